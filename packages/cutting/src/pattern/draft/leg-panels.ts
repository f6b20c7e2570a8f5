import { fall } from '../../kit/fall.ts';
import { xAt } from '../../kit/level.ts';
import { curve, flatten, join, lengthOfPoints, type Path, type Pt, poly } from '../../kit/path.ts';
import { ALLOWANCES } from '../../spec/allowances.ts';
import type { LegKind } from '../../spec/cut.ts';
import type { Legs } from '../../spec/points.ts';
import { type Inner, type Piece, side } from '../piece.ts';

const length = (path: Path): number => lengthOfPoints(flatten(path, 16));

/** What the back of a leg is wider than the front, cm on each panel. */
const BACK_MORE = 1;

interface Panel {
  l: Legs;
  kind: LegKind;
  back: boolean;
  /** Width at the seat. */
  seat: number;
  /** How far the crotch reaches beyond the centre. */
  reach: number;
  waist: number;
  dart: number;
  /** Waist end at the centre: x in from the seat line, and y. */
  centre: Pt;
  fork: Pt;
  knee: readonly [inner: number, outer: number];
  hem: readonly [inner: number, outer: number];
  bottom: number;
  /** Long enough to be shaped at the knee. */
  kneed: boolean;
}

/** Levels are from the seam of the band: the band lies above. */
const level = (l: Legs, y: number) => y - l.band;

/** How far in from the seat line the centre front of an even front ends, cm. */
const EVEN_LEAN = 1.8;

interface Room {
  end: number;
  fork: number;
  /** What takes in the front at the waist. */
  front: 'pleat' | 'dart' | 'none';
  /** Of one front. */
  pleats: number;
  /** The back is darted. */
  isDarted: boolean;
}

/** The least that a pleat and a dart of the back take, cm. */
const LEAST = { pleat: 1.4, dart: 1.5 } as const;
/** From one pleat to the next, cm. */
const PLEAT_PITCH = 3;

function panelOf(l: Legs, kind: LegKind, back: boolean, { end, fork, front, pleats, isDarted }: Room): Panel {
  const more = back ? BACK_MORE : -BACK_MORE;
  const seat = l.seat / 2 + more;
  const crotch = level(l, l.outseam - l.inseam);
  // a deep crotch and a short inseam are shared evenly, or the two inseams could not be one length
  const share = end - l.outseam + l.inseam < 24 || crotch > l.seatAt * 1.9 ? 0.54 : 0.7;
  const reach = fork * (back ? share : 1 - share);
  const gathered = kind !== 'trousers' && kind !== 'jeans';
  const wanted = gathered ? seat : l.waist / 2 + more * 0.5;
  // without a pleat or a dart the centre leans more, and the side less
  const isEven = !back && front === 'none';
  const lean = back ? 3 : isEven ? EVEN_LEAN : 0.8;
  const least = back
    ? isDarted
      ? LEAST.dart
      : 0
    : front === 'pleat'
      ? LEAST.pleat * pleats
      : front === 'dart'
        ? LEAST.dart
        : 0;
  const atSide = gathered ? seat : isEven ? wanted : Math.max(wanted + least, seat - 2.6 - lean);
  const dart = gathered ? 0 : Math.max(0, atSide - wanted);
  const axis = (seat - reach) / 2;
  const knee = l.knee / 2 + more / 2;
  const hem = l.opening / 2 + more / 2;
  return {
    l,
    kind,
    back,
    seat,
    reach,
    waist: wanted,
    dart,
    centre: [gathered ? (back ? 1 : 0.3) : lean, 0],
    fork: [-reach, crotch],
    knee: [axis - knee, axis + knee],
    hem: [axis - hem, axis + hem],
    bottom: level(l, end),
    kneed: end > l.kneeAt + 2 && level(l, l.kneeAt) > crotch + 8,
  };
}

function crotchLine(p: Panel): Path {
  const [cx, cy] = p.centre;
  const high = Math.min((p.back ? p.reach * 0.72 : p.reach * 1.15) + 1, (p.fork[1] - cy) * 0.6);
  const turn: Pt = [0, p.fork[1] - high];
  return join(
    curve(p.fork, [p.fork[0] * 0.45, p.fork[1] - 0.3], [0, p.fork[1] - (p.back ? 1.5 : 1)], turn),
    poly(turn, [cx, cy]),
  );
}

