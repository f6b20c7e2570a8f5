import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/config/config.ts';
import { type Cost, deriveKey } from './derive-key.ts';

const COSTS = {
  /**
   * OWASP's for Argon2id, 2 passes and 1 lane over at least 19 MiB (in KiB): with the page that glibc puts before it, it is 20 MiB to the page.
   * Linux lays a block of whole large pages on their bounds, so ten of them do; of 19 MiB a thousand small ones are asked for beside them, one by
   * one, with every sign-in, which is a third of what a hash costs. About 40 ms of a core.
   */
  recommended: { memory: 20_476, passes: 2, parallelism: 1 },
  /** The least Argon2id takes; the configuration allows it to tests only. */
  low: { memory: 8, passes: 1, parallelism: 1 },
} as const satisfies Record<Config['passwordCost'], Cost>;
const LENGTH = { salt: 16, hash: 32 } as const;

let cost: Cost = COSTS.recommended;

/** From here on this process hashes at that cost. Hashes made at another stay valid and are made anew at the next login. */
export function hashAt(chosen: Config['passwordCost']): void {
  cost = COSTS[chosen];
}

const compute = (password: string, salt: Buffer, at: Cost): Promise<Buffer> =>
  deriveKey({ password, salt, cost: at, length: LENGTH.hash });

/** Hashes a password for keeping, in the PHC form, which tells its own cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(LENGTH.salt);
  const at = cost;
  return toPhc(salt, await compute(password, salt, at), at);
}

/** Nobody's: its password was random and is forgotten. */
const NOBODY = { salt: randomBytes(LENGTH.salt), hash: randomBytes(LENGTH.hash) };

/**
 * Whether `password` is the one that was hashed. With no hash to compare it works just as long and says no, so that time
 * does not tell which addresses have an account.
 */
export async function verifyPassword(password: string, phc: string | null | undefined): Promise<boolean> {
  const known = typeof phc === 'string' ? fromPhc(phc) : { ...NOBODY, cost };
  const isSame = timingSafeEqual(await compute(password, known.salt, known.cost), known.hash);
  return isSame && typeof phc === 'string';
}

/** Whether a hash was made at another cost than today's and should be made anew at the next login. */
export const isOutdated = (phc: string): boolean => !phc.startsWith(phcPrefix(cost));

function phcPrefix({ memory, passes, parallelism }: Cost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

function toPhc(salt: Buffer, hash: Buffer, at: Cost): string {
  return `${phcPrefix(at)}${base64(salt)}$${base64(hash)}`;
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
