/** Dresses: in one piece from shoulder to hem, or a bodice and a skirt joined at the waist. */

import type { Fabric, Garment } from '@toile/look';
import { type Build, emptyBuild, type FoldCurve, type Line, type Material, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isSheer, isStretchy } from '#atelier/cloth/fabric-rules.ts';
import { stiffnessOf } from '#atelier/cloth/folds/hang.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { hasGrain } from '#atelier/cloth/prints/print-rules.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Dressing, Worn } from '#atelier/garments/dressing.ts';
import { embellish } from '#atelier/garments/finish/embellish.ts';
import { type BeltKind, drawBelt, drawButtons } from '#atelier/garments/finish/fastenings.ts';
import { borderOnHem } from '#atelier/garments/finish/hem-border.ts';
import { bottomOf, cutSlit, insideBack, lowBack, slitHole, slitOf, train } from '#atelier/garments/finish/hem-shape.ts';
import { isLinedWhole, liningOf, slipEnd } from '#atelier/garments/finish/lining.ts';
import { contrastOf, cords, scatterWork, tieNeck, tieStraps, trim } from '#atelier/garments/finish/trimmings.ts';
import { BACK_BAND, OPENS_IN_FRONT } from '#atelier/garments/from-behind.ts';
import { shadeUnderHem } from '#atelier/garments/lower/skirt/hem-shade.ts';
import { kaliSeams } from '#atelier/garments/lower/skirt/kalis.ts';
import { type Skirt, skirt } from '#atelier/garments/lower/skirt/skirt.ts';
import { isOnePiece, skirtCut, skirtCutOf } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { skirtLayers } from '#atelier/garments/lower/skirt/skirt-layers.ts';
import {
  boxOf,
  easeOf,
  grainAngle,
  hasDetail,
  materialOf,
  plainOf,
  skirtHemY,
  strapWidthOf,
  trimOf,
} from '#atelier/garments/measures.ts';
import {
  contrastSleeves,
  hasSheerSleeves,
  isBanded,
  liningNeck,
  makeSleeves,
  sleeveMaterial,
  sleevesOf,
} from '#atelier/garments/sleeve/sleeve-pair.ts';
import { type Bodice, bodice, neckFront } from '#atelier/garments/upper/bodice.ts';
import { clothsOf, cutBodice } from '#atelier/garments/upper/bodice-cloth.ts';
import { hasBust } from '#atelier/garments/upper/body-folds.ts';
import { collarBack } from '#atelier/garments/upper/collar-back.ts';
import { COLLAR_RISE, collar, STANDS_OFF } from '#atelier/garments/upper/collar-cuts.ts';
import { cutSides } from '#atelier/garments/upper/cut-outs.ts';
import { frontClosure } from '#atelier/garments/upper/front-closure.ts';
import { collarCut, neckFor } from '#atelier/garments/upper/neck-choice.ts';
import { peplum } from '#atelier/garments/upper/peplum.ts';
import { sideSeam } from '#atelier/garments/upper/side-seam.ts';
import { wrapFront, wrapSkirt } from '#atelier/garments/upper/wrap.ts';
import {
  apronBand,
  apronColour,
  blouseFrill,
  bodiceLaces,
  dirndlApron,
  isDirndl,
  withBlouse,
} from '#atelier/garments/world/dirndl.ts';
import { crossingEdge, hasBags, obiCord, sleeveBags } from '#atelier/garments/world/kimono.ts';
import { branch } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';
import { backZip, drapeAcross, princessSeams, ruchedSides, waistDarts } from './dress-details.ts';

/** Height of the seam between bodice and skirt. */
function seamY(d: Dressing, g: Garment): number {
  const { f } = d;
  const natural = Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) + 6;
  const underbust = Math.max(f.underbust[LEFT][1], f.underbust[RIGHT][1]) + 10;
  if (g.waistline === 'empire' || g.silhouette === 'empire') return underbust;
  if (g.waistline === 'high') return mix([0, underbust], [0, natural], 0.6)[1];
  if (g.waistline === 'low' || g.waistline === 'dropped') return Math.max(f.highHip[LEFT][1], f.highHip[RIGHT][1]) + 8;
  return natural;
}