function inseam(p: Panel): Path {
  const kneeY = Math.min(level(p.l, p.l.kneeAt), p.bottom);
  const knee: Pt = [p.knee[0], kneeY];
  if (!p.kneed)
    return curve(
      [p.hem[0], p.bottom],
      [p.hem[0], p.bottom - (p.bottom - p.fork[1]) * 0.3],
      [p.fork[0] * 0.9, p.fork[1] + (p.bottom - p.fork[1]) * 0.25],
      p.fork,
    );
  return join(
    poly([p.hem[0], p.bottom], knee),
    curve(
      knee,
      [knee[0], knee[1] - (kneeY - p.fork[1]) * 0.35],
      [p.fork[0] + (knee[0] - p.fork[0]) * 0.5, p.fork[1] + (kneeY - p.fork[1]) * 0.18],
      p.fork,
    ),
  );
}

/** Side end of the waist edge: the edge slopes, and is as long as the waist and its dart all the same. */
function topOf(p: Panel, rise: number): Pt {
  const edge = p.waist + p.dart;
  return [p.centre[0] + Math.sqrt(Math.max(1, edge ** 2 - (rise - p.centre[1]) ** 2)), rise];
}

function outside(p: Panel, rise: number): Path {
  const kneeY = level(p.l, p.l.kneeAt);
  const top = topOf(p, rise);
  const points: Pt[] = [top, [p.seat, Math.max(level(p.l, p.l.seatAt), rise + 3)]];
  if (p.kneed) points.push([p.knee[1], kneeY]);
  points.push([p.hem[1], p.bottom]);
  return fall(points, (p.seat - top[0]) / 9);
}

/** Moves the top of the centre seam until the seam is as long as the rise asks, band apart. */
function raised(p: Panel): Panel {
  const wanted = (p.back ? p.l.backRise : p.l.frontRise) - p.l.band;
  let out = p;
  for (let i = 0; i < 8; i++) {
    const off = wanted - length(crotchLine(out));
    out = { ...out, centre: [out.centre[0], Math.max(p.fork[1] - 60, Math.min(p.fork[1] - 8, out.centre[1] - off))] };
  }
  return out;
}

/** How far a fork is moved at the most: a little in front, and behind never far from the front’s; of a shorter inseam the front’s stays, cm. */
const FORK = { front: 1.5, back: 6, least: 26 } as const;

/** Moves the fork until the inseam is as long as is told of the front, and behind as long as the front's. */
function forked(p: Panel, wanted: number, most: number): Panel {
  let out = p;
  for (let i = 0; i < 12; i++) {
    const off = wanted - length(inseam(out));
    out = {
      ...out,
      fork: [out.fork[0], Math.max(p.fork[1] - most, Math.min(p.fork[1] + most, out.fork[1] - off * 0.8))],
    };
  }
  return out;
}

/** Moves the top of the side until it is as long as the front's. */
function sideRise(p: Panel, wanted: number): number {
  let rise = 0;
  for (let i = 0; i < 8; i++) rise += length(outside(p, rise)) - wanted;
  return rise;
}

/** What is taken out of the waist edge of a panel: a dart, or its pleats side by side. */
function takenIn(p: Panel, at: (x: number) => Pt, { front, pleats }: Pick<Room, 'front' | 'pleats'>): Inner[] {
  if (p.dart <= 0.3) return [];
  const isPleated = !p.back && front !== 'dart';
  const count = isPleated ? pleats : 1;
  const half = p.dart / count / 2;
  return Array.from({ length: count }, (_, i): Inner => {
    const middle = p.centre[0] + p.waist * 0.5 + i * PLEAT_PITCH;
    const [x, y] = at(middle);
    return {
      kind: isPleated ? 'pleat' : 'dart',
      points: [at(middle - half), [x, y + (p.back ? 10 : 8)], at(middle + half)],
    };
  });
}

