import { asksFor } from '@toile/look';
import { partBetween } from '../../kit/level.ts';
import { curve, join, moved, type Path, type Pt, poly } from '../../kit/path.ts';
import { ALLOWANCES } from '../../spec/allowances.ts';
import { countOf } from '../../spec/as-ordered.ts';
import { isMade } from '../../spec/made/made.ts';
import { opensInFront } from '../../spec/torso/opens-in-front.ts';
import { type Inner, type Piece, type Side, side } from '../piece.ts';
import { LAPELLED, lapelOf } from './lapel.ts';
import { armholeOf, dartAt, sideParts, type TorsoPlan } from './torso-plan.ts';

/** How far a front reaches over the centre. */
export function overlapOf(p: TorsoPlan): number {
  if (!opensInFront(p.g, p.build)) return 0;
  switch (p.g.closure) {
    case 'zip':
    case 'open':
      return 0;
    case 'double-breasted':
      return p.t.overlap ?? 8;
    case 'wrap':
    case 'tie':
      return p.t.overlap ?? 12;
    case 'single-breasted':
      return 2;
    default:
      return p.build === 'choli' ? 1.6 : (p.t.placketWidth ?? 3) / 2;
  }
}

const crossesOver = (p: TorsoPlan) => p.g.closure === 'wrap' || (p.g.closure === 'tie' && p.g.neckline === 'wrap');

/** Centre (or front edge) to HPS. */
function neck(p: TorsoPlan, front: boolean): Path {
  const [w] = p.hps;
  const d = front ? p.t.frontNeck : p.t.backNeck;
  if (!front && isMade(p.g, 'square-back')) return poly([0, d], [w * 0.92, d], p.hps);
  if (!front && isMade(p.g, 'v-back')) return poly([0, d], p.hps);
  if (!front) return curve([0, d], [w * 0.55, d], [w * 0.9, d * 0.55], p.hps);
  switch (p.g.neckline) {
    case 'v':
    case 'plunging':
    case 'lapel':
      return curve([0, d], [w * 0.36, d * 0.66], [w * 0.8, d * 0.34], p.hps);
    case 'square':
      return poly([0, d], [w * 0.92, d], p.hps);
    case 'sweetheart':
      return join(
        curve([0, d], [w * 0.12, d - 5.5], [w * 0.62, d - 6.5], [w * 0.92, d - 3.2]),
        poly([w * 0.92, d - 3.2], p.hps),
      );
    default:
      return curve([0, d], [w * 0.6, d], [w, d * 0.58], p.hps);
  }
}

const hemAllowance = (p: TorsoPlan): number => {
  if (p.t.joint !== undefined && p.t.joint < p.t.length - 2) return ALLOWANCES.waistSeam;
  if (p.t.hemRib) return ALLOWANCES.rib;
  if (p.knit) return ALLOWANCES.knitHem;
  if (p.build === 'tailored' || p.build === 'coat' || p.build === 'band-coat') return ALLOWANCES.linedHem;
  return p.t.hemCurve ? ALLOWANCES.lightHem : ALLOWANCES.hem;
};

/** Waist dart of a panel: a diamond inside, or a triangle from the lower edge. */
function waistDart(p: TorsoPlan, front: boolean, drop: number): Inner[] {
  const share = front ? p.shape.frontDart : p.shape.panels === 'darts' ? 1 : 0;
  if (!p.waistDart || !share) return [];
  const x = front ? p.t.chest * 0.19 : p.t.waist * 0.24;
  const top: Pt = [x, p.underarm[1] + (front ? 7.5 : 3) + drop];
  const intake = dartAt(p, Math.min(p.t.waistAt, p.bottom)) * share;
  const waist = Math.min(p.t.waistAt, p.bottom) + drop;
  if (p.bottom <= p.t.waistAt + 1)
    return [{ kind: 'dart', points: [[x - intake / 2, waist], top, [x + intake / 2, waist]] }];
  const end = Math.min(p.bottom, p.t.waistAt + 13) + drop;
  const left = dartAt(p, p.bottom) * share;
  return [
    {
      kind: 'dart',
      points: [[x - left / 2, end], [x - intake / 2, waist], top, [x + intake / 2, waist], [x + left / 2, end]],
    },
  ];
}

