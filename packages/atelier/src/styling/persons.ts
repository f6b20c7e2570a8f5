import type { Heritage, Source } from '@toile/look';
import {
  type Accessory,
  type Colour,
  type Family,
  type HairStyle,
  type Person,
  SKIN_TONES,
  type SkinTone,
} from '@toile/look';
import { HEAD_CLOTHS } from '@toile/look/records';
import type { BriefOptions } from '#atelier/draft/brief.ts';
import type { Draft } from '#atelier/draft/draft.ts';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import type { Taste } from './taste.ts';
import { isYoung } from './young/is-young.ts';

/** Skin tones a heritage commonly shows; any other is as right when it is asked for. */
const SKINS: Readonly<Record<Heritage, readonly SkinTone[]>> = {
  any: SKIN_TONES,
  asian: ['fair-warm', 'light-medium-neutral', 'fair-cool'],
  'south-asian': ['tan-golden', 'olive-warm', 'deep-warm', 'light-medium-neutral', 'brown-golden'],
  indian: ['olive-warm', 'tan-golden', 'deep-warm', 'light-medium-neutral', 'brown-golden'],
  african: ['ebony-rich', 'deep-warm', 'deep-cool', 'brown-golden'],
  european: ['fair-cool', 'fair-warm', 'light-medium-neutral'],
  american: ['light-medium-neutral', 'deep-warm', 'fair-warm', 'tan-golden'],
  latino: ['tan-golden', 'olive-warm', 'light-medium-neutral'],
  hispanic: ['olive-warm', 'tan-golden', 'light-medium-neutral'],
  'middle-eastern': ['olive-warm', 'light-medium-neutral', 'tan-golden'],
  other: ['deep-cool', 'olive-warm', 'tan-golden'],
};
const DARK_HAIR = ['soft black', 'black', 'dark brown'];
/** Shown by itself at the neck or the ears, where no hair is to fall over it. */
const CLEAR_OF_HAIR: ReadonlySet<string> = new Set([
  ...['scarf', 'necklace', 'choker', 'pendant', 'earrings', 'studs', 'hoops', 'jhumkas', 'brooch', 'backpack'],
]);

/** Skins whose hair is dark unless the words say otherwise. */
const DARK_SKINS: ReadonlySet<SkinTone> = new Set([
  'deep-warm',
  'brown-golden',
  'deep-cool',
  'ebony-rich',
  'tan-golden',
]);
const HAIR_COLOURS: Readonly<Record<Heritage, readonly string[]>> = {
  any: ['dark brown', 'soft black', 'chestnut', 'chocolate', 'auburn'],
  asian: ['soft black', 'black'],
  'south-asian': DARK_HAIR,
  indian: DARK_HAIR,
  african: ['soft black', 'black'],
  european: ['chestnut', 'blonde', 'auburn', 'dark brown'],
  american: ['chestnut', 'dark brown', 'blonde', 'soft black'],
  latino: ['dark brown', 'soft black', 'chestnut'],
  hispanic: ['dark brown', 'soft black'],
  'middle-eastern': ['soft black', 'dark brown'],
  other: ['chocolate', 'soft black', 'auburn'],
};
const WOMENS_HAIR: Readonly<Record<Heritage, readonly HairStyle[]>> = {
  any: ['long-wavy', 'bob', 'bun', 'ponytail', 'long', 'curly', 'braid', 'top-knot', 'pixie'],
  asian: ['long', 'bob', 'bun', 'ponytail'],
  'south-asian': ['long-wavy', 'braid', 'bun', 'long'],
  indian: ['bun', 'braid', 'long-wavy', 'ponytail', 'long'],
  african: ['afro', 'curly', 'box-braids', 'top-knot', 'locs', 'cornrows'],
  european: ['long-wavy', 'bob', 'pixie', 'ponytail'],
  american: ['ponytail', 'long-wavy', 'bob', 'curly'],
  latino: ['long-wavy', 'curly', 'ponytail'],
  hispanic: ['long', 'braid', 'long-wavy'],
  'middle-eastern': ['long-wavy', 'long', 'bun'],
  other: ['curly', 'bun', 'bob'],
};
const MENS_HAIR: Readonly<Record<Heritage, readonly HairStyle[]>> = {
  any: ['short', 'side-part', 'crop', 'fade'],
  asian: ['short', 'side-part'],
  'south-asian': ['side-part', 'short'],
  indian: ['side-part', 'short', 'fade'],
  african: ['fade', 'crop', 'afro', 'locs', 'cornrows'],
  european: ['side-part', 'short', 'crop'],
  american: ['short', 'fade', 'crop'],
  latino: ['fade', 'short', 'curly'],
  hispanic: ['side-part', 'fade'],
  'middle-eastern': ['short', 'side-part'],
  other: ['curly', 'fade'],
};
/** Hair put up or let down for a day. */
const BY_OCCASION: Partial<Record<Taste['occasion'], HairStyle>> = {
  gala: 'bun',
  wedding: 'bun',
  formal: 'bun',
  'avant-garde': 'pixie',
  travel: 'ponytail',
  festival: 'braid',
  'romantic-date': 'long-wavy',
  'casual-date': 'bob',
};
const BY_STYLE: Partial<Record<Taste['style'], HairStyle>> = {
  athleisure: 'ponytail',
  bohemian: 'long-wavy',
  vintage: 'bob',
  minimalist: 'bun',
  'avant-garde': 'pixie',
  streetwear: 'top-knot',
  formal: 'bun',
};

