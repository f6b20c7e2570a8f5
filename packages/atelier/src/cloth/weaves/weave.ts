/** Micro-texture of each fabric, in cloth coordinates. */
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { figured } from './figured.ts';
import { cable, rib } from './knitted.ts';
import { lace, mesh } from './pierced.ts';
import { channels, curls, hairs, pile, pills, wale } from './pile.ts';
import { sequins } from './sequins.ts';
import type { WeaveAt } from './weave-at.ts';
import {
  crepe,
  crumpled,
  dupion,
  floats,
  fuzz,
  herringbone,
  pebble,
  plainWeave,
  slub,
  twill,
  warpFaced,
} from './woven.ts';

/** The cloth a weave is laid on. */
export interface Woven {
  /** Its own colour, 0..1. */
  ground: readonly number[];
  /** Fineness of what is read from tiles; see `levelFor`. */
  level: number;
  /** It bears a print, beside which a woven figure keeps quiet. */
  printed: boolean;
}

export function weaveOf(rule: FabricRule, { ground, level, printed }: Woven): WeaveAt {
  const depth = rule.weaveDepth;
  switch (rule.weave) {
    case 'fine':
      return plainWeave(depth);
    case 'twill':
      return twill(depth);
    case 'slub':
      return slub(depth);
    case 'dupion':
      return dupion(depth);
    case 'crumpled':
      return crumpled(depth);
    case 'warp':
      return warpFaced(depth);
    case 'floats':
      return floats(depth);
    case 'crepe':
      return crepe(depth);
    case 'herringbone':
      return herringbone(depth);
    case 'fuzz':
      return fuzz(depth);
    case 'pebble':
      return pebble(depth);
    case 'rib':
      return rib(depth);
    case 'cable':
      return cable(depth);
    case 'pile':
      return pile(depth);
    case 'hairs':
      return hairs(depth);
    case 'curls':
      return curls(depth, 5);
    case 'pills':
      return pills(depth);
    case 'wale':
      return wale(depth);
    case 'quilt':
      return channels(depth);
    case 'figured':
      return figured(ground, level, printed);
    case 'lace':
      return lace(level);
    case 'mesh':
      return mesh(level);
    case 'sequin':
      return sequins();
    case 'none':
      return () => 0;
  }
}
