import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Secrets } from '#server/config/secrets.ts';
import { mailboxOf } from '#server/product/accounts/mailbox-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the log names as this request's caller. */
    loggedCaller: LoggedCaller | null;
  }
}

export interface LoggedCaller {
  /** Whose session was found good, or begun. */
  readonly account?: string;
  /** Whose session was shown, where the statement that acts looks it up: on a write that was done it was good. */
  readonly claims?: string;
  /** A keyed hash of the mailbox somebody tries to come in by: tries at one are told from tries at many. */
  readonly mailbox?: string;
}

/** Characters of an id. What somebody claims is cut to them. */
const ID_MAX = 36;

export function noteAccount(request: FastifyRequest, account: string): void {
  request.loggedCaller = { account };
}

export function noteClaim(request: FastifyRequest, claims: string): void {
  request.loggedCaller = { claims: claims.slice(0, ID_MAX) };
}

/** A preHandler of routes whose body names an address. */
export const noteMailbox =
  ({ sessionSecret }: Pick<Secrets, 'sessionSecret'>) =>
  async (request: FastifyRequest): Promise<void> => {
    // A preHandler runs after the body was checked against the schema of the route.
    const { email } = request.body as { email: string };
    const mailbox = createHmac('sha256', sessionSecret)
      .update(`logged mailbox ${mailboxOf(email)}`)
      .digest('base64url');
    request.loggedCaller = { ...request.loggedCaller, mailbox: mailbox.slice(0, 16) };
  };
