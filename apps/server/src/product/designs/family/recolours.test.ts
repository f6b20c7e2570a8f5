import { GenerationRequest, MESSAGE, RECOLOURS_KEPT_FOR_EACH, RECOLOURS_PER_HOUR } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designs } from '#server/parts/database/schema/designs.ts';
import { packs } from '#server/parts/database/schema/packs.ts';
import { postEntry } from '#server/product/wallet/post-entry.ts';
import { expectBooksBalanced } from '../../../../../../test/books.ts';
import { trashDesign } from '../change-design.ts';
import { failLateDesigns } from '../fail-late-designs.ts';
import { getDesign } from '../get-design.ts';
import { press } from '../press.ts';
import { readLook } from '../read-look.ts';
import {
  closeFamilies,
  database,
  draw,
  edit,
  editOf,
  first,
  free,
  job,
  keepRecoloured,
  openFamilies,
  parts,
  someone,
} from './family.fixture.ts';

beforeAll(openFamilies);
afterAll(closeFamilies);

test('other colours and another medium of a design that was paid for take no token, in words or by hand', async () => {
  const ctx = await someone(1);
  const parent = await first(ctx);
  const red = await edit(ctx, parent, 'in red');
  const colour = { slot: 'g1.colour', to: '#1f4a38' };
  const green = await editOf(ctx, {
    design_id: parent,
    words: '',
    moves: [colour, { slot: 'page.medium', to: 'ink' }],
  });
  await draw(red.id);
  await draw(green.id);
  const looks = await Promise.all(
    [red, green].map(async ({ id }) => readLook((await getDesign({ ctx, input: { designId: id } })).look)),
  );
  expect(looks.map((look) => look?.garments[0]?.cloth.colour.name)).toEqual(['red', 'bottle green']);
  expect([looks[1]?.medium, await free(ctx)]).toEqual(['ink', 0]);
  // and so is one of a recoloured one
  const again = await edit(ctx, red.id, 'in blue');
  await draw(again.id);
  expect((await getDesign({ ctx, input: { designId: again.id } })).status).toBe('done');
});

test('a dearer edit dressed as a recolouring costs its token, and is refused without one', async () => {
  const ctx = await someone(1);
  const parent = await first(ctx);
  const colour = { slot: 'g1.colour', to: '#c3272e' };
  const dearer = [
    [{ slot: 'g1.length', to: 'mini' }],
    [{ slot: 'g1.fabric', to: 'silk' }],
    [{ slot: 'add', to: 'hat' }],
    [{ slot: 'person.build', to: 'full' }],
  ];
  for (const moves of dearer)
    await expect(editOf(ctx, { design_id: parent, words: 'in red', moves: [colour, ...moves] })).rejects.toMatchObject({
      code: 'tokens-missing',
    });
  await expect(editOf(ctx, { design_id: parent, words: 'in red, shorter' })).rejects.toMatchObject({
    code: 'tokens-missing',
  });
});

test("nobody recolours somebody else's design, one in the trash or one that is still being made for nothing", async () => {
  const [owner, other] = [await someone(1), await someone(2)];
  const theirs = await first(owner);
  const own = await first(other);
  await trashDesign({ ctx: other, input: { designId: own } });
  const order = { request: GenerationRequest.parse({ style_idea: 'a slip dress' }) };
  const { id: running } = await press({ ctx: other, parts, input: order });
  for (const designId of [theirs, own, running])
    await expect(edit(other, designId, 'in red')).rejects.toMatchObject({ code: 'design-not-found' });
});

test('the same recolouring sent twice at once by its key is one, and no more of them run at once than designs may', async () => {
  const ctx = await someone(1);
  const parent = await first(ctx);
  const [one, two] = await Promise.all([edit(ctx, parent, 'in red', 'free'), edit(ctx, parent, 'in red', 'free')]);
  expect(one.id).toBe(two.id);
  const colours = ['blue', 'green', 'yellow', 'black', 'white', 'pink', 'orange'];
  const ends = await Promise.allSettled(colours.map((colour) => edit(ctx, parent, `in ${colour}`)));
  const refused = ends.filter(({ status }) => status === 'rejected');
  expect([ends.length - refused.length, refused.length]).toEqual([4, 3]);
  for (const end of refused) expect(end).toMatchObject({ reason: { code: 'designs-too-many' } });
});

