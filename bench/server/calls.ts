import { randomUUID } from 'node:crypto';
import { BUCKET, COLLECTION, DATABASE_ID, PROJECT_ID, SESSION_COOKIE } from '@toile/contract';
import sharp from 'sharp';
import { type Fixture, PASSWORD, PEOPLE, POSTS, SIGNERS, UPLOADS } from './fixture.ts';

/** One request as it is sent to each contender alike. */
export interface Asked {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Buffer;
}

export interface Call {
  readonly name: string;
  /** The status of an answer that did the work. */
  readonly status: number;
  /** Shortest body that such an answer can have: an empty one counts as an error. */
  readonly leastBytes: number;
  /** Answers after which a process is warm, where a round does not give so many. */
  readonly warmAfter?: number;
  ask(): Asked;
}

const DOCUMENTS = `/v1/databases/${DATABASE_ID}/collections/${COLLECTION.community}/documents`;
const FILES = `/v1/storage/buckets/${BUCKET.designs}/files`;
const PAGE = [
  { method: 'orderDesc', attribute: '$createdAt' },
  { method: 'limit', values: [100] },
]
  .map((query, index) => `queries[${index}]=${encodeURIComponent(JSON.stringify(query))}`)
  .join('&');

const below = (most: number): number => Math.floor(Math.random() * most);

/** Everybody calls from an address of their own, as people do: the limits are on. */
const anyAddress = (): string => `10.${below(256)}.${below(256)}.${below(256)}`;

/**
 * Answers after which V8 has compiled what a call runs: it makes its quick code of a function that was called some four hundred times, and its
 * quickest of one called three thousand times, by which it compiles on for some thousand more. Before that a call costs up to twice as much,
 * and the more the more code it has.
 */
const COMPILED = 6000;
/** The same of the thread that reads briefs, which goes through thousands of words with each. */
const READ = 800;

/** The calls that are measured, in the order in which they are printed. */
export async function makeCalls({ sessions }: Fixture): Promise<Call[]> {
  const multipart = await makeUpload();
  const headers = (person?: number): Record<string, string> => ({
    'x-appwrite-project': PROJECT_ID,
    'x-forwarded-for': anyAddress(),
    ...(person !== undefined && { cookie: `${SESSION_COOKIE}=${sessions[person]}` }),
  });
  const json = (person?: number) => ({ ...headers(person), 'content-type': 'application/json' });
  const anybody = () => below(PEOPLE);
  let nextUpload = 0;
  let nextSender = 0;
  return [
    {
      name: 'list',
      status: 200,
      leastBytes: 30_000,
      ask: () => ({ method: 'GET', path: `${DOCUMENTS}?${PAGE}`, headers: headers(anybody()) }),
    },
    {
      name: 'guest-list',
      status: 200,
      leastBytes: 30_000,
      ask: () => ({ method: 'GET', path: `${DOCUMENTS}?${PAGE}`, headers: headers() }),
    },
    {
      name: 'create',
      status: 201,
      leastBytes: 300,
      // Everybody's name among them: it is read once in the life of a process, with the first that they show.
      warmAfter: COMPILED,
      ask: () => {
        const upload = nextUpload++;
        if (upload >= UPLOADS) throw new Error('every upload is posted: the rounds are too long');
        const data = { prompt: 'A long linen coat over wide trousers', fileId: `u${upload}` };
        const body = JSON.stringify({ documentId: 'unique()', data });
        return { method: 'POST', path: DOCUMENTS, headers: json(upload % PEOPLE), body };
      },
    },
    {
      name: 'like',
      status: 200,
      leastBytes: 300,
      warmAfter: COMPILED,
      ask: () => ({
        method: 'PATCH',
        path: `${DOCUMENTS}/post${below(POSTS)}/likes/increment`,
        headers: json(anybody()),
        body: '{"value":1}',
      }),
    },
    {
      name: 'me',
      status: 200,
      leastBytes: 200,
      warmAfter: COMPILED,
      ask: () => ({ method: 'GET', path: '/v1/account', headers: headers(anybody()) }),
    },
    {
      name: 'spend',
      status: 200,
      leastBytes: 200,
      warmAfter: READ,
      ask: () => ({
        method: 'POST',
        path: '/generate-outfit/',
        headers: json(anybody()),
        body: '{"style_idea":"a long linen coat over wide trousers"}',
      }),
    },
    {
      name: 'upload',
      status: 201,
      leastBytes: 200,
      ask: () => ({
        method: 'POST',
        path: FILES,
        // One after the other: nobody may have more than two pictures under way.
        headers: { ...headers(nextSender++ % PEOPLE), 'content-type': multipart.type },
        body: multipart.body,
      }),
    },
    {
      name: 'picture',
      status: 200,
      leastBytes: 100_000,
      ask: () => ({
        method: 'GET',
        path: `${FILES}/f${below(POSTS)}/view?project=${PROJECT_ID}`,
        headers: headers(anybody()),
      }),
    },
    {
      name: 'sign-in',
      status: 201,
      leastBytes: 200,
      ask: () => ({
        method: 'POST',
        path: '/v1/account/sessions/email',
        headers: json(),
        body: JSON.stringify({ email: `s${below(SIGNERS)}@example.com`, password: PASSWORD }),
      }),
    },
  ];
}

async function makeUpload(): Promise<{ type: string; body: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  const boundary = `bench-${randomUUID()}`;
  const field = (disposition: string, type = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n${type}\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      Buffer.from(`${field('name="fileId"')}unique()\r\n`),
      Buffer.from(field('name="file"; filename="a.jpg"', 'content-type: image/jpeg\r\n')),
      picture,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
