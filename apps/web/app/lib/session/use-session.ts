import { useQuery, useQueryClient } from '@tanstack/react-query';
import { GUEST_TIMING } from '@toile/contract';
import type { Balance, User } from '#web/lib/session/read-user.ts';

export type Session = { status: 'loading' } | { status: 'signed-in'; user: User } | { status: 'signed-out' };

const SESSION_KEY = ['session'] as const;
/** Holds true after someone left for good, until somebody signs in. */
const LEFT_KEY = ['left'] as const;

/** Milliseconds after which a balance that could not be read is asked for again. */
const BALANCE_AGAIN_MS = 10_000;

type Reader = () => Promise<User | null>;

/** The reader comes after the first paint where no page needs it to be seen. */
let bring = async (): Promise<Reader> => (await import('#web/lib/session/read-user.ts')).readUser;

/** For screens that ask at once: they bring the reader with their own code, which saves a trip. */
export function holdReader(reader: Reader): void {
  bring = async () => reader;
}

let hasAsked = false;

/** Whether the server said, with the page, that it was asked for without a session. True of the page's load alone. */
function cameAsGuest(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming)) return false;
  // Going back may show what the cache kept from before somebody signed in.
  return load.type !== 'back_forward' && load.serverTiming.some(({ name }) => name === GUEST_TIMING);
}

/** For guests neither the reader nor its SDK comes before they do something. */
async function readUser(): Promise<User | null> {
  const isFirst = !hasAsked;
  hasAsked = true;
  if (isFirst && cameAsGuest()) return null;
  const read = await bring();
  return read();
}

/** A balance that could not be read is asked for again. */
const againFor = ({ state }: { state: { data?: User | null | undefined } }) =>
  state.data && !state.data.balance ? BALANCE_AGAIN_MS : false;

/** Who is at the screen. A failure to find out is silently a guest. */
export function useSession(): Session {
  const query = useQuery({ queryKey: SESSION_KEY, queryFn: readUser, staleTime: 60_000, refetchInterval: againFor });
  if (query.data) return { status: 'signed-in', user: query.data };
  return query.isPending ? { status: 'loading' } : { status: 'signed-out' };
}

/** What may be done to the session that the browser knows of; the server's is changed by the account calls. */
export function useSessionStore() {
  const client = useQueryClient();
  const forget = () => {
    client.setQueryData<User | null>(SESSION_KEY, null);
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] });
  };
  return {
    /** Asks the server again, and resolves with its answer. */
    refresh: () => {
      client.removeQueries({ queryKey: LEFT_KEY });
      return client.fetchQuery({ queryKey: SESSION_KEY, queryFn: readUser, staleTime: 0 });
    },
    /** Takes over a balance that a reply of the server carried. */
    setBalance: ({ tokens, freetokens }: Balance) =>
      client.setQueryData<User | null>(SESSION_KEY, (user) => user && { ...user, balance: { tokens, freetokens } }),
    /** Forgets the user, both balances and everything that was read for him. */
    forget,
    /** The same for someone who wants to be gone: the guarded screen they are on leads home, not to /login. */
    leave: () => {
      forget();
      client.setQueryData(LEFT_KEY, true);
    },
    /** Whether the last user of this page left so. */
    hasLeft: () => client.getQueryData(LEFT_KEY) === true,
  };
}

/** Tokens a user can spend, paid and free together; null where nobody knows. */
export const spendable = ({ balance }: Pick<User, 'balance'>): number | null =>
  balance && balance.tokens + balance.freetokens;

/**
 * Whether the next token that is taken is known to be one that was given. An address that is not proved may have paid ones taken
 * before it.
 */
export const isNextFree = ({ balance, isProved = false }: Pick<User, 'balance' | 'isProved'>): boolean =>
  balance !== null && balance.freetokens > 0 && (isProved || balance.tokens === 0);
