import type { Garment, Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const BRIEF = 'something for a garden party';
const SEEDS = Array.from({ length: 20 }, (_, i) => i + 2);
const first = read({ words: BRIEF, options: { accessories: 'necklace' } }, 1);
const again = (slots: readonly string[], seed: number, words = BRIEF): Look =>
  read({ words, locks: { look: first, slots } }, seed);
const kept = first.garments[0];
const inPlace = ({ garments }: Look): Garment | undefined =>
  garments.find(({ kind }) => kind === kept?.kind) ?? garments.find(({ layer }) => layer === kept?.layer);

describe('locked fields', () => {
  it('hold a garment as it was, whatever the seed and the words', () => {
    for (const seed of SEEDS) {
      const garments = [...again(['g1'], seed).garments, ...again(['g1'], seed, 'a winter office').garments];
      const same = garments.filter(
        ({ kind, cloth }) => kind === kept?.kind && cloth.colour.hex === kept.cloth.colour.hex,
      );
      expect(same.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('hold one slot and leave the others free', () => {
    const looks = SEEDS.map((seed) => again(['g1.colour'], seed));
    for (const worn of looks) if (inPlace(worn)) expect(inPlace(worn)?.cloth.colour).toEqual(kept?.cloth.colour);
    expect(new Set(looks.map((worn) => inPlace(worn)?.kind)).size).toBeGreaterThan(1);
  });

  it('hold against new words', () => {
    const dress = read({ words: 'red silk dress with long sleeves' }, 1);
    const worn = read(
      { words: 'blue cotton dress', locks: { look: dress, slots: ['g1.colour', 'g1.sleeve.length'] } },
      2,
    );
    expect(worn.garments[0]).toMatchObject({
      cloth: { colour: { name: 'red' }, fabric: 'cotton' },
      sleeve: { length: 'long' },
    });
    expect(worn.reading.sources['g1.colour']).toBe('words');
    expect(worn.title).toMatch(/^Red/);
  });

  it('hold the person, the shoes and what is carried', () => {
    for (const seed of SEEDS) {
      const worn = again(['person', 'footwear', 'accessories'], seed);
      expect(worn.person).toEqual(first.person);
      expect(worn.footwear).toEqual(first.footwear);
      expect(worn.accessories).toEqual(first.accessories);
      expect(again(['person.hair'], seed).person.hair).toEqual(first.person.hair);
      expect(again(['footwear.colour'], seed).footwear.colour).toEqual(first.footwear.colour);
    }
  });

  it('put a garment back that the new words do not have', () => {
    const coat = read({ words: 'camel coat over a black dress' }, 1);
    const id = coat.garments.find(({ kind }) => kind === 'coat')?.id ?? '';
    const { garments } = read({ words: 'green shirt and jeans', locks: { look: coat, slots: [id] } }, 3);
    expect(garments.map(({ kind }) => kind)).toEqual(['shirt', 'jeans', 'coat']);
    expect(new Set(garments.map((garment) => garment.id)).size).toBe(3);
  });

  it('never make the young wear what only adults do, nor change an age', () => {
    const adult = read({ words: 'strapless micro mini dress with cut-outs' }, 1);
    const worn = read({ words: 'a teen in a dress', locks: { look: adult, slots: ['g1', 'person'] } }, 1);
    expect(worn.person.ageGroup).toBe('teen');
    expect(worn.garments[0]).toMatchObject({ neckline: 'round', length: 'knee', details: [] });
  });

  it('hand the young nothing of what the grown wore', () => {
    const grown = read({ words: 'red bikini' }, 1);
    const worn = read({ words: 'a teen in a school uniform', locks: { look: grown, slots: ['g1', 'g2'] } }, 1);
    const kinds = grown.garments.map(({ kind }) => kind);
    expect(worn.garments.filter(({ kind }) => kinds.includes(kind))).toEqual([]);
  });

  it('change nothing where they name nothing, and leave the earlier Look as it was', () => {
    const before = structuredClone(first);
    expect(again(['g9.colour', 'nonsense', 'person.nose', ''], 5)).toEqual(read({ words: BRIEF }, 5));
    again(['g1', 'person', 'accessories'], 6).garments[0]?.details.push({ id: 'train' });
    expect(first).toEqual(before);
  });
});
