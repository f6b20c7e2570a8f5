/** Sarees: blouse, wrapped skirt and pallu in one garment. */

import type { Garment, Look } from '@toile/look';
import { COVERS_MIDDLE, endsAboveIn, upperHalfOf } from '@toile/look/records';
import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isSheer } from '#atelier/cloth/fabric-rules.ts';
import { coveringBlouse, isCovered } from '#atelier/garments/covered-blouse.ts';
import { finish } from '#atelier/garments/finish/finish.ts';
import { hemBand } from '#atelier/garments/finish/hem-border.ts';
import { ruffleHem } from '#atelier/garments/finish/ruffle.ts';
import type { Fitting, WornWith } from '#atelier/garments/fitting.ts';
import { type Cut, type Layer, lay } from '#atelier/garments/layer.ts';
import { skirt } from '#atelier/garments/lower/skirt/skirt.ts';
import { LEHENGA_CUT } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { hasDetail, trimOf } from '#atelier/garments/measures.ts';
import { branch } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import { cutCholi } from './cut-choli.ts';
import { cutDhoti } from './cut-dhoti.ts';
import { bordered } from './cut-lehenga.ts';
import { borderHeight, calledCloths, cloths, gathered, hasSequinBorder } from './draped-cloth.ts';
import { palluOf, type SareeStyle, sareeStyle } from './saree-drapes.ts';
import { type SareeSkirt, sareeSkirt } from './saree-skirt.ts';
import { layVeil } from './veil.ts';

/** The blouse of a saree that came without one: its own colour grown deeper, or the Look's. */
function blouseOf(g: Garment): Garment {
  const name = upperHalfOf(g);
  const colour = g.border?.colour.hex ?? mixHex(g.cloth.colour.hex, '#2a1420', 0.35);
  return {
    ...g,
    family: 'choli',
    name,
    length: 'crop',
    cloth: {
      fabric: 'silk',
      colour: { name, hex: colour },
      print: { kind: 'solid', colours: [], scale: 'medium' },
    },
    details: [],
  };
}

/** The gathered skirt of a half saree, with its border at the hem. */
function halfSareeSkirt(d: Fitting, g: Garment, border: number): SareeSkirt {
  const { f, seed } = d;
  const top = (s: Side): Point => add(mix(f.waist[s], f.highHip[s], 0.45), [s * 2, 0]);
  const k = skirt(f, {
    cut: { ...LEHENGA_CUT, flare: 88 },
    fabric: bordered(g),
    seed,
    hemY: f.floor - 36,
    topLeft: top(-1),
    topRight: top(1),
  });
  if (border)
    k.pieces.push(
      hemBand(k.panel, k.hem, 1 - border / k.panel.length(), {
        material: 1,
        swell: k.pieces[k.pieces.length - 1].swell,
      }),
    );
  return { build: k, panel: k.panel };
}

/** The cloth of the pallu where it is of another colour: as the words say; the drape of a half saree answers its blouse. */
function drapeOf(look: Look, g: Garment, style: SareeStyle): Garment {
  const blouse = look.garments.find(({ family }) => family === 'choli')?.cloth.colour.hex;
  const hex = trimOf(g, 'pallu') ?? (style === 'half-saree' ? blouse : undefined);
  return hex ? { ...g, name: 'pallu', cloth: { ...g.cloth, colour: { name: 'pallu', hex } } } : g;
}

/** Depth of a frill, page units. */
const FRILL = 62;

/** How much shorter the petticoat is than a saree without a border, and how much closer it lies, page units. */
const PETTICOAT = { short: 20, close: 3 } as const;

/** What a sheer saree is tucked into: of its own colour and shape, so that nothing but its hem tells it from the cloth. */
function petticoat({ panel, build }: SareeSkirt, border: number): Build {
  const u = 1 - PETTICOAT.close / panel.halfWidth(0.5);
  const surface = panel.part(-u, u, 0.004, 1 - (border || PETTICOAT.short) / Math.max(200, panel.length()));
  // it lies in the folds of what is wrapped round it
  const folds = build.folds
    .filter(({ on }) => on?.includes('wrap'))
    .map(({ ink: _, ...fold }) => ({ ...fold, on: ['petticoat'] }));
  return { ...emptyBuild(), pieces: [{ name: 'petticoat', outline: surface.outline(), surface }], folds };
}

/** Heights (v) down to which the upper frills hang, and none for the lowest. */
const FRILLS = [undefined, 0.86, 0.74] as const;

