/** What was stored or sent is no Look of any version that is known. */
export class LookError extends Error {
  override readonly name = 'LookError';
  /** Where it breaks: 'garments.0.cloth.fabric'; empty for the whole. */
  readonly path: string;

  constructor(path: string, reason: string, options?: ErrorOptions) {
    super(path ? `${path}: ${reason}` : reason, options);
    this.path = path;
  }
}
