import { expect, test } from 'vitest';
import { entrancePath, returnPath } from '#web/lib/session/return-path.ts';

const searchOf = (path: string) => new URL(path, 'https://toile.test').searchParams;

test('a guest is brought back to the path and search he wanted', () => {
  const path = entrancePath('/login', '/ai-outfit-generator?tab=all-generations');
  expect(returnPath(searchOf(path))).toBe('/ai-outfit-generator?tab=all-generations');
});

test('without a wish the way leads home', () => {
  expect(entrancePath('/signup', '/')).toBe('/signup');
  expect(returnPath(searchOf('/signup'))).toBe('/');
});

test.each([
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n\\evil.test',
])('a wish for another site is not granted: %s', (next) => {
  expect(returnPath(new URLSearchParams({ next }))).toBe('/');
});
