import * as Appwrite from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { ACCOUNT_CASES, openWorld, runAccountCall, sessionIn } from '../../../../../test/account-calls.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
  Object.assign(globalThis, { Appwrite });
});
afterAll(() => server.close());

test.each(ACCOUNT_CASES)('account.$method, $situation', async ({ method, situation, args, outcome }) => {
  const world = await openWorld(server.address);
  const session = await sessionIn(situation, world);
  const call = { endpoint: `${server.address}/v1`, method, args: args?.(world), session };
  expect(await runAccountCall(call)).toMatchObject(outcome(world));
});
