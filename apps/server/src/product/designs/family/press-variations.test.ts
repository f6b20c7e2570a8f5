import { GenerationRequest, type Move } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designs } from '#server/parts/database/schema/designs.ts';
import type { Context } from '#server/product/context.ts';
import { expectBooksBalanced } from '../../../../../../test/books.ts';
import { trashDesign } from '../change-design.ts';
import { failLateDesigns } from '../fail-late-designs.ts';
import { getDesign } from '../get-design.ts';
import { press } from '../press.ts';
import {
  closeFamilies,
  database,
  draw,
  edit,
  first,
  free,
  guest,
  job,
  openFamilies,
  parts,
  someone,
} from './family.fixture.ts';
import { pressVariations } from './press-variations.ts';
import { readFamily } from './read-family.ts';

beforeAll(openFamilies);
afterAll(closeFamilies);

const LENGTHS: Move[][] = ['mini', 'knee', 'ankle', 'maxi'].map((to) => [{ slot: 'g1.length', to }]);
const COLOURS: Move[][] = ['#c3272e', '#1f4a38', '#d8a021', '#1d2b4d'].map((to) => [{ slot: 'g1.colour', to }]);

/** Fewer than a set may be in the making. */
const limits = { deadline: 60_000, perAccount: 3, overall: 1000 };

/** As long as a key may be. */
const LONGEST_KEY = 'k'.repeat(128);

function set(ctx: Context, designId: string, variations = LENGTHS, idempotencyKey?: string) {
  const input = { designId, variations, ...(idempotencyKey !== undefined && { idempotencyKey }) };
  return pressVariations({ ctx, parts: { ...parts, limits }, input });
}

const madeOf = async (ctx: Context, designId: string) =>
  (await readFamily({ ctx, input: { designId } })).filter(({ parentId }) => parentId === designId);

test('four variations are four designs of the one they are of, each for its token, beyond the limit of one account', async () => {
  const ctx = await someone(6);
  const parent = await first(ctx);
  const ordered = await set(ctx, parent);
  for (const { id } of ordered) await draw(id);
  const kept = await Promise.all(ordered.map(({ id }) => getDesign({ ctx, input: { designId: id } })));
  const { seed } = await getDesign({ ctx, input: { designId: parent } });
  expect(kept.map((design) => [design.status, design.parentId, design.seed])).toEqual(
    LENGTHS.map(() => ['done', parent, seed]),
  );
  const lengths = kept.map(({ look }) => look).map((look) => Object(look).garments[0].length);
  expect([lengths, await free(ctx)]).toEqual([['mini', 'knee', 'ankle', 'maxi'], 1]);
});

test('with fewer tokens than four nothing is taken and nothing is ordered', async () => {
  const ctx = await someone(4);
  const parent = await first(ctx);
  await expect(set(ctx, parent)).rejects.toMatchObject({ code: 'tokens-missing', status: 402 });
  expect([await free(ctx), await madeOf(ctx, parent)]).toEqual([3, []]);
});

test('two sets at once are one set, and the other is told that designs are in the making', async () => {
  const ctx = await someone(9);
  const parent = await first(ctx);
  const ends = await Promise.allSettled([set(ctx, parent), set(ctx, parent)]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'designs-too-many' } });
  expect([await free(ctx), (await madeOf(ctx, parent)).length]).toEqual([4, 4]);
});

test('a set and a press at once with four tokens never leave a set in parts', async () => {
  for (let round = 0; round < 6; round++) {
    const ctx = await someone(5);
    const parent = await first(ctx);
    const one = () => edit(ctx, parent, 'in cotton, shorter');
    const both = round % 2 ? [() => set(ctx, parent), one] : [one, () => set(ctx, parent)];
    await Promise.allSettled(both.map((ask) => ask()));
    const made = await madeOf(ctx, parent);
    expect([0, 4]).toContain(made.filter(({ change }) => change === '').length);
    expect([made.length > 0, await free(ctx)]).toEqual([true, 4 - made.length]);
  }
});

