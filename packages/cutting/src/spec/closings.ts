import { asksFor, type Garment } from '@toile/look';
import { buttonsOf } from './as-ordered.ts';
import { closedAsOrdered } from './closed-as-ordered.ts';
import type { Build, Cut, LegKind } from './cut.ts';
import { isPulledOver } from './elastic-skirt.ts';
import { hasCargo, isFlatInFront } from './legs-trims.ts';
import { isMade, madeOf } from './made/made.ts';
import { ROOM_IN_CASING } from './made/measured-words.ts';
import { openingOf, opensAtSide, type Placed } from './placed.ts';
import type { Parts, Torso } from './points.ts';
import type { Closing, Provenance } from './specification.ts';
import { backTop, isTiedAtNape } from './torso/bare-edge.ts';
import { isShirredBehind } from './torso/gathered.ts';
import { keyholesOf } from './torso/keyhole.ts';
import { openBehindEnd } from './torso/open-behind.ts';
import { isHalfZip } from './torso/opens-in-front.ts';
import { pocketsOf } from './torso/pockets.ts';
import { hasSash, isTied } from './torso/ties.ts';
import { zipAsideEnd, zipBehindEnd } from './torso/zip-behind.ts';
import { openSide, zipSaid } from './zip-said.ts';

const closing = (where: string, what: string, count: number, provenance: Provenance): Closing => ({
  where,
  what,
  count,
  provenance,
});

/** A zip that ends on the breast, cm. */
const HALF_ZIP = 20;

/** As many at each of two like places, in the house's way. */
const ofEach = (where: string, what: string, count: number): Closing => ({
  ...closing(`${where}, each`, what, count, 'house'),
  times: 2,
});

function torsoClosing(g: Placed, cut: Cut, parts: Parts, said: Provenance): Closing[] {
  const t = parts.torso;
  if (!t || (cut.form !== 'torso' && cut.form !== 'jumpsuit')) return [];
  const build = cut.build;
  const over = build === 'tailored' || build === 'coat';
  switch (g.closure) {
    case 'buttons':
    case 'half-placket':
      if (isHalfZip(g)) return [closing('centre front', `zip ${Math.round(t.placket ?? HALF_ZIP)} cm`, 1, said)];
      return [
        closing(
          'centre front',
          over ? 'button 32L' : build === 'band-coat' ? 'button 28L' : 'button 18L',
          t.buttons ?? 4,
          said,
        ),
      ];
    case 'single-breasted':
    case 'double-breasted':
      return [
        // a shirt's row takes a shirt's buttons, whatever its closure is called
        closing('front', over || build === 'casual' ? 'button 32L' : 'button 18L', t.buttons ?? 2, said),
        ...(t.sleeve && !t.cuff && (over || build === 'band-coat')
          ? [ofEach('cuff', 'button 24L', build === 'coat' ? 2 : 3)]
          : []),
      ];
    case 'frog':
      return [closing('front', asksFor(g, 'toggle') ? 'toggle with loops' : 'frog', t.buttons ?? 5, said)];
    case 'zip':
      // what is joined to legs does not part at the waist
      return [
        closing(
          'centre front',
          cut.form === 'jumpsuit'
            ? `zip ${Math.round(t.length - t.frontNeck + zipIntoLegs(g, parts))} cm`
            : `open-end zip ${Math.round(t.length - t.frontNeck - 2)} cm`,
          1,
          said,
        ),
      ];
    case 'lace-up':
      return [closing('centre back', 'eyelet pair with lacing', eyeletsOf(g), said)];
    case 'tie':
    case 'wrap':
      return [
        hasSash(g) ? closing('waist', 'sash', 1, said) : closing('side', 'tie', 2, said),
        // what lies under is held as well, and what is caught in the seam of a skirt opens in the side
        ...(isCaught(g, t)
          ? [closing('side, left', `invisible zip ${zipAside(g, t)} cm`, 1, 'house')]
          : isTied(g)
            ? [closing('inside, under the front on top', 'tie', 2, 'house')]
            : []),
      ];
    case 'open':
    case 'drawstring':
      return [];
    case 'none':
      return placedClosing(g, parts, said) ?? closedBehind(g, build, t);
  }
}

