import { createRequire } from 'node:module';
import { PASSWORD_LENGTH } from '@toile/contract';

/** Read with the first password that is to be judged: the lists are long. */
const require = createRequire(import.meta.url);

let common: ReadonlySet<string> | undefined;

/** The commonest passwords of those that were published after thefts, as far as they are long enough to be asked about; in lower case. */
function readCommon(): ReadonlySet<string> {
  // What a `require` gives has no type.
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH.min));
}

/** Whether a password is among those that guessing begins with, in any case of its letters. */
export function isCommonPassword(password: string): boolean {
  common ??= readCommon();
  return common.has(password.toLowerCase());
}
