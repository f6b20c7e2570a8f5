import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '#server/config/secrets.ts';

/** What is sealed with: the session secret, and those before it, which nothing new is sealed with. */
export type Keyed = Pick<Secrets, 'sessionSecret' | 'formerSecrets'>;

/** Characters of a secret's random part (256 bits), and of the mark before it where it has one (36 bits). */
const LENGTH = { random: 43, mark: 6 } as const;

/** 256 random bits: what the owner of a session or of a link shows to be recognised. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** The same, with a mark of the key that its hash is made with: so it is found by one look at the database after the key has changed. */
export const makeMarkedSecret = (keyed: Keyed): string => markOf(keyed.sessionSecret) + makeSecret();

/** Of the few keys that a process has, as every request that shows a session asks for them. */
const marks = new Map<string, string>();

function markOf(key: string): string {
  const known = marks.get(key);
  if (known !== undefined) return known;
  const mark = createHash('sha256').update(`toile mark of ${key}`).digest('base64url').slice(0, LENGTH.mark);
  marks.set(key, mark);
  return mark;
}

/** What is stored of a secret. Keyed, so that a stolen table alone opens nothing; fast, since the secret cannot be guessed. */
export const hashSecret = (keyed: Keyed, secret: string): string => sealWith(keyOf(keyed, secret), secret);

/** One without a mark was made before there were marks, or is as old as what it is for: with the oldest key. */
function keyOf(keyed: Keyed, secret: string): string {
  const keys = keysOf(keyed);
  const marked =
    secret.length === LENGTH.mark + LENGTH.random ? keys.find((key) => secret.startsWith(markOf(key))) : keys.at(-1);
  return marked ?? keyed.sessionSecret;
}

/** The key that seals, and after it those whose seals still count. */
export const keysOf = ({ sessionSecret, formerSecrets = [] }: Keyed): [string, ...string[]] => [
  sessionSecret,
  ...formerSecrets,
];

export const sealWith = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
