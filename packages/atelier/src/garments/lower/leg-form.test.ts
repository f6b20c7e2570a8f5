import { expect, test } from 'vitest';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { bodiedEdges } from '#atelier/garments/lower/leg-form.ts';
import { trousersOf as garmentOf, personOf } from '#atelier/garments/outfits.fixture.ts';
import type { Point } from '#atelier/kit/points.ts';
import { mensTrouserCut } from './trousers/trouser-cuts.ts';

const f = makeWearer(personOf(), { x: 390, heel: 0 });

/** A straight tube from hip to floor round a leg. */
const tube = (x: number): Point[] => [
  [x, f.hip[1][1]],
  [x, f.floor],
];
const xAt = (edge: readonly Point[], y: number): number => (edge.find((p) => p[1] >= y) ?? edge[edge.length - 1])[0];

test.each(['straight', 'wide'] as const)(
  'a %s leg turns at the knee that is bent, and not at the one that bears',
  (cut) => {
    expect(garmentOf({ silhouette: cut }).silhouette).toBe(cut);
    for (const s of [-1, 1] as const) {
      const { outer, inner } = bodiedEdges({ outer: tube(390 + s * 60), inner: tube(390 + s * 10) }, f, s, {
        cut: mensTrouserCut(cut),
        fabric: FABRIC_RULES.wool,
        seed: 5,
        length: 1.05,
      });
      const knee = f.leg[s].knee[1] - 10;
      const out = (edge: Point[]): number =>
        s * (xAt(edge, knee) - (xAt(edge, knee - 150) + xAt(edge, knee + 120)) / 2);
      if (s === f.weight) expect(out(inner)).toBeLessThan(2);
      else {
        expect(out(outer)).toBeGreaterThan(4);
        expect(out(inner)).toBeGreaterThan(2);
      }
    }
  },
);
