/** Prints by kind: which tile they are, and what the cutter has to know of them. */

import type { PrintKind } from '@toile/look';
import { blossom } from '#atelier/cloth/tiles/blossom.ts';
import { ditsy, floral, flowersOf, jaal, kalamkari, tropical } from '#atelier/cloth/tiles/florals.ts';
import { cow, giraffe, leopard, snake, tiger, zebra } from '#atelier/cloth/tiles/hides.ts';
import {
  ajrakh,
  bandhani,
  block,
  buttiField,
  ikat,
  leheriya,
  paisleyField,
  patchwork,
} from '#atelier/cloth/tiles/indian-tiles.ts';
import { kente } from '#atelier/cloth/tiles/kente.ts';
import { abstract, acidWash, camouflage, marble, shibori, splatter, tieDye } from '#atelier/cloth/tiles/painted.ts';
import { argyle, chevron, geometric, polka, waxPrint } from '#atelier/cloth/tiles/regular.ts';
import { anchors, fruits, hearts, stars, strewn, toile } from '#atelier/cloth/tiles/scattered.ts';
import {
  buffalo,
  checkerboard,
  gingham,
  glenCheck,
  houndstooth,
  madras,
  pinstripe,
  plaid,
  stripe,
  tattersall,
  windowpane,
} from '#atelier/cloth/tiles/woven-tiles.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import type { Tile } from './tile.ts';

export interface PrintSpec {
  kind: PrintKind;
  /** `#rrggbb`; may be empty: then a colour that stands off the ground is found. */
  colours: string[];
  /** 1 = the usual size of the motif. */
  scale: number;
  /** What it is called where the kind alone does not say it: it may have a figure of its own. */
  name?: string;
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
  animal: leopard,
  geometric,
  abstract,
  butti: buttiField,
  houndstooth,
  'tie-dye': tieDye,
  camouflage,
  chevron,
};

/** Prints drawn otherwise than their kind, by the names the lexicon gives them. */
const NAMED: Readonly<Record<string, TileMaker>> = {
  'tropical print': tropical,
  'rose print': flowersOf('rose'),
  'daisy print': flowersOf('daisy'),
  'poppy print': flowersOf('poppy'),
  'blossom print': blossom,
  'toile de Jouy': toile,
  'floral jaal': jaal,
  kalamkari,
  ajrakh,
  patchwork,
  'wax print': waxPrint,
  kente,
  'shibori print': shibori,
  'zebra print': zebra,
  'tiger print': tiger,
  'snake print': snake,
  'giraffe print': giraffe,
  'cow print': cow,
  'star print': stars,
  'heart print': hearts,
  'fruit print': fruits,
  'nautical print': anchors,
  'peacock print': strewn('peacock'),
  'elephant print': strewn('elephant'),
  'crane print': strewn('crane'),
  'bird print': strewn('songbird'),
  'butterfly print': strewn('butterfly'),
  'bee print': strewn('bee'),
  'fish print': strewn('fish'),
  'lotus print': strewn('lotus'),
  'dragon print': strewn('dragon'),
  'bear print': strewn('bear'),
  'dinosaur print': strewn('dinosaur'),
  'skull print': strewn('skull'),
  argyle,
  'marble print': marble,
  'splatter print': splatter,
  windowpane,
  'graph check': windowpane,
  'zari checks': windowpane,
  'acid wash': acidWash,
  'tattersall check': tattersall,
  'buffalo check': buffalo,
  'madras check': madras,
  'glen check': glenCheck,
  checkerboard,
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
  const key = [kind, print.name ?? '', ground, colours.join(), print.scale, seed].join('|');
  let tile = CACHE.get(key);
  if (!tile) {
    tile = (NAMED[print.name ?? ''] ?? TILES[kind])(ground, colours, print.scale, seed);
    if (CACHE.size >= CACHE_SIZE) {
      const [oldest] = CACHE.keys();
      CACHE.delete(oldest);
    }
    CACHE.set(key, tile);
  }
  return tile;
}
