import { AppwriteException } from 'appwrite';
import { expect, test } from 'vitest';
import { errorMessage, isRefusal, refusalType } from '#web/lib/error-message.ts';

test('a refusal is told in the words of the server', () => {
  const refusal = new AppwriteException('Invalid credentials.', 401, 'user_invalid_credentials', '{}');
  expect(errorMessage(refusal, 'Login failed.')).toBe('Invalid credentials.');
});

test('of a refused field only the sentence is told, not the dialect’s name for it', () => {
  const refusal = new AppwriteException('Invalid `password` param: Password is one of the commonest.', 400);
  expect(errorMessage(refusal, 'Signup failed.')).toBe('Password is one of the commonest.');
});

test('a broken connection is told in our words, not the browser’s', () => {
  expect(errorMessage(new TypeError('Failed to fetch'), 'Login failed.')).toBe('Login failed.');
});

test('a refusal has the type the dialect gives it, a broken connection none', () => {
  expect(refusalType(new AppwriteException('no', 401, 'user_session_already_exists'))).toBe(
    'user_session_already_exists',
  );
  expect(refusalType(new TypeError('Failed to fetch'))).toBeUndefined();
});

test('only replies of the 400s are refusals', () => {
  expect(isRefusal(new AppwriteException('no', 404))).toBe(true);
  expect(isRefusal(new AppwriteException('later', 503))).toBe(false);
  expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
});
