import { createHash, createHmac } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { S3Options } from '../../apps/server/src/parts/storage/s3-storage.ts';

export interface FakeS3 {
  /** What a driver is opened with. */
  readonly options: S3Options;
  /** Pages of listings given out so far. */
  readonly listed: number;
  /** How the next calls go wrong, in this order. */
  failNext(...ways: Failure[]): void;
  close(): Promise<void>;
}

/** Refused, broken off, or half of what is asked for and then nothing. */
type Failure = 'error' | 'hang-up' | 'half';

interface Stored {
  bytes: Buffer;
  modifiedAt: Date;
}

/** Keys of one page: few, so that listings go over several. */
const PAGE = 10;

/** What is not whole yet. */
const BEGUN = '.part';

interface FakeS3Place {
  /** A free one otherwise. */
  readonly port?: number;
  /** Where objects outlive the process; in its memory alone otherwise. */
  readonly folder?: string;
}

/**
 * An S3 server over HTTP with one bucket: it checks the signature of every call by its own reckoning, and keeps, ranges,
 * lists and deletes objects as the protocol says.
 */
export async function startFakeS3({ port: wanted = 0, folder }: FakeS3Place = {}): Promise<FakeS3> {
  const options = {
    region: 'eu-test-1',
    bucket: 'pictures',
    accessKeyId: 'AKIDTEST',
    secretAccessKey: 'a secret for tests',
  };
  const objects: Objects = folder === undefined ? new Map<string, Stored>() : openFolder(folder);
  const failures: Failure[] = [];
  let listed = 0;

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const failure = failures.shift();
    if (failure === 'hang-up') return void request.socket.destroy();
    if (failure === 'error') return refuse(response, 500, 'InternalError');
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (!isSigned(request, url, body, options)) return refuse(response, 403, 'SignatureDoesNotMatch');
    const prefix = `/${options.bucket}/`;
    if (!url.pathname.startsWith(prefix)) return refuse(response, 404, 'NoSuchBucket');
    const key = url.pathname.slice(prefix.length);
    if (key === '') {
      listed++;
      return list(response, objects, url.searchParams);
    }
    if (failure === 'half') return sendHalf(response, objects.get(key));
    answer({ request, response, objects, key, body });
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    options: { ...options, endpoint: `http://127.0.0.1:${port}` },
    get listed() {
      return listed;
    },
    failNext: (...ways) => void failures.push(...ways),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Objects {
  get(key: string): Stored | undefined;
  set(key: string, stored: Stored): unknown;
  delete(key: string): unknown;
  keys(): Iterable<string>;
}

/** Objects as files: one that was answered for is there after the process was killed. */
function openFolder(folder: string): Objects {
  mkdirSync(folder, { recursive: true });
  const pathOf = (key: string) => join(folder, encodeURIComponent(key));
  return {
    get: (key) => {
      const modifiedAt = statSync(pathOf(key), { throwIfNoEntry: false })?.mtime;
      return modifiedAt && { bytes: readFileSync(pathOf(key)), modifiedAt };
    },
    set: (key, { bytes }) => {
      writeFileSync(`${pathOf(key)}${BEGUN}`, bytes);
      renameSync(`${pathOf(key)}${BEGUN}`, pathOf(key));
    },
    delete: (key) => rmSync(pathOf(key), { force: true }),
    keys: () =>
      readdirSync(folder)
        .filter((name) => !name.endsWith(BEGUN))
        .map(decodeURIComponent),
  };
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  objects: Objects;
  key: string;
  body: Buffer;
}

function answer({ request, response, objects, key, body }: Call): void {
  const found = objects.get(key);
  const { method } = request;
  if (method === 'PUT' && found && request.headers['if-none-match'] === '*') {
    refuse(response, 412, 'PreconditionFailed');
  } else if (method === 'PUT') {
    objects.set(key, { bytes: body, modifiedAt: new Date() });
    response.writeHead(200).end();
  } else if (method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (!found) refuse(response, 404, 'NoSuchKey');
  else send(request, response, found);
}

function send(request: IncomingMessage, response: ServerResponse, { bytes, modifiedAt }: Stored): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = last === undefined ? bytes : bytes.subarray(Number(first), Number(last) + 1);
  response.writeHead(last === undefined ? 200 : 206, {
    'content-length': part.length,
    'last-modified': modifiedAt.toUTCString(),
    ...(last !== undefined && { 'content-range': `bytes ${first}-${last}/${bytes.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/** Holds the rest back until somebody breaks the connection. */
function sendHalf(response: ServerResponse, found: Stored | undefined): void {
  if (!found) {
    refuse(response, 404, 'NoSuchKey');
    return;
  }
  response.writeHead(200, { 'content-length': found.bytes.length });
  response.write(found.bytes.subarray(0, found.bytes.length / 2));
}

function list(response: ServerResponse, objects: Objects, query: URLSearchParams): void {
  const after = query.get('continuation-token')?.replace(/^after&/, '') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = keys.slice(0, PAGE);
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size><LastModified>${objects.get(key)?.modifiedAt.toISOString()}</LastModified></Contents>`,
  );
  const isTruncated = keys.length > page.length;
  const next = isTruncated ? `<NextContinuationToken>after&amp;${page.at(-1)}</NextContinuationToken>` : '';
  const xml = `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** Signature version 4, reckoned from what arrived; a body must be the one that was signed. */
function isSigned(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: Omit<S3Options, 'endpoint'>,
): boolean {
  const [, id, day, signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/[^,]+, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  if (id !== accessKeyId || day === undefined) return false;
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false;
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams].map(([key, value]) => `${encode(key)}=${encode(value)}`).sort();
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), signed, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return createHmac('sha256', key).update(text).digest('hex') === signature;
}
