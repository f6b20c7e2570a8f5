import { FolderPage } from '@toile/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { json } from '../../../../../test/boutique.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { signUp } from '../../../../../test/people.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { sewDesign } from '../../../../../test/sewn.ts';

let server: RunningServer;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), ROLE: 'web', RATE_LIMITS: 'on', LOG_LEVEL: 'silent' };
  server = await startTestServer(environment);
});
afterAll(() => server.close());

const PATH = '/generate-outfit/folders';
const AT_ONCE = 16;

test('archives that are refused while another is packed use up nothing of the hour', async () => {
  const person = await signUp(server.address, 'Rani Boutique');
  const held = [await sewDesign(server.parts, person.accountId)];
  const made = await person.fetch(PATH, json('POST', { name: 'Many at once', designs: held }));
  const folder = FolderPage.parse(await made.json());
  const zip = async () => {
    const packed = await person.fetch(`${PATH}/${folder.folder_id}/zip`);
    await packed.arrayBuffer();
    return packed;
  };
  // the one before may still be ending
  const left = () =>
    vi.waitFor(
      async () => {
        const packed = await zip();
        expect(packed.status).toBe(200);
        return Number(packed.headers.get('x-ratelimit-remaining'));
      },
      { timeout: 60_000, interval: 200 },
    );
  const before = await left();
  const statuses = (await Promise.all(Array.from({ length: AT_ONCE }, zip))).map(({ status }) => status);
  const packed = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status !== 200)).toEqual(Array(AT_ONCE - packed).fill(429));
  expect(await left()).toBe(before - packed - 1);
});
