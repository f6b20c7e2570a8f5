import { AppwriteException } from 'appwrite';
import { expect, test } from 'vitest';
import { errorMessage, isRefusal } from '#web/lib/error-message.ts';

test('a refusal is told in the words of the server', () => {
  const refusal = new AppwriteException('Invalid credentials.', 401, 'user_invalid_credentials', '{}');
  expect(errorMessage(refusal, 'Login failed.')).toBe('Invalid credentials.');
});

test('a broken connection is told in our words, not the browser’s', () => {
  expect(errorMessage(new TypeError('Failed to fetch'), 'Login failed.')).toBe('Login failed.');
});

test('only replies of the 400s are refusals', () => {
  expect(isRefusal(new AppwriteException('no', 404))).toBe(true);
  expect(isRefusal(new AppwriteException('later', 503))).toBe(false);
  expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
});
