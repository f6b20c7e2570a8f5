import type { Garment, Look } from '@toile/look';
import { HEAD_CLOTHS } from '@toile/look/records';
import type { Draft, GarmentThing, Said } from '#atelier/draft/draft.ts';
import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { accepts } from '#atelier/reading/chunks/accepts.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { cite } from './cite.ts';
import { dressAnother } from './dress-another.ts';
import { isGarment } from './is-garment.ts';
import { buttoned } from './naming/buttoned.ts';
import { figured, striped } from './naming/figured.ts';
import { paintTied } from './naming/paint-tied.ts';
import { isAsWorn, recolourShoes } from './naming/recolour-shoes.ts';
import { holderOf } from './places/holder-of.ts';
import { lyingAt } from './places/lies-at.ts';
import { putOnAccessory, putOnGarment, putOnShoes } from './put-on.ts';
import { applySay, sayOf } from './say-of.ts';
import { takeOffThing } from './take-off.ts';
import { nounOf, subjectOf, wornAs } from './targets.ts';
import { mainGarment, mark, type Work } from './work.ts';

/** 'The sleeves bell-shaped' is read as 'bell-shaped sleeves'. */
const partLast = (what: string): string =>
  what.replace(
    /^(?:the |her |his |its )?(sleeves?|neck|neckline|collar|waist|hem|border|buttons|cuffs?|lapels?|hair) (?:to be |to |should be |be |into |as |an? |in |is |are |more )*(.+)$/,
    '$2 $1',
  );

/** 'A thin gold one' is the belt that was just spoken of; a colour by itself is its colour. */
function referring({ subject, look }: Work, what: string): string {
  const name =
    subject?.of === 'accessory'
      ? look.accessories.find(({ kind }) => kind === subject.kind)?.kind
      : subject?.of === 'garment'
        ? look.garments.find(({ id }) => id === subject.id)?.kind
        : subject?.of;
  if (!name || name === 'person') return what;
  // the outfit is one colour as it was before: what matched goes on matching
  const isMain = subject?.of === 'garment' && subject.id === mainGarment(look).id;
  const called = name === 'footwear' ? 'shoes' : name.replaceAll('-', ' ');
  if (/\bones?\b/.test(what)) return what.replace(/\bones?\b/, () => called);
  const { things, floating, unread } = draftOf(what);
  const isColour =
    things.length === 0 &&
    unread.length === 0 &&
    floating.length > 0 &&
    floating.every(({ as }) => as === 'colour' || ((as === 'print' || as === 'fabric') && subject?.of === 'garment'));
  if (isColour && subject?.of === 'garment' && subject.part === 'border') return `${what.replace(/^in /, '')} border`;
  return isColour && !isMain && !what.startsWith('it ') ? `${what.replace(/^in /, '')} ${called}` : what;
}

/** Necks that are named by one word. */
const NECK = /^(?:an? )?(v|u|boat|square|round|scoop|crew|halter|sweetheart|cowl)(?: (?:shaped?|one|maybe|style))*$/;
const SLIT_END = /\b(?:to|till|until|at) (?:the |her )?(knee|calf|ankle|thigh)s?\b/;

/** 'Till the elbow', after the sleeves were spoken of, is how long those are. */
function landmark({ subject }: Work, what: string): string {
  const part = subject?.of === 'garment' ? subject.part : undefined;
  const neck = part === 'neck' ? NECK.exec(what)?.[1] : undefined;
  if (neck) return `${neck} neck`;
  const slit = part === 'slit' ? SLIT_END.exec(what)?.[1] : undefined;
  if (slit) return slit === 'thigh' ? 'thigh slit' : 'slit';
  const end =
    /^(?:till|until|to|up to|down to|just|at|about|reaching)\b.*\b(ankle|knee|floor|calf|thigh|hip|waist)s?\b/.exec(
      what,
    )?.[1];
  if (end && !(subject?.of === 'garment' && subject.part === 'sleeve'))
    return `${end === 'calf' ? 'midi' : end} length`;
  if (subject?.of !== 'garment' || subject.part !== 'sleeve') return what;
  const place = /\b(elbow|wrist|three quarter)s?\b/.exec(what)?.[1];
  const ones = what
    .replace(/^(?:(?:little|small|nice|simple|pretty|the|some|in|of) )+/, '')
    .replace(/ (?:ones?|type|style|length)$/, '');
  if (
    /^(?:full|long|short|half|sheer|transparent|see through|net|lace|puffed|puff|bell|balloon|flutter|cap|bishop|raglan|kimono|ruffled|tulip|elbow|three quarter)(?: (?:type |in )?(?:net|lace|sheer|chiffon|organza))?$/.test(
      ones,
    )
  )
    return `${ones} sleeves`;
  return place ? `${place === 'wrist' ? 'long' : place} sleeves` : what;
}

