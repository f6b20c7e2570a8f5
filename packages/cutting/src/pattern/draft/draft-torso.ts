import type { Garment } from '@toile/look';
import { ALLOWANCES } from '../../spec/allowances.ts';
import type { Build, Cut } from '../../spec/cut.ts';
import { isMade } from '../../spec/made/made.ts';
import { HALF_LINING, isHalfLined } from '../../spec/ordered-details.ts';
import { isLeftUnlined, openingOf } from '../../spec/placed.ts';
import type { Torso } from '../../spec/points.ts';
import { isFlouncedRound } from '../../spec/torso/bare-edge.ts';
import { FACED, isBoundRound } from '../../spec/torso/edges.ts';
import { isBare } from '../../spec/torso/neck-of.ts';
import { isOpenBehind, openBehindEnd } from '../../spec/torso/open-behind.ts';
import { isHalfZip, opensInFront } from '../../spec/torso/opens-in-front.ts';
import { isRaglan } from '../../spec/torso/raglan.ts';
import { hasRibCollar } from '../../spec/torso/ribbed.ts';
import { girdleOf, girdleSize } from '../../spec/torso/ties.ts';
import { BOW } from '../../spec/torso/trim-measures.ts';
import { type Join, type Pattern, type Piece, rectangle, sideLength, type Undrafted } from '../piece.ts';
import { belowShoulder, hangers, isBared } from './bare-panels.ts';
import { type Body, bodyOf } from './body-panels.ts';
import { collarOf, RIB } from './collar.ts';
import { cropped } from './cropped.ts';
import { edgeStrips } from './edge-strips.ts';
import { shapedFacing } from './facing.ts';
import { pocketPieces } from './pocket-pieces.ts';
import { raglanSleeve } from './raglan.ts';
import { lengths, PANEL_WIDTH, sector, sectorPanels } from './skirt-panels.ts';
import { type Sleeve, sleeveOf } from './sleeve.ts';
import { overlapOf } from './torso-panels.ts';
import { dartAt, type TorsoPlan, torsoPlan } from './torso-plan.ts';

/** The skirt below a waist seam, cut to the very length of that seam. */
function skirtOf(p: TorsoPlan, seam: number): { pieces: Piece[]; ease: number } {
  const { joint, sweep = seam, length, kalis, tiers } = p.t;
  if (joint === undefined || joint >= length - 2) return { pieces: [], ease: 0 };
  const long = length - joint - (p.t.flounce ?? 0);
  if (kalis)
    return {
      pieces: [
        sector({ id: 'kali', name: 'Kali', cut: kalis }, { top: seam / kalis, hem: sweep / kalis, length: long }),
      ],
      ease: 0,
    };
  const silhouette = p.g.silhouette;
  if (silhouette === 'tiered') {
    const n = tiers ?? 3;
    const pieces = Array.from({ length: n }, (_, i) =>
      lengths(
        { id: `tier-${i + 1}`, name: `Tier ${i + 1}` },
        Math.max(seam * 1.2, sweep / 1.5 ** (n - 1 - i)),
        long / n,
        i === n - 1 ? ALLOWANCES.hem : 1,
      ),
    );
    const [first] = pieces;
    return { pieces, ease: first ? sideLength(first, 'top') * first.cut - seam : 0 };
  }
  const straight = silhouette === 'gathered' || silhouette === 'pleated' || silhouette === 'empire';
  if (straight && sweep > seam * 1.05) return { pieces: straightSkirt(p, sweep, long), ease: sweep - seam };
  const ring = { top: seam, hem: Math.max(sweep, seam + 4), length: long };
  return {
    pieces: sectorPanels(ring, { id: 'skirt', name: 'Skirt panel', isOpenBehind: isZippedBehind(p) }),
    ease: 0,
  };
}

