import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Cost, deriveKey } from './derive-key.ts';

/** The cost OWASP recommends for Argon2id: 19 MiB (in KiB), 2 passes, 1 lane. About 40 ms of a core. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const LENGTH = { salt: 16, hash: 32 } as const;

const compute = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  deriveKey({ password, salt, cost, length: LENGTH.hash });

/** Hashes a password for keeping, in the PHC form, which tells its own cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(LENGTH.salt);
  return toPhc(salt, await compute(password, salt, COST), COST);
}

/** Nobody's hash: its password was random and is forgotten. */
const NOBODY = toPhc(randomBytes(LENGTH.salt), randomBytes(LENGTH.hash), COST);

/**
 * Whether `password` is the one that was hashed. With no hash to compare it works just as long and says no, so that time
 * does not tell which addresses have an account.
 */
export async function verifyPassword(password: string, phc: string | null | undefined): Promise<boolean> {
  const { salt, hash, cost } = fromPhc(phc ?? NOBODY);
  const isSame = timingSafeEqual(await compute(password, salt, cost), hash);
  return isSame && typeof phc === 'string';
}

/** Whether a hash was made at another cost than today's and should be made anew at the next login. */
export const isOutdated = (phc: string): boolean => !phc.startsWith(phcPrefix(COST));

function phcPrefix(cost: Cost): string {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

function toPhc(salt: Buffer, hash: Buffer, cost: Cost): string {
  return `${phcPrefix(cost)}${base64(salt)}$${base64(hash)}`;
}

function fromPhc(phc: string): { salt: Buffer; hash: Buffer; cost: Cost } {
  const [, memory, passes, parallelism, salt, hash] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc) ?? [];
  if (!salt || !hash) throw new Error('A stored password hash is not in the PHC form of Argon2id.');
  return {
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
  };
}
