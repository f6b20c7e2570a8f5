import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designs } from '#server/parts/database/schema/designs.ts';
import { packs } from '#server/parts/database/schema/packs.ts';
import type { Context } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { readBalances } from '#server/product/wallet/balances.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { signUp } from '../../../../../test/people.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { sewDesign } from '../../../../../test/sewn.ts';
import type { Cutter } from './cutter.ts';
import { takePack } from './take-pack.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', LOG_LEVEL: 'silent' });
});
afterAll(() => server.close());

async function maker() {
  const { accountId } = await signUp(server.address);
  const designId = await sewDesign(server.parts, accountId);
  const { database } = server.parts;
  const ctx: Context = { actor: { kind: 'account', accountId, sessionId: 'test' }, database };
  const take = (cutter: Cutter, freeNeedsProof = false) =>
    takePack({ ctx, parts: { cutter, limits: { freeNeedsProof } }, input: { designId } });
  const untouched = async () => {
    expect(await readBalances(database.read, accountId)).toEqual({ free: 1, paid: 0 });
    expect(await database.read.select().from(packs).where(eq(packs.designId, designId))).toEqual([]);
  };
  return { designId, take, untouched };
}

test('a pack that cannot be made costs nothing', async () => {
  const { take, untouched } = await maker();
  const broken: Cutter = { cut: () => Promise.reject(new ProductError('garments-failed')) };
  await expect(take(broken)).rejects.toMatchObject({ code: 'garments-failed' });
  await untouched();
});

test('a pack whose design went into the trash while it was made costs nothing', async () => {
  const { designId, take, untouched } = await maker();
  const slow: Cutter = {
    cut: async () => {
      await server.parts.database.transaction((tx) =>
        tx.update(designs).set({ deletedAt: new Date() }).where(eq(designs.id, designId)),
      );
      return Buffer.from('%PDF');
    },
  };
  await expect(take(slow)).rejects.toMatchObject({ code: 'design-not-found' });
  await untouched();
});

test('a free token is not taken of who has to prove their address first', async () => {
  const { take, untouched } = await maker();
  const quick: Cutter = { cut: async () => Buffer.from('%PDF') };
  await expect(take(quick, true)).rejects.toMatchObject({ code: 'email-unproved' });
  await untouched();
});
