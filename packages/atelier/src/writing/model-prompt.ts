/** The Look in words for a model that makes images: every fact, none of the prose. */
import {
  type Accessory,
  type Colour,
  type Garment,
  type Look,
  type Person,
  type Product,
  peopleOf,
  thingOfProduct,
  wordsOf,
} from '@toile/look';
import { callGarment } from '#atelier/styling/title.ts';
import { borderOf, printOf, trimsOf } from './cloth-told.ts';
import { closureOf, lengthOf, neckOf, shapeOf, sleevesOf } from './cut-told.ts';
import { detailPhrase } from './details-told.ts';
import { agree, capital, isPlural, listed, withArticle } from './words.ts';

const framing = (people: number): string =>
  (people === 1
    ? 'Full-length fashion photograph of one person, the whole figure from head to shoes inside the frame, '
    : 'Full-length fashion photograph of two people side by side, both whole from head to shoes inside the frame, ') +
  'soft daylight, plain pale studio ground, natural fabric texture, no text, no logo, no other people.';

const AGES: Readonly<Record<Person['ageGroup'], string>> = {
  child: 'child',
  teen: 'teenager',
  adult: 'adult',
  senior: 'person past sixty',
};
const PRESENTATIONS: Readonly<Record<Person['presentation'], string>> = {
  female: 'a woman',
  male: 'a man',
  androgynous: 'an androgynous person',
};
const POSES: Partial<Record<Person['pose'], string>> = {
  walk: 'walking',
  stroll: 'strolling',
  catwalk: 'walking towards the camera',
  'hold-skirt': 'holding the skirt a little to one side',
  lapel: 'one hand at the lapel',
  'three-quarter': 'turned three-quarters',
  back: 'seen from behind',
  'hands-behind': 'hands behind the back',
  pockets: 'hands in the pockets',
  clasped: 'hands clasped in front',
  'hand-on-hip': 'one hand on the hip',
  akimbo: 'both hands on the hips',
  namaste: 'palms joined before the breast',
  folded: 'arms folded',
};

const exact = ({ name, hex }: Colour): string => `${name} (${hex})`;
const plainly = (id: string): string => id.replaceAll('-', ' ');

/** What the words say of a face, a body, hair or stance that our own drawing does not show: a model may. */
function remarksOf({ reading, companion }: Look): string[] {
  // of two people the reading does not tell whose they are
  if (companion) return [];
  const remarks = reading.understood.filter(
    ({ as, drawn, of }) => drawn === false && of === undefined && /^(person|hair|pose)$/.test(as),
  );
  return remarks.length > 0 ? [`Said of them: ${remarks.map(({ value }) => value).join(', ')}.`] : [];
}

/** 'a woman, adult, slim build, deep warm skin, …'. */
function personLine({ person }: Look): string {
  const { presentation, ageGroup, build, skin, heritage, hair, beard, pose } = person;
  const who = ageGroup === 'adult' ? PRESENTATIONS[presentation] : `${PRESENTATIONS[presentation]}, ${AGES[ageGroup]}`;
  const facts = [
    who,
    heritage === 'any' ? '' : `${capital(heritage)} heritage`,
    `${build} build`,
    `${plainly(skin)} skin`,
    hair.style === 'bald' ? 'bald head' : `${hair.colour.name} hair, ${plainly(hair.style)}`,
    beard ? 'a short beard' : '',
    POSES[pose] ?? 'standing at ease',
  ];
  return facts.filter(Boolean).join(', ');
}

/** What the words said of a garment that no other fact of it carries: 'cape overlay'. */
function saidBesides({ reading }: Look, id: string): string[] {
  return reading.understood
    .filter(({ of, drawn }) => of === id && drawn === false)
    .map(({ text }) => text.toLowerCase());
}

/** One garment, every slot of it. */
function garmentLine(look: Look, garment: Garment): string {
  const { cloth, fit, waistline, details, silhouette, id } = garment;
  const { print } = cloth;
  const pattern = printOf(garment);
  const facts = [
    `colour ${exact(cloth.colour)}`,
    `${cloth.name ?? plainly(cloth.fabric)}`,
    pattern && `${pattern}, ${print.scale} scale${print.direction ? `, ${print.direction}` : ''}`,
    agree(garment, shapeOf(garment)),
    silhouette === 'straight' ? '' : `${silhouette === 'a-line' ? 'A-line' : plainly(silhouette)} silhouette`,
    fit === 'fitted' ? 'close fit' : `${fit} fit`,
    agree(garment, lengthOf(garment)),
    waistline === 'none' ? '' : `${waistline} waistline`,
    neckOf(garment),
    sleevesOf(garment),
    closureOf(garment),
    borderOf(garment),
    ...trimsOf(garment),
    ...details.map(detailPhrase),
    ...saidBesides(look, id),
  ];
  const told = [...new Set(facts.filter((fact): fact is string => !!fact))];
  const name = callGarment(garment);
  return `${capital(isPlural(garment) ? name : withArticle(name))}: ${told.join('; ')}.`;
}

/** Nothing of 'any': the brief left it open. */
const said = (value: string): string => (value === 'any' ? '' : value);

function accessoryOf({ name, colour, ...thing }: Accessory | Look['footwear']): string {
  const has = wordsOf(thing).map(plainly);
  return [exact(colour), name, has.length > 0 ? `with ${listed(has)}` : ''].filter(Boolean).join(' ');
}

const productOf = (look: Look, product: Product): string => {
  const thing = thingOfProduct(look, product);
  return `${thing.colour.name} ${thing.name}`;
};

/** One person and everything they wear. */
function personLines(look: Look): string[] {
  const { garments, footwear, accessories } = look;
  const order = garments.length > 1 ? 'Worn in this order from the skin outwards:' : 'Worn:';
  const shoes = footwear.kind === 'barefoot' ? 'Bare feet.' : `Shoes: ${accessoryOf(footwear)}.`;
  const things =
    accessories.length > 0 ? `Accessories: ${accessories.map(accessoryOf).join('; ')}.` : 'No accessories.';
  return [
    `${capital(personLine(look))}.`,
    order,
    ...garments.map((garment) => garmentLine(look, garment)),
    shoes,
    things,
  ];
}

const PLACES = ['On the left:', 'On the right:'] as const;

/**
 * The prompt for a hosted image model: who, each garment from the skin outwards with all its slots and exact colours, shoes,
 * accessories, and the mood; of two people one after the other. True to the Look in every word; the same Look gives the same prompt.
 */
export function modelPrompt(look: Look): string {
  const { style, occasion, season, mood } = look;
  const air = [
    said(style) && `${style} style`,
    said(occasion) && `for the occasion: ${occasion}`,
    said(season) && `season: ${season}`,
    said(mood) && `${mood} mood`,
  ];
  const product =
    look.product && `The one subject is the ${productOf(look, look.product)}: shown large, with two more views of it.`;
  const people = peopleOf(look);
  return [
    framing(people.length),
    ...(product ? [product] : []),
    ...people.flatMap((one, at) => [...(people.length > 1 ? [PLACES[at] ?? ''] : []), ...personLines(one)]),
    ...remarksOf(look),
    capital(`${air.filter(Boolean).join(', ')}.`),
  ].join('\n');
}
