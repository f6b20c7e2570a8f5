import { SESSION_COOKIE } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import type { HttpConfig } from '#server/config/config.ts';

/** Whether everybody comes by TLS. */
const isTls = ({ publicUrl }: HttpConfig): boolean => publicUrl?.startsWith('https:') ?? false;

/** A name that a browser lets be set over TLS alone; cookies of narrower paths have it. */
export const secureName = (name: string, config: HttpConfig): string => (isTls(config) ? `__Secure-${name}` : name);

/** Name of the session's cookie: with TLS one that neither a sibling host nor anybody on the way can set. */
export const sessionCookieName = (config: HttpConfig): string =>
  isTls(config) ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;

/** Whether a request shows a session, good or not: what pages begin with turns on it, and nothing that is anybody's. */
export const showsSession = ({ cookies }: FastifyRequest): boolean =>
  Boolean(cookies?.[SESSION_COOKIE] ?? cookies?.[`__Host-${SESSION_COOKIE}`]);
