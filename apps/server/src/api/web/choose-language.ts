import { asLanguage, LANGUAGE_COOKIE, LANGUAGE_KEPT_S, LANGUAGE_PARAMETER } from '@toile/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Keeps the language that an address asks for (`/pricing?language=hi`) as the one chosen in this browser, and leads to the same
 * page without the question: a choice that needs no script. Undefined where none of ours is asked for.
 */
export function chooseLanguage(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const at = request.url.indexOf('?');
  if (at < 0) return undefined;
  const query = new URLSearchParams(request.url.slice(at));
  const language = asLanguage(query.get(LANGUAGE_PARAMETER));
  if (!language) return undefined;
  query.delete(LANGUAGE_PARAMETER);
  // An address that began with two slashes would lead to another host.
  const path = `/${request.url.slice(0, at).replace(/^[/\\]+/, '')}`;
  const isSecure = request.protocol === 'https' ? '; Secure' : '';
  return reply
    .headers({
      'cache-control': 'no-store',
      'set-cookie': `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_KEPT_S}; SameSite=Lax${isSecure}`,
    })
    .redirect(query.size > 0 ? `${path}?${query}` : path, 303);
}