/** Heritage a garment of a region suggests, for the default look of its wearer. */
const FROM_REGION: Readonly<Record<string, Heritage>> = {
  india: 'indian',
  china: 'asian',
  japan: 'asian',
  korea: 'asian',
  vietnam: 'asian',
  'west-africa': 'african',
  'middle-east': 'middle-eastern',
  scotland: 'european',
  alps: 'european',
};

/** Hair that is named and paler than chestnut, or red, goes with a fair skin where nothing is said of either. */
const FAIR_HAIR = /blond|platinum|ginger|auburn|copper|strawberry|\bred\b|sandy|golden/;
const FAIR_SKINS: readonly SkinTone[] = ['fair-cool', 'fair-warm', 'light-medium-neutral'];
const isFair = (hair: Colour | undefined): boolean => hair !== undefined && FAIR_HAIR.test(hair.name);

/** The person: the words first, the options next, then one that suits the clothes. */
export function choosePerson(
  draft: Draft,
  options: BriefOptions,
  taste: Taste,
  sources: Record<string, Source>,
): Omit<Person, 'pose'> {
  const region = draft.things.flatMap((thing) =>
    thing.type === 'garment' && thing.entry.region ? [thing.entry.region] : [],
  )[0];
  const heritage: Heritage = taste.heritage !== 'any' ? taste.heritage : (FROM_REGION[region ?? ''] ?? 'any');
  const optionSkin = SKIN_TONES.find((tone) => tone === options.skin_color);
  sources['person.skin'] = draft.skin ? 'words' : optionSkin ? 'option' : 'chosen';
  sources['person.hair'] = draft.hair ? 'words' : 'chosen';
  const skins = heritage === 'any' && isFair(draft.hairColour) ? FAIR_SKINS : SKINS[heritage];
  const skin = draft.skin ?? optionSkin ?? taste.pick('skin', skins) ?? 'olive-warm';
  const presentation = taste.presentation;
  const { style, beard } = chooseHair(draft, heritage, taste);
  return {
    presentation,
    ageGroup: taste.ageGroup,
    build: draft.build ?? (taste.ageGroup === 'senior' ? 'average' : 'slim'),
    skin,
    heritage,
    hair: { style, colour: hairColour(draft, heritage, skin, taste) },
    beard,
    ...(draft.moustache &&
      !beard &&
      presentation === 'male' &&
      !isYoung(taste.ageGroup) && { moustache: draft.moustache }),
  };
}

