/** Looks nobody asked for: any garment of the lexicon in any cloth and print, on anybody, in any stance. */

import {
  type Colour,
  FABRICS,
  type Garment,
  HAIR_STYLES,
  type Look,
  type Person,
  POSES,
  PRINTS,
  SKIN_TONES,
} from '@toile/look';
import { GARMENTS } from '@toile/look/records';
import { stream } from '#atelier/kit/chance.ts';
import { read } from '#atelier/read.ts';

const COLOURS: readonly Colour[] = [
  { name: 'emerald', hex: '#1e7a55' },
  { name: 'navy', hex: '#27324f' },
  { name: 'crimson', hex: '#a3253a' },
  { name: 'marigold', hex: '#dd9f2c' },
  { name: 'ivory', hex: '#efe8d8' },
  { name: 'black', hex: '#1f1d1f' },
  { name: 'lilac', hex: '#b6a3cf' },
  { name: 'teal', hex: '#1f6f78' },
  { name: 'rust', hex: '#a5532d' },
  { name: 'powder blue', hex: '#a9c3d9' },
];

/** Words that name a kind of garment by itself. */
export const wordsFor = ({ words }: { words: string }): string => (words.split(',')[0] ?? '').trim();

/**
 * The n-th random Look: strides walk through the lexicon so that every garment comes up, everything else is by chance.
 * @param n also its seed.
 */
export function randomLook(n: number): Look {
  const next = stream(n, 'check.random-look');
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)];
  const entry = GARMENTS[(n * 7) % GARMENTS.length];
  const more = next() < 0.45 ? ` with a ${wordsFor(pick(GARMENTS))}` : '';
  const look = read({ words: `${wordsFor(entry)}${more}` }, n);
  const dyed = (g: Garment): Garment => {
    const kind = next() < 0.5 ? 'solid' : pick(PRINTS);
    const scale = pick(['small', 'medium', 'large'] as const);
    const direction = pick(['vertical', 'horizontal', 'bias'] as const);
    const colours = kind === 'solid' ? [] : [pick(COLOURS), pick(COLOURS)];
    return {
      ...g,
      cloth: { ...g.cloth, fabric: pick(FABRICS), colour: pick(COLOURS), print: { kind, colours, scale, direction } },
    };
  };
  const person: Person = {
    ...look.person,
    presentation: pick(['female', 'male', 'androgynous']),
    build: pick(['slim', 'average', 'full']),
    ageGroup: pick(['child', 'teen', 'adult', 'senior']),
    skin: pick(SKIN_TONES),
    pose: pick(POSES),
    hair: { ...look.person.hair, style: pick(HAIR_STYLES) },
  };
  return { ...look, person, garments: look.garments.map(dyed) };
}
