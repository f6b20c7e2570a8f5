import type { Look } from '@toile/look';
import { stream } from '#atelier/kit/chance.ts';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';
import type { Ask } from './ask.fixture.ts';
import {
  asksOfBodice,
  asksOfCloth,
  asksOfCut,
  asksOfDetails,
  asksOfKind,
  asksOfTrims,
  nameOf,
} from './asks-of-garment.fixture.ts';
import { asksOfRest } from './asks-of-rest.fixture.ts';
import { BRIEFS } from './briefs.fixture.ts';
import { FRAMES, JOINTS } from './frames.fixture.ts';

/** The design of a brief is the same in every run. */
const SEED = 7;

/** An edit that was made up, and what it asks. */
export interface MadeEdit {
  brief: string;
  look: Look;
  words: string;
  asks: readonly Ask[];
}

function asksOf(look: Look, at: number): Ask[] {
  const ofGarments = look.garments.flatMap((garment, k) => {
    const asked = { look, garment, name: nameOf(garment), n: at + k };
    return [asksOfCloth, asksOfBodice, asksOfCut, asksOfDetails, asksOfTrims, asksOfKind].flatMap((of) => of(asked));
  });
  return [...ofGarments, ...asksOfRest(look, at)];
}

/** Frames that would ask something else of this ask than it means, or that nobody would say of it. */
function isSaid(frame: string, { kind, to, was, manner, of }: Ask, look: Look): boolean {
  const isMan = look.person.presentation === 'male';
  if (isMan ? /\b(?:her|she)\b/.test(frame) : /\b(?:his|him)\b/.test(frame)) return false;
  if (/\bV X|\ba V/.test(frame) && manner === 'quality' && /^in a /.test(to)) return false;
  if (/^put/.test(frame) && kind === 'hair') return false;
  if (/dull/.test(frame) && kind !== 'colour') return false;
  if (frame.includes('W') && (was === undefined || !/colour$/.test(kind))) return false;
  if (/colour/.test(frame) && !/colour$/.test(kind)) return false;
  // of several garments nobody knows which is meant
  if (frame === 'add V' && manner === 'put' && look.garments.length > 1) return false;
  return of !== '' || !frame.includes('X');
}

const spoken = (frame: string, { of, to, was = '' }: Ask): string =>
  frame
    .replace(/\bX\b/, () => of)
    .replace(/\bV\b/, () => to)
    .replace('W', () => was)
    .replace(/\bin in\b/, 'in')
    .replace(/\ba (a|an|some) /, '$1 ')
    .replace(/\ba (\w+s)\b$/, '$1');

const LOOKS: readonly { brief: string; look: Look; asks: readonly Ask[] }[] = BRIEFS.map((brief, at) => {
  const look = read({ words: brief }, SEED);
  return { brief, look, asks: asksOf(look, at) };
});

const waysOf = (ask: Ask, look: Look): string[] =>
  FRAMES[ask.manner].filter((frame) => isSaid(frame, ask, look)).map((frame) => spoken(frame, ask));

/** Every ask of every design in every way it may be said. */
export const MADE_EDITS: readonly MadeEdit[] = LOOKS.flatMap(({ brief, look, asks }) =>
  asks.flatMap((ask) => waysOf(ask, look).map((words) => ({ brief, look, words, asks: [ask] }))),
);

/** Of which garment these are follows from what else is put on. */
const PARTS = /^(?:sleeves|neck|buttons|border)$/;

const PAIRS_OF_EACH = 250;

/** Slots and names of two asks that touch each other cannot be told apart afterwards. */
const isApart = (a: Ask, b: Ask): boolean =>
  !(/sleeve/.test(a.kind) && /sleeve/.test(b.kind)) &&
  a.of !== b.to &&
  b.of !== a.to &&
  ![a, b].every(({ kind, of }) => kind === 'garment put on' || PARTS.test(of)) &&
  a.kind !== b.kind &&
  a.of !== b.of &&
  !(a.of && b.of.includes(a.of)) &&
  !(b.of && a.of.includes(b.of));

/** Nothing is asked after these. */
const CLOSES = /rest same|nothing else|thats it|only/;

/** Two wishes in one breath, of different things of one design. */
export const MADE_PAIRS: readonly MadeEdit[] = LOOKS.flatMap(({ brief, look, asks }, at) => {
  const chance = stream(at, 'test.two-wishes');
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  return Array.from({ length: PAIRS_OF_EACH }).flatMap((): MadeEdit[] => {
    const [one, other, joint] = [any(asks), any(asks), any(JOINTS)];
    if (!one || !other || !joint || !isApart(one, other)) return [];
    const [first, second] = [any(waysOf(one, look)), any(waysOf(other, look))];
    if (!first || !second || CLOSES.test(first)) return [];
    return [{ brief, look, words: `${first.replace(/\?$/, '')}${joint}${second}`, asks: [one, other] }];
  });
});

/** What came of an edit that was made up. */
export interface Outcome extends MadeEdit {
  isRight: boolean;
  changed: string;
  told: string;
}

/** Reads the edit, and holds what changed against what was asked: all of it, and nothing else. */
export function outcomeOf(made: MadeEdit): Outcome {
  const { look, changed, notDone } = change({ look: made.look, words: made.words });
  const isDone = changed.length > 0 && made.asks.every(({ holds }) => holds(look, changed));
  return {
    ...made,
    isRight: isDone && changed.every(({ slot }) => made.asks.some(({ mayMove }) => mayMove.test(slot))),
    changed: changed.map(({ slot, from, to }) => `${slot}: ${from} → ${to}`).join('; '),
    told: notDone.join(' / '),
  };
}