/** Pairs of eyelets that a lace goes through: as many as the words count of one side. */
const eyeletsOf = ({ parts = [] }: Placed): number =>
  parts.find(({ id, count, isNone }) => id === 'eyelet' && !isNone && count !== undefined)?.count ?? EYELETS;
const EYELETS = 8;

/** Fronts that cross over and are both caught in the seam of a skirt that goes round. */
export const isCaught = (g: Placed, { joint, length }: Torso): boolean =>
  (isTied(g) || g.closure === 'tie') && g.collar !== 'cross' && joint !== undefined && joint < length - 2;

/** What is too short for a seam below its zip comes apart at the hem. */
const TO_HEM = ', open at the hem';

/** What stands in a seam where the words place it. */
function placedClosing(g: Placed, parts: Parts, said: Provenance): Closing[] | undefined {
  const opening = openingOf(g);
  if (opening === undefined) return undefined;
  const where = opensAtSide(g) ? `side, ${openSide(g)}` : 'centre back';
  if (opening.endsWith('zip')) {
    const t = parts.legs ? undefined : parts.torso;
    const end = t && (opensAtSide(g) ? zipAsideEnd(t, zipSaid(g)) : zipBehindEnd(t, backTop(g, t), zipSaid(g)));
    return [closing(where, `invisible zip ${zipLength(g, parts)} cm${t && end === t.length ? TO_HEM : ''}`, 1, said)];
  }
  const isHooked = opening.endsWith('hook');
  return [closing(where, isHooked ? 'hook and eye' : 'button 18L', behind(g, parts, isHooked), said)];
}

/** Distance of buttons and of hooks behind or aside, and the fewest of each, cm. */
const PITCH = { button: 8, hook: 5 } as const;
const FEWEST = { button: 3, hook: 6 } as const;

/** Buttons or hooks of an opening behind or aside: as many as lie in its length. */
function behind(g: Placed, { torso: t }: Parts, isHooked: boolean): number {
  const kind = isHooked ? 'hook' : 'button';
  const said = buttonsOf(g);
  if (said !== undefined) return said;
  if (!t || opensAtSide(g)) return FEWEST.button;
  return Math.max(FEWEST[kind], Math.round((openBehindEnd(t) - t.backNeck) / PITCH[kind]));
}

/** What says nothing of a fastening needs one all the same where it is fitted and not of knit. */
function closedBehind(g: Placed, build: string, t: Torso): Closing[] {
  if (g.isPulledOn || isShirredBehind(g)) return [];
  if (build === 'choli')
    return [closing('centre front', 'hook and eye', 6, asksFor(g, 'hook-front') ? 'words' : 'house')];
  const stretch = ['jersey', 'knit', 'fleece'].includes(g.cloth.fabric);
  if (build !== 'bodice' || stretch || g.fit === 'relaxed' || g.fit === 'oversized') return [];
  const isAside = g.neckline === 'one-shoulder';
  const where = isAside ? 'side, left' : 'centre back';
  const end = isAside ? zipAsideEnd(t, zipSaid(g)) : zipBehindEnd(t, backTop(g, t), zipSaid(g));
  const foot = end === t.length ? TO_HEM : '';
  return [
    closing(where, `invisible zip ${isAside ? zipAside(g, t) : zipDownBack(g, t)} cm${foot}`, 1, 'house'),
    closing(where, 'hook and eye', 1, 'house'),
  ];
}

/** Lower cuffs are bands without an opening, cm. */
const LEAST_CUFF = 3;

/** A cuff that is set to a sleeve buttons, or is held by links; one of rib does neither. */
export const isButtonedCuff = (g: Garment, build: Build, cuff: number | undefined): boolean =>
  cuff !== undefined && cuff > LEAST_CUFF && build !== 'rib-knit' && build !== 'knit' && !asksFor(g, 'rib');

/** 'Two-button cuffs'; one where no word counts them. */
function cuffButtons(g: Placed): number {
  const said = /^(two|three|2|3)\b/i.exec(madeOf(g, 'button-cuff')?.text ?? '')?.[1]?.toLowerCase();
  return said === undefined ? 1 : said === 'two' || said === '2' ? 2 : 3;
}

function cuffClosing(g: Placed, cut: Cut, { torso: t }: Parts): Closing[] {
  if (!t || (cut.form !== 'torso' && cut.form !== 'jumpsuit') || !isButtonedCuff(g, cut.build, t.cuff)) return [];
  return [isMade(g, 'french-cuff') ? ofEach('cuff', 'cuff link', 1) : ofEach('cuff', 'button 16L', cuffButtons(g))];
}

