/** Hats with a brim: the crown holds the skull, the brim is an ellipse round the brow and throws its shade on the face. */
import { wordsOf } from '@toile/look';
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { chance } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { closedSpline, mirrored, part, spline } from '#atelier/kit/curves.ts';
import { type Point, place, shift } from '#atelier/kit/points.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import { huesIn } from '#atelier/lexicon/colours/hex-in.ts';
import { drawBeanie } from './draw-headwear.ts';
import { lee, outlined, skullOf } from './hat-kit.ts';
import { HATS, type HatCut } from './hats.ts';
import { partRamp, partSaid } from './part-said.ts';
import { accentOf, type DrawThing, saidOf, strip, type Thing } from './worn-things.ts';

/** Where a hat sits on the brow. */
const FIT = 0.19;
/** Hair under a hat makes the head this much broader. */
const OVER_HAIR = 1.05;

interface Hat {
  t: Thing;
  cut: HatCut;
  /** Half-breadths and heads to head space, tilted as it is worn. */
  at: (p: Point) => Point;
}

/** Crown from one foot over the top to the other, closed by its foot on the brow. */
function crownOf({ cut, at }: Hat): Point[] {
  const over = mirrored(cut.crown).map(at);
  const top = cut.stiff ? over : spline(over);
  const foot = cut.crown[0];
  const low = spline(
    [[-foot[0], foot[1]], [-0.55, foot[1] + 0.055], [0, foot[1] + 0.07], [0.55, foot[1] + 0.055], foot].map((p) =>
      at(p as Point),
    ),
  );
  return [...top, ...low.slice(1)];
}

function brimOf({ cut, at }: Hat): Point[] {
  const { brim, fall, crown } = cut;
  if (brim)
    return Array.from({ length: 72 }, (_, i): Point => {
      const a = (i / 72) * 2 * Math.PI;
      const c = Math.cos(a);
      const wave = brim.droop * Math.sin(a * 3 + 0.6) - brim.roll * Math.abs(c) ** 3;
      return at([c * brim.wide, FIT + 0.03 + Math.sin(a) * brim.deep + wave]);
    });
  const foot = crown[0];
  const edge = fall ?? { wide: 1.2, low: 0.3 };
  return [
    ...spline(
      (
        [
          [-foot[0], foot[1] - 0.03],
          [0, foot[1] + 0.04],
          [foot[0], foot[1] - 0.03],
        ] as Point[]
      ).map(at),
    ),
    ...spline(
      (
        [
          [foot[0], foot[1]],
          [edge.wide, edge.low - 0.07],
          [edge.wide * 0.6, edge.low - 0.005],
          [0, edge.low + 0.015],
          [-edge.wide * 0.6, edge.low - 0.005],
          [-edge.wide, edge.low - 0.07],
          [-foot[0], foot[1]],
        ] as Point[]
      ).map(at),
    ),
  ];
}

/** The shade of a brim: deep beside it, soft on the brow. */
function shade({ t }: Hat, brim: Point[]): void {
  const face = [closedSpline(t.s.head.face)];
  t.s.H.glaze([shift(brim, [0, 0.05])], t.s.skin.shade, 0.5, 0.036, face);
  t.s.H.glaze([shift(brim, [lee(t, 0.03), 0.12])], t.s.skin.shade, 0.34, 0.05, face);
}

const BAND = /\b(?:ribbons?|bands?|hatband)\b/;

