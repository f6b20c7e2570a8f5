/** Sarees: blouse, wrapped skirt and pallu in one garment. */

import type { Garment, Look } from '@toile/look';
import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isSheer } from '#atelier/cloth/fabric-rules.ts';
import { coveringBlouse, isCovered } from '#atelier/garments/covered-blouse.ts';
import type { Dressing, Worn } from '#atelier/garments/dressing.ts';
import { hemBand } from '#atelier/garments/finish/hem-border.ts';
import { ruffleHem } from '#atelier/garments/finish/ruffle.ts';
import { scatterWork } from '#atelier/garments/finish/trimmings.ts';
import { skirt } from '#atelier/garments/lower/skirt/skirt.ts';
import { LEHENGA_CUT } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { hasDetail, trimOf } from '#atelier/garments/measures.ts';
import { branch } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import { borderHeight, cloths, gathered, hasSequinBorder } from './draped-cloth.ts';
import { palluOf, type SareeStyle, sareeStyle } from './saree-drapes.ts';
import { type SareeSkirt, sareeSkirt } from './saree-skirt.ts';
import { layVeil } from './veil.ts';
import { wearDhoti } from './wear-dhoti.ts';
import { bordered, wearCholi } from './wear-lehenga.ts';

/** The blouse of a saree that came without one: its own colour grown deeper, or the Look's. */
function blouseOf(g: Garment): Garment {
  const colour = g.border?.colour.hex ?? mixHex(g.cloth.colour.hex, '#2a1420', 0.35);
  return {
    ...g,
    family: 'choli',
    name: 'blouse',
    length: 'crop',
    cloth: {
      fabric: 'silk',
      colour: { name: 'blouse', hex: colour },
      print: { kind: 'solid', colours: [], scale: 'medium' },
    },
    details: [],
  };
}

/** The gathered skirt of a half saree, with its border at the hem. */
function halfSareeSkirt(d: Dressing, g: Garment, border: number): SareeSkirt {
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
    k.pieces.push(hemBand(k.panel, k.hem, 1 - border / k.panel.length(), 1, k.pieces[k.pieces.length - 1].swell));
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

export function wearSaree(d: Dressing, look: Look, g: Garment): Worn {
  const { f, seed } = d;
  const fabric = FABRIC_RULES[g.cloth.fabric];
  const border = borderHeight(g);
  const style = sareeStyle(g, seed);
  // stitched in tiers of frills it has no room for pleats
  const ruffled = hasDetail(g, 'ruffle');
  // the half saree is a gathered skirt with the same cloth drawn over the shoulder
  const lower =
    style === 'half-saree'
      ? halfSareeSkirt(d, g, border)
      : sareeSkirt(f, { fabric, seed, border }, style !== 'bengali' && !ruffled);
  // drawn back between the legs it is wound like a dhoti
  const legs = style === 'nauvari' ? wearDhoti(d, g) : null;
  const o = { fabric, seed, border: border * 0.62 };
  const own = look.garments.some((q) => q.family === 'choli' || (q.family === 'top' && q.id !== g.id))
    ? null
    : wearCholi(d, isCovered(look) ? coveringBlouse(blouseOf(g)) : blouseOf(g));
  const pallu = palluOf(f, style, o, lower.panel);
  const drape = drapeOf(look, g, style);
  // a dupatta that was named is what is drawn over the shoulder
  const isDraped = style === 'half-saree' && look.garments.some((q) => q.family === 'dupatta');
  return {
    garment: g,
    sleeves: own?.sleeves ?? [],
    sleeveEnd: own?.sleeveEnd ?? 0,
    behind: () => {
      // the saree's own cloth is noted before that of its pallu
      cloths(d, g);
      if (!isDraped) d.render(g, pallu.behind, gathered(cloths(d, drape), g), { cast: 0 });
      if (hasDetail(g, 'head-cover')) layVeil(d, g, cloths(d, g), null, o.border);
    },
    paint: () => {
      own?.paint();
      if (legs) {
        legs.paint();
        return;
      }
      if (isSheer(g.cloth.fabric)) {
        d.render(g, petticoat(lower, border), [{ fabric: 'cotton', colour: g.cloth.colour.hex }], { cast: 0 });
      }
      d.render(g, lower.build, cloths(d, g), { cast: 0.4 });
      if (ruffled)
        for (const level of [undefined, 0.86, 0.74])
          d.render(
            g,
            ruffleHem(lower.panel, fabric, FRILL, branch(seed, 'saree.frill', (level ?? 1) * 50), level),
            cloths(d, g),
            {
              cast: 0.3,
            },
          );
      if (g.border && !hasSequinBorder(g)) scatterWork(d, g, lower.panel, lower.panel.outline());
    },
    after: () => {
      if (!isDraped) d.render(g, pallu.front, cloths(d, style === 'half-saree' ? drape : g), { cast: 0.5 });
    },
  };
}
