/** What is worth saying of each part of a garment, in a cutter's few words. */

import {
  asksFor,
  type Collar,
  type Detail,
  type Fabric,
  type Garment,
  type Neckline,
  type PrintKind,
  type Silhouette,
} from '@toile/look';
import { CRAFTS, factsOf } from '@toile/look/records';
import { isSheer } from '#atelier/cloth/fabric-rules.ts';
import { WORKED } from '#atelier/garments/finish/needlework.ts';
import { isOnePiece } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { hasDetail, hasDetailOn } from '#atelier/garments/measures.ts';
import { sleevesOf } from '#atelier/garments/sleeve/sleeve-pair.ts';
import { hemNote } from './sheet-words.ts';

/**
 * Words and how much they tell of this design and of no other: 3 its idea, 2 a thing to know before cutting, 1 what most
 * garments of the kind share.
 */
export interface Remark {
  words: string;
  tells: 1 | 2 | 3;
}
const remark = (words: string, tells: Remark['tells']): Remark => ({ words, tells });

const COLLAR: Partial<Record<Collar, Remark>> = {
  hood: remark('Hood in two panels', 2),
  peak: remark('Peak lapel', 3),
  notch: remark('Notched lapel', 2),
  shawl: remark('Shawl collar, cut in one', 3),
  mandarin: remark('Stand collar, 4 cm', 3),
  band: remark('Band collar, 3 cm', 2),
  funnel: remark('Funnel collar', 2),
  'peter-pan': remark('Peter Pan collar', 3),
  bow: remark('Bow tied at the neck', 3),
  roll: remark('Neck rolled over, ribbed', 2),
  cross: remark('Collar crossed over', 3),
  shirt: remark('Collar on a stand', 1),
  polo: remark('Flat-knit collar', 1),
  rib: remark('Ribbed collar', 1),
};
const NECKLINE: Partial<Record<Neckline, Remark>> = {
  turtle: remark('Neck rolled over, ribbed', 2),
  plunging: remark('Plunging neckline, taped', 3),
  cowl: remark('Cowl, cut on the bias', 3),
  sweetheart: remark('Sweetheart neckline', 3),
  halter: remark('Halter, closed at the nape', 3),
  square: remark('Square neckline, faced', 2),
  boat: remark('Boat neckline, faced', 2),
  keyhole: remark('Keyhole, one button', 2),
  wrap: remark('Neckline crossed over', 3),
  v: remark('V neckline, faced', 1),
};

const FALLING = remark('Cowl, in soft folds', 3);

/** Of the neck as it stands beside the throat. */
export function neckRemark(g: Garment): Remark | null {
  if (g.family === 'saree' || g.family === 'dupatta') return null;
  // what is cut on the bias as a whole is told so of its skirt
  if (g.collar === 'none' && g.neckline === 'cowl' && g.silhouette === 'slip') return FALLING;
  return COLLAR[g.collar] ?? NECKLINE[g.neckline] ?? null;
}

/** Of the upper edge of a bodice that nothing holds up. */
export const bodiceRemark = (g: Garment): Remark | null =>
  g.neckline === 'strapless' && (g.family === 'dress' || factsOf(g).boned)
    ? remark('Boned bodice, no straps', 3)
    : null;

export function shoulderRemark(g: Garment): Remark | null {
  if (g.family === 'saree') return remark('Pallu over the shoulder', 3);
  if (hasDetail(g, 'epaulette')) return remark('Epaulette', 3);
  if (g.sleeve.length === 'sleeveless') return null;
  if (g.sleeve.shape === 'puff') return remark('Puff, gathered at the head', 3);
  if (g.sleeve.shape === 'raglan') return remark('Raglan seam', 2);
  return g.sleeve.shape === 'drop-shoulder' ? remark('Dropped shoulder', 1) : null;
}

export function sleeveRemark(g: Garment): Remark | null {
  const cut = sleevesOf(g);
  // the sleeves of a saree are its blouse's, and what hangs as a cape has none
  if (!cut || g.sleeve.length === 'cap' || g.family === 'saree' || asksFor(g, 'cape')) return null;
  if (g.neckline === 'off-shoulder') return remark('Off the shoulder', 3);
  if (isSheer(g.cloth.fabric)) return remark('Sheer sleeve, unlined', 3);
  if (cut.hem === 'rib') return remark('Ribbed cuff', 1);
  if (cut.hem === 'cuff') return remark('Buttoned cuff', 1);
  if (cut.hem === 'band') return remark('Gathered into a band', 2);
  if (g.sleeve.shape === 'bell') return remark('Bell sleeve', 3);
  if (g.sleeve.shape === 'flutter') return remark('Flutter sleeve', 3);
  if (g.sleeve.shape === 'kimono') return remark('Wide sleeve', 2);
  return g.sleeve.length === 'three-quarter' ? remark('Three-quarter sleeve', 1) : null;
}

