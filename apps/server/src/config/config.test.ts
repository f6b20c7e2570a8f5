import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from './env.ts';
import { keepSecret, openSecrets } from './secrets.ts';

const GOOD_SECRET = 'pQ7xV2mZ9rK4tY8wB3nJ6cL1hD5gF0sA';

/** Without what is set to nothing. */
const set = (environment: Readonly<Record<string, string | undefined>>): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined));

function sentencesOf(environment: Parameters<typeof parseConfig>[0]): readonly string[] {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
}

test('without any setting the product runs whole, for this machine alone', () => {
  expect(parseConfig({})).toMatchObject({
    environment: 'development',
    role: 'all',
    database: { kind: 'embedded' },
    http: {
      host: '127.0.0.1',
      port: 3000,
      allowedOrigins: [],
      trustProxy: false,
      rateLimits: true,
      connections: { overall: 20_000, perAddress: 1000 },
      leaveFor: 0,
    },
  });
});

test('every wrong value is named, all of them at once', () => {
  const sentences = sentencesOf({
    PORT: '99999',
    PUBLIC_URL: 'toile.example',
    DATABASE_URL: 'mysql://x/y',
    ROLE: 'boss',
  });
  expect(sentences).toHaveLength(4);
  for (const name of ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'ROLE']) {
    expect(sentences.filter((sentence) => sentence.startsWith(name))).toHaveLength(1);
  }
});

test.each([
  'https://a.example/path',
  'ftp://a.example',
  'https://user:pw@a.example',
  'a.example',
  'https://a.example?x=1',
])('%s is not an origin', (text) => {
  expect(sentencesOf({ PUBLIC_URL: text })[0]).toContain('PUBLIC_URL must be an origin');
});

test('origins lose their trailing slash and lists their spaces', () => {
  const { http } = parseConfig({
    PUBLIC_URL: 'https://toile.example/',
    ALLOWED_ORIGINS: 'https://a.example , https://b.example/',
  });
  expect(http.publicUrl).toBe('https://toile.example');
  expect(http.allowedOrigins).toEqual(['https://a.example', 'https://b.example']);
});

test('hosts that are allowed are names, nothing around them', () => {
  expect(parseConfig({ ALLOWED_HOSTS: 'Toile.Internal, [fd00::1]' }).http.allowedHosts).toEqual([
    'toile.internal',
    '[fd00::1]',
  ]);
  for (const ALLOWED_HOSTS of ['https://a.example', 'a.example:80', 'a/b', '*']) {
    expect(sentencesOf({ ALLOWED_HOSTS })[0]).toContain('ALLOWED_HOSTS must be names');
  }
});

test('pages may hold a session themselves only where they are allowed to call at all', () => {
  const FALLBACK_COOKIE_ORIGINS = 'https://a.example';
  expect(sentencesOf({ FALLBACK_COOKIE_ORIGINS })).toEqual([
    'FALLBACK_COOKIE_ORIGINS names https://a.example, which ALLOWED_ORIGINS does not allow.',
  ]);
  const { http } = parseConfig({ FALLBACK_COOKIE_ORIGINS, ALLOWED_ORIGINS: 'https://a.example,https://b.example' });
  expect(http.fallbackOrigins).toEqual(['https://a.example']);
});

test('a star is no origin: credentials go to named pages only', () => {
  expect(sentencesOf({ ALLOWED_ORIGINS: '*' })[0]).toContain('ALLOWED_ORIGINS');
});

/** What a public machine needs at least. */
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://toile.example' };

test('a public machine starts with its origin alone', () => {
  expect(parseConfig(PRODUCTION)).toMatchObject({ environment: 'production' });
});

test.each([
  ['PUBLIC_URL', { PUBLIC_URL: undefined }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://toile.example' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
  ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'http://127.0.0.1:9000' }],
  ['RAZORPAY_TEST_MODE', { RAZORPAY_TEST_MODE: 'on' }],
  ['RAZORPAY_KEY_ID', { RAZORPAY_KEY_ID: 'rzp_test_x', RAZORPAY_KEY_SECRET: 'a', RAZORPAY_WEBHOOK_SECRET: 'b' }],
  ['RAZORPAY_BASE_URL', { RAZORPAY_BASE_URL: 'http://127.0.0.1:9000' }],
])('production refuses to start for what %s says, and names it: %j', (name, change) => {
  const changed = set({ ...PRODUCTION, ...change });
  const sentences = sentencesOf(changed);
  expect(sentences).toHaveLength(1);
  expect(sentences[0]?.startsWith(name)).toBe(true);
  expect(sentencesOf({ ...changed, NODE_ENV: 'test' })).toEqual([]);
});