/** A flower, a feather or a bow at the side of the band. */
function trim(t: Thing, at: Hat['at'], foot: Point): void {
  const said = wordsOf(t.accessory).join(', ').replaceAll('-', ' ');
  const c = at([t.s.flip ? 0.62 : -0.62, foot[1] - 0.02]);
  const { H } = t.s;
  if (/\bfeathers?\b/.test(said)) {
    const ramp = partRamp(t.accessory, /\bfeathers?\b/, rampOf('#8a5a3c'));
    const vane = closedSpline([
      c,
      [c[0] - 0.075, c[1] - 0.12],
      [c[0] - 0.09, c[1] - 0.3],
      [c[0] - 0.035, c[1] - 0.36],
      [c[0] - 0.005, c[1] - 0.2],
    ]);
    H.form([vane], ramp, { round: 0.03, base: 0.34 });
    H.ink(
      [
        { pts: [...vane, vane[0]], w: 0.007 },
        { pts: [c, [c[0] - 0.045, c[1] - 0.2], [c[0] - 0.05, c[1] - 0.33]], w: 0.008 },
      ],
      ramp.ink,
    );
  }
  if (/\b(?:flowers?|rose|roses|floral)\b/.test(said)) {
    const ramp = partRamp(t.accessory, /\b(?:flowers?|roses?)\b/, rampOf(mixHex(t.ramp.light, '#e9b7b0', 0.6)));
    for (const ring of [0.07, 0.04])
      for (let k = 0; k < 6; k++) {
        const a = k * 1.047 + ring * 20;
        H.form([ellipse([c[0] + Math.cos(a) * ring, c[1] + Math.sin(a) * ring], 0.042, 0.036, 22)], ramp, {
          round: 0.03,
          base: 0.3,
          grain: 0,
        });
      }
    H.touch([ellipse(c, 0.022, 0.022, 18)], ramp.shade, 1);
  }
  if (!/\bbows?\b/.test(said)) return;
  const bow = partRamp(t.accessory, /\bbows?\b/, t.ramp);
  for (const s of [-1, 1]) {
    const loop = closedSpline([
      c,
      [c[0] + s * 0.1, c[1] - 0.055],
      [c[0] + s * 0.125, c[1] + 0.01],
      [c[0] + s * 0.09, c[1] + 0.05],
    ]);
    H.form([loop], bow, { round: 0.03, base: 0.36 });
    H.ink([{ pts: [...loop, loop[0]], w: 0.008 }], bow.ink);
  }
  H.form([ellipse(c, 0.026, 0.032, 20)], bow, { round: 0.02, base: 0.3 });
}

function ribbon({ t, cut, at }: Hat): void {
  const foot = cut.crown[0];
  const tall = 0.085;
  const line = (dy: number) =>
    spline(
      (
        [
          [-foot[0] * 1.005, foot[1] + dy],
          [-0.55, foot[1] + dy + 0.055],
          [0, foot[1] + dy + 0.07],
          [0.55, foot[1] + dy + 0.055],
          [foot[0] * 1.005, foot[1] + dy],
        ] as Point[]
      ).map(at),
    );
  const shape = band(line(-tall), line(-0.004));
  const [own, second = '#f4efe4'] = huesIn(partSaid(t.accessory, BAND) ?? '');
  const dark = own ?? accentOf(t.accessory) ?? mixHex(t.ramp.deep, cut.straw ? '#2b2320' : t.ramp.ink, 0.5);
  t.s.H.touch([shape], dark, 0.86, 0.003);
  if (/strip/.test(partSaid(t.accessory, BAND) ?? ''))
    t.s.H.touch([band(line(-tall * 0.7), line(-tall * 0.36))], second, 0.95, 0.002);
  trim(t, at, foot);
  t.s.H.glaze([shift(shape, [lee(t, 0.3), 0])], '#1a1418', 0.3, 0.06, [shape]);
  const bow = at([t.s.flip ? 0.82 : -0.82, foot[1] - tall * 0.3]);
  t.s.H.ink(
    [
      {
        pts: [[bow[0] - 0.03, bow[1] - 0.05], bow, [bow[0] - 0.03, bow[1] + 0.04]],
        w: 0.012,
        press: [1, 0.6, 1],
        a: 0.6,
      },
    ],
    t.ramp.ink,
  );
}

/** The rounds in which straw is sewn, or a bucket hat is stitched. */
function rounds({ t, cut, at }: Hat, brim: Point[], crown: Point[]): void {
  const { brim: flat, fall } = cut;
  const n = cut.straw ? 9 : 5;
  const strokes = Array.from({ length: n }, (_, i) => {
    const k = 1 - (i + 0.5) * (cut.straw ? 0.07 : 0.06);
    if (flat) {
      const round = Array.from({ length: 49 }, (_, j): Point => {
        const a = (j / 48) * 2 * Math.PI;
        return at([Math.cos(a) * flat.wide * k, FIT + 0.03 + Math.sin(a) * flat.deep * k]);
      });
      return { pts: round, w: 0.006, press: [0.5, 1, 0.6, 1, 0.5], a: 0.42 };
    }
    const v = (i + 0.7) / n;
    const wide = fall ? cut.crown[0][0] + (fall.wide - cut.crown[0][0]) * v : 1;
    const low = fall ? cut.crown[0][1] + 0.07 + (fall.low - cut.crown[0][1] - 0.06) * v : 0;
    const pts = spline(
      (
        [
          [-wide, low - 0.07],
          [0, low],
          [wide, low - 0.07],
        ] as Point[]
      ).map(at),
    );
    return { pts, w: 0.005, press: [1, 0.8, 1], a: 0.4 };
  });
  t.s.H.ink(strokes, t.ramp.ink, { clip: [brim] });
  if (!cut.straw) return;
  const up = Array.from({ length: 7 }, (_, i) => {
    const y = 0.12 - i * 0.055;
    return {
      pts: spline(
        (
          [
            [-1.1, y],
            [0, y + 0.06],
            [1.1, y],
          ] as Point[]
        ).map(at),
      ),
      w: 0.006,
      press: [0.5, 1, 0.5],
      a: 0.4,
    };
  });
  t.s.H.ink(up, t.ramp.ink, { clip: [crown] });
}

