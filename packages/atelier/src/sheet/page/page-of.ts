/** The Look by which a page is chosen: an edit has the page, the ground and the letters of the design it came of. */
import type { Look } from '@toile/look';
import { isWide, spreadOf } from './spread.ts';

/** By how much a skirt has to outgrow its page before it gets another. */
const OUTGROWN = 1.2;

/** By which ground and manner are chosen. */
export function groundBy(look: Look): Look {
  if (!look.origin) return look;
  // who it is drawn on is not chosen again by being somebody else: children alone stand by day
  const { ageGroup } = look.person;
  const isOther = (ageGroup === 'child') !== (look.origin.person.ageGroup === 'child');
  return isOther ? look : { ...look, ...look.origin };
}

/** By which the page is laid out: a skirt that has come to need its room is given it. */
export function laidOutBy(look: Look): Look {
  const first = groundBy(look);
  return first !== look && isWide(look) && spreadOf(look) > spreadOf(first) * OUTGROWN ? look : first;
}
