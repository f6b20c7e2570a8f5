import { AUTHOR_UNKNOWN, ErrorBody, FOLDERS, FolderList, FolderPage, OpenFolder, OpenOffer } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designs } from '#server/parts/database/schema/designs.ts';
import { folderDesigns, folders } from '#server/parts/database/schema/folders.ts';
import { packFolder } from '#server/product/folders/pack-folder.ts';
import type { RunningServer } from '#server/start.ts';
import { json, keyOf, openBoutique } from '../../../../../test/boutique.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { type Person, signUp } from '../../../../../test/people.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { sewDesign } from '../../../../../test/sewn.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', LOG_LEVEL: 'silent' });
});
afterAll(() => server.close());

const PATH = '/generate-outfit/folders';

/** Somebody with finished designs. */
async function someone(count: number): Promise<{ person: Person; ids: string[] }> {
  const person = await signUp(server.address, 'Rani Boutique');
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push(await sewDesign(server.parts, person.accountId));
  return { person, ids };
}

async function make(person: Person, name: string, held: readonly string[] = []): Promise<FolderPage> {
  const made = await person.fetch(PATH, json('POST', { name, designs: held }));
  expect(made.status, await made.clone().text()).toBe(201);
  return FolderPage.parse(await made.json());
}
const read = async (person: Person, id: string) => FolderPage.parse(await (await person.fetch(`${PATH}/${id}`)).json());
const list = async (person: Person, query = '') =>
  FolderList.parse(await (await person.fetch(`${PATH}${query}`)).json()).folders;
const idsOf = ({ designs: held }: FolderPage) => held.map(({ design_id }) => design_id);
const typeOf = async (refusal: Response) => ErrorBody.parse(await refusal.json()).type;

async function share(person: Person, id: string): Promise<string> {
  const shared = await person.fetch(`${PATH}/${id}/link`, { method: 'PUT' });
  expect(shared.status, await shared.clone().text()).toBe(200);
  const { url } = FolderPage.parse(await shared.json());
  return new URL(url ?? '').searchParams.get('key') ?? '';
}
/** Whoever has the link: no session, no header. */
const open = (key: string) => fetch(`${server.address}/generate-outfit/folder?${new URLSearchParams({ key })}`);
const picture = (key: string, design: string) =>
  fetch(`${server.address}/generate-outfit/folder/picture?${new URLSearchParams({ key, design })}`);
const lay = (designId: string, deletedAt: Date | null) =>
  server.parts.database.transaction((tx) => tx.update(designs).set({ deletedAt }).where(eq(designs.id, designId)));

test('a design lies in several folders, each in its own order, with a cover of its own', async () => {
  const { person, ids } = await someone(3);
  const [a = '', b = '', c = ''] = ids;
  const [fair, bride] = [await make(person, 'For the fair', [a, b]), await make(person, 'Meera', [b])];
  for (const design of [c, c, a])
    expect((await person.fetch(`${PATH}/${bride.folder_id}/designs/${design}`, { method: 'PUT' })).status).toBe(204);
  expect(idsOf(await read(person, fair.folder_id))).toEqual([a, b]);
  expect(idsOf(await read(person, bride.folder_id))).toEqual([b, c, a]);
  const ordered = await person.fetch(`${PATH}/${bride.folder_id}/order`, json('PUT', { designs: [a, b] }));
  expect(idsOf(FolderPage.parse(await ordered.json()))).toEqual([a, b, c]);
  const covers = async () => (await list(person)).map(({ name, count, cover }) => [name, count, cover?.design_id]);
  expect(await covers()).toEqual([
    ['Meera', 3, a],
    ['For the fair', 2, a],
  ]);
  await person.fetch(`${PATH}/${bride.folder_id}`, json('PATCH', { cover: c, name: 'Meera’s sangeet' }));
  const fronts = async () => (await list(person)).map(({ front }) => front.map(({ design_id }) => design_id));
  expect(await fronts()).toEqual([
    [c, a, b],
    [a, b],
  ]);
  expect((await covers())[0]).toEqual(['Meera’s sangeet', 3, c]);
  await person.fetch(`${PATH}/${bride.folder_id}/designs/${c}`, { method: 'DELETE' });
  expect((await covers())[0]).toEqual(['Meera’s sangeet', 2, a]);
  expect((await list(person, `?design=${b}`)).map(({ holds }) => holds)).toEqual([true, true]);
  expect((await list(person, `?design=${c}`)).map(({ holds }) => holds)).toEqual([false, false]);
});

/** What a design is before it is drawn. */
const UNDRAWN = {
  status: 'running',
  fileId: null,
  look: null,
  description: null,
  engine: null,
  finishedAt: null,
} as const;

