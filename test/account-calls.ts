import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { arrive, type Credentials, type Device } from './device.ts';

/** Someone with an account and a session. */
interface Member extends Credentials {
  readonly device: Device;
  readonly sessionId: string;
  /** What the session's cookie holds. */
  readonly session: string;
}

/** Two people; the calls are made about the owner's account. */
export interface World {
  readonly owner: Member;
  readonly other: Member;
}

/** Who calls, or what is wrong with what they send. */
export const SITUATIONS = ['guest', 'owner', 'other', 'ended', 'malformed', 'oversized'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** What the SDK gets: the status, and the reply or the type of the refusal. */
export interface Outcome {
  readonly status: number;
  readonly body?: unknown;
  readonly type?: string;
}

interface Case {
  readonly args?: (world: World) => object;
  readonly outcome: (world: World) => Outcome;
}

export interface AccountCall {
  readonly method: string;
  readonly cases: Partial<Record<Situation, Case>>;
}

const PASSWORD = 'selvedge and bias';
const URL_OF_OURS = 'http://localhost:3000/page';
const long = (length: number) => 'x'.repeat(length);

const refused = (status: number, type: string) => () => ({ status, type });
const NO_SESSION = { outcome: refused(401, 'general_unauthorized_scope') };
const INVALID = refused(400, 'general_argument_invalid');
const NOT_A_TOKEN = refused(401, 'user_invalid_token');
const SIGNED_IN = refused(401, 'user_session_already_exists');
const answers = (status: number, body: (world: World) => unknown) => (world: World) => ({ status, body: body(world) });

type Args = (world: World) => object;

/** The cases of a call that only someone signed in may make: `owner` and `other` each about themselves. */
function own(
  method: string,
  status: number,
  o: {
    args?: Args;
    body: (member: Member) => unknown;
    malformed?: Args;
    oversized?: Args;
    other?: Case;
  },
): AccountCall {
  const args = o.args && { args: o.args };
  return {
    method,
    cases: {
      guest: { ...args, ...NO_SESSION },
      ended: { ...args, ...NO_SESSION },
      owner: { ...args, outcome: answers(status, ({ owner }) => o.body(owner)) },
      other: o.other ?? { ...args, outcome: answers(status, ({ other }) => o.body(other)) },
      ...(o.malformed && { malformed: { args: o.malformed, outcome: INVALID } }),
      ...(o.oversized && { oversized: { args: o.oversized, outcome: INVALID } }),
    },
  };
}

/** The cases of a call that anybody may make and that is refused for its wrong secret, whoever makes it. */
function secret(method: string, args: Args, wrong: { malformed: Args; oversized: Args }): AccountCall {
  const refusal = { args, outcome: NOT_A_TOKEN };
  return {
    method,
    cases: {
      guest: refusal,
      owner: refusal,
      other: refusal,
      ended: refusal,
      malformed: { args: wrong.malformed, outcome: INVALID },
      oversized: { args: wrong.oversized, outcome: INVALID },
    },
  };
}

const user = ({ id, email }: Member) => ({ $id: id, email, name: 'Asha', emailVerification: false, prefs: {} });
const session = ({ id, email, sessionId }: Member) => ({
  $id: sessionId,
  userId: id,
  provider: 'email',
  providerUid: email,
  current: true,
  secret: '',
});
/** The SDK makes this of a reply without a body. */
const nothing = () => ({ message: '' });

const newcomer = () => ({ userId: 'unique()', email: `${randomUUID()}@example.com`, password: PASSWORD, name: 'Asha' });
const made = { args: newcomer, outcome: answers(201, () => ({ name: 'Asha', prefs: {}, emailVerification: false })) };
const letter = { outcome: answers(201, () => ({ userId: '', secret: '' })) };
const proof: Args = ({ owner }) => ({ userId: owner.id, secret: 'wrong' });
const noProof: Args = () => ({ userId: 7, secret: '' });
const longProof: Args = ({ owner }) => ({ userId: owner.id, secret: long(257) });
const login: Args = ({ owner: { email, password } }) => ({ email, password });
const opened = {
  args: login,
  outcome: answers(201, ({ owner: { id, email } }) => ({ userId: id, providerUid: email, current: true, secret: '' })),
};
const theirs: Args = ({ owner }) => ({ sessionId: owner.sessionId });
const NOT_FOUND = { args: theirs, outcome: refused(404, 'user_session_not_found') };

/** Every account call of the official SDK that the product answers, in every situation that the call has. */
export const ACCOUNT_CALLS: readonly AccountCall[] = [
  {
    method: 'create',
    cases: {
      guest: made,
      owner: made,
      ended: made,
      other: {
        args: ({ owner }) => ({ ...newcomer(), email: owner.email }),
        outcome: refused(409, 'user_already_exists'),
      },
      malformed: { args: () => ({ ...newcomer(), email: 'asha' }), outcome: INVALID },
      oversized: { args: () => ({ ...newcomer(), name: long(129) }), outcome: INVALID },
    },
  },
  own('get', 200, { body: user }),
  own('getPrefs', 200, { body: () => ({}) }),
  own('updateName', 200, {
    args: () => ({ name: 'Mira' }),
    body: (member) => ({ ...user(member), name: 'Mira' }),
    malformed: () => ({ name: { first: 'Mira' } }),
    oversized: () => ({ name: long(129) }),
  }),
  own('updatePrefs', 200, {
    args: () => ({ prefs: { picture: 'https://a.example/b.png' } }),
    body: (member) => ({ ...user(member), prefs: { picture: 'https://a.example/b.png' } }),
    malformed: () => ({ prefs: 'dark' }),
    oversized: () => ({ prefs: { note: long(70_000) } }),
  }),
  own('updateEmail', 200, {
    args: ({ owner: { email, password } }) => ({ email: `new.${email}`, password }),
    body: (member) => ({ ...user(member), email: `new.${member.email}` }),
    malformed: ({ owner: { password } }) => ({ email: 'asha', password }),
    oversized: ({ owner: { password } }) => ({ email: `${long(250)}@example.com`, password }),
    other: {
      args: ({ owner, other: { password } }) => ({ email: owner.email, password }),
      outcome: refused(400, 'general_bad_request'),
    },
  }),
  own('updatePassword', 200, {
    args: ({ owner: { password } }) => ({ password: PASSWORD, oldPassword: password }),
    body: user,
    malformed: ({ owner: { password } }) => ({ password: 'short', oldPassword: password }),
    oversized: ({ owner: { password } }) => ({ password: long(257), oldPassword: password }),
    other: {
      args: () => ({ password: PASSWORD, oldPassword: 'not the password' }),
      outcome: refused(401, 'user_invalid_credentials'),
    },
  }),
  {
    method: 'createEmailPasswordSession',
    cases: {
      guest: opened,
      ended: opened,
      owner: { args: login, outcome: SIGNED_IN },
      other: { args: login, outcome: SIGNED_IN },
      malformed: { args: () => ({ email: 'asha', password: PASSWORD }), outcome: INVALID },
      oversized: { args: ({ owner: { email } }) => ({ email, password: long(1025) }), outcome: INVALID },
    },
  },
  own('listSessions', 200, { body: (member) => ({ total: 1, sessions: [session(member)] }) }),
  own('getSession', 200, {
    args: () => ({ sessionId: 'current' }),
    body: session,
    other: NOT_FOUND,
  }),
  own('deleteSession', 204, { args: theirs, body: nothing, other: NOT_FOUND }),
  own('deleteSessions', 204, { body: nothing }),
  {
    method: 'createSession',
    cases: {
      guest: { args: proof, outcome: NOT_A_TOKEN },
      ended: { args: proof, outcome: NOT_A_TOKEN },
      owner: { args: proof, outcome: SIGNED_IN },
      other: { args: proof, outcome: SIGNED_IN },
      malformed: { args: noProof, outcome: INVALID },
      oversized: { args: longProof, outcome: INVALID },
    },
  },
  own('createJWT', 201, {
    args: () => ({ duration: 60 }),
    body: () => ({ jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) }),
    malformed: () => ({ duration: 'long' }),
    oversized: () => ({ duration: 3601 }),
  }),
  {
    method: 'createRecovery',
    cases: {
      guest: { args: ({ owner: { email } }) => ({ email, url: URL_OF_OURS }), ...letter },
      owner: { args: ({ owner: { email } }) => ({ email, url: URL_OF_OURS }), ...letter },
      other: { args: ({ owner: { email } }) => ({ email, url: URL_OF_OURS }), ...letter },
      ended: { args: ({ owner: { email } }) => ({ email, url: URL_OF_OURS }), ...letter },
      malformed: { args: ({ owner: { email } }) => ({ email, url: 'https://evil.example/' }), outcome: INVALID },
      oversized: { args: ({ owner: { email } }) => ({ email, url: `${URL_OF_OURS}?${long(2048)}` }), outcome: INVALID },
    },
  },
  secret('updateRecovery', (world) => ({ ...proof(world), password: PASSWORD }), {
    malformed: (world) => ({ ...proof(world), password: 'short' }),
    oversized: (world) => ({ ...longProof(world), password: PASSWORD }),
  }),
  ...['createEmailVerification', 'createVerification'].map((method) =>
    own(method, 201, {
      args: () => ({ url: URL_OF_OURS }),
      body: ({ id }) => ({ userId: id, secret: '' }),
      malformed: () => ({ url: 'javascript:alert(1)' }),
      oversized: () => ({ url: `${URL_OF_OURS}?${long(2048)}` }),
    }),
  ),
  ...['updateEmailVerification', 'updateVerification'].map((method) =>
    secret(method, proof, { malformed: noProof, oversized: longProof }),
  ),
];