test('the same set sent again by its key, at once or later, is one set; another under that key is refused', async () => {
  const ctx = await someone(9);
  const parent = await first(ctx);
  const [one, two] = await Promise.all([
    set(ctx, parent, LENGTHS, LONGEST_KEY),
    set(ctx, parent, LENGTHS, LONGEST_KEY),
  ]);
  const ids = one.map(({ id }) => id);
  expect(two.map(({ id }) => id)).toEqual(ids);
  for (const id of ids) await draw(id);
  expect((await set(ctx, parent, LENGTHS, LONGEST_KEY)).map(({ id }) => id)).toEqual(ids);
  await expect(set(ctx, parent, LENGTHS.toReversed(), LONGEST_KEY)).rejects.toMatchObject({
    code: 'idempotency-key-reused',
  });
  expect([await free(ctx), (await madeOf(ctx, parent)).length]).toEqual([4, 4]);
});

test('where one of the four changes nothing, or may not be drawn, none is ordered', async () => {
  const ctx = await someone(6);
  const parent = await first(ctx);
  const nothing = LENGTHS.with(2, [{ slot: 'g1.length', to: 'nowhere' }]);
  await expect(set(ctx, parent, nothing)).rejects.toMatchObject({ code: 'design-not-understood' });
  expect([await free(ctx), await madeOf(ctx, parent)]).toEqual([5, []]);
});

test('one of the four that fails gives its own token back, and the others stay', async () => {
  const ctx = await someone(5);
  const parent = await first(ctx);
  const [lost, ...others] = await set(ctx, parent);
  const overdue = { deadlineAt: sql`now() - interval '1 second'` };
  await database.transaction((tx) =>
    tx
      .update(designs)
      .set(overdue)
      .where(eq(designs.id, lost?.id ?? '')),
  );
  await failLateDesigns({ ctx: job(), parts });
  for (const { id } of others) await draw(id);
  const ends = (await madeOf(ctx, parent)).map(({ status }) => status).toSorted();
  expect([ends, await free(ctx)]).toEqual([['done', 'done', 'done', 'failed'], 1]);
  await expectBooksBalanced(database);
});

test('while something else is in the making a set is let through only as far as any designs are, which is not at all', async () => {
  const ctx = await someone(9);
  const parent = await first(ctx);
  await edit(ctx, parent, 'shorter');
  await expect(set(ctx, parent)).rejects.toMatchObject({ code: 'designs-too-many' });
  expect([await free(ctx), (await madeOf(ctx, parent)).length]).toEqual([7, 1]);
});

test('four in other colours take no token, and of a mixed set only those that are another design do', async () => {
  const ctx = await someone(3);
  const parent = await first(ctx);
  for (const { id } of await set(ctx, parent, COLOURS)) await draw(id);
  expect(await free(ctx)).toBe(2);
  await set(ctx, parent, [...COLOURS.slice(0, 2), ...LENGTHS.slice(0, 2)]);
  expect([await free(ctx), (await madeOf(ctx, parent)).length]).toEqual([0, 8]);
});

test("nobody makes a set of somebody else's design, of one in the trash or one that is still being made", async () => {
  const [owner, other] = [await someone(1), await someone(9)];
  const theirs = await first(owner);
  const own = await first(other);
  await trashDesign({ ctx: other, input: { designId: own } });
  const order = { request: GenerationRequest.parse({ style_idea: 'a slip dress' }) };
  const { id: running } = await press({ ctx: other, parts, input: order });
  for (const designId of [theirs, own, running, 'nowhere'])
    await expect(set(other, designId)).rejects.toMatchObject({ code: 'design-not-found' });
  await expect(set(guest(), theirs)).rejects.toMatchObject({ code: 'session-missing' });
  expect(await free(other)).toBe(7);
});
