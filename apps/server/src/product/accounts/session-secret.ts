import { createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '#server/config/secrets.ts';

/** 256 random bits: what a session's owner shows to be recognised. */
export const makeSessionSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of it. Keyed, so that a stolen table alone opens nothing; fast, since the secret cannot be guessed. */
export const hashSessionSecret = (secrets: Secrets, secret: string): string =>
  createHmac('sha256', secrets.sessionSecret).update(secret).digest('base64url');
