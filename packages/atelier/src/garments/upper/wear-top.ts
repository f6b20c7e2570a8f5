/** Tops: shirts, blouses, tees, knits, kurtas, cholis. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild, type Material, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isSheer, isStretchy } from '#atelier/cloth/fabric-rules.ts';
import { stiffnessOf } from '#atelier/cloth/folds/hang.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { ruchedSides } from '#atelier/garments/dress/dress-details.ts';
import type { Dressing, Worn } from '#atelier/garments/dressing.ts';
import { embellish } from '#atelier/garments/finish/embellish.ts';
import { drawButtons } from '#atelier/garments/finish/fastenings.ts';
import { bottomOf, lowBack } from '#atelier/garments/finish/hem-shape.ts';
import { liningOf } from '#atelier/garments/finish/lining.ts';
import { kangarooPocket, shirtPocket } from '#atelier/garments/finish/pocket-cuts.ts';
import { ribBand } from '#atelier/garments/finish/rib-band.ts';
import { frillNeck, sewLace, tieNeck, tieStraps, trim } from '#atelier/garments/finish/trimmings.ts';
import { backSeams } from '#atelier/garments/from-behind.ts';
import { drawcord } from '#atelier/garments/lower/trousers/trouser-details.ts';
import {
  boxOf,
  countOf,
  easeOf,
  garmentMaterial,
  grainAngle,
  hasDetail,
  plainOf,
  strapWidthOf,
  topHemY,
  trimOf,
} from '#atelier/garments/measures.ts';
import { isFoldedAcross, onlyForearm } from '#atelier/garments/sleeve/bent-sleeve.ts';
import {
  contrastSleeves,
  isBanded,
  liningNeck,
  makeSleeves,
  raglanOf,
  sleeveMaterial,
  sleevesOf,
} from '#atelier/garments/sleeve/sleeve-pair.ts';
import { branch } from '#atelier/kit/chance.ts';
import { reversed } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';
import { type Bodice, bodice, neckFront } from './bodice.ts';
import { collarBack } from './collar-back.ts';
import { collarBehind } from './collar-behind.ts';
import { COLLAR_RISE, collar, STANDS_OFF } from './collar-cuts.ts';
import { cutSides } from './cut-outs.ts';
import { frontClosure } from './front-closure.ts';
import { hood } from './hood.ts';
import { collarCut, neckFor } from './neck-choice.ts';
import { peplum } from './peplum.ts';
import { wrapFront } from './wrap.ts';

/** The back of a tunic with open sides: it shows beyond the front, behind the legs. */
function backPanel(b: Bodice, f: Dressing['f'], fabric: Garment['cloth']['fabric'], seed: number): Build {
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

/** Depth of the turned hem of a top, page units. */
const HEM = 7;

/** How much lower a top reaches that is cut too large, page units. */
const OVERSIZED_LONGER = 30;

/** The room a top gives and where it ends. */
export function topCut(
  d: Dressing,
  g: Garment,
  tucked: boolean,
): { ease: number; box: number; endY: number; flare: number } {
  const { f } = d;
  const longer = g.fit === 'oversized' && g.length === 'hip' ? OVERSIZED_LONGER : 0;
  const endY = tucked
    ? Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) + (isWoman(f) ? 10 : 34)
    : topHemY(f, g.length) + longer;
  const boxy = g.silhouette === 'boxy' || g.silhouette === 'a-line' || g.silhouette === 'flared';
  const flares: Partial<Record<string, number>> = { 'a-line': 26, flared: 44, empire: 26, circle: 60, gathered: 20 };
  return {
    ease: easeOf(g.fit),
    box: tucked ? Math.min(0.4, boxOf(f, g.fit)) : boxy ? 0.9 : boxOf(f, g.fit),
    endY,
    flare: flares[g.silhouette] ?? (endY > f.hip[LEFT][1] + 40 ? 14 : 4),
  };
}

const closesWithButtons = ({ closure }: Garment): boolean => closure === 'buttons' || closure === 'half-placket';

const BUTTON_COLOUR: Partial<Record<string, string>> = {
  denim: '#b98a4a',
  silk: '#e9e0cf',
  brocade: '#c9a24c',
  velvet: '#c9a24c',
};

/** The tails of a shirt worn out: longer before and behind than at the sides. */
const TAILS = (u: number): number => 22 * (1 - u ** 4);
const TAIL_RISE = 17;
const hasTails = (f: Wearer, { collar, closure, cloth, silhouette, kind }: Garment): boolean =>
  (!isWoman(f) || kind === 'shirt') &&
  collar === 'shirt' &&
  closure === 'buttons' &&
  !isStretchy(cloth.fabric) &&
  silhouette !== 'boxy';

