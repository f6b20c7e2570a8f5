/** Prints by kind: which tile they are, and what the cutter has to know of them. */
import type { Tile } from '#atelier/cloth/tile.ts';
import { abstract, camouflage, chevron, geometric, leheriya, tieDye } from '#atelier/cloth/tiles-free.ts';
import {
  animal,
  bandhani,
  block,
  buttiField,
  ditsy,
  floral,
  paisleyField,
  polka,
  tropical,
} from '#atelier/cloth/tiles-printed.ts';
import { gingham, houndstooth, ikat, pinstripe, plaid, stripe } from '#atelier/cloth/tiles-woven.ts';
import type { PrintKind } from '#atelier/look/look.ts';
import { lumaOf, mixHex } from '#atelier/paint/colour.ts';

export interface PrintSpec {
  kind: PrintKind;
  /** `#rrggbb`; may be empty: then a colour that stands off the ground is found. */
  colours: string[];
  /** 1 = the usual size of the motif. */
  scale: number;
  /** A flower print of great leaves and hibiscus. */
  tropical?: boolean;
  direction?: 'vertical' | 'horizontal' | 'bias';
}

type TileMaker = (ground: string, colours: readonly string[], scale: number, seed: number) => Tile;

/** Prints that are laid over a whole garment once and therefore have no tile. */
const PLACED = ['solid', 'ombre', 'colour-block', 'graphic'] as const;
type Placed = (typeof PLACED)[number];
export const isPlaced = (kind: PrintKind): kind is Placed => PLACED.some((k) => k === kind);

const TILES: Record<Exclude<PrintKind, Placed>, TileMaker> = {
  stripe,
  pinstripe,
  plaid,
  gingham,
  polka,
  floral,
  ditsy,
  paisley: paisleyField,
  block,
  ikat,
  bandhani,
  leheriya,
  animal,
  geometric,
  abstract,
  butti: buttiField,
  houndstooth,
  'tie-dye': tieDye,
  camouflage,
  chevron,
};

/** Prints with a grain: they mirror at centre front and run along the limbs. */
const GRAINED: readonly PrintKind[] = [
  'stripe',
  'pinstripe',
  'plaid',
  'gingham',
  'leheriya',
  'ikat',
  'houndstooth',
  'chevron',
];
export const hasGrain = (print: PrintSpec | undefined): boolean => !!print && GRAINED.includes(print.kind);

/** Colours of the print, completed so that every tile has three and the first stands off the ground. */
export function printColours(print: PrintSpec, ground: string): string[] {
  const light = lumaOf(ground);
  const said = print.colours.slice(0, 5);
  if (!said.length) said.push(mixHex(ground, light > 0.5 ? '#2a2430' : '#f6efe2', 0.72));
  if (said.length < 2) said.push(mixHex(said[0], light > 0.5 ? '#2a2430' : '#fbf4e6', 0.4));
  if (['floral', 'ditsy', 'paisley'].includes(print.kind) && said.length < 4)
    said.push(light > 0.4 ? mixHex('#55704e', ground, 0.08) : mixHex('#9fb08a', ground, 0.12));
  if (said.length < 3) said.push(mixHex(said[0], ground, 0.45));
  return said;
}

const CACHE = new Map<string, Tile>();
const CACHE_SIZE = 24;

/** The tile of a print on its ground; none for a solid and for a print that is placed once. */
export function tileOf(print: PrintSpec | undefined, ground: string, seed: number): Tile | null {
  if (!print) return null;
  const { kind } = print;
  if (isPlaced(kind)) return null;
  const colours = printColours(print, ground);
  const key = [kind, print.tropical ? 'tropical' : '', ground, colours.join(), print.scale, seed].join('|');
  let tile = CACHE.get(key);
  if (!tile) {
    tile = (print.tropical ? tropical : TILES[kind])(ground, colours, print.scale, seed);
    if (CACHE.size >= CACHE_SIZE) {
      const [oldest] = CACHE.keys();
      CACHE.delete(oldest);
    }
    CACHE.set(key, tile);
  }
  return tile;
}
