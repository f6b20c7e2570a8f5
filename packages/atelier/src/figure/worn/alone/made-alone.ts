/** What is laid out by itself on its sheet: on somebody it is a line, a glint, or hidden. */
import type { AccessoryKind } from '@toile/look';
import type { DrawThing } from '../worn-things.ts';
import { layBelt } from './lay-belt.ts';
import { layAnklet, layNoseRing, layWaistChain } from './lay-chains.ts';
import { layRing } from './lay-ring.ts';
import { laySocks } from './lay-socks.ts';
import { laySquare } from './lay-square.ts';
import { layCane, layUmbrella } from './lay-sticks.ts';
import { laySuspenders } from './lay-suspenders.ts';

export const MADE_ALONE: Partial<Record<AccessoryKind, DrawThing>> = {
  belt: layBelt,
  ring: layRing,
  socks: laySocks,
  'pocket-square': laySquare,
  anklet: layAnklet,
  'waist-chain': layWaistChain,
  'nose-ring': layNoseRing,
  umbrella: layUmbrella,
  cane: layCane,
  suspenders: laySuspenders,
};

export const isMadeAlone = (kind: string): boolean => Object.hasOwn(MADE_ALONE, kind);
