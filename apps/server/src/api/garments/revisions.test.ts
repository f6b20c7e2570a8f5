import { PACK_EDITS, type PackEdits, PackPreview, PackRevisions } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designs } from '#server/parts/database/schema/designs.ts';
import { packRevisions } from '#server/parts/database/schema/packs.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { type Person, signUp } from '../../../../../test/people.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { sewDesign } from '../../../../../test/sewn.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', LOG_LEVEL: 'silent' });
});
afterAll(() => server.close());

interface Shop {
  person: Person;
  designId: string;
  at: string;
}

async function shop({ isTaken = true } = {}): Promise<Shop> {
  const person = await signUp(server.address);
  const designId = await sewDesign(server.parts, person.accountId);
  const at = `/generate-outfit/${designId}`;
  if (isTaken) expect((await person.fetch(`${at}/pack`, { method: 'PUT' })).status).toBe(200);
  return { person, designId, at };
}

const save = ({ person, at }: Pick<Shop, 'person' | 'at'>, on: number, edits: PackEdits, note = '') =>
  person.fetch(`${at}/pack/revisions`, {
    method: 'POST',
    body: JSON.stringify({ on, edits, note }),
    headers: { 'content-type': 'application/json' },
  });

const list = async ({ person, at }: Shop) =>
  PackRevisions.parse(await (await person.fetch(`${at}/pack/revisions`)).json());

const rowsOf = (preview: PackPreview, title: RegExp) =>
  preview.garments[0]?.tables.find((table) => title.test(table.title))?.rows ?? [];

const lengthSet = (value: number): PackEdits => ({ g1: { points: { T01: { value } } } });

test('what is set is a numbered revision, and every drawing, table and file follows it', async () => {
  const mine = await shop();
  const { person, at } = mine;
  const before = await list(mine);
  expect(before).toMatchObject({ revision: 1, edits: {} });
  const told = before.editable[0]?.points.find(({ code }) => code === 'T01')?.value ?? 0;
  expect(told).toBeGreaterThan(60);

  const edits: PackEdits = {
    g1: {
      points: { T01: { value: told - 8, tolerance: 0.5 } },
      added: [{ name: 'shell button 15 mm', quantity: 6, unit: 'pcs' }],
      notes: ['press the hem twice'],
      texts: { packing: 'on a hanger, in a garment bag' },
    },
  };
  const saved = await save(mine, 1, edits, 'Shorter, by her wish');
  expect(await saved.json()).toEqual({ revision: 2 });

  const after = await list(mine);
  expect(after).toMatchObject({ revision: 2, edits });
  const [revisions, changes] = after.tables;
  expect(revisions?.rows.map(([number, , , what]) => [number, what])).toEqual([
    [1, 'first issue'],
    [2, 'Shorter, by her wish'],
  ]);
  expect(revisions?.rows[1]?.[2]).not.toBe('');
  expect(changes?.rows).toContainEqual([
    2,
    'mustard cotton kurta',
    'T01 Length from HPS, M',
    `${told} cm ±1`,
    `${told - 8} cm ±0.5`,
  ]);

  const preview = PackPreview.parse(await (await person.fetch(`${at}/pack`)).json());
  expect(rowsOf(preview, /^Points/).find(([code]) => code === 'T01')).toContain(told - 8);
  expect(rowsOf(preview, /^Bill/).map(([what]) => what)).toContain('shell button 15 mm');
  expect(rowsOf(preview, /^Labels/)).toContainEqual(['packing', 'on a hanger, in a garment bag', 'your edit']);
  const flats = await (await person.fetch(`${at}/garments/flats`)).text();
  expect(flats).toContain(`>length from HPS ${told - 8}<`);
  const csv = await (await person.fetch(`${at}/garments/measures?format=csv`)).text();
  expect(csv).toMatch(/T01,.*±0\.5/);
  const book = await person.fetch(`${at}/pack/file?format=xlsx`);
  const sheets = Object.values(unzipSync(new Uint8Array(await book.arrayBuffer()))).map((bytes) =>
    new TextDecoder().decode(bytes),
  );
  expect(sheets.some((sheet) => sheet.includes('Shorter, by her wish'))).toBe(true);
  expect(sheets.some((sheet) => sheet.includes(`${told} cm ±1`) && sheet.includes(`${told - 8} cm ±0.5`))).toBe(true);
});

