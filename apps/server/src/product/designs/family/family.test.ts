import { FAMILY_MAX, NOT_UNDERSTOOD } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designs } from '#server/parts/database/schema/designs.ts';
import { trashDesign } from '../change-design.ts';
import { failLateDesigns } from '../fail-late-designs.ts';
import { getDesign } from '../get-design.ts';
import { readLook } from '../read-look.ts';
import {
  closeFamilies,
  database,
  draw,
  edit,
  editOf,
  first,
  free,
  guest,
  job,
  keepRecoloured,
  openFamilies,
  parts,
  people,
  someone,
} from './family.fixture.ts';
import { FAMILY, readFamily, WIDEST } from './read-family.ts';

beforeAll(openFamilies);
afterAll(closeFamilies);

test('an edit costs a token, has the seed of its parent, and changes nothing but what the words name', async () => {
  const ctx = await someone(2);
  const parent = await first(ctx);
  const { id, seed } = await edit(ctx, parent, 'in red, shorter');
  await draw(id);
  const [before, after] = [
    await getDesign({ ctx, input: { designId: parent } }),
    await getDesign({ ctx, input: { designId: id } }),
  ];
  expect([seed, after.parentId, await free(ctx)]).toEqual([before.seed, parent, 0]);
  expect(after.look).toMatchObject({
    garments: [{ kind: 'slip-dress', length: 'knee', cloth: { colour: { name: 'red' } } }],
  });
  expect(readLook(after.look)?.person).toEqual(readLook(before.look)?.person);
});

test('what is locked stays as it is in the design that is paid for, whatever its words name', async () => {
  const ctx = await someone(2);
  const parent = await first(ctx, 'a red slip dress with black heels');
  const { id } = await editOf(ctx, {
    design_id: parent,
    words: 'in navy, shorter, with white sneakers',
    locks: ['footwear'],
  });
  await draw(id);
  const [before, after] = [
    await getDesign({ ctx, input: { designId: parent } }),
    await getDesign({ ctx, input: { designId: id } }),
  ];
  expect(after.look).toMatchObject({ garments: [{ length: 'knee', cloth: { colour: { name: 'navy' } } }] });
  expect(readLook(after.look)?.footwear).toEqual(readLook(before.look)?.footwear);
});

test('an edit whose every change is of what is locked is refused, and takes no token', async () => {
  const ctx = await someone(2);
  const parent = await first(ctx, 'a red slip dress with black heels');
  const { look } = await getDesign({ ctx, input: { designId: parent } });
  const locks = readLook(look)?.garments.map(({ id }) => id) ?? [];
  await expect(editOf(ctx, { design_id: parent, words: 'shorter', locks })).rejects.toMatchObject({
    code: 'design-not-understood',
  });
  expect(await free(ctx)).toBe(1);
});

test('two edits at once with one token are one edit, and one is told that there is no token', async () => {
  const ctx = await someone(2);
  const parent = await first(ctx);
  const ends = await Promise.allSettled([edit(ctx, parent, 'shorter'), edit(ctx, parent, 'longer')]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'tokens-missing' } });
  expect(await free(ctx)).toBe(0);
});

test('the same edit sent twice by its key is one edit', async () => {
  const ctx = await someone(3);
  const parent = await first(ctx);
  const [one, two] = await Promise.all([edit(ctx, parent, 'shorter', 'k'), edit(ctx, parent, 'shorter', 'k')]);
  expect([one.id === two.id, await free(ctx)]).toEqual([true, 1]);
});

test('an edit sent again by its key is the one that was paid for, though what it changes went into the trash meanwhile', async () => {
  const ctx = await someone(3);
  const parent = await first(ctx, 'a linen shirt for a man');
  const { id } = await edit(ctx, parent, 'shorter', 'k');
  await trashDesign({ ctx, input: { designId: parent } });
  expect((await edit(ctx, parent, 'shorter', 'k')).id).toBe(id);
  await expect(edit(ctx, parent, 'longer', 'k')).rejects.toMatchObject({ code: 'idempotency-key-reused' });
  await expect(edit(ctx, parent, 'longer', 'another')).rejects.toMatchObject({ code: 'design-not-found' });
  expect(await free(ctx)).toBe(1);
});

