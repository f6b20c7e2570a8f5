import {
  type Accessory,
  type Colour,
  detailsNamed,
  type Garment,
  isSameDetail,
  type Look,
  peopleOf,
  wordsOf,
} from '@toile/look';
import type { Slots } from '@toile/look/records';
import type { Said, Thing } from '../../packages/atelier/src/draft/draft.ts';
import { colourDistance } from '../../packages/atelier/src/kit/colour.ts';
import { foldWord } from '../../packages/atelier/src/lexicon/language/tokenise.ts';
import { draftOf } from '../../packages/atelier/src/reading/draft-of.ts';

export interface Fact {
  kind: string;
  value: string;
  /** What it is a fact about, in words. */
  of?: string;
}

/** What a fact can be about in a Look. */
export type Target =
  | { type: 'garment'; garment: Garment }
  | { type: 'accessory'; accessory: Accessory }
  | { type: 'footwear'; footwear: Look['footwear'] };

const THINGS = new Set<string>(['garment', 'footwear', 'accessory']);
const HEADWEAR = new Set(['cap', 'beanie', 'beret', 'turban']);

/** Colours no farther apart than this pass for the same name. */
const SAME_COLOUR = 14;

const asked = (look: Look, garment: Garment): boolean => look.reading.sources[`${garment.id}.kind`] === 'words';

function garmentFor(look: Look, thing: Extract<Thing, { type: 'garment' }>): Garment | undefined {
  const named = look.garments.filter((garment) => asked(look, garment));
  const { id, family, generic } = thing.entry;
  const name = thing.entry.name ?? id.replaceAll('-', ' ');
  return (
    named.find(({ kind }) => kind === id) ??
    named.find((garment) => garment.family === family && (generic || garment.name.endsWith(name))) ??
    // what is worn under a saree is called a blouse, and cut as a choli
    (id === 'blouse' ? named.find(({ kind }) => kind === 'choli') : undefined)
  );
}

/** The thing of the Look that a phrase of a fact speaks of, whoever wears it; undefined when the Look has none. */
export function targetOf(look: Look, phrase: string): Target | undefined {
  for (const person of peopleOf(look)) {
    const target = targetOn(person, phrase);
    if (target) return target;
  }
  return undefined;
}

function targetOn(look: Look, phrase: string): Target | undefined {
  // by its own name first: 'pyjamas' alone are nightwear, but those of a kurta are a pyjama
  const called = look.garments.find((garment) => asked(look, garment) && garment.kind === foldWord(phrase));
  if (called) return { type: 'garment', garment: called };
  for (const thing of draftOf(phrase).things) {
    if (thing.type === 'garment') {
      const garment = garmentFor(look, thing);
      if (garment) return { type: 'garment', garment };
    } else if (thing.type === 'footwear' && look.reading.sources['footwear.kind'] === 'words') {
      if (look.footwear.kind === thing.entry.kind || look.footwear.name.includes(thing.entry.id))
        return { type: 'footwear', footwear: look.footwear };
    } else if (thing.type === 'accessory') {
      const accessory = look.accessories.find(
        ({ kind }) => kind === thing.entry.kind || (thing.entry.kind === 'hat' && HEADWEAR.has(kind)),
      );
      if (accessory) return { type: 'accessory', accessory };
    }
  }
  const held = look.accessories.find(
    ({ kind, name }) => kind === 'held' && phrase.includes(name.split(' ')[0] ?? name),
  );
  return held ? { type: 'accessory', accessory: held } : boundTo(look, phrase);
}

/** The thing that the reading gave the very words to: the 'blouse' of a saree is its choli. */
function boundTo({ reading, garments, footwear, accessories }: Look, phrase: string): Target | undefined {
  const words = foldWord(phrase);
  const span = reading.understood.find(
    ({ as, of, text }) => of && THINGS.has(as) && ` ${foldWord(text)}`.endsWith(` ${words}`),
  );
  if (span?.of === 'footwear') return { type: 'footwear', footwear };
  const garment = garments.find(({ id }) => id === span?.of);
  if (garment) return { type: 'garment', garment };
  const accessory = accessories.find(({ kind }) => kind === span?.of);
  return accessory && { type: 'accessory', accessory };
}

/** What a fact of a kind is called after where its value does not say it: 'half' of a sleeve, 'crew' of a neck. */
const CALLED: Readonly<Record<string, { noun: string; said: RegExp }>> = {
  sleeve: { noun: 'sleeves', said: /sleeve|strap|shoulder/i },
  neckline: { noun: 'neck', said: /neck|collar|lapel|shoulder/i },
  length: { noun: 'length', said: /length|mini|midi|maxi|crop/i },
};

/** A fact's value with the noun its kind speaks of. */
function worded({ kind, value }: Fact): string {
  const called = CALLED[kind];
  return called && !called.said.test(value) ? `${value} ${called.noun}` : value;
}

/** A fact in the reader's own terms: what reading 'a kurta with <value>' says of the kurta. */
export function claimsOf(look: Look, fact: Fact): Said[] {
  if (!fact.of) return [];
  const value = worded(fact);
  const said = draftOf(`${fact.of} with ${value}`).things.flatMap((thing) => thing.said);
  const before = draftOf(`${value} ${fact.of}`).things.flatMap((thing) => thing.said);
  const own = draftOf(fact.of).things.flatMap((thing) => thing.said.map(({ value }) => value));
  const fresh = (said.length > 0 ? said : before).filter(
    ({ as, value }) => as !== 'part' && as !== 'garment' && !own.includes(value),
  );
  void look;
  return fresh;
}

