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
const REAL = { isSiteUnfilled: false };

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
])('it is not fit without what %s says: %j', (about, change) => {
  const findings = examine(fitBut(change), REAL);
  expect(isFit(findings)).toBe(false);
  expect(aboutsOf(fitBut(change), 'needed')).toContain(about);
});

test('sample texts about who runs the shop are not fit for anybody', () => {
  expect(isFit(examine(FIT, { isSiteUnfilled: true }))).toBe(false);
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

describe('npm run doctor', () => {
  async function run(environment: Environment) {
    const env = { PATH: process.env.PATH, ...environment };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'doctor.ts')], { env });
    const [said, complained, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { said, complained, code };
  }

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

test('the guide has a line for all that can be said', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8');
  const poor = examine({ RAZORPAY_TEST_MODE: 'on', RATE_LIMITS: 'off', HOST: '0.0.0.0' }, { isSiteUnfilled: true });
  for (const { about } of [...poor, ...examine(fitBut({ SELLER_ADDRESS: undefined }), REAL)]) {
    expect(guide, about).toContain(`\n| \`${about}\``);
  }
});
