import { expect, test } from 'vitest';
import { FABRIC_RULES } from '#atelier/cloth/fabrics.ts';
import { placedColour } from '#atelier/cloth/placed.ts';
import { shoulderLine } from '#atelier/figure/landmarks.ts';
import { makeWearer } from '#atelier/figure/wearer.ts';
import { bardot } from '#atelier/garments/bardot.ts';
import { bodice } from '#atelier/garments/bodice.ts';
import { acrossChest } from '#atelier/garments/dupatta.ts';
import { personOf } from '#atelier/garments/outfits.fixture.ts';
import { at } from '#atelier/paint/geometry.ts';

const f = makeWearer(personOf(), { x: 390, heel: 0 });

test('an off-shoulder band is one piece over both arms and the chest', () => {
  const fabric = FABRIC_RULES.georgette;
  const { neck } = bodice(f, { fabric, seed: 3, neck: 'off-shoulder', ease: 3, endY: f.waL[1], hem: 'joined' });
  const [left, right] = bardot(f, neck.edge, fabric, 3);
  const band = left.pieces.find((p) => p.name === 'bardot');
  expect(right.pieces).toContain(band);
  const xs = band?.outline.map(([x]) => x) ?? [];
  expect(Math.min(...xs)).toBeLessThan(f.shL[0]);
  expect(Math.max(...xs)).toBeGreaterThan(f.shR[0]);
  expect(band?.outline.every(([, y]) => y > f.shL[1])).toBe(true);
});

test.each([2, 5, 11])(
  'a dupatta reaches the shoulder point on both sides and its ends hang clear of the arms, seed %i',
  (seed) => {
    const { front, behind } = acrossChest(f, { fabric: FABRIC_RULES.georgette, seed, border: 10 });
    const xs = front.pieces[0].outline.map(([x]) => x);
    expect(Math.min(...xs)).toBeLessThan(at(shoulderLine(f, -1), 0.9)[0]);
    expect(Math.max(...xs)).toBeGreaterThan(at(shoulderLine(f, 1), 0.9)[0]);
    const hung = behind.pieces.flatMap((p) => p.outline.map(([x]) => x));
    expect(Math.min(...hung)).toBeLessThan(f.armL.wr[0] - 20);
    expect(Math.max(...hung)).toBeGreaterThan(f.armR.wr[0] + 20);
  },
);

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
