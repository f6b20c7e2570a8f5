import type { Medium } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { measure } from '#atelier/check/measured.ts';
import { luma } from '#atelier/kit/colour.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { LEHENGA, SLIP } from '#atelier/sheet/looks.fixture.ts';
import { composeSheet, type Sheet } from '#atelier/sheet/page/compose-sheet.ts';
import { develop } from './develop.ts';

const compose = (medium: Medium, seed = 5, look = SLIP): Sheet =>
  composeSheet(look, seed, { page: PAGE, scale: 0.4, medium });
const OTHERS = ['watercolour', 'ink', 'pencil'] as const;

/** Mean colour where the figure is, 0..1. */
function meanColour({ scene }: Sheet): number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < scene.figure.length; i++) {
    // the column of swatches is not the figure
    if (scene.figure[i] < 0.9 || i % scene.width > scene.width * 0.6) continue;
    count++;
    for (let c = 0; c < 3; c++) sum[c] += scene.rgb[i * 3 + c];
  }
  return sum.map((v) => v / count);
}

/** Share of the figure's pixels that are nearly as light as the paper. */
function whiteShare({ scene }: Sheet): number {
  let [white, all] = [0, 0];
  for (let i = 0; i < scene.figure.length; i++) {
    if (scene.figure[i] < 0.9 || i % scene.width > scene.width * 0.6) continue;
    all++;
    if (scene.rgb[i * 3] > scene.paper[0] * 0.86 && scene.rgb[i * 3 + 2] > scene.paper[2] * 0.8) white++;
  }
  return white / all;
}

describe('media', () => {
  test.each(OTHERS)('%s is another picture than gouache, and the same one for the same seed', (medium) => {
    const [gouache, made, again] = [compose('gouache'), compose(medium), compose(medium)];
    expect(Buffer.compare(Buffer.from(made.scene.rgb.buffer), Buffer.from(again.scene.rgb.buffer))).toBe(0);
    let apart = 0;
    for (let i = 0; i < made.scene.rgb.length; i += 3)
      if (Math.abs(made.scene.rgb[i] - gouache.scene.rgb[i]) > 0.03) apart++;
    expect(apart / (made.scene.rgb.length / 3)).toBeGreaterThan(0.08);
  });

  test.each(OTHERS)('%s keeps every value of the page a colour', (medium) => {
    expect(compose(medium, 5, LEHENGA).scene.rgb.every((v) => v >= 0 && v <= 1.001)).toBe(true);
  });

  test.each(OTHERS)('%s keeps an emerald dress green', (medium) => {
    const [r, g, b] = meanColour(compose(medium));
    expect(g).toBeGreaterThan(r + 0.02);
    expect(g).toBeGreaterThan(b + 0.02);
  });

  test.each(['cotton', 'denim', 'satin', 'wool'] as const)(
    'watercolour groups %s into a light, its own colour and a shade',
    (fabric) => {
      const garments = SLIP.garments.map((g) => ({ ...g, cloth: { ...g.cloth, fabric } }));
      const { scene, dressed } = measure({ ...SLIP, garments }, 5, 0.6);
      develop(scene, { medium: 'watercolour', garmentAt: dressed.garmentAt });
      const values: number[] = [];
      dressed.garmentAt.forEach((g, i) => {
        if (g && scene.figure[i] > 0.9 && (scene.line?.[i] ?? 0) < 0.1)
          values.push(luma(scene.rgb.subarray(i * 3, i * 3 + 3)));
      });
      values.sort((a, b) => a - b);
      const at = (share: number): number => values[Math.floor(share * values.length)] ?? 0;
      // dark and light stand well off the colour between them
      expect(at(0.97) - at(0.55)).toBeGreaterThan(0.08);
      expect(at(0.55) - at(0.08)).toBeGreaterThan(0.08);
      // and light is a tint of the cloth, never the bare sheet
      expect(at(0.97)).toBeLessThan(0.93);
    },
  );

  test('watercolour loses its line towards the lamp and keeps it in the shade', () => {
    const garments = SLIP.garments.map((g) => ({
      ...g,
      cloth: { ...g.cloth, colour: { name: 'camel', hex: '#b98d5c' } },
    }));
    const { scene, dressed } = measure({ ...SLIP, garments }, 5, 0.6);
    develop(scene, { medium: 'watercolour', garmentAt: dressed.garmentAt });
    const { rgb, figure } = scene;
    const lumaAt = (i: number): number => luma(rgb.subarray(i * 3, i * 3 + 3));
    const drawn = { lit: { sum: 0, count: 0 }, shaded: { sum: 0, count: 0 } };
    dressed.garmentAt.forEach((garment, i) => {
      if (!garment || figure[i] < 0.9) return;
      const left = figure[i - 2] < 0.1;
      if (left === figure[i + 2] < 0.1) return;
      const side = left ? drawn.lit : drawn.shaded;
      // how much darker the contour is than the cloth beside it
      side.sum += 1 - Math.min(lumaAt(i - 1), lumaAt(i), lumaAt(i + 1)) / Math.max(0.05, lumaAt(left ? i + 5 : i - 5));
      side.count++;
    });
    expect(drawn.shaded.count).toBeGreaterThan(100);
    expect(drawn.shaded.sum / drawn.shaded.count).toBeGreaterThan((drawn.lit.sum / drawn.lit.count) * 1.5);
  });

  test('ink leaves paper white in the lights, where gouache covers', () => {
    expect(whiteShare(compose('ink'))).toBeGreaterThan(whiteShare(compose('gouache')) + 0.03);
  });

  test.each(OTHERS)('black cloth is black in %s, even in a small picture', (medium) => {
    const garments = SLIP.garments.map((g) => ({
      ...g,
      cloth: { ...g.cloth, fabric: 'wool' as const, colour: { name: 'black', hex: '#1c1a20' } },
    }));
    const { scene, dressed } = measure({ ...SLIP, garments }, 5, 0.3);
    develop(scene, { medium, garmentAt: dressed.garmentAt });
    let [sum, all, pale] = [0, 0, 0];
    dressed.garmentAt.forEach((g, i) => {
      if (!g) return;
      const value = scene.rgb[i * 3 + 1];
      sum += value;
      all++;
      if (value > 0.6) pale++;
    });
    expect(sum / all).toBeLessThan(0.26);
    expect(pale / all).toBeLessThan(0.04);
  });

  test('a line that something is painted over is gone', () => {
    const { scene } = compose('pencil');
    const lined = scene.line?.reduce((n, v) => n + (v > 0.5 ? 1 : 0), 0) ?? 0;
    expect(lined).toBeGreaterThan(300);
    expect(lined).toBeLessThan(scene.figure.length * 0.05);
  });
});
