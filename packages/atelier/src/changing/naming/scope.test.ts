import { differences, Look } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';
import { scopeOf } from './scope.ts';
import { waysOf } from './ways.ts';

const LEHENGA = read({ words: 'red lehenga with gold embroidery' }, 7);

const slotsOf = (look: Look, words: string): string[] =>
  change({ look, words })
    .changed.map(({ slot }) => slot)
    .sort();

describe('what a clause names', () => {
  test.each([
    ['embroidery should be silver', 'g1.trims'],
    ['the sleeves of the blouse should be something like puff', 'g2.sleeve.shape'],
  ])("is all that '%s' changes", (words, slots) => {
    expect(slotsOf(LEHENGA, words)).toEqual(slots.split(' '));
  });

  test('stays as it is where no reading changes it alone, and that is said', () => {
    const kurta = read({ words: 'green kurta with white churidar' }, 7);
    const { look, changed, notDone } = change({ look: kurta, words: 'sleeves bit of thunder' });
    expect(changed).toEqual([]);
    expect(look.garments).toEqual(kurta.garments);
    expect(notDone).toEqual(['“sleeves bit of thunder”: nothing changed: it may be so already, or not be understood.']);
  });

  test('is the garment with all its slots, and no other garment', () => {
    const within = scopeOf(LEHENGA, 'the dupatta in green silk');
    const green = { ...LEHENGA, garments: LEHENGA.garments.map((one) => ({ ...one, length: 'crop' as const })) };
    const found = differences(LEHENGA, Look.parse(green));
    expect(found.filter((one) => within?.(one)).map(({ slot }) => slot)).toEqual(
      found.map(({ slot }) => slot).filter((slot) => slot.startsWith('g3')),
    );
    expect(found.length).toBeGreaterThan(1);
  });

  test.each(['she should wear it from behind', 'add a belt and a hat', 'softer'])(
    "is nothing in particular in '%s', which may change anything",
    (words) => {
      expect(scopeOf(LEHENGA, words)).toBeUndefined();
    },
  );
});

describe('the ways of a clause', () => {
  test('begin with itself and end without its fillers', () => {
    const ways = waysOf('the collar should be some mandarin style');
    expect(ways[0]).toBe('the collar should be some mandarin style');
    expect(ways).toContain('mandarin collar');
  });

  test('turn nothing round that says what is not to be', () => {
    expect(waysOf('no collar on the shirt')).toEqual(['no collar on the shirt']);
  });
});

test.each([
  ['white summer dress with spaghetti straps', 'straps too thin', 'shoulder-straps'],
  ['white summer dress with wide straps', 'thinner straps', 'spaghetti-straps'],
])("of '%s' '%s' leaves %s", (brief, words, id) => {
  const before = read({ words: brief }, 7);
  const { look, changed } = change({ look: before, words });
  expect(changed.map(({ slot }) => slot)).toEqual(['g1.details']);
  expect(look.garments[0]?.details.map((detail) => detail.id)).toContain(id);
});

test('straps go no further than the thinnest, and that is said', () => {
  const before = read({ words: 'white summer dress with spaghetti straps' }, 7);
  const { changed, notDone } = change({ look: before, words: 'thinner straps' });
  expect(changed).toEqual([]);
  expect(notDone).toEqual(['The straps of the dress can go no further.']);
});

test('a border that is too broad becomes a narrow one', () => {
  const before = read({ words: 'teal banarasi saree with zari border, magenta blouse' }, 7);
  expect(slotsOf(before, 'border is too broad make it thin')).toEqual(['g1.details']);
});
