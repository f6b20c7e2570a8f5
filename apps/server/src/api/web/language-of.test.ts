import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

// Nothing else of a request is read.
const of = (headers: Record<string, string>) => languageOf({ headers } as unknown as FastifyRequest);

test.each([
  [undefined, 'en'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['fr,hi;q=0.4,en;q=0.3', 'hi'],
  ['hi;q=0,en;q=0.1', 'en'],
  ['ta,te', 'en'],
  ['*', 'en'],
  [`${'x,'.repeat(100_000)}hi`, 'en'],
])('of a browser that asks for %s the language is %s', (accepted, language) => {
  expect(of(accepted === undefined ? {} : { 'accept-language': accepted })).toBe(language);
});

test('what was chosen goes before what the browser likes, and what is no language of ours is not chosen', () => {
  expect(of({ cookie: 'a=1; toile_language=hi', 'accept-language': 'en' })).toBe('hi');
  expect(of({ cookie: 'toile_language=en', 'accept-language': 'hi' })).toBe('en');
  expect(of({ cookie: 'toile_language=xx', 'accept-language': 'hi' })).toBe('hi');
  expect(of({ cookie: 'not_toile_language=hi', 'accept-language': 'en' })).toBe('en');
});
