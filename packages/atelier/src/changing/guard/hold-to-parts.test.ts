import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { shareOf } from '../../soak.fixture.ts';
import { change } from '../change.ts';
import { SAID_OF_PARTS } from './parts-and-qualities.fixture.ts';

/** How many of all rows a run takes; a soak takes all. */
const SHARE = 120;

const looks = new Map<string, ReturnType<typeof read>>();
const lookOf = (brief: string): ReturnType<typeof read> => {
  const look = looks.get(brief) ?? read({ words: brief }, 7);
  looks.set(brief, look);
  return look;
};

test('a quality of a part or of what is worn beside is taken by that, or refused in words that name it; nothing else takes it', () => {
  const wrong: string[] = [];
  for (const at of shareOf(SAID_OF_PARTS.length, SHARE)) {
    const row = SAID_OF_PARTS[at];
    if (!row) continue;
    const look = lookOf(row.brief);
    const { changed, notDone } = change({ look, words: row.words });
    const drapes = look.garments.filter(({ family }) => family === 'dupatta').map(({ id }) => `${id}.`);
    // a dupatta or a stole is called a scarf and a veil at home
    const isDrape = (slot: string): boolean => row.isDrapes === true && drapes.some((id) => slot.startsWith(id));
    const others = changed.filter(({ slot }) => !row.may.test(slot) && !isDrape(slot));
    wrong.push(...others.map(({ slot, to }) => `${row.brief} | ${row.words} => ${slot} ${to}`));
    if (changed.length === 0 && notDone.length === 0) wrong.push(`${row.brief} | ${row.words} => not a word`);
  }
  expect(wrong).toEqual([]);
});

const SUIT = 'charcoal three piece suit, white shirt, burgundy tie';
const GOWN = 'ivory satin wedding gown with lace sleeves';
const TOP = 'a woman in a navy blouse and grey trousers';

test.each([
  [TOP, 'soles to be velvet please', /“velvet” on the soles: that cannot be done here/],
  [TOP, 'can the placket be floral', /“floral” on the placket: that cannot be done here/],
  [TOP, 'soles bottle green please', /“bottle green” on the soles: that cannot be done here/],
  [SUIT, 'lapels a touch wider', /“a touch wider” on the lapels: that cannot be done here/],
  [GOWN, 'soles in black leather', /“black leather” on the soles: that cannot be done here/],
] as const)("of '%s' '%s' is refused by the part and the quality", (brief, words, told) => {
  const { changed, notDone } = change({ look: lookOf(brief), words });
  expect(changed).toEqual([]);
  expect(notDone.join(' ')).toMatch(told);
});

test.each([
  [SUIT, 'tie a shade darker', ['accessory.tie.colour']],
  [SUIT, 'just the tie, green', ['accessory.tie.colour']],
  [TOP, 'the collar velvet, brown', ['g1.trims']],
] as const)("of '%s' '%s' changes the part alone", (brief, words, slots) => {
  const { changed } = change({ look: lookOf(brief), words });
  expect(changed.map(({ slot }) => slot).filter((slot) => !slot.endsWith('.details'))).toEqual(slots);
});

test.each([
  [TOP, 'make it green with a white collar', 'g1.colour'],
  [TOP, 'red blouse with gold buttons', 'g1.colour'],
  [SUIT, 'a navy jacket with peak lapels', 'g1.colour'],
] as const)("of '%s' '%s' is of the garment too, and it changes %s", (brief, words, slot) => {
  const { changed } = change({ look: lookOf(brief), words });
  expect(changed.some((one) => one.slot.endsWith(slot.replace(/^g\d+/, '')))).toBe(true);
});
