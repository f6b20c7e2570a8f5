import { detailsNamed, type Fabric, type Garment, type Length, type Look, type SleeveLength } from '@toile/look';
import { differenceCiede2000 } from 'culori';
import { describe, expect, test } from 'vitest';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { mix, type Point } from '#atelier/kit/points.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { type Dressed, dressPerson } from './dress-person.ts';
import { clothOf, dressOf, garmentOf, lookOf, topOf, trousersOf } from './outfits.fixture.ts';

const SCALE = 0.4;

interface Drawn extends Dressed {
  scene: Scene;
  wearer: Wearer;
  look: Look;
}

function draw(look: Look, seed = 5): Drawn {
  const scene = new Scene(SCALE, seed);
  const wearer = makeWearer(look.person, { x: 390, heel: 0 });
  return { ...dressPerson(scene, wearer, look, seed), scene, wearer, look };
}

/** Whether the garment of index `i` lies at a page position. */
function liesAt(d: Drawn, i: number, [x, y]: Point): boolean {
  return d.garmentAt[Math.round(y * SCALE) * d.scene.width + Math.round(x * SCALE)] === i + 1;
}

/** Lowest page height at which a garment lies. */
function lowest(d: Drawn, i: number): number {
  for (let p = d.garmentAt.length - 1; p >= 0; p--)
    if (d.garmentAt[p] === i + 1) return Math.floor(p / d.scene.width) / SCALE;
  return 0;
}

