import { beforeEach, expect, test } from 'vitest';
import { hashAt, hashPassword, isOutdated, verifyPassword } from './password.ts';

beforeEach(() => hashAt('recommended'));

test('a hash knows its password and no other', async () => {
  const hash = await hashPassword('correct horse');
  expect(await verifyPassword('correct horse', hash)).toBe(true);
  expect(await verifyPassword('correct horse ', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('the same password is stored differently each time, at the recommended cost', async () => {
  const hashes = await Promise.all([hashPassword('password1'), hashPassword('password1')]);
  expect(hashes[0]).not.toBe(hashes[1]);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=20476,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
});

test('a hash made cheaply for a test is outdated wherever hashes cost what they should', async () => {
  hashAt('low');
  const hash = await hashPassword('password1');
  expect(isOutdated(hash)).toBe(false);
  hashAt('recommended');
  expect(await verifyPassword('password1', hash)).toBe(true);
  expect(isOutdated(hash)).toBe(true);
});

test('a hash of another implementation of Argon2id is understood', async () => {
  // The reference vector of the PHC project: argon2id, m=256 KiB, t=2, p=1, salt "somesalt".
  const hash = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await verifyPassword('password', hash)).toBe(true);
  expect(isOutdated(hash)).toBe(true);
});

test('where there is no hash nothing matches, and it takes as long as where there is one', async () => {
  const hash = await hashPassword('password1');
  const timed = async (phc: string | null): Promise<number> => {
    const start = performance.now();
    expect(await verifyPassword('password2', phc)).toBe(false);
    return performance.now() - start;
  };
  // By turns, so that a machine that is busy for a while is busy for both.
  const times: [withHash: number, without: number][] = [];
  for (let round = 0; round < 5; round += 1) times.push([await timed(hash), await timed(null)]);
  const least = (which: 0 | 1) => Math.min(...times.map((pair) => pair[which]));
  expect(least(1)).toBeGreaterThan(least(0) / 4);
});

test('the server goes on while it hashes: two dozen at once do not hold its thread', async () => {
  const hash = await hashPassword('password1');
  let turns = 0;
  let isHashing = true;
  const turn = () => {
    turns += 1;
    if (isHashing) setImmediate(turn);
  };
  setImmediate(turn);
  await Promise.all(Array.from({ length: 24 }, () => verifyPassword('password2', hash)));
  isHashing = false;
  // Hashed on this thread, all would be done before its next turn.
  expect(turns).toBeGreaterThan(2);
});

test('a stored value that is no hash is an accident, not a wrong password', async () => {
  await expect(verifyPassword('password1', 'password1')).rejects.toThrow('PHC');
});
