import { DesignStatus, DesignsOverview, FormState, GenerationReply } from '@toile/contract';
import { migrateLook } from '@toile/look';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designForms } from '#server/parts/database/schema/design-forms.ts';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { buyTokens, type Person, signUp } from '../../../../../test/people.ts';
import { press } from '../../../../../test/press.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator(1) });
});
afterAll(() => server.close());

async function maker({ tokens = 5, words = 'a coat' } = {}): Promise<{ person: Person; id: string }> {
  const person = await signUp(server.address);
  if (tokens > 0) await buyTokens(server.parts.database, person.accountId, tokens);
  const reply = GenerationReply.parse(await (await press(person, { style_idea: words, seed: 0xc03020 })).json());
  return { person, id: reply.design_id };
}

const askFor = (person: Person, id: string, form: string, method = 'PUT') =>
  person.fetch(`/generate-outfit/${id}/forms/${form}`, { method });

async function ended(person: Person, id: string, form: string): Promise<FormState> {
  const read = async () => FormState.parse(await (await askFor(person, id, form, 'GET')).json());
  await askFor(person, id, form);
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).not.toBe('running');
  return read();
}

async function drawn(person: Person, id: string, form: string): Promise<FormState> {
  const state = await ended(person, id, form);
  expect(state.status).toBe('done');
  return state;
}

const change = (id: string, to: Partial<DesignRow>) =>
  server.parts.database.transaction((tx) => tx.update(designs).set(to).where(eq(designs.id, id)));