test('what is unsafe in production and meant is said in a word', () => {
  const plain = { ...PRODUCTION, PUBLIC_URL: 'http://toile.example', PLAIN_HTTP: 'on' };
  expect(parseConfig(plain).http.publicUrl).toBe('http://toile.example');
  const tested = { ...PRODUCTION, RAZORPAY_TEST_MODE: 'in-production' };
  expect(parseConfig(tested).payments).toEqual({ kind: 'test-mode' });
});

test('a machine that others reach gives no tokens for nothing, whatever NODE_ENV forgets to say', () => {
  expect(parseConfig({ PUBLIC_URL: 'https://toile.example' }).payments).toBeUndefined();
  expect(parseConfig({ PUBLIC_URL: 'http://localhost:3000' }).payments).toEqual({ kind: 'test-mode' });
});

test.each([
  ['SESSION_SECRET', 'x'.repeat(64)],
  ['SESSION_SECRET', 'change-me-change-me-change-me-change-me'],
  ['SESSION_SECRET', 'abcabcabcabcabcabcabcabcabcabcabcabc'],
  ['METRICS_TOKEN', 'the password of the metrics'],
  ['RAZORPAY_WEBHOOK_SECRET', 'Zx9!kq'],
  ['RAZORPAY_WEBHOOK_SECRET', 'webhook-secret-1'],
])('production refuses %s where it can be guessed: %s', async (name, value) => {
  const opening = openSecrets({ ...PRODUCTION, SESSION_SECRET: GOOD_SECRET, [name]: value }, '/nowhere');
  await expect(opening).rejects.toThrow(new RegExp(`^${name} `));
  await expect(opening).rejects.not.toThrow(value);
});

test('secrets drawn by chance are none of those', async () => {
  for (let drawn = 0; drawn < 500; drawn++) {
    const secret = randomBytes(drawn % 2 === 0 ? 24 : 32).toString(drawn % 2 === 0 ? 'base64' : 'hex');
    expect((await openSecrets({ ...PRODUCTION, SESSION_SECRET: secret }, '/nowhere')).sessionSecret).toBe(secret);
  }
});

test.each(['production', 'development', undefined])('cheap hashes of passwords are refused in %s', (NODE_ENV) => {
  const sentences = sentencesOf({ ...PRODUCTION, ...(NODE_ENV ? { NODE_ENV } : {}), PASSWORD_COST: 'low' });
  expect(sentences[0]).toMatch(/^PASSWORD_COST=low is for tests/);
  expect(parseConfig({}).passwordCost).toBe('recommended');
});

test('proxies are believed by count or by address', () => {
  expect(parseConfig({ TRUST_PROXY: '2' }).http.trustProxy).toBe(2);
  expect(parseConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).http.trustProxy).toEqual(['10.0.0.0/8', '127.0.0.1']);
  expect(parseConfig({ TRUST_PROXY: 'off' }).http.trustProxy).toBe(false);
});

test('a secret is made once, is kept for its owner only, and is the same for all who ask at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toile-test-secrets-'));
  const made = await Promise.all(Array.from({ length: 10 }, () => keepSecret(folder, 'key')));
  expect(new Set(made).size).toBe(1);
  expect(Buffer.from(made[0] ?? '', 'base64url')).toHaveLength(32);
  expect(await keepSecret(folder, 'key')).toBe(made[0]);
  expect(await readFile(join(folder, 'key'), 'utf8')).toBe(made[0]);
  expect((await stat(join(folder, 'key'))).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});

test('a given session secret is used if it is long enough', async () => {
  const long = 'x'.repeat(32);
  expect(await openSecrets({ SESSION_SECRET: long }, '/nowhere')).toEqual({ sessionSecret: long });
  await expect(openSecrets({ SESSION_SECRET: 'short' }, '/nowhere')).rejects.toThrow(
    'SESSION_SECRET must have at least 32',
  );
});