function beltOf(g: Garment, child: boolean): BeltKind | null {
  if (hasDetail(g, BACK_BAND)) return 'band';
  if (hasDetail(g, 'side-tie') && !hasDetail(g, 'belt', 'sash')) return null;
  if (hasDetail(g, 'obi')) return 'obi';
  // a shirt dress has a belt of its own, for which a sash may be said
  if (hasDetail(g, 'belt') && !(g.kind.endsWith('shirt-dress') && hasDetail(g, 'sash'))) return 'belt';
  if (hasDetail(g, 'sash')) return child ? 'bow' : 'sash';
  if (g.closure === 'tie' || g.closure === 'wrap') return 'tie';
  return null;
}

/** Where an angrakha is tied, as u of its skirt. */
const SIDE_TIE = -0.84;

interface Parts {
  bodice: Bodice;
  skirt: Skirt | null;
  /** What is painted as one. */
  whole: Build;
  waistLine: Point[];
}

/** The v at which the left edge of a panel passes a page height. */
function heightAt(panel: Panel, y: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (panel.map(-1, middle)[1] < y) low = middle;
    else high = middle;
  }
  return low;
}

function onePiece(d: Dressing, g: Garment, hemY: number): Parts {
  const { f, seed } = d;
  const material = materialOf(g.cloth);
  const cut = skirtCut(g.silhouette);
  const close = cut.pull;
  const loose = g.silhouette === 'wide' || g.fit === 'oversized';
  const hasSleeves = !!sleevesOf(g);
  const stiff = stiffnessOf(g.cloth);
  const b = bodice(f, {
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed,
    neck: neckFor(g),
    // soft cloth falls in along the body, stiff cloth hangs as it was cut
    ease: easeOf(g.fit) * (loose ? lerp(0.5, 1, stiff) : 1) + (close ? 0 : loose ? lerp(5, 16, stiff) : 4),
    box: close ? 0.05 : loose ? lerp(0.5, 1, stiff) : boxOf(f, g.fit === 'fitted' ? 'regular' : g.fit),
    endY: hemY,
    flare: loose ? 52 : cut.flare,
    sleeveless: !hasSleeves,
    banded: isBanded(g),
    strapWidth: strapWidthOf(g),
    hem: 'free',
    fullness: cut.full,
    mermaid: cut.kind === 'mermaid',
    pull: close,
    angle: grainAngle(material),
    bottom: bottomOf(g, true),
    stiff,
  });
  // the belt lies on the cloth, from one side seam to the other
  const waistLine = b.panel.row(heightAt(b.panel, (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2), -1, 1, 24);
  return { bodice: b, skirt: null, whole: b, waistLine };
}

/** By how much a print is off at a waist seam, page units. */
const WAIST_SHIFT = 27;

function joined(d: Dressing, g: Garment, hemY: number): Parts {
  const { f, seed } = d;
  const material = materialOf(g.cloth);
  const fabric = FABRIC_RULES[g.cloth.fabric];
  const ease = Math.min(8, easeOf(g.fit));
  const y = seamY(d, g);
  const shared = { fabric, seed, angle: grainAngle(material), stiff: stiffnessOf(g.cloth) };
  const end = (s: Side): Point => {
    const seam = sideSeam(f, s, { ease, endY: y });
    return seam[seam.length - 1];
  };
  const b = bodice(f, {
    ...shared,
    neck: neckFor(g),
    ease,
    endY: y + 4,
    sleeveless: !sleevesOf(g),
    banded: isBanded(g),
    strapWidth: strapWidthOf(g),
    hem: 'joined',
    mirror: g.closure === 'buttons',
  });
  const k = skirt(f, {
    ...shared,
    cut: g.silhouette === 'peplum' ? skirtCut('pencil') : skirtCutOf(g),
    bottom: bottomOf(g, true),
    hemY,
    topLeft: end(-1),
    topRight: end(1),
  });
  const flounce =
    g.silhouette === 'peplum'
      ? peplum(f, {
          fabric,
          seed: branch(seed, 'dress.peplum'),
          y: y + 2,
          ease,
          angle: grainAngle(material),
          stiff: stiffnessOf(g.cloth),
        })
      : emptyBuild();
  const seam: Build = { ...emptyBuild(), lines: [{ kind: 'detail', points: k.panel.row(0.004), weight: 0.8 }] };
  if (hasDetail(g, 'gher')) seam.lines.push(...kaliSeams(k.panel, 10, seed));
  const sideTied = hasDetail(g, 'side-tie');
  if (g.closure === 'wrap' || g.silhouette === 'wrap' || sideTied || hasDetail(g, 'wrap-front')) {
    wrapFront(b, f, neckFront(b), k.panel.map(sideTied ? SIDE_TIE : -0.7, 0));
    wrapSkirt(k);
  }
  // lines meet at the waist seam: what the bodice used of them, the skirt does not begin anew; flowers are cut by it
  const used = b.panel.length();
  const cutOff = material.print && !hasGrain(material.print) ? WAIST_SHIFT : 0;
  for (const piece of [...k.pieces, ...flounce.pieces])
    piece.grain = { ...piece.grain, from: used, dx: (piece.grain?.dx ?? 0) + cutOff };
  cutBodice(g, b);
  // skirt first, bodice over it: the waist seam is a line and not an edge
  return { bodice: b, skirt: k, whole: merge(k, flounce, b, seam), waistLine: k.panel.row(0.008, -1, 1, 24) };
}

/** Blouse, laces and apron over the dress. */
function dirndlParts(d: Dressing, g: Garment, { bodice: b, skirt: k, waistLine }: Parts): void {
  const white: Material = { fabric: 'cotton', colour: trimOf(g, 'sleeve') ?? '#f7f3ea' };
  d.render(g, blouseFrill(b.neck.edge), [white], { cast: 0.2 });
  d.render(g, { ...emptyBuild(), lines: bodiceLaces(d.f, b) }, [white]);
  if (!k) return;
  const apron: Material = { fabric: 'cotton', colour: apronColour(g) };
  d.use(g, apron, 'apron');
  d.render(g, dirndlApron(k.panel), [apron], { cast: 0.35 });
  for (const part of apronBand(waistLine)) d.render(g, part, [apron], { cast: 0.3 });
}

/** Mother-of-pearl, warmer on white cloth, where it would be lost. */
const pearlOn = (cloth: string): string => (lumaOf(cloth) > 0.82 ? '#b9a888' : '#efe9dc');

/** Leather of a belt whose colour is not said: tan, so that it is seen; black on black. */
const beltOn = (cloth: string): string => (lumaOf(cloth) < 0.1 ? cloth : '#83522f');

/** Opens the slit the details ask for, between hip and hem. */
function slitDress(d: Dressing, g: Garment, parts: Parts): void {
  const lower = parts.skirt ?? parts.bodice;
  const slit = slitOf(g, d.f, lower.panel);
  const hipY = (d.f.hip[LEFT][1] + d.f.hip[RIGHT][1]) / 2;
  const hemY = lower.panel.map(0, 1)[1];
  if (!slit || hemY < hipY + 120) return;
  const top = lower.panel.map(0, 0)[1];
  const v0 = (hipY + (hemY - hipY) * slit.height - top) / (hemY - top);
  const hole = slitHole(lower.panel, slit.u, v0, slit.spread);
  cutSlit(parts.whole, hole);
}

/** What is worn under a close dress shows nothing of itself beside it. */
const within = (slip: Build, { pieces }: Build): Build => ({
  ...slip,
  pieces: slip.pieces.map((piece) => ({ ...piece, clip: pieces.map(({ outline }) => outline) })),
  lines: slip.lines.filter(({ kind }) => kind !== 'light' && kind !== 'shade'),
});

/** The lining under cloth one looks through: the same line, narrower and shorter, and never a box. */
function underdress(d: Dressing, g: Garment, hemY: number, over: Build): void {
  const { f, seed } = d;
  const lining = liningOf(g);
  const fabric = FABRIC_RULES.silk;
  const hip = (f.hip[LEFT][1] + f.hip[RIGHT][1]) / 2;
  const long = hemY > f.leg[LEFT].knee[1] || g.cloth.fabric === 'organza';
  const low = long ? slipEnd(g, hip, hemY) : hemY - 34;
  const straps = { fabric, seed: branch(seed, 'dress.straps'), neck: liningNeck(g), ease: 1.5 };
  if (isOnePiece(g.silhouette)) {
    const { flare, kind } = skirtCut(g.silhouette);
    // under a fishtail it ends where the cloth is closest, at the knee
    const tight = kind === 'mermaid';
    const endY = tight ? mix([0, f.hip[LEFT][1]], [0, hemY], 0.62)[1] : low;
    const slip = bodice(f, { ...straps, endY, flare: tight ? -12 : flare * 0.7, hem: 'clean' });
    d.render(g, within(slip, over), [lining], { cast: 0.25 });
    return;
  }
  const top = bodice(f, { ...straps, endY: Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) + 8, hem: 'hidden' });
  const layers = skirtLayers(f, g, skirtCutOf(g), { low, hemY, seed });
  for (const [i, k] of layers.entries())
    d.render(g, i ? k : merge(k, top), [i ? plainOf(materialOf(g.cloth)) : lining], { cast: 0.2 });
}

