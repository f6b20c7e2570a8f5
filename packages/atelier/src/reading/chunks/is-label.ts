/** 'Colour: sunshine yellow', 'Material: linen': a line of a shop's listing about the whole of what is sold. */
import type { Word } from '#atelier/reading/words/word.ts';

const LABELS: ReadonlySet<string> = new Set(
  'colour|colourway|shade|fabric|material|composition|main material|outer|shell|print|pattern|design'.split('|'),
);

/** Whether a word labels what stands after a colon, at the head of a line. */
export const isLabel = ({ keys, gap, start, end }: Word, text: string): boolean =>
  LABELS.has(keys.join(' ')) && (gap !== 'none' || start === 0) && /^\s?[:=]/.test(text.slice(end));