test('the limits of designs are whole numbers, the deadline in seconds', () => {
  expect(parseConfig({ GENERATION_DEADLINE: '90', GENERATIONS_PER_ACCOUNT: '1' }).designs).toEqual({
    deadline: 90_000,
    perAccount: 1,
    overall: parseConfig({}).designs.overall,
  });
  for (const text of ['0', '-1', '1.5', 'many', '1000000']) {
    expect(sentencesOf({ GENERATIONS_OVERALL: text })[0]).toContain('GENERATIONS_OVERALL must be a whole number');
  }
  expect(sentencesOf({ GENERATION_DEADLINE: '36001' })).toEqual([
    'GENERATION_DEADLINE must be a whole number from 1 to 36000.',
  ]);
});

test('letters have a sender, and a mail server needs one that was chosen', () => {
  expect(parseConfig({}).mail).toEqual({ from: 'Toile <no-reply@localhost>' });
  const SMTP_URL = 'smtps://user:p%40ss@mail.example.com:465';
  expect(parseConfig({ SMTP_URL, MAIL_FROM: 'Toile <hello@example.com>' }).mail.from).toBe('Toile <hello@example.com>');
  expect(sentencesOf({ SMTP_URL })[0]).toContain('SMTP_URL needs MAIL_FROM');
  for (const url of ['https://mail.example.com', 'mail.example.com', 'smtp://']) {
    expect(sentencesOf({ SMTP_URL: url, MAIL_FROM: 'a@b.example' })[0]).toContain('SMTP_URL must be the address');
  }
  for (const from of ['Toile', 'a@b@c', 'a@b.example\r\nBcc: x@y.example', '<a@b.example>']) {
    expect(sentencesOf({ MAIL_FROM: from })[0]).toContain('MAIL_FROM must be an address');
  }
});

test('the mail server’s password is among the secrets, not in the configuration', async () => {
  const environment = { SMTP_URL: 'smtp://user:hush@mail.example.com', MAIL_FROM: 'a@b.example' };
  expect(JSON.stringify(parseConfig(environment))).not.toContain('hush');
  const secrets = await openSecrets({ ...environment, SESSION_SECRET: 'x'.repeat(32) }, '/nowhere');
  expect(secrets.smtpUrl).toBe(environment.SMTP_URL);
});

const S3 = {
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_BUCKET: 'toile-pictures',
  S3_ACCESS_KEY_ID: 'AKID',
  S3_SECRET_ACCESS_KEY: 'hush',
};

test('pictures on S3 need the server, the bucket and both halves of the key; the secret is not in the configuration', async () => {
  for (const missing of Object.keys(S3)) {
    const [sentence, ...more] = sentencesOf({ ...S3, [missing]: undefined });
    expect([sentence?.startsWith(`${missing} must be set as well`), more]).toEqual([true, []]);
  }
  expect(sentencesOf({ ...S3, S3_BUCKET: 'Not A Bucket' })[0]).toContain('S3_BUCKET must be the name of a bucket');
  expect(parseConfig(S3).s3).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    bucket: 'toile-pictures',
    accessKeyId: 'AKID',
  });
  const secrets = await openSecrets({ ...S3, SESSION_SECRET: 'x'.repeat(32) }, '/nowhere');
  expect(secrets.s3SecretAccessKey).toBe('hush');
});

test('the designs of the house are there unless they are turned off', () => {
  expect([parseConfig({}).samples, parseConfig({ SAMPLES: 'off' }).samples]).toEqual([true, false]);
  expect(sentencesOf({ SAMPLES: 'no' })).toEqual(['SAMPLES must be one of: on, off.']);
});

const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'the key secret',
  RAZORPAY_WEBHOOK_SECRET: 'the webhook secret',
};

test('payments need all their keys, and the ones that are missing are named', () => {
  for (const missing of Object.keys(RAZORPAY)) {
    const [sentence, ...more] = sentencesOf({ ...RAZORPAY, [missing]: undefined });
    expect([sentence?.startsWith(`${missing} must be set as well`), more]).toEqual([true, []]);
  }
  expect(sentencesOf({ ...RAZORPAY, RAZORPAY_KEY_ID: 'the key secret' })[0]).toContain(
    'RAZORPAY_KEY_ID must be a key id',
  );
  expect(sentencesOf({ ...RAZORPAY, RAZORPAY_BASE_URL: 'example' })[0]).toContain(
    'RAZORPAY_BASE_URL must be an origin',
  );
});