test('a folder without a name, of another’s designs, of unfinished ones or of one twice is not made', async () => {
  const [mine, theirs] = [await someone(1), await someone(1)];
  const [own = ''] = mine.ids;
  const refused = async (body: object) => (await mine.person.fetch(PATH, json('POST', body))).status;
  expect(await refused({ name: ' \u200b ' })).toBe(400);
  expect(await refused({ name: 'x'.repeat(FOLDERS.name + 1) })).toBe(400);
  expect(await refused({ name: 'X', designs: [own, own] })).toBe(400);
  expect(await refused({ name: 'X', designs: [own, ...theirs.ids] })).toBe(404);
  await server.parts.database.transaction((tx) => tx.update(designs).set(UNDRAWN).where(eq(designs.id, own)));
  expect(await refused({ name: 'X', designs: [own] })).toBe(404);
  expect(await list(mine.person)).toEqual([]);
});

test('nobody reads, fills, orders, renames, shares or deletes another’s folder, nor lays another’s design into their own', async () => {
  const [mine, theirs] = [await someone(1), await someone(1)];
  const [own = ''] = mine.ids;
  const [foreign = ''] = theirs.ids;
  const folder = await make(theirs.person, 'Theirs', [foreign]);
  const at = `${PATH}/${folder.folder_id}`;
  const tries: [string, RequestInit?][] = [
    [at],
    [at, json('PATCH', { name: 'Mine' })],
    [at, { method: 'DELETE' }],
    [`${at}/order`, json('PUT', { designs: [foreign] })],
    [`${at}/link`, { method: 'PUT' }],
    [`${at}/link`, { method: 'DELETE' }],
    [`${at}/zip`],
    [`${at}/designs/${own}`, { method: 'PUT' }],
    [`${at}/designs/${foreign}`, { method: 'DELETE' }],
  ];
  for (const [path, how] of tries) {
    const answer = await mine.person.fetch(path, how);
    expect([path, answer.status, await typeOf(answer)]).toEqual([path, 404, 'folder_not_found']);
  }
  const kept = await make(mine.person, 'Mine', [own]);
  const stolen = await mine.person.fetch(`${PATH}/${kept.folder_id}/designs/${foreign}`, { method: 'PUT' });
  expect([stolen.status, await typeOf(stolen)]).toEqual([404, 'design_not_found']);
  for (const body of [{ cover: foreign }, { cover: 'nowhere' }])
    expect((await mine.person.fetch(`${PATH}/${kept.folder_id}`, json('PATCH', body))).status).toBe(404);
  const disordered = json('PUT', { designs: [foreign, own] });
  expect((await mine.person.fetch(`${PATH}/${kept.folder_id}/order`, disordered)).status).toBe(404);
  expect(idsOf(await read(mine.person, kept.folder_id))).toEqual([own]);
  expect(await read(theirs.person, folder.folder_id)).toMatchObject({ name: 'Theirs', count: 1, url: null });
});

test('whoever has the link sees names and pictures, and nothing else of the account', async () => {
  const { person, ids } = await someone(2);
  const [shown = '', hidden = ''] = ids;
  const folder = await make(person, 'For the fair', [shown]);
  const key = await share(person, folder.folder_id);
  expect(await share(person, folder.folder_id)).toBe(key);
  const answer = await open(key);
  const body = await answer.text();
  expect(OpenFolder.parse(JSON.parse(body))).toEqual({
    name: 'For the fair',
    by: 'Rani Boutique',
    designs: [{ design_id: shown, title: 'Mustard cotton kurta' }],
  });
  expect(body).not.toContain(person.accountId);
  expect(body).not.toContain(person.email);
  const seen = await picture(key, shown);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await picture(key, hidden)).status).toBe(404);
  for (const { headers } of [answer, seen])
    expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual(['noindex', 'no-referrer']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  // Kept, but never shown again without asking.
  expect(seen.headers.get('cache-control')).toBe('private, no-cache');
  const known = { 'if-none-match': seen.headers.get('etag') ?? '' };
  const again = await fetch(seen.url, { headers: known });
  expect(again.status).toBe(304);
});

