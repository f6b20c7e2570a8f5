import { GUEST_TIMING, USER_TIMING } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import { showsSession } from './session/cookie-name.ts';

/**
 * Value of a page's `Server-Timing`: the page reads it of its own load, and a guest's need not ask who is there. Both are
 * told: a 304 without the header would leave the guest's in the browser's cache.
 */
export const sessionTiming = (request: FastifyRequest): string => (showsSession(request) ? USER_TIMING : GUEST_TIMING);
