/** The few words of the sheet. */

import { asksFor, type Border, type Cloth, type Fabric, type Garment, type Look, type PrintKind } from '@toile/look';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { hasRibHem } from '#atelier/sheet/flats/rib-hem.ts';

const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

const PRINT_WORD: Partial<Record<PrintKind, string>> = {
  polka: 'polka dot',
  butti: 'butti',
  block: 'block print',
  animal: 'animal print',
  abstract: 'abstract print',
  geometric: 'geometric',
  'colour-block': 'colour block',
};

/** 'Satin, emerald'; 'Silk, marigold ikat'. */
export function clothCaption({ fabric, name, colour, print }: Cloth): string {
  const cloth = capital(name ?? FABRIC_RULES[fabric].label);
  const shown = cloth.toLowerCase().includes(colour.name) ? '' : colour.name;
  const motif = print.kind === 'solid' ? '' : (print.name ?? PRINT_WORD[print.kind] ?? print.kind);
  const rest = [shown, motif].filter(Boolean).join(' ');
  return rest ? `${cloth}, ${rest}` : cloth;
}

const LENGTH_WORD: Partial<Record<Garment['length'], string>> = {
  knee: 'Knee length',
  midi: 'Midi length',
  ankle: 'Ankle length',
  maxi: 'Maxi length',
  floor: 'Floor length',
};
/** What hangs from the shoulder or the waist in one. */
const HANGING: ReadonlySet<Garment['family']> = new Set(['dress', 'skirt', 'lehenga', 'jacket', 'top']);

/** How far a garment that hangs in one reaches: 'Ankle length'; nothing where it ends above the knee, or is no such garment. */
export const lengthWords = ({ family, length }: Garment): string =>
  HANGING.has(family) ? (LENGTH_WORD[length] ?? '') : '';

const BORDER_WORD: Record<Border['kind'], string> = {
  temple: 'Temple border',
  zari: 'Zari border',
  paisley: 'Paisley border',
  kasavu: 'Kasavu border',
  meenakari: 'Meenakari border',
  gota: 'Gota border',
  patola: 'Patola border',
  plain: 'Contrast border',
};

/** 'Zari border, gold': named by its own colour, or by its thread where its ground is the cloth's. */
export function borderCaption(border: Border, { cloth, details }: Pick<Garment, 'cloth' | 'details'>): string {
  if (asksFor({ details }, 'sequins', 'border')) return `Sequin border, ${border.colour.name}`;
  const isOwn = border.colour.hex === cloth.colour.hex;
  const kind = isOwn && border.kind === 'plain' ? 'Self border' : BORDER_WORD[border.kind];
  return `${kind}, ${isOwn ? border.accent.name : border.colour.name}`;
}

const SEASON: Record<string, string> = { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' };
const OCCASION: Record<string, string> = {
  'romantic-date': 'romantic evening',
  'casual-date': 'daytime date',
  casual: 'everyday',
  formal: 'formal',
  party: 'party',
  wedding: 'wedding',
  festival: 'festival',
  travel: 'travel',
  gala: 'gala',
  'avant-garde': 'avant-garde',
  bridal: 'wedding',
  haldi: 'haldi',
  mehendi: 'mehendi',
  sangeet: 'sangeet',
  puja: 'puja',
  'beach-wedding': 'beach wedding',
  beach: 'beach',
  'music-festival': 'festival',
  runway: 'runway',
  'garden-party': 'garden party',
};
const STYLE: Record<string, string> = {
  streetwear: 'streetwear',
  athleisure: 'athleisure',
  bohemian: 'bohemian',
  vintage: 'vintage',
  minimalist: 'minimal',
  'avant-garde': 'avant-garde',
};

/** Occasions that a season can stand before as an adjective. */
const EVENTS = new Set([
  'party',
  'wedding',
  'festival',
  'travel',
  'gala',
  'romantic-date',
  'bridal',
  'beach-wedding',
  'garden-party',
]);

/** 'Winter wedding, vintage': season, occasion and a style worth naming; empty where all of them go without saying. */
export function momentLine(look: Look): string {
  const season = SEASON[look.season] ?? '';
  const occasion = OCCASION[look.occasion] ?? '';
  const style = STYLE[look.style] ?? '';
  if (!season && !style && look.occasion === 'casual') return '';
  const first = [season, occasion].filter(Boolean).join(EVENTS.has(look.occasion) ? ' ' : ', ');
  return capital([first, style === occasion ? '' : style].filter(Boolean).join(', '));
}

const HEM: Record<Fabric, string> = {
  cotton: 'Narrow hem, 1.5 cm',
  poplin: 'Narrow hem, 1 cm',
  linen: 'Deep hem, 3 cm',
  denim: 'Twin-needle hem',
  jersey: 'Cover-stitched hem',
  knit: 'Linked hem, 2 cm',
  'cable-knit': 'Linked hem, 2 cm',
  wool: 'Blind hem, 4 cm',
  tweed: 'Bound hem, 4 cm',
  satin: 'Bias hem, 6 mm',
  silk: 'Hand-rolled hem',
  velvet: 'Hand-felled hem',
  chiffon: 'Rolled hem, 4 mm',
  georgette: 'Rolled hem, 4 mm',
  organza: 'Pin hem, 3 mm',
  net: 'Raw edge, lined',
  lace: 'Bound edge, 5 mm',
  leather: 'Glued hem, 3 cm',
  brocade: 'Faced hem, 5 cm',
  sequin: 'Faced hem, lined',
  corduroy: 'Blind hem, 4 cm',
  fleece: 'Cover-stitched hem',
  fur: 'Faced edge, 4 cm',
  quilted: 'Bound edge, 1 cm',
};

/** Legs that end in a band. */
const BANDED = new Set<Garment['silhouette']>(['jogger', 'dhoti', 'patiala', 'harem', 'balloon', 'gathered']);

/** The one note a cutter needs of this garment: how its hem is made. */
export function hemNote(garment: Garment): string {
  if (garment.border) return garment.family === 'saree' ? 'Fall stitched inside' : 'Border set by hand';
  if (garment.family === 'lehenga') return 'Can-can under the hem';
  if (BANDED.has(garment.silhouette) && garment.family === 'trousers' && garment.kind !== 'dhoti')
    return 'Gathered into a band';
  if (garment.silhouette === 'churidar') return 'Gathers at the ankle';
  if (hasRibHem(garment)) return 'Ribbed edge, 6 cm';
  if (garment.details.some(({ id }) => id === 'scallop')) return 'Scalloped edge';
  if (asksFor(garment, 'ruffle')) return 'Gathered frill, narrow hem';
  return HEM[garment.cloth.fabric];
}
