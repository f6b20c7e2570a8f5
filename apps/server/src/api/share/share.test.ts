import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import { GenerationReply, PublicDesign, ShareReply } from '@toile/contract';
import { type FastifyInstance, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerErrorReplies } from '#server/api/errors/error-replies.ts';
import { registerContext } from '#server/api/session/open-context.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { buyTokens, type Person, signUp } from '../../../../../test/people.ts';
import { press } from '../../../../../test/press.ts';
import { connectSdk } from '../../../../../test/sdk.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { limitPages } from '../web/limit-pages.ts';
import { publicPageRoutes } from './public-page-routes.ts';

const PAGE = `<!DOCTYPE html><html><head><title>Toile</title></head><body><script>1</script></body></html>`;

let server: RunningServer;
let pages: FastifyInstance;
let folder: string;
let asha: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer(
    { DATABASE_URL: await createTestDatabase(), PUBLIC_URL: 'https://toile.example' },
    { openGenerator: () => openFakeGenerator() },
  );
  [asha, ben] = await Promise.all([signUp(server.address, 'Asha "the needle" <b>'), signUp(server.address)]);
  await buyTokens(server.parts.database, asha.accountId, 20);
  folder = await mkdtemp(join(tmpdir(), 'toile-test-pages-'));
  await writeFile(join(folder, '__spa-fallback.html'), PAGE);
  pages = fastify();
  pages.setValidatorCompiler(validatorCompiler);
  pages.setSerializerCompiler(serializerCompiler);
  registerErrorReplies(pages);
  await pages.register(cookie);
  registerContext(pages, server.parts);
  await pages.register(publicPageRoutes(server.parts, { folder, limit: limitPages(server.parts) }));
});
afterAll(async () => {
  await pages.close();
  await server.close();
  await rm(folder, { recursive: true });
});

async function makeDesign(words: string): Promise<GenerationReply> {
  const response = await press(asha, words);
  return GenerationReply.parse(await response.json());
}

const share = (person: Person, id: string, method = 'PUT') => person.fetch(`/generate-outfit/${id}/share`, { method });
const readData = (id: string) => fetch(`${server.address}/d/${id}`, { headers: { accept: 'application/json' } });
const statusOf = async (path: string) => (await fetch(new URL(path, server.address))).status;

test('a shared design is readable for everybody who has its address, until that is taken back', async () => {
  const design = await makeDesign('a pleated skirt');
  expect([(await readData(design.design_id)).status, await statusOf(design.image_url)]).toEqual([404, 404]);
  const reply = await share(asha, design.design_id);
  expect(reply.status).toBe(200);
  expect(ShareReply.parse(await reply.json())).toEqual({
    design_id: design.design_id,
    page_url: `https://toile.example/d/${design.design_id}`,
    image_url: `https://toile.example${design.image_url}`,
  });
  const shared = PublicDesign.parse(await (await readData(design.design_id)).json());
  expect(shared).toMatchObject({ id: design.design_id, fileId: design.file_id, postId: null, prompt: '' });
  expect(JSON.stringify(shared)).not.toContain(asha.email);
  expect(await statusOf(design.image_url)).toBe(200);
  expect((await share(asha, design.design_id, 'DELETE')).status).toBe(204);
  expect([(await readData(design.design_id)).status, await statusOf(design.image_url)]).toEqual([404, 404]);
});

test('nobody shares what is not his', async () => {
  const { design_id: id } = await makeDesign('a private coat');
  expect((await share(ben, id)).status).toBe(404);
  expect((await fetch(`${server.address}/generate-outfit/${id}/share`, { method: 'PUT' })).status).toBe(401);
  expect((await readData(id)).status).toBe(404);
});

test('a posted design stays public when sharing is taken back, and a shared one when the post is', async () => {
  const { design_id: id, image_url: picture } = await makeDesign('a raincoat');
  const { databases } = connectSdk(server.address, asha);
  const community = { databaseId: 'toile', collectionId: 'community' };
  const posted = await databases.createDocument({ ...community, documentId: 'unique()', data: { designId: id } });
  await share(asha, id);
  await share(asha, id, 'DELETE');
  expect([(await readData(id)).status, await statusOf(picture)]).toEqual([200, 200]);
  await share(asha, id);
  await databases.deleteDocument({ ...community, documentId: posted.$id });
  expect([(await readData(id)).status, await statusOf(picture)]).toEqual([200, 200]);
});

test('the page tells programs what it shows, escapes what people wrote, and carries its data', async () => {
  const { design_id: id, file_id: fileId } = await makeDesign('"></script><script>alert(1)</script> a cape');
  await share(asha, id);
  const reply = await pages.inject({ url: `/d/${id}`, headers: { accept: 'text/html,*/*' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'server-timing': 'guest',
  });
  expect(reply.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(reply.body).not.toContain('<script>alert');
  expect(reply.body.match(/<title>/g)).toHaveLength(1);
  const tag = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(reply.body)?.[1];
  expect(tag('og:url')).toBe(`https://toile.example/d/${id}`);
  expect(tag('og:image')).toBe(
    `https://toile.example/v1/storage/buckets/designs/files/${fileId}/preview?view=card&amp;output=jpg&amp;project=toile`,
  );
  expect([tag('og:image:width'), tag('og:image:height')]).toEqual(['1200', '630']);
  expect(tag('og:title')).toContain('a cape');
  expect(tag('twitter:card')).toBe('summary_large_image');
  expect(tag('robots')).toBe('noindex');
  const [, data = ''] = /<script type="application\/json" id="public-design">(.*?)<\/script>/.exec(reply.body) ?? [];
  expect(PublicDesign.parse(JSON.parse(data))).toMatchObject({ id, userName: 'Asha "the needle" <b>' });
  const picture = await fetch(
    tag('og:image')
      ?.replaceAll('&amp;', '&')
      .replace('https://toile.example', () => server.address) ?? '',
  );
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('an address that shows nothing gets the app with a 404, and JSON its error', async () => {
  const { design_id: id } = await makeDesign('a kept scarf');
  for (const wrong of [id, 'nobody', "x' or 1=1"]) {
    const reply = await pages.inject({ url: `/d/${encodeURIComponent(wrong)}`, headers: { accept: 'text/html' } });
    expect([reply.statusCode, reply.body.includes('og:')]).toEqual([404, false]);
    expect(reply.body).toContain('</html>');
    const data = await readData(wrong);
    expect([data.status, await data.json()]).toMatchObject([404, { type: 'design_not_found' }]);
  }
});