test.each([
  ['rani@boutique.example', 'rani'],
  ['Rani, rani@boutique.example', 'Rani, rani'],
  ['Silk @ 24', 'Silk @ 24'],
  ['Rani @home', 'Rani @home'],
  ['', AUTHOR_UNKNOWN],
])('an owner who is named %j is told to whoever has a link as %j, and nothing of their address', async (name, told) => {
  const person = await signUp(server.address, name);
  const designId = await sewDesign(server.parts, person.accountId);
  const folder = await make(person, 'For the fair', [designId]);
  const body = await (await open(await share(person, folder.folder_id))).text();
  expect(OpenFolder.parse(JSON.parse(body)).by).toBe(told);
  const boutique = openBoutique(server);
  const offered = await boutique.customer.open(keyOf(await boutique.offer(person, [designId])));
  const page = await offered.text();
  expect(OpenOffer.parse(JSON.parse(page)).shop).toBe(told);
  for (const part of ['boutique.example', ...person.email.split('@')])
    expect([body, page].filter((text) => text.includes(part))).toEqual([]);
});

test('a link that was taken back never opens again, nor does one of another kind or a made-up one', async () => {
  const { person, ids } = await someone(1);
  const [design = ''] = ids;
  const folder = await make(person, 'For the fair', ids);
  const first = await share(person, folder.folder_id);
  const kept = await picture(first, design);
  const back = await person.fetch(`${PATH}/${folder.folder_id}/link`, { method: 'DELETE' });
  expect(FolderPage.parse(await back.json()).url).toBeNull();
  const second = await share(person, folder.folder_id);
  expect(second).not.toBe(first);
  const dead = await fetch(kept.url, { headers: { 'if-none-match': kept.headers.get('etag') ?? '' } });
  expect([(await open(first)).status, (await picture(first, design)).status, dead.status]).toEqual([404, 404, 404]);
  const offered = json('POST', { title: 'X', designs: [design] });
  const { url } = (await (await person.fetch('/boutique/offers', offered)).json()) as { url: string };
  const offerKey = new URL(url).searchParams.get('key') ?? '';
  const [name = '', secret = ''] = second.split('.');
  for (const key of [
    offerKey,
    name,
    `${name}.`,
    `${name}.${'a'.repeat(secret.length)}`,
    `${folder.folder_id}.${secret}`,
    '.',
  ])
    expect([key, (await open(key)).status]).toEqual([key, 404]);
  expect((await open(second)).status).toBe(200);
  await person.fetch(`${PATH}/${folder.folder_id}`, { method: 'DELETE' });
  expect((await open(second)).status).toBe(404);
});

test('a design in the trash is in no folder, behind no link and on no cover, and comes back to its place', async () => {
  const { person, ids } = await someone(2);
  const [first = '', second = ''] = ids;
  const folder = await make(person, 'For the fair', ids);
  const key = await share(person, folder.folder_id);
  await lay(first, new Date());
  expect(OpenFolder.parse(await (await open(key)).json()).designs.map(({ design_id }) => design_id)).toEqual([second]);
  expect((await picture(key, first)).status).toBe(404);
  expect(await read(person, folder.folder_id)).toMatchObject({ count: 1, cover: { design_id: second } });
  expect((await person.fetch(`${PATH}/${folder.folder_id}/designs/${first}`, { method: 'PUT' })).status).toBe(404);
  await lay(first, null);
  expect(idsOf(await read(person, folder.folder_id))).toEqual([first, second]);
});

test('a folder that is full takes no more, whoever comes at once', async () => {
  const { person, ids } = await someone(3);
  const [first = '', ...others] = ids;
  const folder = await make(person, 'Full', [first]);
  // As many as leave room for one: designs of nobody's making, written as rows.
  await server.parts.database.transaction(async (tx) => {
    const [row] = await tx.select().from(designs).where(eq(designs.id, first));
    if (!row) throw new Error('the design is gone');
    const more = Array.from({ length: FOLDERS.designs - 2 }, (_, n) => ({
      ...row,
      id: `${first.slice(0, 12)}-${n}`,
      ...UNDRAWN,
    }));
    await tx.insert(designs).values(more);
    await tx
      .insert(folderDesigns)
      .values(more.map(({ id }, position) => ({ folderId: folder.folder_id, designId: id, position: position + 1 })));
  });
  const put = (id: string) => person.fetch(`${PATH}/${folder.folder_id}/designs/${id}`, { method: 'PUT' });
  const statuses = (await Promise.all(others.map(put))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 409]);
});

test('an account has so many folders at most, whoever makes them at once', async () => {
  const { person } = await someone(0);
  const rows = Array.from({ length: FOLDERS.most - 1 }, (_, n) => ({
    id: `${person.accountId.slice(0, 20)}-${n}`,
    accountId: person.accountId,
    name: 'One of many',
  }));
  await server.parts.database.transaction((tx) => tx.insert(folders).values(rows));
  const made = await Promise.all(['a', 'b', 'c'].map((name) => person.fetch(PATH, json('POST', { name }))));
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});

