import type { Look } from '@toile/look';
import { STUDIO } from '#web/content/studio.ts';
import { describeLook } from '#web/features/studio/describe-look.ts';
import { choiceOf } from '#web/features/studio/sort-look.ts';
import { capital } from '#web/lib/capital.ts';

const {
  cloth: CLOTH,
  colour: COLOUR,
  length: LENGTH,
  cut: CUT,
  neckline: NECKLINE,
  collar: COLLAR,
  sleeves: SLEEVES,
  details: DETAILS,
} = STUDIO.describeLook;

/** Within a line a fact begins small. */
const uncapital = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** What who makes a design asks of its Look first. */
export const FACTS = {
  cloth: [CLOTH, COLOUR],
  length: [LENGTH],
  cut: [CUT, NECKLINE, COLLAR, SLEEVES, DETAILS],
} as const;

/** One fact of each garment that was asked for, of all of them where none was; where they are several, after its name. */
export function tellFacts(look: Look, fact: keyof typeof FACTS): string[] {
  const garments = describeLook(look).filter(({ kind }) => kind !== undefined);
  const said = garments.filter(({ kind }) => kind === 'said');
  const told = said.length > 0 ? said : garments;
  return told.flatMap(({ title, rows }) => {
    const found = FACTS[fact].flatMap((asked) => rows.find(({ term }) => term === asked) ?? []);
    // of several a value needs its noun
    const values = found.map((row) => (fact === 'cut' ? choiceOf(row).words : row.value));
    if (values.length === 0) return [];
    const value = values.map(uncapital).join(', ');
    return [told.length > 1 ? `${title}: ${value}` : capital(value)];
  });
}
