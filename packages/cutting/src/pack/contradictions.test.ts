import { GARMENT_KINDS, type Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PRICES } from '../cloth/prices.ts';
import { taken } from '../soak.fixture.ts';
import { lookOf, plainGarment } from '../spec/look.fixture.ts';
import { contradictionsOf } from './contradictions.fixture.ts';
import { packGarments } from './pack-tables.ts';

const PEOPLE: readonly Partial<Look['person']>[] = [{}, { presentation: 'male' }, { ageGroup: 'child' }];

/** A run takes one garment in so many for one wearer. */
const ONE_IN = 23;
const ALL = PEOPLE.flatMap((person) => GARMENT_KINDS.map((kind) => ({ kind, person })));

const wholePack = (look: Look): string[] =>
  packGarments(look, [], SAMPLE_PRICES, { which: 'all' }).flatMap(contradictionsOf);

describe('the pages of a finished pack', () => {
  it('agree with one another, whatever garment it is of and whoever wears it', () => {
    const apart = taken(ALL, ONE_IN).flatMap(({ kind, person }) =>
      wholePack(lookOf([plainGarment(kind)], person)).map((said) => `${kind}, ${JSON.stringify(person)}: ${said}`),
    );
    expect(apart).toEqual([]);
  });

  it('are read one against the other: a pack whose measures count other buttons than it sews on is found', () => {
    const look = lookOf([plainGarment('shirt', { closure: 'buttons', collar: 'shirt' })]);
    const [garment] = packGarments(look, [], SAMPLE_PRICES, { which: 'all' });
    if (!garment) throw new Error('nothing is cut');
    const points = garment.spec.points.map((point) =>
      point.code === 'T33' ? { ...point, value: point.value + 1 } : point,
    );
    const hem = garment.spec.points.map((point) =>
      point.code === 'T05' ? { ...point, value: point.value + 1 } : point,
    );
    expect(contradictionsOf(garment)).toEqual([]);
    expect(contradictionsOf({ ...garment, spec: { ...garment.spec, points } }).join()).toMatch(/buttons: the measures/);
    expect(contradictionsOf({ ...garment, spec: { ...garment.spec, points: hem } }).join()).toMatch(/“½ hem/);
    const pattern = { ...garment.pattern, pieces: garment.pattern.pieces.filter(({ id }) => !id.startsWith('collar')) };
    expect(contradictionsOf({ ...garment, pattern }).join()).toMatch(/has no piece/);
  });
});
