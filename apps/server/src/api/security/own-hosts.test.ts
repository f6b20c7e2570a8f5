import { expect, test } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { isOwnHost } from './own-hosts.ts';

type Environment = Parameters<typeof parseConfig>[0];
const isOwn = (host: string, environment: Environment = {}, local?: string) =>
  isOwnHost(host, parseConfig(environment).http, local);

test('this machine is reached at its own names, on any port', () => {
  for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:5173', '[::1]:3000']) expect(isOwn(host)).toBe(true);
  for (const host of ['localhost.evil.example', '127.0.0.2', 'evil.example', '10.0.0.1', '']) {
    expect(isOwn(host)).toBe(false);
  }
});

test('the configured address, the public one and those that are allowed are its own as well', () => {
  const environment = {
    HOST: 'box.lan',
    PUBLIC_URL: 'https://toile.example',
    ALLOWED_HOSTS: 'Toile.internal, [fd00::1]',
  };
  for (const host of ['box.lan:3000', 'toile.example', 'TOILE.example:443', 'toile.internal:80', '[fd00::1]:3000']) {
    expect(isOwn(host, environment)).toBe(true);
  }
  for (const host of ['a.toile.example', 'toile.example.', 'toile.example@evil.example', 'internal']) {
    expect(isOwn(host, environment)).toBe(false);
  }
  expect(isOwn('0.0.0.0:3000', { HOST: '0.0.0.0' })).toBe(false);
});

test('whoever asks by the very address a connection came in at is right', () => {
  expect(isOwn('10.1.2.3:3000', { HOST: '0.0.0.0' }, '10.1.2.3')).toBe(true);
  expect(isOwn('10.1.2.3:3000', { HOST: '::' }, '::ffff:10.1.2.3')).toBe(true);
  expect(isOwn('[fd00::7]', { HOST: '::' }, 'fd00::7')).toBe(true);
  expect(isOwn('10.1.2.4', { HOST: '0.0.0.0' }, '10.1.2.3')).toBe(false);
});

test('what is no host at all never is', () => {
  for (const host of [
    "$'",
    '$&',
    '"><script>',
    'localhost:3000/x',
    'localhost:999999',
    'localhost, evil',
    'x'.repeat(8192),
  ]) {
    expect(isOwn(host)).toBe(false);
  }
});
