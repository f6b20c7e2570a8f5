import type { Garment, Look } from '@toile/look';
import { bareName } from '../named-on.ts';

interface Cut {
  says: RegExp;
  has: (garment: Garment) => boolean;
  /** What is said of the garment once it is without. */
  without: (garment: Garment) => readonly string[];
}

/** What of a cut goes by a name as a part does, and what is cut in its stead. */
const CUTS: readonly Cut[] = [
  {
    says: /^(?:cowl|drape(?:d)? neck|cowl neck(?:line)?)$/,
    has: ({ neckline }) => neckline === 'cowl',
    without: ({ name }) => [`${name} with a round neck`],
  },
  {
    says: /^(?:puffs?|puff sleeves?|balloons?|bell sleeves?|bells|bishop sleeves?|flutters?|flutter sleeves?)$/,
    has: ({ sleeve }) => ['puff', 'balloon', 'bell', 'bishop', 'flutter'].includes(sleeve.shape),
    without: ({ name }) => [`${name} with set-in sleeves`],
  },
  {
    says: /^peplum$/,
    has: ({ silhouette, details }) => silhouette === 'peplum' || details.some(({ id }) => id === 'peplum'),
    without: ({ name, details }) => [
      ...(details.some(({ id }) => id === 'peplum') ? ['remove the peplum'] : []),
      `make the ${name} straight`,
    ],
  },
  {
    says: /^(?:fishtail|mermaid|trumpet|flare|flares)(?: (?:hem|shape|skirt|cut))?$/,
    has: ({ silhouette }) => ['mermaid', 'flared', 'fit-and-flare', 'bootcut', 'circle'].includes(silhouette),
    without: ({ name }) => [`make the ${name} straight`],
  },
  {
    says: /^(?:tiers|layers)$/,
    has: ({ silhouette, details }) => silhouette === 'tiered' && !details.some(({ id }) => id === 'tiers'),
    without: ({ name }) => [`make the ${name} straight`],
  },
];

/** What to say of a garment that is cut as words name, so that it is cut so no more; undefined where none is. */
export function withoutCut(look: Look, words: string): readonly string[] | undefined {
  const cut = CUTS.find(({ says }) => says.test(bareName(words)));
  const garment = cut && look.garments.find(cut.has);
  return garment && cut.without(garment);
}