test('keys that may be known are configuration, and those that may not are secrets', async () => {
  const config = parseConfig({ ...RAZORPAY, RAZORPAY_BASE_URL: 'http://127.0.0.1:9' });
  expect(config.payments).toEqual({
    kind: 'razorpay',
    keyId: RAZORPAY.RAZORPAY_KEY_ID,
    baseUrl: 'http://127.0.0.1:9',
    checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  });
  expect(JSON.stringify(config)).not.toContain('secret');
  const { payments } = await openSecrets({ ...RAZORPAY, SESSION_SECRET: 'x'.repeat(32) }, '/nowhere');
  expect(payments).toEqual({ keySecret: 'the key secret', webhookSecret: 'the webhook secret' });
});

test('signing in with Google needs both halves of the client', async () => {
  expect(parseConfig({}).google).toBeUndefined();
  const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush' };
  expect(parseConfig(client).google).toEqual({ clientId: 'id', issuer: 'https://accounts.google.com' });
  expect(JSON.stringify(parseConfig(client))).not.toContain('hush');
  expect((await openSecrets({ ...client, SESSION_SECRET: 'x'.repeat(32) }, '/nowhere')).googleClientSecret).toBe(
    'hush',
  );
  expect(sentencesOf({ GOOGLE_CLIENT_ID: 'id' })[0]).toContain('belong together');
  expect(sentencesOf({ GOOGLE_CLIENT_SECRET: 'hush' })[0]).not.toContain('hush');
});

test('without keys the checkout is our own, except on a public machine that did not ask for it', () => {
  const payments = (environment: Environment) => parseConfig(environment).payments;
  expect(payments({})).toEqual({ kind: 'test-mode' });
  expect(payments(PRODUCTION)).toBeUndefined();
  expect(payments({ ...PRODUCTION, RAZORPAY_TEST_MODE: 'in-production' })).toEqual({ kind: 'test-mode' });
  expect(payments({ RAZORPAY_TEST_MODE: 'off' })).toBeUndefined();
  expect(sentencesOf({ ...RAZORPAY, RAZORPAY_TEST_MODE: 'on' })[0]).toContain('RAZORPAY_TEST_MODE=on');
  expect(sentencesOf({ RAZORPAY_TEST_MODE: 'yes' })[0]).toContain(
    'RAZORPAY_TEST_MODE must be one of: on, off, in-production.',
  );
});

test('who sells is told line by line', () => {
  const { seller } = parseConfig({
    SELLER_NAME: 'Rao Studio',
    SELLER_ADDRESS: '12 Brigade Road; Bengaluru 560001 ;India',
    SELLER_TAX_ID: '29ABCDE1234F1Z5',
    CONTACT_EMAIL: 'hello@example.com',
  });
  expect(seller).toEqual({
    name: 'Rao Studio',
    address: ['12 Brigade Road', 'Bengaluru 560001', 'India'],
    taxId: '29ABCDE1234F1Z5',
    email: 'hello@example.com',
  });
  expect(sentencesOf({ CONTACT_EMAIL: 'nobody' })[0]).toContain('CONTACT_EMAIL must be an address');
});

test('a process takes as many connections to the database as it is told, within reason', () => {
  expect(parseConfig({}).databaseConnections).toBe(20);
  expect(parseConfig({ DATABASE_CONNECTIONS: '8' }).databaseConnections).toBe(8);
  for (const DATABASE_CONNECTIONS of ['4', '201', 'many', '8.5'])
    expect(sentencesOf({ DATABASE_CONNECTIONS })).toEqual([
      'DATABASE_CONNECTIONS must be a whole number from 5 to 200.',
    ]);
});

test('with an address of its own beside a pooler, the database is that, and the pooler is before it', () => {
  const pooler = 'postgres://toile:secret@pooler:6432/toile';
  const direct = 'postgres://toile:secret@postgres:5432/toile';
  expect(parseConfig({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct }).database).toEqual({
    kind: 'url',
    url: direct,
    pooler,
  });
  expect(() => parseConfig({ DATABASE_DIRECT_URL: direct })).toThrow('set both, or DATABASE_URL alone');
  expect(() => parseConfig({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: 'postgres' })).toThrow(
    'DATABASE_DIRECT_URL must be',
  );
  expect(() => parseConfig({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: pooler })).toThrow(
    'where there is none, set DATABASE_URL alone',
  );
});
