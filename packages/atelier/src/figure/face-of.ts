import type { Person } from '#atelier/look/look.ts';
import { random } from '#atelier/paint/geometry.ts';
import { FACES, type Face, FULLNESS, LEANINGS, SPREAD, YEARS } from './data/faces.ts';

const leaning = (heritage: string) => LEANINGS.find((l) => l.words.test(heritage));

/** Hair that grows in waves (positive) or straight (negative), by heritage; 0 for none said. */
export const hairWave = (heritage: string): number => leaning(heritage)?.wave ?? 0;

/** The face of one person: the same seed and person give the same face. */
export function faceOf(person: Person, seed: number): Face {
  const next = random(seed * 7919 + 13);
  const base = FACES[person.presentation === 'male' ? 'male' : 'female'];
  const other = person.presentation === 'androgynous' ? FACES.male : base;
  const lean: Partial<Face> = leaning(person.heritage)?.face ?? {};
  const years = YEARS[person.ageGroup];
  const face = { ...base };
  for (const trait of Object.keys(base) as (keyof Face)[]) {
    const mean = (base[trait] + other[trait]) / 2 + (lean[trait] ?? 0) + (years[trait] ?? 0);
    face[trait] = mean + (next() * 2 - 1) * SPREAD[trait];
  }
  face.makeUp = Math.max(0, face.makeUp);
  // brows arch over the eye, however little
  face.browArch = Math.max(person.presentation === 'male' ? 0.22 : 0.42, face.browArch);
  face.hooded = Math.min(1, Math.max(0, face.hooded));
  face.jaw += FULLNESS[person.build];
  return face;
}
