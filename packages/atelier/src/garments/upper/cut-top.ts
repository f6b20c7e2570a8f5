/** Tops: shirts, blouses, tees, knits, kurtas. */

import type { Garment, Look } from '@toile/look';
import { type Build, emptyBuild, type Material, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isSheer } from '#atelier/cloth/fabric-rules.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { pipedCollar } from '#atelier/garments/edges/piped-edges.ts';
import { smockedTop } from '#atelier/garments/edges/smocked.ts';
import { layButtons } from '#atelier/garments/finish/buttons.ts';
import { finish } from '#atelier/garments/finish/finish.ts';
import { lowBack } from '#atelier/garments/finish/hem-shape.ts';
import { tailsAndKnot } from '#atelier/garments/finish/knot.ts';
import { isLinedWhole, liningOf, wholeLiningOf } from '#atelier/garments/finish/lining.ts';
import { ribBand } from '#atelier/garments/finish/rib-band.ts';
import { contrastOf } from '#atelier/garments/finish/trimmings.ts';
import { type Fitting, hidesSleeves, type WornWith } from '#atelier/garments/fitting.ts';
import { beneath, type Cut, called, type Layer, lay } from '#atelier/garments/layer.ts';
import { seatOf } from '#atelier/garments/lower/seat.ts';
import { drawcord } from '#atelier/garments/lower/trousers/trouser-details.ts';
import {
  clothOf,
  countOf,
  garmentMaterial,
  hasDetail,
  hasDetailOn,
  plainOf,
  trimOf,
} from '#atelier/garments/measures.ts';
import type { PocketGround } from '#atelier/garments/pockets/sew-pockets.ts';
import { isFoldedAcross, onlyForearm } from '#atelier/garments/sleeve/bent-sleeve.ts';
import { contrastSleeves, liningNeck, sleeveMaterial, sleevesOf } from '#atelier/garments/sleeve/sleeve-pair.ts';
import { isCropped, isTiedInFront, isTucked } from '#atelier/garments/tuck.ts';
import { branch } from '#atelier/kit/chance.ts';
import { lumaOf } from '#atelier/kit/colour.ts';
import { reversed } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import { bodice } from './bodice.ts';
import { type Bodice, neckFront } from './bodice-cut.ts';
import { collarBack } from './collar-back.ts';
import { collarBehind } from './collar-behind.ts';
import { COLLAR_RISE, collar, STANDS_OFF } from './collar-cuts.ts';
import { cutSides } from './cut-outs.ts';
import { frontClosure } from './front-closure.ts';
import { hood } from './hood.ts';
import { type HoodUp, isHoodUp, layHoodUp } from './hood-up.ts';
import { closesWithButtons, type MadeTop, makeTop, onBodice, type TopWorn } from './make-top.ts';
import { collarCut } from './neck-choice.ts';

/** The back of a tunic with open sides: it shows beyond the front, behind the legs. */
function backPanel(b: Bodice, f: Wearer, fabric: Garment['cloth']['fabric'], seed: number): Build {
  const from = 0.5;
  const spread = (side: Side): Point[] =>
    b.panel.edge(side, from, 1, 40).map((p, i) => add(p, [side * 13 * (i / 39) ** 0.8, -10 * (i / 39)]));
  const left = spread(-1);
  const right = spread(1);
  const low = makeHem(b.panel, { fabric: FABRIC_RULES[fabric], seed: branch(seed, 'top.hem'), fullness: 0.2 }).edge;
  const rise = f.floor * 0.011;
  const build = emptyBuild();
  const hem = [left[39], ...low.slice(4, -4).map((p) => add(p, [0, -rise])), right[39]];
  build.pieces.push({
    name: 'back',
    outline: [...left, ...hem.slice(1, -1), ...reversed(right)],
    surface: b.panel,
    dark: 0.6,
  });
  build.lines.push({ kind: 'light', points: left }, { kind: 'shade', points: right, weight: 0.7 });
  return build;
}

/** Radius of a button, and of one whose colour is asked for, page units. */
const BUTTON = { usual: 3.2, asked: 4.9 } as const;

const BUTTON_COLOUR: Partial<Record<string, string>> = {
  denim: '#b98a4a',
  silk: '#e9e0cf',
  brocade: '#c9a24c',
  velvet: '#c9a24c',
};

/** The colour a cloth ends in: of colour blocks and shaded cloth, the lowest. */
const lowestColour = ({ colour, print }: Material): string =>
  (print?.kind === 'colour-block' || print?.kind === 'ombre' ? print.colours[0] : undefined) ?? colour;

/** What a sheer top is worn over: all of itself, where it is lined. */
const lining = ({ f, seed }: Fitting, g: Garment, { b, endY }: Pick<MadeTop, 'b' | 'endY'>): Layer => {
  if (isLinedWhole(g)) return lay(g, 'lining', { ...b, lines: [] }, { of: wholeLiningOf(g) });
  const under = bodice(f, {
    fabric: FABRIC_RULES.silk,
    seed: branch(seed, 'top.lining'),
    neck: liningNeck(g),
    ease: 1,
    endY,
    hem: 'hidden',
  });
  return lay(g, 'lining', under, { of: liningOf(g), cast: 0.2 });
};

