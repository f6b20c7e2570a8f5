/** Dresses: in one piece from shoulder to hem, or a bodice and a skirt joined at the waist. */

import type { Garment } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { type Build, emptyBuild, type Material, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isSheer } from '#atelier/cloth/fabric-rules.ts';
import { layOverlay } from '#atelier/garments/edges/lay-overlay.ts';
import { pipedCollar } from '#atelier/garments/edges/piped-edges.ts';
import type { Belt } from '#atelier/garments/finish/belt.ts';
import { finish, type Seams } from '#atelier/garments/finish/finish.ts';
import { insideBack, lowBack, slitOf, slitsIn, train } from '#atelier/garments/finish/hem-shape.ts';
import { type BeltKind, tailsAndKnot } from '#atelier/garments/finish/knot.ts';
import { isLinedWhole } from '#atelier/garments/finish/lining.ts';
import { contrastOf, cords } from '#atelier/garments/finish/trimmings.ts';
import { type Fitting, hidesSleeves, type WornWith } from '#atelier/garments/fitting.ts';
import { BACK_BAND } from '#atelier/garments/from-behind.ts';
import { type Cut, called, type Layer, lay } from '#atelier/garments/layer.ts';
import type { Skirt } from '#atelier/garments/lower/skirt/skirt.ts';
import {
  countOf,
  easeOf,
  hasDetail,
  hasDetailOn,
  materialOf,
  plainOf,
  skirtHemY,
  trimOf,
} from '#atelier/garments/measures.ts';
import { contrastSleeves, isBanded, makeSleeves, sleevesOf } from '#atelier/garments/sleeve/sleeve-pair.ts';
import type { Sleeve } from '#atelier/garments/sleeve/sleeve-parts.ts';
import { type Bodice, neckFront } from '#atelier/garments/upper/bodice-cut.ts';
import { collarBack } from '#atelier/garments/upper/collar-back.ts';
import { COLLAR_RISE, collar, STANDS_OFF } from '#atelier/garments/upper/collar-cuts.ts';
import { type FrontLines, frontClosure } from '#atelier/garments/upper/front-closure.ts';
import { collarCut } from '#atelier/garments/upper/neck-choice.ts';
import {
  apronBand,
  apronColour,
  blouseFrill,
  bodiceLaces,
  dirndlApron,
  isDirndl,
  withBlouse,
} from '#atelier/garments/world/dirndl.ts';
import { hasBags, obiCord, sleeveBags } from '#atelier/garments/world/kimono.ts';
import { branch } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { at } from '#atelier/kit/curves.ts';
import type { Point } from '#atelier/kit/points.ts';
import { dressCloth } from './dress-cloth.ts';
import { type DressParts, sideTieAt } from './dress-parts.ts';
import { makeDress } from './make-dress.ts';

function beltOf(g: Garment, child: boolean): BeltKind | null {
  if (hasDetail(g, BACK_BAND)) return 'band';
  if (hasDetail(g, 'side-tie') && !hasDetail(g, 'belt', 'sash')) return null;
  if (hasDetail(g, 'obi')) return 'obi';
  // a shirt dress has a belt of its own, for which a sash may be said
  if (hasDetail(g, 'belt') && !(factsOf(g).ownBelt && hasDetail(g, 'sash'))) return 'belt';
  if (hasDetailOn(g, 'waist', 'bow')) return 'bow';
  if (hasDetail(g, 'sash')) return child ? 'bow' : 'sash';
  if (g.closure === 'tie' || g.closure === 'wrap') return 'tie';
  return null;
}

/** Blouse, laces and apron over the dress. */
function dirndlParts({ f }: Fitting, g: Garment, { bodice: b, skirt: k, waistLine }: DressParts): Layer[] {
  if (!isDirndl(g) || f.back) return [];
  const white: Material = { fabric: 'cotton', colour: trimOf(g, 'sleeve') ?? '#f7f3ea' };
  const upper = [
    lay(g, 'blouse frill', blouseFrill(b.neck.edge), { of: white, cast: 0.2 }),
    lay(g, 'laces', { ...emptyBuild(), lines: bodiceLaces(f, b) }, { of: white }),
  ];
  if (!k) return upper;
  const apron: Material = { fabric: 'cotton', colour: apronColour(g) };
  return [
    ...upper,
    lay(g, 'apron', dirndlApron(k.panel), { of: apron, cast: 0.35, called: 'apron' }),
    ...apronBand(waistLine).map((part) => lay(g, 'apron', part, { of: apron, cast: 0.3 })),
  ];
}

