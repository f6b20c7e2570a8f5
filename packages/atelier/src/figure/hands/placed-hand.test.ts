import type { Person } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { personOf } from '#atelier/figure/people.fixture.ts';
import { POSE_DATA } from '#atelier/figure/poses/pose-table.ts';
import { vary } from '#atelier/figure/poses/vary.ts';
import { type Point, radians, sub } from '#atelier/kit/points.ts';
import { isInside } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import { HANGING } from './hand-roles.ts';
import { HANDS } from './hands.ts';
import { type PlacedFinger, type PlacedHand, placedHand } from './placed-hand.ts';

/** Breadth of a set of lines across a direction, and their length along it from a point, heads. */
function extent(lines: Point[][], from: Point, deg: number): { across: number; along: number } {
  const [c, s] = [Math.cos(radians(deg)), Math.sin(radians(deg))];
  const places = lines.flat().map((p) => sub(p, from));
  const across = places.map(([x, y]) => y * c - x * s);
  return {
    across: Math.max(...across) - Math.min(...across),
    along: Math.max(...places.map(([x, y]) => x * c + y * s)),
  };
}

/** Breadth of a palm beyond the wrist it grows from, heads. */
function palmOf({ palm, wrist, deg, size }: PlacedHand): number {
  const beyond = palm.filter((p) => extent([[p]], wrist, deg).along > size * 0.1);
  return extent([beyond], wrist, deg).across;
}

/** Breadth of the drawn face of a person, crown to chin, heads. */
function faceOf(person: Person): { breadth: number; height: number } {
  const { build } = makeWearer(person, { x: 420, heel: 0 }).body;
  return { breadth: 0.68 * build.head, height: build.head };
}

describe('hands', () => {
  const GROWN = (['female', 'male', 'androgynous'] as const).flatMap((presentation) =>
    (['slim', 'average'] as const).map((build) => personOf({ presentation, build })),
  );
  const shapes = Object.keys(HANDS).filter((name): name is keyof typeof HANDS => name in HANDS);
  const placed = (person: Person, hand: keyof typeof HANDS, side: Side) => {
    const stance = vary(POSE_DATA.relaxed, { left: { hand }, right: { hand } });
    const { body } = makeWearer(person, { x: 420, heel: 0, stance });
    const made = placedHand(body, side);
    if (!made) throw new Error(`${hand} is hidden`);
    return { body, made };
  };

  it.each(shapes)('%s: are narrow beside a face, and as long as from chin to brow', (name) => {
    for (const person of GROWN)
      for (const side of SIDES) {
        const { made } = placed(person, name, side);
        const face = faceOf(person);
        const told = `${name} ${person.presentation} ${person.build} ${side}`;
        expect(palmOf(made) / face.breadth, told).toBeLessThan(0.38);
        const whole = extent(made.shapes, made.wrist, made.deg);
        if (HANGING.has(name)) expect(whole.across / face.breadth, told).toBeLessThan(0.45);
        expect(whole.along / face.height, told).toBeLessThan(0.8);
        if (HANGING.has(name)) expect(whole.along / face.height, told).toBeGreaterThan(0.58);
      }
  });

  it.each(shapes)('%s: sit on a wrist that is no stalk', (name) => {
    for (const person of GROWN)
      for (const side of SIDES) {
        const { body, made } = placed(person, name, side);
        const wrist = body.form.armOuter.at(-1)?.[2] ?? 0;
        const inner = body.form.armInner.at(-1)?.[2] ?? 0;
        const ratio = ((wrist + inner) * body.build.limb) / palmOf(made);
        expect(ratio, `${name} ${person.presentation} ${person.build} ${side}`).toBeGreaterThan(0.6);
      }
  });

  it('hang in groups that are told apart: three fingers as one, the forefinger off them, the thumb off its tip; never a fan', () => {
    const tipOf = ({ outline }: PlacedFinger): Point => outline[Math.floor(outline.length / 2)];
    const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
    for (const name of shapes.filter((shape) => HANGING.has(shape) && shape !== 'spread'))
      for (const side of SIDES) {
        const { made } = placed(personOf(), name, side);
        const { size, wrist, deg, thumb, fingers } = made;
        expect(fingers.length, name).toBe(4);
        if (!thumb) throw new Error(`${name} has no thumb`);
        const tips = fingers.map(tipOf);
        const fore = tips[3];
        // each of the three lies on the next: no ground is seen between them
        for (const [i, { outline }] of fingers.slice(0, 2).entries())
          expect(
            outline.some((p) => isInside(p, fingers[i + 1].outline)),
            `${name}: finger ${i}`,
          ).toBe(true);
        expect(apart(fore, tips[2]) / size, name).toBeGreaterThan(0.07);
        expect(apart(fore, tipOf(thumb)) / size, name).toBeGreaterThan(0.15);
        expect(extent([tips], wrist, deg).across / size, name).toBeLessThan(0.3);
      }
  });
});

describe('clasped hands', () => {
  it('are two: one lies round the other’s wrist, whose fingers hang on below', () => {
    for (const presentation of ['female', 'male'] as const) {
      const { body } = makeWearer(personOf({ pose: 'clasped', presentation }), { x: 420, heel: 0 });
      const held = placedHand(body, LEFT);
      const holds = placedHand(body, RIGHT);
      if (!held || !holds) throw new Error('a hand is hidden');
      const covered = (p: Point) => holds.shapes.some((shape) => isInside(p, shape));
      expect(covered(held.at([0, 0.05]))).toBe(true);
      for (const finger of held.fingers)
        expect(covered(finger.outline[Math.floor(finger.outline.length / 2)])).toBe(false);
    }
  });
});

describe('the wrist', () => {
  it('runs on from the edges of the forearm into the hand', () => {
    for (const pose of ['relaxed', 'contrapposto', 'lapel', 'pockets'] as const)
      for (const side of SIDES) {
        const { body } = makeWearer(personOf({ pose }), { x: 420, heel: 0 });
        const hand = placedHand(body, side);
        const away = (line: Point[], p: Point) => Math.min(...line.map((q) => Math.hypot(q[0] - p[0], q[1] - p[1])));
        expect(away(body.armOut[side], hand?.palm[0] ?? [9, 9]), pose).toBeLessThan(0.02);
        expect(away(body.armIn[side], hand?.palm.at(-1) ?? [9, 9]), pose).toBeLessThan(0.02);
      }
  });
});
