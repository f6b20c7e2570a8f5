import type { Garment } from '@toile/look';
import { isCraft } from '@toile/look/records';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isGarment } from '../is-garment.ts';
import { subjectOf, wornAs } from '../targets.ts';
import { mark, type Work } from '../work.ts';

const ONLY_ON =
  /^(?:the |have |keep |put |make )*(?<what>print(?:s|ed)?|pattern|embroidery|work|stripes|checks|flowers|sequins) (?:should be |must be |to be |is |be )?(?:only|just) (?:on|in) (?:the |her |his )?(?<where>[a-z-]+(?: [a-z-]+)?)$/;

const plain = (garment: Garment): Garment => ({
  ...garment,
  cloth: { ...garment.cloth, print: { kind: 'solid', colours: [], scale: 'medium' } },
});

const PLACED =
  /^(?:the |have |keep |put |make )*(?:embroidery|work|handwork|zardo[zs]i|zari work|dabka|mirror work|gota|sequins) (?:only|just) (?:on|at) (?:the |her |his )?(?<part>collar|cuffs?|sleeves?|yoke|hem|neck|lapels?|pockets?|bodice|skirt)$/;

/** 'Embroidery on the collar only', of what is worked there and elsewhere: it goes everywhere else. */
function onlyAtPart(work: Work, clause: string): boolean {
  const part = PLACED.exec(clause)?.groups?.part?.replace(/s$/, '');
  if (part === undefined) return false;
  const garment = work.look.garments.find(({ details }) => details.some((one) => isCraft(one.id) && one.part === part));
  const kept = garment?.details.filter((one) => !isCraft(one.id) || one.part === part);
  if (!garment || !kept || kept.length === garment.details.length) return false;
  work.look.garments = work.look.garments.map((one) => (one === garment ? { ...one, details: kept } : one));
  mark(work, `${garment.id}.details`);
  work.subject = subjectOf(garment);
  return true;
}

/** 'Print only on the dupatta': what else has it loses it, and what is named has it, as the first that had it. @returns whether that was asked of a garment */
export function onlyOn(work: Work, clause: string): boolean {
  if (onlyAtPart(work, clause)) return true;
  const { what = '', where = '' } = ONLY_ON.exec(clause)?.groups ?? {};
  const [thing, ...others] = draftOf(where).things.filter(isGarment);
  const named = thing && others.length === 0 ? wornAs(work.look, thing.entry) : undefined;
  if (!named) return false;
  const isWorked = /^(?:embroidery|work|sequins)$/.test(what);
  const crafts = ({ details }: Garment): Garment['details'] => details.filter(({ id }) => isCraft(id));
  const first = [named, ...work.look.garments].find((one) =>
    isWorked ? crafts(one).length > 0 : one.cloth.print.kind !== 'solid',
  );
  if (!first) return false;
  work.look.garments = work.look.garments.map((one) => {
    if (one !== named) return isWorked ? { ...one, details: one.details.filter(({ id }) => !isCraft(id)) } : plain(one);
    if (isWorked) return crafts(one).length > 0 ? one : { ...one, details: [...one.details, ...crafts(first)] };
    return { ...one, cloth: { ...one.cloth, print: structuredClone(first.cloth.print) } };
  });
  mark(work, `${named.id}.${isWorked ? 'details' : 'print'}`);
  work.subject = subjectOf(named);
  return true;
}
