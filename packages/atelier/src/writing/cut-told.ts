import {
  asksFor,
  type Closure,
  type Collar,
  type Garment,
  type Length,
  type Neckline,
  type Silhouette,
  type SleeveShape,
} from '@toile/look';

/** How a silhouette falls, in several ways: the first is the plainest. */
const SHAPES: Partial<Record<Silhouette, readonly string[]>> = {
  'a-line': [
    'opens in an easy A-line',
    'widens gently to the hem',
    'is cut A-line, clear of the hips',
    'swings out a little from the waist',
    'leaves the waist in a clean A-line',
  ],
  flared: ['flares from the waist', 'spreads from the waist down', 'opens wide towards the hem'],
  circle: ['turns out to a full circle', 'is cut as a full circle', 'spreads from the waist in a full round'],
  'fit-and-flare': [
    'is close at the bodice and full below it',
    'is fitted to the waist and full from there',
    'is nipped in at the waist, with a wide skirt under it',
  ],
  pencil: ['follows the body in one narrow line', 'is cut narrow from waist to hem', 'keeps close down to the hem'],
  mermaid: ['holds close to the knee before it flares', 'is narrow to the knee and wide below it'],
  slip: ['is cut on the bias to skim the body', 'falls along the body on the bias'],
  wrap: ['crosses over at the front', 'wraps across the body'],
  tiered: ['falls in tiers', 'drops tier under tier', 'is built of tiers'],
  gathered: ['is gathered into the waist', 'takes its fullness from gathers at the waist'],
  pleated: ['is pleated for movement', 'falls in pleats', 'opens along its pleats with each step'],
  wide: ['is cut wide', 'falls wide and straight', 'gives all the room one could want'],
  slim: ['is cut slim', 'keeps close all the way', 'is narrow from end to end'],
  tapered: ['narrows towards the hem', 'tapers as it goes down'],
  bootcut: ['kicks out from the knee', 'opens below the knee'],
  boxy: ['is cut square', 'hangs square from the shoulders'],
  balloon: ['rounds out to a drawn-in hem', 'swells before the hem draws it in'],
  shift: ['hangs straight from the shoulder', 'falls from the shoulder without a waist'],
  empire: ['is caught high under the bust', 'falls from a seam under the bust'],
  peplum: ['ends in a peplum', 'flares into a peplum below the waist'],
  churidar: ['gathers in rings at the ankle', 'ends in rings of its own length at the ankle'],
  palazzo: ['falls wide from the waist', 'swings wide with each step'],
  jogger: ['gathers at the ankle', 'is caught at the ankle'],
  sharara: ['flares from the knee', 'breaks into a flare at the knee'],
  patiala: ['falls in deep pleats to a narrow cuff', 'is folded into deep pleats above a narrow cuff'],
  dhoti: ['drapes through the leg', 'is folded and draped between the legs'],
  harem: ['is full through the leg and caught at the ankle', 'balloons down to the ankle'],
};
const SAID_BY_NAME: Partial<Record<Silhouette, string>> = {
  tiered: 'tiered',
  wrap: 'wrap',
  pleated: 'pleated',
  wide: 'wide-leg',
  mermaid: 'mermaid',
  'a-line': 'A-line',
  peplum: 'peplum',
};
const SITS: Readonly<Record<Garment['fit'], string>> = {
  tight: 'clings to the body',
  fitted: 'sits close to the body',
  regular: 'hangs straight down',
  relaxed: 'hangs easily',
  oversized: 'stands away from the body',
};
const STRAIGHT = ['is cut straight', 'falls straight', 'hangs straight', 'keeps a straight line'];

/** How the garment falls; `way` picks the turn of phrase. */
export function shapeOf({ silhouette, fit, family, name, details }: Garment, way = 0): string {
  if (family === 'saree') return 'is pleated at the waist, its pallu over the left shoulder';
  if (family === 'dupatta') {
    if (asksFor({ details }, 'head-cover')) return 'is drawn over the head';
    if (asksFor({ details }, 'over-arms')) return 'is carried over both arms';
    if (asksFor({ details }, 'over-shoulders')) return 'lies over both shoulders';
    return asksFor({ details }, 'over-shoulder') ? 'lies over the shoulder' : 'is draped in soft folds';
  }
  // 'A tiered dress falls in tiers' says nothing.
  if (name.includes(SAID_BY_NAME[silhouette] ?? '-')) return SITS[fit];
  const ways = SHAPES[silhouette] ?? [];
  const shape = ways[way % Math.max(1, ways.length)];
  if (fit === 'oversized') return 'is cut generously, well away from the body';
  if (shape) return shape;
  if (fit === 'tight') return 'fits like a second skin';
  if (fit === 'fitted') return 'is cut close';
  return fit === 'relaxed' ? 'hangs easily' : (STRAIGHT[way % STRAIGHT.length] ?? '');
}

