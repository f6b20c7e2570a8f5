/** Every fabric and print, on one plain dress: its colours, and how stripes run. */

import { type Cloth, FABRICS, type Look, PRINTS, type Print } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { colourDistance, luma } from '#atelier/kit/colour.ts';
import { LEFT } from '#atelier/kit/side.ts';
import { DAY_DRESS } from '#atelier/sheet/looks.fixture.ts';
import { COLOUR_BAR } from './check-look.ts';
import { coloursOf, type Measured, measure, ownColour, pixelsOf } from './measured.ts';

const RUST = { name: 'rust', hex: '#a5532d' };
const IVORY = { name: 'ivory', hex: '#efe6d2' };

const dressed = (cloth: Cloth, scale = 0.3, seed = 11): Measured => {
  const [first] = DAY_DRESS.garments;
  if (!first) throw new Error('the fixture has no garment');
  const look: Look = { ...DAY_DRESS, garments: [{ ...first, cloth, length: 'midi', silhouette: 'straight' }] };
  return measure(look, seed, scale);
};
const plain: Print = { kind: 'solid', colours: [], scale: 'medium' };

describe('fabrics', () => {
  test.each(FABRICS)('%s is seen in the colour it was dyed', (fabric) => {
    const [seen = '#000000'] = coloursOf(dressed({ fabric, colour: RUST, print: plain }), 0);
    const bar = FABRIC_RULES[fabric].cover < 0.9 ? COLOUR_BAR.sheer : COLOUR_BAR.opaque;
    expect(colourDistance(seen, RUST.hex), seen).toBeLessThan(bar);
  });

  test('no two fabrics of one colour look the same', () => {
    const means = FABRICS.map((fabric) => {
      const { scene } = dressed({ fabric, colour: RUST, print: plain }, 0.15);
      return scene.rgb.reduce((sum, v, i) => sum + v * ((i % 97) + 1), 0).toFixed(4);
    });
    expect(new Set(means).size).toBe(FABRICS.length);
  });
});

/** Prints that mix colours of their own between those asked for. */
const BLENDED = new Set(['tie-dye', 'ombre', 'animal', 'ikat', 'abstract', 'camouflage']);

describe('prints', () => {
  test.each(PRINTS.filter((kind) => kind !== 'solid' && kind !== 'graphic'))(
    '%s shows its ground and another colour',
    (kind) => {
      const m = dressed({ fabric: 'cotton', colour: RUST, print: { kind, colours: [IVORY], scale: 'large' } }, 0.5);
      const pixels = pixelsOf(m, 0);
      const far = pixels.filter((at) => Math.abs(luma(ownColour(m.scene, at)) - 0.42) > 0.16).length / pixels.length;
      expect(far, 'share that is not ground').toBeGreaterThan(0.01);
      if (BLENDED.has(kind)) return;
      const seen = coloursOf(m, 0);
      const away = Math.min(...seen.flatMap((hex) => [colourDistance(hex, RUST.hex), colourDistance(hex, IVORY.hex)]));
      expect(away, seen.join()).toBeLessThan(COLOUR_BAR.opaque);
    },
  );

  /** Number of changes between dark and light along rows and along columns of the dress's middle; a hand before it is none. */
  function changes(m: Measured): { across: number; down: number } {
    const { scene, wearer, dressed: worn } = m;
    const { width, scale } = scene;
    const x0 = Math.round(wearer.neck.pit[0] * scale) - 12;
    const y0 = Math.round((wearer.hip[LEFT][1] + 30) * scale);
    const side = 40;
    const isCloth = (x: number, y: number): boolean => worn.garmentAt[y * width + x] === 1;
    const light = (x: number, y: number): boolean => luma(ownColour(scene, y * width + x)) > 0.62;
    let [across, down] = [0, 0];
    for (let y = y0; y < y0 + side; y++)
      for (let x = x0; x < x0 + side - 14; x++) {
        if (!isCloth(x, y)) continue;
        if (isCloth(x + 1, y) && light(x, y) !== light(x + 1, y)) across++;
        if (isCloth(x, y + 1) && light(x, y) !== light(x, y + 1)) down++;
      }
    return { across, down };
  }
  const striped = (direction: 'vertical' | 'horizontal', scale: 'small' | 'large'): Measured =>
    dressed({ fabric: 'cotton', colour: RUST, print: { kind: 'stripe', colours: [IVORY], scale, direction } }, 0.6);

  test('stripes run the way they were asked to', () => {
    const upright = changes(striped('vertical', 'large'));
    const lying = changes(striped('horizontal', 'large'));
    expect(upright.across).toBeGreaterThan(upright.down * 2);
    expect(lying.down).toBeGreaterThan(lying.across * 2);
  });

  test('small stripes lie closer than large ones', () => {
    expect(changes(striped('horizontal', 'small')).down).toBeGreaterThan(
      changes(striped('horizontal', 'large')).down * 1.3,
    );
  });
});

test('one seed gives one picture, two seeds two', () => {
  const cloth: Cloth = { fabric: 'cotton', colour: RUST, print: plain };
  const [a, b, c] = [dressed(cloth, 0.2, 1), dressed(cloth, 0.2, 1), dressed(cloth, 0.2, 2)];
  expect(Buffer.compare(Buffer.from(a.scene.rgb.buffer), Buffer.from(b.scene.rgb.buffer))).toBe(0);
  expect(Buffer.compare(Buffer.from(a.scene.rgb.buffer), Buffer.from(c.scene.rgb.buffer))).not.toBe(0);
});
