import { type AccessoryKind, detailWord, type Garment, type Look } from '@toile/look';
import { accessoriesLike, accessoriesWhere, HEAD_CLOTHS } from '@toile/look/records';
import type { Draft, Thing } from '#atelier/draft/draft.ts';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import { ACCESSORY_BY_ID, GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { alike } from './alike.ts';
import { HEEL_LIKE } from './ladders.ts';
import { say } from './say.ts';
import { step } from './step.ts';
import { garmentWith, nounOf, wornAs } from './targets.ts';
import { mainGarment, mark, type Work } from './work.ts';

/** The plain word for all of it, in the lexicon. */
const JEWELLERY = 'jewellery';

/** What a plain word for adornment takes off. */
function kindsOf(id: string): ReadonlySet<AccessoryKind> {
  const kind = ACCESSORY_BY_ID.get(id)?.kind;
  if (!kind || id === JEWELLERY)
    return new Set(id === JEWELLERY ? accessoriesWhere(({ sort }) => sort === 'jewel') : []);
  return new Set(accessoriesLike(kind));
}

/** Takes accessories off that a name is of. @returns whether one was worn */
export function takeOffAccessory({ look }: Work, id: string): boolean {
  const exact = ACCESSORY_BY_ID.get(id)?.kind;
  const isExact = look.accessories.some(({ kind }) => kind === exact) && id !== JEWELLERY;
  const kinds = isExact && exact ? new Set([exact]) : kindsOf(id);
  const gone = look.accessories.filter(({ kind }) => kinds.has(kind));
  look.accessories = look.accessories.filter((worn) => !gone.includes(worn));
  let isTaken = gone.length > 0;
  for (const part of ['belt', 'obi'] as const) {
    if (!kinds.has(part)) continue;
    for (const garment of look.garments) {
      const kept = garment.details.filter((detail) => detail.id !== part && detail.part !== part);
      isTaken ||= kept.length < garment.details.length;
      garment.details = kept;
      delete garment.trims[part];
    }
  }
  if (look.person.hair.style === exact && HEAD_CLOTHS.some((cloth) => cloth === exact))
    look.person.hair = { ...look.person.hair, style: look.person.presentation === 'male' ? 'short' : 'bun' };
  return isTaken;
}

/** What a choli is worn under, or with. */
const DRAPED: ReadonlySet<Garment['family']> = new Set(['saree', 'lehenga']);
/** What is worn in the place of a choli. */
const isUnder = ({ family }: Garment): boolean => family === 'top' || family === 'dress' || family === 'jacket';

/** What nobody goes without: there would be nothing to wear it with. */
export const isNeeded = ({ layer, family }: Garment, { garments }: Look): boolean =>
  garments.length === 1 ||
  (family === 'choli' && garments.some((other) => DRAPED.has(other.family)) && !garments.some(isUnder)) ||
  layer === 'one-piece' ||
  (layer === 'bottom' && garments.filter((other) => other.layer === 'bottom').length === 1) ||
  (layer === 'base' && !garments.some((other) => other.layer === 'mid' || other.layer === 'one-piece'));

/** Takes a garment off. @returns whether it was worn and can be gone without */
export function takeOffGarment(work: Work, garment: Garment): boolean {
  const { look } = work;
  if (isNeeded(garment, look)) {
    work.notDone.push(`The ${garment.name} stays on: nothing would be worn in its place. Say what should be.`);
    return true;
  }
  look.garments = look.garments.filter((other) => other !== garment);
  for (const other of look.garments) other.details = other.details.filter(({ id }) => id !== garment.kind);
  return true;
}

/** Parts whose absence is a slot of its own. */
const NEEDLEWORK = /embroider|zari|zardozi|sequin|bead|mirror|gota|work|motif|applique|stone|crystal|chikankari/;

/** Words of three letters that name nothing. */
const SMALL: ReadonlySet<string> = new Set([
  'the',
  'her',
  'his',
  'its',
  'all',
  'any',
  'and',
  'but',
  'not',
  'out',
  'off',
  'one',
  'too',
]);

/** What is left of a neck that a collar stood on. */
const NECK_UNDER: Partial<Readonly<Record<Garment['neckline'], Garment['neckline']>>> = {
  shirt: 'round',
  high: 'round',
  turtle: 'crew',
};

const BUTTONED: ReadonlySet<Garment['closure']> = new Set([
  'buttons',
  'half-placket',
  'single-breasted',
  'double-breasted',
]);

/** What a word that is no garment takes off, where the reader's own way does not reach: details by the noun. */
function takeDetail(garment: Garment, clause: string): boolean {
  const before = garment.details.length;
  const words = clause.match(/[a-z]+/g) ?? [];
  const stems = words
    .filter((word) => word.length > 2 && !SMALL.has(word))
    .map((word) => word.replace(/(?:ies|y)$/, '').replace(/s$/, ''));
  const isNeedlework = /\b(?:embroider\w*|work|embellish\w*|bling|sparkle)\b/.test(clause);
  garment.details = garment.details.filter((detail) => {
    const word = detailWord(detail);
    if (isNeedlework && NEEDLEWORK.test(word)) return false;
    return !stems.some((stem) => word.split('-').some((one) => one.startsWith(stem)));
  });
  const isCollared = garment.collar !== 'none' || garment.neckline === 'shirt';
  if (stems.includes('collar') && isCollared) {
    garment.collar = 'none';
    garment.neckline = NECK_UNDER[garment.neckline] ?? garment.neckline;
    return true;
  }
  if (stems.includes('button') && BUTTONED.has(garment.closure)) {
    garment.closure = garment.family === 'jacket' ? 'open' : 'none';
    const { buttons: _, ...trims } = garment.trims;
    garment.trims = trims;
    return true;
  }
  // a bow at the neck is a collar tied
  if (garment.collar === 'bow' && stems.includes('bow')) garment.collar = 'none';
  return garment.details.length < before;
}

/** What may be there in its colour alone: a piping, a side stripe. */
const SEWN_ON = ['piping', 'lace', 'fringe', 'tassel', 'ruffle', 'stripe', 'contrast'] as const;

function takeTrim(garment: Garment, clause: string): boolean {
  const part = SEWN_ON.find((one) => garment.trims[one] && new RegExp(`\\b${one}s?\\b`).test(clause));
  if (!part || garment.details.some(({ id }) => id.includes(part))) return false;
  const { [part]: _, ...trims } = garment.trims;
  garment.trims = trims;
  return true;
}

const isChanged = (a: Garment, b: Garment): boolean => JSON.stringify(a) !== JSON.stringify(b);

/** What an accessory has: the feather of a hat. */
function takeOfWorn({ look }: Work, clause: string): boolean {
  const stems = (clause.match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/s$/, ''));
  const isNamed = (text: string): boolean => stems.some((stem) => text.includes(stem));
  let isTaken = false;
  look.accessories = look.accessories.map(({ details, told, ...worn }) => {
    const kept = details?.filter((detail) => !isNamed(detailWord(detail)));
    const said = told?.filter((text) => !isNamed(text));
    isTaken ||= kept?.length !== details?.length || said?.length !== told?.length;
    return { ...worn, ...(kept?.length && { details: kept }), ...(said?.length && { told: said }) };
  });
  return isTaken;
}

