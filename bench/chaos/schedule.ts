import { stream } from '../../packages/atelier/src/kit/chance.ts';

export type How = 'kill' | 'freeze';
/** Whom a blow meets: the primary is whichever node that is by then. */
export type Whom = 'primary' | 's3' | 'mail' | `web${1 | 2 | 3}` | `worker${1 | 2}`;

export interface Blow {
  /** Seconds after people began. */
  readonly at: number;
  readonly whom: Whom;
  readonly how: How;
  /** Seconds until somebody starts it again, or it goes on. */
  readonly lasts: number;
}

const OTHERS: readonly Whom[] = ['web1', 'web2', 'web3', 'worker1', 'worker2', 's3', 'mail'];
const HOWS: readonly How[] = ['kill', 'freeze'];
/** Seconds between two blows, about; what was hit has mostly come back by then, and sometimes not. */
const EVERY = 14;
/** Seconds that people are left alone first and last. */
const QUIET = { first: 5, last: 20 };
/** Seconds that a blow lasts, at least and at most. A supervisor starts a process soon; servers of others take their time. */
const LASTS = { process: [1, 6], server: [5, 15], frozen: [4, 12] } as const;
/** Where in the whole time the primary is killed and frozen, and for how many seconds. */
const PRIMARY = [
  { when: 0.2, how: 'kill', lasts: 8 },
  { when: 0.6, how: 'freeze', lasts: 35 },
] as const;
/** Seconds in which there is room for both. */
const ROOM_FOR_BOTH = 180;

/** What is hit when: everything of `OTHERS` both ways before anything comes again, the primary beside it. */
export function schedule(seed: number, seconds: number): Blow[] {
  const random = stream(seed, 'chaos.schedule');
  const blows: Blow[] = PRIMARY.slice(0, seconds >= ROOM_FOR_BOTH ? 2 : 1).map(({ when, how, lasts }) => ({
    at: Math.round(when * seconds),
    whom: 'primary',
    how,
    lasts,
  }));
  let bag: Omit<Blow, 'at' | 'lasts'>[] = [];
  for (let at = QUIET.first; at < seconds - QUIET.last; at += EVERY * (0.6 + 0.8 * random())) {
    if (bag.length === 0) bag = OTHERS.flatMap((whom) => HOWS.map((how) => ({ whom, how })));
    const [drawn] = bag.splice(Math.floor(random() * bag.length), 1);
    if (!drawn) break;
    const isServer = drawn.whom === 's3' || drawn.whom === 'mail';
    const [least, most] = LASTS[drawn.how === 'freeze' ? 'frozen' : isServer ? 'server' : 'process'];
    blows.push({ at: Math.round(at), ...drawn, lasts: Math.round(least + (most - least) * random()) });
  }
  return blows.sort((a, b) => a.at - b.at);
}
