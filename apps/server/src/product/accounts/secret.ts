import { createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '#server/config/secrets.ts';

/** 256 random bits: what the owner of a session or of a link shows to be recognised. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of it. Keyed, so that a stolen table alone opens nothing; fast, since the secret cannot be guessed. */
export const hashSecret = (secrets: Pick<Secrets, 'sessionSecret'>, secret: string): string =>
  createHmac('sha256', secrets.sessionSecret).update(secret).digest('base64url');
