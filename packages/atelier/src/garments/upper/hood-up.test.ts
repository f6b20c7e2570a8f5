import { detailsNamed, type Garment, type Person } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { onShoulder } from '#atelier/garments/drape/drape.ts';
import { type ClothLayer, clothsAmong, layersOf } from '#atelier/garments/layer.ts';
import { outfitOf } from '#atelier/garments/outfit.ts';
import { garmentOf, lookOf, personOf, topOf } from '#atelier/garments/outfits.fixture.ts';
import { isInside } from '#atelier/kit/shapes.ts';
import { LEFT } from '#atelier/kit/side.ts';

const sleeve = { shape: 'set-in', length: 'long' } as const;
const jacket = garmentOf({ family: 'jacket', layer: 'outer', collar: 'hood', closure: 'zip', sleeve });
const HOODED: Record<string, Garment> = {
  hoodie: topOf({ collar: 'hood', sleeve }),
  jacket,
  cape: { ...jacket, closure: 'open', details: detailsNamed(['cape']) },
};

/** The hood of a garment on its wearer, up or lying. */
function hoodOn(g: Garment, isUp: boolean, person: Partial<Person> = {}): { w: Wearer; hoods: ClothLayer[] } {
  const worn = { ...g, details: [...g.details, ...detailsNamed(isUp ? ['hood', 'head-cover'] : ['hood'])] };
  const w = makeWearer(personOf(person), { x: 420, heel: 0 });
  const { cuts } = outfitOf(w, { ...lookOf([worn]), person: w.person }, 5);
  return { w, hoods: clothsAmong(cuts.flatMap(layersOf)).filter(({ part }) => part === 'hood') };
}

const outlines = (hoods: ClothLayer[]) => hoods.flatMap(({ build }) => build.pieces.map(({ outline }) => outline));
const heightsOf = (hoods: ClothLayer[]) => outlines(hoods).flatMap((outline) => outline.map(([, y]) => y));

describe.each(Object.entries(HOODED))('the hood of a %s', (_, g) => {
  it('lies over the crown where it is up, and under the chin where it is not', () => {
    const up = hoodOn(g, true);
    expect(Math.min(...heightsOf(up.hoods))).toBeLessThan(up.w.head.o[1]);
    const down = hoodOn(g, false);
    expect(Math.min(...heightsOf(down.hoods))).toBeGreaterThan(down.w.head.o[1] + down.w.head.h / 2);
  });

  it('leaves the face open', () => {
    const { w, hoods } = hoodOn(g, true);
    const over = hoods.at(-1);
    const face = [w.head.o[0], w.head.o[1] + w.head.h * 0.6] as const;
    expect(over?.build.pieces.some(({ outline }) => isInside([...face], outline))).toBe(false);
  });

  it('hangs no lower beside the neck than where it is sewn on, on children as on the grown', () => {
    for (const ageGroup of ['child', 'adult'] as const) {
      const { w, hoods } = hoodOn(g, true, { ageGroup });
      const shoulder = onShoulder(w, LEFT, 0.3, 0);
      const beside = outlines(hoods)
        .flat()
        .filter(([x]) => x < shoulder[0]);
      expect(Math.max(...beside.map(([, y]) => y)), ageGroup).toBeLessThan(onShoulder(w, LEFT, 0.7, 0)[1]);
    }
  });
});