/** Radius of a button, and of one whose colour is asked for, page units. */
const BUTTON = { usual: 2.9, asked: 4.6 } as const;

/** Mother-of-pearl, warmer on white cloth, where it would be lost. */
const pearlOn = (cloth: string): string => (lumaOf(cloth) > 0.82 ? '#b9a888' : '#efe9dc');

/** Leather of a belt whose colour is not said: tan, so that it is seen; black on black. */
const beltOn = (cloth: string): string => (lumaOf(cloth) < 0.1 ? cloth : '#83522f');

/** A bow tied behind is as broad as this beside one in front, so that its loops stand out at both sides. */
const BEHIND = 1.9;

/** The loops of a bow tied behind, as they show beside the waist. */
const bowBehind = (g: Garment, waist: readonly Point[]): Layer[] =>
  tailsAndKnot(at(waist, 0.5), 'bow', BEHIND).map((part) =>
    lay(g, 'neck tie', part, {
      of: { ...plainOf(materialOf(g.cloth)), colour: trimOf(g, 'bow') ?? materialOf(g.cloth).colour },
    }),
  );

/** What of it hangs behind the person. */
function behindDress({ f, seed }: Fitting, g: Garment, lower: Skirt | Bodice, waist: readonly Point[]): Layer[] {
  const of = plainOf(materialOf(g.cloth));
  const kind = collarCut(g);
  const behind: Layer[] = [];
  if (kind && STANDS_OFF.includes(kind)) behind.push(lay(g, 'collar back', collarBack(f, COLLAR_RISE), { of }));
  if (slitOf(g, f, lower.panel)) behind.push(lay(g, 'inside', insideBack(lower.panel), { of }));
  if (hasDetail(g, 'high-low-hem')) behind.push(lay(g, 'back', lowBack(lower.panel, true), { of }));
  if (hasDetailOn(g, 'back', 'bow') && !f.back) behind.push(...bowBehind(g, waist));
  if (hasDetail(g, 'train'))
    behind.push(lay(g, 'train', train(lower.panel, f.floor, FABRIC_RULES[g.cloth.fabric], seed), { of }));
  return behind;
}

function collarOf({ f, seed }: Fitting, g: Garment, b: Bodice): Layer[] {
  const kind = collarCut(g);
  if (!kind) return [];
  const material = materialOf(g.cloth);
  const own = kind === 'cross' ? mixHex(material.colour, '#f6f0e2', 0.82) : material.colour;
  const of = { ...material, colour: trimOf(g, 'collar') ?? own };
  return [
    lay(g, 'collar', pipedCollar(g, collar(f, kind, { close: neckFront(b), edge: b.neck.edge }), contrastOf(g)), {
      of,
      cast: 0.35,
      seed: branch(seed, 'dress.collar'),
    }),
  ];
}

/** The cords of an angrakha at its side. */
function sideTie({ f }: Fitting, g: Garment, k: Skirt | null): Layer[] {
  if (!hasDetail(g, 'side-tie') || !k || f.back) return [];
  const of = { ...plainOf(materialOf(g.cloth)), colour: contrastOf(g) };
  return [lay(g, 'side tie', cords(k.panel.map(sideTieAt(g), 0.004), 66, true), { of, cast: 0.3 })];
}

/** What is round its waist, if anything is. */
function waistOf({ f }: Fitting, g: Garment, line: Point[]): Belt | undefined {
  const kind = f.back && hasDetailOn(g, 'back', 'bow') ? 'bow' : beltOf(g, f.person.ageGroup === 'child');
  if (!kind) return undefined;
  const { colour } = materialOf(g.cloth);
  const own = kind === 'obi' ? mixHex(colour, '#b8423a', 0.7) : kind === 'belt' ? beltOn(colour) : colour;
  // a sash shows no more of what it is tied over than a ribbon does
  const fabric = kind === 'belt' ? 'leather' : isSheer(g.cloth.fabric) ? 'satin' : g.cloth.fabric;
  const of = {
    fabric,
    colour: trimOf(g, 'belt', 'sash', 'obi') ?? (kind === 'bow' ? trimOf(g, 'bow') : undefined) ?? own,
  };
  return { line, kind, of, ...(kind === 'belt' && { called: 'belt' }) };
}