/** Every case there is, one a line. */
export const ACCOUNT_CASES = ACCOUNT_CALLS.flatMap(({ method, cases }) =>
  SITUATIONS.flatMap((situation) => {
    const found = cases[situation];
    return found ? [{ method, situation, ...found }] : [];
  }),
);

async function member(address: string): Promise<Member> {
  const { who, device } = await arrive(address);
  const { body } = await device.call('GET', '/account/sessions/current');
  return { ...who, device, sessionId: body.$id, session: device.cookies.get('a_session_toile') ?? '' };
}

export const openWorld = async (address: string): Promise<World> => ({
  owner: await member(address),
  other: await member(address),
});

/** The session that whoever is in this situation sends along, undefined for a guest. */
export async function sessionIn(situation: Situation, { owner, other }: World): Promise<string | undefined> {
  if (situation === 'guest') return undefined;
  if (situation === 'other') return other.session;
  if (situation === 'ended') await owner.device.call('DELETE', '/account/sessions', {});
  return owner.session;
}

/** What `runAccountCall` is given; plain, so that it may be handed to a browser. */
export interface SdkCall {
  readonly endpoint: string;
  readonly method: string;
  readonly args: object | undefined;
  /** For where there is no cookie jar. */
  readonly session?: string | undefined;
}

/**
 * Makes one call with the SDK that stands at `globalThis.Appwrite`, as a page or a program does. It uses nothing from
 * around it, so that the same lines run in a browser.
 */
export async function runAccountCall({ endpoint, method, args, session }: SdkCall): Promise<Outcome> {
  // biome-ignore lint/suspicious/noExplicitAny: the method is chosen by its name
  const { Account, Client } = (globalThis as any).Appwrite;
  const client = new Client().setEndpoint(endpoint).setProject('toile');
  if (session) client.setSession(session);
  const realFetch = globalThis.fetch;
  let status = 0;
  globalThis.fetch = async (...request) => {
    const reply = await realFetch(...request);
    status = reply.status;
    return reply;
  };
  try {
    const account = new Account(client);
    const body = await (args ? account[method](args) : account[method]());
    return { status, body };
  } catch (error) {
    const { code, type } = error as { code: number; type: string };
    if (code !== status) throw error;
    return { status, type };
  } finally {
    globalThis.fetch = realFetch;
  }
}
