import { makeChoice } from '#atelier/look/choice.ts';
import type { Garment, Look } from '#atelier/look/look.ts';
import { caption, heroOf } from './caption.ts';
import { companionLine, heroLine } from './garment-lines.ts';
import { clothLine, colourLine, extrasLine, fitLine, hairLine, harmonyLine, tipLine } from './wearing.ts';
import { countWords, sentence } from './words.ts';

/** Words a description has at least and at most. */
export const DESCRIPTION_WORDS = { least: 60, most: 140 } as const;
/** Length at which what is only pleasant to know is left out. */
const COMFORTABLE = 88;

/** Head to foot: what is outermost and highest first. */
const HEIGHT: Readonly<Record<Garment['layer'], number>> = {
  outer: 0,
  mid: 1,
  base: 2,
  'one-piece': 2,
  drape: 3,
  bottom: 4,
};

interface Part {
  text: string;
  /** The light are left out first; 10 is always kept. */
  weight: number;
}

/**
 * A look-book caption and the particulars, 60 to 140 words, true to the Look in every word. The seed turns the phrases,
 * never the facts.
 */
export function describe(worn: Look, seed: number): string {
  const look = tellOnce(worn);
  const hero = heroOf(look);
  if (!hero) return '';
  const choice = makeChoice(seed);
  const way = (purpose: string): number => Math.floor(choice.unit(`describe.${purpose}`) * 2520);
  const rest = look.garments
    .filter((garment) => garment !== hero)
    .toSorted((a, b) => HEIGHT[a.layer] - HEIGHT[b.layer]);
  const companions = rest.map(
    (garment, i): Part => ({ text: companionLine(garment, way('companion') + i), weight: 7 - i }),
  );
  const palette: Part = { text: harmonyLine(look, way('harmony')), weight: 3 };
  const cloth: Part = { text: clothLine(hero, way('cloth')), weight: 2 };
  const fitting: Part = { text: fitLine(hero, way('fit')), weight: 0 };
  const colour: Part = { text: colourLine(hero, way('colour')), weight: 1 };
  const opening: Part = { text: caption(look, hero, way('caption')), weight: 10 };
  const particulars: Part[] = [{ text: heroLine(hero, way('hero')), weight: 9 }, ...companions];
  const ending: Part[] = [
    { text: extrasLine(look, way('extras')), weight: 10 },
    { text: hairLine(look), weight: 6 },
    { text: tipLine(look, way('tip')), weight: 8 },
  ];
  const orders: Part[][] = [
    [opening, ...particulars, fitting, cloth, ...ending, palette, colour],
    [opening, palette, colour, ...particulars, cloth, fitting, ...ending],
    [opening, cloth, ...particulars, fitting, palette, colour, ...ending],
    [opening, colour, ...particulars, fitting, palette, ...ending, cloth],
  ];
  const parts = (orders[way('order') % orders.length] ?? [])
    .filter(({ text }) => text !== '')
    .map(({ text, weight }) => ({ text: sentence(text), weight }));
  return fit(parts)
    .map(({ text }) => text)
    .join(' ');
}

/** A belt worn as an accessory is told with the accessories, not again with the garment it holds. */
function tellOnce(look: Look): Look {
  const kinds = new Set<string>(
    look.accessories.map(({ kind }) => kind).filter((kind) => kind === 'belt' || kind === 'obi'),
  );
  if (kinds.size === 0) return look;
  const garments = look.garments.map((garment) => ({
    ...garment,
    details: garment.details.filter((id) => !kinds.has(id)),
    trims: Object.fromEntries(Object.entries(garment.trims).filter(([part]) => !kinds.has(part))),
  }));
  return { ...look, garments };
}

/** Leaves out the lightest sentences until the whole is within bounds, never below the least. */
function fit(parts: readonly Part[]): Part[] {
  let kept = [...parts];
  const total = (): number => kept.reduce((sum, { text }) => sum + countWords(text), 0);
  for (const part of parts.toSorted((a, b) => a.weight - b.weight)) {
    const limit = part.weight <= 3 ? COMFORTABLE : DESCRIPTION_WORDS.most;
    const rest = total() - countWords(part.text);
    if (total() > limit && rest >= DESCRIPTION_WORDS.least && part.weight < 10)
      kept = kept.filter((other) => other !== part);
  }
  return kept;
}
