import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { startTestServer } from '../../../../../test/server.ts';

let plain: RunningServer;
let withGoogle: RunningServer;
beforeAll(async () => {
  const DATABASE_URL = await createTestDatabase();
  plain = await startTestServer({ DATABASE_URL, ROLE: 'web' });
  withGoogle = await startTestServer({
    DATABASE_URL,
    ROLE: 'web',
    GOOGLE_CLIENT_ID: 'toile',
    GOOGLE_CLIENT_SECRET: 'a secret of Google',
  });
});
afterAll(async () => {
  await plain.close();
  await withGoogle.close();
});

const read = async ({ address }: RunningServer) => (await fetch(`${address}/config`)).json();

test('anybody is told whether Google is set up here, and nothing of its keys', async () => {
  expect(await read(plain)).toMatchObject({ google: false });
  expect(await read(withGoogle)).toMatchObject({ google: true });
  expect(JSON.stringify(await read(withGoogle))).not.toContain('secret');
});
