import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'house', environment: 'node', include: ['scripts/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['packages/*/{src,cli}/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: ['test/global-database.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['test/global-database.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: { name: 'web', environment: 'node', include: ['apps/web/app/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
      },
    ],
  },
});
