import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { CUTS_ALIKE } from './cuts-alike.ts';
import { DETAILS_ALIKE } from './details-alike.ts';
import { PRINTS_ALIKE } from './prints-alike.ts';

const namesOf = ({ words }: { words: string }): string[] => words.split(', ');

describe('names of the trade for cuts, details and prints', () => {
  it('leave no word unread', () => {
    const names = [...CUTS_ALIKE, ...DETAILS_ALIKE, ...PRINTS_ALIKE].flatMap(namesOf);
    const lost = names.filter((name) => draftOf(`a linen dress with ${name}`).unread.length > 0);
    expect(lost).toEqual([]);
  });

  it('stand in their tables once', () => {
    for (const rows of [CUTS_ALIKE, DETAILS_ALIKE, PRINTS_ALIKE]) {
      const names = rows.flatMap(namesOf);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });

  it.each([
    ['a white shirt with french cuffs', /french cuffs are drawn as wide cuffs/i],
    ['a velvet coat with a bertha collar', /bertha collar is drawn as a Peter Pan collar/i],
    ['a cotton dress with an otomi embroidery', /otomi embroidery is drawn as embroidery/i],
    ['a hexagon print shirt', /hexagon print is drawn as a geometric print/i],
    ['a shirt with a lutanist collar', /lutanist collar is drawn as a plain collar/i],
  ])('are told with what they are drawn as: %s', (words, told) => {
    expect(read({ words }, 1).reading.notDrawn.join(' ')).toMatch(told);
  });

  it('are of the garment alone, whatever else their words mean', () => {
    const look = read({ words: 'a white shirt with french cuffs and a dagger collar, black jeans' }, 1);
    expect(look.reading.understood.filter(({ as }) => as === 'heritage' || as === 'accessory')).toEqual([]);
  });
});
