import { expect, test } from 'vitest';
import { tellUntried } from './tell-untried.ts';

/** What `fetch` throws. */
const fetchFailed = (code: string, message = code) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });

test('a certificate of one’s own is told of with the option that takes it', () => {
  for (const code of ['DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE']) {
    const says = tellUntried(fetchFailed(code, 'self-signed certificate; try --use-system-ca'));
    expect(says).toContain('--ca FILE');
    expect(says).not.toContain('--use-system-ca');
  }
});

test('a name that leads nowhere is told of with what leads there from the machine itself', () => {
  expect(tellUntried(fetchFailed('ENOTFOUND', 'getaddrinfo ENOTFOUND toile.example'))).toMatch(
    /toile\.example.*\/etc\/hosts/,
  );
});

test('a file that may not be read is told of with who may not', () => {
  const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/etc/ssl/x.pem' });
  expect(tellUntried(denied)).toMatch(/^\/etc\/ssl\/x\.pem may not be read or written by this user, \S+ \(EACCES/);
});

test('anything else is told in its own words', () => {
  expect(tellUntried(fetchFailed('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:1'))).toContain('ECONNREFUSED');
  expect(tellUntried(new Error('press: answered 500'))).toBe('press: answered 500');
});
