import { detailsNamed, type Garment, type Person } from '@toile/look';
import { expect, test } from 'vitest';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { trouserCut } from '#atelier/garments/lower/trousers/trouser-cuts.ts';
import { trousers } from '#atelier/garments/lower/trousers/trouser-legs.ts';
import { mix, type Point } from '#atelier/kit/points.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { dressPerson } from './dress-person.ts';
import { clothOf, dressOf, garmentOf, lookOf, topOf, trousersOf } from './outfits.fixture.ts';

const SCALE = 0.4;

/** A garment as it lies on the body. */
class Drawn {
  readonly wearer: Wearer;
  private readonly scene: Scene;
  private readonly map: Uint8Array;

  constructor(garments: Garment[], person: Partial<Person> = {}) {
    const look = lookOf(garments, person);
    this.scene = new Scene(SCALE, 5);
    this.wearer = makeWearer(look.person, { x: 390, heel: 0 });
    this.map = dressPerson(this.scene, this.wearer, look, 5).garmentAt;
  }

  lies(index: number, [x, y]: Point): boolean {
    return this.map[Math.round(y * SCALE) * this.scene.width + Math.round(x * SCALE)] === index + 1;
  }

  /** Width of a garment at a page height, from its leftmost to its rightmost pixel. */
  width(index: number, y: number): number {
    const row = Math.round(y * SCALE) * this.scene.width;
    const xs = Array.from({ length: this.scene.width }, (_, x) => x).filter((x) => this.map[row + x] === index + 1);
    return xs.length ? (xs[xs.length - 1] - xs[0] + 1) / SCALE : 0;
  }
}

const coat = (over: Partial<Garment> = {}): Garment =>
  garmentOf({ family: 'jacket', layer: 'outer', sleeve: { shape: 'set-in', length: 'long' }, ...over });

test('a cape falls over both elbows', () => {
  const cape = new Drawn([
    coat({ details: detailsNamed(['cape']), closure: 'open', length: 'thigh', cloth: clothOf('wool', '#b08850') }),
  ]);
  expect(cape.lies(0, cape.wearer.arm[LEFT].elbow)).toBe(true);
  expect(cape.lies(0, cape.wearer.arm[RIGHT].elbow)).toBe(true);
  expect(cape.width(0, cape.wearer.hip[LEFT][1])).toBeGreaterThan(cape.width(0, cape.wearer.shoulder[LEFT][1] + 10));
});

test('a swimsuit covers the hips and leaves the thighs bare', () => {
  const suit = new Drawn([
    garmentOf({ family: 'jumpsuit', layer: 'one-piece', fit: 'tight', length: 'micro', neckline: 'scoop' }),
  ]);
  const { hip, leg, crotch } = suit.wearer;
  expect(suit.lies(0, mix(mix(hip[LEFT], hip[RIGHT], 0.5), crotch, 0.3))).toBe(true);
  expect(suit.lies(0, mix(leg[LEFT].hip, leg[LEFT].knee, 0.35))).toBe(false);
  expect(suit.lies(0, mix(leg[RIGHT].hip, leg[RIGHT].knee, 0.35))).toBe(false);
});

test('dungarees leave the sleeves of what is worn under them and cover the chest with a bib', () => {
  const worn = new Drawn([
    topOf({ sleeve: { shape: 'set-in', length: 'short' } }),
    garmentOf({
      family: 'jumpsuit',
      layer: 'one-piece',
      length: 'full',
      neckline: 'straps',
      details: detailsNamed(['bib']),
      cloth: clothOf('denim', '#3d5a86'),
    }),
  ]);
  const { underbust, arm } = worn.wearer;
  expect(worn.lies(1, mix(underbust[LEFT], underbust[RIGHT], 0.5))).toBe(true);
  expect(worn.lies(0, mix(arm[LEFT].shoulder, arm[LEFT].elbow, 0.3))).toBe(true);
});

test('a peplum flares below the waist of a top and of a dress', () => {
  const top = new Drawn([topOf({ silhouette: 'peplum', fit: 'fitted' })]);
  const below = (d: Drawn): number => mix(d.wearer.waist[LEFT], d.wearer.hip[LEFT], 0.9)[1];
  expect(top.width(0, below(top))).toBeGreaterThan(top.width(0, top.wearer.waist[LEFT][1] - 6) * 1.35);
  const plain = new Drawn([dressOf({ silhouette: 'pencil' })]);
  const flounced = new Drawn([dressOf({ silhouette: 'peplum' })]);
  expect(flounced.width(0, below(flounced))).toBeGreaterThan(plain.width(0, below(plain)) + 8);
});

test('a bubble skirt is drawn in at its hem', () => {
  const bubble = new Drawn([garmentOf({ family: 'skirt', layer: 'bottom', silhouette: 'balloon', length: 'mini' })]);
  const { hip, leg } = bubble.wearer;
  const [middle, low] = [0.3, 0.5].map((t) => mix(hip[LEFT], leg[LEFT].knee, t)[1]);
  expect(bubble.width(0, middle)).toBeGreaterThan(bubble.width(0, low) + 10);
});

test('a rib draws a sweatshirt in below the cloth that bulges over it', () => {
  const plain = new Drawn([topOf({ fit: 'relaxed', cloth: clothOf('jersey', '#7a5aa0') })]);
  const ribbed = new Drawn([
    topOf({ fit: 'relaxed', details: detailsNamed(['rib']), cloth: clothOf('fleece', '#7a5aa0') }),
  ]);
  const end = (d: Drawn): number => {
    let y = d.wearer.hip[LEFT][1] + 60;
    while (d.width(0, y) === 0) y -= 1;
    return y;
  };
  // clear of the corners, which a hem rounds
  const step = (d: Drawn): number => d.width(0, end(d) - 42) - d.width(0, end(d) - 20);
  expect(step(ribbed)).toBeGreaterThan(step(plain) + 6);
});

