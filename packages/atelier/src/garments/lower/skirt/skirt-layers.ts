/** What is worn under a skirt one looks through, from the inmost outwards. */

import type { Garment } from '@toile/look';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { stiffnessOf } from '#atelier/cloth/folds/hang.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { branch } from '#atelier/kit/chance.ts';
import { LEFT } from '#atelier/kit/side.ts';
import { type Skirt, skirt } from './skirt.ts';
import type { SkirtCut } from './skirt-cuts.ts';

/** Flare from which a skirt is held out by its own layers. */
const FULL = 72;
/** Flare up to which there is room for nothing but a slip. */
const SLENDER = 24;

/** Layer upon layer: its lining is as full as itself. */
export const isLayered = ({ flare }: SkirtCut): boolean => flare >= FULL;

/** A slip ends softly under the cloth that lies over it. */
const soft = (slip: Skirt): Skirt => ({ ...slip, lines: slip.lines.filter(({ kind }) => kind !== 'hem') });

/**
 * The first layer is cut from the lining, the one over it from the garment's own cloth: the lining of a full skirt is as full
 * as itself nearly to the hem; a slender one has a slip, and below it the cloth lies double.
 * @param o.low page height at which a slip ends. @param o.hemY page height of the skirt's own hem.
 */
export function skirtLayers(
  f: Wearer,
  g: Garment,
  cut: SkirtCut,
  o: { low: number; hemY: number; seed: number },
): Skirt[] {
  const shared = { fabric: FABRIC_RULES.silk, stiff: stiffnessOf(g.cloth) };
  // on the floor the layers hide the feet
  const rise = (o.hemY - f.hip[LEFT][1]) * (g.length === 'floor' ? 0.022 : 0.05);
  const own = skirt(f, {
    ...shared,
    fabric: FABRIC_RULES[g.cloth.fabric],
    cut: { ...cut, flare: cut.flare * 0.92 },
    seed: branch(o.seed, 'skirt-layers.over'),
    hemY: o.hemY - rise,
  });
  if (!isLayered(cut)) {
    const plain = { ...cut, flare: cut.flare * 0.72, full: 0.3, kind: 'plain' } as const;
    const slip = soft(skirt(f, { ...shared, cut: plain, seed: branch(o.seed, 'skirt-layers.slip'), hemY: o.low }));
    return cut.flare > SLENDER ? [slip, own] : [slip];
  }
  return [
    skirt(f, {
      ...shared,
      cut: { ...cut, flare: cut.flare * 0.8, kind: 'plain' },
      seed: branch(o.seed, 'skirt-layers.under'),
      hemY: o.hemY - 2.4 * rise,
    }),
    own,
  ];
}
