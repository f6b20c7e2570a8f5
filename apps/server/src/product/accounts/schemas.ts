import {
  AUTHOR_GONE,
  EMAIL_LENGTH_MAX,
  Line,
  NAME_LENGTH_MAX,
  PASSWORD_LENGTH,
  PREFS_BYTES_MAX,
  storable,
} from '@toile/contract';
import * as z from 'zod';
import { isCommonPassword } from './common-passwords.ts';

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMAIL_LENGTH_MAX, 'Value must be a valid email address')
  .pipe(z.email('Value must be a valid email address'));

const PASSWORD_RULE = `Password must be between ${PASSWORD_LENGTH.min} and ${PASSWORD_LENGTH.max} characters long.`;
/** A password that is about to be set. */
export const Password = z
  .string()
  .min(PASSWORD_LENGTH.min, PASSWORD_RULE)
  .max(PASSWORD_LENGTH.max, PASSWORD_RULE)
  .refine((password) => !isCommonPassword(password), 'Password is one of the commonest. Please choose another one.');

/** A password that is shown as proof: refused as wrong, whatever its length, since only its account knows its rule. */
export const ShownPassword = z.string().max(1024);

/** The secret of a letter, as it is shown. */
export const ShownSecret = z.string().min(1).max(256);

/** Where the link of a letter shall lead. Which places it may lead to is decided elsewhere. */
export const LinkUrl = z.string().max(2048, 'Value must be a valid URL.');

const NAME_RULE = `Value must be a valid string and no longer than ${NAME_LENGTH_MAX} chars`;
export const Name = z
  .string()
  .refine((text) => storable(text) === text, NAME_RULE)
  .pipe(Line(NAME_LENGTH_MAX, NAME_RULE));

/** Chosen by the caller, or `unique()` to have one made. An id is never a secret. */
export const AccountId = z
  .string()
  .regex(
    /^(unique\(\)|[A-Za-z0-9][A-Za-z0-9._-]{0,35})$/,
    "UID must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char",
  )
  // Posts of people who have left are shown as this account's.
  .refine((id) => id.toLowerCase() !== AUTHOR_GONE, 'UID is not free to be chosen');

/** Objects and lists within each other that preferences may hold. */
const PREFS_DEPTH_MAX = 50;
/** Half a character, which JSON can write and the database cannot hold; and a character of code 0. */
const UNSTORABLE = /[\p{Surrogate}\0]/u;

/** Whether a value can be kept: not deeper than somebody would ever write it, and of whole characters. */
function isKeepable(value: unknown): boolean {
  const left: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let each = left.pop(); each; each = left.pop()) {
    if (typeof each.value === 'string' && UNSTORABLE.test(each.value)) return false;
    if (typeof each.value !== 'object' || each.value === null) continue;
    if (each.depth === PREFS_DEPTH_MAX || Object.keys(each.value).some((key) => UNSTORABLE.test(key))) return false;
    for (const inner of Object.values(each.value)) left.push({ value: inner, depth: each.depth + 1 });
  }
  return true;
}

export const Prefs = z
  .record(z.string(), z.unknown())
  .refine(isKeepable, { message: `Value must be plain text and at most ${PREFS_DEPTH_MAX} levels deep`, abort: true })
  .refine(
    (prefs) => Buffer.byteLength(JSON.stringify(prefs)) <= PREFS_BYTES_MAX,
    `Value must be a valid object no larger than ${PREFS_BYTES_MAX} bytes`,
  );
