/** The churis of a churidar: it is cut longer than the leg, and the rest of it is pushed up into rings above the ankle. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { stream } from '#atelier/kit/chance.ts';
import { reversed } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import type { LegPanel } from './trouser-parts.ts';

/** Rings of one leg, and the stretch of it (v) they lie on; they crowd toward the ankle. */
const RINGS = 8;
const FROM = 0.83;
const SAMPLES = 18;
/** How far a ring stands off the leg at its sides, page units. */
const STANDS = 2.6;

function ringsOf(leg: LegPanel, fabric: FabricRule, next: () => number): Build {
  const b = emptyBuild();
  const { panel } = leg;
  const bounds = Array.from({ length: RINGS + 1 }, (_, i) => {
    const t = i / RINGS;
    const at = lerp(FROM, 1, 1 - (1 - t) ** 1.35) - (i && i < RINGS ? next() * 0.008 : 0);
    const tilt = i < RINGS ? (next() - 0.5) * 0.03 : 0;
    const sag = i < RINGS ? 0.012 + next() * 0.01 : 0;
    return (u: number): number => Math.min(1, at + tilt * u + sag * (1 - u * u));
  });
  const line = (i: number): Point[] =>
    Array.from({ length: SAMPLES }, (_, k) => {
      const u = -1 + (2 * k) / (SAMPLES - 1);
      return panel.map(u, bounds[i](u));
    });
  // each is pushed up under the one above it
  for (let i = RINGS - 1; i >= 0; i--) {
    const top = line(i);
    const low = line(i + 1);
    const belly = (s: Side): Point => {
      const v = (bounds[i](s) + bounds[i + 1](s)) / 2;
      return add(panel.map(s, v), [s * STANDS * (0.7 + next() * 0.6), 0]);
    };
    const [left, right] = [belly(-1), belly(1)];
    const bulge = fabric.foldHeight * (0.5 + next() * 0.25);
    b.pieces.push({
      name: `${leg.name}ring${i}`,
      outline: [...top, right, ...reversed(low), left],
      surface: panel,
      lift: 1.2,
      swell: (u, v) => {
        const t = clamp((v - bounds[i](u)) / Math.max(0.004, bounds[i + 1](u) - bounds[i](u)));
        return bulge * Math.sin(Math.PI * t);
      },
    });
    const from = Math.floor(next() * SAMPLES * 0.35);
    const seen = next() < 0.5 ? low.slice(0, SAMPLES - from) : low.slice(from);
    if (i < RINGS - 1) b.lines.push({ kind: 'overlap', points: seen, weight: 0.45 + next() * 0.45 });
    b.lines.push(
      { kind: 'light', points: [top[0], left, low[0]], weight: 0.7 },
      { kind: 'shade', points: [top[SAMPLES - 1], right, low[SAMPLES - 1]], weight: 0.8 },
    );
  }
  b.lines.push({ kind: 'hem', points: line(RINGS), weight: 0.8 });
  return b;
}

/** One build a leg, the one in front last, each to be painted by itself. */
export function churidarRings(legs: readonly LegPanel[], fabric: FabricRule, seed: number): Build[] {
  const next = stream(seed, 'churidar.rings');
  return legs.map((leg) => ringsOf(leg, fabric, next));
}
