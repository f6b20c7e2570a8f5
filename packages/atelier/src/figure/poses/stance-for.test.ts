import type { Garment, Look, Person } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { IN_POCKET } from '#atelier/figure/hands/hand-roles.ts';
import { personOf } from '#atelier/figure/people.fixture.ts';
import type { Point } from '#atelier/kit/points.ts';
import { isInside } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { DRAWABLE_POSES, freeSide, stanceFor, stanceOf } from './stance-for.ts';

const lookOf = (person: Person, garments: Partial<Garment>[] = [], kinds: string[] = []): Look =>
  ({
    person,
    garments: garments.map((g) => ({ kind: g.family ?? 'top', sleeve: { length: 'sleeveless' }, details: [], ...g })),
    accessories: kinds.map((kind) => ({ kind })),
    reading: { sources: {} },
  }) as unknown as Look;

describe('stances', () => {
  /** Columns and rows of a coarse picture of a body, a cell a few pixels wide. */
  const CELL = 14;
  function silhouette(person: Person): Set<string> {
    const { body, lineToPage } = makeWearer(person, { x: 260, heel: 0 });
    const shapes: Point[][] = [
      body.shapes.torso,
      body.shapes.arm[LEFT],
      body.shapes.arm[RIGHT],
      body.shapes.leg[LEFT],
      body.shapes.leg[RIGHT],
    ];
    const cells = new Set<string>();
    for (const shape of shapes.map((s) => lineToPage(s).filter((_, i) => i % 4 === 0))) {
      const xs = shape.map((p) => p[0]);
      const ys = shape.map((p) => p[1]);
      for (let x = Math.floor(Math.min(...xs) / CELL); x * CELL < Math.max(...xs); x++)
        for (let y = Math.floor(Math.min(...ys) / CELL); y * CELL < Math.max(...ys); y++)
          if (isInside([(x + 0.5) * CELL, (y + 0.5) * CELL], shape)) cells.add(`${x} ${y}`);
    }
    return cells;
  }
  const shared = (a: Set<string>, b: Set<string>): number => {
    const both = [...a].filter((cell) => b.has(cell)).length;
    return both / (a.size + b.size - both);
  };

  it('are told apart in thumbnails by their outlines', () => {
    const outlines = DRAWABLE_POSES.map((pose) => silhouette(personOf({ pose })));
    for (const [i, a] of outlines.entries())
      for (const [k, b] of outlines.entries())
        if (i < k) expect(shared(a, b), `${DRAWABLE_POSES[i]} and ${DRAWABLE_POSES[k]}`).toBeLessThan(0.9);
  });

  it('let both arms hang under what is pulled over them, and lay no hand on it', () => {
    for (const pose of ['clasped', 'contrapposto', 'pockets', 'relaxed'] as const) {
      const { arm } = stanceFor(
        lookOf(personOf({ pose }), [{ family: 'jacket', kind: 'poncho' }, { family: 'trousers' }]),
      );
      expect([arm[LEFT].over, arm[RIGHT].over], pose).toEqual([undefined, undefined]);
    }
  });

  it('are told apart for men as well, who take each in more ways than one', () => {
    const poses = [
      'contrapposto',
      'relaxed',
      'lapel',
      'pockets',
      'stroll',
      'catwalk',
      'clasped',
      'three-quarter',
    ] as const;
    const outlines = poses.map((pose) => silhouette(personOf({ pose, presentation: 'male' })));
    for (const [i, a] of outlines.entries())
      for (const [k, b] of outlines.entries())
        if (i < k) expect(shared(a, b), `${poses[i]} and ${poses[k]}`).toBeLessThan(0.9);
    const styles = ['fade', 'short', 'curly', 'bald', 'bun', 'crop', 'afro', 'long'] as const;
    const ways = styles.map((style) => {
      const person = personOf({
        pose: 'steady',
        presentation: 'male',
        hair: { style, colour: { name: 'black', hex: '#2b2528' } },
      });
      return JSON.stringify(stanceFor(lookOf(person, [{ family: 'trousers' }])).arm);
    });
    expect(new Set(ways).size).toBeGreaterThan(1);
  });

  it('are not a woman’s for men, nor a grown person’s for children', () => {
    const relaxed = { pose: 'relaxed', presentation: 'female', ageGroup: 'adult' } as const;
    expect(stanceOf({ ...relaxed, presentation: 'male' })).not.toEqual(stanceOf(relaxed));
    expect(stanceOf({ ...relaxed, ageGroup: 'child' })).not.toEqual(stanceOf(relaxed));
  });

  it('stand some people the other way round, and each person always alike in one outfit', () => {
    const styles = ['bob', 'bun', 'afro', 'long', 'braid', 'short', 'curly', 'ponytail'] as const;
    const bearing = styles.map((style) => {
      const person = personOf({ pose: 'relaxed', hair: { style, colour: { name: 'black', hex: '#2b2528' } } });
      const { weight } = stanceFor(lookOf(person, [{ family: 'top' }]));
      expect(stanceFor(lookOf(person, [{ family: 'top' }])).weight).toBe(weight);
      return weight;
    });
    expect(new Set(bearing)).toEqual(new Set([LEFT, RIGHT]));
  });

  it.each([
    ['bag', 'grip'],
    ['potli', 'grip'],
    ['clutch', 'clutch'],
  ])('close the free hand on a %s', (kind, hand) => {
    for (const pose of DRAWABLE_POSES) {
      const stance = stanceFor(lookOf(personOf({ pose }), [], [kind]));
      const side = freeSide(stance);
      expect(side && stance.arm[side].hand, pose).toBe(hand);
    }
  });

  it('put both feet on one line, toes to us, under a long hem', () => {
    for (const pose of DRAWABLE_POSES.filter((name) => name !== 'back')) {
      const { joints, foot } = stanceFor(lookOf(personOf({ pose }), [{ family: 'dress', length: 'floor' }]));
      expect(Math.abs(joints.ankle[LEFT][1] - joints.ankle[RIGHT][1]), pose).toBeLessThan(0.05);
      expect(joints.ankle[RIGHT][0] - joints.ankle[LEFT][0], pose).toBeGreaterThan(0.3);
      expect([foot[LEFT].lift, foot[RIGHT].lift]).toEqual([undefined, undefined]);
    }
  });

  describe('with hands in pockets', () => {
    const trousers = { family: 'trousers' } as const;
    const long = { sleeve: { length: 'long', shape: 'set-in' } } as const;
    const handsIn = (...garments: Partial<Garment>[]) => {
      const { arm } = stanceFor(lookOf(personOf({ pose: 'pockets', presentation: 'male' }), garments));
      return [arm[LEFT].hand, arm[RIGHT].hand].filter((hand) => IN_POCKET.has(hand) || hand === 'hooked').length;
    };

    it('leave the fingers of some people outside, though never outside a coat', () => {
      const styles = ['bob', 'bun', 'afro', 'long', 'braid', 'short', 'curly', 'ponytail'] as const;
      const hooked = (...garments: Partial<Garment>[]) =>
        styles.filter((style) => {
          const hair = { style, colour: { name: 'black', hex: '#2b2528' } };
          const { arm } = stanceFor(lookOf(personOf({ pose: 'pockets', hair }), garments));
          return arm[LEFT].hand === 'hooked' || arm[RIGHT].hand === 'hooked';
        });
      const some = hooked(trousers);
      expect(some.length).toBeGreaterThan(0);
      expect(some.length).toBeLessThan(styles.length);
      expect(hooked(trousers, { family: 'top', length: 'hip', ...long })).toEqual(some);
      expect(hooked(trousers, { family: 'jacket', length: 'knee', collar: 'notch', ...long })).toEqual([]);
    });

    it.each<[string, Partial<Garment>[]]>([
      ['trousers under a short shirt', [trousers, { family: 'top', length: 'hip', ...long }]],
      ['a coat', [trousers, { family: 'jacket', length: 'knee', collar: 'notch', ...long }]],
      ['a bomber over trousers', [trousers, { family: 'jacket', length: 'waist', collar: 'rib', ...long }]],
    ])('keep them in those of %s', (_, garments) => {
      expect(handsIn(...garments)).toBe(2);
    });

    it.each<[string, Partial<Garment>[]]>([
      ['a blazer', [trousers, { family: 'jacket', length: 'hip', collar: 'notch', ...long }]],
      ['a sherwani', [trousers, { family: 'jacket', length: 'knee', collar: 'mandarin', ...long }]],
      ['a long kurta', [trousers, { family: 'top', length: 'knee', ...long }]],
      ['a skirt', [{ family: 'skirt', length: 'knee' }]],
    ])('let them hang beside %s', (_, garments) => {
      expect(handsIn(...garments)).toBe(0);
    });
  });

  describe('that are asked for', () => {
    const posed = (person: Person, garments: Partial<Garment>[] = []): Look => {
      const look = lookOf(person, garments);
      return { ...look, reading: { ...look.reading, sources: { 'person.pose': 'words' } } };
    };
    const styles = ['bob', 'bun', 'afro', 'long', 'braid', 'short', 'curly', 'ponytail'] as const;
    const handsOf = (pose: Person['pose'], presentation: Person['presentation']) =>
      styles.map((style) => {
        const hair = { style, colour: { name: 'black', hex: '#2b2528' } };
        const { arm } = stanceFor(posed(personOf({ pose, presentation, hair }), [{ family: 'dress', length: 'midi' }]));
        return [arm[LEFT].hand, arm[RIGHT].hand];
      });
    const ON_HIP: readonly string[] = ['rest', 'hipOpen'];

    it.each(['female', 'male'] as const)('are taken by everybody alike, %s', (presentation) => {
      for (const hands of handsOf('clasped', presentation)) expect(hands.toSorted()).toEqual(['clasp', 'clasped']);
      for (const hands of handsOf('akimbo', presentation))
        expect(hands.filter((h) => ON_HIP.includes(h))).toHaveLength(2);
      for (const hands of handsOf('hand-on-hip', presentation))
        expect(hands.filter((h) => ON_HIP.includes(h))).toHaveLength(1);
      for (const hands of handsOf('folded', presentation)) expect(hands).toEqual(['clasp', 'clasped']);
    });

    it('keep the hands in pockets where none is seen', () => {
      const hands = handsOf('pockets', 'female').flat();
      expect(hands).toHaveLength(styles.length * 2);
      for (const hand of hands) expect(IN_POCKET.has(hand), hand).toBe(true);
    });
  });

  it('lay no hand over pockets or a sash that were asked for', () => {
    const onHip = (details: string[]) =>
      DRAWABLE_POSES.filter((pose) => {
        const garment = { family: 'skirt', details: details.map((id) => ({ id })) } as unknown as Garment;
        const { arm } = stanceFor(lookOf(personOf({ pose }), [garment]));
        return [arm[LEFT].hand, arm[RIGHT].hand].some((hand) => hand === 'rest' || hand === 'hipOpen');
      });
    expect(onHip([]).length).toBeGreaterThan(0);
    expect(onHip(['patch-pocket'])).toEqual([]);
    expect(onHip(['sash'])).toEqual([]);
  });

  it('hang both arms beside a kaftan, from under whose wings the hands come', () => {
    for (const pose of DRAWABLE_POSES.filter((name) => name !== 'back')) {
      const { arm } = stanceFor(lookOf(personOf({ pose }), [{ family: 'dress', kind: 'caftan', length: 'ankle' }]));
      expect(
        [arm[LEFT], arm[RIGHT]].map(({ hand, over }) => [hand, over]),
        pose,
      ).toEqual([
        ['hangLoose', undefined],
        ['hangLoose', undefined],
      ]);
    }
  });
});
