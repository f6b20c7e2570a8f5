/** People for the tests of this room. */

import type { Person } from '@toile/look';
import { DRAWABLE_POSES } from '#atelier/figure/poses/stance-for.ts';

export const personOf = (changes: Partial<Person> = {}): Person => ({
  presentation: 'female',
  ageGroup: 'adult',
  build: 'average',
  skin: 'tan-golden',
  heritage: 'any',
  hair: { style: 'bob', colour: { name: 'black', hex: '#2b2528' } },
  beard: false,
  pose: 'contrapposto',
  ...changes,
});

const PRESENTATIONS = ['female', 'male', 'androgynous'] as const;
const BUILDS = ['slim', 'average', 'full'] as const;
const AGES = ['child', 'teen', 'adult', 'senior'] as const;

/** Every body that can stand on a sheet: presentation × build × age × pose. */
export const EVERYBODY: Person[] = PRESENTATIONS.flatMap((presentation) =>
  BUILDS.flatMap((build) =>
    AGES.flatMap((ageGroup) => DRAWABLE_POSES.map((pose) => personOf({ presentation, build, ageGroup, pose }))),
  ),
);
export const tell = (p: Person): string => `${p.presentation} ${p.build} ${p.ageGroup} ${p.pose}`;
