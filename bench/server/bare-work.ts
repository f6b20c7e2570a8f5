import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { BUCKET, GenerationRequest, SESSION_COOKIE, UPLOAD as UPLOAD_LIMITS } from '@toile/contract';
import pg from 'pg';
import { openDiskStorage } from '../../apps/server/src/parts/storage/disk-storage.ts';
import type { Storage } from '../../apps/server/src/parts/storage/storage.ts';
import { verifyPassword } from '../../apps/server/src/product/accounts/password.ts';
import { refuseUndrawable } from '../../apps/server/src/product/designs/refuse-undrawable.ts';
import { cleanPicture } from '../../apps/server/src/product/files/clean-picture.ts';
import { INSTANT } from './instant-generator.ts';
import * as sql from './statements.ts';

/** What a bare handler answers with. */
export interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string | number>;
  /** Sent as JSON. */
  readonly json?: object;
  readonly stream?: Readable;
}

/** What it is handed: the request, read as far as every server reads it. */
export interface Request {
  readonly cookie: string;
  readonly ip: string;
  readonly agent: string;
}

const CONNECTIONS = 20;

/** The work of each call with the same statements that the product needs for it, and nothing else. */
export async function openWork({ url, dataDir, secret }: { url: string; dataDir: string; secret: string }) {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const storage = await openDiskStorage(join(dataDir, 'files'));
  const ask = async (statement: sql.Statement, values: unknown[]) => (await pool.query({ ...statement, values })).rows;
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  /** Parameters of every statement that knows its caller. */
  const claimOf = ({ cookie }: Request): [string, string] => {
    const start = cookie.indexOf(`${SESSION_COOKIE}=`);
    if (start < 0) return ['', ''];
    const value = cookie.slice(start + SESSION_COOKIE.length + 1).split(';', 1)[0] ?? '';
    const token = JSON.parse(Buffer.from(value, 'base64url').toString('utf8')) as { id: string; secret: string };
    return [token.id, hash(token.secret)];
  };

  return {
    close: () => pool.end(),

    async me(request: Request): Promise<Answer> {
      const [account] = await ask(sql.ME, claimOf(request));
      return account ? { status: 200, json: presentAccount(account) } : REFUSED;
    },

    async list(request: Request, queries: readonly string[]): Promise<Answer> {
      const limit = queries.map((text) => JSON.parse(text)).find(({ method }) => method === 'limit')?.values[0];
      const rows = await ask(sql.LIST, [...claimOf(request), limit]);
      return { status: 200, json: { total: 5000, documents: rows.map(presentPost) } };
    },

    async like(request: Request, postId: string): Promise<Answer> {
      const [post] = await ask(sql.LIKE, [...claimOf(request), postId]);
      return post ? { status: 200, json: presentPost(post) } : REFUSED;
    },

    async create(request: Request, { data }: { data: { fileId: string; prompt: string } }): Promise<Answer> {
      const claim = claimOf(request);
      const [picture] = await ask(sql.FIND_PICTURE, [...claim, data.fileId]);
      if (!picture || picture.posted) return REFUSED;
      const words = [data.prompt, data.prompt, ''];
      const [post] = await ask(sql.CREATE, [...claim, newId(), data.fileId, picture.design_id, ...words]);
      return post ? { status: 201, json: presentPost(post) } : REFUSED;
    },

    async picture(request: Request, fileId: string): Promise<Answer> {
      const [file] = await ask(sql.PICTURE, [...claimOf(request), fileId, BUCKET.designs]);
      const isReadable = file?.permissions.some((one: string) =>
        ['read("any")', `read("user:${file.caller}")`].includes(one),
      );
      if (!isReadable) return REFUSED;
      const { sha256, mime, bytes, name } = file;
      return {
        status: 200,
        headers: {
          'content-type': mime,
          'content-length': bytes,
          etag: `"${sha256}"`,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-disposition': `inline; filename="${name}"`,
        },
        stream: createReadStream(join(dataDir, 'files', 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256)),
      };
    },

    async signIn(request: Request, { email, password }: { email: string; password: string }): Promise<Answer> {
      const [account] = await ask(sql.SIGN_IN_READ, [email]);
      if (!(await verifyPassword(password, account?.password_hash))) return REFUSED;
      const token = { id: account.id, secret: randomBytes(32).toString('base64url') };
      const values = [account.id, account.password_hash, newId(), hash(token.secret), request.ip, request.agent];
      const [session] = await ask(sql.SIGN_IN, values);
      const cookie = `${SESSION_COOKIE}=${Buffer.from(JSON.stringify(token)).toString('base64url')}`;
      const headers = { 'set-cookie': `${cookie}; Path=/; HttpOnly; SameSite=Lax` };
      return { status: 201, headers, json: { ...session, secret_hash: undefined } };
    },

    async upload(request: Request, type: string, body: Buffer): Promise<Answer> {
      const [share] = await ask(sql.UPLOAD_SHARE, claimOf(request));
      if (!share || share.files >= 500) return REFUSED;
      return keepUpload({ ask, storage, owner: share.account_id, sent: fileIn(type, body) });
    },

    press: (request: Request, body: { style_idea: string }): Promise<Answer> =>
      press({ pool, storage, claim: claimOf(request), words: body.style_idea }),
  };
}

