/** What was stored or sent is no Look of any version that is known. */
export class LookError extends Error {
  override readonly name = 'LookError';
  /** Where it breaks: 'garments.0.cloth.fabric'; empty for the whole. */
  readonly path: string;
  /** Whether it says that it is of a version which is not known yet: a newer release reads it. */
  readonly isNewer: boolean;

  constructor(
    path: string,
    reason: string,
    { isNewer = false, ...options }: ErrorOptions & { isNewer?: boolean } = {},
  ) {
    super(path ? `${path}: ${reason}` : reason, options);
    this.path = path;
    this.isNewer = isNewer;
  }
}