/** A print that lies once over the whole garment does not start anew on its collar. */
function collarMaterial(g: Garment): Material {
  const material = garmentMaterial(g);
  const placed = material.print?.kind === 'colour-block' || material.print?.kind === 'ombre';
  const colour = trimOf(g, 'collar') ?? (hasDetailOn(g, 'collar', 'contrast') ? contrastOf(g) : material.colour);
  const fabric = clothOf(g, 'collar');
  return fabric ? { fabric, colour } : { ...(placed ? plainOf(material) : material), colour };
}

/** The hood of a top over the head: out of the collar of what is worn over it. */
const hoodOverHead = (d: Fitting, g: Garment, over: readonly Garment[]): HoodUp | null =>
  isHoodUp(d.f, g)
    ? layHoodUp(d, g, garmentMaterial(g), {
        isWithin: over.some(({ family, collar: neck }) => family === 'jacket' && neck !== 'none'),
      })
    : null;

/** From this lightness of the cloth on a pale cord would be lost on it. */
const PALE = 0.62;

/** The hood as it lies on the shoulders where it is not up, and the cord that draws it. */
function hoodInFront({ f }: Fitting, g: Garment): Layer[] {
  const material = garmentMaterial(g);
  const own = isHoodUp(f, g) ? [] : [lay(g, 'hood', hood(f).front, { of: material, cast: 0.4 })];
  if (f.back) return own;
  const colour = trimOf(g, 'contrast') ?? (lumaOf(material.colour) > PALE ? '#5d5763' : '#efe9dc');
  const cord = { ...emptyBuild(), lines: drawcord(add(f.neck.pit, [0, 25]), colour) };
  const of = { ...material, colour };
  return [...own, lay(g, 'drawcord', cord, { of, cast: 0.2 })];
}

/** What of a top hangs behind the person. */
function behindTop(
  d: Fitting,
  g: Garment,
  { b, isLong }: MadeTop,
  { band, sleeveHidden, hoodUp }: TopWorn & { hoodUp: HoodUp | null },
): Layer[] {
  const { f, seed } = d;
  const material = garmentMaterial(g);
  const plain = plainOf(material);
  const kind = collarCut(g);
  const behind: Layer[] = [];
  if (band === null && hasDetail(g, 'high-low-hem'))
    behind.push(lay(g, 'back', lowBack(b.panel, isLong), { of: plain }));
  // where the hem slants, the back would hang below the front's high side
  if (hasDetail(g, 'side-slit') && isLong && !hasDetail(g, 'asymmetric-hem'))
    behind.push(lay(g, 'back', backPanel(b, f, g.cloth.fabric, seed), { of: plain }));
  if (hoodUp) behind.push(hoodUp.behind);
  else if (g.collar === 'hood') behind.push(lay(g, 'hood', hood(f).behind, { of: material }));
  if (kind && STANDS_OFF.includes(kind) && !sleeveHidden && !f.back)
    behind.push(lay(g, 'collar back', collarBack(f, COLLAR_RISE), { of: collarMaterial(g) }));
  return behind;
}

/** How far above the points of a collar the buttons lie that hold them, and their radius, page units. */
const AT_POINTS = { above: 6, radius: 2.9 } as const;

/** The buttons that hold the points of a collar down. */
const buttonedDown = (g: Garment, made: Build): Layer[] =>
  layButtons(g, {
    at: made.pieces.map(({ outline }) => add(lowest(outline), [0, -AT_POINTS.above])),
    colour: buttonsOn(g).colour,
    radius: AT_POINTS.radius,
  });

const lowest = (outline: readonly Point[]): Point => outline.reduce((low, p) => (p[1] > low[1] ? p : low));

/** Its collar, from before or from behind. */
function collarOf({ f, seed }: Fitting, g: Garment, b: Bodice, sleeveHidden: boolean): Layer[] {
  const kind = collarCut(g);
  if (!kind) return [];
  const made =
    f.back && STANDS_OFF.includes(kind)
      ? collarBehind(f)
      : collar(f, kind, { close: neckFront(b), edge: b.neck.edge, covered: sleeveHidden });
  const edged = pipedCollar(g, made, contrastOf(g));
  const own = lay(g, 'collar', edged, { of: collarMaterial(g), cast: 0.35, seed: branch(seed, 'top.collar') });
  return kind === 'shirt' && hasDetail(g, 'button-down-collar') && !f.back ? [own, ...buttonedDown(g, made)] : [own];
}

/** Worn close over a shirt. */
const isWaistcoat = ({ family, sleeve, collar: neck }: Garment): boolean =>
  family === 'jacket' && sleeve.length === 'sleeveless' && neck === 'none';
/** A dress without sleeves over a top. */
const isPinafore = ({ family, sleeve }: Garment): boolean => family === 'dress' && sleeve.length === 'sleeveless';
const isBelted = (g: Garment): boolean =>
  g.family === 'jacket' && (hasDetail(g, 'belt', 'sash') || g.closure === 'wrap' || g.closure === 'tie');

