import type { Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { GARMENT_SLOTS } from '#atelier/styling/hold-locks.ts';
import type { Target } from './comparatives/comparative-axes.ts';
import { garmentWith, nounOf, wornAs } from './targets.ts';
import { mainGarment, mark, type Work } from './work.ts';

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|1|one|original)$/, 0],
  [/^(?:second|2nd|2|two)$/, 1],
  [/^(?:third|3rd|3|three)$/, 2],
  [/^(?:fourth|4th|4|four)$/, 3],
  [/^(?:fifth|5th|5|five)$/, 4],
  [/^(?:sixth|6th|6|six)$/, 5],
  [/^(?:seventh|7th|7|seven)$/, 6],
  [/^(?:eighth|8th|8|eight)$/, 7],
];

const NUMBERS =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|[1-8](?:st|nd|rd|th)?|original|last|latest|previous|earlier|other|parent|one before|one|two|three|four)';
const WHICH = new RegExp(
  `\\b(?:like|from|of|as in|as on|as|in|same as|the same as|that of|matching|match)\\s+(?:in |on |with )?(?:the |that of the |in the |on the )?(?:(?:design|number|version|option|look|picture|sketch|no\\.?)\\s+)?(${NUMBERS})\\b(?:\\s+(?:one|design|version|look|picture|option|sketch|outfit))?`,
);
/** A bare number is of a design only where it is called one. */
const NUMBERED =
  /\b(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|original|last|latest|previous|earlier|other|parent)\b|(?:design|number|version|option|look|picture|sketch|no\.?)\s+\w+|\d(?:st|nd|rd|th)\b|one before)/;

const AS_IT_WAS =
  /\b(?:(?:as|how|like|what) (?:it|they|she|he) (?:was|were|looked)|undo|revert|go back|back to (?:the )?(?:original|before|how|what)|as before|like before|same as before|(?:put|bring|change|turn) (?:it|that|them|the [a-z]+(?: [a-z]+)?) back|restore|the way (?:it|they) (?:was|were))\b/;

/** Slots of a garment that a part of it is copied by. */
const SLOTS: Partial<Readonly<Record<Target, readonly string[]>>> = {
  sleeve: ['sleeve.shape', 'sleeve.length'],
  neck: ['neckline', 'collar'],
  waist: ['waistline'],
  hem: ['length'],
  slit: ['details'],
  border: ['border'],
  print: ['print'],
  cloth: ['fabric'],
  colour: ['colour'],
};

/** Which design of the family a clause speaks of; null where it speaks of one that is not there. */
export function referredTo(work: Work, clause: string): { look: Look | null; rest: string } | undefined {
  const isBack = AS_IT_WAS.test(clause);
  // where nothing came before, what is put back is put on
  if (isBack && !work.family.parent && draftOf(clause).floating.length > 0) return undefined;
  if (isBack) return { look: work.family.parent ?? null, rest: clause.replace(AS_IT_WAS, ' ').trim() };
  const found = WHICH.exec(clause);
  if (!found?.[1] || !NUMBERED.test(found[0])) return undefined;
  const rest = `${clause.slice(0, found.index)} ${clause.slice(found.index + found[0].length)}`.trim();
  const { looks, parent } = work.family;
  const word = found[1];
  if (/^(?:previous|earlier|parent|one before)$/.test(word)) return { look: parent ?? null, rest };
  if (/^(?:last|latest)$/.test(word)) return { look: looks.at(-1) ?? null, rest };
  if (word === 'other') return { look: looks.find((look) => look !== work.before) ?? null, rest };
  const at = ORDINALS.find(([ordinal]) => ordinal.test(word))?.[1];
  return { look: (at === undefined ? undefined : looks[at]) ?? null, rest };
}

/** Takes over from another design what the clause names; all of it where it names nothing. */
export function liken(work: Work, other: Look, rest: string): void {
  const { look } = work;
  const noun = nounOf(rest);
  if (noun === 'shoes' || noun === 'heel') {
    look.footwear = structuredClone(other.footwear);
    mark(work, 'footwear.kind', 'footwear.colour');
  } else if (noun === 'hair') {
    look.person.hair = structuredClone(other.person.hair);
    mark(work, 'person.hair');
  } else if (noun === 'skin') look.person.skin = other.person.skin;
  else if (/\b(?:pose|stance)\b/.test(rest)) look.person.pose = other.person.pose;
  else if (/\b(?:accessories|jewell?ery)\b/.test(rest)) look.accessories = structuredClone(other.accessories);
  else if (noun === 'person') look.person = structuredClone(other.person);
  else if (!likenGarment(work, other, rest, noun) && !likenAccessory(work, other, rest)) likenWhole(work, other);
}

function likenGarment(work: Work, other: Look, rest: string, noun: Target | undefined): boolean {
  const { look } = work;
  const named = draftOf(rest).things.flatMap((thing) => (thing.type === 'garment' ? [thing.entry] : []))[0];
  const from = named && wornAs(other, named);
  if (named && !from) return false;
  const slots = noun && SLOTS[noun];
  if (!slots) {
    if (!named || !from) return false;
    const to = wornAs(look, named);
    const fresh = structuredClone({ ...from, id: to?.id ?? from.id });
    look.garments = to
      ? look.garments.map((garment) => (garment === to ? fresh : garment))
      : [...look.garments, { ...fresh, id: free(look) }];
    return true;
  }
  const source = from ?? garmentWith(other, noun, undefined) ?? mainGarment(other);
  const target =
    (named && wornAs(look, named)) ??
    garmentWith(look, noun === 'print' || noun === 'border' ? 'cloth' : noun, undefined);
  if (!target) return false;
  for (const slot of slots) GARMENT_SLOTS[slot]?.(target, source);
  mark(work, ...slots.map((slot) => `${target.id}.${slot}`));
  return true;
}

const free = ({ garments }: Look): string => `g${Math.max(...garments.map(({ id }) => Number(id.slice(1)))) + 1}`;

function likenAccessory(work: Work, other: Look, rest: string): boolean {
  const kinds = draftOf(rest).things.flatMap((thing) => (thing.type === 'accessory' ? [thing.entry.kind] : []));
  if (kinds.length === 0) return false;
  const { look } = work;
  look.accessories = [
    ...look.accessories.filter(({ kind }) => !kinds.includes(kind)),
    ...structuredClone(other.accessories.filter(({ kind }) => kinds.includes(kind))),
  ];
  return true;
}

function likenWhole(work: Work, other: Look): void {
  work.look = structuredClone(other);
}
