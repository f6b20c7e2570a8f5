import type { Look } from '@toile/look';
import { grownOnlyIn } from '@toile/look/records';
import { describe, expect, it } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { POSE_DATA } from '#atelier/figure/poses/pose-table.ts';
import { legLength } from '#atelier/garments/lower/trousers/trouser-cuts.ts';
import { skirtHemY, topHemY } from '#atelier/garments/measures.ts';
import { change } from './changing/change.ts';
import { read } from './read.ts';

const FROCK = 'little girl 7 in a yellow cotton frock, knee length';

/** A Look as somebody could send it by hand. */
const withHem = (words: string, hem: number): Look => {
  const look = read({ words }, 7);
  return { ...look, garments: look.garments.map((garment) => ({ ...garment, hem })) };
};

describe('a hem that was moved by centimetres', () => {
  it.each([-7, -12, -20])('is for the grown alone where it is drawn up by %s on somebody young', (hem) => {
    expect(grownOnlyIn(withHem(FROCK, hem))).toEqual(['g1.length']);
    expect(grownOnlyIn(withHem('a girl of 15 in a navy skirt and a white shirt', hem)).length).toBeGreaterThan(0);
    expect(grownOnlyIn(withHem('a woman in a yellow cotton frock, knee length', hem))).toEqual([]);
  });

  it('is the young’s where it is let down, or taken up by a little', () => {
    for (const hem of [-5, 5, 20]) expect(grownOnlyIn(withHem(FROCK, hem))).toEqual([]);
  });

  it('comes to no shorter dress of the young by many small steps', () => {
    let look = read({ words: FROCK }, 7);
    for (let i = 0; i < 8; i++) look = change({ look, words: '2 inches shorter' }).look;
    expect(grownOnlyIn(look)).toEqual([]);
    expect(look.garments.map(({ length, hem = 0 }) => [length, hem < -6])).toEqual([['knee', false]]);
  });

  it('is drawn no higher than the shortest that is drawn without one', () => {
    const f = makeWearer(read({ words: 'a woman in a red dress' }, 1).person, {
      x: 420,
      heel: 0,
      stance: POSE_DATA.relaxed,
    });
    expect(skirtHemY(f, 'mini', -40)).toBe(skirtHemY(f, 'micro'));
    expect(topHemY(f, 'hip', -40)).toBe(topHemY(f, 'crop'));
    expect(legLength({ length: 'thigh', hem: -40 })).toBe(legLength({ length: 'micro' }));
  });
});
