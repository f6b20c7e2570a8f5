import { yAt } from '../../kit/level.ts';
import { endOf, type Pt, poly } from '../../kit/path.ts';
import { ALLOWANCES } from '../../spec/allowances.ts';
import { bareEdge, isTiedAtNape, NAPE_TIE, OFF_SHOULDER, strapLength, strapWidth } from '../../spec/torso/bare-edge.ts';
import { BARE } from '../../spec/torso/neck-of.ts';
import { type Inner, type Piece, rectangle, type Side, side } from '../piece.ts';
import type { Sleeve } from './sleeve.ts';
import type { TorsoPlan } from './torso-plan.ts';

/** Whether a body hangs from no shoulder seam on either side. */
export const isBared = ({ g, build }: TorsoPlan): boolean =>
  (BARE.includes(g.neckline) && g.neckline !== 'one-shoulder') || (build === 'corset' && g.neckline === 'sweetheart');

const isAbove = (name: string): boolean => name === 'neck' || name === 'shoulder' || name === 'armhole';

/** From the upper edge to the point of a dart, cm. */
const CLEAR = 2.5;
/** The least that a dart is long, cm. */
const LEAST_DART = 4;

/** A waist dart ends below the edge over it. */
function shortened(inner: Inner, edgeAt: (x: number) => number, waist: number): Inner {
  const top = Math.min(...inner.points.map(([, y]) => y));
  const at = inner.points.findIndex(([, y]) => y === top);
  // a dart of the side begins at its upper leg
  if (inner.kind !== 'dart' || at === 0) return inner;
  return {
    ...inner,
    points: inner.points.map(([x, y], i): Pt => {
      if (i !== at) return [x, y];
      return [x, Math.min(Math.max(y, edgeAt(x) + CLEAR), Math.max(y, waist - LEAST_DART))];
    }),
  };
}

/** A panel that was drafted up to the shoulder, as far as the edge that it is drawn with. */
export function bared(p: TorsoPlan, piece: Piece, front: boolean): Piece {
  const edge = bareEdge(p, front);
  const [end, top] = [endOf(edge), edge.from[1]];
  const isRound = p.g.neckline === 'off-shoulder';
  const raised = ({ points, ...rest }: Side): Side => ({
    ...rest,
    points: points.map(([x, y], i): Pt => (i === points.length - 1 || rest.name === 'extension' ? [x, top] : [x, y])),
  });
  const underarm = p.underarm[1];
  return {
    ...piece,
    sides: [
      side('neck', edge, ALLOWANCES.neck),
      ...(isRound ? [side('armhole', poly(end, p.underarm), ALLOWANCES.armhole)] : []),
      ...piece.sides
        .filter(({ name }) => !isAbove(name))
        .map((one) => (one.name === 'centre' || one.name === 'extension' ? raised(one) : one)),
    ],
    notches: piece.notches.filter(([, y]) => y > underarm + 1),
    inner: piece.inner.map((inner) =>
      inner.kind === 'line'
        ? { ...inner, points: inner.points.map(([x, y], i): Pt => (i === 0 ? [x, top] : [x, y])) }
        : shortened(inner, (x) => yAt(edge, x), Math.min(p.t.waistAt, p.bottom)),
    ),
  };
}

/** How far a sleeve that is cut off below the shoulder draws in to its upper edge, each side, cm. */
const DRAWN_IN = 2;

/** A sleeve whose head is cut off where the edge of the body meets the arm. */
export function belowShoulder(sleeve: Sleeve): Sleeve {
  const deep = Math.sqrt(OFF_SHOULDER ** 2 - DRAWN_IN ** 2);
  const [body, ...others] = sleeve.pieces;
  const seam = body?.sides.find(({ name }) => name === 'seam-front');
  const [half, height] = seam?.points[0] ?? [0, 0];
  if (!body || !half) return sleeve;
  const cap = (points: Pt[]): Side => ({ name: 'cap', points, allowance: ALLOWANCES.armhole });
  const upper: Pt = [half - DRAWN_IN, 0];
  const left: Pt = [-upper[0], 0];
  // what lay above the underarm is as deep as the body's edge at the side
  const low = body.sides.flatMap(({ points }) => points).reduce((most, [, y]) => Math.max(most, y), 0);
  const moved = ([x, y]: Pt): Pt => [x, y <= height + 0.01 ? deep : Math.max(y, Math.min(low, deep + 2))];
  return {
    ...sleeve,
    ease: 0,
    pieces: [
      {
        ...body,
        sides: [
          { name: 'neck', points: [left, upper], allowance: ALLOWANCES.neck },
          cap([upper, [half, deep]]),
          ...body.sides.filter(({ name }) => name !== 'cap').map((one) => ({ ...one, points: one.points.map(moved) })),
          cap([[-half, deep], left]),
        ],
        grain: [
          [0, 1],
          [0, low - 2],
        ],
        notches: [[0, 0]],
      },
      ...others,
    ],
  };
}

/** A strap is sewn in at its ends, cm. */
const SEWN_IN = 3;
/** The band round the arm where off-shoulder bodies have no sleeve: finished height, and its share of the armhole round the arm, cm. */
const ARM_BAND = { high: 7, share: 1.6 } as const;
/** A flounce round bare shoulders: its depth, and how much longer it is cut than the edge, cm. */
const FLOUNCE = { deep: 14, full: 1.6 } as const;

/** What hangs a body without shoulders, or goes round its arms. */
export function hangers(p: TorsoPlan, edge: number, isFlounced: boolean): Piece[] {
  const strap = strapLength(p);
  const tie = p.g.neckline === 'halter' && isTiedAtNape(p.g) ? NAPE_TIE : 0;
  const out: Piece[] = strap
    ? [
        rectangle(
          'strap',
          p.g.neckline === 'halter' ? 'Neck strap' : 'Strap',
          { width: strap + tie + SEWN_IN, height: strapWidth(p) * 2 },
          { cut: 2, lengthwise: true },
        ),
      ]
    : [];
  if (p.g.neckline !== 'off-shoulder') return out;
  const round = p.t.armhole * ARM_BAND.share;
  if (p.t.sleeve === undefined && !isFlounced)
    out.push(
      rectangle('arm-band', 'Arm band', { width: round, height: ARM_BAND.high * 2 }, { cut: 2, lengthwise: true }),
    );
  if (isFlounced)
    out.push(
      rectangle(
        'edge-flounce',
        'Flounce of the upper edge',
        {
          width: ((edge + round) / 2) * FLOUNCE.full,
          height: FLOUNCE.deep,
        },
        { cut: 2, lengthwise: true },
      ),
    );
  return out;
}
