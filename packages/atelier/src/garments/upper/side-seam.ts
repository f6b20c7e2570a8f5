/** Side seams: from the underarm down the body, as near to it as the cut wants. */

import { centreX, coverLegs } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';

export interface SeamCut {
  /** Room between cloth and body, page units. */
  ease: number;
  /** Page height at which it ends. */
  endY: number;
  /** 0 follows the waist, 1 hangs straight from the bust. */
  box?: number;
  /** Units beyond the hip at the hem. */
  flare?: number;
  /** Units by which the armhole is cut deeper. */
  drop?: number;
  /** Close to the knee, then a fishtail. */
  mermaid?: boolean;
}

/** The part of a line above a height, ending exactly on it. */
export function cutAtY(line: readonly Point[], y: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < line.length; i++) {
    if (line[i][1] > y && i) {
      const a = line[i - 1];
      const b = line[i];
      const t = (y - a[1]) / (b[1] - a[1] || 1);
      out.push([a[0] + (b[0] - a[0]) * t, y]);
      return out;
    }
    out.push(line[i]);
  }
  return out;
}

/** Half the breadth across a hanging forearm within which a seam is hidden by it, page units. */
const HIDDEN = 5;
/** A forearm that leans more than this over its length does not hang. */
const LEANS = 44;

/** A hem's corner never stands out on the far side of an arm that hangs before it. Changes the seam in place. */
export function behindArm(f: Wearer, s: Side, seam: Point[]): void {
  const { elbow, wrist, behind } = f.arm[s];
  if (behind || Math.abs(wrist[0] - elbow[0]) > LEANS || wrist[1] < elbow[1] + 30) return;
  for (const p of seam) {
    const t = (p[1] - elbow[1]) / (wrist[1] - elbow[1]);
    if (t < 0.3 || t > 1.1) continue;
    const beyond = s * (p[0] - lerp(elbow[0], wrist[0], t)) - HIDDEN;
    if (beyond > 0 && beyond < 24) p[0] -= s * beyond;
  }
}

/** Side seam of a garment, top to bottom. */
export function sideSeam(f: Wearer, s: Side, cut: SeamCut): Point[] {
  const { ease, endY, box = 0, flare = 0, drop = 0 } = cut;
  const off = (p: Point, k = 1): Point => add(p, [s * ease * k, 0]);
  const atBust = off(f.bust[s], 0.9);
  const atHip = off(f.hip[s]);
  const straightened = (p: Point): Point => {
    const t = (p[1] - atBust[1]) / (atHip[1] - atBust[1]);
    const x = lerp(atBust[0], atHip[0], t);
    return [lerp(p[0], s < 0 ? Math.min(p[0], x) : Math.max(p[0], x), box), p[1]];
  };
  const points: Point[] = [
    add(f.underarm[s], [s * ease * 0.5, drop]),
    atBust,
    straightened(off(f.underbust[s])),
    straightened(off(f.waist[s])),
    straightened(off(f.highHip[s])),
    atHip,
  ];
  if (endY > atHip[1] + 4) {
    const half = Math.abs(atHip[0] - centreX(f, atHip[1]));
    if (cut.mermaid) {
      const knee = lerp(atHip[1], endY, 0.58);
      points.push(
        [centreX(f, knee) + s * (half - 26), knee],
        [centreX(f, endY) + s * (half + 18), lerp(knee, endY, 0.5)],
        [centreX(f, endY) + s * (half + 98), endY],
      );
    } else {
      const end: Point = [lerp(atHip[0], centreX(f, endY) + s * half, 0.8) + s * flare, endY];
      points.push(mix(atHip, end, 0.45), mix(atHip, end, 0.8), end);
    }
  }
  const seam = spline(points, 10);
  if (endY > atHip[1] + 30) coverLegs(f, seam, s, 4);
  return cutAtY(seam, endY);
}
