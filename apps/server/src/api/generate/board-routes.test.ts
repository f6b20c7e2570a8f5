import { BOARDS, boardForm, DesignsOverview, FormState, GenerationReply } from '@toile/contract';
import { type Look, migrateLook } from '@toile/look';
import { and, eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designForms } from '#server/parts/database/schema/design-forms.ts';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { inTransaction } from '#server/product/context.ts';
import { evictBoards } from '#server/product/designs/boards/evict-boards.ts';
import { drawForm } from '#server/product/designs/draw-form.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { type Person, signUp } from '../../../../../test/people.ts';
import { press } from '../../../../../test/press.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator(1) });
});
afterAll(() => server.close());

/** Somebody with one design, made with their free token: they never bought any. */
async function maker(words = 'a coat'): Promise<{ person: Person; id: string }> {
  const person = await signUp(server.address);
  const reply = GenerationReply.parse(await (await press(person, { style_idea: words, seed: 0xc03020 })).json());
  return { person, id: reply.design_id };
}

const askFor = (person: Person, id: string, form: string, method = 'PUT') =>
  person.fetch(`/generate-outfit/${id}/forms/${form}`, { method });

async function drawn(person: Person, id: string, form: string): Promise<FormState> {
  const read = async () => FormState.parse(await (await askFor(person, id, form, 'GET')).json());
  await askFor(person, id, form);
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).not.toBe('running');
  return read();
}

const change = (id: string, to: Partial<DesignRow>) =>
  server.parts.database.transaction((tx) => tx.update(designs).set(to).where(eq(designs.id, id)));
const boardsOf = (id: string) =>
  server.parts.database.transaction((tx) =>
    tx
      .select()
      .from(designForms)
      .where(and(eq(designForms.designId, id), like(designForms.form, '%.%'))),
  );

test('a board is drawn once, at the size of its format, for whoever made the design, and takes no token', async () => {
  const { person, id } = await maker();
  const state = await drawn(person, id, 'hero.square');
  expect(state).toMatchObject({ form: 'hero.square', status: 'done' });
  expect((await drawn(person, id, 'hero.square')).file_id).toBe(state.file_id);
  const response = await person.fetch(`/generate-outfit/${id}/download?format=png&form=hero.square`);
  const meta = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([meta.width, meta.height, meta.format]).toEqual([2048, 2048, 'png']);
  expect(response.headers.get('content-disposition')).toContain('-hero-square.png');
  const large = await drawn(person, id, 'mood.story.large');
  const picture = await sharp(Buffer.from(await (await person.fetch(large.image_url ?? '')).arrayBuffer())).metadata();
  expect([picture.width, picture.height]).toEqual([2304, 4096]);
  const wallet = DesignsOverview.parse(await (await person.fetch('/generate-outfit/overview')).json());
  expect([wallet.tokens, wallet.freetokens]).toEqual([0, 0]);
});

test('nobody else orders, follows or takes one, and a layout or format that does not exist is refused', async () => {
  const { person, id } = await maker();
  await drawn(person, id, 'crop.post');
  const other = await signUp(server.address);
  const statuses = await Promise.all([
    askFor(other, id, 'crop.post'),
    askFor(other, id, 'crop.post', 'GET'),
    other.fetch(`/generate-outfit/${id}/download?format=jpeg&form=crop.post`),
    askFor(other, id, 'hero.a4'),
  ]).then((all) => all.map(({ status }) => status));
  expect(statuses).toEqual([404, 404, 404, 404]);
  for (const form of ['hero', 'hero.round', 'poster.square', 'hero.square.huge', 'hero.square.']) {
    expect((await askFor(person, id, form)).status).toBe(400);
  }
  expect(await boardsOf(id)).toHaveLength(1);
});

test('what an image model made, and a thing alone, have no boards', async () => {
  const { person, id } = await maker();
  const [made] = await server.parts.database.transaction((tx) => tx.select().from(designs).where(eq(designs.id, id)));
  await change(id, { engine: 'openai:gpt-image-1' });
  const refused = await askFor(person, id, 'hero.square');
  expect([refused.status, await refused.json()]).toMatchObject([409, { type: 'board_impossible' }]);
  const shoe: Look = { ...migrateLook(made?.look), product: { of: 'footwear', measures: [] } };
  await change(id, { engine: made?.engine ?? null, look: shoe });
  expect((await askFor(person, id, 'hero.square')).status).toBe(409);
  expect(await boardsOf(id)).toEqual([]);
});

