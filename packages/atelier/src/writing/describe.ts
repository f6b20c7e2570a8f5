import { makeChoice } from '#atelier/look/choice.ts';
import type { Garment, Look } from '#atelier/look/look.ts';
import { caption, heroOf } from './caption.ts';
import { garmentLine } from './garment-lines.ts';
import { extrasLine, hairLine, harmonyLine, tipLine } from './wearing.ts';
import { countWords, sentence } from './words.ts';

/** Words a description has at least and at most. */
export const DESCRIPTION_WORDS = { least: 60, most: 140 } as const;

/** Head to foot: what is outermost and highest first. */
const HEIGHT: Readonly<Record<Garment['layer'], number>> = {
  outer: 0,
  mid: 1,
  base: 2,
  'one-piece': 2,
  bottom: 4,
  drape: 3,
};

/**
 * A look-book caption and the particulars, 60 to 140 words, true to the Look in every word. The seed turns the phrases,
 * never the facts.
 */
export function describe(look: Look, seed: number): string {
  const choice = makeChoice(seed);
  const way = (purpose: string): number => Math.floor(choice.unit(`describe.${purpose}`) * 840);
  const hero = heroOf(look);
  if (!hero) return '';
  const ordered = look.garments.toSorted((a, b) => HEIGHT[a.layer] - HEIGHT[b.layer]);
  const first = way('caption');
  const lines = ordered.map((garment, i) => ({
    text: sentence(garmentLine(garment, way('lines') + i)),
    weight: garment === hero ? 9 : 6 - i,
  }));
  const parts = [
    { text: sentence(caption(look, hero, first)), weight: 10 },
    ...lines,
    { text: sentence(extrasLine(look, way('extras'))), weight: 8 },
    { text: sentence(harmonyLine(look, way('harmony'))), weight: 2 },
    { text: sentence(hairLine(look, way('hair'))), weight: 1 },
    { text: sentence(tipLine(look, way('tip'))), weight: 7 },
  ].filter(({ text }) => text.length > 1);
  return fit(swapped(parts, way('order')))
    .map(({ text }) => text)
    .join(' ');
}

interface Part {
  text: string;
  weight: number;
}

/** The palette may come second, as an art director would say it, or late, as a note. */
function swapped(parts: Part[], way: number): Part[] {
  const palette = parts.find(({ weight }) => weight === 2);
  if (!palette || way % 3 !== 0) return parts;
  const rest = parts.filter((part) => part !== palette);
  return [...rest.slice(0, 1), palette, ...rest.slice(1)];
}

/** Leaves out the lightest sentences until the whole is within bounds. */
function fit(parts: readonly Part[]): Part[] {
  let kept = [...parts];
  const total = (): number => kept.reduce((sum, { text }) => sum + countWords(text), 0);
  const comfortable = 112;
  for (const part of parts.toSorted((a, b) => a.weight - b.weight)) {
    const rest = total() - countWords(part.text);
    const over = total() > DESCRIPTION_WORDS.most || (part.weight <= 2 && total() > comfortable);
    if (over && rest >= DESCRIPTION_WORDS.least) kept = kept.filter((other) => other !== part);
  }
  return kept;
}
