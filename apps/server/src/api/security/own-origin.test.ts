import { expect, test } from 'vitest';
import { isOwnOrigin } from './own-origin.ts';

const asked = (host: string, protocol: 'http' | 'https' = 'http', headers: Record<string, string> = {}) => ({
  host,
  protocol,
  headers,
});

test('a page of the public host is ours by its own scheme alone', () => {
  const isOwn = (origin: string, host = 'toile.example') => isOwnOrigin(origin, asked(host), 'https://toile.example');
  expect(isOwn('https://toile.example')).toBe(true);
  for (const origin of ['http://toile.example', 'ftp://toile.example', 'app://toile.example', 'null', 'toile.example'])
    expect(isOwn(origin)).toBe(false);
  expect(isOwn('http://toile.example:8080', 'toile.example:8080')).toBe(false);
  // Another name of the same product, behind the same proxy.
  expect(isOwn('https://atelier.example', 'atelier.example')).toBe(true);
  expect(isOwn('http://atelier.example', 'atelier.example')).toBe(false);
  expect(isOwn('https://atelier.example')).toBe(false);
});

test('on the machine itself, and without a public address, it is ours as it was asked', () => {
  for (const publicUrl of [undefined, 'https://toile.example']) {
    const isOwn = (origin: string, request = asked('127.0.0.1:4000')) => isOwnOrigin(origin, request, publicUrl);
    expect(isOwn('http://127.0.0.1:4000')).toBe(true);
    for (const origin of [
      'https://127.0.0.1:4000',
      'ftp://127.0.0.1:4000',
      'http://127.0.0.1:4001',
      'http://127.0.0.1',
    ])
      expect(isOwn(origin)).toBe(false);
    expect(isOwn('https://127.0.0.1:4000', asked('127.0.0.1:4000', 'https'))).toBe(true);
    expect(isOwn('http://127.0.0.1:4000', asked('127.0.0.1:4000', 'https'))).toBe(false);
  }
});

test('a proxy that ends TLS and that nobody named is believed that it did, and nothing else', () => {
  const isOwn = (origin: string, said: string) =>
    isOwnOrigin(origin, asked('toile.local', 'http', { 'x-forwarded-proto': said }), undefined);
  expect(isOwn('https://toile.local', 'https')).toBe(true);
  expect(isOwn('ftp://toile.local', 'ftp')).toBe(false);
});
