import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { outwait } from '../../apps/server/src/parts/outwait.ts';
import type { Storage } from '../../apps/server/src/parts/storage/storage.ts';
import { inTransaction } from '../../apps/server/src/product/context.ts';
import { spend } from '../../apps/server/src/product/wallet/spend.ts';
import { stream } from '../../packages/atelier/src/kit/chance.ts';
import { type Actor, actOnce, type World } from '../../test/chaos/acts.ts';
import { buyTokens, type Person, signUp } from '../../test/people.ts';
import { sewDesign } from '../../test/sewn.ts';

/** Of so many people one keeps a shop. */
const SHOPS = 10;
const TOKENS = 30;
/** People who come in at once. */
const DOOR = 8;
/** Milliseconds for which somebody's tokens are tried for: each has a number in one row, and waits for the standby's disk as well. */
const COMING_IN = 120_000;

interface Gathered {
  readonly address: string;
  readonly database: Database;
  readonly storage: Storage;
  readonly count: number;
  readonly seed: number;
}

/** Signs so many people up and gives them tokens, and to some of them a design that can be cut. */
export async function gather({ address, database, storage, count, seed }: Gathered): Promise<Actor[]> {
  const actors: Actor[] = [];
  const come = async (nth: number): Promise<void> => {
    const person = await signUp(address, `Person${nth}`);
    await outwait(() => buyTokens(database, person.accountId, TOKENS), AbortSignal.timeout(COMING_IN));
    const sewn = nth % SHOPS === 0 ? await sewPaid({ database, storage }, person.accountId) : undefined;
    actors.push({
      here: () => alone(person),
      random: stream(seed, 'chaos.person', nth),
      unposted: [],
      pictures: [],
      sewn,
    });
  };
  let next = 0;
  const door = async () => {
    while (next < count) await come(next++);
  };
  await Promise.all(Array.from({ length: DOOR }, door));
  return actors;
}

/** On a connection of its own for each request: HAProxy tells nobody on a kept one that a web died under their question. */
const alone = (person: Person): Person => ({
  ...person,
  fetch: (path, init = {}) =>
    person.fetch(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), connection: 'close' } }),
});

/** A design that can be cut, for a token that the ledger knows of. */
async function sewPaid(parts: Pick<Gathered, 'database' | 'storage'>, accountId: string): Promise<string> {
  const designId = await sewDesign(parts, accountId);
  const actor = { kind: 'account', accountId, sessionId: 'chaos' } as const;
  await inTransaction({ actor, database: parts.database }, (ctx) => spend({ ctx, input: { ref: designId } }));
  return designId;
}

/** Somebody does one thing after another until the time is over, with pauses of `pause` seconds on average. */
export async function live(actor: Actor, world: World, pause: number, over: AbortSignal): Promise<void> {
  const rest = () => sleep(2000 * pause * actor.random(), undefined, { signal: over }).catch(() => undefined);
  for (await rest(); !over.aborted; await rest()) await actOnce(actor, world);
}
