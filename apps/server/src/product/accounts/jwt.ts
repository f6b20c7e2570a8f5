import { hkdfSync } from 'node:crypto';
import * as z from 'zod';
import { type Keyed, keysOf } from './secret.ts';

const ALGORITHM = 'HS256';

/** What a token names: a session, and with it lives and dies. */
const Claims = z.object({ userId: z.string(), sessionId: z.string() });
export type Claims = z.infer<typeof Claims>;

/** A key of its own: neither use of the session secret can stand in for the other. */
const keyOf = (secret: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', 'toile jwt', 32));

/** Signs `claims` for `seconds` from now. */
export async function signJwt(secrets: Keyed, claims: Claims, seconds: number): Promise<string> {
  const { SignJWT } = await import('jose');
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(keyOf(keysOf(secrets)[0]));
}

/** The claims of a token that we signed and that has not run out; undefined for any other text. */
export async function readJwt(secrets: Keyed, token: string): Promise<Claims | undefined> {
  for (const key of keysOf(secrets)) {
    const claims = await readWith(keyOf(key), token);
    if (claims) return claims;
  }
  return undefined;
}

async function readWith(key: Uint8Array, token: string): Promise<Claims | undefined> {
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], requiredClaims: ['exp'] });
    return Claims.safeParse(payload).data;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
