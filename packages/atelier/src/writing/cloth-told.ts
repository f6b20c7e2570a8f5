import { asksFor, type Garment } from '@toile/look';
import { listed, withArticle } from './words.ts';

const PRINTS: Readonly<Record<string, string>> = {
  floral: 'flowers',
  ditsy: 'a small scattered print',
  stripe: 'stripes',
  pinstripe: 'a pinstripe',
  plaid: 'a check',
  gingham: 'gingham',
  polka: 'polka dots',
  paisley: 'paisley',
  block: 'a block print',
  ikat: 'ikat',
  bandhani: 'bandhani dots',
  leheriya: 'leheriya stripes',
  animal: 'an animal print',
  geometric: 'a geometric pattern',
  abstract: 'an abstract pattern',
  butti: 'small woven motifs',
  houndstooth: 'houndstooth',
  'tie-dye': 'tie-dye',
  ombre: 'a graded fade',
  camouflage: 'camouflage',
  'colour-block': 'blocks of colour',
  chevron: 'a chevron',
  graphic: 'a graphic',
};

/** 'small woven motifs in gold'; empty for plain cloth. */
export function printOf({ cloth: { print } }: Garment): string {
  if (print.kind === 'solid') return '';
  const named = print.name && print.name !== 'print' ? print.name : undefined;
  const what =
    named === 'zari brocade'
      ? 'zari figures'
      : named === 'colour-blocked'
        ? 'blocks of colour'
        : named
          ? /(motifs|work|brocade)$/.test(named)
            ? named
            : withArticle(named)
          : (PRINTS[print.kind] ?? 'a print');
  const colours = print.colours.map(({ name }) => name);
  return colours.length > 0 && print.kind !== 'camouflage' ? `${what} in ${listed(colours)}` : what;
}

const BORDERS: Readonly<Record<string, string>> = {
  temple: 'temple border',
  zari: 'zari border',
  paisley: 'paisley border',
  kasavu: 'kasavu border',
  meenakari: 'meenakari border',
  gota: 'gota border',
  patola: 'patola border',
  plain: 'plain border',
};
/** Named by its own colour, or by its thread's where its ground is the cloth's. */
export function borderOf({ border, cloth, details }: Garment): string {
  if (!border) return '';
  const { name } = border.colour.hex === cloth.colour.hex ? border.accent : border.colour;
  const isSewnOver = asksFor({ details }, 'sequins', 'border');
  if (border.kind === 'plain') return withArticle(isSewnOver ? `${name} border` : `plain ${name} border`);
  return withArticle(`${name} ${BORDERS[border.kind]}`.replace(/^gold kasavu/, 'kasavu'));
}

const TRIM_PARTS: Readonly<Record<string, string>> = {
  lining: 'a # lining',
  rib: '# ribbing',
  zip: 'a # zip',
  stripe: 'a # side stripe',
  belt: 'a # belt',
  collar: 'a # collar',
  buttons: '# buttons',
  contrast: '# contrasts',
  sleeve: '# sleeves',
  embroidery: '# embroidery',
  bow: 'a # bow',
  piping: '# piping',
  ruffle: '# ruffles',
  fringe: '# fringe',
  tassel: '# tassels',
  lace: '# lace',
  hem: 'a # hem',
  cuff: '# cuffs',
  pallu: 'a # pallu',
  pocket: '# pockets',
  lapel: '# lapels',
  yoke: 'a # yoke',
  waist: 'a # waist',
  neck: 'a # neck',
  strap: '# straps',
  panel: '# panels',
  back: 'a # back',
};
/** Named parts of another colour. */
export const trimsOf = ({ trims, cloth }: Garment): string[] =>
  Object.entries(trims).flatMap(([part, { name }]) => {
    if (part === 'stripe' && name === cloth.colour.name) return [];
    const phrase = TRIM_PARTS[part]?.replace('#', () => name);
    return phrase ? [phrase.replace(/^a (?=[aeio])/, 'an ')] : [];
  });
