import type { Look } from '@toile/look';
import { PART_POINTS } from '../grade.ts';
import type { Parts } from '../points.ts';
import { isGarmentOf } from './garment-of.ts';
import { lineOf } from './line-of.ts';
import type { SaidLength } from './said-length.ts';
import { cmOf } from './said-number.ts';

/** 'Tiers of 12, 13 and 13 inch': how deep each is, the uppermost first; what nobody keeps of a line stands as `~`. */
const TIERS =
  /\btiers?(?: (?:of|~+|each))? (?<depths>\d[\d.]*(?: ?(?:cm|inch(?:es)?|["”″]))?(?:(?:,| (?:and|~{3}|\+))? \d[\d.]*(?: ?(?:cm|inch(?:es)?|["”″]))?){1,5})/gi;
const UNIT = /(?:cm|inch(?:es)?|["”″])/i;

/** A skirt is as long as its tiers together. */
export function tiersSaid(look: Look, garment: string, { skirt }: Parts): SaidLength[] {
  if (skirt?.tiers === undefined) return [];
  for (const { 0: text, index: start, groups } of lineOf(look).matchAll(TIERS)) {
    const end = start + text.length;
    const unit = UNIT.exec(text)?.[0];
    const depths = groups?.depths?.match(/\d+(?:\.\d+)?/g) ?? [];
    if (unit === undefined || depths.length !== skirt.tiers || !isGarmentOf(look, garment, { start, end })) continue;
    const cm = depths.reduce((sum, depth) => sum + (cmOf(`${depth} ${unit}`) ?? 0), 0);
    return [
      {
        start,
        end,
        part: 'skirt',
        id: 'length',
        code: PART_POINTS.skirt.length?.code ?? '',
        cm: Math.round(cm * 10) / 10,
      },
    ];
  }
  return [];
}
