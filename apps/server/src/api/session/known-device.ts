import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpConfig } from '#server/config/config.ts';
import { type Keyed, keysOf, sealWith } from '#server/product/accounts/secret.ts';
import { secureName } from './cookie-name.ts';

const NAME = 'toile_known';
/** Where somebody signs in, and where they have a letter sent. */
const PATH = '/v1/account';
const KEPT_SECONDS = 365 * 86_400;
/** Accounts one browser is known for; the oldest give way. */
const MARKS_MAX = 5;
const MARK = /^[\w-]{16}\.[\w-]{43}$/;
/** A browser may hold two lists of marks: an older one was kept for a narrower path. */
const LISTS_MAX = 2;

interface Marking {
  readonly secrets: Keyed;
  readonly http: HttpConfig;
  readonly email: string;
}

/**
 * A browser that once showed the password of an address keeps a mark of it, apart from any session. Guesses of strangers
 * are counted by where they come from, those of a known device by the device: so nobody is locked out of an account of
 * theirs by a stranger who guesses at it. A mark opens nothing.
 */
export function findMark(request: FastifyRequest, { secrets, http, email }: Marking): string | undefined {
  return readMarks(request, http).find((mark) => isMarkOf(mark, secrets, email));
}

/** Marks this browser as known for `email`. */
export function keepMark(request: FastifyRequest, reply: FastifyReply, { secrets, http, email }: Marking): void {
  const marks = readMarks(request, http);
  const known = marks.find((mark) => isMarkOf(mark, secrets, email)) ?? makeMark(secrets, email);
  const kept = [known, ...marks.filter((mark) => mark !== known)].slice(0, MARKS_MAX);
  reply.setCookie(secureName(NAME, http), kept.join('~'), {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: http.publicUrl?.startsWith('https:') ?? request.protocol === 'https',
    maxAge: KEPT_SECONDS,
  });
}

function readMarks(request: FastifyRequest, http: HttpConfig): string[] {
  const name = `${secureName(NAME, http)}=`;
  const sent = (request.headers.cookie ?? '').split(';').map((each) => each.trim());
  const lists = sent.filter((each) => each.startsWith(name)).slice(0, LISTS_MAX);
  return lists.flatMap((list) => list.slice(name.length).split('~', MARKS_MAX)).filter((mark) => MARK.test(mark));
}

function makeMark(secrets: Keyed, email: string): string {
  const name = randomBytes(12).toString('base64url');
  return `${name}.${sealOf(keysOf(secrets)[0], name, email)}`;
}

function isMarkOf(mark: string, secrets: Keyed, email: string): boolean {
  const [name = '', seal = ''] = mark.split('.');
  return keysOf(secrets).some((key) => timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(key, name, email))));
}

const sealOf = (key: string, name: string, email: string): string => sealWith(key, `known device ${name} ${email}`);