/** Straight lengths all round; with a zip behind, one or more in front and two that meet at the centre back. */
function straightSkirt(p: TorsoPlan, sweep: number, long: number): Piece[] {
  if (!isZippedBehind(p)) return [lengths({ id: 'skirt', name: 'Skirt length' }, sweep, long)];
  if (sweep / 2 > PANEL_WIDTH) return [lengths({ id: 'skirt', name: 'Skirt length' }, sweep, long, ALLOWANCES.hem, 4)];
  const front = rectangle('skirt', 'Skirt length, front', { width: sweep / 2, height: long }, SKIRT_EDGES);
  const back = rectangle(
    'skirt-back',
    'Skirt length, back',
    { width: sweep / 4, height: long },
    { ...SKIRT_EDGES, cut: 2 },
  );
  return [front, back];
}

/** Whether a zip stands in the seam of the back and runs on into the skirt. */
const isZippedBehind = ({ g, shape }: TorsoPlan): boolean =>
  shape.backSeam && (openingOf(g) === undefined || openingOf(g) === 'back-zip');

const SKIRT_EDGES = { allowances: { top: 1, bottom: ALLOWANCES.hem, left: ALLOWANCES.side, right: ALLOWANCES.side } };

/** A lining hangs free under a skirt: wide enough to walk in, and shorter by so much, cm. */
const LINING = { sweep: 1.2, shorter: 3 } as const;

/** The lining of a skirt that is joined on: of flared panels, whatever the skirt over it is. */
function skirtLining(p: TorsoPlan, seam: number): Piece[] {
  const { joint, sweep = seam, length } = p.t;
  if (joint === undefined || joint >= length - 2 || isLeftUnlined(p.g, 'skirt')) return [];
  const long = length - joint - LINING.shorter;
  const wide = Math.min(sweep, seam + long * LINING.sweep);
  const panels = sectorPanels(
    { top: seam, hem: Math.max(wide, seam + 4), length: long },
    { id: 'skirt', name: 'Skirt', isOpenBehind: isZippedBehind(p) },
  );
  return panels.map((panel) => ({
    ...panel,
    id: `${panel.id}-lining`,
    name: `${panel.name}, lining`,
    cloth: 'lining' as const,
  }));
}

/** A flounce gathered to the end of the body or of its skirt. */
function flounceOf(p: TorsoPlan): Piece[] {
  const { flounce, sweep, hem } = p.t;
  return flounce ? [lengths({ id: 'flounce', name: 'Hem flounce' }, sweep ?? hem * 2, flounce)] : [];
}

const GIRDLE_NAMES = { belt: 'Belt', sash: 'Sash', obi: 'Obi' } as const;

/** Of the facing behind a zip that ends on the breast, cm. */
const ZIP_FACING = 8;
/** Strips that carry buttons or hooks behind, cut double, cm. */
const BACK_STAND = 6;

/** The fly under a concealed row, cut double: as long as what it lies under, and wider than the strip over it, cm. */
const FLY = { wider: 1, longer: 2 } as const;

function flyPiece(p: TorsoPlan, front: Piece): Piece | undefined {
  if (!isMade(p.g, 'concealed-placket') || isMade(p.g, 'diagonal-placket')) return undefined;
  const isOpen = opensInFront(p.g, p.build);
  if (!isOpen && !p.t.placket) return undefined;
  const long = isOpen ? sideLength(front, 'centre') : (p.t.placket ?? 0) + FLY.longer;
  return rectangle('fly-strip', 'Fly, under the placket', {
    width: ((p.t.placketWidth ?? 3) + FLY.wider) * 2,
    height: long,
  });
}