/** Two metal eyes in the side of the crown. */
function eyelets({ t, at }: Hat): void {
  for (const u of [-0.72, -0.52, 0.52, 0.72]) {
    const c = at([u, -0.02]);
    t.s.H.touch([ellipse(c, 0.021, 0.021, 22)], '#c9ccd0', 1);
    t.s.H.touch([ellipse(c, 0.011, 0.011, 18)], '#2a2628', 1);
  }
}

/** A cord from under the brim, round below the chin. */
function chinStrap({ t, at }: Hat): void {
  const [l, r] = [at([-0.98, 0.3]), at([0.98, 0.3])];
  const low: Point = [(l[0] + r[0]) / 2, Math.max(l[1], r[1]) + 0.78];
  const ramp = partRamp(t.accessory, /chin strap/, t.ramp);
  const cord = strip(spline([l, [l[0] + 0.03, l[1] + 0.5], low, [r[0] - 0.03, r[1] + 0.5], r]), 0.009);
  t.s.H.form([cord], ramp, { round: 0.006, base: 0.4, grain: 0 });
  t.s.H.ink([{ pts: [...cord, cord[0]], w: 0.005 }], ramp.ink);
}

function drawBrimmed(t: Thing): void {
  const cut = HATS.find(({ words }) => words.test(saidOf(t.accessory))) ?? HATS[HATS.length - 1];
  const { x, half } = skullOf(t);
  const tilt = (chance(t.s.seed, 'hat.tilt') - 0.7) * 7;
  const at = ([u, y]: Point): Point => place([[u * half * OVER_HAIR, y - FIT]], [x, FIT], tilt)[0];
  const hat: Hat = { t, cut, at };
  const brim = brimOf(hat);
  const crown = crownOf(hat);
  shade(hat, brim);
  const { H } = t.s;
  outlined(t, brim, 0.44);
  if (cut.straw || cut.stitched) rounds(hat, brim, []);
  outlined(t, crown, 0.32);
  if (cut.straw) rounds(hat, brim, crown);
  // the crown throws its own shade on the brim
  H.glaze([shift(crown, [lee(t, 0.05), 0.035])], t.ramp.deep, 0.3, 0.03, [brim]);
  outlined(t, crown, 0.32);
  if (cut.straw) rounds(hat, [], crown);
  if (cut.ribbon) ribbon(hat);
  else trim(t, at, cut.crown[0]);
  if (/eyelet/.test(saidOf(t.accessory))) eyelets(hat);
  if (/chin strap/.test(saidOf(t.accessory))) chinStrap(hat);
  if (cut.brim)
    H.ink(
      [
        {
          pts: part([...brim, brim[0]], 0.03, 0.47).map(([px, py]): Point => [px, py + 0.006]),
          w: 0.012,
          press: [0.1, 0.9, 1, 0.9, 0.1],
          a: 0.7,
        },
      ],
      t.ramp.ink,
    );
  if (cut.crease) {
    const [, , , a, b, c] = cut.crown;
    const dent: Point[] = [
      [-(a?.[0] ?? 0.5) * 0.9, (a?.[1] ?? -0.2) + 0.02],
      [-0.06, (c ?? b)[1] + 0.07],
      [(a?.[0] ?? 0.5) * 0.7, (a?.[1] ?? -0.2) + 0.03],
    ];
    H.glaze([ellipse(at([0, (c ?? b)[1] + 0.05]), half * 0.42, 0.05)], t.ramp.deep, 0.3, 0.036, [crown]);
    H.ink([{ pts: spline(dent.map(at)), w: 0.008, press: [0.1, 0.9, 0.2], a: 0.55 }], t.ramp.ink, { clip: [crown] });
  }
}

/** A hat: knitted ones sit close like a beanie. */
export const drawHat: DrawThing = (t) => {
  if (/knit|pompom|wool hat|fleece/.test(saidOf(t.accessory))) drawBeanie(t);
  else drawBrimmed(t);
};
