/** Jackets and coats, from a blazer to a sherwani. */

import type { Closure, Collar, Fit, Garment } from '@toile/look';
import { type Build, type Material, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Dressing, Worn } from '#atelier/garments/dressing.ts';
import { embellishCoat } from '#atelier/garments/finish/embellish.ts';
import { drawBelt, drawButtons, frogs, zip } from '#atelier/garments/finish/fastenings.ts';
import { borderOnHem } from '#atelier/garments/finish/hem-border.ts';
import type { PocketKind } from '#atelier/garments/finish/pocket-cuts.ts';
import { ribBand } from '#atelier/garments/finish/rib-band.ts';
import { contrastOf, trim } from '#atelier/garments/finish/trimmings.ts';
import { shadeUnderHem } from '#atelier/garments/lower/skirt/hem-shade.ts';
import { skirtCut } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { trouserCut } from '#atelier/garments/lower/trousers/trouser-cuts.ts';
import { hasDetail, isPlush, materialOf, plainOf, topHemY, trimOf } from '#atelier/garments/measures.ts';
import { isFoldedAcross, onlyForearm } from '#atelier/garments/sleeve/bent-sleeve.ts';
import { hasCuffs, overCuff, SLEEVE_OVER_CUFF } from '#atelier/garments/sleeve/shirt-cuff.ts';
import { sleeveFinish } from '#atelier/garments/sleeve/sleeve-finish.ts';
import { contrastSleeves, makeSleeves, sleeveMaterial, sleevesOf } from '#atelier/garments/sleeve/sleeve-pair.ts';
import { sleeveStripes } from '#atelier/garments/sleeve/sleeve-stripes.ts';
import { collarBack } from '#atelier/garments/upper/collar-back.ts';
import { COLLAR_RISE, type CollarCut, collar, ribStand } from '#atelier/garments/upper/collar-cuts.ts';
import { hood, hoodFur } from '#atelier/garments/upper/hood.ts';
import { goreum, ribbonOf } from '#atelier/garments/world/hanbok.ts';
import { branch, die } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/kit/colour.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { both, LEFT, RIGHT } from '#atelier/kit/side.ts';
import { litFront, litLapel, litPockets } from './edge-light.ts';
import { furCollar, furCuffs } from './fur-trim.ts';
import { jacket } from './jacket.ts';
import { buttonColour, buttonSize } from './jacket-buttons.ts';
import type { JacketCut } from './jacket-cut.ts';
import {
  cardiganButtons,
  coatTails,
  isBiker,
  isCardigan,
  isOpenRobe,
  jacketDetails,
  zippedLapel,
} from './jacket-details.ts';
import { type LapelKind, lapels } from './lapels.ts';

const LAPEL: Partial<Record<Collar, LapelKind>> = { notch: 'notch', peak: 'peak', shawl: 'shawl' };
const STANDING: Partial<Record<Collar, CollarCut>> = {
  shirt: 'shirt',
  polo: 'shirt',
  band: 'stand',
  mandarin: 'stand',
  'peter-pan': 'peter-pan',
  bow: 'bow',
  roll: 'roll',
  funnel: 'funnel',
  cross: 'cross',
};

/** The white edge sewn to the collar of a Korean jacket. */
const COLLAR_EDGE = '#f8f3ea';

/** Room that thick cloth takes for itself, page units. */
const PLUSH = 9;

/** Room by fit; coats take more than jackets. */
const EASE: Record<Fit, number> = { tight: 4, fitted: 6, regular: 9, relaxed: 14, oversized: 22 };

function lapelOf(g: Garment): LapelKind | null {
  const kind = LAPEL[g.collar];
  if (kind) return kind;
  return g.collar === 'none' && g.neckline === 'lapel' ? 'notch' : null;
}

