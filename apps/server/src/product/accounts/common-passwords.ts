import { PASSWORD_LENGTH } from '@toile/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

const COUNT = 10_000;

/** The commonest passwords of those long enough to be asked about, commonest first, all in lower case. */
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH.min).slice(0, COUNT),
);

/** Whether a password is among those that guessing begins with, in any case of its letters. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
