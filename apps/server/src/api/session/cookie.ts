import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteAccount } from '#server/api/logged-caller.ts';
import type { HttpConfig } from '#server/config/config.ts';
import { sessionCookieName } from './cookie-name.ts';
import { readFallback, tellFallback } from './fallback-cookies.ts';

/** What a session's cookie holds, opaque to everyone else. */
interface Token {
  readonly id: string;
  readonly secret: string;
}

/** No secret and no id holds a control character, and the database takes none of code 0. */
const CONTROL = /\p{Cc}/u;

/**
 * The session token of a request: from the cookie, else from the header that SDKs without a cookie jar send, else from
 * what a page keeps itself where that is allowed.
 */
export function readSessionToken(request: FastifyRequest, http: HttpConfig): Token | undefined {
  const header = request.headers['x-appwrite-session'];
  const sent = typeof header === 'string' && header !== '' ? header : readFallback(request, http);
  const value = request.cookies[sessionCookieName(http)] ?? sent;
  return value ? decode(value) : undefined;
}

export function setSessionCookie(
  reply: FastifyReply,
  config: HttpConfig,
  session: { accountId: string; secret: string; expiresAt: Date },
): void {
  const token: Token = { id: session.accountId, secret: session.secret };
  const value = Buffer.from(JSON.stringify(token)).toString('base64url');
  tellFallback(reply, config, value);
  noteAccount(reply.request, session.accountId);
  reply.setCookie(sessionCookieName(config), value, {
    ...attributes(reply, config),
    expires: session.expiresAt,
  });
}

export function clearSessionCookie(reply: FastifyReply, config: HttpConfig): void {
  tellFallback(reply, config, undefined);
  reply.clearCookie(sessionCookieName(config), attributes(reply, config));
}

/** No domain: the cookie belongs to this very host. */
const attributes = (reply: FastifyReply, config: HttpConfig) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: config.publicUrl?.startsWith('https:') ?? reply.request.protocol === 'https',
});

/** Whatever a stranger sends, a token that cannot be read is no token. */
function decode(value: string): Token | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
    return isToken(read) ? { id: read.id, secret: read.secret } : undefined;
  } catch {
    return undefined;
  }
}

const isToken = (read: unknown): read is Token =>
  typeof read === 'object' &&
  read !== null &&
  'id' in read &&
  'secret' in read &&
  isPlain(read.id) &&
  isPlain(read.secret);

const isPlain = (value: unknown): value is string => typeof value === 'string' && !CONTROL.test(value);