test("somebody else's design, one that is not there and one in the trash are not found, and nothing is taken", async () => {
  const [owner, other] = [await someone(1), await someone(2)];
  const theirs = await first(owner);
  const own = await first(other);
  await trashDesign({ ctx: other, input: { designId: own } });
  for (const designId of [theirs, own, 'nowhere'])
    await expect(edit(other, designId, 'in red')).rejects.toMatchObject({ code: 'design-not-found', status: 404 });
  expect(await free(other)).toBe(1);
});

test('an edit that changes nothing, or asks for what is never drawn, takes no token', async () => {
  const ctx = await someone(2);
  const parent = await first(ctx);
  await expect(edit(ctx, parent, 'zibble the frob')).rejects.toMatchObject({ type: NOT_UNDERSTOOD, status: 422 });
  await expect(edit(ctx, parent, 'make her naked')).rejects.toMatchObject({ code: 'design-refused', status: 400 });
  expect(await free(ctx)).toBe(1);
});

test('a parent that goes into the trash while its edit waits is still changed; one that is forgotten gives the token back', async () => {
  const ctx = await someone(4);
  const [kept, gone] = [await first(ctx), await first(ctx)];
  const [one, two] = [await edit(ctx, kept, 'shorter'), await edit(ctx, gone, 'shorter')];
  await trashDesign({ ctx, input: { designId: kept } });
  await database.transaction((tx) => tx.delete(designs).where(eq(designs.id, gone)));
  await draw(one.id);
  await draw(two.id);
  const ends = await Promise.all([one, two].map(({ id }) => getDesign({ ctx, input: { designId: id } })));
  expect(ends.map(({ status, parentId }) => [status, parentId])).toEqual([
    ['done', kept],
    ['failed', null],
  ]);
  expect(await free(ctx)).toBe(1);
});

test('an edit whose drawing is killed half-way fails at its deadline and gives its token back, once', async () => {
  const ctx = await someone(2);
  const parent = await first(ctx);
  const { id } = await edit(ctx, parent, 'shorter');
  const overdue = { deadlineAt: sql`now() - interval '1 second'` };
  await database.transaction((tx) => tx.update(designs).set(overdue).where(eq(designs.id, id)));
  await failLateDesigns({ ctx: job(), parts });
  await failLateDesigns({ ctx: job(), parts });
  await draw(id);
  expect([(await getDesign({ ctx, input: { designId: id } })).status, await free(ctx)]).toEqual(['failed', 1]);
});

test('a family is told from any of its designs, oldest first, to its maker alone', async () => {
  const [ctx, other] = [await someone(4), await someone(0)];
  const parent = await first(ctx);
  const red = await edit(ctx, parent, 'in red');
  await draw(red.id);
  const short = await edit(ctx, red.id, 'shorter');
  await draw(short.id);
  const blue = await edit(ctx, parent, 'in blue');
  await draw(blue.id);
  const kin = [
    [parent, null, null],
    [red.id, parent, 'in red'],
    [short.id, red.id, 'shorter'],
    [blue.id, parent, 'in blue'],
  ];
  for (const designId of [parent, short.id, blue.id]) {
    const rows = await readFamily({ ctx, input: { designId } });
    expect(rows.map(({ id, parentId, change }) => [id, parentId, change])).toEqual(kin);
  }
  await expect(readFamily({ ctx: other, input: { designId: parent } })).rejects.toMatchObject({
    code: 'design-not-found',
  });
  await expect(readFamily({ ctx: guest(), input: { designId: parent } })).rejects.toMatchObject({
    code: 'session-missing',
  });
});

test('an edit is kept with the words of the design it changes, whatever stands beside it', async () => {
  const ctx = await someone(2);
  const parent = await first(ctx, 'a linen shirt for a man');
  const { id } = await edit(ctx, parent, 'in red');
  await draw(id);
  const rows = await readFamily({ ctx, input: { designId: id } });
  expect(rows.map(({ words }) => words)).toEqual(['a linen shirt for a man', 'a linen shirt for a man']);
  expect((await getDesign({ ctx, input: { designId: id } })).request.style_idea).toBe('a linen shirt for a man');
});

test('what the grown wear is put on nobody young in steps, whatever words stand beside the last', async () => {
  const ctx = await someone(4);
  const parent = await first(ctx, 'a catsuit in latex');
  const red = await edit(ctx, parent, 'in red');
  await draw(red.id);
  const before = await free(ctx);
  const refused = { code: 'design-refused', message: expect.stringContaining('under 18') };
  await expect(edit(ctx, red.id, 'for a ten year old girl')).rejects.toMatchObject(refused);
  expect(await free(ctx)).toBe(before);
});

