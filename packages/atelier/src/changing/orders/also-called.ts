import type { Accessory, Garment, Look } from '@toile/look';
import { ACCESSORIES } from '@toile/look/records';
import { CALLED_AT_HOME } from '#atelier/lexicon/language/said-in-changes.ts';
import type { Place } from '../places/place.ts';

interface Alias {
  says: RegExp;
  garment?: (garment: Garment) => boolean;
  worn?: (worn: Accessory) => boolean;
}

const sorted =
  (sort: string) =>
  ({ kind }: Accessory): boolean =>
    ACCESSORIES[kind].sort === sort;
const isKind =
  (kinds: RegExp) =>
  ({ kind }: Accessory): boolean =>
    kinds.test(kind);

/** What people call a thing who have no trade's word for it, where nothing worn goes by that word. */
const ALIASES: readonly Alias[] = [
  {
    says: CALLED_AT_HOME.dupatta,
    garment: ({ family }) => family === 'dupatta',
    worn: isKind(/scarf|veil|shawl/),
  },
  {
    says: CALLED_AT_HOME.waistcoat,
    garment: ({ family, sleeve, layer }) => (family === 'jacket' || layer === 'mid') && sleeve.length === 'sleeveless',
  },
  { says: CALLED_AT_HOME.jacket, garment: ({ family }) => family === 'jacket' },
  {
    says: CALLED_AT_HOME.trousers,
    garment: ({ family }) => family === 'trousers',
  },
  {
    says: /^(?:skirt|ghagra|bottom|bottom part)$/,
    garment: ({ family }) => family === 'skirt' || family === 'lehenga',
  },
  {
    says: CALLED_AT_HOME.top,
    garment: ({ family }) => family === 'top' || family === 'choli',
  },
  { says: CALLED_AT_HOME.dress, garment: ({ family }) => family === 'dress' },
  { says: /^(?:hanky|hankie|handkerchief|kerchief|pocket hanky)$/, worn: isKind(/^pocket-square$/) },
  {
    says: /^(?:hat|cap|beanie|topi|headgear|headwear)$/,
    worn: isKind(/hat|cap|beret|beanie|turban|helmet/),
  },
  { says: /^(?:flowers?|hair flowers?|phool|jasmine)$/, worn: isKind(/gajra|flower|garland/) },
  { says: /^(?:bag|handbag|purse)$/, worn: sorted('bag') },
  { says: /^(?:specs|spectacles|glasses|shades|goggles|sunnies)$/, worn: isKind(/glasses/) },
  { says: /^(?:necklace|chain|mala|haar|neck piece)$/, worn: isKind(/necklace|choker|pendant|chain|pearls/) },
  { says: /^(?:earrings?|ear ?rings?)$/, worn: isKind(/earring|jhumka|stud|hoop/) },
  { says: /^(?:bracelets?|bangles?|chudi|kada)$/, worn: isKind(/bracelet|bangle|kada/) },
];

/** The one thing worn that a plain word may mean which nothing there goes by; undefined where it is none, or several. */
export function alsoCalled(look: Look, name: string): { place: Place; name: string } | undefined {
  const alias = ALIASES.find(({ says }) => says.test(name));
  const garments = look.garments.filter((one) => alias?.garment?.(one));
  const worn = look.accessories.filter((one) => alias?.worn?.(one));
  if (garments.length + worn.length !== 1) return undefined;
  const [garment, accessory] = [garments[0], worn[0]];
  if (garment) return { place: { of: 'garment', id: garment.id }, name: garment.name };
  return accessory && { place: { of: 'accessory', kind: accessory.kind }, name: accessory.name };
}