/** Extra pieces: facings, plackets, bows, straps, ribs, belts. */
function frontPieces(p: TorsoPlan, front: Piece, back: Piece | undefined, isBound: boolean): Piece[] {
  const out: Piece[] = [];
  const t = p.t;
  if (t.placket && isHalfZip(p.g))
    out.push(rectangle('zip-facing', 'Zip facing', { width: ZIP_FACING, height: t.placket + ZIP_FACING / 2 }));
  if (t.placket && t.placketWidth && !opensInFront(p.g, p.build))
    out.push(rectangle('placket', 'Placket strip', { width: t.placketWidth * 2, height: t.placket + 2 }, { cut: 2 }));
  const fly = flyPiece(p, front);
  if (fly) out.push(fly);
  const isFaced = FACED.includes(p.build) || isMade(p.g, 'camp-collar');
  const shaped = opensInFront(p.g, p.build) && isFaced ? shapedFacing(p, front) : undefined;
  if (shaped) out.push(shaped);
  else if (opensInFront(p.g, p.build) && !(p.knit && p.g.closure === 'zip') && !isBound) {
    const height = sideLength(front, 'centre');
    out.push(rectangle('facing', 'Front facing', { width: overlapOf(p) + 6, height }, { cut: 2 }));
  }
  if (isOpenBehind(p.g) && p.shape.backSeam && back) {
    // as far as it is open: below it the seam is sewn
    const height = sideLength(back, 'centre') - Math.max(0, p.bottom - openBehindEnd(t));
    const name = p.g.closure === 'lace-up' ? 'Back facing' : 'Back stand';
    out.push(rectangle('back-stand', name, { width: BACK_STAND, height }, { cut: 2 }));
  }
  if (p.g.collar === 'bow')
    out.push(rectangle('bow', 'Bow end', { width: BOW, height: 14 }, { cut: 2, lengthwise: true }));
  if (p.g.kind === 'waistcoat')
    out.push(rectangle('strap', 'Back strap', { width: 26, height: 5 }, { cut: 2, cloth: 'lining', lengthwise: true }));
  if (t.hemRib)
    out.push(
      rectangle(
        'hem-rib',
        'Hem rib',
        { width: t.hem * 2 * RIB, height: t.hemRib * 2 },
        { cloth: 'rib', lengthwise: true },
      ),
    );
  const girdle = girdleOf(p.g);
  if (girdle) {
    const { long, wide } = girdleSize(girdle, t.waist);
    if (girdle === 'belt') out.push(rectangle('carrier', 'Belt carrier', { width: 3, height: wide + 4 }, { cut: 2 }));
    out.push(rectangle(girdle, GIRDLE_NAMES[girdle], { width: long, height: wide * 2 }, { lengthwise: true }));
  }
  if (isMade(p.g, 'locker-loop')) out.push(rectangle('locker-loop', 'Locker loop', { width: 3, height: 7 }));
  return out;
}

const LINED: readonly string[] = [
  'front',
  'front-side',
  'side-panel',
  'back',
  'back-side',
  'yoke',
  'sleeve',
  'sleeve-under',
];

/** Fused on every piece that is cut; of all else on the outer one. */
const FUSED_WHOLE: readonly string[] = ['placket', 'facing', 'back-stand', 'fly-strip'];

/** Interfacing and lining follow pieces of the cloth: cut by the same outline. */
function doubled(p: TorsoPlan, pieces: readonly Piece[], lined: boolean): Piece[] {
  const half = isHalfLined(p.g);
  const fused = pieces
    .filter(
      (q) =>
        ['collar', 'collar-fall', 'cuff', 'fly-strip', 'placket', 'facing', 'back-stand'].includes(q.id) &&
        q.cloth === 'fabric',
    )
    .map(
      (q): Piece => ({
        ...q,
        id: `${q.id}-fusing`,
        name: `${q.name}, fusing`,
        cloth: 'interfacing',
        // of a collar the upper one is fused: of one in halves both uppers
        cut: FUSED_WHOLE.includes(q.id) ? q.cut : q.cut > 2 ? q.cut / 2 : q.id === 'cuff' ? q.cut : 1,
      }),
    );
  const isShort = ({ id }: Piece) => half && /^back/.test(id);
  const inLining = (q: Piece): Piece => ({
    ...q,
    id: `${q.id}-lining`,
    name: `${q.name}, ${isShort(q) ? 'half lining' : 'lining'}`,
    cloth: 'lining',
  });
  // a half lining goes down the fronts, and behind to below the armholes
  const toArm = (q: Piece): Piece => (isShort(q) ? cropped(q, p.underarm[1] + HALF_LINING, ALLOWANCES.hem) : q);
  // a yoke of two layers lines itself
  const isDoubled = ({ id, cut }: Piece): boolean => id === 'yoke' && cut > 1;
  const isLined = ({ id }: Piece): boolean =>
    LINED.includes(id) && !(/^sleeve/.test(id) && isLeftUnlined(p.g, 'sleeve'));
  const lining = lined || half ? pieces.filter((q) => isLined(q) && !isDoubled(q)).map((q) => inLining(toArm(q))) : [];
  return [...lining, ...fused];
}