test("'as it was' goes back to what the design was before, and parts come from another of the family by its number", async () => {
  const ctx = await someone(5);
  const parent = await first(ctx);
  const red = await edit(ctx, parent, 'in red');
  await draw(red.id);
  const sleeved = await edit(ctx, red.id, 'long sleeves');
  await draw(sleeved.id);
  const like = await edit(ctx, red.id, 'sleeves like the third one');
  await draw(like.id);
  const undone = await edit(ctx, sleeved.id, 'as it was');
  await draw(undone.id);
  const garmentOf = async (designId: string) =>
    readLook((await getDesign({ ctx, input: { designId } })).look)?.garments[0];
  expect(await garmentOf(like.id)).toMatchObject({ sleeve: { length: 'long' }, cloth: { colour: { name: 'red' } } });
  expect(await garmentOf(undone.id)).toMatchObject({
    sleeve: { length: 'sleeveless' },
    cloth: { colour: { name: 'red' } },
  });
});

test('choices by hand that are none change nothing and are refused', async () => {
  const ctx = await someone(2);
  const parent = await first(ctx);
  for (const move of [
    { slot: 'g1.length', to: 'endless' },
    { slot: 'g9.colour', to: '#c3272e' },
    { slot: 'g1.colour', to: 'url(evil)' },
    { slot: 'add', to: '__proto__' },
    { slot: 'constructor', to: 'x' },
  ])
    await expect(editOf(ctx, { design_id: parent, words: '', moves: [move] })).rejects.toMatchObject({
      type: NOT_UNDERSTOOD,
    });
  expect(await free(ctx)).toBe(1);
});

test('a family without end is read to its widest, and what a design came from is in it', async () => {
  const ctx = await someone(1);
  const root = await first(ctx);
  await keepRecoloured(root, 12 * FAMILY_MAX);
  const [parent, child] = ['aparent', 'achild'].map((name) => `${name}${people}`);
  await database.transaction((tx) =>
    tx.execute(sql`insert into designs (id, account_id, request, words, seed, deadline_at, status, error_code, finished_at, parent_id)
      select id, account_id, request, words, seed, now(), 'failed', 'generation-failed', now(), case when id = ${parent} then ${root} else ${parent} end
      from (select account_id, request, words, seed from designs where id = ${root}) one, (values (${parent}), (${child})) ids(id)`),
  );
  const kept = await readFamily({ ctx, input: { designId: child ?? '' } });
  expect(kept).toHaveLength(FAMILY_MAX);
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([root, parent, child]));
  const text = FAMILY.text.replaceAll('$1', () => `'kin${people}'`).replaceAll('$2', () => `'${root}'`);
  const { rows } = await database.transaction((tx) =>
    tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain (analyze, costs off, timing off) ${text}`)),
  );
  const lines = rows.map((row) => row['QUERY PLAN']);
  const down = lines.find((_, at) => lines[at - 1]?.includes('CTE down')) ?? '';
  expect(Number(/rows=(\d+)/.exec(down)?.[1]), down).toBe(WIDEST);
});

test('a family of more than it shows keeps what a design came from, which an edit of it is judged with', async () => {
  const ctx = await someone(3);
  const root = await first(ctx, 'a linen shirt for a man');
  const row = await getDesign({ ctx, input: { designId: root } });
  const siblings = Array.from({ length: FAMILY_MAX + 5 }, (_, i) => ({
    ...row,
    id: `${root.slice(0, 15)}k${i}`,
    parentId: root,
    idempotencyKey: null,
    fileId: null,
    status: 'failed' as const,
    errorCode: 'generation-failed' as const,
    errorMessage: 'It was not drawn.',
    createdAt: new Date(row.createdAt.getTime() + i + 1),
  }));
  await database.transaction((tx) => tx.insert(designs).values(siblings));
  const last = siblings.at(-1)?.id ?? '';
  const kept = await readFamily({ ctx, input: { designId: last } });
  expect(kept).toHaveLength(FAMILY_MAX);
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([root, last]));
  expect(kept[0]?.id).toBe(root);
});
