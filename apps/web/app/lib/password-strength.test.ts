import { expect, test } from 'vitest';
import { strengthOf } from '#web/lib/password-strength.ts';

test.each([
  ['', 'short'],
  ['a7!kQ', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678901234', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['Password1234', 'weak'],
  ['tailored9', 'fair'],
  ['tailor-chalk-1927', 'strong'],
  ['four quiet seams hold', 'strong'],
  ['x7#Lq9!vTz2$', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('what others know of a person hides nothing', () => {
  expect(strengthOf('ashaRao.1990', ['Asha Rao', 'asha.rao@example.com'])).toBe('weak');
  expect(strengthOf('ashaRao.1990')).not.toBe('weak');
});

test('a name with signs in it is no pattern', () => {
  expect(strengthOf('tailor-chalk-1927', ['a(b[c', '***'])).toBe('strong');
});
