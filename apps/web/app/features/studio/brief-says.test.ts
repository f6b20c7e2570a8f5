import type { Garment, Look, Source } from '@toile/look';
import { sampleGarment, sampleLook } from '@toile/look/sample';
import { describe, expect, it } from 'vitest';
import { EMPTY_BRIEF } from '#web/features/studio/brief-form.ts';
import { briefSays } from '#web/features/studio/brief-says.ts';

const read = (sources: Record<string, Source>, over: Partial<Look> = {}) =>
  sampleLook({ reading: { understood: [], unread: [], notDrawn: [], sources }, ...over });

const DRESS = sampleGarment();
const COAT = sampleGarment({ id: 'g2', kind: 'overcoat', family: 'jacket', layer: 'outer' });
const TROUSERS = sampleGarment({ id: 'g3', kind: 'jeans', family: 'trousers', layer: 'bottom' });

const named = (...garments: Garment[]) =>
  Object.fromEntries(garments.map(({ id }) => [`${id}.kind`, 'words' as const]));

describe('what the words say of the category', () => {
  it.each<[string, Garment[], Garment[], 'outfit' | 'dress' | 'coat', string | undefined]>([
    ['a dress for an outfit', [DRESS], [DRESS], 'outfit', 'dress'],
    ['nothing that the lit one does not', [DRESS], [DRESS], 'dress', undefined],
    ['nothing where no garment is named', [DRESS], [], 'coat', undefined],
    ['nothing of an outfit that is chosen round a coat', [TROUSERS, COAT], [COAT], 'outfit', undefined],
    ['nothing of a coat that is named over others', [TROUSERS, COAT], [TROUSERS, COAT], 'coat', undefined],
    ['an outfit where several are named', [TROUSERS, COAT], [TROUSERS, COAT], 'dress', 'outfit'],
  ])('is %s', (_, garments, said, category, expected) => {
    expect(briefSays(read(named(...said), { garments }), { ...EMPTY_BRIEF, category }).category).toBe(expected);
  });

  it('is nothing where one thing alone is drawn that is no garment', () => {
    const look = read(named(DRESS), { product: { of: 'bag', measures: [] } });
    expect(briefSays(look, EMPTY_BRIEF)).toEqual({});
  });
});

describe('what the words say of the other options', () => {
  it('is told where they settle another than the lit one', () => {
    const sources = { season: 'words', occasion: 'words', 'person.presentation': 'words' } as const;
    const look = read(sources, {
      season: 'winter',
      occasion: 'wedding',
      person: { ...sampleLook().person, presentation: 'androgynous' },
    });
    expect(briefSays(look, EMPTY_BRIEF)).toEqual({ season: 'winter', occasion: 'wedding', gender: 'unisex' });
  });

  it('is not told where an option or the house settled it, nor where it is what is lit', () => {
    expect(briefSays(read({ season: 'option', occasion: 'chosen' }, { season: 'winter' }), EMPTY_BRIEF)).toEqual({});
    expect(briefSays(read({ season: 'words' }, { season: 'winter' }), { ...EMPTY_BRIEF, season: 'winter' })).toEqual(
      {},
    );
  });
});
