import type { FastifyInstance } from 'fastify';
import type { HttpConfig } from '#server/config/config.ts';
import { checkRequests } from './check-requests.ts';

/**
 * Says once in the log that a proxy stands in front whose word on addresses is not taken: all its visitors then share the limits of one.
 * A stranger who writes the line themselves makes it say so too, and no more than once.
 */
export function registerUntrustedProxy(app: FastifyInstance, { trustProxy }: Pick<HttpConfig, 'trustProxy'>): void {
  if (trustProxy !== false) return;
  let isSaid = false;
  checkRequests(app, ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return undefined;
    isSaid = true;
    app.log.warn(
      'a proxy passes requests on and TRUST_PROXY does not say so: all visitors share the limits of one address',
    );
    return undefined;
  });
}
