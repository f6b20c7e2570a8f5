import { crc32, deflateSync } from 'node:zlib';
import { PROJECT_ID, UPLOAD } from '@toile/contract';
import { Permission, Query, Role } from 'appwrite';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { files } from '#server/parts/database/schema/files.ts';
import { uploadChunks, uploads } from '#server/parts/database/schema/uploads.ts';
import { parseSha256, sha256Of } from '#server/parts/storage/storage.ts';
import { sweepUploads } from '#server/product/files/sweep-uploads.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { type Person, signUp } from '../../../../../test/people.ts';
import { noisePng, plainPicture } from '../../../../../test/pictures.ts';
import { connectSdk, refusalOf } from '../../../../../test/sdk.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
let asha: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
});
afterAll(() => server.close());
beforeEach(async () => {
  [asha, ben] = await Promise.all([signUp(server.address), signUp(server.address)]);
});

const bucketId = 'designs';
const as = (person?: Person) => connectSdk(server.address, person).storage;
const toFile = (bytes: Buffer, name = 'outfit.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });
const upload = (person: Person | undefined, file: File, permissions?: string[]) =>
  as(person).createFile({ bucketId, fileId: 'unique()', file, ...(permissions && { permissions }) });
const bytesAt = async (person: Person | undefined, id: string, form = 'view') => {
  const path = `/v1/storage/buckets/${bucketId}/files/${id}/${form}?project=${PROJECT_ID}`;
  const response = await (person ? person.fetch(path) : fetch(new URL(path, server.address)));
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};
const kept = () => server.parts.database.read.$count(files);
const UNSUPPORTED = { code: 400, type: 'storage_file_type_unsupported' };

describe('a picture in one piece', () => {
  test('is drawn anew without what the camera wrote into it, upright, and is its owner’s alone', async () => {
    const sent = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#225588' } })
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '12/1 34/1 56/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const file = await upload(asha, toFile(sent, 'C:\\photos\\My Coat.JPG'));
    expect(file).toMatchObject({ name: 'My Coat.jpg', mimeType: 'image/jpeg', chunksTotal: 1, chunksUploaded: 1 });
    expect(file.$permissions).toEqual(['read', 'update', 'delete'].map((may) => `${may}("user:${asha.accountId}")`));
    const meta = await sharp((await bytesAt(asha, file.$id)).bytes).metadata();
    expect([meta.width, meta.height, meta.exif, meta.xmp, meta.orientation]).toEqual([
      20,
      40,
      undefined,
      undefined,
      undefined,
    ]);
    expect([(await bytesAt(ben, file.$id)).status, (await bytesAt(undefined, file.$id)).status]).toEqual([404, 404]);
  });

  test('is readable for everybody where its owner says so, as the specification’s own call does', async () => {
    const file = await upload(asha, toFile(await plainPicture('webp')), [Permission.read(Role.any())]);
    expect(file).toMatchObject({ $permissions: ['read("any")'], name: 'outfit.webp', mimeType: 'image/webp' });
    expect((await bytesAt(undefined, file.$id, 'download')).status).toBe(200);
    const preview = await fetch(as().getFilePreview({ bucketId, fileId: file.$id, width: 320 }));
    expect([preview.status, preview.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=300, must-revalidate',
    ]);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('%s is known by its bytes, whatever its name says', async (format) => {
    const file = await upload(asha, toFile(await plainPicture(format), 'photo.jpg', ''));
    expect(file.mimeType).toBe(`image/${format}`);
  });

  test('guests bring nothing, nobody gives rights he does not hold, and a taken id is refused', async () => {
    const file = toFile(await plainPicture('png'));
    expect(await refusalOf(upload(undefined, file))).toMatchObject({ code: 401, type: 'user_unauthorized' });
    expect(await refusalOf(upload(asha, file, [Permission.read(Role.user(ben.accountId))]))).toMatchObject({
      code: 401,
    });
    const fileId = `chosen-${asha.accountId}`;
    await as(asha).createFile({ bucketId, fileId, file });
    const taken = { code: 409, type: 'storage_file_already_exists' };
    expect(await refusalOf(as(asha).createFile({ bucketId, fileId, file }))).toMatchObject(taken);
    expect(await refusalOf(as(ben).createFile({ bucketId, fileId, file }))).toMatchObject(taken);
    const elsewhere = as(asha).createFile({ bucketId: 'secrets', fileId: 'unique()', file });
    expect(await refusalOf(elsewhere)).toMatchObject({ code: 404, type: 'storage_bucket_not_found' });
  });

  test('an account keeps as many pictures as are its share', async () => {
    await server.parts.database.transaction((tx) =>
      tx.execute(sql`insert into files (id, bucket, owner_id, sha256, mime, bytes, width, height, name, permissions, is_upload)
        select 'full-' || n || '-' || left(${asha.accountId}, 20), 'designs', ${asha.accountId}, repeat('0', 64), 'image/png', 1, 1, 1, 'x.png', '{}', true
        from generate_series(1, 500) n`),
    );
    const more = upload(asha, toFile(await plainPicture('png')));
    expect(await refusalOf(more)).toMatchObject({ code: 400, type: 'storage_quota_exceeded' });
  });
});

describe('hostile files', () => {
  /** A PNG whose header promises so many pixels, with next to nothing behind it. */
  const pngOf = (width: number, height: number): Buffer => {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const signature = Buffer.from('89504e470d0a1a0a', 'hex');
    const rows = deflateSync(Buffer.alloc(1 << 20));
    return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
  };
  const jpeg = () => plainPicture('jpeg', 300, 300);
  const HOSTILE: Record<string, () => File | Promise<File>> = {
    'an SVG with a script': () =>
      toFile(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'a.svg',
        'image/svg+xml',
      ),
    'the same called a JPEG': () => toFile(Buffer.from('<svg><script>alert(1)</script></svg>')),
    'a page': () => toFile(Buffer.from('<!doctype html><script>1</script>'), 'a.html', 'text/html'),
    'a picture called a program': async () => toFile(await jpeg(), 'setup.exe'),
    'a picture sent as a page': async () => toFile(await jpeg(), 'a.jpg', 'text/html'),
    'a picture with an archive behind it': async () =>
      toFile(Buffer.concat([await jpeg(), Buffer.from('PK\x03\x04boo')])),
    'a picture with a page in a comment': async () => {
      const comment = Buffer.from('<script>alert(1)</script>');
      const length = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
      const picture = await jpeg();
      return toFile(Buffer.concat([picture.subarray(0, 2), length, comment, picture.subarray(2)]));
    },
    'half a picture': async () => toFile((await jpeg()).subarray(0, 700)),
    'half a PNG': async () => toFile((await plainPicture('png', 500, 500)).subarray(0, 200), 'a.png', 'image/png'),
    'a PNG of 50,000 × 50,000': () => toFile(pngOf(50_000, 50_000), 'a.png', 'image/png'),
    'a PNG of 20,000 × 10': () => toFile(pngOf(20_000, 10), 'a.png', 'image/png'),
    'a GIF': async () => toFile(Buffer.from('GIF89a/*'), 'a.gif', 'image/gif'),
    'nothing but a first byte': () => toFile(Buffer.from([0xff])),
    'a JPEG of markers alone': () => toFile(Buffer.from([0xff, 0xd8, 0xff, 0xd9])),
  };

  test.each(Object.keys(HOSTILE))('%s is refused, and nothing is stored', async (name) => {
    const before = await kept();
    const file = await HOSTILE[name]?.();
    if (!file) throw new Error('no file');
    expect(await refusalOf(upload(asha, file))).toMatchObject(UNSUPPORTED);
    expect(await kept()).toBe(before);
    expect(await server.parts.storage.size({ sha: sha256Of(Buffer.from(await file.arrayBuffer())) })).toBeUndefined();
  });

  test('what is hostile in chunks takes its chunks along', async () => {
    const bomb = Buffer.concat([await noisePng(1600, 1600), Buffer.from('PK\x03\x04')]);
    expect(bomb.length).toBeGreaterThan(UPLOAD.chunk);
    expect(await refusalOf(upload(asha, toFile(bomb, 'a.png', 'image/png')))).toMatchObject(UNSUPPORTED);
    expect(await server.parts.database.read.$count(uploads)).toBe(0);
    expect(await server.parts.database.read.$count(uploadChunks)).toBe(0);
  });

  test('a body that is no upload, too large or empty gets the dialect’s error', async () => {
    const post = async (body: FormData | string, headers: Record<string, string> = {}) => {
      const response = await asha.fetch(`/v1/storage/buckets/${bucketId}/files`, { method: 'POST', body, headers });
      return [response.status, z.object({ type: z.string() }).parse(await response.json()).type];
    };
    expect(await post('{}', { 'content-type': 'application/json' })).toEqual([400, 'storage_file_empty']);
    const empty = new FormData();
    empty.set('fileId', 'unique()');
    expect(await post(empty)).toEqual([400, 'storage_file_empty']);
    const large = new FormData();
    large.set('fileId', 'unique()');
    large.set('file', new File([new Uint8Array(UPLOAD.bytes + 1)], 'a.jpg', { type: 'image/jpeg' }));
    expect(await post(large)).toEqual([400, 'storage_invalid_file_size']);
    expect(await post('--x\r\nbroken', { 'content-type': 'multipart/form-data; boundary=x' })).toEqual([
      400,
      'general_bad_request',
    ]);
  });
});

describe('a picture in chunks', () => {
  const File_ = z.object({
    $id: z.string(),
    chunksTotal: z.number(),
    chunksUploaded: z.number(),
    type: z.string().optional(),
  });

  /** Sends one chunk as the SDK does. */
  async function send(person: Person, picture: Buffer, index: number, id?: string, total = picture.length) {
    const start = index * UPLOAD.chunk;
    const data = picture.subarray(start, start + UPLOAD.chunk);
    const form = new FormData();
    form.set('fileId', id ?? 'unique()');
    form.set('file', new File([new Uint8Array(data)], 'noise.png'));
    form.append('permissions[]', 'read("any")');
    const response = await person.fetch(`/v1/storage/buckets/${bucketId}/files`, {
      method: 'POST',
      body: form,
      headers: {
        'content-range': `bytes ${start}-${start + data.length - 1}/${total}`,
        ...(id && { 'x-appwrite-id': id }),
      },
    });
    return { status: response.status, body: await response.json() };
  }

  test('of 12 MB comes through the official SDK, its chunks side by side', async () => {
    const picture = await noisePng(2048, 2048);
    expect(picture.length).toBeGreaterThan(12_000_000);
    const file = await upload(asha, toFile(picture, 'noise.png', 'image/png'), [Permission.read(Role.any())]);
    expect(file).toMatchObject({
      chunksTotal: 3,
      chunksUploaded: 3,
      mimeType: 'image/png',
      $permissions: ['read("any")'],
    });
    const { bytes } = await bytesAt(undefined, file.$id);
    expect(await pixelsOf(bytes)).toEqual(await pixelsOf(picture));
  });

  test('comes whole from chunks in any order and sent again, and is one file', async () => {
    const picture = await noisePng(2000, 1900);
    const first = File_.parse((await send(asha, picture, 0)).body);
    expect(first).toMatchObject({ chunksTotal: 3, chunksUploaded: 1 });
    expect(File_.parse((await send(asha, picture, 2, first.$id)).body)).toMatchObject({ chunksUploaded: 2 });
    expect(File_.parse((await send(asha, picture, 2, first.$id)).body)).toMatchObject({ chunksUploaded: 2 });
    const last = await Promise.all([1, 1, 1].map((index) => send(asha, picture, index, first.$id)));
    for (const reply of last) expect(File_.parse(reply.body)).toMatchObject({ $id: first.$id, chunksUploaded: 3 });
    expect(File_.parse((await send(asha, picture, 0, first.$id)).body)).toMatchObject({ chunksUploaded: 3 });
    expect((await as(asha).listFiles({ bucketId })).total).toBe(1);
    expect(await pixelsOf((await bytesAt(asha, first.$id)).bytes)).toEqual(await pixelsOf(picture));
  });

  test('is nobody else’s to go on with, and has ranges and a size that fit', async () => {
    const picture = await noisePng(1600, 1600);
    const { $id } = File_.parse((await send(asha, picture, 0)).body);
    expect(await send(ben, picture, 1, $id)).toMatchObject({
      status: 400,
      body: { type: 'storage_invalid_appwrite_id' },
    });
    const other = await send(asha, picture, 1, $id, picture.length + 1);
    expect(other).toMatchObject({ status: 400, body: { type: 'storage_invalid_content_range' } });
    const huge = await send(asha, picture, 0, undefined, 50_000_000);
    expect(huge).toMatchObject({ status: 400, body: { type: 'storage_invalid_file_size' } });
    expect(await send(asha, picture, 1, '../x')).toMatchObject({ status: 400 });
    const small = toFile(await plainPicture('png'));
    expect(await refusalOf(as(ben).createFile({ bucketId, fileId: $id, file: small }))).toMatchObject({ code: 409 });
    expect(await send(asha, picture, 1, $id)).toMatchObject({ status: 201, body: { chunksUploaded: 2 } });
  });

  test('that was broken off leaves nothing after its sweep', async () => {
    const picture = await noisePng(1600, 1600);
    const { $id } = File_.parse((await send(asha, picture, 0)).body);
    const { database } = server.parts;
    const ctx = { actor: { kind: 'job', name: 'test' }, database } as const;
    await sweepUploads({ ctx });
    expect(await database.read.$count(uploads, sql`id = ${$id}`)).toBe(1);
    await database.transaction((tx) => tx.execute(sql`update uploads set touched_at = now() - interval '2 hours'`));
    expect(await sweepUploads({ ctx })).toBeGreaterThan(0);
    expect([await database.read.$count(uploads), await database.read.$count(uploadChunks)]).toEqual([0, 0]);
  });
});

describe('looking after pictures', () => {
  test('the owner lists, renames, opens and deletes them; the bytes go with the last file that names them', async () => {
    const picture = await plainPicture('png', 33, 44);
    const [file, twin] = [await upload(asha, toFile(picture, 'a.png')), await upload(ben, toFile(picture, 'b.png'))];
    expect((await as(asha).listFiles({ bucketId, queries: [Query.equal('name', 'a.png')] })).files).toHaveLength(1);
    expect(await as().listFiles({ bucketId })).toEqual({ total: 0, files: [] });
    const changed = await as(asha).updateFile({
      bucketId,
      fileId: file.$id,
      name: 'renamed',
      permissions: [Permission.read(Role.users())],
    });
    expect(changed.name).toBe('renamed.png');
    expect(changed.$permissions).toContain(`delete("user:${asha.accountId}")`);
    expect((await bytesAt(ben, file.$id)).status).toBe(200);
    const theirs = as(ben).deleteFile({ bucketId, fileId: file.$id });
    expect(await refusalOf(theirs)).toMatchObject({ code: 401, type: 'user_unauthorized' });
    const rename = as(ben).updateFile({ bucketId, fileId: file.$id, name: 'x' });
    expect(await refusalOf(rename)).toMatchObject({ code: 401, type: 'user_unauthorized' });
    await as(asha).deleteFile({ bucketId, fileId: file.$id });
    expect((await bytesAt(asha, file.$id)).status).toBe(404);
    expect((await bytesAt(ben, twin.$id)).status).toBe(200);
    await as(ben).deleteFile({ bucketId, fileId: twin.$id });
    expect(await server.parts.storage.size({ sha: parseSha256(file.signature) })).toBeUndefined();
  });

  test('a picture that is posted stays until its post is gone', async () => {
    const file = await upload(asha, toFile(await plainPicture('jpeg', 90, 120)));
    const { databases } = connectSdk(server.address, asha);
    const community = { databaseId: 'toile', collectionId: 'community' };
    const data = { prompt: 'my own coat', fileId: file.$id, url: as(asha).getFileView({ bucketId, fileId: file.$id }) };
    const post = await databases.createDocument({ ...community, documentId: 'unique()', data });
    expect(post).toMatchObject({ designId: null, width: 90, height: 120, title: 'my own coat' });
    expect((await bytesAt(undefined, file.$id)).status).toBe(200);
    const early = as(asha).deleteFile({ bucketId, fileId: file.$id });
    expect(await refusalOf(early)).toMatchObject({ code: 409, type: 'storage_file_in_use' });
    await databases.deleteDocument({ ...community, documentId: post.$id });
    expect([(await bytesAt(undefined, file.$id)).status, (await bytesAt(asha, file.$id)).status]).toEqual([404, 200]);
    await as(asha).deleteFile({ bucketId, fileId: file.$id });
  });
});

const pixelsOf = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer();
