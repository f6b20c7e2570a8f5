import { describe, expect, test } from 'vitest';
import type { Build } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { placedColour } from '#atelier/cloth/prints/placed-prints.ts';
import { shoulderLine } from '#atelier/figure/body/landmarks.ts';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { personOf } from '#atelier/garments/outfits.fixture.ts';
import { bardot } from '#atelier/garments/sleeve/bardot.ts';
import { bodice } from '#atelier/garments/upper/bodice.ts';
import { at } from '#atelier/kit/curves.ts';
import type { Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { bothEndsBehind } from './drape-deep-u.ts';
import { bothEndsInFront } from './drape-front-ends.ts';
import { overOneShoulder } from './drape-one-shoulder.ts';
import { overBothArms } from './drape-over-arms.ts';
import { palluOf, type SareeStyle } from './saree-drapes.ts';
import { sareeSkirt } from './saree-skirt.ts';

const f = makeWearer(personOf(), { x: 390, heel: 0 });

test('an off-shoulder band is one piece over both arms and the chest', () => {
  const fabric = FABRIC_RULES.georgette;
  const { neck } = bodice(f, { fabric, seed: 3, neck: 'off-shoulder', ease: 3, endY: f.waist[LEFT][1], hem: 'joined' });
  const [left, right] = bardot(f, neck.edge, fabric, 3);
  const band = left.pieces.find((p) => p.name === 'bardot');
  expect(right.pieces).toContain(band);
  const xs = band?.outline.map(([x]) => x) ?? [];
  expect(Math.min(...xs)).toBeLessThan(f.shoulder[LEFT][0]);
  expect(Math.max(...xs)).toBeGreaterThan(f.shoulder[RIGHT][0]);
  expect(band?.outline.every(([, y]) => y > f.shoulder[LEFT][1])).toBe(true);
});

describe('a dupatta', () => {
  const o = { fabric: FABRIC_RULES.georgette, seed: 5, border: 14 };
  const span = (build: Build): { left: number; right: number; top: number; low: number } => {
    const all = build.pieces.flatMap((p) => p.outline);
    const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), low: Math.max(...ys) };
  };

  test.each([2, 5, 11])(
    'with both ends behind hangs to the ribs and its ends are clear of the arms, seed %i',
    (seed) => {
      const { front, behind } = bothEndsBehind(f, { ...o, seed });
      expect(span(front).left).toBeLessThan(at(shoulderLine(f, -1), 0.9)[0]);
      expect(span(front).right).toBeGreaterThan(at(shoulderLine(f, 1), 0.9)[0]);
      expect(span(front).low).toBeGreaterThan(f.underbust[LEFT][1]);
      expect(span(behind).left).toBeLessThan(f.arm[LEFT].wrist[0] - 20);
      expect(span(behind).right).toBeGreaterThan(f.arm[RIGHT].wrist[0] + 20);
    },
  );

  test('over one shoulder leaves the other bare and hangs below the hip', () => {
    const { left, top, low } = span(overOneShoulder(f, o).front);
    expect(left).toBeGreaterThan(f.neck.pit[0] - 40);
    expect(top).toBeLessThan(shoulderLine(f, 1)[8][1]);
    expect(low).toBeGreaterThan(f.hip[RIGHT][1]);
  });

  test('over both arms goes round the back and outside each arm, and leaves the chest bare', () => {
    const { front, behind, overArms } = overBothArms(f, o);
    expect(front.pieces).toHaveLength(0);
    expect(behind.pieces.length).toBeGreaterThan(0);
    const carried = span(overArms ?? front);
    expect(carried.top).toBeGreaterThan(f.bust[LEFT][1]);
    expect(carried.left).toBeLessThan(f.arm[LEFT].elbow[0]);
    expect(carried.right).toBeGreaterThan(f.arm[RIGHT].elbow[0]);
  });

  test('round the neck both its ends hang in front, a shawl over the arms as well', () => {
    const [stole, shawl] = [false, true].map((wide) => span(bothEndsInFront(f, o, wide).front));
    expect(stole.low).toBeGreaterThan(f.hip[LEFT][1]);
    expect(shawl.left).toBeLessThan(stole.left - 10);
    expect(shawl.right).toBeGreaterThan(stole.right + 10);
  });

  test('pleats carry the border along their outer edges and each across its own end', () => {
    const { pieces } = overOneShoulder(f, o).front;
    const borders = pieces.filter((p) => p.material === 1);
    const pleats = pieces.filter((p) => p.material !== 1 && /\d$/.test(p.name));
    expect(borders).toHaveLength(pleats.length + 2);
  });
});

describe('a saree', () => {
  const o = { fabric: FABRIC_RULES.silk, seed: 5, border: 30 };
  const reach = (points: readonly Point[]): number => {
    const xs = points.map(([x]) => x);
    return Math.max(...xs) - Math.min(...xs);
  };

  test('has a fan of pleats that starts in its own waist and opens to the hem', () => {
    const { build, panel } = sareeSkirt(f, o);
    const pleats = build.pieces.filter((p) => /^pleat\d+$/.test(p.name)).flatMap((p) => p.outline);
    const waistY = panel.map(0, 0)[1];
    const hemY = panel.map(0, 1)[1];
    const near = (y: number): Point[] => pleats.filter((p) => Math.abs(p[1] - y) < 14);
    expect(Math.min(...pleats.map(([, y]) => y))).toBeLessThanOrEqual(waistY + 1);
    expect(reach(near(hemY))).toBeGreaterThan(reach(near(waistY)) * 1.8);
  });

  test('wears its pallu as its style asks: over the other shoulder in Gujarat, without a fan in Bengal', () => {
    const { panel } = sareeSkirt(f, o);
    const middle = (style: SareeStyle): number => {
      const xs = palluOf(f, style, o, panel).front.pieces.flatMap((p) =>
        p.outline.filter(([, y]) => y < f.underarm[LEFT][1]).map(([x]) => x),
      );
      return (Math.min(...xs) + Math.max(...xs)) / 2;
    };
    expect(middle('nivi')).toBeGreaterThan(f.neck.pit[0]);
    expect(middle('gujarati')).toBeLessThan(f.neck.pit[0]);
    expect(sareeSkirt(f, o, false).build.pieces.some((p) => p.name.startsWith('pleat'))).toBe(false);
  });
});

test('the seam between two colours is blended over its pixel, never cut', () => {
  const material = {
    fabric: 'cotton' as const,
    colour: '#000000',
    print: { kind: 'colour-block' as const, colours: ['#ffffff'], scale: 1 },
  };
  const paint = placedColour(material, 1);
  const levels = new Set<number>();
  const rows = 300;
  for (let x = 0; x < 100; x++)
    for (let y = 180; y < 220; y++) {
      const c = [0, 0, 0];
      // the edge rides a fold: it sinks a little from column to column
      paint?.((y + x * 0.02) / rows, 0, 1 / rows, x, y, c);
      levels.add(Math.round(c[0] * 20));
    }
  expect(levels.size).toBeGreaterThan(5);
});
