/** The cowls of a Patiala salwar: layers of cloth that hang from the hip and the fork in deep scoops, one over the other. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { stream } from '#atelier/kit/chance.ts';
import { reversed } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { LegPanel } from './trouser-parts.ts';

/** Layers down one leg, and the stretch of it (v) over which they hang. */
const LAYERS = 6;
const FROM = 0.2;
const TO = 0.87;
const SAMPLES = 30;

/** Lower edge of a layer: v at u, deepest toward the inside of the leg. */
type Scoop = (u: number) => number;

function scoops(leg: LegPanel, next: () => number): Scoop[] {
  return Array.from({ length: LAYERS + 1 }, (_, i): Scoop => {
    const t = i / LAYERS;
    const at = lerp(FROM, TO, t) + (i && i < LAYERS ? (next() - 0.5) * 0.07 : 0);
    const sag = lerp(0.05, 0.12, next()) * (1 - 0.4 * t);
    const lean = 0.16 + next() * 0.2;
    // it hangs from the outer seam a little higher than from the inner one
    const climb = leg.side * (0.035 + next() * 0.02);
    return (u) => at - climb * u + sag * (1 - clamp(Math.abs(u + leg.side * lean) / (1 + lean)) ** 2.2) - sag * 0.4;
  });
}

function cowlsOf(leg: LegPanel, fabric: FabricRule, next: () => number): Build {
  const b = emptyBuild();
  const { panel } = leg;
  const edges = scoops(leg, next);
  const line = (scoop: Scoop): Point[] =>
    Array.from({ length: SAMPLES }, (_, k) => {
      const u = -1 + (2 * k) / (SAMPLES - 1);
      return panel.map(u, scoop(u));
    });
  // the highest layer lies over the one below it
  for (let i = LAYERS - 1; i >= 0; i--) {
    const top = edges[i];
    const low = edges[i + 1];
    const name = `${leg.name}cowl${i}`;
    const bulge = fabric.foldHeight * (1.1 + next() * 0.5);
    const edge = line(low);
    b.pieces.push({
      name,
      outline: [...line((u) => top(u) - 0.03), ...reversed(edge)],
      surface: panel,
      lift: 2.6,
      // it rolls under at its lower edge
      swell: (u, v) => {
        const t = clamp((v - top(u)) / Math.max(0.01, low(u) - top(u)));
        // the highest grows out of the gathers
        const held = i ? 0.12 : 0;
        return bulge * Math.sin(Math.PI * (held + (0.9 - held) * t)) * (1 - u ** 4 * 0.6);
      },
    });
    // its edge is lost here and there in the light
    const lost = Math.floor(next() * SAMPLES * 0.3);
    const seen = next() < 0.5 ? edge.slice(1, SAMPLES - lost) : edge.slice(1 + lost, -1);
    b.lines.push({ kind: 'overlap', points: seen, weight: 0.5 + next() * 0.5 });
    // pulls fan out from where the layer is held at the side
    for (const s of [-1, 1])
      if (next() < 0.75)
        b.folds.push({
          points: panel.line([
            [s * 0.95, lerp(top(s), low(s), 0.35)],
            [s * 0.55, lerp(top(s * 0.55), low(s * 0.55), 0.5 + next() * 0.2)],
            [s * 0.1, lerp(top(0), low(0), 0.62 + next() * 0.2)],
          ]),
          width: 10,
          height: fabric.foldHeight * 0.6,
          side: s < 0 ? 1 : -1,
          ink: 0.45,
          to: 0.5 + next() * 0.4,
          on: [name],
        });
  }
  return b;
}

/** One build a leg, the one in front last, each to be painted by itself. */
export function patialaCowls(legs: readonly LegPanel[], fabric: FabricRule, seed: number): Build[] {
  const next = stream(seed, 'patiala.cowls');
  return legs.map((leg) => cowlsOf(leg, fabric, next));
}