/** Whether the Look shows a fact. */
export function holds(look: Look, fact: Fact): boolean {
  if (fact.value.startsWith('no ')) return !holds(look, { ...fact, value: fact.value.slice('no '.length) });
  switch (fact.kind) {
    case 'category':
    case 'footwear':
    case 'accessory':
      return targetOf(look, fact.value) !== undefined;
    case 'gender':
      if (fact.value === 'child') return look.person.ageGroup === 'child';
      return look.person.presentation === (fact.value === 'man' || fact.value === 'boy' ? 'male' : 'female');
    case 'hair': {
      const draft = draftOf(fact.value);
      return (
        draft.hair === look.person.hair.style ||
        (draft.hairColour !== undefined && same(draft.hairColour, look.person.hair.colour))
      );
    }
    case 'pose':
      return draftOf(fact.value).pose !== undefined && draftOf(fact.value).pose === look.person.pose;
    case 'person':
      if (fact.value === 'nobody') return look.product !== undefined;
      return peopleOf(look).some((one) => isPerson(one, fact.value));
    case 'occasion':
    case 'setting':
      return isUnderstood(look, fact.value);
    case 'style':
      return draftOf(fact.value).spans.some(
        ({ as, value }) =>
          (as === 'style' && value === look.style) || (as === 'person' && value === look.person.presentation),
      );
    default:
      return qualityHolds(look, fact);
  }
}

/** Whether somebody is who the words of a fact say, as far as they say it. */
function isPerson({ person }: Look, words: string): boolean {
  const { presentation, ageGroup, build, skin, hair, hairColour, beard, heritage } = draftOf(words);
  const asked: readonly (readonly [unknown, unknown])[] = [
    [presentation, person.presentation],
    [ageGroup, person.ageGroup],
    [build, person.build],
    [skin, person.skin],
    [hair, person.hair.style],
    [hairColour?.name, person.hair.colour.name],
    [beard, person.beard],
    [heritage, person.heritage],
  ];
  const said = asked.filter(([value]) => value !== undefined);
  return said.length > 0 && said.every(([value, has]) => value === has);
}

/** Words that carry nothing by themselves. */
const LITTLE = /^(?:a|an|the|on|in|at|of|for|with|and|to|her|his|my|as)$/i;

/** Whether most words of a moment or a place were read, though none of them is drawn. */
function isUnderstood({ reading }: Look, words: string): boolean {
  const wanted = words.split(/[^\p{L}\d]+/u).filter((word) => word && !LITTLE.test(word));
  const read = reading.understood.map(({ text }) => foldWord(text)).join(' ');
  const found = wanted.filter((word) => ` ${read} `.includes(` ${foldWord(word)} `));
  return wanted.length > 0 && found.length * 2 > wanted.length;
}

/** A quality that is said of nothing is any garment's that has it. */
function qualityHolds(look: Look, fact: Fact): boolean {
  if (!fact.of) {
    const names = peopleOf(look).flatMap(({ garments }) => garments.map(({ kind }) => kind.replaceAll('-', ' ')));
    return names.some((of) => qualityHolds(look, { ...fact, of }));
  }
  const target = targetOf(look, fact.of);
  if (!target) return false;
  const claims = claimsOf(look, fact);
  return claims.length > 0 && claims.every((claim) => shows(target, claim));
}

const same = (a: Colour, b: Colour): boolean => a.name === b.name || colourDistance(a.hex, b.hex) <= SAME_COLOUR;

function shows(target: Target, claim: Said): boolean {
  if (target.type !== 'garment') {
    const { colour, name, ...thing } = target.type === 'footwear' ? target.footwear : target.accessory;
    const details = wordsOf(thing);
    if (claim.colour) return same(claim.colour, colour) || details.includes(`${claim.value} accents`);
    if (claim.palette?.length) return claim.palette.includes(colour.name);
    return (
      details.includes(claim.value) ||
      details.includes(claim.value.replaceAll('-', ' ')) ||
      (claim.slots?.details ?? []).some((id) => details.includes(id)) ||
      name.includes(claim.value)
    );
  }
  const { garment } = target;
  const colours = [
    garment.cloth.colour,
    ...garment.cloth.print.colours,
    ...Object.values(garment.trims),
    ...(garment.border ? [garment.border.colour, garment.border.accent] : []),
  ];
  const { colour, palette } = claim;
  if (colour) return colours.some((shown) => same(colour, shown));
  if (palette?.length) return colours.some(({ name }) => palette.includes(name));
  return claim.slots !== undefined && slotsShow(garment, claim.slots);
}

function slotsShow(garment: Garment, slots: Slots): boolean {
  // A wrapped front may be buttoned: the detail is the fact, the closure only what it suggests.
  if (slots.closure && slots.details?.length) return slotsShow(garment, { details: slots.details });
  const { cloth, details, sleeve, border } = garment;
  const plain = (['silhouette', 'fit', 'length', 'waistline', 'neckline', 'collar', 'closure'] as const).every(
    (slot) => slots[slot] === undefined || slots[slot] === garment[slot],
  );
  const print =
    slots.print === undefined ||
    (slots.print === 'solid'
      ? cloth.print.kind === 'solid'
      : slots.printName === 'print'
        ? cloth.print.kind !== 'solid'
        : cloth.print.kind === slots.print || details.some(({ id, part }) => !part && id === slots.print));
  return (
    plain &&
    print &&
    (slots.fabric === undefined || slots.fabric === cloth.fabric) &&
    (slots.sleeveShape === undefined || slots.sleeveShape === sleeve.shape) &&
    (slots.sleeveLength === undefined || slots.sleeveLength === sleeve.length) &&
    (slots.border === undefined || slots.border === border?.kind) &&
    detailsNamed(slots.details ?? []).every((wanted) => details.some((detail) => isSameDetail(detail, wanted)))
  );
}
