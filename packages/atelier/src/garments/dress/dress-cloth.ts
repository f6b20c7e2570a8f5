/** The cloth of a dress, and its lining where one sees through it. */

import type { Garment } from '@toile/look';
import { type Build, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isSheer } from '#atelier/cloth/fabric-rules.ts';
import { isLinedWhole, liningOf, slipEnd } from '#atelier/garments/finish/lining.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type Layer, lay } from '#atelier/garments/layer.ts';
import { dressSkirtCut, isOnePiece, skirtCut } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { skirtLayers } from '#atelier/garments/lower/skirt/skirt-layers.ts';
import { materialOf, plainOf, skirtHemY } from '#atelier/garments/measures.ts';
import { hasSheerSleeves, liningNeck, sleeveMaterial } from '#atelier/garments/sleeve/sleeve-pair.ts';
import { bodice } from '#atelier/garments/upper/bodice.ts';
import { clothsOf } from '#atelier/garments/upper/bodice-cloth.ts';
import { branch } from '#atelier/kit/chance.ts';
import { mix } from '#atelier/kit/points.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import type { DressParts } from './dress-parts.ts';

/** What is worn under a close dress shows nothing of itself beside it. */
const within = (slip: Build, { pieces }: Build): Build => ({
  ...slip,
  pieces: slip.pieces.map((piece) => ({ ...piece, clip: pieces.map(({ outline }) => outline) })),
  lines: slip.lines.filter(({ kind }) => kind !== 'light' && kind !== 'shade'),
});

/** The lining under cloth one looks through: the same line, narrower and shorter, and never a box. */
function underdress({ f, seed }: Fitting, g: Garment, hemY: number, over: Build): Layer[] {
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
    return [lay(g, 'lining', within(slip, over), { of: lining, cast: 0.25 })];
  }
  const top = bodice(f, { ...straps, endY: Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) + 8, hem: 'hidden' });
  return skirtLayers(f, g, dressSkirtCut(g), { low, hemY, seed }).map((k, i) =>
    lay(g, 'lining', i ? k : merge(k, top), { of: i ? plainOf(materialOf(g.cloth)) : lining, cast: 0.2 }),
  );
}

/** Cloth, lined where it is sheer. */
export function dressCloth(d: Fitting, g: Garment, parts: DressParts, whole: Build): Layer[] {
  const material = materialOf(g.cloth);
  const own = lay(g, 'cloth', whole, { of: clothsOf(g, material, sleeveMaterial(g)), cast: 0.4 });
  if (!isSheer(g.cloth.fabric)) return [own];
  if (!isLinedWhole(g)) return [...underdress(d, g, skirtHemY(d.f, g.length, g.hem), parts.whole), own];
  const silk = { fabric: 'silk', colour: material.colour } as const;
  const lined = hasSheerSleeves(g) ? parts.whole : whole;
  return [lay(g, 'lining', lined, { of: [silk, sleeveMaterial(g), silk] }), own];
}
