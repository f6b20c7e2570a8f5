import { addDetail } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isGarment } from '../is-garment.ts';
import { wornAs } from '../targets.ts';
import { intentOf } from '../words/intents.ts';
import { mark, type Work } from '../work.ts';

const ROUND =
  /^(?<belt>.*\b(?:belt|obi))(?: (?:to go|goes|worn|tied))? (?:to|on|onto|over|round|around|for|with) (?:the |her |his )?(?<what>[a-z -]+)$/;

/** 'A belt on the coat': it goes round what is named, and not round what a belt is usually worn with. @returns whether that was asked */
export function beltRound(work: Work, clause: string, read: (work: Work, clause: string) => void): boolean {
  const { belt, what } = ROUND.exec(clause)?.groups ?? {};
  if (!belt || !what || !['put on', 'make'].includes(intentOf(belt).do)) return false;
  const [thing, ...others] = draftOf(what).things;
  const garment = thing && isGarment(thing) && others.length === 0 ? wornAs(work.look, thing.entry) : undefined;
  if (!garment || draftOf(belt).things.some(isGarment)) return false;
  const id = /\bobi$/.test(belt) ? 'obi' : 'belt';
  const girt = { ...garment, details: [...garment.details] };
  addDetail(girt.details, { id });
  work.look.garments = work.look.garments.map((one) => (one === garment ? girt : one));
  mark(work, `${garment.id}.details`);
  read(work, intentOf(belt).do === 'make' ? `add ${belt.replace(/^make /, '')}` : belt);
  return true;
}