test('a folder is packed with its pictures in order and a contact sheet', async () => {
  const { person, ids } = await someone(3);
  const folder = await make(person, 'For/the "fair"', ids);
  const zip = () => person.fetch(`${PATH}/${folder.folder_id}/zip`);
  const packed = await zip();
  expect([packed.status, packed.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(packed.headers.get('content-disposition')).toContain('attachment');
  const entries = unzipSync(new Uint8Array(await packed.arrayBuffer()));
  expect(Object.keys(entries)).toEqual([
    'contact-sheet.pdf',
    '001 Mustard cotton kurta.jpg',
    '002 Mustard cotton kurta.jpg',
    '003 Mustard cotton kurta.jpg',
  ]);
  expect(
    Buffer.from(entries['contact-sheet.pdf'] ?? [])
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1);
  // Whoever left half-way may come again.
  const leaving = new AbortController();
  await person.fetch(`${PATH}/${folder.folder_id}/zip`, { signal: leaving.signal });
  leaving.abort();
  await expect.poll(async () => (await zip()).status).toBe(200);
});

test('one folder is packed at a time for a person, and the next once that has ended', async () => {
  const [{ person, ids }, other] = [await someone(1), await someone(1)];
  const actor = { kind: 'account', accountId: person.accountId, sessionId: 'session' } as const;
  const parts = { cutter: { cut: async () => Buffer.from('a sheet') }, storage: server.parts.storage };
  const pack = async (by: Person, held: readonly string[]) => {
    const { folder_id: folderId } = await make(by, 'Packed', held);
    const ctx = { actor: { ...actor, accountId: by.accountId }, database: server.parts.database };
    return packFolder({ ctx, parts, input: { folderId } });
  };
  const first = await pack(person, ids);
  await expect(pack(person, ids)).rejects.toMatchObject({ code: 'folder-packing', status: 429 });
  const theirs = await pack(other.person, other.ids);
  first.end();
  const next = await pack(person, ids);
  for (const { end } of [theirs, next]) end();
  const broken = { ...parts, cutter: { cut: () => Promise.reject(new Error('no cutter')) } };
  const { folder_id: folderId } = await make(person, 'Broken');
  const ctx = { actor, database: server.parts.database };
  await expect(packFolder({ ctx, parts: broken, input: { folderId } })).rejects.toThrow('no cutter');
  (await pack(person, ids)).end();
});

test('an empty folder packs as a contact sheet of nothing', async () => {
  const { person } = await someone(0);
  const folder = await make(person, 'Empty');
  const packed = await person.fetch(`${PATH}/${folder.folder_id}/zip`);
  expect(Object.keys(unzipSync(new Uint8Array(await packed.arrayBuffer())))).toEqual(['contact-sheet.pdf']);
});

test('a deleted account leaves no folder, and its link opens nothing', async () => {
  const { person, ids } = await someone(1);
  const folder = await make(person, 'For the fair', ids);
  const key = await share(person, folder.folder_id);
  const exported = unzipSync(new Uint8Array(await (await person.fetch('/v1/account/export')).arrayBuffer()));
  const told = Buffer.from(exported['folders.json'] ?? []).toString();
  expect(JSON.parse(told)).toMatchObject([{ name: 'For the fair', isShared: true, designs: ids }]);
  expect(told).not.toContain(key.split('.')[0]);
  const left = await person.fetch(
    '/v1/account',
    json('DELETE', { password: 'a password for tests', posts: 'deleted' }),
  );
  expect(left.status).toBe(204);
  expect((await open(key)).status).toBe(404);
  expect(await server.parts.database.read.$count(folders, eq(folders.id, folder.folder_id))).toBe(0);
});

test('a guest has no folders', async () => {
  for (const path of [PATH, `${PATH}/any`]) expect((await fetch(`${server.address}${path}`)).status).toBe(401);
});

test('a name that no design may have is given to no folder, and one that was given before is not shown to others', async () => {
  const { person } = await someone(0);
  const named = json('POST', { name: 'sexy preteens', designs: [] });
  const refused = await person.fetch(PATH, named);
  expect([refused.status, await typeOf(refused)]).toEqual([400, 'words_young']);
  const { folder_id: id } = await make(person, 'For the fair');
  const renamed = await person.fetch(`${PATH}/${id}`, json('PATCH', { name: 'sexy preteens' }));
  expect(renamed.status).toBe(400);
  expect((await read(person, id)).name).toBe('For the fair');
  await server.parts.database.transaction((tx) =>
    tx.update(folders).set({ name: 'sexy preteens' }).where(eq(folders.id, id)),
  );
  expect((await person.fetch(`${PATH}/${id}/link`, { method: 'PUT' })).status).toBe(400);
  expect((await read(person, id)).url).toBeNull();
});
