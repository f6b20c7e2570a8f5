interface Options {
  /** Whether it may pass by itself, so that starting again helps: a port that somebody else has for a moment. */
  readonly mayPass?: boolean;
}

/** A value that cannot be used. Each sentence names its variable; together they are all that is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly sentences: readonly string[];
  readonly mayPass: boolean;
  constructor(sentences: readonly string[], { mayPass = false }: Options = {}) {
    super(sentences.join('\n'));
    this.sentences = sentences;
    this.mayPass = mayPass;
  }
}
