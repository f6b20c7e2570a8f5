import type { Garment, Look } from '@toile/look';
import type { Cut } from '../cut.ts';
import { isElastic } from '../elastic-skirt.ts';
import { PART_POINTS } from '../grade.ts';
import { quarter } from '../round.ts';
import { whoOf } from '../wearer.ts';
import { nearestGarment } from './garment-of.ts';
import { girthsSaid } from './read-size.ts';
import type { SaidLength } from './said-length.ts';

/** A band that stands firm round the waist is as long as the waist of the words; one that stretches or is drawn in is not. */
function bandOf(garment: Garment, cut: Cut): 'skirt' | 'legs' | undefined {
  if (cut.form === 'skirt') return isElastic(garment) ? undefined : 'skirt';
  return cut.form === 'legs' && (cut.kind === 'trousers' || cut.kind === 'jeans') ? 'legs' : undefined;
}

/** The waist that the words give as a length of the band, laid flat. */
export function waistOfBand(look: Look, garment: Garment, cut: Cut): SaidLength[] {
  const part = bandOf(garment, cut);
  if (part === undefined) return [];
  const said = girthsSaid(look, whoOf(look)).filter(
    ({ girth, start }) => girth === 'waist' && nearestGarment(look, { start }) === garment.id,
  );
  return said.slice(0, 1).map(({ start, end, cm }) => ({
    ...{ start, end, part, id: 'waist', code: PART_POINTS[part].waist?.code ?? '', cm: quarter(cm / 2) },
  }));
}
