/** Curses and slurs however their letters are masked or set apart: 'f.u.c.k', 'ph*ck', 'n!gg3r'. Over `visibleText`; every repetition is bounded. */
import type { Led } from './rule.ts';

/** Signs between two letters of one word, and those that stand for a letter. */
const S = '[^\\p{L}\\p{N}\\s]{0,2}';
const MASK = '*#@!$%•·_';
const word = (...letters: readonly string[]): string => letters.join(S);
const U = `[uvüµ${MASK}]{1,4}`;
const O = `[o0${MASK}]{1,4}`;
const A = `[a4${MASK}]{1,4}`;
const I = `[i1l|e3${MASK}]{1,4}`;
const E = `[e3a4u${MASK}]{1,4}`;
const PH = '(?:f{1,4}|ph{1,4})';
const whole = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** Longer than the endings of a curse: 'fuckingly'. */
const ENDING = '(?:[^\\p{L}\\p{N}\\s]{0,2}\\p{L}){0,9}';
/** No beach of Thailand, no town of Japan, nobody called Phúc and no fuchsia. */
const SHORT = `f{1,4}${S}[uv]{1,4}${S}(?:k{1,4}|c|q)(?:s|d|in|ed|er|ing)?|ph${S}[uv]{1,4}${S}(?:k{1,4}|q)(?:s|d|in|ed|er|ing)?|f[${MASK}]{1,3}k(?:s|d|in|ed|er|ing)?`;

/** How each of them begins, in so few letters that little else does. */
const BEGINS = [
  word(PH, `(?:${U}${S}[ck(q]|[${MASK}]{1,3}k)`),
  word('c', U, 'n'),
  word('[s5$]', '[l1|]{1,3}', U, 't'),
  word('w{1,2}h', O, 'r'),
  word(A, '[s5$]{1,3}', '[s5$]{0,3}', 'h', O),
  word('r', 's', 'e', 'h'),
  word('d', I, 'c', 'k', 'h'),
  word('m', A, 'd', A, 'r', 'c'),
  word('n', 'c', 'h', O, 'd'),
  word('c', 'h', U, 't', I),
];

const CURSES = whole(
  `(?:mother|m[uo]th[ae])?${S}${word(PH, U, '[ck(]{1,3}', 'k{1,4}')}${ENDING}`,
  SHORT,
  word('c{1,3}', U, 'n{1,3}', 't{1,3}', '[s5$]{0,3}'),
  word('[s5$]{1,3}', '[l1|]{1,3}', U, 't{1,3}', '(?:[s5$]{0,3}|t?[yi]e?s?)'),
  word('w{1,2}h', O, 'r{1,3}', 'e{1,3}', '[s5$]{0,3}'),
  word(A, '[s5$]{1,3}', '[s5$]{1,3}', 'h', O, '[l1]', 'e', '[s5$]{0,3}'),
  word('a', 'r', 's', 'e', 'h', O, '[l1]', 'e', '[s5$]{0,3}'),
  word('d', I, 'c', 'k', 'h', 'e', 'a', 'd', '[s5$]{0,2}'),
  word('m', A, 'd', A, 'r', 'c', 'h', O, 'd', '\\p{L}{0,3}'),
  word('b', 'h?', E, 'h?', E, 'n', 'c', 'h', O, 'd', '\\p{L}{0,3}'),
  word('c', 'h', U, 't', I, 'y', A, '[s5$]{0,2}'),
);

export const COARSE: Led = { lead: new RegExp(BEGINS.join('|'), 'u'), whole: CURSES };

export const SLURS = whole(
  word(
    'n{1,3}',
    I,
    '[g9q6]{1,3}',
    '[g9q6]{1,3}',
    '(?:[e3a4*@][^\\p{L}\\p{N}\\s]{0,2}r?|a[hsz]|u[^\\p{L}\\p{N}\\s]{0,2}h)',
    '[s5$z]{0,2}',
  ),
  word('(?:f|ph)', A, '[g9q]{1,2}', '[g9q]{1,2}', O, 't{1,3}', '[s5$]{0,2}'),
  word('k', '[i1!*]', 'k', 'e', '[s5$]{0,2}'),
);