test('of many revisions the newest are told, each with what it changed, and none may be a book', async () => {
  const mine = await shop();
  const count = PACK_EDITS.told + 4;
  for (let on = 1; on <= count; on++) expect((await save(mine, on, lengthSet(90 + on / 2))).status).toBe(200);
  const [revisions, changes] = (await list(mine)).tables;
  const told = Array.from({ length: PACK_EDITS.told }, (_, n) => n + 6);
  expect(revisions?.rows.map(([number]) => number)).toEqual(told);
  expect(changes?.rows.map(([number]) => number)).toEqual(told.toReversed());
  expect(changes?.rows.at(-1)).toEqual([6, expect.any(String), 'T01 Length from HPS, M', '92 cm ±1', '92.5 cm ±1']);

  const line = 'x'.repeat(PACK_EDITS.line);
  const garment = { notes: Array(PACK_EDITS.notes).fill(line) };
  const ids = Array.from({ length: 4 }, (_, n) => `g${n + 1}`);
  const refused = await save(mine, count + 1, Object.fromEntries(ids.map((id) => [id, garment])));
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(`at most ${PACK_EDITS.size} characters in all`);
});

test('two saves at once from one revision: one is kept, the other is told, and nothing of either is mixed', async () => {
  const mine = await shop();
  const wishes = [lengthSet(92), lengthSet(94), lengthSet(96)];
  const saves = await Promise.all(wishes.map((edits) => save(mine, 1, edits)));
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = saves.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ type: 'pack_changed' });
  const { revision, edits } = await list(mine);
  expect(revision).toBe(2);
  expect(edits).toEqual(wishes[saves.findIndex(({ status }) => status === 200)]);
});

test('the same save sent twice at once is one revision', async () => {
  const mine = await shop();
  const saves = await Promise.all([save(mine, 1, lengthSet(92)), save(mine, 1, lengthSet(92))]);
  expect(await Promise.all(saves.map((saved) => saved.json()))).toEqual([{ revision: 2 }, { revision: 2 }]);
  expect((await list(mine)).tables[0]?.rows).toHaveLength(2);
});

test('another person neither sees, saves nor prints the revisions of a pack', async () => {
  const [mine, theirs] = [await shop(), await shop()];
  expect((await save(theirs, 1, lengthSet(92))).status).toBe(200);
  const other = { person: mine.person, at: theirs.at };
  expect((await mine.person.fetch(`${theirs.at}/pack/revisions`)).status).toBe(404);
  expect((await save(other, 2, lengthSet(80))).status).toBe(404);
  expect(await list(theirs)).toMatchObject({ revision: 2, edits: lengthSet(92) });
  const guest = await fetch(`${server.address}${theirs.at}/pack/revisions`);
  expect(guest.status).toBe(401);
});

test('a pack that was not taken has no revisions', async () => {
  const mine = await shop({ isTaken: false });
  const refused = await save(mine, 1, lengthSet(92));
  expect([refused.status, (await mine.person.fetch(`${mine.at}/pack/revisions`)).status]).toEqual([402, 402]);
  expect(await server.parts.database.read.select().from(packRevisions)).not.toContainEqual(
    expect.objectContaining({ accountId: mine.person.accountId }),
  );
});

test('the pack of a deleted design takes no revision, and shows those it had when the design comes back', async () => {
  const mine = await shop();
  expect((await save(mine, 1, lengthSet(92))).status).toBe(200);
  const lay = (deletedAt: Date | null) =>
    server.parts.database.transaction((tx) =>
      tx.update(designs).set({ deletedAt }).where(eq(designs.id, mine.designId)),
    );
  await lay(new Date());
  expect((await save(mine, 2, lengthSet(90))).status).toBe(404);
  await lay(null);
  expect(await list(mine)).toMatchObject({ revision: 2, edits: lengthSet(92) });
});

test('a measure that cannot be cut, and a field that is not there, are refused by name and keep nothing', async () => {
  const mine = await shop();
  const asked: [PackEdits, RegExp][] = [
    [lengthSet(900), /T01.*lies between/],
    [{ g1: { points: { T77: { value: 10 } } } }, /g1\.points\.T77/],
    [{ g9: {} }, /edits\.g9/],
    [{ g1: { notes: Array.from({ length: PACK_EDITS.notes + 1 }, () => 'press') } }, /notes/],
  ];
  for (const [edits, says] of asked) {
    const refused = await save(mine, 1, edits);
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as { message: string }).message).toMatch(says);
  }
  expect((await list(mine)).revision).toBe(1);
});

test('revisions go with the account that saved them', async () => {
  const mine = await shop();
  expect((await save(mine, 1, lengthSet(92))).status).toBe(200);
  const left = await mine.person.fetch('/v1/account', {
    method: 'DELETE',
    body: JSON.stringify({ password: 'a password for tests', posts: 'deleted' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(left.status).toBe(204);
  const { read } = server.parts.database;
  const held = await read.select().from(packRevisions).where(eq(packRevisions.accountId, mine.person.accountId));
  expect(held).toEqual([]);
});
