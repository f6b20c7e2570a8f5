import type { Colour, DetailSide, HairStyle, Heritage, Medium, Mood, Person, Pose, SkinTone } from '@toile/look';
import { GARMENTS } from '@toile/look/records';
import { colorsNamed, formatHex } from 'culori';
import { COLOUR_FAMILIES } from '#atelier/lexicon/colours/colour-families.ts';
import { COLOURS, SHADES, WASHES } from '#atelier/lexicon/colours/colours.ts';
import { DETAILS } from '#atelier/lexicon/details/details.ts';
import { CONNECTIVES } from '#atelier/lexicon/language/grammar.ts';
import { IGNORED, SCENE_WORDS } from '#atelier/lexicon/language/ignored.ts';
import { tokenise } from '#atelier/lexicon/language/tokenise.ts';
import { SETS } from '#atelier/lexicon/sets.ts';
import { ACCESSORY_WORDS } from './accessories.ts';
import { BORDER_WORDS } from './borders.ts';
import { CLOSURE_WORDS } from './closures.ts';
import { COLLAR_WORDS } from './collars.ts';
import { CUT_WORDS } from './cuts.ts';
import type {
  AccessoryEntry,
  AttributeEntry,
  DetailEntry,
  FootwearEntry,
  GarmentEntry,
  PartEntry,
  RelativeEntry,
  SetEntry,
} from './entry.ts';
import { FABRIC_WORDS } from './fabrics.ts';
import { FOOTWEAR_WORDS } from './footwear.ts';
import { RELATIVE_WORDS } from './language/relative-words.ts';
import { ACCESSORIES_ALIKE } from './likenesses/accessories-alike.ts';
import { CLOTHS_ALIKE } from './likenesses/cloths-alike.ts';
import { CUTS_ALIKE } from './likenesses/cuts-alike.ts';
import { DETAILS_ALIKE } from './likenesses/details-alike.ts';
import { LIKENESSES } from './likenesses/likenesses.ts';
import { PRINTS_ALIKE } from './likenesses/prints-alike.ts';
import { SETS_ALIKE } from './likenesses/sets-alike.ts';
import { SHOES_ALIKE } from './likenesses/shoes-alike.ts';
import { MEDIUM_WORDS } from './media.ts';
import { MOOD_WORDS, OCCASION_WORDS, type OccasionEntry, SEASON_WORDS, type SeasonEntry } from './moments.ts';
import { NECKLINE_WORDS } from './necklines.ts';
import { PARTS } from './parts.ts';
import { AGE_PHRASES, AGE_WORDS, AGED_GENDER_WORDS, BUILD_WORDS, GENDER_WORDS, SKIN_WORDS } from './people.ts';
import { BEARD_WORDS, HAIR_COLOUR_WORDS, HAIR_STYLE_WORDS } from './person/hair.ts';
import { HERITAGE_WORDS } from './person/heritage.ts';
import { POSE_WORDS } from './person/poses.ts';
import { POCKETS } from './pockets.ts';
import { PRINT_WORDS } from './prints.ts';
import { REMARKS, type RemarkOf } from './remarks.ts';
import { SLEEVE_WORDS } from './sleeves.ts';
import { STYLE_WORDS, type StyleEntry } from './styles.ts';
import { TEXTILES } from './textiles.ts';
import { TOLD_ACCESSORIES } from './told-accessories.ts';

export type Role = keyof typeof CONNECTIVES;

/** One meaning of a phrase. A phrase may have several; grammar chooses. */
export type Sense =
  | { as: 'garment'; entry: GarmentEntry }
  | { as: 'set'; entry: SetEntry }
  | { as: 'footwear'; entry: FootwearEntry }
  | { as: 'accessory'; entry: AccessoryEntry }
  | { as: 'attribute'; entry: AttributeEntry }
  | { as: 'detail'; entry: DetailEntry }
  | { as: 'relative'; entry: RelativeEntry }
  | { as: 'part'; entry: PartEntry }
  | { as: 'colour'; colour: Colour }
  | { as: 'wash'; colour: Colour }
  | { as: 'shade'; id: string }
  | { as: 'palette'; id: string; palette: readonly string[] }
  | { as: 'gender'; value: Person['presentation'] }
  | { as: 'age'; value: Person['ageGroup'] }
  | { as: 'pose'; value: Pose }
  | { as: 'medium'; value: Medium }
  | { as: 'build'; value: Person['build'] }
  | { as: 'skin'; value: SkinTone }
  | { as: 'heritage'; value: Heritage }
  | { as: 'hair'; value: HairStyle | null }
  | { as: 'hair-colour'; value: string; colour?: Colour }
  | { as: 'beard'; value: boolean }
  | { as: 'style'; entry: StyleEntry }
  | { as: 'occasion'; entry: OccasionEntry }
  | { as: 'season'; id: SeasonEntry['id'] }
  | { as: 'mood'; id: Mood; palette: readonly string[] }
  | { as: 'scene' }
  | { as: 'remark'; of: RemarkOf }
  | { as: 'place'; at: string; side?: DetailSide }
  | { as: 'held' }
  | { as: 'matching' }
  | { as: 'ignored'; id: string }
  | { as: 'connective'; role: Role };

