/** What is held under whatever name the words give it, and has a drawing: told from its name. */
import type { Accessory } from '@toile/look';
import { ACCESSORIES } from '@toile/look/records';

/** How a thing in the hand is drawn. */
export const HELD_SHAPES = ['racket', 'bat', 'folder', 'roll', 'pole', 'bouquet'] as const;
export type HeldShape = (typeof HELD_SHAPES)[number];

interface HeldRow {
  shape: HeldShape;
  /** Its names, alone or within a longer one: 'a battered tennis racket'. */
  words: RegExp;
  /** Its colour where none is said, by the lexicon's name. */
  colour: string;
}

/** The first whose name is in the words. Pairs are not drawn, as one hand holds one thing. */
const ROWS: readonly HeldRow[] = [
  { shape: 'racket', words: /\b(?:racket|racquet)\b/i, colour: 'charcoal' },
  { shape: 'bat', words: /\b(?:cricket|baseball) bat\b/i, colour: 'wheat' },
  {
    shape: 'folder',
    words: /\b(?:folder|clipboard|notebook|sketchbook|ledger|binder|portfolio|ipad|tablet computer)\b/i,
    colour: 'camel',
  },
  { shape: 'roll', words: /\b(?:newspaper|scroll)\b/i, colour: 'cream' },
  {
    shape: 'pole',
    words: /\b(?:(?:trekking|hiking|ski) poles?|staff)\b(?! of)/i,
    colour: 'dark brown',
  },
  { shape: 'bouquet', words: /\bbouquet\b|^bunch of /i, colour: 'blush' },
];

const rowOf = (name: string): HeldRow | undefined => ROWS.find(({ words }) => words.test(name));

/** How something held is drawn; nothing where it has no drawing. */
export const heldShapeOf = ({ kind, name }: Pick<Accessory, 'kind' | 'name'>): HeldShape | undefined =>
  kind === 'held' ? rowOf(name)?.shape : undefined;

/** The colour of something held whose colour nobody said, if it is drawn. */
export const heldColourOf = (name: string): string | undefined => rowOf(name)?.colour;

/** Too small to be seen on somebody, and drawn on a sheet of its own. */
const ALONE: ReadonlySet<Accessory['kind']> = new Set<Accessory['kind']>(['ring']);

/** Whether the picture shows a thing besides clothes and shoes. @param product what its sheet is of, if it is of one thing */
export const isThingDrawn = (thing: Pick<Accessory, 'kind' | 'name'>, product?: string): boolean =>
  ACCESSORIES[thing.kind].drawn ||
  heldShapeOf(thing) !== undefined ||
  (ALONE.has(thing.kind) && product === thing.kind);
