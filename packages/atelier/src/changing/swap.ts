import { addDetail, type Colour, type Detail, detailOf } from '@toile/look';
import { isCraft } from '@toile/look/records';
import type { Draft } from '#atelier/draft/draft.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isGarment } from './is-garment.ts';
import { NECKWEAR, putOnGarment } from './put-on.ts';
import { repaint } from './repaint.ts';
import { sayAll } from './say-all.ts';
import { sayOf } from './say-of.ts';
import { replaced } from './slots/replaced.ts';
import { takeOffThing } from './take-off.ts';
import { garmentWith, nounOf, subjectOf, wornAs } from './targets.ts';
import { mark, type Work } from './work.ts';

const NOUN_WORDS: Readonly<Record<string, string>> = {
  sleeve: 'sleeves',
  neck: 'neckline',
  waist: 'waist',
  hem: 'hem',
  hair: 'hair',
};

/** A neck in the place of a collar. */
function bareNeck({ look }: Work): void {
  const collared = garmentWith(look, 'neck', undefined);
  if (collared) look.garments = look.garments.map((one) => (one === collared ? { ...one, collar: 'none' } : one));
}

/** 'Charcoal pinstripe' in the place of navy: all that is navy is charcoal then, and has the stripe. */
function patterned(work: Work, painted: Colour, { things, floating }: Draft): boolean {
  const colour = floating.find((one) => one.as === 'colour' && one.colour)?.colour;
  const print = floating.find(({ as }) => as === 'print');
  const worn = work.look.garments.filter(({ cloth }) => cloth.colour.name.endsWith(painted.name));
  if (things.length > 0 || !colour || !print || worn.length === 0) return false;
  for (const { id } of worn) {
    const garment = work.look.garments.find((one) => one.id === id);
    if (!garment) continue;
    const ground = { ...garment, cloth: { ...garment.cloth, colour } };
    work.look.garments = work.look.garments.map((one) => (one === garment ? ground : one));
    mark(work, `${id}.colour`);
    sayOf(work, ground, print.value);
  }
  return true;
}

/** 'For a leather one': one of what it is in the place of. */
const oneOf = (from: string, to: string): string => {
  const name = from.replace(/^(?:the|her|his|its) /, '');
  return draftOf(to).things.length > 0 ? to : to.replace(/\bones?$/, () => name);
};

/** 'The zip with brass buttons': what closes in the one way closes in the other, whatever else is said of that. */
function refasten({ look }: Work, from: string, to: string): void {
  const [old, next] = [from, to].map(
    (words) => draftOf(words).floating.find(({ slots }) => slots?.closure)?.slots?.closure,
  );
  if (!old || !next) return;
  const closed = look.garments.find(({ closure }) => closure === old);
  look.garments = look.garments.map((one) => (one === closed ? replaced({ ...one, closure: next }, one) : one));
}

/** The details that words name, and nothing besides; empty where they name more, or none. */
function detailsIn(words: string): Detail[] {
  const { things, floating, unread } = draftOf(words.replace(/\b(?:an?|the|big|small|some|only) /g, ''));
  const isDetail = things.length === 0 && unread.length === 0 && floating.every(({ as }) => as === 'detail');
  return isDetail
    ? floating.flatMap(({ value, slots }) => (slots?.details ?? [value]).flatMap((one) => detailOf(one) ?? []))
    : [];
}

/** 'Mirror work instead of gota': the one lies where the other did. @returns whether both are details, and the other was there */
function exchangeDetail(work: Work, from: string, to: string): boolean {
  const [gone, fresh] = [detailsIn(from), detailsIn(to)];
  const isGone = ({ id, part }: Detail): boolean =>
    gone.some((one) => one.id === id && (one.part === undefined || one.part === part));
  const garment = work.look.garments.find(({ details }) => details.some(isGone));
  if (!garment || fresh.length === 0) return false;
  // work of one sort on all that is worked with it
  const isWork = fresh.every(({ id }) => isCraft(id)) && gone.every(({ id }) => isCraft(id));
  work.look.garments = work.look.garments.map((one) => {
    if (one !== garment && !(isWork && one.details.some(isGone))) return one;
    const old = one.details.find(isGone);
    const details = one.details.filter((detail) => !isGone(detail));
    for (const detail of fresh)
      addDetail(details, { ...(old?.part && isCraft(detail.id) && { part: old.part }), ...detail });
    mark(work, `${one.id}.details`);
    return { ...one, details };
  });
  work.subject = subjectOf(garment);
  return true;
}

/** One thing for another: a garment, an accessory, a quality. @returns whether it meant something here */
export function swap(work: Work, from: string, asked: string): boolean {
  const to = oneOf(from, asked);
  if (/^(?:it|this|that|everything|all|them|the outfit|the look)$/.test(from)) return sayAll(work, to, false);
  refasten(work, from, to);
  if (exchangeDetail(work, from, to)) return true;
  const draft = draftOf(from);
  const worn = draft.things.filter(isGarment).flatMap(({ entry }) => wornAs(work.look, entry) ?? [])[0];
  const next = draftOf(to);
  const fresh = next.things.find(isGarment);
  const isSame = fresh && draft.things.some(({ entry }) => entry.id === fresh.entry.id);
  if (worn && fresh && !isSame) {
    const put = putOnGarment(work, fresh, worn);
    if (put) work.subject = subjectOf(put);
    return true;
  }
  // a turban in the place of a stole: what is worn elsewhere takes its place all the same
  const beside = worn && !fresh && next.things.length > 0 ? draft.things.find(isGarment) : undefined;
  if (beside) {
    takeOffThing(work, beside);
    return sayAll(work, to, true);
  }
  const isColour = next.things.length === 0 && next.floating.every(({ as }) => as === 'colour' || as === 'palette');
  if (draft.things.some(({ type }) => type !== 'garment') && isColour)
    return sayAll(work, `${to} ${from.replace(/^(?:the|her|his) /, '')}`, false);
  const accessory = draft.things.find(({ type }) => type === 'accessory');
  const isTied = [accessory, next.things[0]].every((one) => one?.type === 'accessory' && NECKWEAR.has(one.entry.kind));
  // what is tied in the place of a tie takes its colour over, and takes it off itself
  if (accessory && !isTied && (next.things.length > 0 || next.floating.some(({ as }) => as === 'detail')))
    takeOffThing(work, accessory);
  const said = from.replace(/^(?:the|her|his) /, '');
  const isNamed = !accessory && next.things.some(({ type }) => type === 'accessory');
  if (isNamed) work.look.accessories = work.look.accessories.filter(({ kind }) => kind !== said);
  const noun = nounOf(from);
  if (/\bcollar\b/.test(from) && /\bneck/.test(to)) bareNeck(work);
  if (worn) return sayOf(work, worn, to, true);
  if (noun && ['sleeve', 'neck', 'waist', 'hem', 'hair'].includes(noun))
    return sayAll(work, `${to} ${NOUN_WORDS[noun]}`, false);
  const painted = draft.floating.find(({ colour }) => colour)?.colour;
  const other = painted && isColour ? next.floating.find(({ colour }) => colour)?.colour : undefined;
  if (painted && other) return repaint(work, painted, other, to);
  if (painted && patterned(work, painted, next)) return true;
  if (next.things.length > 0) return sayAll(work, to, false);
  const target = painted && work.look.garments.find(({ cloth }) => cloth.colour.name.endsWith(painted.name));
  return target ? sayOf(work, target, to) : sayAll(work, to, false);
}
