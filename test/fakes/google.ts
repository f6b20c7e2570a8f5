import { OAuth2Server } from 'oauth2-mock-server';

export interface FakeProfile {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

export interface FakeGoogle {
  readonly issuer: string;
  /** Whoever signs in next, and until told otherwise, is this person. */
  profile: FakeProfile;
  /** What the next sign-in meets; undefined is success. */
  trouble: 'denial' | 'wrong state' | 'refused exchange' | 'wrong nonce' | undefined;
  /** Goes where a browser is sent and returns the address it is sent back to. */
  visit(url: string): Promise<URL>;
  close(): Promise<void>;
}

/** Google as the sign-in sees it: an issuer, on a free port or on `port`, that signs whoever comes in at once. */
export async function openFakeGoogle(port = 0): Promise<FakeGoogle> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(port, '127.0.0.1');
  const google: FakeGoogle = {
    issuer: server.issuer.url ?? '',
    profile: { sub: 'g-1', email: 'asha@example.com', email_verified: true },
    trouble: undefined,
    async visit(url) {
      const reply = await fetch(url, { redirect: 'manual' });
      return new URL(reply.headers.get('location') ?? '');
    },
    close: () => server.stop(),
  };
  server.service.on('beforeTokenSigning', (token) => {
    Object.assign(token.payload, google.profile);
    if (google.trouble === 'wrong nonce') token.payload.nonce = 'another';
  });
  server.service.on('beforeAuthorizeRedirect', ({ url }) => {
    if (google.trouble === 'wrong state') url.searchParams.set('state', 'another');
    if (google.trouble !== 'denial') return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  server.service.on('beforeResponse', (reply) => {
    if (google.trouble !== 'refused exchange') return;
    reply.statusCode = 400;
    reply.body = { error: 'invalid_grant' };
  });
  return google;
}
