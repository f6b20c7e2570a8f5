import { partOfWorn } from '../lone/part-of-worn.ts';
import { matchHeld } from '../naming/match.ts';
import { matchPerson } from '../naming/match-person.ts';
import type { Work } from '../work.ts';
import { beltRound } from './belt-round.ts';
import { countOf } from './count-of.ts';
import { fasten } from './fasten.ts';
import { groom } from './groom.ts';
import { makePlain } from './make-plain.ts';
import { moveAside } from './move-aside.ts';
import { oneLength } from './one-length.ts';
import { onlyOn } from './only-on.ts';
import { onlyThing } from './only-thing.ts';
import { openBelt } from './open-belt.ts';
import { overAnkle } from './over-ankle.ts';
import { paintPart } from './paint-part.ts';
import { paintPlace } from './paint-place.ts';
import { plainSleeves } from './plain-sleeves.ts';
import { sayOfPart } from './say-of-part.ts';
import { scalePrint } from './scale-print.ts';
import { isSettled } from './settled.ts';
import { shadeInto } from './shade-into.ts';
import { sizePart } from './size-part.ts';
import { trimWith } from './trim-with.ts';
import { untuck } from './untuck.ts';
import { unwork } from './unwork.ts';
import { wish } from './wish.ts';

/** Something asked for in so plain a way that no other reading of the clause is tried. @param read reads a clause in the usual ways */
type Deed = (work: Work, clause: string, read: (work: Work, clause: string) => void) => boolean;

const DEEDS: readonly Deed[] = [
  matchHeld,
  matchPerson,
  overAnkle,
  plainSleeves,
  oneLength,
  isSettled,
  onlyOn,
  onlyThing,
  unwork,
  partOfWorn,
  trimWith,
  moveAside,
  untuck,
  openBelt,
  beltRound,
  shadeInto,
  fasten,
  makePlain,
  countOf,
  scalePrint,
  sayOfPart,
  paintPart,
  paintPlace,
  sizePart,
  groom,
  wish,
];

/** Does what a clause plainly asks for. @returns whether it asked for such a thing; what could not be is told */
export const doPlainly: Deed = (work, clause, read) => {
  const before = work.look;
  work.look = structuredClone(before);
  if (DEEDS.some((deed) => deed(work, clause, read))) return true;
  work.look = before;
  return false;
};
