/** A value that cannot be used. Each sentence names its variable; together they are all that is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}
