import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { firstLoad } from './first-load.ts';

const CLIENT = join(import.meta.dirname, '../apps/web/build/client');

/** Thousands of bytes (brotli) of script that a page may name. Raised by whoever can say what the bytes are for. */
const BUDGETS: Record<string, number> = {
  '.': 207,
  about: 204,
  account: 243,
  'ai-outfit-generator': 267,
  blog: 126,
  contact: 126,
  cookies: 128,
  dashboard: 203,
  features: 126,
  gallery: 215,
  login: 204,
  pricing: 207,
  privacy: 128,
  signup: 204,
  terms: 128,
  tokens: 205,
};

it('every page that is written at build has a budget of script (npm run build comes first)', () => {
  const pages = globSync('**/index.html', { cwd: CLIENT }).map((page) => dirname(page));
  expect(pages.sort()).toEqual(Object.keys(BUDGETS).sort());
});

it.each(Object.entries(BUDGETS))('%s loads at most %i kB of script at first', (page, budget) => {
  const kilobytes = firstLoad(CLIENT, join(page, 'index.html')) / 1000;
  expect(kilobytes).toBeLessThanOrEqual(budget);
  expect(kilobytes).toBeGreaterThan(0);
});