function frontOf(g: Garment): JacketCut['front'] {
  if (lapelOf(g)) return 'lapel';
  if (g.collar !== 'none' && g.collar !== 'rib') return 'neck';
  return ['v', 'plunging', 'wrap', 'lapel', 'scoop'].includes(g.neckline) ? 'vee' : 'neck';
}

/** A jacket over something is not closed to the throat: what is under it shows at the neck. */
function neckOpenOf(g: Garment, under: readonly Garment[]): number {
  const covers = under.some(({ family }) => family === 'top' || family === 'dress' || family === 'jumpsuit');
  if (!covers || frontOf(g) !== 'neck' || isCardigan(g)) return 0;
  if (g.collar === 'hood') return 46;
  return g.collar === 'shirt' && g.closure !== 'none' && g.closure !== 'open' ? 34 : 0;
}

function pocketOf(g: Garment, long: boolean): PocketKind {
  if (hasDetail(g, 'patch-pocket')) return g.cloth.fabric === 'denim' || g.collar === 'shirt' ? 'chest' : 'patch';
  if (hasDetail(g, 'welt-pocket')) return 'welt';
  if (hasDetail(g, 'flap-pocket')) return 'flap';
  if (g.closure === 'zip' || hasDetail(g, 'side-pocket')) return 'slant';
  if (lapelOf(g)) return long ? 'flap' : 'flap';
  return g.collar === 'mandarin' || g.collar === 'band' ? 'welt' : 'none';
}

const FASTENED: readonly Closure[] = [
  'buttons',
  'zip',
  'double-breasted',
  'single-breasted',
  'wrap',
  'tie',
  'frog',
  'half-placket',
  'lace-up',
  'drawstring',
];

/** A sherwani is buttoned from the collar to below the hip. */
const isFullFront = (g: Garment, f: Dressing['f']): boolean =>
  g.closure === 'buttons' && g.collar === 'mandarin' && !isWoman(f) && topHemY(f, g.length) > f.crotch[1] + 60;

function buttonCount(g: Garment, endY: number, f: Dressing['f']): number {
  if (['zip', 'open', 'none', 'wrap', 'tie', 'drawstring', 'lace-up'].includes(g.closure)) return 0;
  const said = (['one-button', 'two-button', 'three-button'] as const).findIndex((id) => hasDetail(g, id));
  if (said >= 0) return said + 1;
  const front = frontOf(g);
  if (isFullFront(g, f)) return 11;
  if (front === 'neck') return endY > f.hip[LEFT][1] + 60 ? 8 : endY > f.waist[LEFT][1] + 40 ? 6 : 5;
  if (front === 'vee') return 4;
  return g.closure === 'double-breasted' ? 3 : isWoman(f) && endY < f.hip[LEFT][1] + 60 ? 1 : 2;
}

/** A waistcoat: worn close over a shirt. */
const isWaistcoat = (g: Garment): boolean => frontOf(g) === 'vee' && !sleevesOf(g) && g.family === 'jacket';

/** Units between the centre and the front edge of a jacket over one. */
const OVER_WAISTCOAT = 34;

/** Open coats show what is under them; a closed front wants a closure that says so. */
function openness(g: Garment, long: boolean, under: readonly Garment[]): number {
  // a suit's jacket stands open over its waistcoat, or nobody would see that there is one
  if (!long && lapelOf(g) && g.closure !== 'double-breasted' && under.some(isWaistcoat)) return OVER_WAISTCOAT;
  if (!FASTENED.includes(g.closure)) return long ? 46 : 34;
  if (g.closure === 'single-breasted' && long && lapelOf(g)) return 42;
  return 0;
}

/** Cut by a tailor: its sleeves are finished with buttons. */
const isTailored = (g: Garment): boolean =>
  g.sleeve.length === 'long' &&
  g.sleeve.shape !== 'kimono' &&
  !['leather', 'denim', 'knit', 'fur', 'quilted'].includes(g.cloth.fabric);

