import type { Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import {
  armAxis,
  armEdge,
  armHalf,
  armhole,
  bustPoint,
  centreX,
  legShape,
  shoulderLine,
} from '#atelier/figure/body/landmarks.ts';
import { heelOf } from '#atelier/figure/feet/draw-shoes.ts';
import { SHOES } from '#atelier/figure/feet/shoes.ts';
import { EVERYBODY, personOf, tell } from '#atelier/figure/people.fixture.ts';
import { DRAWABLE_POSES, poseFor, stanceOf } from '#atelier/figure/poses/stance-for.ts';
import type { Point } from '#atelier/kit/points.ts';
import { isInside } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import { HEAD } from '#atelier/kit/units.ts';
import { FLOOR, makeWearer, type Wearer } from './wearer.ts';

const X = 420;
const stand = (w: (typeof EVERYBODY)[number], heel = 0): Wearer => makeWearer(w, { x: X, heel });
/** Whether p lies within a closed shape or within two pixels of its line. */
const within = (shape: Point[], p: Point): boolean =>
  isInside(p, shape) || shape.some((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) < 2.5);
const tilt = (a: Point, b: Point): number => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

describe('every wearer, over all builds, ages and poses', () => {
  it('keeps every landmark of the trunk on the drawn body', () => {
    for (const person of EVERYBODY) {
      const w = stand(person);
      const { torso, arm } = w.body.shapes;
      const drawn = [torso, arm[LEFT], arm[RIGHT]].map(w.lineToPage);
      for (const p of [
        w.neck.pit,
        w.neck.base[LEFT],
        w.neck.base[RIGHT],
        w.bust[LEFT],
        w.bust[RIGHT],
        w.waist[LEFT],
        w.waist[RIGHT],
        w.highHip[LEFT],
        w.highHip[RIGHT],
        w.hip[LEFT],
        w.hip[RIGHT],
        w.crotch,
      ])
        expect(
          drawn.some((shape) => within(shape, p)),
          `${tell(person)} ${p}`,
        ).toBe(true);
    }
  });

  it('carries its weight: the bearing ankle, or the middle of both, stands under the pit of the neck', () => {
    for (const person of EVERYBODY) {
      const w = stand(person);
      const bearing = w.weight === LEFT ? w.leg[LEFT].ankle[0] : w.leg[RIGHT].ankle[0];
      const x = w.body.pose.even ? (w.leg[LEFT].ankle[0] + w.leg[RIGHT].ankle[0]) / 2 : bearing;
      expect(Math.abs(x - w.neck.pit[0]) / HEAD, tell(person)).toBeLessThan(0.15);
    }
  });

  it('tilts shoulders and hips against each other by more than three degrees, or stands square on both legs', () => {
    for (const person of EVERYBODY) {
      const w = stand(person);
      const shoulders = tilt(w.shoulder[LEFT], w.shoulder[RIGHT]);
      const hips = tilt(w.hip[LEFT], w.hip[RIGHT]);
      if (w.body.pose.even) {
        expect(Math.max(Math.abs(shoulders), Math.abs(hips)), tell(person)).toBeLessThan(4);
        continue;
      }
      expect(Math.abs(shoulders), tell(person)).toBeGreaterThan(3);
      expect(Math.abs(hips), tell(person)).toBeGreaterThan(3);
      expect(Math.sign(shoulders), tell(person)).toBe(-Math.sign(hips));
    }
  });

  it('raises the hip that bears', () => {
    for (const person of EVERYBODY.filter((person) => !stanceOf(person).even)) {
      const w = stand(person);
      expect(w.weight === LEFT ? w.hip[LEFT][1] : w.hip[RIGHT][1], tell(person)).toBeLessThan(
        w.weight === LEFT ? w.hip[RIGHT][1] : w.hip[LEFT][1],
      );
    }
  });

  it('stays on the sheet, hair and heels included', () => {
    for (const person of EVERYBODY)
      for (const heel of [0, heelOf('stiletto')]) {
        const w = stand(person, heel);
        const { [LEFT]: L, [RIGHT]: R } = w.body.armOut;
        const xs = w.lineToPage([...L, ...R]).map((p) => p[0]);
        expect(w.head.o[1], tell(person)).toBeGreaterThan(28);
        expect(w.head.o[1], tell(person)).toBeLessThan(person.ageGroup === 'child' ? 500 : 230);
        expect(Math.min(...xs), tell(person)).toBeGreaterThan(X - 240);
        expect(Math.max(...xs), tell(person)).toBeLessThan(X + 240);
      }
  });

  it('covers the bare arm with any sleeve, however narrow it was cut', () => {
    for (const person of EVERYBODY) {
      const w = stand(person);
      for (const s of SIDES) {
        const axis = armAxis(w, s);
        armEdge(
          w,
          s,
          [
            [0, 0],
            [1, 0],
          ],
          true,
          0.2,
          1,
          20,
        ).forEach((p, i) => {
          const t = 0.2 + (0.8 * i) / 19;
          const a = axis[Math.round(t * 79)];
          expect(Math.hypot(p[0] - a[0], p[1] - a[1])).toBeGreaterThan(armHalf(w, true, t) + 1);
        });
      }
    }
  });
});

describe('the landmarks', () => {
  const w = stand(personOf());

  it('put the elbow half-way along the arm and the wrist at its end', () => {
    const axis = armAxis(w, 1);
    const [ex, ey] = axis[40];
    expect(Math.hypot(ex - w.arm[RIGHT].elbow[0], ey - w.arm[RIGHT].elbow[1])).toBeLessThan(8);
    expect(axis[79]).toEqual(w.arm[RIGHT].wrist);
  });

  it('share the shoulder point between shoulder line and armhole', () => {
    for (const s of SIDES) {
      const end = shoulderLine(w, s, 5, 3).at(-1);
      const start = armhole(w, s, 5, 3)[0];
      expect(Math.hypot((end?.[0] ?? 0) - start[0], (end?.[1] ?? 0) - start[1])).toBeLessThan(1);
    }
  });

  it('keep the left edge of a leg left of its right edge', () => {
    for (const s of SIDES) {
      const { [LEFT]: L, [RIGHT]: R } = legShape(w, s).edge;
      for (let i = 12; i < 70; i++) expect(L[i][0]).toBeLessThan(R[i][0]);
    }
  });
});

describe('a body turned a third away', () => {
  const share = (w: Wearer): number =>
    (centreX(w, w.waist[LEFT][1]) - w.waist[LEFT][0]) / (w.waist[RIGHT][0] - w.waist[LEFT][0]);
  const turned = stand(personOf({ pose: 'three-quarter' }));
  const facing = stand(personOf({ pose: 'steady' }));

  it('carries the middle of its front towards the side it looks to, and shows less of the far side', () => {
    expect(share(facing)).toBeCloseTo(0.5, 1);
    expect(share(turned)).toBeGreaterThan(0.58);
    expect(share(turned)).toBeLessThan(0.8);
    const breast = (s: Side): number => Math.abs(bustPoint(turned, s)[0] - centreX(turned, turned.bust[LEFT][1]));
    expect(breast(1)).toBeLessThan(breast(-1));
  });

  it('is narrower in the shoulders than one that faces us', () => {
    expect(turned.shoulder[RIGHT][0] - turned.shoulder[LEFT][0]).toBeLessThan(
      (facing.shoulder[RIGHT][0] - facing.shoulder[LEFT][0]) * 0.92,
    );
  });
});

describe('children', () => {
  const heads = (w: Wearer): number => (w.floor - w.head.o[1]) / w.head.h;
  const of = (ageGroup: 'child' | 'teen' | 'adult') => stand(personOf({ ageGroup, pose: 'steady' }));

  it('are some six heads tall, the young between them and adults', () => {
    expect(heads(of('child'))).toBeGreaterThan(5.2);
    expect(heads(of('child'))).toBeLessThan(6.6);
    expect(heads(of('teen'))).toBeGreaterThan(heads(of('child')) + 1);
    expect(heads(of('adult'))).toBeGreaterThan(heads(of('teen')));
  });

  it('have shorter arms and a straighter waist than the grown', () => {
    const reach = (w: Wearer) => (w.arm[RIGHT].wrist[1] - w.arm[RIGHT].shoulder[1]) / w.perHead;
    const taper = (w: Wearer) => (w.waist[RIGHT][0] - w.waist[LEFT][0]) / (w.bust[RIGHT][0] - w.bust[LEFT][0]);
    expect(reach(of('child'))).toBeLessThan(reach(of('adult')) * 0.9);
    expect(taper(of('child'))).toBeGreaterThan(taper(of('adult')) * 1.2);
  });

  it('fill the sheet nearly as the grown do, their own canon scaled up', () => {
    expect(of('child').head.o[1]).toBeGreaterThan(of('adult').head.o[1] + 20);
    expect(of('child').head.o[1]).toBeLessThan(of('adult').head.o[1] + 120);
  });

  it('have no bust, and a neck half as wide as the head is', () => {
    expect(of('child').body.form.bust * of('child').body.build.bust).toBe(0);
    const { body } = of('child');
    const neck = 2 * body.form.neck * body.build.neck;
    expect(neck / (0.64 * body.build.head)).toBeGreaterThan(0.42);
    expect(neck / (0.64 * body.build.head)).toBeLessThan(0.58);
  });
});

describe('men and women', () => {
  const width = (w: Wearer) => (w.body.armOut[RIGHT][60][0] - w.body.armOut[LEFT][60][0]) * HEAD;
  it('men are cut on broad shoulders over narrow hips', () => {
    const man = stand(personOf({ presentation: 'male', pose: 'relaxed' }));
    const woman = stand(personOf({ pose: 'relaxed' }));
    const ratio = (w: Wearer) =>
      (w.shoulder[RIGHT][0] - w.shoulder[LEFT][0] + 2 * armHalf(w, true, 0.14)) / (w.hip[RIGHT][0] - w.hip[LEFT][0]);
    expect(ratio(man)).toBeGreaterThan(1.45);
    expect(ratio(man)).toBeLessThan(1.65);
    expect(ratio(woman)).toBeLessThan(ratio(man));
    expect(width(man)).toBeGreaterThan(width(woman));
  });
});

describe('heels', () => {
  it('make the wearer taller by a good part of their height and leave the floor where it is', () => {
    const flat = stand(personOf(), 0);
    const high = stand(personOf(), heelOf('stiletto'));
    const rise = flat.head.o[1] - high.head.o[1];
    expect(rise).toBeGreaterThan(heelOf('stiletto') * 0.3);
    expect(rise).toBeLessThan(heelOf('stiletto') * 1.05);
    expect(high.floor).toBe(FLOOR);
  });
  it('are known for every kind of shoe', () => {
    expect(Object.values(SHOES).every((s) => s.heel >= 0 && s.heel < 0.5)).toBe(true);
  });
});

describe('poses', () => {
  it('have a stance each, none like another', () => {
    const stances = DRAWABLE_POSES.map((pose) => JSON.stringify(stanceOf(personOf({ pose })).joints));
    expect(new Set(stances).size).toBe(stances.length);
  });

  it('leave a hand free for what is carried', () => {
    for (const pose of DRAWABLE_POSES)
      for (const kind of ['bag', 'clutch', 'potli']) {
        const look = { person: personOf({ pose }), garments: [], accessories: [{ kind }] } as unknown as Look;
        const { arm } = stanceOf({ ...look.person, pose: poseFor(look) });
        expect([arm[LEFT], arm[RIGHT]].some((a) => !a.over && a.hand !== 'none')).toBe(true);
      }
  });

  it('bring the hands forward for sleeves and for what is carried', () => {
    const look = (sleeve: string, kinds: string[]): Look =>
      ({
        person: personOf({ pose: 'hands-behind' }),
        garments: [{ sleeve: { shape: 'set-in', length: sleeve } }],
        accessories: kinds.map((kind) => ({ kind })),
      }) as unknown as Look;
    expect(poseFor(look('sleeveless', []))).toBe('hands-behind');
    for (const style of ['bob', 'bun', 'long', 'braid', 'curly'] as const) {
      const sleeved = look('long', []);
      const person = { ...sleeved.person, hair: { ...sleeved.person.hair, style } };
      const { arm } = stanceOf({ ...person, pose: poseFor({ ...sleeved, person }) });
      expect([arm[LEFT].over, arm[RIGHT].over], style).not.toContain('behind');
    }
    expect(poseFor(look('sleeveless', ['clutch']))).toBe('relaxed');
  });
});