/** Lower edge of a panel from the side to the centre; curved where the hem is. */
function lower(p: TorsoPlan, from: Pt, drop: number, reach: number): Path {
  const y = p.bottom + drop;
  const curved = p.t.hemCurve ?? 0;
  if (!curved) return poly(from, [-reach, y]);
  return join(
    curve(from, [from[0] * 0.92, y - curved * 0.2], [from[0] * 0.62, y], [from[0] * 0.2, y]),
    poly([-reach, y]),
  );
}

/** Below this level the side is not sewn but turned as a slit. */
const slitFrom = (p: TorsoPlan, end: number): number =>
  p.t.slit && !asksFor(p.g, 'thigh-slit') && p.bottom >= p.t.length - 1
    ? Math.max(end - p.t.slit, p.underarm[1] + 9)
    : end;

/** The seam down to a level, and what is turned below it. */
function openedSide(path: Path, from: number, p: TorsoPlan): Side[] {
  const end = path.steps.at(-1)?.to ?? path.from;
  if (from >= end[1] - 1) return [side('side', path, p.seam)];
  return [
    side('side', partBetween(path, path.from[1], from), p.seam),
    side('slit', partBetween(path, from, end[1]), ALLOWANCES.slit),
  ];
}

/** The side below the bust dart moved down by the dart, and the dart's legs on the seam. */
function frontSide(p: TorsoPlan): { sides: Side[]; inner: Inner[]; foot: Pt; drop: number } {
  const curved = p.t.hemCurve ?? 0;
  const end = p.bottom - curved;
  const foot: Pt = [sideParts(p, end).x, end];
  if (!p.bustDart) {
    const all = sideParts(p, end).upper;
    return { sides: openedSide(all, slitFrom(p, end), p), inner: [], foot, drop: 0 };
  }
  const y = p.underarm[1] + 6.5;
  const { upper, x } = sideParts(p, y);
  const under = { ...sideParts(p, y).lower };
  const drop = p.bustDart;
  const tip: Pt = [p.t.chest * 0.19 + 3, y + drop / 2];
  const below = trimmed(under, end);
  return {
    sides: [
      side('side', upper, p.seam),
      {
        name: 'dart',
        points: [
          [x, y],
          [x, y + drop],
        ],
        allowance: p.seam,
      },
      ...openedSide(moved(below, 0, drop), slitFrom(p, end) + drop, p),
    ],
    inner: [{ kind: 'dart', points: [[x, y], tip, [x, y + drop]] }],
    foot: [foot[0], end + drop],
    drop,
  };
}

function trimmed(path: Path, end: number): Path {
  const points = [path.from, ...path.steps.map((s) => s.to)].filter(([, y]) => y < end - 0.05);
  const [from = path.from, ...rest] = points;
  const last = path.steps.find((s) => s.to[1] >= end - 0.05)?.to ?? from;
  const before = points.at(-1) ?? from;
  const k = (end - before[1]) / Math.max(1e-6, last[1] - before[1]);
  return poly(from, ...rest, [before[0] + (last[0] - before[0]) * Math.min(1, k), end]);
}

/** A slip hangs on the cross of its cloth. */
const onBias = ({ g, knit }: TorsoPlan): Pick<Piece, 'bias'> =>
  g.silhouette === 'slip' && !knit ? { bias: true } : {};

