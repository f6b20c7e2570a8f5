import { expect, it } from 'vitest';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import type { Point } from '#atelier/kit/points.ts';
import { creaseEdges } from './sleeve-outline.ts';

/** A sleeve that hangs straight down, its edges so far to either side. */
const HALF = 12;
const edge = (x: number): Point[] => Array.from({ length: 161 }, (_, i): Point => [x, i]);
const ELBOW = 80;

it('a bent arm fills its sleeve out below the point of the elbow: its outer edge has no notch there', () => {
  for (let seed = 0; seed < 40; seed++) {
    const [outer, inner] = [edge(-HALF), edge(HALF)];
    creaseEdges(
      { outer, inner },
      { much: 0.45, inside: 'inner' },
      { fabric: FABRIC_RULES.wool, seed, end: 1, settles: false },
    );
    const out = outer.map(([x]) => -HALF - x);
    const point = out.indexOf(Math.max(...out));
    expect(Math.abs(point - ELBOW), `${seed}`).toBeLessThan(12);
    for (let i = point; i < ELBOW + 40; i++) expect(out[i], `${seed}: ${i}`).toBeGreaterThan(0);
  }
});