function hairColour(draft: Draft, heritage: Heritage, skin: SkinTone, taste: Taste): Colour {
  if (draft.hairColour) return draft.hairColour;
  if (taste.ageGroup === 'senior')
    return colourNamed(taste.pick('hair.colour', ['silver grey', 'light grey']) ?? 'silver grey');
  const usual = DARK_SKINS.has(skin) ? DARK_HAIR : HAIR_COLOURS[heritage];
  return colourNamed(taste.pick('hair.colour', usual) ?? 'dark brown');
}

/** The person as the head is seen under what is worn on it, however it came to be worn. */
export function coverHair(person: Person, accessories: readonly Accessory[]): Person {
  const style = HEAD_CLOTHS.find((cloth) => accessories.some(({ kind }) => kind === cloth));
  return style ? { ...person, hair: { ...person.hair, style } } : person;
}

/** What covers the trunk, before which a plait would hang. */
const OF_TRUNK: ReadonlySet<Family> = new Set<Family>(['top', 'dress', 'jacket', 'jumpsuit', 'choli']);
/** Worn over the shoulder, down the middle of the front. */
const IN_FRONT: ReadonlySet<HairStyle> = new Set<HairStyle>(['braid', 'two-plaits']);

/** The words ask for something at the front of what she wears: a collar, a closing, a part sewn on. */
const showsItsFront = ({ things }: Draft): boolean =>
  things.some(
    (thing) =>
      thing.type === 'garment' &&
      OF_TRUNK.has(thing.entry.family) &&
      thing.said.some(
        ({ slots }) => slots?.details || slots?.neckline || slots?.collar || slots?.closure || slots?.sleeveShape,
      ),
  );

/** Styles that leave the front to be seen, where there is something to see. */
function clearOf(draft: Draft, styles: readonly HairStyle[]): readonly HairStyle[] {
  if (!showsItsFront(draft)) return styles;
  const clear = styles.filter((style) => !IN_FRONT.has(style));
  return clear.length > 0 ? clear : styles;
}

function chooseHair(draft: Draft, heritage: Heritage, taste: Taste): { style: HairStyle; beard: boolean } {
  const worn = draft.things.flatMap((thing) => (thing.type === 'accessory' ? [thing.entry.kind] : []));
  const man = taste.presentation === 'male';
  const beard =
    man &&
    (draft.beard ??
      (taste.ageGroup === 'adult' &&
        taste.unit('beard') < (heritage === 'indian' || heritage === 'middle-eastern' ? 0.55 : 0.3)));
  const cloth = HEAD_CLOTHS.find((kind) => worn.includes(kind));
  if (cloth) return { style: cloth, beard };
  if (draft.hair) return { style: draft.hair, beard };
  if (!man && draft.product && CLEAR_OF_HAIR.has(draft.product.of)) return { style: 'bun', beard };
  if (man) return { style: taste.pick('hair', MENS_HAIR[heritage]) ?? 'short', beard };
  if (taste.presentation === 'androgynous')
    return { style: taste.pick('hair', ['pixie', 'crop', 'curly', 'bob', 'short'] as const) ?? 'pixie', beard: false };
  const free = WOMENS_HAIR[heritage];
  if (taste.ageGroup === 'senior')
    return { style: taste.pick('hair', ['bob', 'bun', 'pixie'] as const) ?? 'bun', beard };
  const asked = BY_STYLE[taste.style] ?? BY_OCCASION[taste.occasion];
  if (isYoung(taste.ageGroup))
    return {
      style: taste.pick('hair', clearOf(draft, ['ponytail', 'braid', 'two-plaits', 'long', 'bob'])) ?? 'ponytail',
      beard,
    };
  const list = asked && heritage !== 'african' ? [asked, ...(taste.quiet ? [] : free.slice(0, 1))] : free;
  return { style: taste.pick('hair', clearOf(draft, list)) ?? 'long-wavy', beard };
}
