import type { PrintKind } from '@toile/look';
import { expect, test } from 'vitest';
import { selvedge } from '#atelier/cloth/folds/hem.ts';
import { tileOf } from '#atelier/cloth/prints/print-rules.ts';
import { tileReader } from '#atelier/cloth/prints/tile.ts';
import { type Facing, LIGHT, shaderOf } from '#atelier/cloth/shading/shade.ts';
import { weaveOf } from '#atelier/cloth/weaves/weave.ts';
import { lumaOf, rgbOf } from '#atelier/kit/colour.ts';
import type { Point } from '#atelier/kit/points.ts';
import { FABRIC_RULES, isSheer } from './fabric-rules.ts';
import { ruleOf } from './named-cloths.ts';

const light = (c: readonly number[]): number => c[0] * 0.3 + c[1] * 0.59 + c[2] * 0.11;

const AT_REST = { x: 0, y: 0, occlusion: 0, hollow: 0 };

/** Lightness of woven cloth over one stretch of it, sorted. */
function woven(fabric: 'brocade' | 'lace', colour: string): { lights: number[]; threads: number[] } {
  const ground = rgbOf(colour);
  const weave = weaveOf(FABRIC_RULES[fabric], { ground, level: 0, printed: false });
  const facing: Facing = { ...AT_REST, lambert: 0.6, nx: 0.05, ny: 0.02, nz: 0.99 };
  const lights: number[] = [];
  const threads: number[] = [];
  for (let u = 0; u < 92; u += 1.3)
    for (let v = 0; v < 92; v += 1.3) {
      const c = [...ground, 1];
      const darker = weave(u, v, c, { ...facing, x: u, y: v });
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
    const facing: Facing = { ...AT_REST, lambert: 0.6, nx: -Math.sqrt(1 - nz * nz), ny: 0, nz };
    shaderOf(FABRIC_RULES.velvet)(c, facing);
    return light(c);
  };
  expect(shaded(0.45)).toBeGreaterThan(shaded(1) * 2);
});

test.each(['#0f7f62', '#7d1f33', '#1f2f63'])(
  'The folds of satin stay open, and its lights broad, be it %s',
  (colour) => {
    const own = light(rgbOf(colour));
    const shaded = (turn: number, name?: string): number => {
      const [nx, nz] = [-Math.sin(turn), Math.cos(turn)];
      const c = [...rgbOf(colour)];
      const lambert = nx * LIGHT[0] + nz * LIGHT[2];
      shaderOf(ruleOf({ fabric: name ? 'silk' : 'satin', ...(name && { name }) }))(c, {
        ...AT_REST,
        lambert,
        nx,
        ny: 0,
        nz,
      });
      return light(c);
    };
    expect(shaded(-1.3)).toBeGreaterThan(own * 0.3);
    const bright = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6].filter((turn) => shaded(turn) > own * 1.12);
    expect(bright.length).toBeGreaterThanOrEqual(4);
    expect(shaded(0.4, 'dupion')).toBeLessThan(shaded(0.4) * 0.93);
  },
);

/** Lightness of a print over its tile. */
function printed(kind: PrintKind, ground: string, colours: string[], name?: string): number[] {
  const tile = tileOf({ kind, colours, scale: 1, ...(name && { name }) }, ground, 7);
  const out: number[] = [];
  const c = [0, 0, 0];
  const readAt = tile && tileReader(tile);
  for (let u = 0; u < 140; u += 2)
    for (let v = 0; v < 140; v += 2) {
      readAt?.(u, v, c);
      out.push(light(c));
    }
  return out;
}

const HIDES = ['leopard print', 'zebra print', 'tiger print', 'snake print', 'giraffe print', 'cow print'];

test.each(HIDES)('A %s is dark marks on its ground, and no other hide', (name) => {
  const own = printed('animal', '#c19a6b', ['#8f7a66', '#3a2a20'], name);
  const dark = own.filter((l) => l < lumaOf('#c19a6b') - 0.06).length / own.length;
  expect(dark).toBeGreaterThan(0.12);
  expect(dark).toBeLessThan(0.88);
  for (const other of HIDES)
    if (other !== name) expect(printed('animal', '#c19a6b', ['#8f7a66', '#3a2a20'], other)).not.toEqual(own);
});

test('The marks of a hide are darker than its ground, however dark that is', () => {
  const dark = printed('animal', '#5c1a2e', ['#b5a18e', '#8f7a66']).filter((l) => l < lumaOf('#5c1a2e') - 0.06);
  expect(dark.length / 4900).toBeGreaterThan(0.1);
});

test.each([
  ['floral', 'tropical print'],
  ['floral', 'toile de Jouy'],
  ['floral', 'kalamkari'],
  ['floral', 'floral jaal'],
  ['block', 'ajrakh'],
  ['block', 'patchwork'],
  ['tie-dye', 'shibori print'],
  ['geometric', 'wax print'],
  ['geometric', 'kente'],
  ['geometric', 'argyle'],
  ['plaid', 'windowpane'],
  ['plaid', 'madras check'],
  ['ditsy', 'heart print'],
  ['ditsy', 'star print'],
  ['abstract', 'marble print'],
] as const)('Of the kind %s, %s has a figure of its own', (kind, name) => {
  const colours = ['#f2e6c8', '#e8705a', '#5f8f4e'];
  expect(printed(kind, '#0f6b66', colours, name)).not.toEqual(printed(kind, '#0f6b66', colours));
});

test('Roses, daisies, poppies and blossom are each a tile of their own, and none is any flower', () => {
  const names = [undefined, 'rose print', 'daisy print', 'poppy print', 'blossom print'];
  const tiles = names.map((name) => printed('floral', '#f3ecdc', ['#c8354a', '#e9a23b', '#5f8f4e'], name).join());
  expect(new Set(tiles).size).toBe(names.length);
});

test('A tropical print has its leaves from the greenest of its colours, its flowers from the others', () => {
  const tile = tileOf(
    { kind: 'floral', name: 'tropical print', colours: ['#3f9a3a', '#e0563f'], scale: 1 },
    '#1f2f5c',
    3,
  );
  const c = [0, 0, 0];
  const seen = { green: 0, red: 0 };
  const readAt = tile && tileReader(tile);
  for (let u = 0; u < 210; u += 3)
    for (let v = 0; v < 210; v += 3) {
      readAt?.(u, v, c);
      if (c[1] > c[0] + 0.1 && c[1] > c[2]) seen.green++;
      if (c[0] > c[1] + 0.2) seen.red++;
    }
  expect(seen.green).toBeGreaterThan(300);
  expect(seen.red).toBeGreaterThan(60);
});
