import { expect, test } from 'vitest';
import { ENGINE, isSameEngine, makerOf } from './engine.ts';

test('the engine says which version of itself drew', () => {
  expect(ENGINE).toMatch(/^atelier@\d+$/);
  expect(makerOf(ENGINE)).toBe('atelier');
  expect(isSameEngine(ENGINE, ENGINE)).toBe(true);
});

test('what was drawn before it counted is of its first version', () => {
  expect(isSameEngine('atelier', 'atelier@1')).toBe(true);
  expect(isSameEngine('atelier', 'atelier@2')).toBe(false);
  expect(makerOf('atelier')).toBe('atelier');
});

test('a hosted model is itself, whatever it is called', () => {
  expect(makerOf('openai:gpt-image-1')).toBe('openai:gpt-image-1');
  expect(isSameEngine('openai:a', 'openai:b')).toBe(false);
});
