import type { Look } from '@toile/look';
import { clauseOf } from './made/clause-of.ts';

/** What of a garment a lining may be left out of, where the words say so. */
export type Unlined = 'sleeve' | 'skirt';

/** 'Lining in the bodice only', 'bodice lined'. */
const BODICE_ALONE = /\blin(?:ing|ed)\b[^,;]{0,24}\bbodice\b|\bbodice\b[^,;]{0,16}\blin(?:ing|ed)\b/i;
const SLEEVES = /\b(?:not|unlined)[ ~]{1,5}(?:in )?(?:the )?sleeves?\b|\bsleeves? (?:unlined|not lined)\b/i;
const SKIRT_LINED = /\bskirt[^,;]{0,10}\blin(?:ing|ed)\b|\blin(?:ing|ed)\b[^,;]{0,30}\bskirt\b/i;

/** What the words leave without the lining that the rest has. */
export function unlinedParts(look: Look, garment: string): Unlined[] {
  const clause = clauseOf(look, garment);
  const only = BODICE_ALONE.test(clause);
  const isSkirtLined = SKIRT_LINED.test(clause) && !/\b(?:only|not)\b|~ skirt/i.test(clause);
  return [
    ...(only || SLEEVES.test(clause) ? (['sleeve'] as const) : []),
    ...(only && !isSkirtLined ? (['skirt'] as const) : []),
  ];
}
