import type { Look } from '@toile/look';
import type { Body } from '../../measures/body.ts';
import { PART_POINTS } from '../grade.ts';
import { belowWaist } from '../lengths.ts';
import type { Parts } from '../points.ts';
import { quarter } from '../round.ts';
import { isGarmentOf } from './garment-of.ts';
import { lineOf } from './line-of.ts';
import type { SaidLength } from './said-length.ts';

/** 'Slits both sides to mid-thigh': what is left open, and the level where it ends. */
const TO_LEVEL =
  /\b(?:slits?|splits?|vents?)\b[^,;.]{0,30}?(?:to|till|~)[ ~]+(?:the )?(?<level>mid-thigh|thigh|knee|hip|waist)s?\b/gi;
/** The least of what is open that is worth sewing, and what stays closed above it, cm. */
const LEAST = 4;
const CLOSED = 6;

/** How far below the waist a level lies on a body, cm. */
function below(level: string, body: Body): number {
  if (level === 'waist') return 0;
  if (level === 'hip') return body.waistToHip;
  return belowWaist(level === 'knee' ? 'knee' : 'thigh', body);
}

/** Slits that the words let end at a level of the body: from the hem, as the garment is cut, up to it. */
export function slitLevels(look: Look, garment: string, { torso, skirt }: Parts, body: Body): SaidLength[] {
  // the slit's own word: the level is another's span of the reading
  const spanOf = (found: RegExpExecArray) => ({ start: found.index, end: found.index + found[0].search(/\W/) });
  const found = [...lineOf(look).matchAll(TO_LEVEL)].find((each) => isGarmentOf(look, garment, spanOf(each)));
  const level = found?.groups?.level?.toLowerCase();
  if (!found || level === undefined) return [];
  const span = spanOf(found);
  const said = (part: 'torso' | 'skirt', id: string, length: number, waistAt: number): SaidLength[] => {
    const cm = quarter(Math.min(length - waistAt - below(level, body), length - waistAt - CLOSED));
    return cm < LEAST ? [] : [{ ...span, part, id, code: PART_POINTS[part][id]?.code ?? '', cm }];
  };
  if (torso?.slit !== undefined) return said('torso', 'slit', torso.length, torso.waistAt);
  return skirt?.vent === undefined ? [] : said('skirt', 'vent', skirt.length, skirt.hipAt - body.waistToHip);
}