export function waistRemark(g: Garment): Remark | null {
  if (g.family === 'saree') return remark('Pleats tucked at the waist', 3);
  if (hasDetail(g, 'obi')) return remark('Obi', 3);
  if (hasDetail(g, 'belt')) return remark('Belted at the waist', 2);
  if (hasDetail(g, 'sash') || g.closure === 'tie') return remark('Sash, tied in front', 2);
  if (g.silhouette === 'wrap' || g.closure === 'wrap') return remark('Wraps to the side', 3);
  if (g.family === 'skirt')
    return g.silhouette === 'gathered' || g.silhouette === 'tiered' ? remark('Gathered at the waist', 2) : null;
  if (g.family === 'trousers')
    return hasDetail(g, 'elasticated-waist') || hasDetailOn(g, 'waist', 'elastic')
      ? remark('Elasticated waist', 1)
      : null;
  if (g.family !== 'dress' || isOnePiece(g.silhouette)) return null;
  return g.waistline === 'natural' ? remark('Seam at the waist', 1) : null;
}

/** Work that covers a garment or runs down its side, the most laborious first. */
const WORK: readonly (readonly [detail: Detail['id'], words: string])[] = [
  ...WORKED.map((id) => [id, CRAFTS[id].remark] as const),
  ['fringe', 'Fringe, knotted in'],
  ['satin-stripe', 'Satin down the side seam'],
  ['side-stripe', 'Stripe down the side seam'],
];
const MATCHED: Partial<Record<PrintKind, string>> = {
  plaid: 'Checks matched',
  gingham: 'Checks matched',
  houndstooth: 'Checks matched',
  stripe: 'Stripes matched',
  pinstripe: 'Stripes matched',
};
const CLOTH: Partial<Record<Fabric, Remark>> = {
  sequin: remark('Sequins, sewn on net', 3),
  lace: remark('Lace motifs matched', 3),
  velvet: remark('Cut with the pile upward', 2),
  corduroy: remark('Cut with the pile upward', 2),
  denim: remark('Felled seams, topstitched', 2),
  chiffon: remark('French seams', 2),
  georgette: remark('French seams', 2),
  organza: remark('French seams', 2),
  leather: remark('Edges turned and glued', 2),
};
const CUT: Partial<Record<Silhouette, Remark>> = {
  tiered: remark('Tiers, gathered', 3),
  slip: remark('Cut on the bias', 3),
  pleated: remark('Pleats, pressed in', 3),
  circle: remark('Cut as a full circle', 3),
  mermaid: remark('Fitted to the knee', 3),
  sharara: remark('Fitted to the knee', 3),
  pencil: remark('Tapered to the hem', 2),
  wide: remark('Full from the hip', 2),
  palazzo: remark('Full from the hip', 2),
};
const LOWER = new Set<Garment['family']>(['dress', 'skirt', 'lehenga', 'trousers', 'jumpsuit']);

/** Of the cloth between waist and hem: what is worked on it, how it is cut, how it is sewn. */
export function skirtRemark(g: Garment): Remark | null {
  // cloth made of sequins has none sewn on it
  const own = g.cloth.fabric === 'sequin' ? 'sequins' : undefined;
  const work = WORK.find(([detail]) => detail !== own && asksFor(g, detail));
  if (work) return remark(work[1], 3);
  if (!LOWER.has(g.family)) return null;
  // a dress that is wide is so from the shoulder
  const cut = g.family === 'dress' && g.silhouette === 'wide' ? undefined : CUT[g.silhouette];
  const sewn = CLOTH[g.cloth.fabric];
  if (sewn?.tells === 3) return sewn;
  const matched = MATCHED[g.cloth.print.kind];
  if (matched && cut?.tells !== 3) return remark(matched, 2);
  return cut ?? sewn ?? null;
}

/** What ends a garment otherwise than its cloth is hemmed. */
const ENDS: readonly (readonly [detail: Detail['id'], remark: Remark])[] = [
  ['train', remark('Train, cut in one', 3)],
  ['high-low-hem', remark('Rises in front', 3)],
  ['lace-trim', remark('Lace set under the edge', 3)],
  ['feather', remark('Feathers, sewn one by one', 3)],
  ['turn-up', remark('Turned up, 4 cm', 2)],
  ['frayed', remark('Left raw', 2)],
];

/** Of its lower edge: always something. */
export function hemRemark(g: Garment): Remark {
  const end = ENDS.find(([detail]) => asksFor(g, detail));
  if (end) return end[1];
  if (g.family === 'top' && asksFor(g, 'side-slit')) return remark('Open at the side seams', 2);
  const own =
    !!g.border || g.family === 'lehenga' || asksFor(g, 'ruffle') || g.details.some(({ id }) => id === 'scallop');
  return remark(hemNote(g), own ? 3 : 1);
}