const BODY: Partial<Record<Length, string>> = {
  crop: 'stops above the waist',
  waist: 'ends at the waist',
  hip: 'ends at the hip',
  thigh: 'comes to mid-thigh',
  micro: 'stops high on the thigh',
  mini: 'stops above the knee',
  knee: 'reaches the knee',
  midi: 'reaches mid-calf',
  ankle: 'reaches the ankle',
  maxi: 'runs to the ankle',
  floor: 'reaches the floor',
};
const LEGS: Partial<Record<Length, string>> = {
  full: 'runs full length',
  ankle: 'stops at the ankle',
  cropped: 'stops above the ankle',
  knee: 'ends at the knee',
  thigh: 'ends at mid-thigh',
  mini: 'is cut short',
};
export function lengthOf({ family, length, hem = 0 }: Garment): string {
  if (family === 'dupatta' || family === 'saree') return '';
  const told =
    (family === 'trousers' || family === 'jumpsuit'
      ? (LEGS[length] ?? BODY[length])
      : (BODY[length] ?? LEGS[length])) ?? '';
  return hem === 0 || told === '' ? told : `${told}, cut ${Math.abs(hem)} cm ${hem > 0 ? 'longer' : 'shorter'}`;
}

const COLLARS: Partial<Record<Collar, string>> = {
  shirt: 'a shirt collar',
  band: 'a band collar',
  mandarin: 'a mandarin collar',
  polo: 'a polo collar',
  'peter-pan': 'a Peter Pan collar',
  bow: 'a bow at the neck',
  roll: 'a roll neck',
  hood: 'a hood',
  notch: 'notched lapels',
  peak: 'peak lapels',
  shawl: 'a shawl collar',
  funnel: 'a funnel collar',
  cross: 'a crossed collar',
};
const NECKS: Partial<Record<Neckline, string>> = {
  crew: 'a crew neck',
  round: 'a round neck',
  v: 'a V neck',
  scoop: 'a scoop neck',
  boat: 'a boat neck',
  square: 'a square neck',
  sweetheart: 'a sweetheart neckline',
  strapless: 'a strapless bodice',
  straps: 'fine straps',
  halter: 'a halter neck',
  cowl: 'a cowl neck',
  'off-shoulder': 'an off-shoulder neckline',
  'one-shoulder': 'a one-shoulder neckline',
  keyhole: 'a keyhole neck',
  notched: 'a notched neck',
  wrap: 'a wrapped neckline',
  plunging: 'a plunging neckline',
  high: 'a high neck',
  turtle: 'a turtleneck',
  shirt: 'an open collar',
};
const BODICED = new Set(['top', 'dress', 'jacket', 'choli', 'jumpsuit']);

export function neckOf({ family, collar, neckline, details }: Garment): string {
  if (!BODICED.has(family)) return '';
  if (neckline === 'straps' && asksFor({ details }, 'knotted-straps')) return 'straps tied in bows';
  if (neckline === 'straps' && asksFor({ details }, 'shoulder-straps')) return 'shoulder straps';
  if (collar === 'shirt' && asksFor({ details }, 'bow')) return '';
  if (asksFor({ details }, 'button-down-collar')) return 'a button-down collar';
  if (asksFor({ details }, 'spread-collar')) return 'a spread collar';
  if (collar === 'band' && asksFor({ details }, 'high-collar')) return 'a high collar';
  return COLLARS[collar] ?? NECKS[neckline] ?? '';
}

const SLEEVES: Partial<Record<SleeveShape, string>> = {
  puff: 'puff',
  bishop: 'bishop',
  bell: 'bell',
  flutter: 'flutter',
  raglan: 'raglan',
  'drop-shoulder': 'dropped-shoulder',
  balloon: 'balloon',
  kimono: 'kimono',
  cap: 'cap',
};
export function sleevesOf({ family, sleeve, neckline, silhouette, details }: Garment): string {
  if (!BODICED.has(family)) return '';
  // what hangs from straps has none, whoever says so
  const hangs = silhouette === 'slip' || ['strapless', 'straps', 'halter'].includes(neckline);
  if (sleeve.length === 'sleeveless') return hangs ? '' : 'no sleeves';
  if (sleeve.length === 'cap') return 'cap sleeves';
  const length = sleeve.length === 'elbow' ? 'elbow-length' : sleeve.length;
  const rolled = asksFor({ details }, 'rolled-sleeve') ? 'rolled up' : undefined;
  return [length, SLEEVES[sleeve.shape], 'sleeves', rolled].filter(Boolean).join(' ');
}

const CLOSURES: Partial<Record<Closure, string>> = {
  buttons: 'buttons down the front',
  'half-placket': 'a short buttoned placket',
  zip: 'a zip',
  tie: 'a tie fastening',
  'double-breasted': 'a double-breasted front',
  'single-breasted': 'a single-breasted front',
  drawstring: 'a drawstring waist',
  open: 'an open front',
  'lace-up': 'lacing',
  frog: 'frog fastenings',
};
export const closureOf = ({ closure, family }: Garment): string =>
  family === 'saree' || family === 'dupatta' || family === 'lehenga' ? '' : (CLOSURES[closure] ?? '');
