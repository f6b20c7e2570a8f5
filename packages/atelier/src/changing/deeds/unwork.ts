import type { Garment } from '@toile/look';
import { isCraft } from '@toile/look/records';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { stepWork } from '../comparatives/step-work.ts';
import { isGarment } from '../is-garment.ts';
import { subjectOf, wornAs } from '../targets.ts';
import { mainGarment, mark, type Work } from '../work.ts';

const NO_WORK =
  /^(?:no|without(?: any)?|remove (?:the |all (?:the )?)?|take off (?:the |all (?:the )?)?|skip (?:the )?)\s*(?<what>work|embroidery|zardo[zs]i|zari work|handwork|embellishments?|sequins|mirror work|gota(?: work)?|beads|stones) (?:on|from|of|in) (?:the |her |his )?(?<where>[a-z ]+)$/;
const ALL = /^(?:work|embroidery|handwork|embellishments?)$/;

const LESS_AT =
  /^(?:less|fewer|not so much|lighter) (?<what>work|embroidery|zardo[zs]i|zari|handwork|sequins|mirror work|gota|beads|stones) (?:on|at|in|near) (?:the |her |his )?(?<part>collar|neck|cuffs?|sleeves?|hem|yoke|front|back|pallu)$/;

/** 'Less embroidery on the collar': what lies there alone goes; of what lies all over, that is told. */
function lessAt({ look, notDone }: Work, clause: string): boolean {
  const { what = '', part = '' } = LESS_AT.exec(clause)?.groups ?? {};
  const at = part.replace(/s$/, '');
  const worked = look.garments.filter(({ details }) => details.some(({ id }) => isCraft(id)));
  const there = worked.find(({ details }) => details.some((one) => isCraft(one.id) && one.part === at));
  const [garment = there] = worked;
  if (part === '' || !garment) return false;
  if (there) {
    const details = there.details.filter((one) => !(isCraft(one.id) && one.part === at));
    look.garments = look.garments.map((one) => (one === there ? { ...there, details } : one));
  } else notDone.push(`The ${what} of the ${garment.name} is not drawn less at the ${part} alone.`);
  return true;
}

/** Less embroidery at all is a step of everything that is worked. */
const LESS_OF =
  /^(?:make )?(?:less|fewer) (?:of the )?(?<what>(?!embroidery$|work$|handwork$)[a-z]+(?: (?:work|patti))?)$/;

/** 'Less mirror work', of what lies all over a garment: it is at one place then, and not gone. */
function lessOf(work: Work, clause: string): boolean {
  const { look } = work;
  const named = draftOf(LESS_OF.exec(clause)?.groups?.what ?? '').floating.map(({ value }) => value);
  const garment = [mainGarment(look), ...look.garments].find(({ details }) =>
    details.some(({ id, part }) => part === undefined && isCraft(id) && named.includes(id)),
  );
  const next = garment && structuredClone(garment);
  if (!next || !stepWork(next, -1)) return false;
  look.garments = look.garments.map((one) => (one === garment ? next : one));
  mark(work, `${garment.id}.details`);
  work.subject = subjectOf(next);
  return true;
}

/** 'No work on the blouse': what is worked on that garment goes, and on no other. @returns whether that was asked of what is worked */
export function unwork(work: Work, clause: string): boolean {
  if (lessAt(work, clause) || lessOf(work, clause)) return true;
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
