import {
  type Edit,
  FAMILY_MAX,
  GenerationRequest,
  MESSAGE,
  NOT_UNDERSTOOD,
  RECOLOURS_KEPT_FOR_EACH,
  RECOLOURS_PER_HOUR,
} from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import type { Database } from '#server/parts/database/database.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { wallets } from '#server/parts/database/schema/wallets.ts';
import type { Generator } from '#server/parts/generator/generator.ts';
import { createSeats } from '#server/parts/generator/seats.ts';
import { createMetrics } from '#server/parts/metrics/metrics.ts';
import type { Notices } from '#server/parts/notices/notices.ts';
import { openPostgresNotices } from '#server/parts/notices/postgres-notices.ts';
import { type Storage, sha256Of } from '#server/parts/storage/storage.ts';
import { asJob, type Context } from '#server/product/context.ts';
import { getWallet } from '#server/product/wallet/get.ts';
import { grant } from '#server/product/wallet/grant.ts';
import { openTestDatabase } from '../../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../../test/fakes/generator.ts';
import { trashDesign } from '../change-design.ts';
import type { DesignParts } from '../design-parts.ts';
import { drawDesign } from '../draw-design.ts';
import { failLateDesigns } from '../fail-late-designs.ts';
import { getDesign } from '../get-design.ts';
import { press } from '../press.ts';
import { readLook } from '../read-look.ts';
import { FAMILY, readFamily, WIDEST } from './read-family.ts';

let database: Database;
let notices: Notices;
let generator: Generator;
let parts: DesignParts;
let people = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  notices = await openPostgresNotices(database.url);
  generator = openFakeGenerator(2);
  const storage: Pick<Storage, 'save'> = { save: async (bytes) => sha256Of(bytes) };
  const jobs: Pick<DesignParts['jobs'], 'enqueue'> = { enqueue: async () => undefined };
  parts = {
    generator,
    seats: createSeats(generator.concurrency),
    notices,
    metrics: createMetrics(),
    log: createLog({ logLevel: 'silent' }),
    limits: { deadline: 60_000, perAccount: 5, overall: 1000 },
    // The verbs under test need no more of these two.
    storage: storage as Storage,
    jobs: jobs as DesignParts['jobs'],
  };
});
afterAll(async () => {
  await generator.close();
  await notices.close();
  await database.close();
});

const guest = (): Context => ({ actor: { kind: 'guest' }, database });
const job = (): Context => asJob(guest(), 'test');

async function someone(free: number): Promise<Context> {
  people += 1;
  const accountId = `kin${people}`;
  await database.transaction(async (tx) => {
    await tx.insert(accounts).values({ id: accountId, email: `${accountId}@example.com`, name: 'Someone' });
    await tx.insert(wallets).values({ accountId });
    await grant({ ctx: { ...job(), tx }, input: { accountId, free, ref: `test ${accountId}` } });
  });
  return { actor: { kind: 'account', accountId, sessionId: 'session' }, database };
}

const draw = (designId: string) =>
  drawDesign({ ctx: job(), parts, input: { designId, signal: new AbortController().signal } });
const free = async (ctx: Context) => (await getWallet({ ctx })).free;

/** A finished design, as a first of its family. */
async function first(ctx: Context, words = 'a slip dress'): Promise<string> {
  const { id } = await press({ ctx, parts, input: { request: GenerationRequest.parse({ style_idea: words }) } });
  await draw(id);
  return id;
}

const edit = (ctx: Context, design_id: string, words: string, idempotencyKey?: string) =>
  editOf(ctx, { design_id, words }, idempotencyKey);

const editOf = (ctx: Context, change: Edit, idempotencyKey?: string) => {
  const request = GenerationRequest.parse({ style_idea: 'a slip dress', seed: 5, edit: change });
  return press({ ctx, parts, input: { request, ...(idempotencyKey !== undefined && { idempotencyKey }) } });
};

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

/** Others of a design that nothing was spent on. */
const keepRecoloured = (parent: string, count: number) =>
  database.transaction((tx) =>
    tx.execute(sql`insert into designs (id, account_id, request, words, seed, deadline_at, status, error_code, finished_at, created_at, parent_id)
      select md5(random()::text), account_id, request, words, seed, now(), 'failed', 'generation-failed', now(), now() - interval '2 hours', id
      from designs, generate_series(1, ${count}) where id = ${parent}`),
  );

test('other colours are free so often an hour, and what is paid for is neither counted nor refused', async () => {
  const ctx = await someone(3);
  const parent = await first(ctx);
  const paid = await edit(ctx, parent, 'shorter');
  await draw(paid.id);
  const again = (count: number) =>
    database.transaction((tx) =>
      tx.execute(sql`insert into designs (id, account_id, request, words, seed, deadline_at, status, error_code, finished_at, parent_id)
        select md5(random()::text), account_id, request, words, seed, now(), 'failed', 'generation-failed', now(), id
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
