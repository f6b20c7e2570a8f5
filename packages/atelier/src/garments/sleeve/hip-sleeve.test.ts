import { describe, expect, it } from 'vitest';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { personOf } from '#atelier/figure/people.fixture.ts';
import { POSE_DATA } from '#atelier/figure/poses/pose-table.ts';
import { vary } from '#atelier/figure/poses/vary.ts';
import { distance, type Point } from '#atelier/kit/points.ts';
import { LEFT, SIDES } from '#atelier/kit/side.ts';
import { sleeve } from './sleeve.ts';
import { sleeveCut } from './sleeve-cuts.ts';

const over = 'front' as const;
const stance = vary(POSE_DATA.contrapposto, { left: { hand: 'rest', over }, right: { hand: 'rest', over } });
const PEOPLE = (['female', 'male'] as const).flatMap((presentation) =>
  (['slim', 'average', 'full'] as const).map((build) =>
    makeWearer(personOf({ presentation, build }), { x: 420, heel: 0, stance }),
  ),
);
const SHAPES = ['set-in', 'shirt', 'tailored', 'raglan', 'drop-shoulder', 'puff', 'bishop', 'balloon', 'bell'] as const;

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const crosses = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
/** Whether a line crosses itself. */
const loops = (line: readonly Point[]): boolean =>
  line.some((_, i) => i > 0 && line.some((_, k) => k > i + 1 && crosses(line[i - 1], line[i], line[k - 1], line[k])));

const made = (f: Wearer, shape: (typeof SHAPES)[number], side: (typeof SIDES)[number]) => {
  const cut = sleeveCut(shape, 'long');
  if (!cut) throw new Error(`${shape} has no cut`);
  return sleeve(f, side, { cut, fabric: FABRIC_RULES.cotton, seed: 7 });
};

describe('the sleeve of an arm on the hip', () => {
  it.each(SHAPES)('%s: is one length whose edges do not cross themselves', (shape) => {
    for (const f of PEOPLE)
      for (const s of SIDES) {
        const { pieces, panel } = made(f, shape, s);
        expect(pieces.filter(({ name }) => name.startsWith('sleeve'))).toHaveLength(1);
        expect(loops(panel.left)).toBe(false);
        expect(loops(panel.right)).toBe(false);
      }
  });

  it.each(SHAPES)('%s: folds begin at the crook and leave the outer edge quiet', (shape) => {
    const cut = sleeveCut(shape, 'long');
    for (const f of PEOPLE)
      for (const s of SIDES) {
        const { folds, panel } = made(f, shape, s);
        const crook = panel.map(-s, 0.5);
        const near = folds.filter(({ points }) => distance(points[0], crook) < 0.2 * f.perHead);
        if (cut?.gathers !== 'end') expect(near.length).toBeGreaterThan(0);
        const outer = s === LEFT ? panel.left : panel.right;
        const past = (p: Point): number => Math.min(...outer.map((q) => distance(p, q)));
        for (const { points } of near)
          expect(past(points[points.length - 1]) / panel.halfWidth(0.5)).toBeGreaterThan(0.1);
      }
  });
});