/** The cord over an obi. */
function obiTie(g: Garment, { line, kind, of }: Belt): Layer[] {
  if (kind !== 'obi') return [];
  const lines = obiCord(line, mixHex(of.colour, '#7d1f2d', 0.75));
  return [lay(g, 'obi cord', { ...emptyBuild(), lines }, { of })];
}

/** What closes its front. */
function closureOf(d: Fitting, g: Garment, { bodice: b, skirt: k }: DressParts): FrontLines {
  const hemY = skirtHemY(d.f, g.length, g.hem);
  return frontClosure(d, g, b, g.closure === 'zip' || k === null ? hemY - 6 : hemY - 20);
}

/** The seams it is finished at. */
function seamsOf(d: Fitting, g: Garment, parts: DressParts, sleeves: readonly Sleeve[]): Seams {
  const { bodice: b, skirt: k } = parts;
  const { buttons } = closureOf(d, g, parts);
  const colour = trimOf(g, 'buttons') ?? pearlOn(g.cloth.colour.hex);
  const waist = waistOf(d, g, parts.waistLine);
  return {
    hem: { ...(k ?? b), isBordered: true },
    ...(!isBanded(g) && { neck: b.neck.edge }),
    shoulder: b.neck.straps,
    front: {
      buttons: [
        {
          at: buttons,
          colour,
          radius: trimOf(g, 'buttons') || countOf(g, 'buttons') > 0 ? BUTTON.asked : BUTTON.usual,
        },
      ],
    },
    ...(waist && { waist }),
    sleeves: { cuffs: sleeves },
    body: { bodice: b },
    pockets: { chest: b.panel, hip: k?.panel ?? b.panel },
    ...(k && {
      skirt: { panel: k.panel, outline: k.pieces[k.pieces.length - 1].outline, build: k },
      smocked: { panel: b.panel, from: b.neck.strapless ? 0.26 : 0.5, to: 0.96 },
    }),
  };
}

export function cutDress(asked: Garment, d: Fitting, worn: WornWith): Cut {
  const g = withBlouse(asked);
  const { f, seed } = d;
  const material = materialOf(g.cloth);
  const sleeveHidden = hidesSleeves(worn);
  const parts = makeDress(d, g);
  const lower = parts.skirt ?? parts.bodice;
  const ease = Math.min(8, easeOf(g.fit));
  const sleeves = sleeveHidden ? [] : makeSleeves(d, g, ease, { neck: parts.bodice.neck.edge });
  const closure: Build = { ...emptyBuild(), lines: closureOf(d, g, parts).lines };
  const whole = merge(parts.whole, ...contrastSleeves(g, sleeves), closure);
  const bags = hasBags(g) && !sleeveHidden ? sleeveBags(f, seed, g.cloth.fabric !== 'cotton') : [];
  const seams = seamsOf(d, g, parts, sleeves);
  return {
    garment: asked,
    layers: {
      behind: behindDress(d, g, lower, parts.waistLine),
      on: [
        {
          is: 'hem-shade',
          hem: lower.hem,
          isSheer: isSheer(g.cloth.fabric) && !isLinedWhole(g),
          slits: slitsIn(lower),
        },
        ...dressCloth(d, g, parts, whole),
        ...(parts.skirt ? layOverlay(g, parts.skirt, seed) : []),
        ...bags.map((bag) => lay(g, 'sleeve bag', bag, { of: material, cast: 0.4 })),
        ...finish({
          fitting: d,
          garment: g,
          seams,
          own: {
            'own parts': dirndlParts(d, g, parts),
            collar: collarOf(d, g, parts.bodice),
            'side tie': sideTie(d, g, parts.skirt),
            belt: seams.waist ? obiTie(g, seams.waist) : [],
          },
        }),
      ],
    },
    cloths: [called(g, material, g.name)],
    sleeves,
    sleeveEnd: sleevesOf(g)?.end ?? 0,
  };
}
