/** What a Look stands before: its occasion's place, or else its style's and its season's; chance takes one of them. */

import type { Look } from '@toile/look';
import { factsOf, isIndian, type Place } from '@toile/look/records';
import { oneOf } from '#atelier/kit/chance.ts';
import { OCCASION_WORDS } from '#atelier/lexicon/moments.ts';
import type { BackdropKind } from './backdrop.ts';

type Kinds = readonly BackdropKind[];

const PLACES: Record<string, Kinds> = {
  travel: ['hills', 'palm', 'street', 'shore'],
  beach: ['shore', 'palm', 'shore'],
  'beach-wedding': ['shore', 'palm', 'arch'],
  formal: ['salon', 'window', 'drape', 'block'],
  party: ['evening', 'brush', 'drape'],
  'garden-party': ['garden', 'bloom', 'window'],
  wedding: ['arch', 'garden', 'drape', 'bloom'],
  'romantic-date': ['evening', 'garden', 'bloom', 'window'],
  'casual-date': ['garden', 'window', 'bloom'],
  'avant-garde': ['plinth', 'brush', 'evening'],
  runway: ['plinth', 'block', 'evening'],
  gala: ['evening', 'drape', 'salon'],
  festival: ['evening', 'garland', 'brush'],
  'music-festival': ['hills', 'brush', 'palm'],
  sport: ['street', 'block', 'brush'],
};
/** The same for clothes of the subcontinent. */
const INDIAN_PLACES: Record<string, Kinds> = {
  wedding: ['arch', 'garland', 'arch', 'drape'],
  haldi: ['garland'],
  mehendi: ['garland', 'garden'],
  sangeet: ['garland', 'evening', 'arch'],
  puja: ['arch', 'garland'],
  festival: ['garland', 'arch', 'evening', 'window'],
  casual: ['arch', 'window', 'garden', 'bloom', 'palm', 'hills', 'block'],
};
const STYLES: Record<string, Kinds> = {
  minimalist: ['plinth', 'window', 'block', 'drape'],
  'avant-garde': ['plinth', 'brush', 'evening'],
  streetwear: ['street', 'brush', 'block'],
  athleisure: ['street', 'block', 'hills'],
  bohemian: ['hills', 'garden', 'palm'],
  vintage: ['salon', 'drape', 'window'],
  formal: ['salon', 'window', 'drape', 'block'],
};
const SEASONS: Record<string, Kinds> = {
  spring: ['garden', 'bloom', 'window'],
  summer: ['palm', 'garden', 'shore', 'window'],
  autumn: ['autumn', 'hills', 'street', 'autumn'],
  winter: ['snow', 'window', 'snow', 'street'],
};
const MOODS: Record<string, Kinds> = { moody: ['evening', 'drape', 'brush'], sensual: ['evening', 'drape', 'bloom'] };
const EVERYDAY: Kinds = ['bloom', 'brush', 'window', 'block', 'hills', 'garden', 'palm', 'drape', 'salon', 'bloom'];
const CHILDHOOD: Kinds = ['hills', 'garden', 'brush', 'block', 'bloom'];

/** Rooms for what is worn at home alone. */
const HOME: Kinds = ['window', 'bloom', 'block', 'drape'];

/** Whether something worn is made for a place. */
const isFor = ({ garments }: Look, place: Place): boolean =>
  garments.some((garment) => factsOf(garment).places?.includes(place));

/** An occasion of its own name is laid out like the one it belongs to. */
export const likeOf = (occasion: string): string => OCCASION_WORDS.find(({ id }) => id === occasion)?.like ?? occasion;

function amongOf(look: Look): Kinds {
  const { occasion, style, season, mood, person, garments } = look;
  const like = likeOf(occasion);
  const placed = garments.some(isIndian) ? (INDIAN_PLACES[occasion] ?? INDIAN_PLACES[like]) : undefined;
  const place = placed ?? PLACES[occasion] ?? PLACES[like];
  if (person.ageGroup === 'child') return like === 'casual' || !place ? (SEASONS[season] ?? CHILDHOOD) : CHILDHOOD;
  if (isFor(look, 'home')) return HOME;
  if (like === 'party' && !placed && isFor(look, 'daylight')) return ['garden', 'window', 'bloom'];
  // in the cold nobody stands on the shore, and a winter's feast has snow
  if (place)
    return season === 'winter' && !placed && like !== 'gala' ? [...place.filter((k) => k !== 'shore'), 'snow'] : place;
  if (isFor(look, 'wedding')) return PLACES.wedding ?? EVERYDAY;
  if (isFor(look, 'ballroom')) return PLACES.gala ?? EVERYDAY;
  return MOODS[mood] ?? STYLES[style] ?? SEASONS[season] ?? EVERYDAY;
}

/** Deterministic in Look and seed. */
export function chooseBackdrop(look: Look, seed: number): BackdropKind {
  const among = amongOf(look);
  return among.length ? oneOf(among, seed, 'backdrop.place') : 'bloom';
}