/** Flaps over patches button down, and so do those of cargo pockets. */
function flapClosing(g: Placed, cut: Cut, { torso: t, legs }: Parts): Closing[] {
  const flapped =
    t && cut.form === 'torso'
      ? pocketsOf(t, g, cut.build, false).reduce((sum, one) => sum + (one.flapped ? one.count : 0), 0)
      : 0;
  const cargo = legs && hasCargo(g, legs) ? 2 : 0;
  return [flapped, cargo]
    .filter((count) => count > 0)
    .map((times) => ({ ...closing('pocket flap, each', 'button 18L', 1, 'house'), times }));
}

const keyholeClosing = (g: Placed, { torso: t }: Parts): Closing[] =>
  t === undefined
    ? []
    : keyholesOf(g, t).map(({ where }) => closing(`keyhole, ${where}`, 'button 16L with loop', 1, 'house'));

/** A seam of kalis is open so far below the band, cm. */
export const KALI_OPENING = 20;

function lowerClosing(g: Placed, cut: Cut, parts: Parts, said: Provenance): Closing[] {
  const placed = placedClosing(g, parts, said);
  if (cut.form === 'skirt') {
    if (cut.kind === 'kalis')
      return [
        ...(placed ?? []),
        // a band that a cord draws in is narrower than the hip
        ...(placed ? [] : [closing('side, left', `opening ${KALI_OPENING} cm`, 1, 'house')]),
        closing('side', 'drawstring (nada) 2.2 m', 1, g.closure === 'drawstring' ? said : 'house'),
        ...(g.closure === 'drawstring' ? [] : [closing('side', 'hook and bar', 1, 'house')]),
      ];
    if (g.kind === 'chima') return [closing('back, lapped', 'tape to tie', 2, 'house')];
    if (isPulledOver(g, cut.kind))
      return [closing('waist', `elastic ${(parts.skirt?.band ?? 0) - ROOM_IN_CASING} cm`, 1, 'house')];
    if (cut.kind === 'wrap') return [closing('waist', 'tie', 2, said)];
    if (cut.kind === 'cloth') return [];
    if (parts.skirt?.buttons) return [closing('centre front', 'button 28L', parts.skirt.buttons, said)];
    return [
      ...(placed ?? [closing('centre back', `invisible zip ${Math.round(zipSaid(g) ?? ZIP.lower)} cm`, 1, 'house')]),
      closing('band', 'hook and bar', 1, 'house'),
    ];
  }
  if (cut.form !== 'legs') return [];
  return [
    ...upperClosing(g, cut, { placed, legs: parts.legs }, said),
    ...(isMade(g, 'drawn-hem') ? [ofEach('hem', 'cord with stopper', 1)] : []),
  ];
}

/** What closes legs at the waist, and churidars at the ankle. */
/** How wide the elastic of a waist is and how long it is cut: all round, or behind alone. */
function elasticOf(g: Placed, kind: LegKind, legs: Parts['legs']): string {
  if (!legs) return 'elastic 4 cm';
  const long = Math.round(legs.waist * (isFlatInFront(g, kind) ? 1 : 2));
  return `elastic ${legs.band - ROOM_IN_CASING} cm wide, ${long} cm long`;
}

/** Legs of the country that a drawstring alone ties. */
const ON_NADA: readonly Garment['kind'][] = ['pyjama', 'kurta-trousers'];

/** A pyjama that words tie with a drawstring has no elastic, unless they order it. */
const isTiedByNada = (g: Placed, said: Provenance): boolean =>
  ON_NADA.includes(g.kind) &&
  g.closure === 'drawstring' &&
  (said === 'words' || (g.parts ?? []).some(({ id, isNone }) => id === 'cord' && !isNone)) &&
  !isMade(g, 'elastic-waist') &&
  !(g.parts ?? []).some(({ id, isNone }) => id === 'elastic' && !isNone);

