import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { firstLoad } from './first-load.ts';

const CLIENT = join(import.meta.dirname, '../apps/web/build/client');

/** Thousands of bytes (brotli) of script that a page may name. Raised by whoever can say what the bytes are for. */
const BUDGETS: Record<string, number> = {
  '.': 129,
  about: 126,
  // How a design's one moment is told in both lists, and that a token was given free, took a fifth of a kilobyte on every page of whoever is signed in.
  account: 201,
  // The way to a design's boards is a third of a kilobyte of it, and the change that is sketched in the picture's own place another.
  // The threads under the words of the brief's own field and the question before a post is taken back took it a sixth over 261;
  // a change's words in the first window of a phone, the veil while it is sketched and the facts over a garment are one more, and a third.
  // What the options are at, which of a name a design is and whole rows in the history took it a third over 266.
  'ai-outfit-generator': 267,
  blog: 125,
  contact: 125,
  cookies: 127,
  // From here on: how a wait is told to whoever is signed in, and shown where they are, is a quarter of a kilobyte.
  dashboard: 197,
  features: 125,
  // A design's boards by their names are a fifth of a kilobyte of it.
  gallery: 209,
  login: 198,
  pricing: 201,
  privacy: 127,
  signup: 198,
  terms: 127,
  tokens: 199,
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