test('a recolouring that fails gives nothing back, since nothing was taken', async () => {
  const ctx = await someone(2);
  const parent = await first(ctx);
  const { id } = await edit(ctx, parent, 'in red');
  const overdue = { deadlineAt: sql`now() - interval '1 second'` };
  await database.transaction((tx) => tx.update(designs).set(overdue).where(eq(designs.id, id)));
  await failLateDesigns({ ctx: job(), parts });
  expect([(await getDesign({ ctx, input: { designId: id } })).status, await free(ctx)]).toEqual(['failed', 1]);
});

test('other colours are free so often an hour, and what is paid for is neither counted nor refused', async () => {
  const ctx = await someone(3);
  const parent = await first(ctx);
  const paid = await edit(ctx, parent, 'shorter');
  await draw(paid.id);
  const again = (count: number) =>
    database.transaction((tx) =>
      tx.execute(sql`insert into designs (id, account_id, request, words, seed, deadline_at, status, error_code, finished_at, parent_id, is_free)
        select md5(random()::text), account_id, request || '{"edit": {}}', words, seed, now(), 'failed', 'generation-failed', now(), id, true
        from designs, generate_series(1, ${count}) where id = ${parent}`),
    );
  await again(RECOLOURS_PER_HOUR - 1);
  const last = await edit(ctx, parent, 'in red', 'last');
  await draw(last.id);
  await expect(edit(ctx, parent, 'in blue')).rejects.toMatchObject({ code: 'recolours-too-many', status: 429 });
  expect((await edit(ctx, parent, 'in red', 'last')).id).toBe(last.id);
  const other = await edit(ctx, parent, 'longer');
  await draw(other.id);
  expect([(await getDesign({ ctx, input: { designId: other.id } })).status, await free(ctx)]).toEqual(['done', 0]);
});

test('what is kept for nothing is bounded by what was paid for, trash and what lost its parent included', async () => {
  const ctx = await someone(2);
  const parent = await first(ctx);
  await keepRecoloured(parent, 2 * RECOLOURS_KEPT_FOR_EACH - 1);
  const last = await edit(ctx, parent, 'in red', 'last');
  const refused = { code: 'recolours-too-many', status: 429, message: MESSAGE.recoloursKept };
  await expect(edit(ctx, parent, 'in blue')).rejects.toMatchObject(refused);
  expect((await edit(ctx, parent, 'in red', 'last')).id).toBe(last.id);
  await draw(last.id);
  // what another token brings is room for as many more
  await draw((await edit(ctx, parent, 'longer')).id);
  await draw((await edit(ctx, parent, 'in blue')).id);
  expect(await free(ctx)).toBe(0);
});

test('the books hold with all that was free, done and failed, and a tech pack is no design that was paid for', async () => {
  const ctx = await someone(2);
  const parent = await first(ctx);
  await draw((await edit(ctx, parent, 'in red')).id);
  await expectBooksBalanced(database);
  // one token is for the design, one for its pack: as much is kept for nothing as for one
  await database.transaction(async (tx) => {
    const { accountId } = await getDesign({ ctx: { ...ctx, tx }, input: { designId: parent } });
    const [pack] = await tx
      .insert(packs)
      .values({ id: `pack${parent}`, designId: parent, accountId, number: 1 })
      .returning();
    await postEntry(tx, { accountId, kind: 'spend', ref: pack?.id ?? '' }, () => ({ free: -1, paid: 0 }));
  });
  await keepRecoloured(parent, 2 * RECOLOURS_KEPT_FOR_EACH - 1);
  await expect(edit(ctx, parent, 'in blue')).rejects.toMatchObject({
    code: 'recolours-too-many',
    message: MESSAGE.recoloursKept,
  });
  await expectBooksBalanced(database);
});