export interface Node {
  next: ReadonlyMap<string, Node>;
  senses: Sense[];
}
/** A node while the trie is built. */
interface Growing extends Node {
  next: Map<string, Growing>;
}
/** Three nodes of four are leaves, and a map is ten times what else a node weighs: all leaves share this one. */
const NO_NEXT: Map<string, Growing> = new Map();
const node = (): Growing => ({ next: NO_NEXT, senses: [] });

const insert = (root: Growing, keys: readonly string[], sense: Sense): void => {
  let at = root;
  for (const key of keys) {
    let child = at.next.get(key);
    if (!child) {
      child = node();
      if (at.next === NO_NEXT) at.next = new Map();
      at.next.set(key, child);
    }
    at = child;
  }
  if (at !== root && !at.senses.some((known) => known.as === sense.as)) at.senses.push(sense);
};

/** Joined spellings ('offshoulder', 'tshirt') are entered only for phrases of two long-enough words. */
const insertPhrase = (root: Growing, phrase: string, sense: Sense): void => {
  const keys = tokenise(phrase).map((token) => token.key);
  insert(root, keys, sense);
  if (keys.length === 2 && keys.join('').length >= 6 && sense.as !== 'connective' && sense.as !== 'ignored') {
    insert(root, [keys.join('')], sense);
  }
};

const all = (root: Growing, words: string, sense: Sense): void => {
  for (const phrase of words.split(',')) insertPhrase(root, phrase, sense);
};

/** Named by the table for painting, read by the hair's own words. */
const HAIR_ONLY = new Set(['blonde', 'auburn']);

/** Words before a colour that stay in its name: 'pale blue' is not called powder blue. */
const KEPT_SHADES = new Set(['pale', 'light', 'dark', 'dusty']);

function insertColours(root: Growing): void {
  for (const { name, hex, words } of WASHES) all(root, words, { as: 'wash', colour: { name, hex } });
  for (const { name, hex, words } of COLOURS) {
    if (HAIR_ONLY.has(name)) continue;
    insertPhrase(root, name, { as: 'colour', colour: { name, hex } });
    for (const word of words?.split(',') ?? []) {
      const said = word.trim();
      // 'Pale blue' stays what it was called; other spellings take the name of the table.
      const keeps = KEPT_SHADES.has(said.split(' ')[0] ?? '') && said.includes(' ');
      insertPhrase(root, said, { as: 'colour', colour: { name: keeps ? said : name, hex } });
    }
  }
  for (const [id, { words }] of Object.entries(SHADES)) all(root, words, { as: 'shade', id });
  for (const { id, words, palette } of COLOUR_FAMILIES) all(root, words, { as: 'palette', id, palette });
  for (const [name, value] of Object.entries(colorsNamed)) {
    const spaced = name.replace(/(dark|light|medium|pale|deep|hot)(?=[a-z]{3})/, '$1 ');
    insertPhrase(root, spaced, {
      as: 'colour',
      colour: {
        name: spaced,
        hex: formatHex({ mode: 'rgb', r: (value >> 16) / 255, g: ((value >> 8) & 255) / 255, b: (value & 255) / 255 }),
      },
    });
  }
}