/** Takes off a quality or a part: 'no sleeves', 'without the print', 'no buttons'; of one garment, where that is given. */
export function takeOffQuality(work: Work, clause: string, draft: Draft, only?: Garment): boolean {
  const { look } = work;
  const noun = nounOf(clause);
  const said = only ?? namedGarment(look, draft);
  const without = new Set([...draft.without, ...draft.things.flatMap((thing) => [...thing.without])]);
  if (noun === 'sleeve') without.add('sleeve');
  if (noun === 'print') without.add('print');
  if (noun === 'border') without.add('border');
  const first = (noun && garmentWith(look, noun, undefined, said)) ?? said ?? mainGarment(look);
  const reached = only ? [only] : [first, ...look.garments.filter((other) => other !== first)];
  for (const garment of reached) {
    const { garment: next } = say(garment, [], without, look);
    const details = { ...next, details: [...next.details] };
    const isTaken =
      takeTrim(details, clause) || takeDetail(details, `${clause} ${detailsSaid(draft)}`) || isChanged(next, garment);
    if (!isTaken) continue;
    look.garments = look.garments.map((other) => (other === garment ? details : other));
    mark(work, `${garment.id}.details`);
    if (!said && without.has('print')) alike(work, details, [`${garment.id}.print`]);
    return true;
  }
  return !only && takeOfWorn(work, clause);
}

/** 'Frills' are ruffles. */
const detailsSaid = ({ floating }: Draft): string =>
  floating.flatMap(({ as, value }) => (as === 'detail' ? [value.replaceAll('-', ' ')] : [])).join(' ');

function namedGarment(look: Look, { things }: Draft): Garment | undefined {
  for (const thing of things) {
    const worn = thing.type === 'garment' ? wornAs(look, thing.entry) : undefined;
    if (worn) return worn;
  }
  return undefined;
}

/** Takes off shoes, an accessory or a garment. @returns false where nobody wears it */
export function takeOffThing(work: Work, thing: Thing | { type: 'id'; id: string }): boolean {
  const { look } = work;
  if (thing.type === 'id') {
    const entry = GARMENT_BY_ID.get(thing.id);
    const worn = entry && wornAs(look, entry);
    if (worn) return takeOffGarment(work, worn);
    if (thing.id === 'shoes') return barefoot(work);
    return takeOffAccessory(work, thing.id);
  }
  if (thing.type === 'accessory') return takeOffAccessory(work, thing.entry.id);
  if (thing.type === 'footwear') return takeOffShoes(work, thing.entry.id, thing.entry.kind);
  const worn = wornAs(look, thing.entry);
  return worn ? takeOffGarment(work, worn) : false;
}

/** Without heels is on flat soles; shoes of a kind that nobody wears are not taken off. */
function takeOffShoes(work: Work, id: string, kind: Look['footwear']['kind']): boolean {
  const { footwear } = work.look;
  if (/heel|stiletto/.test(id))
    return HEEL_LIKE[footwear.kind] === 0 || step(work, 'shoes.heel', -3, undefined).length > 0;
  const isWorn =
    id === 'shoes' || id === 'footwear' || footwear.kind === kind || footwear.name.includes(id.replace(/s$/, ''));
  return isWorn && barefoot(work);
}

function barefoot({ look }: Work): boolean {
  if (look.footwear.kind === 'barefoot') return false;
  look.footwear = { kind: 'barefoot', name: 'bare feet', colour: colourNamed('nude') };
  return true;
}