const WHOLE =
  /^(?:it )?(?:all|both|everything|whatever|the whole (?:thing|outfit|look)|head to toe)(?: (?:that is |that's |is |worn )?(underneath|beneath|under(?: it| that| the \w+)?|inside|else|the rest))?(?: (?:should be|to be|is|be))?(?: in| over| into)? (.+)$/;

/** What is not of 'everything underneath', or of 'everything else': what lies over it, or what was spoken of. */
function sparedBy({ look, subject }: Work, where: string): string[] {
  if (where === '') return [];
  if (where === 'else' || where === 'the rest') return [subject?.of === 'garment' ? subject.id : mainGarment(look).id];
  const over = look.garments.filter(({ layer }) => layer === 'outer').map(({ id }) => id);
  return over.length > 0 ? over : [mainGarment(look).id];
}

/** 'All white', 'everything in black': every garment, and the shoes. */
function wholeColour(work: Work, what: string): boolean {
  const [, where = '', said] = WHOLE.exec(what) ?? [];
  const colour = said && draftOf(said).floating.find((one) => one.colour)?.colour;
  if (!colour) return false;
  const [painted = said, spared = ''] = said.split(/ (?:except|but not|apart from|other than|not)(?: for)? /);
  const { things } = draftOf(spared);
  const kept = new Set(things.filter(isGarment).flatMap(({ entry }) => wornAs(work.look, entry)?.id ?? []));
  for (const id of sparedBy(work, where)) kept.add(id);
  for (const { id } of work.look.garments) {
    const garment = work.look.garments.find((other) => other.id === id);
    if (garment && !kept.has(id))
      applySay(work, garment, { said: draftOf(painted).floating, without: new Set(), isAlone: true });
  }
  if (/^(?:it )?both\b/.test(what)) {
    // of two things, the second is what lies on the head
    work.look.accessories = work.look.accessories.map((worn) =>
      HEAD_CLOTHS.some((kind) => kind === worn.kind) ? { ...worn, colour } : worn,
    );
    return true;
  }
  if (where !== '' || things.some(({ type }) => type === 'footwear') || /\bshoes\b/.test(spared)) return true;
  work.look.footwear = { ...work.look.footwear, colour };
  mark(work, 'footwear.colour');
  return true;
}

/** The skirt of a dress is the dress, where it is not asked for by itself. */
function ofTheDress({ look }: Work, what: string): string {
  const dress = look.garments.find(({ family }) => family === 'dress');
  if (!dress || look.garments.some(({ family }) => family === 'skirt' || family === 'lehenga')) return what;
  if (/\b(?:an?|into|instead|with|and|it)\b.*\bskirt\b/.test(what) || /\b(?:mini|midi|maxi|pencil) skirt\b/.test(what))
    return what;
  return what.replace(/\bskirt\b/, 'dress');
}

/** 'Embroidery on it' is on what was named last. */
function onThat({ look, subject }: Work, what: string): string {
  const held = subject?.of === 'garment' ? look.garments.find(({ id }) => id === subject.id) : undefined;
  return held
    ? what.replace(/\b(on|to|at) (?:it|them|that)$/, (_, at: string) => `${at} the ${held.kind.replaceAll('-', ' ')}`)
    : what;
}

/** Sleeves that are added where there were none are short ones. */
const sleeved = ({ look }: Work, what: string): string =>
  /^(?:an? |the )?collar$/.test(what)
    ? 'shirt collar'
    : /^(?:the |some )?sleeves$/.test(what) && mainGarment(look).sleeve.length === 'sleeveless'
      ? 'short sleeves'
      : what;

/** Lengths of skirts, which nobody wears a sweater to. */
const OF_SKIRTS: ReadonlySet<string> = new Set(['micro', 'mini', 'knee', 'midi', 'ankle', 'maxi', 'floor']);
const SKIRTED: ReadonlySet<string> = new Set(['skirt', 'lehenga', 'dress']);

/** Everything that words without a verb ask for. */
export function sayAll(work: Work, asked: string, isAdded: boolean): boolean {
  const what = sleeved(work, ofTheDress(work, onThat(work, asked)));
  if (wholeColour(work, what) || figured(work, what) || striped(work, what) || buttoned(work, what)) return true;
  const ordered = landmark(work, referring(work, partLast(what.replace(/\b(micro|mini|midi|maxi)$/, '$1 length'))));
  const draft = draftOf(ordered);
  let isRead = dressAnother(work, draft, ordered);
  const garments = draft.things.filter(isGarment);
  for (const thing of draft.things) {
    if (isGarment(thing) && isPlace(thing, draft, ordered)) continue;
    if (isGarment(thing)) isRead = wearGarment(work, thing, ordered, isAdded) || isRead;
    else if (thing.type === 'footwear') {
      if (!recolourShoes(work, thing, ordered)) putOnShoes(work, thing, isAsWorn(work, thing, ordered));
      work.subject = { of: 'footwear' };
      isRead = true;
    } else {
      if (thing.entry.kind === 'held') continue;
      isRead = true;
      if (paintTied(work, thing, isAdded)) continue;
      putOnAccessory(work, thing);
      work.subject = { of: 'accessory', kind: thing.entry.kind };
      isRead = true;
    }
  }
  if (draft.without.size > 0) isRead = takeOffWithout(work, draft) || isRead;
  // the buckle of a belt is no belt of its own
  const isBuckled = draft.things.some(({ entry }) => entry.id === 'belt');
  const loose = draft.floating.filter(({ as, value }) => !(isBuckled && as === 'detail' && value === 'belt'));
  if (garments.length === 0 && loose.length > 0) isRead = sayFloating(work, ordered, draft) || isRead;
  if (!isRead) isRead = sayOf(work, mainGarment(work.look), ordered);
  if (isRead && nounOf(ordered) === 'sleeve' && work.subject?.of === 'garment')
    work.subject = { ...work.subject, part: 'sleeve' };
  const unread = draft.unread.map(({ text }) => text).filter((word) => !LITTLE.test(word));
  if (unread.length > 0 && !isRead) work.notDone.push(`${cite(unread.join(' '))}: no word we know.`);
  return isRead;
}

/** 'A pocket square in the jacket': where the other thing is put. */
const isPlace = ({ said, start }: GarmentThing, { things }: Draft, clause: string): boolean =>
  things.length > 1 && said.length === 0 && /\b(?:in|on|to|for|at|of) (?:the|her|his) $/.test(clause.slice(0, start));

const LITTLE =
  /^(?:please|make|thing|look|it|colou?r|remove|change|turn|instead|keep|feel|one|swap|replace|style|model|add|option|version|put|stand|standing|pose|posing)$/i;

function takeOffWithout(work: Work, draft: Draft): boolean {
  let isTaken = false;
  for (const id of draft.without) isTaken = takeOffThing(work, { type: 'id', id }) || isTaken;
  return isTaken;
}

/** A garment the words name: what is worn takes what is said of it, anything else is put on. */
function wearGarment(work: Work, thing: GarmentThing, clause: string, isAdded: boolean): boolean {
  const worn = wornAs(work.look, thing.entry);
  const isOther =
    worn &&
    worn.kind !== thing.entry.id &&
    worn.family !== 'choli' &&
    !thing.entry.generic &&
    !new RegExp(`\\b(?:the|her|his|its) (?:\\w+ )?${thing.entry.id.replaceAll('-', ' ')}`).test(clause);
  // over a waistcoat goes a jacket
  const isOver = isAdded && worn?.layer === 'mid' && thing.entry.generic && thing.entry.family === 'jacket';
  // a sweater goes over the shirt
  const { layer } = thing.entry;
  const isLayered =
    isAdded && worn !== undefined && layer !== undefined && layer !== worn.layer && worn.kind !== thing.entry.id;
  if (worn && !isOver && !isLayered && !(isOther && (isAdded || isNewThing(clause, thing)))) {
    applySay(work, worn, {
      said: [...thing.said, ...cutOf(thing)],
      without: thing.without,
      isAlone: thing.ofSet !== true,
      isSet: thing.ofSet === true,
    });
    return true;
  }
  const added = putOnGarment(work, thing, undefined, isAdded);
  if (added) work.subject = subjectOf(added);
  return added !== undefined;
}

/** What a name of the trade says of the cut beside what it is like: bootcut jeans are jeans, and wide below. */
function cutOf({ entry, start, end }: GarmentThing): Said[] {
  const slots = entry === GARMENT_BY_ID.get(entry.id) ? undefined : entry.is;
  return slots?.silhouette
    ? [{ as: 'silhouette', value: slots.silhouette, slots: { silhouette: slots.silhouette }, start, end }]
    : [];
}

/** 'Make it a lehenga', 'a lehenga', 'into jeans': something else than what is worn. */
const isNewThing = (clause: string, { said }: GarmentThing): boolean =>
  /^(?:it )?(?:to |into |as )?(?:an? |some )/.test(clause) || said.length === 0;

/** Qualities that tell how something is cut: after a name they go on about it ('jeans in black, skinny'). */
const CUTS: ReadonlySet<string> = new Set(['fit', 'silhouette', 'length', 'closure', 'neckline', 'collar', 'sleeve']);

/** Qualities said of no garment in particular go to the one spoken of, else to the one the design is about, else to the first that can have them. */
function sayFloating(work: Work, clause: string, loose: Draft): boolean {
  const { look } = work;
  const held = work.subject;
  const main =
    held?.of === 'garment' &&
    (/\brolled sleeves\b/.test(clause) ||
      /^(?:in|and|like|more like|kind of|sort of|(?:ankle|knee|floor|midi|thigh|hip|waist) length)\b/.test(clause))
      ? (look.garments.find(({ id }) => id === held.id) ?? mainGarment(look))
      : mainGarment(look);
  const isOfHeld = held?.of === 'garment' && held.id !== main.id && loose.floating.every(({ as }) => CUTS.has(as));
  const spoken = isOfHeld ? look.garments.find(({ id }) => id === held.id) : undefined;
  const order = [
    ...(spoken ? [spoken] : []),
    main,
    ...look.garments.filter((garment) => garment !== main).toReversed(),
  ];
  const said = loose.floating.filter(({ as, slots }) => as !== 'part' || slots);
  const isSkirts = said.some(({ slots }) => slots?.length !== undefined && OF_SKIRTS.has(slots.length));
  const skirted =
    isSkirts && main.family === 'top' ? look.garments.find(({ family }) => SKIRTED.has(family)) : undefined;
  const edged = said.some(({ as, part }) => as === 'border' || part === 'border')
    ? look.garments.find(({ border }) => border)
    : undefined;
  const target =
    edged ??
    skirted ??
    holderOf(look, clause, said) ??
    (said.every(({ as }) => as === 'detail') ? lyingAt(look, clause) : undefined) ??
    order.find((garment) => said.every((one) => canHave(garment, one, look))) ??
    main;
  // 'like cream' goes on about the one that was named
  return sayOf(work, target, clause, held?.of === 'garment' && held.id === target.id && clause.startsWith('like '));
}

/** Slots that only some silhouettes of a garment have. */
function canHave(garment: Garment, said: Said, look: Look): boolean {
  const entry = GARMENT_BY_ID.get(garment.kind);
  if (!entry) return true;
  const isBloused = look.garments.some(({ family }) => family === 'choli');
  const isUpper =
    ['sleeve', 'neckline', 'collar'].includes(said.as) || /^(?:backless|deep-back|tie-up|.*-back)$/.test(said.value);
  if (isBloused && isUpper && garment.family !== 'choli' && garment.family !== 'jacket') return false;
  const thing: GarmentThing = { type: 'garment', entry, said: [], without: new Set(), start: 0, end: 0 };
  if (
    said.part &&
    ['sleeve', 'collar', 'neck', 'cuff', 'lapel'].includes(said.part) &&
    !['top', 'dress', 'jacket', 'choli', 'jumpsuit', 'saree'].includes(garment.family)
  )
    return false;
  return accepts(thing, said);
}
