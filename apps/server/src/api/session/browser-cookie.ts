import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpConfig } from '#server/config/config.ts';
import { SIGN_IN_SECONDS } from '#server/product/accounts/begin-sign-in.ts';
import { makeSecret } from '#server/product/accounts/secret.ts';
import { secureName } from './cookie-name.ts';

const NAME = 'toile_sign_in';
const PATH = '/v1/account';

/** The secret that ties sign-ins under way to this browser; undefined if it began none. */
export const readBrowserSecret = (request: FastifyRequest, config: HttpConfig): string | undefined =>
  request.cookies[secureName(NAME, config)];

/** Gives the browser such a secret, or longer use of the one it has, so that two tabs may sign in side by side. */
export function keepBrowserSecret(request: FastifyRequest, reply: FastifyReply, config: HttpConfig): string {
  const known = readBrowserSecret(request, config);
  const secret = known && /^[\w-]{43}$/.test(known) ? known : makeSecret();
  reply.setCookie(secureName(NAME, config), secret, {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl?.startsWith('https:') ?? request.protocol === 'https',
    maxAge: SIGN_IN_SECONDS,
  });
  return secret;
}