/** Units beyond the bare neck that a collar worn beneath takes. */
const roundNeck = (under: readonly Garment[]): number =>
  under.some(({ collar, neckline }) => collar === 'roll' || collar === 'funnel' || neckline === 'turtle') ? 4.5 : 1;

/** Short everyday jackets, as often worn open as closed over a top. */
function leftOpen(g: Garment, under: readonly Garment[], seed: number): boolean {
  const everyday = g.closure === 'zip' || g.closure === 'buttons' || g.closure === 'single-breasted';
  const collar = g.collar === 'shirt' || g.collar === 'none' || g.collar === 'rib' || isBiker(g);
  const short = ['crop', 'cropped', 'waist', 'hip'].includes(g.length);
  const over = under.some((u) => u.family === 'top' || u.family === 'dress');
  // between sleeves of another colour an open body would hardly be seen
  const told = !hasDetail(g, 'contrast-sleeve');
  return (
    told &&
    everyday &&
    collar &&
    short &&
    over &&
    g.layer === 'outer' &&
    !isCardigan(g) &&
    die(3, seed, 'jacket.left-open') !== 0
  );
}

/** Units by which what is worn under a coat stands off the hip at a page height: the coat must hang over it. */
function standsOff(f: Dressing['f'], under: readonly Garment[], y: number): number {
  const depth = Math.max(0.35, (y - f.hip[LEFT][1]) / 300);
  const widths = under.map((u) => {
    if (u.family === 'trousers' || u.family === 'jumpsuit') return trouserCut(u.silhouette).knee * 0.85;
    if (u.family === 'skirt' || u.family === 'dress' || u.family === 'lehenga')
      return skirtCut(u.silhouette).flare * depth;
    return 0;
  });
  return Math.max(0, ...widths);
}

/** @param under what is worn beneath, from the skin outwards. */
function jacketCutOf(d: Dressing, g: Garment, under: readonly Garment[]): JacketCut {
  const { f } = d;
  const woman = isWoman(f);
  const tails = hasDetail(g, 'tails');
  const endY = tails
    ? Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) + 20
    : (g.length === 'hip' && lapelOf(g) && !woman ? f.crotch[1] - 2 : topHemY(f, g.length)) +
      (g.length === 'hip' && lapelOf(g) && woman ? 14 : 0) +
      (g.fit === 'oversized' && g.length === 'hip' ? 30 : 0);
  const long = endY > f.hip[LEFT][1] + 90;
  const ribbed = hasDetail(g, 'rib') || g.collar === 'rib';
  const lapel = lapelOf(g) !== null;
  const waistcoat = frontOf(g) === 'vee' && !sleevesOf(g) && !long;
  // a bandhgala is cut as close as a suit
  const tailored = !woman && !long && (g.collar === 'mandarin' || g.collar === 'band') && g.closure === 'buttons';
  const boxy = g.silhouette === 'boxy' || g.fit === 'oversized' || ribbed;
  const wide = g.silhouette === 'a-line' || g.silhouette === 'flared';
  const belted =
    hasDetail(g, 'belt', 'sash', 'obi') || g.closure === 'wrap' || (g.closure === 'tie' && !hasDetail(g, 'goreum'));
  // over what is wider than its hem it has to hang straight
  const cocoon = g.silhouette === 'balloon' && standsOff(f, under, endY) < 12;
  const ownFlare = wide ? 46 : long ? (belted && woman ? 38 : 20) : woman && lapel ? 6 : 1;
  return {
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed: d.seed,
    endY,
    ease: waistcoat ? EASE.tight : EASE[g.fit] + (long ? 4 : 0) + (cocoon ? 14 : 0) + (isPlush(g) ? PLUSH : 0),
    // a cocoon closes again toward its hem
    flare: cocoon ? -26 : long ? Math.max(ownFlare, Math.min(90, standsOff(f, under, endY) + 10)) : ownFlare,
    box: belted ? 0.1 : boxy ? 1 : (lapel && !long) || waistcoat ? 0.3 : tailored ? 0.42 : woman ? 0.6 : 0.72,
    open: tails ? 30 : leftOpen(g, under, d.seed) ? 27 : openness(g, long, under),
    front: frontOf(g),
    neckOpen: neckOpenOf(g, under),
    overlap:
      g.closure === 'double-breasted' ? 30 : isBiker(g) ? 26 : g.closure === 'zip' ? 2 : g.closure === 'wrap' ? 34 : 9,
    buttons: buttonCount(g, endY, f),
    ...(isFullFront(g, f) && { buttonsTo: Math.max(f.crotch[1] + 20, endY - 130) }),
    double: g.closure === 'double-breasted',
    slant: hasDetail(g, 'wrap-front') && frontOf(g) === 'neck' ? 34 : 0,
    hem: ribbed ? 'rib' : g.cloth.fabric === 'denim' || (g.closure === 'zip' && !long) ? 'band' : 'clean',
    cutaway: lapel && !tails && g.closure !== 'double-breasted' && g.closure !== 'zip' && g.closure !== 'wrap' && !long,
    pocket: pocketOf(g, long),
    // a man's shoulder is built out to where his sleeve falls straight, a woman's follows her own
    pad: lapel ? (woman ? 3 : 1) : 1.5,
    padOut: woman ? (lapel ? 2 : 1) : lapel ? 9 : 5,
    sleeveless: !sleevesOf(g),
    pointed: waistcoat && !woman,
    cinch: belted && endY > f.waist[LEFT][1] + 40 ? Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) : null,
  };
}