function upperClosing(
  g: Placed,
  cut: Extract<Cut, { form: 'legs' }>,
  { placed, legs }: { placed: Closing[] | undefined; legs: Parts['legs'] },
  said: Provenance,
): Closing[] {
  const elastic = elasticOf(g, cut.kind, legs);
  switch (cut.kind) {
    case 'trousers':
      return [...(placed ?? [closing('fly', 'zip 15 cm', 1, 'house')]), closing('band', 'hook and bar', 1, 'house')];
    case 'jeans':
      return [closing('fly', 'jeans zip 15 cm', 1, 'house'), closing('band', 'shank button', 1, 'house')];
    case 'elastic':
    case 'leggings':
    case 'sharara':
      if (placed) return [...placed, closing('band', 'hook and bar', 1, 'house')];
      if (isTiedByNada(g, said)) return [closing('waist', 'drawstring (nada) 2.2 m', 1, said)];
      return [closing('waist', g.closure === 'drawstring' ? `${elastic} with drawcord` : elastic, 1, said)];
    case 'salwar':
    case 'patiala':
    case 'churidar':
    case 'dhoti':
      if (isMade(g, 'elastic-waist') && g.closure !== 'drawstring') return [closing('waist', elastic, 1, 'words')];
      return [
        closing('waist', 'drawstring (nada) 2.2 m', 1, said),
        ...(cut.kind === 'churidar' ? [ofEach('ankle', 'hook and eye', 4)] : []),
      ];
  }
}

/** How far the zip of a suit goes on below its waist seam: to the waist, to the crotch or in the house's way, cm. */
function zipIntoLegs(g: Placed, { legs }: Parts): number {
  if (isMade(g, 'zip-to-waist')) return 0;
  return isMade(g, 'zip-to-crotch') && legs ? legs.outseam - legs.inseam - 3 : ZIP.belowWaist;
}

/** Below the waist a zip behind or aside goes on so far, cm; and in a skirt or in trousers it is so long. */
const ZIP = { belowWaist: 14, lower: 20, least: 18 } as const;

const zipDownBack = (g: Placed, t: Torso): number =>
  Math.round(zipBehindEnd(t, backTop(g, t), zipSaid(g)) - backTop(g, t));

/** From the underarm to below the waist, or into the legs that are joined there. */
function zipAside(g: Placed, t: Torso, seam?: number): number {
  const said = zipSaid(g);
  if (said !== undefined) return Math.round(said);
  const foot = seam === undefined ? zipAsideEnd(t) : seam + ZIP.belowWaist;
  return Math.max(ZIP.least, Math.round(foot - (t.shoulderDrop + t.armhole)));
}

function zipLength(g: Placed, { torso: t, legs }: Parts): number {
  if (!t) return Math.round(zipSaid(g) ?? ZIP.lower);
  if (opensAtSide(g)) return zipAside(g, t, legs ? t.length : undefined);
  const said = zipSaid(g);
  if (legs && said !== undefined) return Math.round(said);
  return legs ? Math.max(ZIP.least, Math.round(t.length + ZIP.belowWaist - backTop(g, t))) : zipDownBack(g, t);
}

/** Straps of sleeves and shoulders button down as they are drawn. */
function strapsClosing(g: Placed, cut: Cut, { torso: t }: Parts): Closing[] {
  if (!t || cut.form !== 'torso') return [];
  return [
    ...(isMade(g, 'sleeve-tab') && t.sleeve !== undefined ? [ofEach('sleeve tab', 'button 16L', 1)] : []),
    ...(asksFor(g, 'epaulette') ? [ofEach('epaulette', 'button 24L', 1)] : []),
  ];
}

/** A halter is buttoned behind the neck where it is not tied. */
function napeClosing(g: Placed, cut: Cut): Closing[] {
  const hangs = g.neckline === 'halter' && 'build' in cut && cut.build !== 'skin';
  return hangs && !isTiedAtNape(g) ? [closing('nape', 'button 16L with loop', 1, 'house')] : [];
}

/** What opens and shuts it: in the words' way where they have one. */
export function closingsOf(g: Placed, cut: Cut, parts: Parts, said: Provenance): Closing[] {
  // a cloth that is worn opens nowhere
  if (cut.form === 'drape') return [];
  return closedAsOrdered(
    [
      ...torsoClosing(g, cut, parts, said),
      ...cuffClosing(g, cut, parts),
      ...keyholeClosing(g, parts),
      ...napeClosing(g, cut),
      ...strapsClosing(g, cut, parts),
      ...flapClosing(g, cut, parts),
      ...lowerClosing(g, cut, parts, said),
    ],
    g,
    zipLength(g, parts),
  );
}
