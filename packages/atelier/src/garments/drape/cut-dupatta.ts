/** Dupattas, stoles and shawls, each worn the way its words, its wearer and the rest of the outfit ask for. */

import type { Garment, Look } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Fitting, WornWith } from '#atelier/garments/fitting.ts';
import { type Cut, lay } from '#atelier/garments/layer.ts';
import { hasDetail } from '#atelier/garments/measures.ts';
import { branch, die, oneOf } from '#atelier/kit/chance.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add } from '#atelier/kit/points.ts';
import { LEFT, type Side } from '#atelier/kit/side.ts';
import { type Drape, type DrapeOptions, noDrape } from './drape.ts';
import { bothEndsBehind } from './drape-deep-u.ts';
import { bothEndsInFront } from './drape-front-ends.ts';
import { overOneShoulder } from './drape-one-shoulder.ts';
import { overBothArms } from './drape-over-arms.ts';
import { borderHeight, calledCloths, cloths, gathered } from './draped-cloth.ts';
import { palluFall, palluFront } from './pallu.ts';
import { layVeil, type VeilEnds } from './veil.ts';

type Way = 'one-shoulder' | 'ends-behind' | 'ends-in-front' | 'over-arms' | 'tucked' | 'shawl';

/** Ways a woman carries it, in turn; a lehenga's is tucked into its waist oftener than not. */
const WITH_SUIT: readonly Way[] = ['ends-behind', 'one-shoulder', 'ends-behind', 'over-arms'];
const WITH_LEHENGA: readonly Way[] = ['tucked', 'one-shoulder', 'tucked', 'over-arms'];

function wayOf(look: Look, g: Garment, seed: number): Way {
  if (hasDetail(g, 'over-arms')) return 'over-arms';
  if (hasDetail(g, 'over-shoulder')) return 'one-shoulder';
  const isShawl = factsOf(g).shawl;
  if (hasDetail(g, 'over-shoulders')) return isShawl ? 'shawl' : 'ends-behind';
  if (look.garments.some((q) => hasDetail(q, 'half-saree'))) return 'tucked';
  if (look.person.presentation === 'male') return die(3, seed, 'stole.way') === 0 ? 'ends-in-front' : 'one-shoulder';
  if (isShawl) return ['wool', 'knit'].includes(g.cloth.fabric) ? 'shawl' : 'ends-in-front';
  const ways = look.garments.some((q) => q.family === 'lehenga') ? WITH_LEHENGA : WITH_SUIT;
  return oneOf(ways, seed, 'dupatta.way');
}

function drapeOf(f: Wearer, way: Way, o: DrapeOptions): Drape {
  switch (way) {
    case 'one-shoulder':
      return overOneShoulder(f, o);
    case 'ends-behind':
      return bothEndsBehind(f, o);
    case 'ends-in-front':
      return bothEndsInFront(f, o, false);
    case 'shawl':
      return bothEndsInFront(f, o, true);
    case 'over-arms':
      return overBothArms(f, o);
    case 'tucked':
      return {
        behind: palluFall(f, o),
        front: palluFront(f, o, { upper: add(f.waist[LEFT], [-2, 4]), lower: add(f.highHip[LEFT], [-4, 14]) }),
      };
  }
}

/** Height of its border beside a saree's. */
const BESIDE_SAREE = 0.45;

/** One length of a veil hangs lower than the other. */
function veilEnds(f: Wearer, seed: number): VeilEnds {
  const low = (s: Side, share: number): number => lerp(f.hip[s][1], f.leg[s].knee[1], share);
  return die(2, seed, 'veil.longer-end')
    ? { [-1]: low(-1, 0.5), 1: low(1, 0.78) }
    : { [-1]: low(-1, 0.8), 1: low(1, 0.46) };
}

export function cutDupatta(g: Garment, d: Fitting, { look }: WornWith): Cut {
  const { f, seed } = d;
  const border = borderHeight(g) * BESIDE_SAREE;
  const o = { fabric: FABRIC_RULES[g.cloth.fabric], seed: branch(seed, 'dupatta'), border };
  const covers = hasDetail(g, 'head-cover');
  const { behind, front, overArms } = covers ? noDrape() : drapeOf(f, wayOf(look, g, seed), o);
  const of = cloths(g);
  const folded = gathered(of, g);
  const veil = covers ? layVeil(d, g, { of, ends: veilEnds(f, seed), border }) : null;
  return {
    garment: g,
    layers: {
      behind: [lay(g, 'drape', behind, { of: folded }), ...(veil ? [veil.behind] : [])],
      over: [lay(g, 'drape', front, { of, cast: 0.5 })],
      ...(overArms && { hands: [lay(g, 'drape', overArms, { of: folded, cast: 0.5 })] }),
      ...(veil && { head: [veil.head] }),
    },
    cloths: calledCloths(g),
    sleeves: [],
    sleeveEnd: 0,
  };
}
