import type { FastifyRequest } from 'fastify';
import { ipKey } from './ip-key.ts';

/** Counts a caller by the address they call from. Limits of this kind hold for `PEOPLE_PER_ADDRESS` people at one. */
export const byAddress = (request: FastifyRequest): string => ipKey(request.ip);
