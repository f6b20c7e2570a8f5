import { SESSION_COOKIE } from '@toile/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { HttpConfig } from '#server/config/config.ts';

/**
 * The dialect's header for pages whose browser keeps no cookie of another site: the page holds the session itself, in
 * reach of every script on it. So it is off, and only for origins that were allowed it, and only where the browser says
 * that the page is of another site.
 */
const HEADER = 'x-fallback-cookies';

const Kept = z.record(z.string(), z.unknown());

function isAllowed(request: FastifyRequest, { fallbackOrigins }: HttpConfig): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return origin !== undefined && site === 'cross-site' && fallbackOrigins.includes(origin);
}

/** The session that a page keeps itself. SDKs go on sending the header after logout, as `[]`: that is no session. */
export function readFallback(request: FastifyRequest, http: HttpConfig): string | undefined {
  const header = request.headers[HEADER];
  if (typeof header !== 'string' || !isAllowed(request, http)) return undefined;
  try {
    const value = Kept.safeParse(JSON.parse(header)).data?.[SESSION_COOKIE];
    return typeof value === 'string' && value !== '' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Hands `value` to a page that must keep the session itself; undefined takes it back. */
export function tellFallback(reply: FastifyReply, http: HttpConfig, value: string | undefined): void {
  if (!isAllowed(reply.request, http)) return;
  reply.header(HEADER, value === undefined ? '[]' : JSON.stringify({ [SESSION_COOKIE]: value }));
}