/** Nothing may stand out beside a waistcoat or a pinafore, nor under a coat that a belt draws in. */
const heldIn = (g: Garment, over: readonly Garment[]): Garment =>
  over.some(isWaistcoat) || over.some(isPinafore)
    ? { ...g, fit: 'tight' }
    : over.some(isBelted)
      ? { ...g, fit: 'fitted' }
      : g;

/** How far below the waist the band lies under which a top is tucked: 0 the waist, 1 the hip bone. */
function bandUnder({ f }: Fitting, look: Look): number {
  const bottom = look.garments.find((g) => g.family === 'skirt' || g.family === 'trousers');
  return bottom ? seatOf(f, bottom) : 0;
}

/** Pockets lie on the chest, and on the hips where it hangs over them. */
const pocketGround = ({ b, isLong }: MadeTop, tucked: boolean): PocketGround => ({
  chest: b.panel,
  ...(isLong && !tucked && { hip: b.panel }),
});

/** Where its fronts are knotted (v), and how great the knot is beside a sash's. */
const KNOT = { v: 0.96, size: 0.9 } as const;

/** The knot at the waist of fronts that are tied. */
function frontTie({ f }: Fitting, g: Garment, b: Bodice): Layer[] {
  if (!isTiedInFront(g) || f.back) return [];
  const of = plainOf(garmentMaterial(g));
  return tailsAndKnot(b.panel.map(0, KNOT.v), 'tie', KNOT.size).map((part) =>
    lay(g, 'side tie', part, { of, cast: 0.4 }),
  );
}

/** Press studs are of bright metal; what is counted is sewn on in a colour that stands off. */
const STUD = '#d6d3cb';
const buttonColourOn = (g: Garment): string => {
  if (hasDetail(g, 'press-studs')) return STUD;
  const usual = BUTTON_COLOUR[g.cloth.fabric] ?? '#efe9dc';
  if (countOf(g, 'buttons') === 0) return usual;
  return lumaOf(g.cloth.colour.hex) > 0.6 ? '#5b4632' : usual;
};

/** The colour and the size of its buttons. */
const buttonsOn = (g: Garment): { colour: string; radius: number } => ({
  colour: trimOf(g, 'buttons') ?? buttonColourOn(g),
  radius:
    trimOf(g, 'buttons') || hasDetail(g, 'press-studs') || countOf(g, 'buttons') > 0 ? BUTTON.asked : BUTTON.usual,
});

export function cutTop(asked: Garment, d: Fitting, worn: WornWith): Cut {
  const { f } = d;
  const { look, over } = worn;
  const g = heldIn(asked, over);
  const hangsOut = over.some((o) => o.family === 'jacket' && isCropped(o));
  const how = {
    band: isTucked(f, look, asked) ? bandUnder(d, look) : null,
    sleeveHidden: hidesSleeves(worn),
    hangsOut,
  };
  const tucked = how.band !== null;
  const made = makeTop(d, g, how);
  const hoodUp = hoodOverHead(d, g, over);
  const { b, sleeves, endY, isRibbed, flounce } = made;
  const pieces = onBodice(d, g, made, tucked);
  const folded = closesWithButtons(g) ? sleeves.filter(({ side }) => isFoldedAcross(f, side)).map(onlyForearm) : [];
  const { buttons } = frontClosure(d, g, b, endY);
  if (hasDetail(g, 'cut-out') && !tucked) cutSides(f, b);
  const material = garmentMaterial(g);
  const whole = merge(flounce ?? emptyBuild(), b, ...contrastSleeves(g, sleeves), pieces);
  const on = [
    ...(isSheer(g.cloth.fabric) ? [lining(d, g, made)] : []),
    lay(g, 'cloth', whole, { of: [material, sleeveMaterial(g)], cast: 0.4 }),
    ...(isRibbed && !tucked
      ? beneath(sleeves, [
          lay(g, 'rib', ribBand(b.panel, b.hem, 22), { of: { fabric: 'knit', colour: lowestColour(material) } }),
        ])
      : []),
    ...finish({
      fitting: d,
      garment: g,
      seams: {
        ...(!tucked && { hem: { ...b, isBordered: true } }),
        neck: b.neck.edge,
        shoulder: b.neck.straps,
        front: { ...(!f.back && { endY: endY - 12 }), buttons: [{ at: buttons, ...buttonsOn(g) }] },
        sleeves: { cuffs: sleeves, overHem: sleeves, overFront: folded },
        body: { bodice: b },
        smocked: smockedTop(b.panel, g, tucked),
        pockets: pocketGround(made, tucked),
      },
      own: {
        collar: collarOf(d, g, b, how.sleeveHidden),
        'side tie': frontTie(d, g, b),
        ...(g.collar === 'hood' && { hood: hoodInFront(d, g) }),
      },
    }),
  ];
  return {
    garment: g,
    layers: {
      behind: behindTop(d, g, made, { ...how, hoodUp }),
      on,
      ...(hoodUp && { head: hoodUp.head }),
    },
    cloths: [called(g, material, g.name)],
    sleeves,
    sleeveEnd: sleevesOf(g)?.end ?? 0,
  };
}