/** Each side of a tucked top ends inside the band, which tilts with the hips. */
const tuckedEnds = (f: Wearer, band: number): [number, number] => [
  mix(f.waist[LEFT], f.highHip[LEFT], band)[1] + 4,
  mix(f.waist[RIGHT], f.highHip[RIGHT], band)[1] + 4,
];

/** The colour a cloth ends in: of colour blocks and shaded cloth, the lowest. */
const lowestColour = ({ colour, print }: Material): string =>
  (print?.kind === 'colour-block' || print?.kind === 'ombre' ? print.colours[0] : undefined) ?? colour;

/** @param band how far below the waist the band lies that it is tucked under (0 waist, 1 hip bone), null if it is worn out. @param sleeveHidden a jacket covers its sleeves. @param hangsOut it comes out below a short jacket. */
export function wearTop(d: Dressing, g: Garment, band: number | null, sleeveHidden: boolean, hangsOut = false): Worn {
  const tucked = band !== null;
  const { f, seed } = d;
  const material = garmentMaterial(g);
  const fabric = FABRIC_RULES[g.cloth.fabric];
  const loose = topCut(d, g, tucked);
  // a jacket holds in what is worn under it; out of a short one it hangs with some room
  const [ease, box] = hangsOut ? [7, 0.5] : [5, 0.2];
  const cut = sleeveHidden ? { ...loose, ease: Math.min(loose.ease, ease), box: Math.min(loose.box, box) } : loose;
  const hasSleeves = sleevesOf(g) !== null;
  const neck = neckFor(g);
  const ribbed = hasDetail(g, 'rib') || (isStretchy(g.cloth.fabric) && g.cloth.fabric !== 'jersey');
  const flounce = !tucked && g.silhouette === 'peplum';
  const tails = hasTails(f, g) && !tucked && cut.endY < f.hip[LEFT][1] + 40;
  if (tails) cut.endY -= TAIL_RISE;
  if (flounce) cut.endY = Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) + 4;
  const long = cut.endY > f.hip[LEFT][1] + 40;
  // a man's sleeve is set in where it falls straight
  const squared = isWoman(f) || !hasSleeves ? {} : { pad: 0, padOut: 5 };
  const b = bodice(f, {
    fabric,
    seed,
    neck,
    ease: cut.ease,
    box: cut.box,
    endY: cut.endY,
    flare: cut.flare,
    sleeveless: !hasSleeves,
    raglan: raglanOf(g),
    stiff: stiffnessOf(g.cloth),
    banded: isBanded(g),
    hem: tucked ? 'hidden' : flounce ? 'joined' : ribbed ? 'rib' : long ? 'free' : 'clean',
    fullness: g.silhouette === 'flared' || g.silhouette === 'a-line' ? 0.5 : hasDetail(g, 'flared-hem') ? 0.4 : 0.08,
    mirror: g.closure === 'buttons' || g.closure === 'half-placket',
    angle: grainAngle(material),
    bottom: tucked ? undefined : (bottomOf(g, long) ?? (tails ? TAILS : undefined)),
    ...(band !== null && { ends: tuckedEnds(f, band) }),
    ...squared,
    strapWidth: strapWidthOf(g) ?? 5,
  });
  if ((g.silhouette === 'wrap' || g.closure === 'wrap') && !f.back)
    wrapFront(b, f, neckFront(b), b.panel.map(-0.74, tucked ? 0.97 : 0.78));
  if (hasDetail(g, 'ruching')) b.folds.push(...ruchedSides(d, g, b));
  const skirted = flounce
    ? peplum(f, {
        fabric,
        seed: branch(seed, 'top.peplum'),
        y: cut.endY - 2,
        ease: cut.ease,
        angle: grainAngle(material),
        stiff: stiffnessOf(g.cloth),
      })
    : emptyBuild();
  const sleeves = hasSleeves && !sleeveHidden ? makeSleeves(d, g, cut.ease, squared, b.neck.edge) : [];
  const folded = closesWithButtons(g) ? sleeves.filter(({ side }) => isFoldedAcross(f, side)).map(onlyForearm) : [];
  const closure = frontClosure(d, g, b, cut.endY);
  if (hasDetail(g, 'cut-out') && !tucked) cutSides(f, b);
  const pieces = emptyBuild();
  const hooded = g.collar === 'hood' ? hood(f) : null;
  const pouch = hooded && g.closure !== 'zip' && (hasDetail(g, 'side-pocket') || [1, 2].includes(countOf(g, 'pocket')));
  if (hasDetail(g, 'kangaroo-pocket') || pouch) kangarooPocket(pieces, f, b.panel, cut.endY);
  if (hasDetail(g, 'patch-pocket') || (g.kind === 'shirt' && !isWoman(f) && !f.back)) shirtPocket(pieces, f, b.panel);
  pieces.lines.push(...closure.lines, ...backSeams(g, b.panel));
  if (!tucked && !ribbed && !flounce && !long && g.closure !== 'wrap')
    pieces.lines.push({ kind: 'stitch', points: b.hem.map((p) => add(p, [0, -HEM])), weight: 0.6 });
  // where the hem slants, the back would hang below the front's high side
  const slit = hasDetail(g, 'side-slit') && long && !hasDetail(g, 'asymmetric-hem');
  const kind = collarCut(g);
  // a print that lies once over the whole garment does not start anew on its collar
  const placed = material.print?.kind === 'colour-block' || material.print?.kind === 'ombre';
  const collarMaterial = {
    ...(placed ? plainOf(material) : material),
    colour: trimOf(g, 'collar') ?? material.colour,
  };
  const worn: Worn = {
    garment: g,
    sleeves,
    sleeveEnd: sleevesOf(g)?.end ?? 0,
    paint: () => {
      d.use(g, material, g.name);
      if (isSheer(g.cloth.fabric)) {
        const under = bodice(f, {
          fabric: FABRIC_RULES.silk,
          seed: branch(seed, 'top.lining'),
          neck: liningNeck(g),
          ease: 1,
          endY: cut.endY,
          hem: 'hidden',
        });
        d.render(g, under, [liningOf(g)], { cast: 0.2 });
      }
      d.render(g, merge(skirted, b, ...contrastSleeves(g, sleeves), pieces), [material, sleeveMaterial(g)], {
        cast: 0.4,
      });
      if (ribbed && !tucked)
        d.underSleeves(sleeves, () =>
          d.render(g, ribBand(b.panel, b.hem, 22), [{ fabric: 'knit', colour: lowestColour(material) }], { cast: 0 }),
        );
      if (tucked) {
        sewLace(d, g, { neck: b.neck.edge });
        frillNeck(d, g, b.neck.edge, f.back ? undefined : cut.endY - 12);
      } else trim(d, g, { panel: b.panel, hem: b.hem, neck: b.neck.edge, ...(!f.back && { frontEnd: cut.endY - 12 }) });
      tieStraps(d, g, b.neck.straps);
      embellish(d, g, b, sleeves);
      const buttons = trimOf(g, 'buttons') ?? BUTTON_COLOUR[g.cloth.fabric] ?? '#efe9dc';
      d.underSleeves(folded, () => drawButtons(d.scene, closure.buttons, buttons, seed, 3.2));
      if (kind)
        d.render(
          g,
          f.back && STANDS_OFF.includes(kind)
            ? collarBehind(f)
            : collar(f, kind, neckFront(b), b.neck.edge, sleeveHidden),
          [collarMaterial],
          {
            cast: 0.35,
            seed: branch(seed, 'top.collar'),
          },
        );
      tieNeck(d, g, b.neck.edge);
      if (hooded) {
        d.render(g, hooded.front, [material], { cast: 0.4 });
        if (!f.back)
          d.render(
            g,
            { ...emptyBuild(), lines: drawcord(add(f.neck.pit, [0, 25])) },
            [{ ...material, colour: trimOf(g, 'contrast') ?? '#efe9dc' }],
            { cast: 0.2 },
          );
      }
    },
  };
  const dips = !tucked && hasDetail(g, 'high-low-hem');
  const backed = kind && STANDS_OFF.includes(kind) && !sleeveHidden && !f.back;
  if (slit || hooded || dips || backed)
    worn.behind = () => {
      if (dips) d.render(g, lowBack(b.panel, long), [plainOf(material)], { cast: 0 });
      if (slit) d.render(g, backPanel(b, f, g.cloth.fabric, seed), [plainOf(material)], { cast: 0 });
      if (hooded) d.render(g, hooded.behind, [material], { cast: 0 });
      if (backed) d.render(g, collarBack(f, COLLAR_RISE), [collarMaterial], { cast: 0 });
    };
  return worn;
}
