import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { startTestServer } from '../test/server.ts';
import { awake, closeVisitors, visitor } from './browser.ts';
import { newcomer, signUp } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

it('no page asks for what its own policy forbids, not even to learn whether it may', async () => {
  const { page, context } = await visitor(server.address);
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      sessionStorage.setItem(`${violatedDirective} ${sourceFile}`, location.pathname),
    ),
  );
  await signUp(page, newcomer());
  for (const path of ['/', '/login', '/gallery', '/ai-outfit-generator', '/dashboard', '/account', '/tokens']) {
    await page.goto(path);
    await awake(page);
  }
  const broken = await page.evaluate(() => Object.entries(sessionStorage).filter(([, path]) => path.startsWith('/')));
  expect(broken).toEqual([]);
  await context.close();
});
