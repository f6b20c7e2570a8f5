import { differences } from '@toile/look';
import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { shareOf } from '../../soak.fixture.ts';
import { change } from '../change.ts';
import { BRIEFS } from '../made/briefs.fixture.ts';
import { tellChange } from '../tell-change.ts';
import { putSlotBack } from './put-slot-back.ts';
import { isUnasked } from './senses.ts';

/** Qualities as somebody says them of the design they look at, and the only slots that they may change. */
const SURFACE = /^g\d+\.(?:colour|print|border|trims|fabric)$/;
const ABOVE = /^g\d+\.(?:neckline|collar|closure|sleeve\.shape|sleeve\.length|details|trims)$/;
const BELOW = /^g\d+\.(?:silhouette|fit|length|waistline|details)$/;
const QUALITIES: readonly (readonly [words: string, may: RegExp])[] = [
  ['teal', SURFACE],
  ['in bottle green', SURFACE],
  ['make it a shade darker', SURFACE],
  ['peach colour please', SURFACE],
  ['knee length', BELOW],
  ['a bit longer', BELOW],
  ['3 cm shorter', BELOW],
  ['looser', BELOW],
  ['boat neck', ABOVE],
  ['with a mandarin collar', ABOVE],
  ['half sleeves', ABOVE],
  ['baaju puri kar do', ABOVE],
  ['deeper neck', ABOVE],
  ['button front', ABOVE],
];
const LEADS = ['', 'please ', 'can you do ', 'bhaiya ', 'she says '];
/** How many of all pairs a run takes; a soak takes all. */
const SHARE = 160;

const PAIRS = BRIEFS.flatMap((brief) =>
  QUALITIES.flatMap(([words, may]) => LEADS.map((lead) => ({ brief, words: `${lead}${words}`, may }))),
);

test('qualities of no thing in particular change their own slots, and what cannot be without them, of whatever design', () => {
  const wrong = shareOf(PAIRS.length, SHARE).flatMap((at) => {
    const pair = PAIRS[at];
    if (!pair) return [];
    const before = read({ words: pair.brief }, 7);
    const others = change({ look: before, words: pair.words }).changed.filter(({ slot }) => !pair.may.test(slot));
    return others.map(({ slot, to }) => `${pair.brief} | ${pair.words} => ${slot} ${to}`);
  });
  expect(wrong).toEqual([]);
});

test('the answer is made of the two designs: it names every slot that is another, and no other', () => {
  for (const at of shareOf(PAIRS.length, SHARE)) {
    const pair = PAIRS[at];
    if (!pair) continue;
    const before = read({ words: pair.brief }, 7);
    const answer = change({ look: before, words: pair.words });
    expect(answer.changed).toEqual(differences(before, answer.look));
    expect(tellChange(answer).startsWith('Nothing changed.')).toBe(answer.changed.length === 0);
    if (answer.changed.length === 0) expect(answer.notDone).not.toEqual([]);
  }
});

test('a slot that is put back is as it was, and nothing else is', () => {
  const [before, after] = BRIEFS.slice(0, 2).map((words) => read({ words }, 7));
  if (!before || !after) throw new Error('two briefs');
  const same = structuredClone(before);
  const [garment] = same.garments;
  if (!garment) throw new Error('a garment');
  garment.length = 'mini';
  garment.hem = 5;
  garment.cloth.colour = { name: 'teal', hex: '#008080' };
  putSlotBack(same, before, `${garment.id}.length`);
  expect(differences(before, same).map(({ slot }) => slot)).toEqual([`${garment.id}.colour`]);
  putSlotBack(same, before, `${garment.id}.colour`);
  expect(same).toEqual(before);
});

test.each([
  ['in teal', 'g1.neckline', true],
  ['in teal', 'g1.colour', false],
  ['sleeveless', 'g1.colour', true],
  ['boat neck', 'g1.sleeve.length', false],
  ['half sleeves', 'person.skin', true],
  ['make her older', 'person.ageGroup', false],
  ['in teal', 'g4', true],
  ['the sleeves like those of the first', 'g1.neckline', false],
] as const)("of '%s' %s is unasked: %s", (words, slot, is) => {
  const look = read({ words: BRIEFS[0] ?? '' }, 7);
  expect(isUnasked(words, look, { slot, of: '', from: '', to: 'other' })).toBe(is);
});
