import { FOOTWEAR, type Footwear, type Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { rgbOf } from '#atelier/kit/colour.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { look } from '#atelier/read.fixture.ts';
import { composeProduct, composeViews } from '../compose-product.ts';
import { buildShoe } from './build-shoe.ts';
import { shoeViews } from './shoe-views.ts';

const SCALE = 0.4;
const WORN = FOOTWEAR.filter((kind) => kind !== 'barefoot');
const CUTS = [
  'wedge',
  'platform',
  'rope-sole',
  'brogue',
  'monk',
  'tassel',
  'chelsea',
  'laced-boot',
  'western',
  'fur-trim',
] as const;
const plain = (kind: Footwear['kind']): Footwear => ({ kind, name: kind, colour: { name: 'tan', hex: '#c39a6b' } });

/** Colours of the large view, by pixels of its window that are shoe. */
function heroOf(words: string): number[][] {
  const asked: Look = look(words);
  if (!asked.product) throw new Error(`no product: ${words}`);
  const { scene } = composeProduct(asked, asked.product, 1, { page: PAGE, scale: SCALE });
  const [hero] = composeViews(asked, asked.product, 1, PAGE.width);
  const rows: number[][] = [];
  for (let y = Math.ceil(hero.window.top * SCALE); y < hero.window.bottom * SCALE; y++)
    for (let x = Math.ceil(hero.window.left * SCALE); x < hero.window.right * SCALE; x++) {
      const at = y * scene.width + x;
      if (scene.figure[at] > 0.9) rows.push([...scene.rgb.subarray(at * 3, at * 3 + 3)]);
    }
  scene.release();
  return rows;
}

/** How many of some colours have the hue of one, whatever their light. */
function like(colours: readonly number[][], hex: string): number {
  const chroma = ([r, g, b]: readonly number[]): [number, number] => [r - g, g - b];
  const [u, v] = chroma(rgbOf(hex));
  const long = Math.hypot(u, v);
  return colours.filter((colour) => {
    const [a, b] = chroma(colour);
    return Math.hypot(a, b) > 0.08 && (a * u + b * v) / (Math.hypot(a, b) * long) > 0.97;
  }).length;
}

describe.each(WORN)('a %s by itself', (kind) => {
  it('is built of points that are somewhere, and stands on the floor', () => {
    for (const details of [[], ...CUTS.map((id) => [{ id }])]) {
      const points = buildShoe({ ...plain(kind), details }).flatMap((surface) => surface.points);
      expect(points.every((p) => p.every(Number.isFinite))).toBe(true);
      const low = Math.min(...points.map(([, y]) => y));
      expect(low).toBeGreaterThan(-0.02);
      expect(low).toBeLessThan(0.02);
    }
  });

  it('is seen as a pair from its corner and from behind, and alone from its side', () => {
    const [hero, side, back] = shoeViews(plain(kind)).map(
      ({ groups }) => new Set(groups.map((group) => group >= 40)).size,
    );
    expect([hero, side, back]).toEqual([2, 1, 2]);
  });
});

describe('what is told of the parts of shoes is seen on them', () => {
  it.each([
    ['white leather sneakers with green heel tab', '#2e7d4f'],
    ['black leather oxfords with red laces', '#c3272e'],
    ['black ballet flats with a red bow', '#c3272e'],
    ['white sneakers with blue laces', '#2456a6'],
    ['black leather boots with red stitching', '#c3272e'],
  ])('%s', (words, hex) => {
    const said = like(heroOf(words), hex);
    const without = like(heroOf(words.replace(/ with .*/, '')), hex);
    expect(said).toBeGreaterThan(without + 12);
  });

  it('within the opening lies the insole, of another colour than the upper', () => {
    expect(like(heroOf('black leather pumps'), '#c8a684')).toBeGreaterThan(200);
  });
});