type Ends = Join['a'];

/** Where a side is found among pieces. */
const ends = (pieces: readonly Piece[], name: string): Ends =>
  pieces.filter((q) => q.sides.some((s) => s.name === name)).map((q) => ({ piece: q.id, side: name }));

/** The edges that two groups of pieces have by one name. */
function seamOf(name: string, one: readonly Piece[], other: readonly Piece[], what = `${name} seam`): Join[] {
  const [a, b] = [ends(one, name), ends(other, name)];
  return a.length && b.length ? [{ name: what, a, b, ease: 0 }] : [];
}

function bodyJoins({ fronts, backs, between }: Body): Join[] {
  const [front, outer] = fronts;
  const [back, outerBack] = backs;
  const onto = (piece: Piece | undefined) => (piece ? [piece] : []);
  return [
    ...seamOf('side', fronts, backs),
    ...seamOf('shoulder', fronts, backs),
    ...seamOf('panel-front', onto(front), [...onto(outer), ...between], 'front panel seam'),
    ...seamOf('panel-back', onto(back), [...onto(outerBack), ...between], 'back panel seam'),
    ...(back?.id === 'yoke' && outerBack
      ? [
          {
            name: 'yoke seam',
            a: [{ piece: 'yoke', side: 'yoke' }],
            b: [{ piece: 'back', side: 'yoke' }],
            ease: sideLength(outerBack, 'yoke') - sideLength(back, 'yoke'),
          },
        ]
      : []),
  ];
}

function sleeveJoins(body: Body, sleeve: Sleeve): Join[] {
  const all = [...body.fronts, ...body.between, ...body.backs];
  const into: Join = {
    name: 'sleeve into armhole',
    a: ends(all, 'armhole'),
    b: ends(sleeve.pieces, 'cap'),
    ease: sleeve.ease,
  };
  const [upper, under] = sleeve.pieces;
  if (!upper) return [into];
  if (under?.id === 'sleeve-under')
    return [
      into,
      ...seamOf('seam-front', [upper], [under], 'sleeve, front seam'),
      ...seamOf('seam-back', [upper], [under], 'sleeve, back seam'),
    ];
  return [
    into,
    {
      name: 'sleeve seam',
      a: [{ piece: 'sleeve', side: 'seam-front' }],
      b: [{ piece: 'sleeve', side: 'seam-back' }],
      ease: 0,
    },
  ];
}

/** Collars whose lower edge is sewn to the neck as it is. */
const ON_THE_NECK: readonly Garment['collar'][] = ['mandarin', 'band', 'funnel', 'shirt', 'polo', 'bow'];

function joinsOf(p: TorsoPlan, body: Body, sleeve: Sleeve | undefined, collar: number | undefined): Join[] {
  const neck: Join[] =
    collar !== undefined && ON_THE_NECK.includes(p.g.collar)
      ? [
          {
            name: 'collar to neck',
            a: ends([...body.fronts, ...body.backs], 'neck'),
            b: [{ piece: 'collar', side: 'neck' }],
            ease: collar,
          },
        ]
      : [];
  return [...bodyJoins(body), ...(sleeve ? sleeveJoins(body, sleeve) : []), ...neck];
}

const TAILORED: readonly Build[] = ['tailored', 'coat', 'band-coat', 'casual', 'vest'];
const NEAREST = 'the same body with shoulders, to be moulded from';

