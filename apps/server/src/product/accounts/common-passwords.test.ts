import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(
  '00000000 aaaaaaaa 77777777 abababab abcabcabc 12341234 19901990 19901991 abcdefgh ABCDEFGH 12345678 34567890 87654321 password1 iloveyou'.split(
    ' ',
  ),
)('%s is among the passwords that guessing begins with', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['linen and lace', 'kurta-1987-blue', 'aab-aac-aad', 'abcdefgi', '19901899x', 'tanatantana', '😀😀😀😀a'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