function insertPeople(root: Growing): void {
  for (const { words, is } of [...GENDER_WORDS, ...AGED_GENDER_WORDS]) all(root, words, { as: 'gender', value: is });
  for (const { words, is } of MEDIUM_WORDS) all(root, words, { as: 'medium', value: is });
  for (const { words, is } of POSE_WORDS) all(root, words, { as: 'pose', value: is });
  for (const { words, is } of [...AGE_WORDS, ...AGE_PHRASES]) all(root, words, { as: 'age', value: is });
  for (const { words, is } of BUILD_WORDS) all(root, words, { as: 'build', value: is });
  for (const { words, is } of SKIN_WORDS) all(root, words, { as: 'skin', value: is });
  for (const { words, is } of HAIR_STYLE_WORDS) all(root, words, { as: 'hair', value: is });
  for (const { words, is } of HAIR_COLOUR_WORDS) all(root, words, { as: 'hair-colour', value: is });
  all(root, 'hair, haired, hairstyle, hairdo', { as: 'hair', value: null });
  for (const { words, is } of BEARD_WORDS) all(root, words, { as: 'beard', value: is });
  for (const { words, is } of HERITAGE_WORDS) all(root, words, { as: 'heritage', value: is });
}

/** Earlier entries of a kind win where two share a phrase; across kinds the order of senses is the order of preference. */
function build(): Node {
  const root = node();
  for (const entry of [...LIKENESSES, ...GARMENTS]) all(root, entry.words, { as: 'garment', entry });
  for (const entry of [...SETS_ALIKE, ...SETS]) all(root, entry.words, { as: 'set', entry });
  for (const entry of [...ACCESSORIES_ALIKE, ...ACCESSORY_WORDS, ...TOLD_ACCESSORIES])
    all(root, entry.words, { as: 'accessory', entry });
  for (const entry of [...SHOES_ALIKE, ...FOOTWEAR_WORDS]) all(root, entry.words, { as: 'footwear', entry });
  for (const entry of [...DETAILS_ALIKE, ...POCKETS, ...DETAILS]) all(root, entry.words, { as: 'detail', entry });
  const attributes = [
    CLOTHS_ALIKE,
    CUTS_ALIKE,
    PRINTS_ALIKE,
    TEXTILES,
    SLEEVE_WORDS,
    COLLAR_WORDS,
    NECKLINE_WORDS,
    CLOSURE_WORDS,
    BORDER_WORDS,
    CUT_WORDS,
    FABRIC_WORDS,
    PRINT_WORDS,
  ];
  for (const entry of attributes.flat()) all(root, entry.words, { as: 'attribute', entry });
  for (const entry of RELATIVE_WORDS) all(root, entry.words, { as: 'relative', entry });
  for (const entry of PARTS) all(root, entry.words, { as: 'part', entry });
  insertColours(root);
  insertPeople(root);
  for (const entry of OCCASION_WORDS) all(root, entry.words, { as: 'occasion', entry });
  for (const { id, words } of SEASON_WORDS) all(root, words, { as: 'season', id });
  for (const entry of STYLE_WORDS) all(root, entry.words, { as: 'style', entry });
  for (const { id, words, palette } of MOOD_WORDS) all(root, words, { as: 'mood', id, palette: palette ?? [] });
  all(root, SCENE_WORDS, { as: 'scene' });
  for (const { of, words } of REMARKS) all(root, words, { as: 'remark', of });
  all(root, 'holding, holds, held, hold, carrying a', { as: 'held' });
  all(
    root,
    'matching, coordinated, coordinating, in same colour, in the same colour, of the same colour, of same colour, in matching colour, in the same shade, same colour, same coloured, in same fabric, in the same fabric, same fabric, in the same cloth, same print, in the same print, in same print, colour matched',
    { as: 'matching' },
  );
  for (const { id, words } of IGNORED) all(root, words, { as: 'ignored', id });
  for (const [role, words] of Object.entries(CONNECTIVES) as [Role, string][])
    all(root, words, { as: 'connective', role });
  return root;
}

/** The compiled vocabulary: a trie over folded words. */
export const LEXICON: Node = build();

/** Every word that occurs in a phrase of the vocabulary. */
export const VOCABULARY: ReadonlySet<string> = (() => {
  const words = new Set<string>();
  const walk = (at: Node): void => {
    for (const [key, child] of at.next) {
      words.add(key);
      walk(child);
    }
  };
  walk(LEXICON);
  return words;
})();

const byId = <T extends { id: string }>(entries: readonly T[]): ReadonlyMap<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]));
export const GARMENT_BY_ID = byId(GARMENTS);
export const DETAIL_BY_ID = byId([...DETAILS_ALIKE, ...POCKETS, ...DETAILS]);
export const FOOTWEAR_BY_ID = byId([...FOOTWEAR_WORDS, ...SHOES_ALIKE]);
export const ACCESSORY_BY_ID = byId([...ACCESSORY_WORDS, ...ACCESSORIES_ALIKE, ...TOLD_ACCESSORIES]);
