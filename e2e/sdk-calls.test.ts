import { createRequire } from 'node:module';
import { SESSION_COOKIE } from '@toile/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { ACCOUNT_CASES, openWorld, runAccountCall, sessionIn } from '../test/account-calls.ts';
import { createTestDatabase } from '../test/database.ts';
import { startTestServer } from '../test/server.ts';
import { closeVisitors, type Visitor, visitor } from './browser.ts';

/** The official SDK as a page loads it that has no build. */
const SDK = createRequire(import.meta.url)
  .resolve('appwrite')
  .replace(/cjs[/\\]sdk\.js$/, 'iife/sdk.js');

let server: RunningServer;
let seen: Visitor;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
  seen = await visitor(server.address);
  await seen.context.route('**/bare', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>bare</title>' }),
  );
  await seen.page.goto('/bare');
  await seen.page.addScriptTag({ path: SDK });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

it.each(ACCOUNT_CASES)('account.$method in a browser, $situation', async ({ method, situation, args, outcome }) => {
  const world = await openWorld(server.address);
  const session = await sessionIn(situation, world);
  await seen.context.clearCookies();
  if (session)
    await seen.context.addCookies([{ name: SESSION_COOKIE, value: session, url: server.address, httpOnly: true }]);
  const call = { endpoint: `${server.address}/v1`, method, args: args?.(world) };
  expect(await seen.page.evaluate(runAccountCall, call)).toMatchObject(outcome(world));
});
