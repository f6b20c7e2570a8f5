import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designs } from '#server/parts/database/schema/designs.ts';
import { packRevisions } from '#server/parts/database/schema/packs.ts';
import type { Context } from '#server/product/context.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../../test/database.ts';
import { signUp } from '../../../../../../test/people.ts';
import { startTestServer } from '../../../../../../test/server.ts';
import { sewDesign } from '../../../../../../test/sewn.ts';
import type { Cutter } from '../cutter.ts';
import { takePack } from '../take-pack.ts';
import { saveRevision } from './save-revision.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', LOG_LEVEL: 'silent' });
});
afterAll(() => server.close());

test('edits whose design went into the trash while they were looked over are not kept', async () => {
  const { accountId } = await signUp(server.address);
  const designId = await sewDesign(server.parts, accountId);
  const { database } = server.parts;
  const ctx: Context = { actor: { kind: 'account', accountId, sessionId: 'test' }, database };
  const quick: Cutter = { cut: async () => Buffer.from('%PDF') };
  await takePack({ ctx, parts: { cutter: quick, limits: { freeNeedsProof: false } }, input: { designId } });
  const slow: Cutter = {
    cut: async () => {
      await database.transaction((tx) =>
        tx.update(designs).set({ deletedAt: new Date() }).where(eq(designs.id, designId)),
      );
      return Buffer.from('');
    },
  };
  const input = { designId, on: 1, note: '', edits: { g1: { notes: ['press twice'] } } };
  await expect(saveRevision({ ctx, parts: { cutter: slow }, input })).rejects.toMatchObject({
    code: 'design-not-found',
  });
  expect(await database.read.select().from(packRevisions).where(eq(packRevisions.accountId, accountId))).toEqual([]);
});