test('a thousand orders at once leave as many running as a person may have, and each once', async () => {
  const { person, id } = await maker();
  const layouts = ['hero', 'crop', 'mood', 'product', 'details'] as const;
  const formats = ['square', 'post', 'story', 'a4', 'portrait'] as const;
  const forms = layouts.flatMap((layout) => formats.map((format) => boardForm({ layout, format, size: 'large' })));
  const orders = Array.from({ length: 1000 }, (_, i) => askFor(person, id, forms[i % forms.length] ?? 'hero.square'));
  const statuses = (await Promise.all(orders)).map(({ status }) => status);
  // 503 is for everybody, while the server has more to answer than it can
  expect([...new Set(statuses)].filter((status) => ![200, 202, 429, 503].includes(status))).toEqual([]);
  const rows = await boardsOf(id);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(forms.length);
  expect(rows.every(({ orders: times }) => times === 1)).toBe(true);
});

test('so many an hour are free and no more, and forgetting one buys no further drawing', async () => {
  const { person, id } = await maker();
  await drawn(person, id, 'hero.square');
  const set = (orders: number, createdAt = new Date()) =>
    server.parts.database.transaction((tx) =>
      tx
        .update(designForms)
        .set({ status: 'failed', fileId: null, orders, createdAt })
        .where(eq(designForms.designId, id)),
    );
  await set(BOARDS.perHour);
  for (const form of ['hero.square', 'hero.a4']) {
    const refused = await askFor(person, id, form);
    expect([refused.status, await refused.json()]).toMatchObject([429, { type: 'board_limit_exceeded' }]);
  }
  expect(await boardsOf(id)).toMatchObject([{ status: 'failed', orders: BOARDS.perHour }]);
  await set(BOARDS.perHour, new Date(Date.now() - 2 * 60 * 60 * 1000));
  expect((await askFor(person, id, 'hero.square')).status).toBe(202);
  expect(await boardsOf(id)).toMatchObject([{ orders: 1 }]);
});

test('the oldest board gives way when too many are kept, its file with it, and may be ordered again', async () => {
  const { person, id } = await maker();
  const { file_id: fileId } = await drawn(person, id, 'hero.square');
  const ctx = { actor: { kind: 'job', name: 'draw-design' }, database: server.parts.database } as const;
  const [design] = await server.parts.database.transaction((tx) => tx.select().from(designs).where(eq(designs.id, id)));
  const newer = Array.from({ length: BOARDS.kept }, (_, i) => `${id}-${i}`.slice(-36));
  await inTransaction(ctx, async ({ tx }) => {
    const [first] = await tx
      .select()
      .from(files)
      .where(eq(files.id, fileId ?? ''));
    if (!first) throw new Error('the board has a file');
    await tx.insert(files).values(newer.map((name) => ({ ...first, id: name })));
    await tx.insert(designForms).values(
      newer.map((name, i) => ({
        designId: id,
        form: `mood.format${i}` as 'mood.square',
        status: 'done' as const,
        fileId: name,
        deadlineAt: new Date(),
        createdAt: new Date(Date.now() + 1000),
      })),
    );
  });
  expect(design?.status).toBe('done');
  const bytes = await inTransaction(ctx, (inner) => evictBoards(inner, id));
  expect(bytes).toHaveLength(1);
  const kept = await server.parts.database.transaction((tx) =>
    tx
      .select()
      .from(files)
      .where(eq(files.id, fileId ?? '')),
  );
  expect(kept).toEqual([]);
  expect(FormState.parse(await (await askFor(person, id, 'hero.square', 'GET')).json()).status).toBe('failed');
  expect((await askFor(person, id, 'hero.square')).status).toBe(202);
});

test('a design that is deleted while its board is drawn leaves no file behind', async () => {
  const { person, id } = await maker();
  const { parts } = server;
  const row = { designId: id, form: 'mood.a4', deadlineAt: new Date(Date.now() + 60_000) } as const;
  await parts.database.transaction((tx) => tx.insert(designForms).values(row));
  const begun = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const generator = {
    engine: 'fake@1',
    concurrency: 1,
    generate: () => Promise.reject(new Error('draws nothing new')),
    close: () => Promise.resolve(),
    redraw: async () => {
      begun.resolve();
      await gone.promise;
      return { picture: Buffer.from('a board of its own'), mime: 'image/jpeg', width: 3, height: 4 } as const;
    },
  };
  await change(id, { engine: 'fake@1' });
  const ctx = { actor: { kind: 'job', name: 'draw-design' }, database: parts.database } as const;
  const input = { designId: id, form: row.form, signal: new AbortController().signal };
  const drawing = drawForm({ ctx, parts: { ...parts, generator }, input });
  await begun.promise;
  await parts.database.transaction((tx) => tx.delete(designForms).where(eq(designForms.designId, id)));
  gone.resolve();
  await drawing;
  const named = await parts.database.transaction((tx) =>
    tx.select().from(files).where(eq(files.ownerId, person.accountId)),
  );
  expect(named.filter(({ bytes }) => bytes === 18)).toEqual([]);
});
