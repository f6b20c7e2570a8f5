import type { Person } from '@toile/look';
import { oneOf, stream } from '#atelier/kit/chance.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { EXPRESSIONS } from './expressions.ts';
import { KINDS } from './face-kinds.ts';
import { FACES, type Face, LEANINGS, SPREAD } from './face-shapes.ts';
import { FULLNESS, YEARS } from './face-years.ts';

const leaning = (heritage: string) => LEANINGS.find((l) => l.words.test(heritage));

/** Hair that grows in waves (positive) or straight (negative), by heritage; 0 for none said. */
export const hairWave = (heritage: string): number => leaning(heritage)?.wave ?? 0;

/** Least and most of the traits that would stop being a face beyond. */
const WITHIN: Partial<Record<keyof Face, readonly [least: number, most: number]>> = {
  hooded: [0, 1],
  makeUp: [0, 1],
  eyeOpen: [0.4, 0.98],
  eyePeak: [0, 1],
  lipFull: [0.4, 1.6],
  browArch: [0.4, 1.15],
  broad: [0.92, 1.09],
  eyeTilt: [-0.1, 0.24],
  noseLength: [0.82, 1.2],
  noseWidth: [0.7, 1.5],
  lipUpper: [0.3, 0.52],
  noseBridge: [0.45, 1.5],
  parted: [0, 1],
  jaw: [0.89, 1.14],
  square: [-0.75, 0.8],
  recede: [0, 1],
};

/** The look a person wears; a glance aside goes either way. */
function expressionOf({ ageGroup }: Person, seed: number): Partial<Face> {
  const next = stream(seed, 'face.expression');
  const open = Object.values(EXPRESSIONS).filter(({ of }) => !of || of.some((age) => age === ageGroup));
  const lots = open.flatMap(({ face, of16 }) => Array.from({ length: of16 }, () => face));
  const face = lots[Math.floor(next() * lots.length)];
  return next() < 0.5 && face.gaze ? { ...face, gaze: -face.gaze } : face;
}

/** A child's face has the kind it will have by this share. */
const BUDDING = 0.4;

/** The kind of face a person has. */
function kindOf({ ageGroup }: Person, seed: number): Partial<Face> {
  const kind = oneOf(KINDS, seed, 'face.kind');
  if (ageGroup !== 'child') return kind;
  return Object.fromEntries(Object.entries(kind).map(([trait, by]) => [trait, by * BUDDING]));
}

/** How much of a girl's features a boy has: a man's would make him a small man. */
const BOYISH = 0.62;

/** The mean from which a person's features stray: a man's, a woman's, or what lies between. */
function meanOf({ presentation, ageGroup }: Person, trait: keyof Face): number {
  const { female, male } = FACES;
  if (presentation === 'androgynous') return (female[trait] + male[trait]) / 2;
  if (presentation === 'female') return female[trait];
  return ageGroup === 'child' ? lerp(male[trait], female[trait], BOYISH) : male[trait];
}

/** The face of one person: the same seed and person give the same face. */
export function faceOf(person: Person, seed: number): Face {
  const next = stream(seed, 'face.features');
  const lean: Partial<Face> = leaning(person.heritage)?.face ?? {};
  const years = YEARS[person.ageGroup];
  const full = FULLNESS[person.build];
  const worn = expressionOf(person, seed);
  const kind = kindOf(person, seed);
  const face = { ...FACES.female };
  for (const trait of Object.keys(face) as (keyof Face)[]) {
    const mean =
      meanOf(person, trait) +
      (lean[trait] ?? 0) +
      (years[trait] ?? 0) +
      (full[trait] ?? 0) +
      (kind[trait] ?? 0) +
      (worn[trait] ?? 0);
    const [least, most] = WITHIN[trait] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    face[trait] = Math.min(most, Math.max(least, mean + (next() * 2 - 1) * SPREAD[trait]));
  }
  return face;
}