/** Frills in tiers; the upper lies over the lower. */
function frills({ seed }: Fitting, g: Garment, { panel }: SareeSkirt): Layer[] {
  if (!hasDetail(g, 'ruffle')) return [];
  const fabric = FABRIC_RULES[g.cloth.fabric];
  return FRILLS.map((level) => {
    const own = branch(seed, 'saree.frill', (level ?? 1) * 50);
    return lay(g, 'ruffle', ruffleHem(panel, { fabric, depth: FRILL, seed: own, level }), { of: cloths(g), cast: 0.3 });
  });
}

/** What is wrapped round the hips: gathered as a half saree, pleated, or plain. */
function wrapped(d: Fitting, g: Garment, style: SareeStyle): SareeSkirt {
  const border = borderHeight(g);
  if (style === 'half-saree') return halfSareeSkirt(d, g, border);
  // stitched in tiers of frills it has no room for pleats
  const pleated = style !== 'bengali' && !hasDetail(g, 'ruffle');
  return sareeSkirt(d.f, { fabric: FABRIC_RULES[g.cloth.fabric], seed: d.seed, border }, pleated);
}

/** The layers from the hips down. */
function lowerLayers(d: Fitting, g: Garment, lower: SareeSkirt): Layer[] {
  const slip = petticoat(lower, borderHeight(g));
  const { panel } = lower;
  const isWorked = g.border && !hasSequinBorder(g);
  return [
    ...(isSheer(g.cloth.fabric)
      ? [lay(g, 'petticoat', slip, { of: { fabric: 'cotton', colour: g.cloth.colour.hex } })]
      : []),
    lay(g, 'cloth', lower.build, { of: cloths(g), cast: 0.4 }),
    ...frills(d, g, lower),
    ...finish({
      fitting: d,
      garment: g,
      seams: isWorked ? { skirt: { panel, outline: panel.outline() } } : {},
    }),
  ];
}

/** The blouse it is worn with, where the Look has none of its own. */
function ownBlouse(g: Garment, d: Fitting, look: Look): Cut | null {
  const hasOne = look.garments.some((q) => q.family === 'choli' || (q.family === 'top' && q.id !== g.id));
  if (hasOne) return null;
  const blouse = blouseOf(g);
  if (isCovered(look)) return cutCholi(coveringBlouse(blouse), d);
  const endsAbove = endsAboveIn({ person: look.person, garments: [blouse] }).length > 0;
  return cutCholi(endsAbove ? { ...blouse, length: COVERS_MIDDLE } : blouse, d);
}

/** Height of the border on a pallu beside that at the hem. */
const PALLU_BORDER = 0.62;

export function cutSaree(g: Garment, d: Fitting, { look }: WornWith): Cut {
  const { f, seed } = d;
  const style = sareeStyle(g, seed);
  const lower = wrapped(d, g, style);
  const blouse = ownBlouse(g, d, look);
  const border = borderHeight(g) * PALLU_BORDER;
  const pallu = palluOf(f, style, { fabric: FABRIC_RULES[g.cloth.fabric], seed, border }, lower.panel);
  const drape = drapeOf(look, g, style);
  // a dupatta that was named is what is drawn over the shoulder
  const isDraped = style === 'half-saree' && look.garments.some((q) => q.family === 'dupatta');
  const veil = hasDetail(g, 'head-cover') ? layVeil(d, g, { of: cloths(g), ends: null, border }) : null;
  const inFront = cloths(style === 'half-saree' ? drape : g);
  // drawn back between the legs it is wound like a dhoti
  const below = style === 'nauvari' ? (cutDhoti(g, d).layers.on ?? []) : lowerLayers(d, g, lower);
  return {
    garment: g,
    layers: {
      behind: [
        ...(isDraped ? [] : [lay(g, 'drape', pallu.behind, { of: gathered(cloths(drape), g) })]),
        ...(veil ? [veil.behind] : []),
      ],
      on: [...(blouse?.layers.on ?? []), ...below],
      ...(!isDraped && { over: [lay(g, 'drape', pallu.front, { of: inFront, cast: 0.5 })] }),
      ...(veil && { head: [veil.head] }),
    },
    // the saree's own cloth is told before that of its pallu and its blouse
    cloths: [...calledCloths(g), ...(isDraped ? [] : calledCloths(drape)), ...(blouse?.cloths ?? [])],
    sleeves: blouse?.sleeves ?? [],
    sleeveEnd: blouse?.sleeveEnd ?? 0,
  };
}
