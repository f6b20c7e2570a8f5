import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { shareOf } from '../../../soak.fixture.ts';
import { change } from '../../change.ts';
import { exchanged } from './exchanged.ts';
import { SAID_EXCHANGES } from './exchanges.fixture.ts';

/** How many of all rows a run takes; a soak takes all. */
const SHARE = 90;

const looks = new Map<string, ReturnType<typeof read>>();
const lookOf = (brief: string): ReturnType<typeof read> => {
  const look = looks.get(brief) ?? read({ words: brief }, 7);
  looks.set(brief, look);
  return look;
};

test('in whatever words the one is asked for the other, the old goes, the new comes, and nothing else changes', () => {
  const wrong: string[] = [];
  for (const at of shareOf(SAID_EXCHANGES.length, SHARE)) {
    const row = SAID_EXCHANGES[at];
    if (!row) continue;
    const { look, changed } = change({ look: lookOf(row.brief), words: row.words });
    const isThere = row.becomes.every(([slot, to]) => changed.some((one) => slot.test(one.slot) && to.test(one.to)));
    const isMore = changed.some(({ slot }) => !row.only.test(slot));
    const isOld = look.accessories.some(({ kind }) => `${kind}s`.startsWith(row.old));
    if (!isThere || isMore || isOld)
      wrong.push(`${row.words} => ${changed.map(({ slot, to }) => `${slot} ${to}`).join(', ')}`);
  }
  expect(wrong).toEqual([]);
});

test('the colour behind the old is of what comes in its place', () => {
  const look = read({ words: 'denim jacket over a white tee, black jeans' }, 7);
  expect(exchanged(look, 'a hoodie instead of the jacket in grey')).toBe('swap the jacket for grey hoodie');
});

const LOOK = 'man in a navy suit, white shirt, burgundy tie, black oxfords, brown belt';

test.each([
  ['forget the belt he hates them - and brown derbys', /^remove the belt/],
  ['forget the oxfords he hates them - brown loafers, and a black belt', /^swap the oxfords for brown loafers/],
  ['loafers not oxfords', /^swap the oxfords for loafers$/],
  ['wider tie for the wedding', /^wider tie for the wedding$/],
  ['no tie, brown shoes', /^no tie, brown shoes$/],
  ['lose the belt, v neck', /^lose the belt, v neck$/],
  ['shirt in black, not the jacket', /^shirt in black, not the jacket$/],
] as const)("'%s' is read as %s", (words, then) => {
  expect(exchanged(lookOf(LOOK), words)).toMatch(then);
});
