import { GUEST_TIMING, SESSION_COOKIE, USER_TIMING } from '@toile/contract';
import type { FastifyRequest } from 'fastify';

/**
 * Value of a page's `Server-Timing`: the page reads it of its own load, and a guest's need not ask who is there. Both are
 * told: a 304 without the header would leave the guest's in the browser's cache.
 */
export const sessionTiming = ({ cookies }: FastifyRequest): string =>
  cookies?.[SESSION_COOKIE] ? USER_TIMING : GUEST_TIMING;
