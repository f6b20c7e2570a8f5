import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { openCommunity } from '../../../test/community.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { openFakeGenerator } from '../../../test/fakes/generator.ts';
import { signUp } from '../../../test/people.ts';
import { startTestServer } from '../../../test/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(
    { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' },
    { openGenerator: () => openFakeGenerator() },
  );
});
afterAll(() => server.close());

const { list, postDesign } = openCommunity(() => server.address);

/** `npm run post` beside the running server. */
async function run(...args: string[]): Promise<[code: number, said: string]> {
  const env = { ...process.env, DATABASE_URL: server.parts.database.url };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'post.ts'), ...args], { env });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return [code, said + complained];
}

test('whoever runs it reads what is reported, takes a post down by the address of its page, and puts it back', async () => {
  const [maker, ben] = [await signUp(server.address, 'Asha'), await signUp(server.address, 'Ben')];
  const { $id, designId } = await postDesign(maker, 'a plum coat');
  const told = await ben.fetch(`/community/${$id}/report`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    // A line of one's own and a colour for the terminal of whoever reads it.
    body: JSON.stringify({ reason: 'hateful', note: 'see\n\u001b[31mthe hem' }),
  });
  expect(told.status).toBe(204);
  const [, waiting] = await run('reports');
  expect(waiting).toContain(`${$id}  since `);
  expect(waiting).toContain('by 1, for hateful');
  expect(await run('take-down', $id)).toEqual([1, expect.stringContaining('--because')]);
  const address = `https://toile.example/d/${designId}?from=letter`;
  const taken = await run('take-down', address, '--because', 'hateful', '--saying', 'The hem.');
  expect(taken).toEqual([0, `Done: take-down ${$id}.\n`]);
  await expect.poll(async () => (await list(maker)).documents).toEqual([]);
  const [, shown] = await run('show', $id);
  expect(shown).toContain('for hateful: The hem.');
  expect(shown).toContain(`answered, by ${ben.email}`);
  expect(shown).not.toContain('\u001b');
  expect(await run('keep', $id)).toEqual([1, 'It is down already.\n']);
  expect(await run('take-down', $id, '--because', 'hateful')).toEqual([1, 'It is down already.\n']);
  const graver = await run('take-down', $id, '--because', 'obscene', '--saying', 'The lace.');
  expect(graver).toEqual([0, `Done: take-down ${$id}.\n`]);
  expect((await run('show', $id))[1]).toContain('for obscene: The lace.');
  expect((await list(maker)).documents).toEqual([]);
  expect(await run('look-again', $id)).toEqual([0, 'Nothing else hangs that looks as it does.\n']);
  const other = await postDesign(await signUp(server.address, 'Cara'), 'a grey coat');
  await ben.fetch(`/community/${other.$id}/report`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'copied' }),
  });
  expect(await run('drop-reports-of', ben.email)).toEqual([0, 'Done: 1 reports answered.\n']);
  expect(await run('drop-reports-of', 'nobody@example.com')).toEqual([1, 'Nobody has this address.\n']);
  expect((await run('reports'))[1]).toBe('Nothing is reported.\n');
  expect(await run('put-back', $id)).toEqual([0, `Done: put-back ${$id}.\n`]);
  await expect.poll(async () => (await list(maker)).documents.map((post) => post.$id)).toContain($id);
  expect(await run('look-again', $id)).toEqual([1, 'It is not down.\n']);
  expect(await run('show', 'no-such-post')).toEqual([1, 'There is no such post.\n']);
});
