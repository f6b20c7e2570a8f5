import { BODY_MEASURES, type Body, type BodyMeasure, type Who } from './body.ts';
import { nearestSize } from './nearest-size.ts';
import { type Question, questionsFor } from './questions.ts';
import { bodyOf, type Size } from './size-tables.ts';

export interface Fitting {
  /** The customer's measures, completed from the table. */
  body: Body;
  /** The table's size that gave what was not measured. */
  from: Size;
  measured: readonly BodyMeasure[];
  questions: readonly Question[];
}

/** Measures that follow another one when nobody took them, in the table's own proportion to it. */
const FOLLOWS: Partial<Record<BodyMeasure, BodyMeasure>> = {
  highBust: 'bust',
  underbust: 'bust',
  bustSpan: 'bust',
  upperArm: 'bust',
  neck: 'bust',
  highHip: 'hip',
  thigh: 'hip',
  knee: 'hip',
  crotchTotal: 'hip',
  crotchFront: 'crotchTotal',
  waistToFloor: 'height',
  waistToKnee: 'waistToFloor',
  inseam: 'waistToFloor',
  arm: 'height',
  backLength: 'height',
  frontLength: 'backLength',
  shoulderToBust: 'frontLength',
};

/** Completes a customer's own measures and asks what a tailor would ask. Unmeasured lengths follow her height, girths her bust or hip. */
export function toMeasure(who: Who, given: Partial<Body>): Fitting {
  const from = nearestSize(who, given);
  const table = bodyOf(who, from);
  const known = new Map<BodyMeasure, number>();
  const find = (measure: BodyMeasure): number => {
    const own = given[measure] ?? known.get(measure);
    if (own !== undefined) return own;
    const leader = FOLLOWS[measure];
    const cm = leader ? Math.round(((table[measure] * find(leader)) / table[leader]) * 10) / 10 : table[measure];
    known.set(measure, cm);
    return cm;
  };
  // every measure of the list gets its value
  const body = Object.fromEntries(BODY_MEASURES.map((m) => [m, find(m)])) as Record<BodyMeasure, number>;
  const measured = BODY_MEASURES.filter((m) => given[m] !== undefined);
  return { body, from, measured, questions: questionsFor(given, body, { who, size: from }) };
}