/** What hangs from no shoulder and turns over, crosses or has sleeves of its own is moulded on the stand. */
function notDrafted(g: Garment, build: Build, t: Torso): Undrafted | undefined {
  if (!isBare(g, build)) return undefined;
  const of = `of a ${g.neckline} edge`;
  const isOne = g.neckline === 'one-shoulder';
  if (TAILORED.includes(build)) return { why: `A tailored front ${of} is moulded on the stand.`, nearest: NEAREST };
  if (g.collar !== 'none') return { why: `The ${g.collar} collar ${of} is moulded on the stand.`, nearest: NEAREST };
  if (g.closure === 'wrap' || (isOne && (opensInFront(g, build) || isOpenBehind(g))))
    return { why: `An opening ${of} that runs through it is moulded on the stand.`, nearest: NEAREST };
  if (t.sleeve !== undefined && !isOne && g.neckline !== 'off-shoulder')
    return { why: `Sleeves ${of} hang from no body and are moulded on the arm.`, nearest: NEAREST };
  return undefined;
}

/** An armhole all round, for its straight depth. */
const ROUND_ARM = 2.4;

/** Sleeves as they meet the body: one of one shoulder, and cut off where the shoulder is bare. */
function sleeveFor(p: TorsoPlan, armholes: number): Sleeve | undefined {
  const isOne = p.g.neckline === 'one-shoulder';
  // a head that is cut off is as wide as the arm, whatever is left of its armhole
  const sleeve = sleeveOf(p, isBared(p) ? p.t.armhole * ROUND_ARM : armholes);
  if (sleeve && isRaglan(p.g, p.build, p.t)) return raglanSleeve(p, sleeve);
  if (!sleeve || !isBare(p.g, p.build)) return sleeve;
  if (!isOne) return belowShoulder(sleeve);
  return { ...sleeve, pieces: sleeve.pieces.map((piece) => ({ ...piece, cut: Math.ceil(piece.cut / 2) })) };
}

/** Pieces of everything that hangs from the shoulders. */
export function draftTorso(
  t: Torso,
  g: Garment,
  { build, men, cut }: { build: Build; men: boolean; cut: Cut },
): Pattern {
  const lined = cut.lined === true;
  const undrafted = notDrafted(g, build, t);
  if (undrafted) return { pieces: [], joins: [], undrafted };
  const p = torsoPlan(t, g, build, men);
  const body = bodyOf(p);
  const all = [...body.fronts, ...body.between, ...body.backs];
  const sum = (name: string) => all.reduce((total, q) => total + sideLength(q, name), 0);
  const sleeve = sleeveFor(p, sum('armhole'));
  // a collar of flat-knit rib is bought
  const collar = hasRibCollar(p.g) ? { pieces: [], ease: 0 } : collarOf(p, sum('neck'));
  // what is cut whole has both halves of its edges
  const halves = g.neckline === 'one-shoulder' && isBare(g, build) ? 1 : 2;
  const waist =
    halves * (sum('hem') - (4 / halves) * dartAt(p, p.bottom) - p.shape.pleat) -
    (opensInFront(p.g, p.build) ? 2 * overlapOf(p) : 0);
  const skirt = skirtOf(p, waist);
  const front = body.fronts[0];
  const isBound = isBoundRound(g, cut, t);
  const shell = [
    ...all,
    ...(sleeve?.pieces ?? []),
    ...collar.pieces,
    ...(front ? frontPieces(p, front, body.backs.at(-1), isBound) : []),
    ...pocketPieces(p),
    ...(isBared(p) ? hangers(p, sum('neck') * 2, isFlouncedRound(g)) : []),
    ...edgeStrips(p, cut, {
      neck: sum('neck') * halves + (isBound && front ? sideLength(front, 'centre') * 2 : 0),
      armhole: sum('armhole'),
      ...(halves === 1 && { armholes: 1 }),
    }),
    ...skirt.pieces,
    ...flounceOf(p),
  ];
  return {
    pieces: [...shell, ...doubled(p, shell, lined), ...(lined ? skirtLining(p, waist) : [])],
    joins: joinsOf(p, body, sleeve, collar.pieces.length ? collar.ease : undefined),
  };
}