/** Woven cloths that are cut to the body with seams; others stretch, are draped or would lose them in their surface. */
const SEAMED: ReadonlySet<Fabric> = new Set([
  'cotton',
  'poplin',
  'linen',
  'denim',
  'wool',
  'tweed',
  'leather',
  'satin',
  'brocade',
  'corduroy',
]);

/** A close dress of woven cloth is shaped by seams that are seen. */
const isTailored = (f: Wearer, g: Garment): boolean =>
  SEAMED.has(g.cloth.fabric) &&
  hasBust(f) &&
  !f.back &&
  g.closure === 'none' &&
  (isOnePiece(g.silhouette)
    ? g.silhouette === 'pencil'
    : ['a-line', 'fit-and-flare', 'circle', 'gathered', 'tiered', 'flared', 'peplum'].includes(g.silhouette)) &&
  !['wrap', 'cowl'].includes(g.neckline) &&
  !hasDetail(g, 'draped', 'smocking', 'ruching', 'cut-out') &&
  !['empire', 'low', 'dropped'].includes(g.waistline);

const shapingSeams = (d: Dressing, { bodice: b, skirt: k, waistLine }: Parts): Line[] =>
  k ? waistDarts(d, waistLine) : princessSeams(d, b);

/** Cloth drawn across the body, or drawn up at its sides: what it would fold by itself is lost in that. */
function drawUp(d: Dressing, g: Garment, { bodice: b, skirt: k, whole }: Parts): void {
  const isOnBodice = ({ on }: FoldCurve): boolean => !!on?.includes('bodice');
  if (k || hasDetail(g, 'ruching')) whole.folds = whole.folds.filter((fold) => !isOnBodice(fold) || fold.grow);
  whole.folds.push(...(hasDetail(g, 'ruching') ? ruchedSides(d, g, b) : drapeAcross(d, g, b, !!k)));
}