/** Cloth that sheds the rain is coated, whatever it is woven of. */
const isRainwear = ({ kind, cloth }: Garment): boolean =>
  kind === 'windbreaker' && (cloth.fabric === 'cotton' || cloth.fabric === 'poplin');

/** The piping of a jacket with lapels is sewn to them, not round its hem. */
const unpiped = (g: Garment): Garment => ({ ...g, details: g.details.filter((id) => id !== 'piping') });

/** A cord of satin as it catches the light on its own cloth. */
const sheenOf = ({ cloth }: Garment): string =>
  mixHex(cloth.colour.hex, lumaOf(cloth.colour.hex) > 0.5 ? '#3a3034' : '#ffffff', 0.4);

/** A lapel with piping along its edges. */
const piped = (lapel: Build, colour: string): Build => ({
  ...lapel,
  lines: [
    ...lapel.lines,
    ...lapel.lines
      .filter(({ kind }) => kind === 'overlap' || kind === 'opening')
      .map((line) => ({ ...line, colour, weight: 1.1 })),
  ],
});

/** A lapel with what its edge is sewn with: a zip's teeth, piping, or nothing. */
function edged(g: Garment, lapel: Build): Build {
  const sewn = hasDetail(g, 'piping') || trimOf(g, 'piping') ? piped(lapel, trimOf(g, 'piping') ?? sheenOf(g)) : lapel;
  return isBiker(g) ? zippedLapel(sewn) : sewn === lapel ? litLapel(lapel, g.cloth.colour.hex) : sewn;
}

/** A sheepskin is worn with its skin outside: the fleece shows where it turns over at collar, cuffs and hem. */
const isSheepskin = ({ kind, cloth }: Garment): boolean => kind === 'shearling-jacket' && cloth.name === 'shearling';
const outsideOf = (g: Garment): Material =>
  isSheepskin(g)
    ? { ...materialOf(g.cloth), fabric: 'leather', name: 'suede' }
    : isRainwear(g)
      ? { ...materialOf(g.cloth), name: 'coated cotton' }
      : materialOf(g.cloth);
const FUR: Material = { fabric: 'fur', colour: '#b59a78' };
const fleeceOf = (g: Garment): Material => ({
  fabric: 'fur',
  name: 'shearling',
  colour: trimOf(g, 'lining', 'collar') ?? mixHex(g.cloth.colour.hex, '#f4e8d2', 0.86),
});

