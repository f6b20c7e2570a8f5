import type { DetailEntry } from '#atelier/lexicon/entry.ts';

/** 'over one shoulder', 'draped across one shoulder'… */
const withPlaces = (places: readonly string[]): string =>
  places
    .flatMap((place) => [
      `over ${place}`,
      `across ${place}`,
      `on ${place}`,
      `draped over ${place}`,
      `draped on ${place}`,
      `draped across ${place}`,
      `worn over ${place}`,
      `thrown over ${place}`,
      `slung over ${place}`,
      ...['tied', 'knotted'].flatMap((tied) => ['over', 'around', 'round'].map((way) => `${tied} ${way} ${place}`)),
      `pinned on ${place}`,
      `pinned at ${place}`,
    ])
    .join(', ');

/** How a garment is worn, tucked or draped. */
export const WAYS_OF_WEARING: readonly DetailEntry[] = [
  {
    id: 'tucked',
    words: 'tucked in, tucked, tucked into',
    name: 'tucked in',
    families: ['top', 'choli'],
  },
  {
    id: 'untucked',
    words: 'untucked, left untucked, worn untucked',
    name: 'worn untucked',
    families: ['top'],
  },
  {
    id: 'half-tuck',
    words:
      'half tucked, half tucked in, half tucked into, half tuck, a half tuck, french tuck, french tucked, front tuck, front tucked, tucked in at the front, tucked in at front, partly tucked, loosely half tucked, tucked on one side, tucked in on one side, one side tucked, one side tucked in, half in half out',
    name: 'half tucked in',
    families: ['top'],
  },
  {
    id: 'nauvari',
    words:
      'nauvari, between the legs, drawn between the legs, between legs, kashta, kashta style, nauvari drape, dhoti style drape, dhoti drape, dhoti style draping, worn dhoti style, draped like a dhoti, nauvari style, nauvari way, maharashtrian nauvari style, maharashtrian nauvari drape, maharashtrian style, nine yard style, kashta drape, kasta style, kashta saree style',
    name: 'a Nauvari drape',
    families: ['saree'],
  },
  {
    id: 'bengali-drape',
    words: 'bengali drape, bengali style, atpoure, bengali style drape',
    name: 'a Bengali drape',
    families: ['saree'],
  },
  {
    id: 'gujarati-drape',
    words: 'gujarati drape, seedha pallu, gujarati style, front pallu, gujarati style drape',
    name: 'a Gujarati drape',
    families: ['saree'],
  },
  {
    id: 'head-cover',
    words:
      'head draped, over the head, over her head, over his head, over head, worn over the head, worn over her head, worn on the head, worn on her head, taken over the head, taken over her head, draped over head, draped over the head, draped over her head, draped on the head, on her head, on the head, on head, covering the head, covering her head, covers her head, covers the head, around her head',
    name: 'drawn over the head',
    families: ['dupatta', 'saree'],
  },
  {
    id: 'over-shoulder',
    words: withPlaces([
      'one shoulder',
      'one side',
      'one side of the shoulder',
      'the shoulder',
      'her shoulder',
      'his shoulder',
      'a shoulder',
      'the left shoulder',
      'the right shoulder',
      'left shoulder',
      'right shoulder',
    ]),
    name: 'worn over one shoulder',
    families: ['dupatta', 'saree', 'jacket'],
  },
  {
    id: 'over-shoulders',
    words: withPlaces(['both shoulders', 'the shoulders', 'her shoulders', 'his shoulders', 'shoulders']),
    name: 'worn over both shoulders',
    families: ['dupatta', 'saree', 'jacket', 'top'],
  },
  {
    id: 'over-arms',
    words: withPlaces([
      'arms',
      'both arms',
      'elbows',
      'the arms',
      'her arms',
      'both elbows',
      'her elbows',
      'the elbows',
    ]),
    name: 'carried over both arms',
    families: ['dupatta'],
  },
  { id: 'goreum', words: 'goreum, goreum bow, goreum ribbon, otgoreum', name: 'a goreum bow' },
  {
    id: 'nivi-drape',
    words: 'nivi, nivi drape, nivi style, nivi style drape',
    name: 'a Nivi drape',
    families: ['saree'],
  },
];
