/** The sleeve of a sharply bent arm: two lengths and an elbow between them. One ribbon would fold over itself there. */

import type { Piece } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { armHalf, centreX } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, norm, type Point, scaled, sub, unit } from '#atelier/kit/points.ts';
import { profile } from '#atelier/kit/profile.ts';
import type { Side } from '#atelier/kit/side.ts';
import { PLAIN_OUTSIDE, type SleeveCut } from './sleeve-cuts.ts';

/** Cosine of the elbow below which a sleeve is made of two lengths. */
const SHARP = 0.35;

export function isSharp(f: Wearer, s: Side): boolean {
  const a = f.arm[s];
  // the sleeve of an arm on the hip is one length with a shape of its own
  if (a.onHip) return false;
  const upper = unit(sub(a.elbow, a.shoulder));
  const lower = unit(sub(a.wrist, a.elbow));
  return upper[0] * lower[0] + upper[1] * lower[1] < SHARP;
}

/** Its hand lies on the other side of the body: the forearm is before whatever the front wears. */
export const isFoldedAcross = (f: Wearer, s: Side): boolean => {
  const { wrist } = f.arm[s];
  return isSharp(f, s) && s * (wrist[0] - centreX(f, wrist[1])) < 0;
};

/** A bent sleeve without its upper length, over which a collar or a button may lie. */
export const onlyForearm = <T extends { pieces: Piece[] }>(sleeve: T): T => ({
  ...sleeve,
  pieces: sleeve.pieces.slice(1),
});

export interface Forearm {
  piece: Piece;
  /** Edges from elbow to wrist, upper and lower on the page. */
  edges: [Point[], Point[]];
  /** Round the elbow, from the one to the other. */
  cap: Point[];
  panel: Panel;
}

/** A half-oval: where it begins, which way it points, how wide and how far it reaches, page units. */
interface Cap {
  from: Point;
  away: Point;
  radius: number;
  reach: number;
}

/** Half-oval round the elbow, from one edge to the other, away from the wrist. */
function elbowCap(centre: Point, { from, away, radius, reach }: Cap): Point[] {
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  const middle = Math.atan2(away[1], away[0]);
  const turn = Math.atan2(Math.sin(middle - start), Math.cos(middle - start)) > 0 ? 1 : -1;
  return Array.from({ length: 11 }, (_, i): Point => {
    const a = start + (turn * Math.PI * i) / 10;
    const [x, y] = [Math.cos(a) * radius, Math.sin(a) * radius];
    const out = Math.max(0, x * away[0] + y * away[1]) * (reach / radius - 1);
    return [centre[0] + x + away[0] * out, centre[1] + y + away[1] * out];
  });
}

/** The lower length, from the elbow to the sleeve's end. */
export function forearm(f: Wearer, s: Side, cut: SleeveCut, name: string): Forearm {
  const { elbow, wrist } = f.arm[s];
  const end = mix(elbow, wrist, Math.min(1, (cut.end - 0.5) * 2));
  const way = unit(sub(wrist, elbow));
  const side: Point = [-way[1], way[0]];
  const half = (t: number, outer: boolean): number =>
    armHalf(f, outer, lerp(0.5, 1, t)) +
    profile(cut.room, lerp(0.5, cut.end, t) / cut.end) * (outer ? (cut.outside ?? PLAIN_OUTSIDE) : 0.8) +
    2;
  const edge = (k: 1 | -1): Point[] =>
    spline(
      [0, 0.3, 0.65, 1].map((t): Point => add(mix(elbow, end, t), scaled(side, k * half(t, k > 0)))),
      8,
    );
  const a = edge(1);
  const b = edge(-1);
  const radius = (norm(sub(a[0], elbow)) + norm(sub(b[0], elbow))) / 2;
  // the elbow ends where the upper length does
  const reach = armHalf(f, true, 0.5) + profile(cut.room, 0.5 / cut.end) * (cut.outside ?? PLAIN_OUTSIDE) - 2.5;
  const cap = elbowCap(elbow, { from: a[0], away: scaled(way, -1), radius, reach: Math.min(radius, reach) });
  const leftIsA = a[0][0] < b[0][0] || (a[0][0] === b[0][0] && s < 0);
  const back = scaled(way, -radius);
  const whole = (line: Point[]): Point[] => [add(line[0], back), ...line];
  const panel = new Panel(whole(leftIsA ? a : b), whole(leftIsA ? b : a), { depth: 0.7, across: 18, along: 34 });
  return {
    piece: {
      name,
      outline: [...a, ...reversed(b), ...reversed(cap).slice(1, -1)],
      surface: panel,
      lift: 3,
      grain: { dy: 23 },
    },
    edges: [a, b],
    cap,
    panel,
  };
}
