import './scripts/need-node-24.mjs';
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

// The workers have it from here.
process.env.SEED ??= String(randomInt(2 ** 31));
console.log(`Seed of this run's shares: ${process.env.SEED} (the same again: SEED=${process.env.SEED})`);

/**
 * Workers, their threads and the programs that tests start read hundreds of sources each, and half of that is Node asking for what
 * is plain from the name.
 */
const LIGHTEN = new URL('./test/lighten.js', import.meta.url).href;
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${LIGHTEN}`.trim();

/** Milliseconds a poll waits for what is to come: long enough for a slow machine, and never a measure of speed. */
const POLL = { poll: { timeout: 60_000 } };

/**
 * Code that Node runs from source is imported by Node itself, as in production: nothing is transformed. No test replaces a
 * module, so the files of a worker share theirs.
 */
const NATIVE = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

export default defineConfig({
  test: {
    // Half of a test's time is waiting for a server, a browser or a process that starts: two workers more than cores keep these busy.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'house',
          ...NATIVE,
          environment: 'node',
          include: ['scripts/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'packages',
          ...NATIVE,
          environment: 'node',
          include: ['packages/*/{src,cli}/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          ...NATIVE,
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: ['test/global-programs.ts', 'test/global-database.ts'],
          testTimeout: 120_000,
          expect: POLL,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          ...NATIVE,
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['test/global-database.ts'],
          testTimeout: 240_000,
          expect: POLL,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'web',
          isolate: false,
          environment: 'node',
          include: ['apps/web/app/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
