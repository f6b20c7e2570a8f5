/** One letter, in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What takes letters to people. */
export interface Mailer {
  /** Resolves when the letter is in other hands. @throws MailError within the driver's deadline */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** A letter that was not taken. Its message names nobody: it goes to the log. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** True when trying again cannot help: there is no such mailbox. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}
