import { expect, test } from 'vitest';
import { activePath } from '#web/features/shell/destinations.ts';

test('a tab is active on its path and everything below it', () => {
  expect(activePath('/ai-outfit-generator')).toBe('/ai-outfit-generator');
  expect(activePath('/ai-outfit-generator/')).toBe('/ai-outfit-generator');
  expect(activePath('/designs/0198aaaa')).toBe('/ai-outfit-generator');
});

test('Home is active on the landing page and on one’s own dashboard', () => {
  expect(activePath('/')).toBe('/');
  expect(activePath('/dashboard')).toBe('/');
  expect(activePath('/login')).toBeUndefined();
});

test('a path that merely starts with the same letters is another place', () => {
  expect(activePath('/ai-outfit-generators')).toBeUndefined();
});
