import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { ACCESSORIES_ALIKE } from './accessories-alike.ts';
import { LIKENESSES } from './likenesses.ts';
import { SETS_ALIKE } from './sets-alike.ts';
import { SHOES_ALIKE } from './shoes-alike.ts';

const namesOf = (rows: readonly { words: string }[]): string[] => rows.flatMap(({ words }) => words.split(', '));
const thingsOf = (words: string) => draftOf(words).things;

describe('names of the world, of work and of shops', () => {
  it('are read as the garment they are cut like, and leave no word unread', () => {
    const lost = LIKENESSES.filter(({ id, name = id }) => {
      const { things, unread } = draftOf(`a woman in a ${name}`);
      return unread.length > 0 || !things.some((thing) => thing.type === 'garment' && thing.entry.id === id);
    }).map(({ name }) => name);
    expect(lost).toEqual([]);
  });

  it('are read as the sets they are', () => {
    const lost = namesOf(SETS_ALIKE).filter((name) => thingsOf(`a woman in a ${name}`).length < 2);
    expect(lost).toEqual([]);
  });

  it('are read as the shoes and the accessories they look like', () => {
    const lost = [...SHOES_ALIKE, ...ACCESSORIES_ALIKE].filter(
      ({ name, kind }) =>
        !thingsOf(`a plain coat, ${name}`).some(({ entry }) => 'kind' in entry && entry.kind === kind),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['a tweed plus fours', /Plus fours are drawn as harem trousers/],
    ['a silk mekhela chador', /mekhela chador is drawn as a saree/i],
    ['a child in a yellow snowsuit', /snowsuit is drawn as a boiler suit/i],
    ['a man in a black suit and a tricorne', /tricorne is drawn as a hat with a brim/i],
  ])('are told with what they are drawn as: %s', (words, told) => {
    expect(read({ words }, 1).reading.notDrawn.join(' ')).toMatch(told);
  });

  it('say nothing of a cut that is their own', () => {
    expect(read({ words: 'a denim western shirt and bootcut jeans' }, 1).reading.notDrawn.join(' ')).not.toMatch(
      /drawn as/,
    );
  });

  it('have each name once', () => {
    for (const names of [LIKENESSES, SHOES_ALIKE, ACCESSORIES_ALIKE].map(namesOf))
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});