test('jeans carry ochre topstitching, front and back, and other trousers do not', () => {
  const ochre = (jeans: boolean, pose: Person['pose']): number => {
    const wearer = makeWearer(lookOf([], { pose }).person, { x: 390, heel: 0 });
    const cut = trousers(wearer, {
      cut: trouserCut('straight'),
      fabric: FABRIC_RULES.denim,
      seed: 1,
      length: 1,
      isDenim: jeans,
    });
    return cut.lines.filter((line) => line.kind === 'stitch' && line.colour !== undefined).length;
  };
  expect(ochre(true, 'relaxed')).toBeGreaterThan(8);
  expect(ochre(true, 'back')).toBeGreaterThan(8);
  expect(ochre(false, 'relaxed')).toBe(0);
});

test('a cardigan worn open shows what is under it between its fronts', () => {
  const worn = new Drawn([
    topOf(),
    topOf({
      id: 'cardigan',
      layer: 'mid',
      closure: 'open',
      neckline: 'v',
      collar: 'rib',
      details: detailsNamed(['rib']),
      sleeve: { shape: 'set-in', length: 'long' },
      cloth: clothOf('knit', '#b7a2d8'),
    }),
  ]);
  const { waist } = worn.wearer;
  expect(worn.lies(0, mix(waist[LEFT], waist[RIGHT], 0.5))).toBe(true);
  expect(worn.lies(1, mix(waist[LEFT], waist[RIGHT], 0.08))).toBe(true);
  expect(worn.lies(1, mix(waist[LEFT], waist[RIGHT], 0.92))).toBe(true);
});

test('a tailcoat is short in front and hangs to the knee behind', () => {
  const worn = new Drawn(
    [
      trousersOf({ silhouette: 'slim' }),
      coat({
        neckline: 'lapel',
        collar: 'peak',
        closure: 'single-breasted',
        length: 'knee',
        details: detailsNamed(['tails']),
      }),
    ],
    { presentation: 'male' },
  );
  const { leg } = worn.wearer;
  const knee = mix(leg[LEFT].knee, leg[RIGHT].knee, 0.5);
  // its tails are seen beside and between the thighs, down to the knee and no further
  for (const up of [0.15, 0.3, 0.5]) expect(worn.width(1, mix(knee, worn.wearer.crotch, up)[1])).toBeGreaterThan(8);
  expect(worn.width(1, knee[1] + 40)).toBe(0);
  expect(worn.lies(0, mix(leg[LEFT].hip, leg[LEFT].knee, 0.4))).toBe(true);
});

test('cut-outs open both sides of the waist and leave its middle closed', () => {
  const closed = new Drawn([dressOf({ length: 'midi' })]);
  const open = new Drawn([dressOf({ length: 'midi', details: detailsNamed(['cut-out']) })]);
  const { underbust, waist } = open.wearer;
  const at = (t: number): Point =>
    mix(mix(underbust[LEFT], waist[LEFT], 0.62), mix(underbust[RIGHT], waist[RIGHT], 0.62), t);
  for (const t of [0.08, 0.92]) {
    expect(closed.lies(0, at(t))).toBe(true);
    expect(open.lies(0, at(t))).toBe(false);
  }
  expect(open.lies(0, at(0.5))).toBe(true);
});

test('a cocoon coat is widest at the hip and closes toward its hem, where a straight one does not', () => {
  const widths = (silhouette: 'balloon' | 'straight'): number => {
    const drawn = new Drawn([
      coat({ silhouette, length: 'knee', fit: 'oversized', closure: 'buttons', cloth: clothOf('wool', '#b08850') }),
    ]);
    const { hip, leg } = drawn.wearer;
    return drawn.width(0, leg[LEFT].knee[1] - 30) - drawn.width(0, hip[LEFT][1] + 40);
  };
  expect(widths('balloon')).toBeLessThan(-12);
  expect(widths('straight')).toBeGreaterThan(widths('balloon') + 25);
});

test('the piping of a jacket with lapels is sewn to them and not round its hem', () => {
  const white = { name: 'white', hex: '#ffffff' };
  /** Pale pixels of a black jacket on its chest and along its hem. */
  const pale = (details: string[]): { chest: number; hem: number } => {
    const look = lookOf([
      coat({
        details: detailsNamed(details),
        collar: 'notch',
        neckline: 'lapel',
        closure: 'single-breasted',
        trims: details.length ? { piping: white } : {},
        cloth: clothOf('wool', '#16161a'),
      }),
    ]);
    const scene = new Scene(0.6, 5, '#404040');
    const wearer = makeWearer(look.person, { x: 390, heel: 0 });
    const { garmentAt } = dressPerson(scene, wearer, look, 5);
    const count = (top: number, low: number): number => {
      let pixels = 0;
      for (let p = Math.round(top * 0.6) * scene.width; p < Math.round(low * 0.6) * scene.width; p++)
        if (garmentAt[p] && scene.rgb[p * 3] > 0.5 && scene.rgb[p * 3 + 2] > 0.5) pixels++;
      return pixels;
    };
    return {
      chest: count(wearer.shoulder[LEFT][1], wearer.bust[LEFT][1] + 40),
      hem: count(wearer.hip[LEFT][1] - 40, wearer.hip[LEFT][1] + 60),
    };
  };
  const [piped, plain] = [pale(['piping']), pale([])];
  expect(piped.chest).toBeGreaterThan(plain.chest + 25);
  expect(piped.hem).toBeLessThan(plain.hem + 8);
});
