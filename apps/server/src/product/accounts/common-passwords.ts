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

/** One to four signs over and over ('aaaaaaaa', '12341234'); the last time may be cut short. */
const REPEATED = /^(.{1,4}?)\1+(.{0,3})$/su;
function isRepeated(password: string): boolean {
  const [, unit, rest] = REPEATED.exec(password) ?? [];
  return unit?.startsWith(rest ?? '') ?? false;
}

/** Two years after each other ('19901990' is a repetition, '19901991' this). */
const TWO_YEARS = /^(?:19|20)\d\d(?:19|20)\d\d$/;

/** Each sign the next of the one before it, or each the one before ('abcdefgh', '87654321'); after 9 comes 0. */
function isRow(password: string): boolean {
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, i) => code - (codes[i] ?? 0));
  const isStep = (way: number) => steps.every((step) => step === way || step === -9 * way);
  return isStep(1) || isStep(-1);
}

/** Whether a password is among those that guessing begins with, in any case of its letters: published ones, repetitions, rows and years. */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  if (isRepeated(small) || isRow(small) || TWO_YEARS.test(small)) return true;
  common ??= readCommon();
  return common.has(small);
}
