/** Cloths told from their kind by name, and the rule of a cloth as it is named. */

import type { Fabric } from '@toile/look';
import { FABRIC_RULES, type FabricRule } from './fabric-rules.ts';

/** Metal thread breaks its light in facets; smooth, it would be foil. */
const LAMÉ: Partial<FabricRule> = {
  weave: 'crumpled',
  weaveDepth: 0.13,
  gloss: 1.1,
  span: 0.5,
  softness: 0.14,
  round: 1.5,
};

const CREPE: Partial<FabricRule> = { cover: 1, weaveDepth: 0.05, span: 0.3, softness: 0.17, round: 2 };
const HANDSPUN: Partial<FabricRule> = { weave: 'slub', weaveDepth: 0.1, softness: 0.07 };
const FINE_WOOL: Partial<FabricRule> = { softness: 0.22 };

/** In what each differs from its kind. */
const NAMED: Readonly<Record<string, Partial<FabricRule>>> = {
  // coated cloth is smooth and stands in crisp planes; what shines is its colour, a little
  'coated cotton': { weaveDepth: 0.02, span: 0.32, softness: 0.045, shine: 'soft', gloss: 0.15, round: 0.9 },
  taffeta: { weave: 'crumpled', weaveDepth: 0.16, span: 0.4, softness: 0.07, gloss: 0.5, round: 1.2, crease: 1.8 },
  // raw silks are nearly matt: their slubs tell them, no light
  dupion: { weave: 'dupion', weaveDepth: 0.085, span: 0.32, softness: 0.1, gloss: 0.17, round: 1.5 },
  'tussar silk': { weave: 'dupion', weaveDepth: 0.1, span: 0.28, gloss: 0.13 },
  // woven of three-ply silk and gold: heavy, few deep folds, and it turns colour a little
  'Kanjivaram silk': {
    weave: 'dupion',
    weaveDepth: 0.035,
    gloss: 0.5,
    foldWidth: 29,
    foldHeight: 9,
    round: 2.6,
    crease: 0.6,
  },
  // fine as net and crisp, but closer: a veil of silk and cotton
  'Chanderi silk': { weave: 'warp', weaveDepth: 0.08, cover: 0.68, gloss: 0.1, hemWave: 0.018 },
  'muga silk': { weave: 'dupion', weaveDepth: 0.08, gloss: 0.26 },
  crepe: CREPE,
  rayon: CREPE,
  viscose: CREPE,
  'viscose rayon': CREPE,
  cupro: CREPE,
  tencel: CREPE,
  lyocell: CREPE,
  liva: CREPE,
  suede: { weave: 'fuzz', weaveDepth: 0.1, shine: 'none', gloss: 0, span: 0.28, softness: 0.13 },
  shearling: { weave: 'curls', weaveDepth: 0.22 },
  lamé: LAMÉ,
  // as designs kept before the accent spell it
  lame: LAMÉ,
  'patent leather': { gloss: 0.72, round: 1.1, weaveDepth: 0.02, span: 0.4, softness: 0.06 },
  chambray: { weave: 'slub', weaveDepth: 0.08 },
  khadi: HANDSPUN,
  muslin: HANDSPUN,
  cashmere: FINE_WOOL,
  merino: FINE_WOOL,
  lambswool: FINE_WOOL,
  // worked with a hook in cotton yarn: thicker than lace and closer
  crochet: { cover: 0.97, weaveDepth: 0.42, span: 0.3, hemWave: 0.02 },
};

/** The rule of a cloth as it is named. */
export const ruleOf = ({ fabric, name }: { fabric: Fabric; name?: string }): FabricRule => {
  const own = name && NAMED[name];
  return own ? { ...FABRIC_RULES[fabric], ...own } : FABRIC_RULES[fabric];
};
