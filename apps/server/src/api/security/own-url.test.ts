import { expect, test } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { requireOwnUrl } from './own-url.ts';

const isOwn = (url: string, environment: Parameters<typeof parseConfig>[0] = {}): boolean => {
  try {
    return requireOwnUrl('url', url, parseConfig(environment).http) !== '';
  } catch {
    return false;
  }
};

test('without a public address only this machine and the configured host are ours', () => {
  for (const url of ['http://localhost:3000/a', 'http://127.0.0.1:5173/', 'http://[::1]:3000/']) {
    expect(isOwn(url)).toBe(true);
  }
  expect(isOwn('http://192.168.1.5:3000/', { HOST: '192.168.1.5' })).toBe(true);
  expect(isOwn('http://192.168.1.6:3000/', { HOST: '192.168.1.5' })).toBe(false);
  for (const HOST of ['0.0.0.0', '::']) {
    expect(isOwn('http://evil.example/', { HOST })).toBe(false);
    expect(isOwn('http://0.0.0.0/', { HOST })).toBe(false);
  }
  expect(isOwn('http://localhost.evil.example/')).toBe(false);
});

test('with one, it and the allowed origins are, and nothing else', () => {
  const environment = { PUBLIC_URL: 'https://toile.example', ALLOWED_ORIGINS: 'https://shop.example' };
  expect(isOwn('https://toile.example/a?b=c#d', environment)).toBe(true);
  expect(isOwn('https://TOILE.example:443/', environment)).toBe(true);
  expect(isOwn('https://shop.example/', environment)).toBe(true);
  for (const url of ['http://toile.example/', 'https://a.toile.example/', 'http://localhost:3000/', 'toile.example']) {
    expect(isOwn(url, environment)).toBe(false);
  }
});
