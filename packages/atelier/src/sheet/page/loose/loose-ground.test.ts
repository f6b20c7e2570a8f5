import { describe, expect, it } from 'vitest';
import { SKINS } from '#atelier/figure/body/skin-tones.ts';
import { type Rgb, rgbOf } from '#atelier/kit/colour.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { LOOKS } from '#atelier/sheet/looks.fixture.ts';
import { GROUND } from '#atelier/sheet/page/places.ts';
import { DAY_FORMS, FULL_FORMS, type LooseStage } from './loose-forms.ts';
import { isEvening, looseGroundOf } from './loose-ground.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const STAGE: LooseStage = {
  ...{ left: 30, right: 640, figureX: 343, headY: 80, foot: PAGE.height - 34 },
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

  it('leaves the floor to the shadow: no day’s form but a whole toned paper ends under the feet', () => {
    const across = Array.from({ length: 60 }, (_, i) => STAGE.left + (i * (STAGE.right - STAGE.left)) / 59);
    for (const form of DAY_FORMS) {
      const laid = across.map((x) => form(x, GROUND, STAGE));
      const whole = laid.every((density) => density > 0.4);
      expect(whole || Math.max(...laid) < 0.05).toBe(true);
    }
  });

  it('ends a full colour in an edge that is straight but for a tremor', () => {
    for (const form of FULL_FORMS) {
      const feet = Array.from({ length: 120 }, (_, i) => {
        const x = STAGE.left + 40 + i * 4;
        let y = PAGE.height - 60;
        while (y < PAGE.height && form(x, y, STAGE) > 0.4) y += 0.5;
        return y;
      });
      expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(6);
    }
  });
});
