import { type Colour, type Garment, type Look, PARTS, type Part, peopleOf } from '@toile/look';
import { clampChroma, converter, formatHex } from 'culori';
import { colourDistance } from '#atelier/kit/colour.ts';
import { nearestName } from '#atelier/lexicon/colours/nearest-name.ts';
import { SKIN_COLOURS } from '#atelier/lexicon/colours/skins.ts';
import { isYoung } from './is-young.ts';

/** CIEDE2000 between the cloth of somebody young and their own skin: nearer than this a body seems unclothed from afar. */
const CLEAR = 10;

/** OKLCH lightness of one step away from the skin. */
const STEP = 0.005;

/** Names that say a body rather than a cloth. */
const BODILY = /\b(?:nude|naked|bare|skin|flesh)\b/;

/** Parts that are cloth over the body; what is sewn on a seam may be of any colour. */
const OVER_THE_BODY: ReadonlySet<Part> = new Set([
  'sleeve',
  'yoke',
  'bodice',
  'back',
  'front',
  'shoulder',
  'lining',
  'panel',
  'cloth',
  'leg',
  'contrast',
]);

const toOklch = converter('oklch');

const isNear = (hex: string, skin: string): boolean => colourDistance(hex, skin) < CLEAR;

/** The same hue lighter or darker, whichever is clear of the skin first. */
function stepped(hex: string, skin: string): string {
  const from = toOklch(hex);
  if (!from) return hex;
  for (let lift = STEP; lift <= 1; lift += STEP)
    for (const l of [from.l + lift, from.l - lift]) {
      const to = formatHex(clampChroma({ ...from, l: Math.min(1, Math.max(0, l)) }, 'oklch'));
      if (!isNear(to, skin)) return to;
    }
  return hex;
}

/** A colour as somebody young may wear it. */
function clearOf({ name, hex }: Colour, skin: string): Colour {
  if (!isNear(hex, skin) && !BODILY.test(name)) return { name, hex };
  const to = isNear(hex, skin) ? stepped(hex, skin) : hex;
  return { name: nearestName(to, (each) => BODILY.test(each)), hex: to };
}

/** @returns the garment itself where all of it is clear */
function cleared(garment: Garment, skin: string): Garment {
  const { cloth, trims } = garment;
  const isClear = ({ name, hex }: Colour): boolean => !isNear(hex, skin) && !BODILY.test(name);
  if (coloursOver(garment).every(isClear)) return garment;
  const own = PARTS.flatMap((part): [Part, Colour][] => {
    const colour = trims[part];
    return colour ? [[part, OVER_THE_BODY.has(part) ? clearOf(colour, skin) : colour]] : [];
  });
  return {
    ...garment,
    cloth: {
      ...cloth,
      colour: clearOf(cloth.colour, skin),
      print: { ...cloth.print, colours: cloth.print.colours.map((colour) => clearOf(colour, skin)) },
    },
    trims: Object.fromEntries(own),
  };
}

/** Every colour that lies on the body in a garment. */
const coloursOver = ({ cloth, trims }: Garment): Colour[] => [
  cloth.colour,
  ...cloth.print.colours,
  ...PARTS.flatMap((part) => (OVER_THE_BODY.has(part) && trims[part] ? [trims[part]] : [])),
];

/**
 * Steps the cloths of somebody young clear of their own skin, in place, and never calls one nude. Goods without a person lie on no skin.
 * @returns what was stepped, a sentence each; none for the grown
 */
export function clearOfSkin(one: Pick<Look, 'person' | 'garments' | 'product'>): string[] {
  if (one.product || !isYoung(one.person.ageGroup)) return [];
  const skin = SKIN_COLOURS[one.person.skin];
  const told: string[] = [];
  one.garments = one.garments.map((garment) => {
    const clear = cleared(garment, skin);
    if (clear !== garment)
      told.push(`Nobody young wears the colour of their own skin: the ${clear.name} is a shade lighter or darker.`);
    return clear;
  });
  return told;
}

/** Ids of garments in a Look that somebody young would wear in the colour of their own skin. */
export const ofSkinIn = (look: Look): string[] =>
  peopleOf(look).flatMap(({ person, garments, product }) =>
    !product && isYoung(person.ageGroup)
      ? garments
          .filter((garment) => coloursOver(garment).some(({ hex }) => isNear(hex, SKIN_COLOURS[person.skin])))
          .map(({ id }) => id)
      : [],
  );
