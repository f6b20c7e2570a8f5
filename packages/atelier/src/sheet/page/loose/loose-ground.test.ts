import { describe, expect, it } from 'vitest';
import { SKINS } from '#atelier/figure/body/skin-tones.ts';
import { type Rgb, rgbOf } from '#atelier/kit/colour.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { LOOKS, SLIP } from '#atelier/sheet/looks.fixture.ts';
import { DAY_FORMS, FULL_FORMS, type LooseStage, TO_FLOOR } from './loose-forms.ts';
import { isEvening, looseGroundOf } from './loose-ground.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const STAGE: LooseStage = {
  ...{ left: 30, right: 640, figureX: 343, floorX: 343, headY: 80, foot: PAGE.height - 34 },
  ...{ side: 1, offset: 3 },
};
const between = (a: Rgb, b: Rgb): number => Math.hypot(...a.map((v, i) => v - b[i]));

describe('a loose ground', () => {
  it('has at least eight forms, and runs off the page in some', () => {
    const forms = [...new Set([...DAY_FORMS, ...FULL_FORMS])];
    expect(forms.length).toBeGreaterThanOrEqual(8);
    const bleeds = forms.filter((form) => form(2, 2, STAGE) > 0.4 && form(2, PAGE.height - 2, STAGE) > 0.4);
    expect(bleeds.length).toBeGreaterThanOrEqual(2);
  });

  it('never runs under a title that is set along the foot of the page', () => {
    const stage = { ...STAGE, foot: 1198 };
    for (const form of FULL_FORMS) expect(form(200, 1250, stage)).toBe(0);
  });

  it('takes most of its forms within sixty sheets of one outfit for the day', () => {
    const worn = LOOKS.filter((look) => !isEvening(look));
    expect(worn.length).toBeGreaterThan(0);
    for (const look of worn)
      expect(new Set(SEEDS.map((seed) => looseGroundOf(look, seed).form)).size, look.title).toBeGreaterThan(5);
  });

  it('never has the colour of a face before it', () => {
    for (const look of LOOKS)
      for (const skin of ['fair-cool', 'tan-golden', 'ebony-rich'] as const)
        for (const seed of SEEDS.slice(0, 20)) {
          const { tint } = looseGroundOf({ ...look, person: { ...look.person, skin } }, seed);
          expect(between(tint, rgbOf(SKINS[skin].base)), `${look.title} ${skin}`).toBeGreaterThan(0.09);
        }
  });

  it('lays no wash of its own under feet that stand on a field', () => {
    for (const seed of SEEDS) {
      const { form, stroke } = looseGroundOf(SLIP, seed);
      expect(stroke).toBe(!TO_FLOOR.has(form));
    }
  });
});
