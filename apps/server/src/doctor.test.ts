import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { Environment } from '#server/config/env.ts';
import { examine, isFit } from '#server/config/fitness.ts';

const FIT: Environment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://toile.example',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtps://user:hush@mail.example.com',
  MAIL_FROM: 'Toile <hello@toile.example>',
  RAZORPAY_KEY_ID: 'rzp_live_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'k4Yt9QwZx7',
  RAZORPAY_WEBHOOK_SECRET: 'pQ7xV2mZ9rK4tY8w',
  SELLER_NAME: 'Rao Studio',
  SELLER_ADDRESS: '12 Brigade Road; Bengaluru',
  CONTACT_EMAIL: 'hello@toile.example',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'k4Yt9QwZx7',
  METRICS_TOKEN: 'zB3nJ6cL1hD5gF0sAq',
  HSTS_SUBDOMAINS: 'on',
};
const REAL = { siteFaults: [] };

/** The fit one with something else, or something less. */
const fitBut = (change: Readonly<Record<string, string | undefined>>): Environment =>
  Object.fromEntries(Object.entries({ ...FIT, ...change }).filter(([, value]) => value !== undefined));

const aboutsOf = (environment: Environment, weight: string) =>
  examine(environment, REAL)
    .filter((finding) => finding.weight === weight)
    .map(({ about }) => about);

test('a machine with everything set is fit, and only what cannot be seen is left to look at', () => {
  expect(examine(FIT, REAL).map(({ about, weight }) => [about, weight])).toEqual([['backups', 'unseen']]);
});

test.each([
  ['NODE_ENV', { NODE_ENV: undefined }],
  ['PUBLIC_URL', { PUBLIC_URL: undefined }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://toile.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: undefined }],
  ['SMTP_URL', { SMTP_URL: undefined }],
  ['RAZORPAY_KEY_ID', { RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag' }],
  ['RAZORPAY_WEBHOOK_SECRET', { RAZORPAY_WEBHOOK_SECRET: 'webhook secret' }],
  ['SESSION_SECRET', { SESSION_SECRET: 'x'.repeat(40) }],
  ['SELLER_ADDRESS', { SELLER_ADDRESS: undefined }],
  ['CONTACT_EMAIL', { CONTACT_EMAIL: undefined }],
  ['PORT', { PORT: 'many' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'zB3nJ6cL1hD5' }],
])('it is not fit without what %s says: %j', (about, change) => {
  const findings = examine(fitBut(change), REAL);
  expect(isFit(findings)).toBe(false);
  expect(aboutsOf(fitBut(change), 'needed')).toContain(about);
});

test('sample texts about who runs the shop are not fit for anybody', () => {
  expect(isFit(examine(FIT, { siteFaults: ['SITE names nobody.'] }))).toBe(false);
});

test.each([
  ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_SECRET: undefined }],
  ['METRICS_TOKEN', { METRICS_TOKEN: undefined }],
  ['HOST', { HOST: '0.0.0.0' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://toile@db.example.com/toile' }],
  [
    'RAZORPAY_KEY_ID',
    { RAZORPAY_KEY_ID: undefined, RAZORPAY_KEY_SECRET: undefined, RAZORPAY_WEBHOOK_SECRET: undefined },
  ],
])('it goes without what %s would give, and says so', (about, change) => {
  expect(isFit(examine(fitBut(change), REAL))).toBe(true);
  expect(aboutsOf(fitBut(change), 'advised')).toEqual([about]);
});

async function run(environment: Readonly<Record<string, string | undefined>>) {
  const env = { PATH: process.env.PATH, ...environment };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'doctor.ts')], { env });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { said, complained, code };
}

describe('npm run doctor', () => {
  test('names each thing that is needed with its line of the guide, ends with 1, and shows no secret', async () => {
    const { said, complained, code } = await run({
      PUBLIC_URL: 'http://toile.example',
      SESSION_SECRET: 'hush'.repeat(10),
    });
    expect([code, complained]).toEqual([1, '']);
    expect(said).toContain('NEEDED   PUBLIC_URL is plain http');
    expect(said).not.toContain('hushhush');
    const guide = (await readFile(join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8')).split('\n');
    const lines = [...said.matchAll(/docs\/configuration\.md:(\d+)/g)].map(([, line]) => guide[Number(line) - 1]);
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line).toMatch(/^\| `[\w.]+`/);
  });
});

describe('npm run doctor, outside the environment', () => {
  // Reserved, and nobody listens there.
  const NOWHERE = '127.0.0.1:1';

  test('names the setting whose database or mail server does not answer, and shows no password', async () => {
    const { said, complained, code } = await run({
      ...FIT,
      DATABASE_URL: `postgres://toile:hushhush@${NOWHERE}/toile`,
      SMTP_URL: `smtp://toile:hushhush@${NOWHERE}`,
    });
    expect([code, complained]).toEqual([1, '']);
    for (const name of ['DATABASE_URL', 'SMTP_URL']) {
      expect(said).toContain(`NEEDED   ${name} leads nowhere: connect ECONNREFUSED ${NOWHERE}`);
    }
    expect(said).not.toContain('hushhush');
  });

  test('says first which installation it looks at, and which address is not of this machine', async () => {
    const { said } = await run({
      ...FIT,
      SMTP_URL: `smtp://${NOWHERE}`,
      DATA_DIR: '/nowhere/toile',
      HOST: '192.0.2.1',
    });
    expect(said).toMatch(/^NODE_ENV=production, DATA_DIR=\/nowhere\/toile, the database in it\.\n/);
    expect(said).toContain('NEEDED   HOST=192.0.2.1 is no address of this machine.');
  });

  test('names a setting that nothing reads, and the one that it is near to', async () => {
    const { said, code } = await run({ ...FIT, SMTP_URL: `smtp://${NOWHERE}`, TRUST_PROXI: '1' });
    expect(code).toBe(1);
    expect(said).toContain('NEEDED   TRUST_PROXI is no setting, and nothing reads it: is TRUST_PROXY meant?');
  });

  test('says a secret that is set twice in a line', async () => {
    const { said, complained, code } = await run({ ...FIT, METRICS_TOKEN_FILE: '/nowhere/token' });
    expect([code, complained]).toEqual([1, '']);
    expect(said).toContain('NEEDED   METRICS_TOKEN and METRICS_TOKEN_FILE are both set');
  });
});

test('the guide has a line for all that can be said', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8');
  const poor = examine(
    { RAZORPAY_TEST_MODE: 'on', RATE_LIMITS: 'off', HOST: '0.0.0.0' },
    { siteFaults: ['SITE names nobody.'] },
  );
  for (const { about } of [...poor, ...examine(fitBut({ SELLER_ADDRESS: undefined }), REAL)]) {
    expect(guide, about).toContain(`\n| \`${about}\``);
  }
});
