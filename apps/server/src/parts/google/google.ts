/** What has to be kept until the browser comes back. */
export interface Begun {
  /** Where the browser goes. */
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What Google says of someone, checked to be said by Google, to us, for this sign-in. */
export interface GoogleProfile {
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly picture: string;
}

export interface Google {
  /** @throws GoogleError if Google cannot be asked where to go */
  begin(redirectUri: string): Promise<Begun>;
  /** Reads the address the browser came back to. @throws GoogleError */
  finish(cameTo: URL, kept: Omit<Begun, 'url'>): Promise<GoogleProfile>;
}

/**
 * A sign-in that Google ended: the person said no, or something between us and Google went wrong. It tells in words what
 * happened and keeps no cause: that would carry tokens and what Google says of people into the log.
 */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';
  readonly isDenial: boolean;

  constructor(words: string, isDenial: boolean) {
    super(words);
    this.isDenial = isDenial;
  }
}
