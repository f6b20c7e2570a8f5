import { expect, test } from 'vitest';
import { FABRIC_RULES, isSheer } from '#atelier/cloth/fabrics.ts';
import { selvedge } from '#atelier/cloth/hem.ts';
import { tileOf } from '#atelier/cloth/prints.ts';
import { type Facing, shadeColour } from '#atelier/cloth/shade.ts';
import { tileReader } from '#atelier/cloth/tile.ts';
import { weaveOf } from '#atelier/cloth/weave.ts';
import { lumaOf, rgbOf } from '#atelier/paint/colour.ts';
import type { Point } from '#atelier/paint/geometry.ts';

const light = (c: readonly number[]): number => c[0] * 0.3 + c[1] * 0.59 + c[2] * 0.11;

/** Lightness of woven cloth over one stretch of it, sorted. */
function woven(fabric: 'brocade' | 'lace', colour: string): { lights: number[]; threads: number[] } {
  const ground = rgbOf(colour);
  const weave = weaveOf(FABRIC_RULES[fabric], ground);
  const lights: number[] = [];
  const threads: number[] = [];
  for (let u = 0; u < 92; u += 1.3)
    for (let v = 0; v < 92; v += 1.3) {
      const c = [...ground, 1];
      const darker = weave(u, v, c, 0.6, u, v);
      lights.push(light(c) * (1 - darker));
      threads.push(c[3]);
    }
  return { lights: lights.sort((a, b) => a - b), threads };
}

test.each(['#c99a2e', '#8c1c2c', '#204a38'])('The figure of brocade stands off its ground, be it %s', (colour) => {
  const { lights } = woven('brocade', colour);
  const share = (t: number): number => lights[Math.floor(lights.length * t)];
  expect(share(0.85) - share(0.3)).toBeGreaterThan(0.14);
});

test('Lace is open between its flowers and lined where it covers the body', () => {
  const { threads } = woven('lace', '#6d2f91');
  const open = threads.filter((t) => t < 0.3).length / threads.length;
  expect(open).toBeGreaterThan(0.2);
  expect(open).toBeLessThan(0.6);
  expect(isSheer('lace')).toBe(true);
});

test('Lace ends in scallops where other cloth ends straight', () => {
  const edge: Point[] = [
    [0, 0],
    [150, 0],
  ];
  const turns = selvedge(edge, FABRIC_RULES.lace).filter(
    (p, i, all) => i > 0 && i < all.length - 1 && p[1] > all[i - 1][1] && p[1] > all[i + 1][1],
  );
  expect(turns).toHaveLength(10);
  expect(selvedge(edge, FABRIC_RULES.cotton)).toEqual(edge);
});

test('Velvet is deep where it faces the eye and bright where it turns away', () => {
  const shaded = (nz: number): number => {
    const c = [...rgbOf('#1c1a20')];
    const facing: Facing = { lambert: 0.6, nx: -Math.sqrt(1 - nz * nz), ny: 0, nz };
    shadeColour(c, FABRIC_RULES.velvet, facing, 0);
    return light(c);
  };
  expect(shaded(0.45)).toBeGreaterThan(shaded(1) * 2);
});

/** Lightness of a print over its tile. */
function printed(kind: 'animal' | 'floral', ground: string, colours: string[], tropical?: boolean): number[] {
  const tile = tileOf({ kind, colours, scale: 1, ...(tropical && { tropical }) }, ground, 7);
  const out: number[] = [];
  const c = [0, 0, 0];
  for (let u = 0; u < 140; u += 2)
    for (let v = 0; tile && v < 140; v += 2) {
      tileReader(tile)(u, v, c);
      out.push(light(c));
    }
  return out;
}

test.each(['#c19a6b', '#5c1a2e'])('The blots of an animal print are darker than its ground, be it %s', (ground) => {
  const dark = printed('animal', ground, ['#b5a18e', '#8f7a66']).filter((l) => l < lumaOf(ground) - 0.06);
  expect(dark.length / 4900).toBeGreaterThan(0.12);
});

test('A tropical print is not the flower print', () => {
  const colours = ['#f2e6c8', '#e8705a', '#5f8f4e'];
  expect(printed('floral', '#0f6b66', colours, true)).not.toEqual(printed('floral', '#0f6b66', colours));
});
