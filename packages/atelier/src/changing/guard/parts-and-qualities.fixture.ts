import { BRIEFS } from '../made/briefs.fixture.ts';

/** A part or an accessory as somebody names it, and the only slots that what is said of it may change. */
interface NamedPart {
  name: string;
  may: RegExp;
  /** A drape is called so as well. */
  isDrapes?: true;
}

const SEWN = 'g\\d+\\.(?:details|trims)';
const of = (...slots: string[]): RegExp =>
  new RegExp(
    `^(?:companion\\.)?(?:${SEWN}${slots.map((one) => `|g\\d+\\.${one}`).join('')})$|^(?:accessory|footwear)\\.`,
  );
const OF_SHOES = /^(?:companion\.)?footwear\./;
const OF_WORN = /^(?:companion\.)?(?:accessory\.|g\d+\.(?:details|trims)$)/;

const NAMED_PARTS: readonly NamedPart[] = [
  { name: 'collar', may: of('collar', 'neckline') },
  { name: 'lapels', may: of('collar', 'neckline') },
  { name: 'cuffs', may: of('sleeve\\.shape', 'sleeve\\.length') },
  { name: 'pockets', may: of() },
  { name: 'pocket flaps', may: of() },
  { name: 'lining', may: of() },
  { name: 'buttons', may: of('closure') },
  { name: 'straps', may: of('neckline', 'sleeve\\.shape', 'sleeve\\.length') },
  { name: 'piping', may: of() },
  { name: 'placket', may: of('closure') },
  { name: 'yoke', may: of() },
  { name: 'waistband', may: of('waistline') },
  { name: 'hem', may: of('length', 'border', 'silhouette') },
  { name: 'edge', may: of('border', 'length') },
  { name: 'border', may: of('border') },
  { name: 'belt buckle', may: OF_WORN },
  { name: 'buckle', may: of() },
  { name: 'zip', may: of('closure') },
  { name: 'sash', may: of() },
  { name: 'tie', may: OF_WORN },
  { name: 'belt', may: OF_WORN },
  { name: 'scarf', may: OF_WORN, isDrapes: true },
  { name: 'bag', may: OF_WORN },
  { name: 'hat brim', may: OF_WORN },
  { name: 'veil', may: OF_WORN, isDrapes: true },
  { name: 'soles', may: OF_SHOES },
  { name: 'laces', may: OF_SHOES },
  { name: 'shoe straps', may: OF_SHOES },
];

const QUALITIES: readonly string[] = [
  'navy',
  'bottle green',
  'gold',
  'velvet',
  'black leather',
  'striped',
  'floral',
  'wider',
  'bigger',
  'a shade darker',
  'embroidered',
  'sheer',
  'knitted',
  'a bit longer',
];

const isAfter = (quality: string): boolean => /^a |er$/.test(quality);

/** Ways of saying it. */
const SAYING: readonly ((part: string, quality: string) => string)[] = [
  (part, quality) => `make the ${part} ${quality}`,
  (part, quality) => `${part} ${isAfter(quality) ? '' : 'in '}${quality}`,
  (part, quality) => `can the ${part} be ${quality}`,
  (part, quality) => `${part} to be ${quality} please`,
  (part, quality) => `i want the ${part} ${isAfter(quality) ? '' : 'in '}${quality}, rest is fine`,
  (part, quality) => `${part} ${quality} kar do`,
  (part, quality) => (isAfter(quality) ? `the ${part} should be ${quality}` : `${quality} ${part}`),
  (part, quality) => `just the ${part}, ${quality}`,
];

interface SaidOfPart extends NamedPart {
  brief: string;
  words: string;
  quality: string;
}

/** Every part, in every quality, in every way, of every design. */
export const SAID_OF_PARTS: readonly SaidOfPart[] = BRIEFS.flatMap((brief) =>
  NAMED_PARTS.flatMap((part) =>
    QUALITIES.flatMap((quality) => SAYING.map((say) => ({ ...part, brief, quality, words: say(part.name, quality) }))),
  ),
);
