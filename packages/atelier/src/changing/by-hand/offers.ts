/** What of a design can be chosen by hand, slot by slot, with what may be chosen: what the card of a design shows. */
import {
  AGE_GROUPS,
  BUILDS,
  type Colour,
  HAIR_STYLES,
  HOUSE_MEDIUM,
  type Look,
  MEDIA,
  POSES,
  PRESENTATIONS,
  SKIN_TONES,
} from '@toile/look';
import { ACCESSORIES, GARMENTS, GROWN_ACCESSORIES, HEAD_CLOTHS } from '@toile/look/records';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import { FOOTWEAR_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { isNeeded } from '../take-off.ts';
import { GARMENT_CHOICES } from './garment-choices.ts';

/** One slot, what it is, and what it may be. */
export interface Offer {
  slot: string;
  name: string;
  value: string;
  /** None for a colour, which may be any. */
  values: readonly string[];
  /** The name of the colour that it is. */
  colour?: string;
}

/** A part of a design, and what can be chosen of it. */
export interface OfferGroup {
  /** 'g1', 'footwear', 'accessory.belt', 'person', 'page'. */
  id: string;
  title: string;
  offers: Offer[];
  /** It can be taken off. */
  isLoose: boolean;
}

export interface Offers {
  groups: OfferGroup[];
  /** Colours with a name, to choose from; any other may be chosen as well. */
  palette: readonly Colour[];
  /** Ids of what can be put on besides. */
  additions: readonly string[];
}

/** From pale to dark, round the wheel. */
export const PALETTE: readonly Colour[] = [
  ...['white', 'ivory', 'beige', 'peach', 'coral', 'mustard', 'gold', 'rust', 'brown', 'red', 'maroon', 'pink'],
  ...[
    'lavender',
    'purple',
    'sky blue',
    'royal blue',
    'navy',
    'teal',
    'emerald',
    'olive',
    'bottle green',
    'grey',
    'black',
  ],
].map(colourNamed);

const kindOfShoes = ({ footwear }: Look): string =>
  [...FOOTWEAR_BY_ID].find(([, { kind }]) => kind === footwear.kind)?.[0] ?? footwear.kind;
/** One pair of each kind that is drawn. */
const SHOES: readonly string[] = [
  ...new Map([...FOOTWEAR_BY_ID].toReversed().map(([id, { kind }]) => [kind, id])).values(),
].toSorted();

function ofGarments(look: Look): OfferGroup[] {
  return look.garments.map((garment) => ({
    id: garment.id,
    title: garment.name,
    isLoose: !isNeeded(garment, look),
    offers: GARMENT_CHOICES.flatMap(({ slot, name, value, values }) => {
      const list = values(garment);
      const offer = { slot: `${garment.id}.${slot}`, name, value: value(garment), values: list };
      if (slot === 'colour') return [{ ...offer, colour: garment.cloth.colour.name }];
      return list.length > 1 ? [offer] : [];
    }),
  }));
}

const painted = (slot: string, { name, hex }: { name: string; hex: string }): Offer => ({
  slot,
  name: 'colour',
  value: hex,
  values: [],
  colour: name,
});

function ofWorn(look: Look): OfferGroup[] {
  const { footwear, accessories } = look;
  const kind = kindOfShoes(look);
  return [
    {
      id: 'footwear',
      title: footwear.name,
      isLoose: false,
      offers: [
        painted('footwear.colour', footwear.colour),
        { slot: 'footwear.kind', name: 'kind', value: kind, values: [kind, ...SHOES.filter((id) => id !== kind)] },
      ],
    },
    ...accessories.map(({ kind: worn, name, colour }) => ({
      id: `accessory.${worn}`,
      title: name,
      isLoose: true,
      offers: [painted(`accessory.${worn}.colour`, colour)],
    })),
  ];
}

const COVERED: ReadonlySet<string> = new Set(HEAD_CLOTHS);

function ofPerson({ person, medium = HOUSE_MEDIUM }: Look): OfferGroup[] {
  const offer = (slot: string, name: string, value: string, values: readonly string[]): Offer => ({
    slot,
    name,
    value,
    values,
  });
  const hair = person.hair.style;
  return [
    {
      id: 'person',
      title: 'person',
      isLoose: false,
      offers: [
        offer('person.presentation', 'worn by', person.presentation, PRESENTATIONS),
        offer('person.ageGroup', 'age', person.ageGroup, AGE_GROUPS),
        offer('person.build', 'build', person.build, BUILDS),
        offer('person.skin', 'skin', person.skin, SKIN_TONES),
        offer(
          'person.hair',
          'hair',
          hair,
          COVERED.has(hair) ? [hair] : HAIR_STYLES.filter((style) => !COVERED.has(style)),
        ),
        offer('person.pose', 'pose', person.pose, POSES),
      ],
    },
    { id: 'page', title: 'page', isLoose: false, offers: [offer('page.medium', 'medium', medium, MEDIA)] },
  ];
}

/** Everything that may be chosen of a design by hand. */
export function offersOf(look: Look): Offers {
  const kinds = new Set<string>(look.accessories.map(({ kind }) => kind));
  const isYoung = look.person.ageGroup === 'child' || look.person.ageGroup === 'teen';
  const accessories = Object.entries(ACCESSORIES).flatMap(([kind, { drawn }]) =>
    drawn && !kinds.has(kind) && !(isYoung && Object.hasOwn(GROWN_ACCESSORIES, kind)) ? [kind] : [],
  );
  const garments = GARMENTS.filter(({ facts }) => !(isYoung && facts?.grownOnly)).map(({ id }) => id);
  return {
    groups: [...ofGarments(look), ...ofWorn(look), ...ofPerson(look)],
    palette: PALETTE,
    additions: [...accessories.toSorted(), ...garments.toSorted()],
  };
}