export function frontPanel(p: TorsoPlan): Piece {
  const open = opensInFront(p.g, p.build);
  const reach = overlapOf(p);
  const { sides, inner, foot, drop } = frontSide(p);
  const bottom = p.bottom + drop;
  const crossing = crossesOver(p);
  const waist = Math.min(p.t.waistAt, p.bottom - 2) + drop;
  const neckEdge = crossing
    ? curve([-reach, waist], [-reach * 0.5, waist * 0.72], [p.hps[0] * 0.5, waist * 0.3], p.hps)
    : neck(p, true);
  const start: Pt = crossing ? [-reach, waist] : [0, p.t.frontNeck];
  const edge: Side[] = open
    ? crossing
      ? [{ name: 'centre', points: [[-reach, bottom], start], allowance: ALLOWANCES.front }]
      : [
          {
            name: 'centre',
            points: [
              [-reach, bottom],
              [-reach, p.t.frontNeck],
            ],
            allowance: ALLOWANCES.front,
          },
          ...(reach
            ? [{ name: 'extension', points: [[-reach, p.t.frontNeck], start] as Pt[], allowance: ALLOWANCES.neck }]
            : []),
        ]
    : [{ name: 'centre', points: [[0, bottom], start], allowance: ALLOWANCES.fold }];
  const armhole = armholeOf(p, p.t.acrossFront);
  // a lapel needs a roll line that falls: one that starts beside the neck has no front to turn back
  const rolls = (p.t.stance ?? p.t.waistAt) > p.t.frontNeck + 10 && p.bottom > p.t.frontNeck + 16;
  const lapel =
    open && rolls && !crossing && LAPELLED.includes(p.g.collar) ? lapelOf(p, reach, bottom, drop) : undefined;
  return {
    id: 'front',
    name: 'Front',
    cloth: 'fabric',
    cut: open ? 2 : 1,
    ...(!open && { fold: 'centre' }),
    ...onBias(p),
    sides: [
      lapel
        ? { name: 'neck', points: lapel.gorge, allowance: ALLOWANCES.neck }
        : side('neck', neckEdge, ALLOWANCES.neck),
      side('shoulder', poly(p.hps, p.tip), p.knit ? ALLOWANCES.knit : ALLOWANCES.shoulder),
      side('armhole', armhole, p.knit ? ALLOWANCES.knit : ALLOWANCES.armhole),
      ...sides,
      side('hem', lower(p, foot, drop, open ? reach : 0), hemAllowance(p)),
      ...(lapel ? [{ name: 'centre', points: lapel.edge, allowance: ALLOWANCES.front }] : edge),
    ],
    grain: [
      [p.hps[0] + 1.5, p.underarm[1]],
      [p.hps[0] + 1.5, bottom - 4],
    ],
    notches: [
      pitch(armhole),
      [sideParts(p, Math.min(p.t.waistAt, p.bottom - 1)).x, Math.min(p.t.waistAt, p.bottom - 1) + drop],
    ],
    inner: [
      ...inner,
      ...waistDart(p, true, drop),
      ...(lapel ? [{ kind: 'fold' as const, points: lapel.roll }] : []),
      ...(open && reach
        ? [
            {
              kind: 'line' as const,
              points: [
                [0, p.t.frontNeck],
                [0, bottom],
              ] as Pt[],
            },
          ]
        : []),
    ],
  };
}

const pitch = (armhole: Path): Pt => armhole.steps[0]?.to ?? armhole.from;

/** How far a vent is cut over the centre, cm. */
const VENT = 4;

const ventEdge = (bottom: number, vent: number): Pt[] => [
  [-VENT, bottom],
  [-VENT, bottom - vent],
  [0, bottom - vent],
];

export function backPanel(p: TorsoPlan): Piece {
  const curved = p.t.hemCurve ?? 0;
  const end = p.bottom - curved;
  const whole = sideParts(p, end).upper;
  const foot: Pt = [sideParts(p, end).x, end];
  const armhole = armholeOf(p, p.t.acrossBack);
  const seamed = p.shape.backSeam;
  // two vents lie in the side seams, and the centre back has none
  const vent = countOf(p.g, 'vent') === 2 ? 0 : p.shape.vent;
  const notch = pitch(armhole);
  return {
    id: 'back',
    name: 'Back',
    cloth: p.g.kind === 'waistcoat' ? 'lining' : 'fabric',
    cut: seamed ? 2 : 1,
    ...(!seamed && { fold: 'centre' }),
    ...onBias(p),
    sides: [
      side('neck', neck(p, false), ALLOWANCES.neck),
      side('shoulder', poly(p.hps, p.tip), p.knit ? ALLOWANCES.knit : ALLOWANCES.shoulder),
      side('armhole', armhole, p.knit ? ALLOWANCES.knit : ALLOWANCES.armhole),
      ...openedSide(whole, slitFrom(p, end), p),
      side('hem', lower(p, foot, 0, vent ? VENT : 0), hemAllowance(p)),
      ...(vent ? [{ name: 'vent', points: ventEdge(p.bottom, vent), allowance: ALLOWANCES.slit }] : []),
      {
        name: 'centre',
        points: [
          [0, p.bottom - vent],
          [0, p.t.backNeck],
        ],
        allowance: seamed ? ALLOWANCES.centreBack : ALLOWANCES.fold,
      },
    ],
    grain: [
      [p.hps[0] + 1.5, p.underarm[1]],
      [p.hps[0] + 1.5, p.bottom - 4],
    ],
    notches: [
      notch,
      [notch[0], notch[1] + 1],
      [sideParts(p, Math.min(p.t.waistAt, p.bottom - 1)).x, Math.min(p.t.waistAt, p.bottom - 1)],
    ],
    inner: waistDart(p, false, 0),
  };
}
