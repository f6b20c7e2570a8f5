/** Hats with a brim: the crown holds the skull, the brim is an ellipse round the brow and throws its shade on the face. */
import { chance } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { closedSpline, mirrored, part, spline } from '#atelier/kit/curves.ts';
import { type Point, place, shift } from '#atelier/kit/points.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import { drawBeanie } from './draw-headwear.ts';
import { lee, outlined, skullOf } from './hat-kit.ts';
import { HATS, type HatCut } from './hats.ts';
import { accentOf, type DrawThing, saidOf, type Thing } from './worn-things.ts';

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
  const dark = accentOf(t.accessory) ?? mixHex(t.ramp.deep, cut.straw ? '#2b2320' : t.ramp.ink, 0.5);
  t.s.H.touch([shape], dark, 0.86, 0.003);
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
