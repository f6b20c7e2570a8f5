import { detailsNamed } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { dressPerson } from '#atelier/garments/dress-person.ts';
import { lookOf, personOf, trousersOf } from '#atelier/garments/outfits.fixture.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { roundWaist } from './round-waist.ts';

const SCALE = 1;
const f = makeWearer(personOf(), { x: 390, heel: 0 });
const [left, right] = [f.waist[LEFT][0], f.waist[RIGHT][0]];

/** A navy pair with a red belt, as it is painted. */
function belted(): Scene {
  const scene = new Scene(SCALE, 1);
  const navy = trousersOf({ length: 'full', waistline: 'high' });
  const trims = { belt: { name: 'red', hex: '#d01818' } };
  dressPerson(scene, f, lookOf([{ ...navy, details: detailsNamed(['belt']), trims }]), 5);
  return scene;
}

/** Lowest and highest row at which a column of the picture is red, and how light the red is there. */
function redIn(scene: Scene, x: number): { high: number; low: number; light: number } {
  const rows: number[] = [];
  let light = 0;
  for (let y = 0; y < scene.height; y++) {
    const [r, g, b] = scene.rgb.slice((y * scene.width + Math.round(x)) * 3);
    if (r < 0.25 || r < 2.2 * g || r < 2.2 * b) continue;
    rows.push(y);
    light += r;
  }
  return { high: rows[0], low: rows[rows.length - 1], light: light / rows.length };
}

describe('a belt round a waist', () => {
  const scene = belted();
  const share = (t: number): number => left + (right - left) * t;
  const [farLeft, quarter, farRight] = [
    redIn(scene, share(0.08)),
    redIn(scene, share(0.34)),
    redIn(scene, share(0.92)),
  ];

  test('hangs lower in front than at its sides', () => {
    const level = farLeft.low + (farRight.low - farLeft.low) * 0.31;
    expect(quarter.low - level).toBeGreaterThan((right - left) * 0.045);
  });

  test('is less high at its sides than in front, and darker where it turns away', () => {
    expect(farRight.low - farRight.high).toBeLessThan(quarter.low - quarter.high);
    expect(farRight.light).toBeLessThan(quarter.light * 0.9);
    expect(redIn(scene, share(0.06)).light).toBeLessThan(quarter.light);
  });
});

test('a waist that hangs lower than an ellipse is followed', () => {
  const { middle } = roundWaist(
    [
      [0, 0],
      [50, 30],
      [100, 0],
    ],
    5,
    5,
  );
  expect(Math.max(...middle.map(([, y]) => y))).toBeCloseTo(30, 0);
});
