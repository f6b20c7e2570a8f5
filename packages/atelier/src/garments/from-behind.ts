/** What is seen of clothes from behind: high backs, no fronts. */

import { asksFor, type Collar, type Detail, detailWord, type Garment, type Look, type Neckline } from '@toile/look';
import type { Line } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { MIRRORED_HEM } from '#atelier/garments/finish/hem-shape.ts';
import { isCape } from '#atelier/garments/jacket/jacket-details.ts';
import { trouserCut } from '#atelier/garments/lower/trousers/trouser-cuts.ts';
import { BUTTONED_UP } from '#atelier/garments/upper/neck-choice.ts';
import type { Point } from '#atelier/kit/points.ts';

/** Necklines that leave the shoulders bare keep their own line across the back; every other back closes at the nape. */
const BARE: ReadonlySet<Neckline> = new Set([
  'strapless',
  'straps',
  'sweetheart',
  'off-shoulder',
  'one-shoulder',
  'halter',
  'boat',
]);
/** Collars whose fall lies round the nape, and those that only dress the throat. */
const FALLS: ReadonlySet<Collar> = new Set(['shirt', 'polo', 'notch', 'peak', 'shawl']);
/** Collars that stand up all round, or lie along the neck as a band. */
const STANDS: ReadonlySet<Collar> = new Set(['band', 'mandarin', 'cross']);
const THROAT: ReadonlySet<Collar> = new Set(['peter-pan', 'bow', 'rib']);
/** Details that lie on the front alone, the buckle of a belt among them. */
const FRONT =
  /^(.*-pockets?|sash|wrap-front|side-tie|goreum|apron|lace-up-front|kangaroo-pocket|tie-up|bow|draped|pintucks|ruching|placket|keyhole|cut-out|side-slit|thigh-slit|slit|drawcord|hood-drawstring|tassel|belt|(one|two|three|four|five)-button|buttoned-up|yoke|graphic)$/;

function neckBehind(g: Garment): Neckline {
  if (asksFor(g, 'backless')) return 'plunging';
  if (asksFor(g, 'deep-back')) return 'scoop';
  if (BARE.has(g.neckline)) return g.neckline;
  // what hangs from straps in front is held by them behind
  if (g.neckline === 'cowl' && g.sleeve.length === 'sleeveless') return 'straps';
  // wide necklines lie lower on the nape
  return ['scoop', 'square', 'cowl', 'plunging'].includes(g.neckline) ? 'crew' : 'high';
}

/** What is tied in front goes round the back as a plain band. */
const isTied = ({ closure, details, family, sleeve }: Garment): boolean =>
  (closure === 'tie' || closure === 'wrap' || asksFor({ details }, 'sash')) &&
  (family === 'dress' || family === 'jacket') &&
  !asksFor({ details }, 'obi') &&
  !(sleeve.shape === 'kimono' && asksFor({ details }, 'goreum'));

/** Seams of a back: the middle seam and vent of what is tailored, the yoke and pleat of a shirt. */
function seamsBehind(g: Garment): Detail['id'][] {
  if (g.family === 'jacket') return g.collar === 'shirt' || g.closure === 'zip' ? [BACK_YOKE] : [CENTRE_BACK];
  return g.family === 'top' && g.collar === 'shirt' ? [BACK_YOKE] : [];
}
/** Details of backs, set here alone. */
const CENTRE_BACK = 'centre-back';
const BACK_YOKE = 'back-yoke';
export const BACK_BAND = 'back-band';
export const OPENS_IN_FRONT = 'opens-in-front';

/** What is buttoned, tied or crossed in front needs no zip behind. */
const opensInFront = ({ closure, collar, sleeve, details }: Garment): boolean =>
  /button|breasted|wrap|tie|frog|hook/.test(closure) ||
  collar === 'cross' ||
  sleeve.shape === 'kimono' ||
  asksFor({ details }, 'obi');

/** The lines of a back's seams on its panel. */
export function backSeams(g: Garment, panel: Panel): Line[] {
  if (asksFor(g, CENTRE_BACK))
    return [
      { kind: 'seam', points: down(panel, 0, 0.03, 0.76), weight: 1 },
      { kind: 'overlap', points: down(panel, 0.015, 0.74, 1), weight: 0.8 },
    ];
  if (asksFor(g, BACK_YOKE))
    return [
      { kind: 'seam', points: panel.row(0.2, -0.9, 0.9, 30), weight: 1.1 },
      ...[-0.05, 0.05].map((u): Line => ({ kind: 'detail', points: down(panel, u, 0.2, 0.5), weight: 0.6 })),
    ];
  return [];
}

const down = (panel: Panel, u: number, from: number, to: number): Point[] =>
  Array.from({ length: 14 }, (_, i) => panel.map(u, from + ((to - from) * i) / 13));

/** A jacket's back is one piece: it is cut like a top of its length. */
function behind(g: Garment, covered: boolean): Garment {
  const { print } = g.cloth;
  const falls = FALLS.has(g.collar) || (g.neckline === 'lapel' && g.collar === 'none');
  const wrapped = g.silhouette === 'wrap';
  return {
    ...g,
    // a jacket's back holds in what is worn under it
    ...(covered && { fit: 'tight' as const }),
    silhouette: wrapped ? (g.family === 'dress' || g.family === 'skirt' ? 'a-line' : 'straight') : g.silhouette,
    family: g.family === 'jacket' && !isCape(g) ? 'top' : g.family,
    neckline: neckBehind(g),
    collar: falls ? 'shirt' : STANDS.has(g.collar) ? 'band' : THROAT.has(g.collar) ? 'none' : g.collar,
    closure: 'none',
    details: [
      ...g.details.filter((detail) => !FRONT.test(detailWord(detail))),
      ...(falls ? [{ id: BUTTONED_UP } as const] : []),
      ...seamsBehind(g).map((id) => ({ id })),
      ...(isTied(g) ? [{ id: BACK_BAND } as const] : []),
      ...(opensInFront(g) ? [{ id: OPENS_IN_FRONT } as const] : []),
    ],
    sleeve: covered ? { shape: 'none', length: 'sleeveless' } : g.sleeve,
    cloth: print.kind === 'graphic' ? { ...g.cloth, print: { ...print, kind: 'solid' } } : g.cloth,
  };
}

const LONG: ReadonlySet<Garment['length']> = new Set(['knee', 'midi', 'ankle', 'maxi', 'floor']);

/** A slanted hem hangs lower on the wearer's same side, whichever way they stand. */
export const turned = (look: Look, f: Wearer): Look =>
  f.back
    ? { ...look, garments: look.garments.map((g) => ({ ...g, details: [...g.details, { id: MIRRORED_HEM }] })) }
    : look;

/** The Look as it is seen on this wearer: itself from the front, the backs of its garments from behind. */
export function asSeen(look: Look, f: Wearer): Look {
  if (!f.back) return look;
  const outer = look.garments.findLastIndex((g) => g.family === 'jacket' && g.sleeve.length === 'long');
  const wide = look.garments.some((g) => g.family === 'trousers' && trouserCut(g.silhouette).knee > 24);
  // the back of a coat hangs over what is wide beneath it
  const over = (g: Garment): Garment =>
    wide && g.family === 'jacket' && LONG.has(g.length) && !isCape(g) ? { ...g, silhouette: 'flared' } : g;
  return { ...look, garments: look.garments.map((g, i) => behind(over(g), i < outer && g.family === 'top')) };
}