/** Mean colour of a garment's pixels. */
function meanColour(d: Drawn, i: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let p = 0; p < d.garmentAt.length; p++) {
    if (d.garmentAt[p] !== i + 1) continue;
    count++;
    for (let c = 0; c < 3; c++) sum[c] += d.scene.rgb[p * 3 + c];
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

const apart = differenceCiede2000();
const rgb = (r: number, g: number, b: number) => ({ mode: 'rgb' as const, r, g, b });
const hexRgb = (hex: string) => {
  const n = Number.parseInt(hex.slice(1), 16);
  return rgb((n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255);
};

describe('hems', () => {
  test('each length of a dress ends lower than the one before, at its place on the leg', () => {
    const lengths: Length[] = ['mini', 'knee', 'midi', 'ankle', 'maxi', 'floor'];
    const ends = lengths.map((length) => lowest(draw(lookOf([dressOf({ length, silhouette: 'shift' })])), 0));
    for (let i = 1; i < ends.length; i++) expect(ends[i]).toBeGreaterThan(ends[i - 1] + 5);
    const { wearer } = draw(lookOf([dressOf()]));
    const knee = wearer.leg[LEFT].knee[1];
    const ankle = wearer.leg[LEFT].ankle[1];
    expect(Math.abs(ends[1] - knee)).toBeLessThan(45);
    expect(ends[2]).toBeGreaterThan(knee + 60);
    expect(ends[2]).toBeLessThan(ankle - 40);
    expect(ends[5]).toBeGreaterThan(ankle);
    expect(ends[5]).toBeLessThan(wearer.floor + 15);
  });

  test('shorts show the knee, cropped trousers the ankle, full trousers neither', () => {
    const end = (length: Length): number => lowest(draw(lookOf([trousersOf({ length })])), 0);
    const { wearer } = draw(lookOf([trousersOf()]));
    expect(end('thigh')).toBeLessThan(wearer.leg[LEFT].knee[1] - 30);
    expect(end('cropped')).toBeLessThan(wearer.leg[LEFT].ankle[1] - 40);
    expect(end('full')).toBeGreaterThan(wearer.leg[LEFT].ankle[1]);
  });

  test('a crop top ends above the waist and a kurta at the knee', () => {
    const crop = draw(lookOf([topOf({ length: 'crop' })]));
    expect(lowest(crop, 0)).toBeLessThan(crop.wearer.waist[LEFT][1] + 8);
    const kurta = draw(lookOf([topOf({ length: 'knee', details: detailsNamed(['side-slit']) })]));
    expect(Math.abs(lowest(kurta, 0) - kurta.wearer.leg[LEFT].knee[1])).toBeLessThan(40);
  });
});

describe('sleeves', () => {
  const reach: [SleeveLength, boolean, boolean, boolean][] = [
    ['sleeveless', false, false, false],
    ['short', true, false, false],
    ['three-quarter', true, true, false],
    ['long', true, true, true],
  ];
  for (const [length, onUpperArm, atElbow, atWrist] of reach)
    test(`a ${length} sleeve covers what it should of the arm and no more`, () => {
      const shape = length === 'sleeveless' ? 'none' : 'set-in';
      const d = draw(lookOf([topOf({ sleeve: { shape, length } })]));
      const { elbow, wrist, shoulder } = d.wearer.arm[LEFT];
      expect(liesAt(d, 0, mix(shoulder, elbow, 0.4))).toBe(onUpperArm);
      expect(liesAt(d, 0, mix(elbow, wrist, 0.12))).toBe(atElbow);
      expect(liesAt(d, 0, mix(elbow, wrist, 0.9))).toBe(atWrist);
    });
});

describe('colour', () => {
  /** CIEDE2000 by which the mean of a shaded garment may stand off its colour: 14, the share light and shadow take. */
  const LIMIT = 14;
  const cloths: [Fabric, string][] = [
    ['cotton', '#a8394a'],
    ['wool', '#2f6e63'],
    ['denim', '#3d5a86'],
    ['satin', '#1e6b52'],
    ['velvet', '#5a1f4a'],
    ['linen', '#d9c7a0'],
    ['leather', '#7a4426'],
    ['silk', '#c9832f'],
    ['georgette', '#8a5a9a'],
    ['knit', '#f1ece0'],
    ['cotton', '#1d1d20'],
  ];
  for (const [fabric, hex] of cloths)
    test(`${fabric} of ${hex} reads as its colour`, () => {
      const d = draw(lookOf([dressOf({ cloth: clothOf(fabric, hex), length: 'midi' })]));
      expect(apart(rgb(...meanColour(d, 0)), hexRgb(hex))).toBeLessThan(LIMIT);
    });
});

/** Mean step of brightness between neighbours inside one garment, across and down. */
function busy(d: Drawn, i: number): { across: number; down: number } {
  const { width, rgb: pixels } = d.scene;
  const light = (p: number): number => pixels[p * 3] + pixels[p * 3 + 1] + pixels[p * 3 + 2];
  const inside = (p: number): boolean => d.garmentAt[p] === i + 1;
  let across = 0;
  let down = 0;
  let count = 0;
  for (let p = 0; p < d.garmentAt.length - 2 * width; p++) {
    if (!inside(p) || !inside(p + 2) || !inside(p + 2 * width)) continue;
    across += Math.abs(light(p) - light(p + 2));
    down += Math.abs(light(p) - light(p + 2 * width));
    count++;
  }
  return { across: across / count, down: down / count };
}

describe('prints', () => {
  const striped = (direction: 'vertical' | 'horizontal'): Drawn =>
    draw(
      lookOf([
        dressOf({
          silhouette: 'shift',
          cloth: clothOf('cotton', '#f4f0e6', {
            kind: 'stripe',
            colours: [{ name: 'navy', hex: '#22304a' }],
            scale: 'large',
            direction,
          }),
        }),
      ]),
    );

  test('stripes run down the cloth, or across it when the words say so', () => {
    const down = busy(striped('vertical'), 0);
    const across = busy(striped('horizontal'), 0);
    expect(down.across).toBeGreaterThan(down.down * 1.5);
    expect(across.down).toBeGreaterThan(across.across * 1.5);
  });

  test('a printed cloth is livelier than the same cloth without its print', () => {
    const plain = busy(draw(lookOf([dressOf({ cloth: clothOf('cotton', '#f4f0e6') })])), 0);
    const dots = clothOf('cotton', '#f4f0e6', {
      kind: 'polka',
      colours: [{ name: 'red', hex: '#a8394a' }],
      scale: 'medium',
    });
    expect(busy(draw(lookOf([dressOf({ cloth: dots })])), 0).across).toBeGreaterThan(plain.across * 1.6);
  });
});

describe('layers', () => {
  const shirt = (): Garment =>
    topOf({ collar: 'shirt', neckline: 'shirt', closure: 'buttons', sleeve: { shape: 'shirt', length: 'long' } });

  test('a closed blazer hides the waist of the shirt and its sleeves but not its collar', () => {
    const blazer = garmentOf({
      family: 'jacket',
      layer: 'outer',
      collar: 'notch',
      neckline: 'lapel',
      closure: 'single-breasted',
      sleeve: { shape: 'tailored', length: 'long' },
    });
    const d = draw(lookOf([shirt(), trousersOf(), blazer]));
    const { pit } = d.wearer.neck;
    expect(liesAt(d, 0, [pit[0], pit[1] + 40])).toBe(true);
    expect(liesAt(d, 2, [d.wearer.waist[LEFT][0] + 20, d.wearer.waist[LEFT][1]])).toBe(true);
    expect(liesAt(d, 2, mix(d.wearer.arm[LEFT].elbow, d.wearer.arm[LEFT].wrist, 0.5))).toBe(true);
  });

  test('a tucked shirt ends under the waistband and its sleeves hang in front of it', () => {
    const d = draw(
      lookOf([topOf({ ...shirt(), details: detailsNamed(['tucked']) }), trousersOf({ waistline: 'high' })]),
    );
    const middle = mix(d.wearer.hip[LEFT], d.wearer.hip[RIGHT], 0.5);
    expect(liesAt(d, 1, middle)).toBe(true);
    expect(liesAt(d, 0, mix(d.wearer.arm[LEFT].elbow, d.wearer.arm[LEFT].wrist, 0.5))).toBe(true);
  });

  test('a saree shows its pallu on one shoulder and a bare midriff on the other side', () => {
    const d = draw(
      lookOf([
        garmentOf({
          family: 'saree',
          layer: 'one-piece',
          length: 'floor',
          cloth: clothOf('silk', '#a8264e'),
          sleeve: { shape: 'set-in', length: 'short' },
          border: {
            kind: 'temple',
            colour: { name: 'green', hex: '#2f5d54' },
            accent: { name: 'gold', hex: '#d2a545' },
          },
        }),
      ]),
    );
    expect(lowest(d, 0)).toBeGreaterThan(d.wearer.leg[LEFT].ankle[1]);
    const bare = mix(d.wearer.waist[LEFT], d.wearer.waist[RIGHT], 0.8);
    expect(liesAt(d, 0, [bare[0], bare[1] - 14])).toBe(false);
    expect(d.materials.map((m) => m.label)).toContain('temple border');
  });
});

describe('details', () => {
  /** Pixels of a garment in the row at a page height. */
  const across = (d: Drawn, i: number, y: number): number => {
    const row = Math.round(y * SCALE) * d.scene.width;
    let count = 0;
    for (let x = 0; x < d.scene.width; x++) if (d.garmentAt[row + x] === i + 1) count++;
    return count;
  };

  test('a thigh slit opens the skirt over the leg and leaves the hip closed', () => {
    const gown = (details: string[]): Drawn =>
      draw(lookOf([dressOf({ silhouette: 'slip', length: 'floor', details: detailsNamed(details) })]));
    const closed = gown([]);
    const open = gown(['thigh-slit']);
    const { knee } = closed.wearer.leg[LEFT];
    expect(across(open, 0, knee[1] + 60)).toBeLessThan(across(closed, 0, knee[1] + 60) * 0.92);
    expect(across(open, 0, closed.wearer.hip[LEFT][1])).toBe(across(closed, 0, closed.wearer.hip[LEFT][1]));
  });

  test('a high-low hem is shorter in front than at the sides', () => {
    const level = draw(lookOf([dressOf({ silhouette: 'flared', length: 'midi' })]));
    const dipped = draw(
      lookOf([dressOf({ silhouette: 'flared', length: 'midi', details: detailsNamed(['high-low-hem']) })]),
    );
    const y = lowest(level, 0) - 40;
    const shin = mix(dipped.wearer.leg[LEFT].knee, dipped.wearer.leg[LEFT].ankle, 0.5);
    expect(liesAt(level, 0, [shin[0], y])).toBe(true);
    expect(liesAt(dipped, 0, [shin[0], y])).toBe(false);
  });

  test('an off-shoulder dress leaves the shoulders bare and holds round the arms', () => {
    const d = draw(lookOf([dressOf({ neckline: 'off-shoulder' })]));
    const { shoulder, arm } = d.wearer;
    expect(liesAt(d, 0, [shoulder[LEFT][0] + 6, shoulder[LEFT][1] + 6])).toBe(false);
    expect(liesAt(d, 0, mix(arm[LEFT].shoulder, arm[LEFT].elbow, 0.42))).toBe(true);
  });

  test('contrast sleeves are of another colour than the body', () => {
    const d = draw(
      lookOf([
        topOf({
          sleeve: { shape: 'set-in', length: 'long' },
          cloth: clothOf('wool', '#7a2230'),
          details: detailsNamed(['contrast-sleeve']),
          trims: { sleeve: { name: 'cream', hex: '#f1e8d4' } },
        }),
      ]),
    );
    const at = ([x, y]: Point): number =>
      d.scene.rgb[(Math.round(y * SCALE) * d.scene.width + Math.round(x * SCALE)) * 3 + 2];
    const { elbow, wrist } = d.wearer.arm[LEFT];
    expect(at(mix(elbow, wrist, 0.4))).toBeGreaterThan(at(mix(d.wearer.bust[LEFT], d.wearer.bust[RIGHT], 0.3)) + 0.3);
  });

  test('the stripes of a knitted top lie across unless the words say otherwise', () => {
    const stripes = { kind: 'stripe' as const, colours: [{ name: 'navy', hex: '#22304a' }], scale: 'large' as const };
    const d = draw(lookOf([topOf({ cloth: clothOf('jersey', '#f4f0e6', stripes) })]));
    const { across: side, down } = busy(d, 0);
    expect(down).toBeGreaterThan(side * 1.3);
  });
});

test('the same seed paints the same bytes and another seed other folds', () => {
  const look = lookOf([dressOf({ silhouette: 'circle', length: 'midi', cloth: clothOf('silk', '#c46a4a') })]);
  const a = draw(look, 9);
  const b = draw(look, 9);
  const c = draw(look, 10);
  expect(Buffer.compare(Buffer.from(a.scene.pixels()), Buffer.from(b.scene.pixels()))).toBe(0);
  expect(Buffer.compare(Buffer.from(a.scene.pixels()), Buffer.from(c.scene.pixels()))).not.toBe(0);
});

test('every material is told once, the first of each garment under its own name', () => {
  const d = draw(lookOf([topOf({ name: 'shirt' }), trousersOf({ name: 'jeans' })]));
  expect(d.materials.map((m) => [m.garmentId, m.label])).toEqual([
    ['top-base', 'shirt'],
    ['trousers-bottom', 'jeans'],
  ]);
});
