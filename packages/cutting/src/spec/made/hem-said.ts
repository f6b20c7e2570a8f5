import type { Look } from '@toile/look';
import { clauseOf } from './clause-of.ts';
import { cmOf } from './said-number.ts';

const LENGTH = '(?<NAME>\\d[\\d.]* ?(?:cm|mm|inch(?:es)?|["”″]))';
/** 'Hem 3 inch', '4 cm deep hem'; the hem of a sleeve or of a lining is another. */
const HEM = new RegExp(
  `(?<!(?:sleeve|lining|leg|rib|cuff|lace|gota|border|flare) )\\bhem ${LENGTH.replace('NAME', 'after')}(?! ?(?:wide|width|round|border|lace|gota|rib))|(?<!\\d )${LENGTH.replace('NAME', 'before')} (?:deep |wide |plain |turned )?hem\\b(?! ?(?:rib|border|lace|gota))`,
  'i',
);
/** A hem that is turned up, and no border of it or width, cm. */
const DEEP = [0.5, 12] as const;

/** How deep words want the hem of a garment, cm. */
export function hemSaid(look: Look, garment: string): number | undefined {
  const { after, before } = HEM.exec(clauseOf(look, garment))?.groups ?? {};
  const cm = cmOf((after ?? before ?? '').replace(' ', ''));
  return cm !== undefined && cm >= DEEP[0] && cm <= DEEP[1] ? cm : undefined;
}
