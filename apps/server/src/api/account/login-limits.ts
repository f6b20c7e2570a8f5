import type { FastifyRequest } from 'fastify';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { countCall } from '#server/api/rate-limits/counters.ts';
import { ipKey } from '#server/api/rate-limits/ip-key.ts';
import { forgive, HOUR_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { findMark } from '#server/api/session/known-device.ts';
import type { Parts } from '#server/parts/parts.ts';

/** Logins that strangers, all together, may try at one address before each of them is held shorter. */
const STRANGERS_MAX = 100;

/** A preHandler runs after the body was checked against the schema of the route. */
const emailOf = (request: FastifyRequest): string => (request.body as { email: string }).email;

const byStranger = (request: FastifyRequest): string => `${ipKey(request.ip)} ${emailOf(request)}`;
const STRANGER: RateLimit = { name: 'login', max: 10, windowS: HOUR_S, by: byStranger };
/** While an address is under attack: whoever comes from somewhere new still has some tries of their own. */
const STRANGER_UNDER_ATTACK: RateLimit = { ...STRANGER, max: 3 };

/** Logins from one place at whichever addresses. */
export const LOGINS_BY_IP: RateLimit = {
  name: 'login-ip',
  max: 100,
  windowS: HOUR_S,
  by: byAddress,
};

const knownDevice = (mark: string): RateLimit => ({
  name: 'login-device',
  max: 10,
  windowS: HOUR_S,
  by: (request) => `${mark} ${emailOf(request)}`,
});

const markOf = ({ secrets, config: { http } }: Parts, request: FastifyRequest): string | undefined =>
  findMark(request, { secrets, http, email: emailOf(request) });

/** Whether this browser never showed the password of the address that it wants to come in by. */
export const isStranger = (parts: Parts, request: FastifyRequest): boolean => markOf(parts, request) === undefined;

/**
 * What a login counts under. A device that is known for the address has tries of its own, which no stranger can use up;
 * everybody else has those of the place they call from.
 */
export const loginLimits =
  (parts: Parts) =>
  async (request: FastifyRequest): Promise<readonly RateLimit[]> => {
    const mark = markOf(parts, request);
    if (mark) return [knownDevice(mark)];
    const { count } = await countCall(parts.database, `login-strangers:${emailOf(request)}`, HOUR_S);
    return [count > STRANGERS_MAX ? STRANGER_UNDER_ATTACK : STRANGER, LOGINS_BY_IP];
  };

/** Starts the count of who has just shown the password anew. */
export async function forgiveLogin(parts: Parts, request: FastifyRequest): Promise<void> {
  const mark = markOf(parts, request);
  await forgive(parts, mark ? knownDevice(mark) : STRANGER, request);
}
