import type { Look } from '@toile/look';
import { PART_POINTS } from '../grade.ts';
import type { Parts } from '../points.ts';
import { isGarmentOf } from './garment-of.ts';
import { lineOf } from './line-of.ts';
import type { SaidLength } from './said-length.ts';

/** 'Flare 5 metre at hem', 'gher of 4.5 m': read as one thing with its number; what nobody keeps of a line stands as `~`. */
const FLARE =
  /\b(?:flared?|ghera?|sweep)(?: (?:of|~+))? (?<metres>\d{1,2}(?:\.\d{1,2})?) ?(?:m|mtrs?|met(?:re|er)s?)\b/gi;
const CM = 100;
/** A hem that is wider than the house's by more, or narrower, is of another garment. */
const MOST = 2.2;
const LEAST = 0.5;

/** How far a skirt goes round at its hem, where words give it in metres. */
export function flareSaid(look: Look, garment: string, { skirt, torso }: Parts): SaidLength[] {
  const part = skirt ? ('skirt' as const) : ('torso' as const);
  const house = skirt?.sweep ?? torso?.sweep;
  if (house === undefined) return [];
  for (const { 0: text, index: start, groups } of lineOf(look).matchAll(FLARE)) {
    const end = start + text.length;
    const cm = Number(groups?.metres) * CM;
    if (cm > house * MOST || cm < house * LEAST || !isGarmentOf(look, garment, { start, end })) continue;
    return [{ start, end, part, id: 'sweep', code: PART_POINTS[part].sweep?.code ?? '', cm }];
  }
  return [];
}
