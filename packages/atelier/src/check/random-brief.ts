/** Briefs nobody wrote: a garment of the lexicon in a colour, with details and an accessory, some of them plain by their words. */
import { GARMENTS } from '@toile/look/records';
import { stream } from '#atelier/kit/chance.ts';
import { DETAILS } from '#atelier/lexicon/details/details.ts';
import { wordsFor } from './random-look.ts';

const COLOURS = [
  'red',
  'navy',
  'emerald',
  'mustard',
  'ivory',
  'black',
  'lilac',
  'teal',
  'rust',
  'powder blue',
] as const;
const CLOTHS = ['', 'cotton', 'silk', 'wool', 'linen', 'denim', 'satin', 'velvet'] as const;
const WORN = ['', '', 'a belt', 'a scarf', 'a hat', 'earrings', 'a tote bag', 'a pearl necklace'] as const;

export interface RandomBrief {
  words: string;
  /** Nothing of it may be printed. */
  isPlain: boolean;
}

/** The n-th random brief: strides walk through the lexicon, so that every garment and every detail comes up. */
export function randomBrief(n: number): RandomBrief {
  const next = stream(n, 'check.random-brief');
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)];
  const entry = GARMENTS[(n * 7) % GARMENTS.length];
  const isPlain = next() < 0.35;
  const details = isPlain ? [] : [DETAILS[(n * 11) % DETAILS.length], ...(next() < 0.5 ? [pick(DETAILS)] : [])];
  const worn = pick(WORN);
  const noun = [pick(COLOURS), isPlain ? pick(['plain', 'solid', 'pure colour']) : '', pick(CLOTHS), wordsFor(entry)];
  const has = details.map(wordsFor);
  const words = [
    noun.filter(Boolean).join(' '),
    ...(has.length > 0 ? [`with ${has.join(' and ')}`] : []),
    ...(worn ? [`worn with ${worn}`] : []),
  ];
  return { words: words.join(', ').replace(', with', ' with'), isPlain };
}
