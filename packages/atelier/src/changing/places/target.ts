import type { Look } from '@toile/look';
import { mainGarment, type Subject } from '../work.ts';
import { colourAt, garmentAt, type Place } from './place.ts';
import { stems } from './stems.ts';
import { type Called, thingsOf } from './things-of.ts';

const LITTLE: ReadonlySet<string> = new Set(
  'the her his its their my that this those these a an of on at in all whole colour colored coloured part bit one'.split(
    ' ',
  ),
);
const PRONOUNS: ReadonlySet<string> = new Set(['it', 'them', 'they', 'this', 'that', 'those', 'these', 'one', 'ones']);

const nounsOf = (noun: string): string[] => stems(noun).filter((word) => !LITTLE.has(word));

/** Names nothing by itself: 'it', 'of them'. */
export const isPronoun = (noun: string): boolean => nounsOf(noun).every((word) => PRONOUNS.has(word));

/** What an attribute asks of where it goes. */
export interface Takes {
  /** Whether it can be there at all. */
  can: (place: Place) => boolean;
  /** Whether it is there today. */
  has?: (place: Place) => boolean;
}

const ANY: Takes = { can: () => true };

function ofSubject(look: Look, subject: Subject | undefined): Place | undefined {
  if (subject?.of === 'footwear') return { of: 'footwear' };
  if (subject?.of === 'accessory') {
    const kind = look.accessories.find((worn) => worn.kind === subject.kind)?.kind;
    return kind && { of: 'accessory', kind };
  }
  return subject?.of === 'garment' && look.garments.some(({ id }) => id === subject.id)
    ? { of: 'garment', id: subject.id }
    : undefined;
}

/** What a name in words is of: every word of it is one of the thing's names, or says how the thing is. */
function named(look: Look, words: readonly string[]): Called[] {
  const head = words.at(-1) ?? '';
  const all = thingsOf(look);
  const says = (place: Place): Set<string> => {
    const garment = garmentAt(look, place);
    const colour = colourAt(look, place)?.name ?? '';
    return new Set(
      stems(
        garment
          ? `${garment.name} ${colour} ${garment.cloth.name ?? garment.cloth.fabric} ${garment.cloth.colour.name}`
          : colour,
      ),
    );
  };
  return all.filter(
    ({ name, place }) =>
      (name.at(-1) === head || (name.length <= 2 && name.includes(head))) &&
      words.every((word) => name.includes(word) || says(place).has(word)),
  );
}

/** Of several places the one that has the attribute today, else that of the garment the design is about, else the first. */
function best(look: Look, places: readonly Place[], { has }: Takes): Place | undefined {
  const having = has ? places.filter(has) : [];
  const left = having.length > 0 ? having : places;
  const { id } = mainGarment(look);
  return left.find((place) => 'id' in place && place.id === id) ?? left[0];
}

/**
 * Where of a Look an attribute goes that is said of `noun`: to what goes by that name; of a pronoun to what was named last; of nothing
 * to the only thing that can have it. Undefined where nothing here goes by the name. Pure.
 */
export function targetOf(
  look: Look,
  noun: string,
  { takes = ANY, subject }: { takes?: Takes; subject?: Subject | undefined } = {},
): Place | undefined {
  const words = nounsOf(noun);
  const held = ofSubject(look, subject);
  if (isPronoun(noun)) {
    if (held && takes.can(held)) return held;
    return best(look, look.garments.map(({ id }): Place => ({ of: 'garment', id })).filter(takes.can), takes);
  }
  const found = named(look, words).filter(({ place }) => takes.can(place));
  const first = Math.min(...found.map(({ rank }) => rank));
  const places = found.filter(({ rank }) => rank === first).map(({ place }) => place);
  return places.find((place) => held && JSON.stringify(place) === JSON.stringify(held)) ?? best(look, places, takes);
}
