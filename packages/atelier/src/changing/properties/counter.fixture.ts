import { differences } from '@toile/look';
import { stream } from '#atelier/kit/chance.ts';
import { SEED } from '../../soak.fixture.ts';
import { change } from '../change.ts';
import { type Any, KINDS, type Made } from './counter-kinds.fixture.ts';
import { DRESSED, lookOf } from './looks.fixture.ts';

/** Something asked of one design. */
export interface Asked extends Made {
  brief: string;
  kind: string;
}

/** So many askings of every kind in turn, made up anew with each seed. */
export function madeAsked(count: number, seed = SEED): Asked[] {
  const chance = stream(seed, 'test.asked-at-counters');
  const any: Any = (list) => {
    const one = list[Math.floor(chance() * list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const found: Asked[] = [];
  const kinds = Object.entries(KINDS);
  while (found.length < count) {
    const brief = any(DRESSED);
    const [kind, make] = kinds[found.length % kinds.length] ?? [];
    const made = make?.(lookOf(brief), any);
    if (kind !== undefined && made) found.push({ brief, kind, ...made });
  }
  return found;
}

/** Own that nothing was understood, in words that are ordinary. */
const SHRUGS = /no word we know|nothing here can be changed so|not be understood|nothing is changed by it/;
const IS_SO = /it is so already/;

/** What is wrong about one of them; empty where only what may change does, and what must. */
export function askedFault({ brief, words, may, must, kind }: Asked): string {
  const before = lookOf(brief);
  const { look, notDone } = change({ look: before, words });
  const found = differences(before, look);
  const told = notDone.join(' / ');
  const faults = [
    ...found.filter(({ slot }) => !may.test(slot)).map(({ slot, from, to }) => `${slot}: ${from} → ${to}`),
    ...(must && found.length === 0 && !IS_SO.test(told) ? ['nothing done'] : []),
    ...(found.length === 0 && notDone.length === 0 ? ['silent'] : []),
    ...(SHRUGS.test(told) || (kind === 'undrawn' && IS_SO.test(told)) ? ['shrug'] : []),
  ];
  return faults.length > 0 ? `[${kind}] ${words} | ${brief} => ${faults.join('; ')} ! ${told}` : '';
}
