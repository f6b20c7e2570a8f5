import { createRequire } from 'node:module';
import { PASSWORD_LENGTH } from '@toile/contract';

/** Read with the first password that is to be judged: the lists are long. */
const require = createRequire(import.meta.url);

const COUNT = 10_000;

let common: ReadonlySet<string> | undefined;

/** The commonest passwords of those long enough to be asked about, commonest first, all in lower case. */
function readCommon(): ReadonlySet<string> {
  // What a `require` gives has no type.
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH.min);
  return new Set(passwords.slice(0, COUNT));
}

/** Whether a password is among those that guessing begins with, in any case of its letters. */
export function isCommonPassword(password: string): boolean {
  common ??= readCommon();
  return common.has(password.toLowerCase());
}