/** Satin faces a lapel in the cloth's own colour a tone lighter, as it takes the light. */
const facing = (colour: string): string => mixHex(colour, '#ffffff', lumaOf(colour) < 0.2 ? 0.17 : 0.13);

export function wearJacket(d: Dressing, g: Garment, sleeveHidden: boolean, under: readonly Garment[]): Worn {
  const { f, seed } = d;
  const material = outsideOf(g);
  const cut = jacketCutOf(d, g, under);
  const j = jacket(f, cut);
  const kind = lapelOf(g);
  const hooded = g.collar === 'hood' ? hood(f, cut.neckOpen) : null;
  const lining = { fabric: 'satin', colour: trimOf(g, 'lining') ?? mixHex(material.colour, '#3a3034', 0.35) } as const;
  const shirt = kind && g.sleeve.length === 'long' ? under.find(hasCuffs) : undefined;
  const made = sleeveHidden
    ? []
    : makeSleeves(d, g, cut.ease, {
        pad: cut.pad,
        padOut: cut.padOut,
        drop: 8,
        ...(shirt && { end: SLEEVE_OVER_CUFF }),
      });
  const sleeves = shirt ? made.map((s) => overCuff(f, s, 2)) : made;
  const folded = sleeves.filter(({ side }) => isFoldedAcross(f, side)).map(onlyForearm);
  const standing = STANDING[g.collar];
  const close: Point = cut.open > 0 ? add(f.neck.pit, [0, 4]) : add(f.neck.pit, [0, 3 + cut.neckOpen]);
  const lapelMaterial = hasDetail(g, 'satin-lapel')
    ? { fabric: 'satin' as const, colour: trimOf(g, 'collar', 'lapel') ?? facing(material.colour) }
    : { ...material, colour: trimOf(g, 'collar', 'lapel') ?? (hasDetail(g, 'goreum') ? COLLAR_EDGE : material.colour) };
  const ribMaterial = {
    fabric: 'knit' as const,
    colour: trimOf(g, 'rib', 'contrast', 'collar') ?? shadeHex(material.colour, 0.86),
  };
  return {
    garment: g,
    sleeves,
    sleeveEnd: sleevesOf(g)?.end ?? 0,
    holds: j.holds,
    behind: () => {
      d.render(g, j.back, [lining], { cast: 0 });
      if (cut.front !== 'vee')
        d.render(g, collarBack(f, COLLAR_RISE), [{ fabric: 'cotton', colour: lapelMaterial.colour }], { cast: 0 });
      if (hasDetail(g, 'tails')) d.render(g, coatTails(f), [plainOf(material)], { cast: 0 });
      if (hooded) d.render(g, hooded.behind, [material], { cast: 0 });
    },
    paint: () => {
      d.use(g, material, g.name);
      if (trimOf(g, 'lining')) d.use(g, lining, 'lining');
      shadeUnderHem(d.scene, j.hemLine, false);
      const extra = jacketDetails(d, g, j);
      if (g.closure === 'zip' && cut.open <= 0 && !isBiker(g))
        extra.lines.push(...zip(f, cut.front === 'lapel' ? j.breakPoint : close, cut.endY - 4, trimOf(g, 'zip')));
      const ends = kind && isTailored(g) ? sleeveFinish(f, j, sleeves) : [];
      extra.lines.push(...ends.flatMap(({ lines }) => lines));
      if ((kind || cut.pointed) && !isBiker(g) && !d.scene.isPreview)
        extra.lines.push(...litFront(j, material.colour), ...litPockets(j, material.colour));
      if (g.closure === 'frog') extra.lines.push(...frogs(j.buttons));
      d.render(
        g,
        merge(j.front, ...contrastSleeves(g, sleeves), extra),
        [material, sleeveMaterial(g), shirt ? materialOf(shirt.cloth) : material],
        {
          cast: 0.5,
        },
      );
      if (cut.hem === 'rib') {
        const fronts = j.front.pieces.filter((p) => p.name.startsWith('front')).map((p) => p.outline);
        d.underSleeves(sleeves, () =>
          d.render(g, ribBand(j.panel, j.hemLine, 21, fronts), [ribMaterial], { cast: 0, clip: fronts }),
        );
      }
      if (!d.scene.isPreview)
        for (const { buttons, radius } of ends) drawButtons(d.scene, buttons, buttonColour(g), seed, radius);
      if (hasDetail(g, 'side-stripe')) d.render(g, sleeveStripes(sleeves, contrastOf(g)), [material]);
      embellishCoat(d, g, j, sleeves);
      trim(d, kind ? unpiped(g) : g, { panel: j.panel, hem: j.hemLine });
      if (g.border && cut.open <= 0)
        d.underSleeves(sleeves, () => borderOnHem(d, g, { panel: j.panel, hem: j.hemLine }));
      if (kind)
        d.underSleeves(folded, () => {
          for (const lapel of lapels(f, j, kind, (isWoman(f) ? 38 : 42) + (isBiker(g) ? 8 : 0), roundNeck(under)))
            d.render(g, edged(g, lapel), [lapelMaterial], { cast: 0.35 });
        });
      else if (standing && !isOpenRobe(g))
        d.render(g, collar(f, standing, close, []), [lapelMaterial], {
          cast: 0.35,
          seed: branch(seed, 'jacket.collar'),
        });
      else if (g.collar === 'rib' && cut.front === 'neck')
        d.render(g, ribStand(f, both(j.edges[LEFT][0], j.edges[RIGHT][0])), [ribMaterial], {
          cast: 0.3,
        });
      if (hasDetail(g, 'goreum') && !f.back)
        for (const part of goreum(f, seed)) d.render(g, part, [ribbonOf(g)], { cast: 0.35 });
      if (hooded) d.render(g, hooded.front, [material], { cast: 0.4 });
      if (!hooded && (hasDetail(g, 'fur-trim') || isSheepskin(g))) {
        const ends = both(j.edges[LEFT][0], j.edges[RIGHT][0]);
        const fur = isSheepskin(g) ? fleeceOf(g) : FUR;
        if (isSheepskin(g)) {
          const fronts = j.front.pieces.filter((p) => p.name.startsWith('front')).map((p) => p.outline);
          d.underSleeves(sleeves, () =>
            d.render(g, ribBand(j.panel, j.hemLine, 17, fronts), [fur], { cast: 0.2, clip: fronts }),
          );
        }
        d.underSleeves(folded, () => d.render(g, furCollar(f, ends), [fur], { cast: 0.35 }));
        d.render(g, furCuffs(f, sleeves), [fur], { cast: 0.35 });
      }
      if (hooded && hasDetail(g, 'fur-trim')) d.render(g, hoodFur(f), [FUR], { cast: 0.35 });
      d.underSleeves(folded, () =>
        drawButtons(d.scene, isCardigan(g) ? cardiganButtons(j) : j.buttons, buttonColour(g), seed, buttonSize(g, j)),
      );
      if (hasDetail(g, 'belt', 'sash') || g.closure === 'wrap' || (g.closure === 'tie' && !hasDetail(g, 'goreum'))) {
        const v = 0.5;
        const waistV = Math.min(
          0.9,
          Math.max(
            0.1,
            (Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) - f.shoulder[LEFT][1]) / (cut.endY - f.shoulder[LEFT][1]),
          ),
        );
        const line = j.panel.row(waistV > 0 ? waistV : v, -1, 1, 24);
        drawBelt(
          d.scene,
          line,
          { ...material, colour: trimOf(g, 'belt', 'sash') ?? material.colour },
          hasDetail(g, 'belt') ? 'belt' : 'sash',
          seed,
        );
      }
    },
  };
}