function pieceOf(p: Panel, rise: number, knit: boolean, hemName: string, room: Pick<Room, 'front' | 'pleats'>): Piece {
  const top = topOf(p, rise);
  const at = (x: number): Pt => [
    x,
    p.centre[1] + ((rise - p.centre[1]) * (x - p.centre[0])) / Math.max(1, top[0] - p.centre[0]),
  ];
  const inner = takenIn(p, at, room);
  const axis = (p.hem[0] + p.hem[1]) / 2;
  const kneeY = Math.min(level(p.l, p.l.kneeAt), p.bottom);
  return {
    id: p.back ? 'leg-back' : 'leg-front',
    name: p.back ? 'Leg, back' : 'Leg, front',
    cloth: 'fabric',
    cut: 2,
    sides: [
      side('waist', poly(p.centre, top), ALLOWANCES.band),
      side('outseam', outside(p, rise), knit ? ALLOWANCES.knit : ALLOWANCES.side),
      side(
        hemName,
        poly([p.hem[1], p.bottom], [p.hem[0], p.bottom]),
        hemName === 'hem' ? (p.kind === 'jeans' ? ALLOWANCES.jeansHem : p.l.cuff ? 1 : ALLOWANCES.trouserHem) : 1,
      ),
      side('inseam', inseam(p), knit ? ALLOWANCES.knit : ALLOWANCES.inseam),
      side('crotch', crotchLine(p), knit ? ALLOWANCES.knit : p.back ? ALLOWANCES.letOutCrotch : ALLOWANCES.crotch),
    ],
    grain: [
      [axis, p.fork[1]],
      [axis, p.bottom - 3],
    ],
    notches: [
      [p.seat, level(p.l, p.l.seatAt)],
      [p.knee[1], kneeY],
      [p.knee[0], kneeY],
    ],
    inner: [
      ...inner,
      ...(p.kind === 'trousers'
        ? [
            {
              kind: 'line' as const,
              points: [
                [axis, p.fork[1] * 0.5],
                [axis, p.bottom],
              ] as Pt[],
            },
          ]
        : []),
    ],
    ...(p.kind === 'churidar' && { bias: true as const }),
  };
}

/** Width of a panel 2.5 cm below its fork. */
function thighOf(p: Panel, rise: number): number {
  const y = p.fork[1] + 2.5;
  return xAt(outside(p, rise), y) - xAt(inseam(p), y);
}

interface Leg {
  front: Panel;
  back: Panel;
  /** How far the upper ends of the sides of front and back are moved down, so that both are as long as is told. */
  rises: readonly [front: number, back: number];
}

function legOf(l: Legs, kind: LegKind, room: Room): Leg {
  const told = l.inseam - (l.outseam - room.end);
  const drafted = panelOf(l, kind, false, room);
  const front = raised(told < FORK.least ? drafted : forked(drafted, told, FORK.front));
  const wanted = length(inseam(front));
  const back = raised(forked(panelOf(l, kind, true, room), wanted, FORK.back));
  return { front, back, rises: [sideRise(front, front.bottom), sideRise(back, front.bottom)] };
}

/** Front and back of a leg down to `end` below the top edge, their inseams and outseams equally long. */
export function legPanels(
  l: Legs,
  kind: LegKind,
  { knit, edge = 'hem', ...room }: { knit: boolean; edge?: string } & Omit<Room, 'fork'>,
): { front: Piece; back: Piece } {
  // the thigh is told 2.5 cm below the crotch; the fork reaches further by what its curve takes
  let fork = Math.max(4, 2 * l.thigh + 3.5 - l.seat);
  let leg = legOf(l, kind, { ...room, fork });
  for (let i = 0; i < 4; i++) {
    fork = Math.max(3, fork + 2 * l.thigh - thighOf(leg.front, leg.rises[0]) - thighOf(leg.back, leg.rises[1]));
    leg = legOf(l, kind, { ...room, fork });
  }
  const [front, back] = leg.rises;
  return { front: pieceOf(leg.front, front, knit, edge, room), back: pieceOf(leg.back, back, knit, edge, room) };
}
