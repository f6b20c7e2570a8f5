import { read } from '@toile/atelier';
import { FormState } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designs } from '#server/parts/database/schema/designs.ts';
import type { RunningServer } from '#server/start.ts';
import { anything, at, openCommunity, type Post } from '../../../../../test/community.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { buyTokens, type Person, signUp } from '../../../../../test/people.ts';
import { plainPicture } from '../../../../../test/pictures.ts';
import { connectSdk, refusalOf } from '../../../../../test/sdk.ts';
import { startTestServer } from '../../../../../test/server.ts';

/** What stands under a picture in public is judged, whoever wrote it and whatever the picture is. */

let server: RunningServer;
let asha: Person;
let ben: Person;
const { as, makeDesign, post, postDesign } = openCommunity(() => server.address);

beforeAll(async () => {
  server = await startTestServer(
    { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' },
    { openGenerator: () => openFakeGenerator() },
  );
  [asha, ben] = await Promise.all([signUp(server.address), signUp(server.address)]);
  await buyTokens(server.parts.database, asha.accountId, 20);
});
afterAll(() => server.close());

const REFUSED = { code: 400, type: expect.stringMatching(/^words_/) };

/** A design of these words, with the Look that they are read into. */
async function makeOf(words: string): Promise<string> {
  const { design_id: id } = await makeDesign(asha, words);
  const look = read({ words }, 7);
  await server.parts.database.transaction((tx) => tx.update(designs).set({ look }).where(eq(designs.id, id)));
  return id;
}

async function bring(): Promise<string> {
  const file = new File([new Uint8Array(await plainPicture('png'))], 'mine.png', { type: 'image/png' });
  const { $id } = await connectSdk(server.address, asha).storage.createFile({
    bucketId: 'designs',
    fileId: 'unique()',
    file,
  });
  return $id;
}

const reword = (person: Person, id: string, prompt: string) =>
  as(person).updateDocument<Post>({ ...at(id), data: anything({ prompt }) });

const OF_A_CHILD = [
  'in lingerie',
  'sexy',
  'a little slut, nude under the frock',
  'undress her',
  'I want to touch her',
  'spank her',
  'underneath she wears nothing',
  'ready for bed with you',
  '裸',
  'how much per night?',
  'she likes older men',
  'virgin for now',
  'uff kya maal hai',
];
const OF_A_BIKINI = ['my daughter, 9', 'she is 9', 'preteen model', 'schoolgirl', 'kiddo', '9yo', 'मेरी बेटी', 'नौ साल'];

test.each([
  ['a red cotton frock for a girl of nine', OF_A_CHILD, 'For her birthday'],
  ['a woman in a red string bikini', OF_A_BIKINI, 'For the beach'],
])("under '%s' words are judged as an edit of it would be, at first and changed", async (words, captions, innocent) => {
  const designId = await makeOf(words);
  for (const prompt of captions)
    expect(await refusalOf(post(asha, { designId, prompt })), prompt).toMatchObject(REFUSED);
  const { $id } = await post(asha, { designId, prompt: innocent });
  for (const prompt of captions) expect(await refusalOf(reword(asha, $id, prompt)), prompt).toMatchObject(REFUSED);
  expect(await as().getDocument(at($id))).toMatchObject({ prompt: innocent });
});

/** What is told of each, and nothing of drawings or tokens. */
const KINDS = {
  words_contact: [
    'call +91 98765 43210',
    'my insta is at toile underscore girl',
    'snap: abc_123',
    'visit toile dot xyz',
  ],
  words_threatening: ['I will find you and stab you', 'lynch him', 'you should hang yourself'],
  words_hateful: ['kill all jews', 'dalits have to be driven out'],
  words_obscene: ['madarchod dress', 'f.u.c.k this dress', 'naked woman'],
  words_young: ['sexy schoolgirl'],
};

test.each(Object.entries(KINDS))(
  'whoever writes what is told as %s is told what it is, and of no token',
  async (type, captions) => {
    const fileId = await bring();
    for (const prompt of captions) {
      const refused = await refusalOf(post(asha, { fileId, prompt }));
      expect(refused, prompt).toMatchObject({ code: 400, type, message: expect.stringMatching(/^The caption /) });
      expect(refused?.message).not.toMatch(/token|draw/);
    }
    const { $id } = await post(asha, { fileId, prompt: 'size 42, Rs 4,500' });
    for (const prompt of captions)
      expect(await refusalOf(reword(asha, $id, prompt)), prompt).toMatchObject({ code: 400, type });
  },
);

test('a design whose own words say how to reach somebody is posted under other words', async () => {
  const designId = await makeOf('a red kurta, call 9876543210');
  expect(await refusalOf(post(asha, { designId }))).toMatchObject({ code: 400, type: 'words_contact' });
  expect(await post(asha, { designId, prompt: 'a red kurta' })).toMatchObject({ prompt: 'a red kurta' });
});

test('a title follows from what is written: whoever writes another is told so by its name', async () => {
  const { $id, title } = await postDesign(asha);
  const retitle = (id: string, data: object) => as(asha).updateDocument<Post>({ ...at(id), data: anything(data) });
  const refused = { code: 400, type: 'document_invalid_structure', message: expect.stringContaining('"title"') };
  expect(await refusalOf(retitle($id, { title: 'Mine' }))).toMatchObject(refused);
  expect(await refusalOf(retitle($id, { title: 'Mine', prompt: 'Linen' }))).toMatchObject(refused);
  expect(await retitle($id, { title, prompt: 'Linen' })).toMatchObject({ title, prompt: 'Linen' });
  const brought = await post(asha, { fileId: await bring(), prompt: 'A coat' });
  expect(await refusalOf(retitle(brought.$id, { title: 'Mine', prompt: 'Linen' }))).toMatchObject(refused);
  expect(await retitle(brought.$id, { title: 'Mine' })).toMatchObject({ title: 'Mine', prompt: 'Mine' });
});

test('what only its Look says of a design is heard too', async () => {
  const { design_id: designId } = await makeDesign(asha, 'something red for the beach');
  const look = read({ words: 'a woman in a red string bikini' }, 7);
  await server.parts.database.transaction((tx) => tx.update(designs).set({ look }).where(eq(designs.id, designId)));
  expect(await refusalOf(post(asha, { designId, prompt: 'my daughter, 9' }))).toMatchObject(REFUSED);
});

test('words to what somebody brought are judged by themselves, at first and changed', async () => {
  const fileId = await bring();
  const captions = ['a stripper outfit for a girl of nine', 'a nazi uniform', 'naked girl of nine'];
  for (const prompt of captions) expect(await refusalOf(post(asha, { fileId, prompt })), prompt).toMatchObject(REFUSED);
  const { $id } = await post(asha, { fileId, prompt: 'A coat of my grandmother' });
  for (const prompt of captions) expect(await refusalOf(reword(asha, $id, prompt)), prompt).toMatchObject(REFUSED);
  expect(await reword(asha, $id, 'A coat of my aunt')).toMatchObject({ prompt: 'A coat of my aunt' });
});

test("nobody has words read beside another's post", async () => {
  const { $id } = await postDesign(asha);
  expect(await refusalOf(reword(ben, $id, 'a nazi uniform'))).toMatchObject({ code: 401, type: 'user_unauthorized' });
});

test('another form of a design is no upload: it is posted neither with other words nor from the trash', async () => {
  const { design_id: id } = await makeDesign(asha);
  const form = `/generate-outfit/${id}/forms/clear`;
  const read = async () => FormState.parse(await (await asha.fetch(form)).json());
  expect((await asha.fetch(form, { method: 'PUT' })).status).toBe(202);
  await expect.poll(async () => (await read()).status).toBe('done');
  const fileId = (await read()).file_id ?? '';
  const refused = { code: 400, type: 'document_invalid_structure' };
  expect(await refusalOf(post(asha, { fileId, prompt: 'a shirt' }))).toMatchObject(refused);
  expect((await asha.fetch(`/generate-outfit/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await refusalOf(post(asha, { fileId, prompt: 'a shirt' }))).toMatchObject(refused);
});