const REFUSED: Answer = { status: 401, json: { message: 'no' } };

const newId = (): string => randomBytes(10).toString('hex');

interface Keeping {
  ask(statement: sql.Statement, values: unknown[]): Promise<Record<string, unknown>[]>;
  storage: Storage;
  owner: string;
  sent: Buffer;
}

async function keepUpload({ ask, storage, owner, sent }: Keeping): Promise<Answer> {
  const [path, clean] = [storage.newScratch(), storage.newScratch()];
  await writeFile(path, sent);
  const { bytes, mime, width, height } = await cleanPicture({ from: path, to: clean }, owner);
  await rm(path);
  if (bytes > UPLOAD_LIMITS.bytes) return REFUSED;
  const sha256 = await storage.saveFile(clean);
  const permissions = ['read', 'update', 'delete'].map((action) => `${action}("user:${owner}")`);
  const file = [newId(), BUCKET.designs, owner, sha256, mime, bytes, width, height, 'a.jpg', permissions];
  const [made] = await ask(sql.UPLOAD, file);
  return made ? { status: 201, json: made } : REFUSED;
}

interface Press {
  pool: pg.Pool;
  storage: Storage;
  claim: [string, string];
  words: string;
}

async function press({ pool, storage, claim, words }: Press): Promise<Answer> {
  const request = { style_idea: words };
  const [accountId] = claim;
  await refuseUndrawable({ request: GenerationRequest.parse(request), accountId });
  const designId = newId();
  const order = [...claim, designId, request, words, randomInt(2 ** 32)];
  for (let isOrdered = false; !isOrdered; ) {
    const [pressed] = (await pool.query({ ...sql.PRESS, values: order })).rows;
    if (!pressed) return REFUSED;
    isOrdered = pressed.id !== null;
  }
  const { picture, mime, width, height, look, description, timings } = INSTANT;
  const sha256 = await storage.save(picture);
  const permissions = ['read', 'update', 'delete'].map((action) => `${action}("user:${accountId}")`);
  const file = [newId(), accountId, sha256, mime, picture.byteLength, width, height, 'a.jpg', permissions];
  const values = [designId, ...file, look, description, timings];
  const [design] = (await pool.query({ ...sql.COMPLETE, values })).rows;
  const { free: freetokens, paid: tokens } = design;
  const shown = { outfit_description: description, image_url: `/v1/${design.file_id}`, file_id: design.file_id };
  return { status: 200, json: { ...shown, design_id: designId, seed: design.seed, look, tokens, freetokens } };
}

/** The one file in a multipart body. */
function fileIn(type: string, body: Buffer): Buffer {
  const boundary = `\r\n--${type.split('boundary=')[1]}`;
  const head = body.indexOf('filename=');
  const start = body.indexOf('\r\n\r\n', head) + 4;
  return body.subarray(start, body.indexOf(boundary, start));
}

type Row = Readonly<Record<string, string | number | boolean | null>>;

function presentPost(row: Row) {
  const url = `/v1/storage/buckets/designs/files/${row.file_id}/view?project=toile`;
  return {
    $id: row.id,
    $sequence: String(row.sequence),
    $collectionId: 'community',
    $databaseId: 'toile',
    $createdAt: row.created_at,
    $updatedAt: row.updated_at,
    $permissions: ['read("any")'],
    prompt: row.prompt,
    url,
    fileId: row.file_id,
    likes: row.likes,
    User_Email: row.mine ? row.email : row.author,
    User_Id: row.account_id,
    title: row.title,
    imageUrl: url,
    userId: row.account_id,
    createdAt: row.created_at,
    description: row.description,
    userName: row.author,
    liked: row.liked,
    mine: row.mine,
    house: row.is_house,
    designId: row.design_id,
    width: row.width,
    height: row.height,
  };
}

const presentAccount = (row: Row) => ({
  $id: row.id,
  $createdAt: row.created_at,
  $updatedAt: row.updated_at,
  name: row.name,
  registration: row.created_at,
  status: row.status === 'active',
  labels: [],
  passwordUpdate: row.password_updated_at ?? '',
  email: row.email,
  phone: '',
  emailVerification: row.is_email_verified,
  phoneVerification: false,
  mfa: false,
  prefs: row.prefs,
  targets: [],
  accessedAt: row.accessed_at,
  impersonator: false,
});
