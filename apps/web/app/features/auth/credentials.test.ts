import { MESSAGE } from '@toile/contract';
import { expect, test } from 'vitest';
import { faultsOf, LoginForm, SignupForm } from '#web/features/auth/credentials.ts';

const faults = (form: typeof LoginForm | typeof SignupForm, value: unknown) =>
  form.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('an empty form is told in one sentence, at its first empty field, and every empty field is marked', () => {
  const [email, password] = [{ message: MESSAGE.loginMissing }, { message: MESSAGE.loginMissing }];
  expect(faultsOf({ email, password }, ['email', 'password'])).toEqual({ email: MESSAGE.loginMissing, password: true });
  expect(faults(LoginForm, { email: '', password: '' })).toEqual([
    ['email', MESSAGE.loginMissing],
    ['password', MESSAGE.loginMissing],
  ]);
  expect(faults(LoginForm, { email: 'asha@example.com', password: '' })).toEqual([['password', MESSAGE.loginMissing]]);
});

test('a login takes any password that is there, and trims the email', () => {
  expect(LoginForm.parse({ email: ' asha@example.com ', password: ' x' })).toEqual({
    email: 'asha@example.com',
    password: ' x',
  });
});

test('a signup with a gap asks for all fields before it judges any', () => {
  expect(faults(SignupForm, { name: '  ', email: 'asha', password: 'short' })).toEqual([
    ['name', MESSAGE.signupMissing],
  ]);
});

test('a password of seven characters is too short, one of eight is not', () => {
  const form = { name: 'Asha', email: 'asha@example.com' };
  expect(faults(SignupForm, { ...form, password: '1234567' })).toEqual([['password', MESSAGE.passwordTooShort]]);
  expect(SignupForm.safeParse({ ...form, password: '12345678' }).success).toBe(true);
});

test('what is no email address is told at the email', () => {
  expect(faults(LoginForm, { email: 'asha', password: 'password1' })?.[0]?.[0]).toBe('email');
});
