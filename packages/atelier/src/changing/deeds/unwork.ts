import type { Garment } from '@toile/look';
import { isCraft } from '@toile/look/records';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isGarment } from '../is-garment.ts';
import { subjectOf, wornAs } from '../targets.ts';
import { mark, type Work } from '../work.ts';

const NO_WORK =
  /^(?:no|without(?: any)?|remove (?:the |all (?:the )?)?|take off (?:the |all (?:the )?)?|skip (?:the )?)\s*(?<what>work|embroidery|zardo[zs]i|zari work|handwork|embellishments?|sequins|mirror work|gota(?: work)?|beads|stones) (?:on|from|of|in) (?:the |her |his )?(?<where>[a-z ]+)$/;
const ALL = /^(?:work|embroidery|handwork|embellishments?)$/;

/** 'No work on the blouse': what is worked on that garment goes, and on no other. @returns whether that was asked of what is worked */
export function unwork(work: Work, clause: string): boolean {
  const { what = '', where = '' } = NO_WORK.exec(clause)?.groups ?? {};
  const [thing, ...others] = draftOf(where).things.filter(isGarment);
  const garment = thing && others.length === 0 && thing.said.length === 0 ? wornAs(work.look, thing.entry) : undefined;
  if (!garment) return false;
  const named = draftOf(what).floating.map(({ value }) => value);
  const goes = ({ id }: Garment['details'][number]): boolean => (ALL.test(what) ? isCraft(id) : named.includes(id));
  const details = garment.details.filter((detail) => !goes(detail));
  if (details.length === garment.details.length) return false;
  const { embroidery, ...trims } = garment.trims;
  const isWorked = details.some(({ id }) => isCraft(id));
  const next = { ...garment, details, trims: isWorked && embroidery ? garment.trims : trims };
  work.look.garments = work.look.garments.map((one) => (one === garment ? next : one));
  mark(work, `${garment.id}.details`);
  work.subject = subjectOf(next);
  return true;
}
