import * as client from 'openid-client';
import * as z from 'zod';
import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { type Google, GoogleError } from './google.ts';

/** Seconds each request to Google may take. */
const TIMEOUT_SECONDS = 10;

const Claims = z.object({
  sub: z.string(),
  email: z.string().default(''),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
  picture: z.string().default(''),
});

/** Google by OpenID Connect, where a client is configured. Nothing is asked before the first sign-in. */
export function openGoogle({ google }: Pick<Config, 'google'>, { googleClientSecret }: Secrets): Google | undefined {
  if (!google || googleClientSecret === undefined) return undefined;
  const discover = remember(() =>
    client.discovery(new URL(google.issuer), google.clientId, googleClientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // Only tests have an issuer without TLS; the configuration refuses one in production.
      ...(google.issuer.startsWith('http:') && { execute: [client.allowInsecureRequests] }),
    }),
  );
  return {
    begin: (redirectUri) => failing(async () => begin(await discover(), redirectUri)),
    finish: (cameTo, { state, nonce, verifier }) =>
      failing(async () => {
        const tokens = await client.authorizationCodeGrant(await discover(), cameTo, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const { sub, email, email_verified: isEmailVerified, name, picture } = Claims.parse(tokens.claims());
        return { subject: sub, email, isEmailVerified, name, picture };
      }),
  };
}

async function begin(configuration: client.Configuration, redirectUri: string) {
  const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return { url: url.href, state, nonce, verifier };
}

/** Asks once and remembers the answer, but not a failure. */
function remember<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}

async function failing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isDenial = error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
    throw new GoogleError(`Google's sign-in failed: ${describe(error)}`, isDenial);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'for no reason that was told';
  const told = error instanceof client.ResponseBodyError ? `, ${error.error}` : '';
  return `${'code' in error ? `${error.code}: ` : ''}${error.message}${told}`;
}
