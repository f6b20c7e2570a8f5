import { describe, expect, it } from 'vitest';
import { measure } from '#atelier/check/measured.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { SLIP } from '#atelier/sheet/looks.fixture.ts';

/** Fine enough that the two pixels which the cloth's own edge keeps are no crumb. */
const SCALE = 0.6;
const [slip] = SLIP.garments;
const gown = { ...slip, length: 'floor', cloth: { ...slip.cloth, fabric: 'chiffon' } } as const;

/** Page units of shoe that show below the cloth, under the left and the right foot. */
function toesOf(length: 'floor' | 'maxi' | 'ankle'): number[] {
  const { scene, wearer, dressed } = measure({ ...SLIP, garments: [{ ...gown, length }] }, 3, SCALE);
  return [wearer.leg[LEFT], wearer.leg[RIGHT]].map(({ ankle }) => {
    let most = 0;
    for (let x = Math.round((ankle[0] - 40) * SCALE); x < (ankle[0] + 40) * SCALE; x++) {
      let height = 0;
      for (let y = Math.round((wearer.floor - 30) * SCALE); y < scene.height; y++) {
        const at = y * scene.width + x;
        if (scene.figure[at] > 0.5 && !dressed.garmentAt[at]) height++;
      }
      most = Math.max(most, height / SCALE);
    }
    return most;
  });
}

describe('under a long hem', () => {
  it.each(['floor', 'maxi'] as const)('two toes are seen or none (%s)', (length) => {
    const [left, right] = toesOf(length);
    expect([left, right].filter((height) => height > 4 && height < 12)).toEqual([]);
    expect(left > 4).toBe(right > 4);
  });

  it('toes are seen where it ends above them', () => {
    for (const height of toesOf('ankle')) expect(height).toBeGreaterThan(15);
  });
});