export function wearDress(d: Dressing, asked: Garment, sleeveHidden: boolean): Worn {
  const g = withBlouse(asked);
  const { f, seed } = d;
  const material = materialOf(g.cloth);
  const hemY = skirtHemY(f, g.length);
  const parts = isOnePiece(g.silhouette) ? onePiece(d, g, hemY) : joined(d, g, hemY);
  const sleeves = sleeveHidden ? [] : makeSleeves(d, g, Math.min(8, easeOf(g.fit)), {}, parts.bodice.neck.edge);
  const closure = frontClosure(d, g, parts.bodice, g.closure === 'zip' || parts.skirt === null ? hemY - 6 : hemY - 20);
  const kind = collarCut(g);
  const belt = beltOf(g, f.person.ageGroup === 'child');
  slitDress(d, g, parts);
  if (!parts.skirt && g.closure === 'wrap' && !f.back)
    parts.whole.lines.push(
      crossingEdge(parts.bodice.panel, heightAt(parts.bodice.panel, (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2)),
    );
  if (f.back && !isStretchy(g.cloth.fabric) && !hasDetail(g, 'backless', BACK_BAND, OPENS_IN_FRONT))
    parts.whole.lines.push(...backZip(d, parts.bodice));
  if (isTailored(f, g)) parts.whole.lines.push(...shapingSeams(d, parts));
  if (hasDetail(g, 'cut-out')) cutSides(f, parts.whole);
  if (hasDetail(g, 'draped', 'ruching')) drawUp(d, g, parts);
  return {
    garment: asked,
    behind: () => {
      if (kind && STANDS_OFF.includes(kind)) d.render(g, collarBack(f, COLLAR_RISE), [plainOf(material)], { cast: 0 });
      const lower = parts.skirt ?? parts.bodice;
      if (slitOf(g, f, lower.panel)) d.render(g, insideBack(lower.panel), [plainOf(material)], { cast: 0 });
      if (hasDetail(g, 'high-low-hem')) d.render(g, lowBack(lower.panel, true), [plainOf(material)], { cast: 0 });
      if (hasDetail(g, 'train'))
        d.render(g, train(lower.panel, f.floor, FABRIC_RULES[g.cloth.fabric], seed), [plainOf(material)], { cast: 0 });
    },
    sleeves,
    sleeveEnd: sleevesOf(g)?.end ?? 0,
    paint: () => {
      d.use(g, material, g.name);
      const extra: Build = { ...emptyBuild(), lines: closure.lines };
      const whole = merge(parts.whole, ...contrastSleeves(g, sleeves), extra);
      shadeUnderHem(d.scene, (parts.skirt ?? parts.bodice).hem, isSheer(g.cloth.fabric) && !isLinedWhole(g));
      if (isSheer(g.cloth.fabric)) {
        const lined = hasSheerSleeves(g) ? parts.whole : whole;
        const silk = { fabric: 'silk', colour: material.colour } as const;
        if (isLinedWhole(g)) d.render(g, lined, [silk, sleeveMaterial(g), silk]);
        else underdress(d, g, hemY, parts.whole);
      }
      d.render(g, whole, clothsOf(g, material, sleeveMaterial(g)), { cast: 0.4 });
      const lower = parts.skirt ?? parts.bodice;
      if (hasBags(g) && !sleeveHidden)
        for (const bag of sleeveBags(f, seed, g.cloth.fabric !== 'cotton')) d.render(g, bag, [material], { cast: 0.4 });
      if (g.border) borderOnHem(d, g, lower);
      if (parts.skirt)
        scatterWork(d, g, parts.skirt.panel, parts.skirt.pieces[parts.skirt.pieces.length - 1].outline, parts.skirt);
      trim(d, g, {
        panel: lower.panel,
        hem: lower.hem,
        ...(!isBanded(g) && { neck: parts.bodice.neck.edge }),
        ...(parts.skirt && {
          smocked: { panel: parts.bodice.panel, from: parts.bodice.neck.strapless ? 0.26 : 0.5, to: 0.96 },
        }),
      });
      tieStraps(d, g, parts.bodice.neck.straps);
      embellish(d, g, parts.bodice, sleeves);
      if (isDirndl(g) && !f.back) dirndlParts(d, g, parts);
      drawButtons(d.scene, closure.buttons, trimOf(g, 'buttons') ?? pearlOn(material.colour), seed, 2.9);
      if (kind)
        d.render(
          g,
          collar(f, kind, neckFront(parts.bodice), parts.bodice.neck.edge),
          [
            {
              ...material,
              colour:
                trimOf(g, 'collar') ?? (kind === 'cross' ? mixHex(material.colour, '#f6f0e2', 0.82) : material.colour),
            },
          ],
          { cast: 0.35, seed: branch(seed, 'dress.collar') },
        );
      if (!isBanded(g)) tieNeck(d, g, parts.bodice.neck.edge);
      if (hasDetail(g, 'side-tie') && parts.skirt && !f.back)
        d.render(
          g,
          cords(parts.skirt.panel.map(SIDE_TIE, 0.004), 66, true),
          [{ ...plainOf(material), colour: contrastOf(g) }],
          { cast: 0.3 },
        );
      if (belt) {
        const cloth = {
          fabric: belt === 'belt' ? 'leather' : g.cloth.fabric,
          colour:
            trimOf(g, 'belt', 'sash', 'obi') ??
            (belt === 'obi'
              ? mixHex(material.colour, '#b8423a', 0.7)
              : belt === 'belt'
                ? beltOn(material.colour)
                : material.colour),
        } as const;
        drawBelt(d.scene, parts.waistLine, belt === 'belt' ? d.use(g, cloth, 'belt') : cloth, belt, seed);
        if (belt === 'obi') {
          const lines = obiCord(parts.waistLine, mixHex(cloth.colour, '#7d1f2d', 0.75));
          d.render(g, { ...emptyBuild(), lines }, [cloth]);
        }
      }
    },
  };
}