async function download(person: Person, id: string, query: string) {
  const response = await person.fetch(`/generate-outfit/${id}/download?${query}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, meta: response.ok ? await sharp(bytes).metadata() : undefined };
}

test('a large sheet and one without its background are drawn once for who has bought tokens, and take none', async () => {
  const { person, id } = await maker();
  const first = await askFor(person, id, 'hd');
  expect([first.status, FormState.parse(await first.json()).status]).toEqual([202, 'running']);
  const hd = await drawn(person, id, 'hd');
  expect((await drawn(person, id, 'hd')).file_id).toBe(hd.file_id);
  const large = await sharp(Buffer.from(await (await person.fetch(hd.image_url ?? '')).arrayBuffer())).metadata();
  expect([large.width, large.height]).toEqual([3072, 4095]);
  const clear = await drawn(person, id, 'clear');
  const meta = await sharp(Buffer.from(await (await person.fetch(clear.image_url ?? '')).arrayBuffer())).metadata();
  expect([meta.width, meta.height, meta.hasAlpha]).toEqual([1024, 1365, true]);
  const wallet = DesignsOverview.parse(await (await person.fetch('/generate-outfit/overview')).json());
  expect([wallet.tokens, wallet.freetokens]).toEqual([5, 0]);
});

test('a design in the trash is drawn in no other form until it comes back', async () => {
  const { person, id } = await maker();
  await change(id, { deletedAt: new Date() });
  const refused = await askFor(person, id, 'hd');
  expect([refused.status, await refused.json()]).toMatchObject([404, { type: 'design_not_found' }]);
  await change(id, { deletedAt: null });
  expect((await askFor(person, id, 'hd')).status).toBe(202);
});

test('as many forms of one person are drawn at once as designs may be, and no more', async () => {
  const [{ person, id }, { id: other }] = [await maker(), await maker()];
  const design = await maker().then((made) => made.id);
  await change(design, { accountId: person.accountId });
  const rows = (['hd', 'clear', 'hd-clear'] as const).map((form) => ({
    designId: id,
    form,
    deadlineAt: new Date(Date.now() + 600_000),
  }));
  await server.parts.database.transaction((tx) => tx.insert(designForms).values(rows));
  const refused = await askFor(person, design, 'hd');
  expect([refused.status, await refused.json()]).toMatchObject([429, { type: 'design_limit_exceeded' }]);
  // What is being drawn may be asked for again, and nothing of what was refused is left.
  expect((await askFor(person, id, 'hd')).status).toBe(202);
  expect((await askFor(person, design, 'hd', 'GET')).status).toBe(404);
  expect((await askFor(person, other, 'hd')).status).toBe(404);
  await server.parts.database.transaction((tx) => tx.delete(designForms).where(eq(designForms.designId, id)));
  expect((await askFor(person, design, 'hd')).status).toBe(202);
});

test('a form that another version of the engine draws says so, and one that the same version draws does not', async () => {
  const { person, id } = await maker();
  expect(await drawn(person, id, 'hd')).toMatchObject({ is_redrawn: false });
  await change(id, { engine: 'fake@0' });
  const ordered = FormState.parse(await (await askFor(person, id, 'clear')).json());
  expect(ordered.status).toBe('running');
  for (const form of ['hd', 'clear']) expect(await drawn(person, id, form)).toMatchObject({ is_redrawn: true });
});

test('a design whose Look no version can read keeps its picture, and is not drawn again', async () => {
  const { person, id } = await maker();
  await change(id, { look: { title: 'of another world' } });
  const status = DesignStatus.parse(await (await person.fetch(`/generate-outfit/${id}`)).json());
  expect(status.result).toMatchObject({ design_id: id, look: null });
  expect((await ended(person, id, 'hd')).status).toBe('failed');
});

test('a Look of before the rule, which puts on a child what the grown alone wear, is not drawn again', async () => {
  const { person, id } = await maker();
  const [made] = await server.parts.database.transaction((tx) => tx.select().from(designs).where(eq(designs.id, id)));
  const look = migrateLook(made?.look);
  const choker = { kind: 'choker', name: 'choker', colour: { name: 'black', hex: '#101010' } } as const;
  const onAChild = { ...look, person: { ...look.person, ageGroup: 'child' as const }, accessories: [choker] };
  await change(id, { look: onAChild });
  expect((await ended(person, id, 'hd')).status).toBe('failed');
});

test('they are refused to who never bought a token, with a word on how to get them', async () => {
  const { person, id } = await maker({ tokens: 0 });
  const response = await askFor(person, id, 'hd');
  expect([response.status, await response.json()]).toEqual([
    403,
    expect.objectContaining({ type: 'premium_needed', message: expect.stringContaining('first tokens you buy') }),
  ]);
  expect((await askFor(person, id, 'hd', 'GET')).status).toBe(404);
});

test('a form that cannot be drawn says so, and may be ordered again', async () => {
  const { person, id } = await maker({ words: 'a coat drawn once' });
  expect((await ended(person, id, 'hd')).status).toBe('failed');
  const again = await askFor(person, id, 'hd');
  expect([again.status, FormState.parse(await again.json()).status]).toEqual([202, 'running']);
  expect((await ended(person, id, 'hd')).status).toBe('failed');
  expect((await askFor(person, id, 'sepia')).status).toBe(400);
});

test.each([
  ['format=jpeg', 'jpeg', 'jpg'],
  ['format=png', 'png', 'png'],
  ['format=webp', 'webp', 'webp'],
  ['', 'jpeg', 'jpg'],
])('a picture is kept as a file: %s', async (query, format, extension) => {
  const { person, id } = await maker();
  const { response, meta } = await download(person, id, query);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${format}`]);
  expect(response.headers.get('content-disposition')).toContain(`attachment; filename="a-coat.${extension}"`);
  expect([meta?.format, meta?.width]).toEqual([format, 768]);
  expect(meta?.exif?.toString('latin1')).toContain('Toile fake');
});

test('the other forms are kept in every format too, a clear one as PNG and WebP with its clearness', async () => {
  const { person, id } = await maker();
  expect((await download(person, id, 'format=png&form=clear')).response.status).toBe(404);
  await drawn(person, id, 'clear');
  await drawn(person, id, 'hd');
  for (const format of ['png', 'webp']) {
    const { response, meta } = await download(person, id, `format=${format}&form=clear`);
    expect(response.headers.get('content-disposition')).toContain(`a-coat-clear.${format}`);
    expect([meta?.hasAlpha, meta?.width]).toEqual([true, 1024]);
  }
  const { meta } = await download(person, id, 'format=webp&form=hd');
  expect([meta?.format, meta?.width, meta?.height]).toEqual(['webp', 3072, 4095]);
  expect((await download(person, id, 'format=gif')).response.status).toBe(400);
  // whoever asks without the session is asked for it, whatever was kept on the way
  await person.fetch(`/generate-outfit/${id}/share`, { method: 'PUT' });
  const { headers } = (await download(person, id, 'format=png')).response;
  expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
    'private, no-cache',
    expect.stringMatching(/cookie/i),
  ]);
});
