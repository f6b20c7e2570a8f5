import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { openDiskStorage } from '../../apps/server/src/parts/storage/disk-storage.ts';
import { hashPassword } from '../../apps/server/src/product/accounts/password.ts';

/** How much there is of everything. Uploads are pictures that nobody has posted yet; each new post uses one up. */
export const PEOPLE = 500;
/** Those who only sign in, so that nobody else's session gives way to theirs. */
export const SIGNERS = 300;
export const POSTS = 20_000;
export const UPLOADS = 150_000;
export const PASSWORD = 'a password for benches';
/** Bytes of the picture that is fetched. */
const PICTURE_BYTES = 150_000;
const TOKENS = 100_000;

/** What the contenders' callers need to know of the database. */
export interface Fixture {
  readonly sessionSecret: string;
  /** Values of the session cookie, one for each person. */
  readonly sessions: readonly string[];
}

/** Fills an empty database at the newest schema, and the storage below `dataDir`. */
export async function fill(url: string, dataDir: string): Promise<Fixture> {
  const sessionSecret = randomBytes(32).toString('base64url');
  const storage = await openDiskStorage(join(dataDir, 'files'));
  const sha = await storage.save(randomBytes(PICTURE_BYTES));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const sessions = await fillCallers(client, sessionSecret);
    await fillPosts(client, sha);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    return { sessionSecret, sessions };
  } finally {
    await client.end();
  }
}

/** Fills in people with tokens. @returns values of the session cookie, one for each person */
export async function fillCallers(client: pg.Client, sessionSecret: string): Promise<string[]> {
  await fillPeople(client, await hashPassword(PASSWORD));
  return fillSessions(client, sessionSecret);
}

/** Names are read where others see them, so they are such as people have: each is somebody else's, and none is a number. */
const GIVEN =
  'Asha Bruno Carla Devi Elena Farid Grace Henrik Ines Jonas Kiran Leila Marco Nadia Omar Priya Rosa Samir Tara Yusuf'.split(
    ' ',
  );
const FAMILY =
  'Abbott Bianchi Costa Dutta Ekström Fischer Gupta Hansen Iyer Jansen Kapoor Lindqvist Mehta Novak Okafor Petrov Quiroga Rossi Sharma Tanaka Ueda Vargas Weber Yadav Zielinska'.split(
    ' ',
  );

const nameOfPerson = (n: number): string =>
  `${GIVEN[n % GIVEN.length]} ${FAMILY[Math.floor(n / GIVEN.length) % FAMILY.length]}`;

async function fillPeople(client: pg.Client, passwordHash: string): Promise<void> {
  await client.query(
    `insert into accounts (id, email, name, password_hash)
       select 'p' || (place - 1), 'p' || (place - 1) || '@example.com', name, null
         from unnest($1::text[]) with ordinality as person (name, place)
       union all
       select 's' || n, 's' || n || '@example.com', 'Signer ' || n, $3 from generate_series(0, $2::int - 1) n`,
    [Array.from({ length: PEOPLE }, (_, n) => nameOfPerson(n)), SIGNERS, passwordHash],
  );
  await client.query('begin');
  await client.query(
    `with entry as (
       insert into ledger (account_id, kind, ref) select id, 'grant', 'bench ' || id from accounts returning id
     )
     insert into ledger_lines (entry_id, book, free, paid)
       select id, book, 0, tokens from entry, (values ('person', $1::int), ('granted', -$1::int)) as line (book, tokens)`,
    [TOKENS],
  );
  await client.query('insert into wallets (account_id, free, paid) select id, 0, $1::int from accounts', [TOKENS]);
  await client.query('commit');
}

async function fillSessions(client: pg.Client, sessionSecret: string): Promise<string[]> {
  const people = Array.from({ length: PEOPLE }, (_, n) => ({
    id: `p${n}`,
    secret: randomBytes(32).toString('base64url'),
  }));
  const hashes = people.map(({ secret }) => createHmac('sha256', sessionSecret).update(secret).digest('base64url'));
  await client.query(
    `insert into sessions (id, account_id, secret_hash, provider, provider_uid, ip, user_agent, expires_at)
       select 'session-' || id, id, hash, 'email', id || '@example.com', '127.0.0.1', 'bench', now() + interval '1 day'
       from unnest($1::text[], $2::text[]) as one (id, hash)`,
    [people.map(({ id }) => id), hashes],
  );
  return people.map((person) => Buffer.from(JSON.stringify(person)).toString('base64url'));
}

async function fillPosts(client: pg.Client, sha: string): Promise<void> {
  await client.query(
    `insert into files (id, bucket, owner_id, sha256, mime, bytes, width, height, name, permissions, is_upload)
       select kind || n, 'designs', 'p' || n % $1::int, $2, 'image/jpeg', $3, 768, 1024, 'a.jpg',
         case kind when 'f' then array['read("any")'] else array['read("user:p' || n % $1::int || '")'] end, kind = 'u'
       from (values ('f', $4::int), ('u', $5::int)) as kinds (kind, most), generate_series(0, most - 1) n`,
    [PEOPLE, sha, PICTURE_BYTES, POSTS, UPLOADS],
  );
  await client.query(
    `insert into posts (id, account_id, file_id, prompt, title, likes, created_at)
       select 'post' || n, 'p' || n % $1::int, 'f' || n, 'A long linen coat over wide trousers, number ' || n,
         'Linen coat ' || n, 0, now() - make_interval(secs => n)
       from generate_series(0, $2::int - 1) n`,
    [PEOPLE, POSTS],
  );
  await client.query(
    `insert into post_likes (post_id, account_id)
       select 'post' || n, 'p' || (n * 7 + k * 131) % $1::int from generate_series(0, $2::int - 1) n, generate_series(1, 3) k`,
    [PEOPLE, POSTS],
  );
  await client.query('update posts set likes = 3');
}
