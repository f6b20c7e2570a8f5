import { STYLE_WORDS } from '#atelier/lexicon/styles.ts';

/** Shapes, finishes and manners of shoes, bags, jewels and hats that are told of them in their own words. */
const QUALITIES: ReadonlySet<string> = new Set(
  [
    'flat round square oval rectangular boxy pointed almond teardrop curved crescent scalloped geometric triangular',
    'half-moon half-moon-shaped crescent-shaped saddle-shaped heart-shaped shell-shaped dome-shaped trapeze',
    'structured slouchy soft stiff matte matt glossy shiny polished brushed antique oxidised hammered textured smooth',
    'adjustable detachable removable padded foldable reversible waterproof handmade plain simple modern vintage',
    'slip-on pull-on backless strappy chest-length traditional open closed woven braided twisted layered rimless gradient polarised tinted mirrored distressed',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a word says how a thing is made, and nothing that the reader has a slot for. */
export const isPlainQuality = (word: string): boolean => QUALITIES.has(word);

const MANNERS: ReadonlySet<string> = new Set(STYLE_WORDS.flatMap(({ id, words }) => [id, ...words.split(/,\s*/)]));

/** Whether a word praises a whole look ('elegant', 'stylish'), and is no part of a drawing that could be missing. */
export const isManner = (word: string): boolean => MANNERS.has(word);
