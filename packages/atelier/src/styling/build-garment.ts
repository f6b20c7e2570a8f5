import {
  addDetail,
  asksFor,
  type Colour,
  detailsNamed,
  type Garment,
  isPart,
  type Part,
  type SleeveLength,
  type SleeveShape,
  type Source,
} from '@toile/look';
import type { Slots } from '@toile/look/records';
import { FAMILY_BASE } from '@toile/look/records';
import type { Said } from '#atelier/draft/draft.ts';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import { SHEENS } from '#atelier/lexicon/colours/shop-colours.ts';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import type { Piece } from './piece.ts';
import { leaveOut } from './ruled-out.ts';

const UNKNOWN: Colour = { name: 'white', hex: '#f7f5f0' };
const FULL_SHAPES: Partial<Record<SleeveShape, SleeveLength>> = {
  bell: 'long',
  bishop: 'long',
  balloon: 'long',
  kimono: 'long',
  raglan: 'long',
  'drop-shoulder': 'long',
  puff: 'short',
};
/** A tee with dropped shoulders is a tee still: its sleeves stay as short as they are. */
const AS_SHORT: ReadonlySet<SleeveShape> = new Set<SleeveShape>(['drop-shoulder']);
const BARE_NECKS = new Set(['strapless', 'straps', 'halter']);
const VAGUE_PRINTS = new Set(['printed', 'solid', 'woven-design']);

/** What only an entry knows about itself, as a piece of the outfit. */
export function makePiece(id: string, entry: GarmentEntry, asked: boolean): Piece {
  const { layer, ...base } = FAMILY_BASE[entry.family];
  const garment: Garment = {
    id,
    kind: entry.id,
    family: entry.family,
    layer: entry.layer ?? layer,
    name: entry.name ?? entry.id.replaceAll('-', ' '),
    cloth: {
      fabric: entry.cloths[0] ?? 'cotton',
      colour: UNKNOWN,
      print: { kind: 'solid', colours: [], scale: 'medium' },
    },
    ...base,
    sleeve: { ...base.sleeve },
    details: [],
    trims: {},
  };
  const piece: Piece = { entry, garment, colours: [], palette: [], asked, said: new Set(), without: new Set() };
  if (entry.is) applySlots(piece, entry.is, false);
  return piece;
}

/** Cuts a piece as another garment is cut, before the words speak. */
export function shapeLike(piece: Piece, slots: Slots): void {
  applySlots(piece, slots, false);
}

/** Between two colours of one cloth stands no more than 'half': characters. */
const BESIDE = ' half '.length;

/** What blue is on denim, that indigo dyes. */
const INDIGO = '#48699a';

/** Lets the words speak: every quality said of it, in their order. */
export function applySaid(piece: Piece, said: readonly Said[], without: ReadonlySet<string>): void {
  let fabricEnd = -9;
  let colourEnd = -9;
  let many: readonly string[] | undefined;
  let wash: Colour | undefined;
  for (const quality of said.toSorted((a, b) => a.start - b.start)) {
    const { colour, slots, part } = quality;
    if (quality.as === 'wash') wash = colour;
    else if (colour && part && isPart(part)) colourPart(piece, part, colour);
    else if (colour) {
      addColour(piece, colour, quality.isGround);
      if (quality.start - colourEnd <= BESIDE) piece.areJoined = true;
      colourEnd = quality.end;
    } else if (quality.value === 'rainbow' && quality.palette && !part) paintMany(piece, 'rainbow', quality.palette);
    else if (quality.value === 'multicolour' && !part) many = quality.palette;
    else if (quality.palette?.length && !part) piece.palette = quality.palette;
    if (!slots) continue;
    // 'silk georgette' is georgette; a cloth named later, elsewhere, is not the main one.
    const beside = quality.start - fabricEnd <= 1;
    const keepFabric = quality.as === 'fabric' && piece.said.has('fabric') && !beside;
    applySlots(piece, keepFabric ? { details: slots.details ?? [] } : slots, true, VAGUE_PRINTS.has(quality.value));
    if (quality.as === 'fabric' && !keepFabric) fabricEnd = quality.end;
  }
  if (many) paintMany(piece, 'multicolour', many);
  if (wash && (piece.colours.length === 0 || piece.colours.every(({ name }) => name === 'blue')))
    piece.colours = [wash];
  // 'Silver metallic' is the shine of a silver cloth, not a second colour.
  if (piece.colours.length > 1 && piece.colours.some(({ name }) => name === 'metallic')) {
    piece.colours = piece.colours.filter(({ name }) => name !== 'metallic');
    if (!piece.said.has('fabric')) applySlots(piece, { fabric: 'satin', fabricName: 'lamé' }, true);
  }
  // what throws back every colour is as smooth as satin, whatever it is usually cut of
  if (piece.colours.some(({ name }) => SHEENS.has(name)) && !piece.said.has('fabric'))
    applySlots(piece, { fabric: 'satin' }, true);
  // 'A light wash jacket' is of denim.
  if (wash && !piece.said.has('fabric') && piece.entry.cloths.includes('denim')) piece.fabric = 'denim';
  if (wash) piece.said.add('colour');
  if (piece.fabric === 'denim')
    piece.colours = piece.colours.map((colour) => (colour.name === 'blue' ? { ...colour, hex: INDIGO } : colour));
  settleParts(piece, said);
  settleSleeves(piece);
  settleTrain(piece);
  settleClosure(piece);
  settleCling(piece);
  leaveOut(piece, without);
  piece.without = without;
}

/** The first colour that is said of a part is its own; a border's second is what is figured in it. */
function colourPart(piece: Piece, part: Part, colour: Colour): void {
  const { trims } = piece.garment;
  if (part === 'border' && trims.border && trims.border.name !== colour.name) piece.borderFigure ??= colour;
  trims[part] ??= colour;
}

/** All its colours: in its pattern, else side by side; of what is worn in India as patches. */
function paintMany(piece: Piece, name: 'rainbow' | 'multicolour', colours: readonly string[]): void {
  const [first, ...rest] = colours.map(colourNamed);
  if (!first || (name === 'multicolour' && piece.colours.length > 0)) return;
  for (const colour of [{ ...first, name: name === 'rainbow' ? name : first.name }, ...rest]) addColour(piece, colour);
  piece.areJoined = true;
  if (piece.said.has('print')) return;
  const patched = name === 'multicolour' && piece.entry.region === 'india';
  applyPrint(piece, patched ? { print: 'block', printName: 'patchwork' } : { print: 'stripe' }, false, false);
  if (name === 'multicolour') piece.said.add('print');
}

function addColour(piece: Piece, colour: Colour, isGround = false): void {
  const others = piece.colours.filter(({ name }) => name !== colour.name);
  if (isGround) piece.colours = [colour, ...others];
  else if (others.length === piece.colours.length) piece.colours.push(colour);
  piece.said.add('colour');
}

const PLAIN_SLOTS = ['silhouette', 'fit', 'length', 'waistline', 'neckline', 'collar', 'closure'] as const;

function applySlots(piece: Piece, slots: Slots, said: boolean, vague = false): void {
  const { garment } = piece;
  const mark = (slot: string): void => {
    if (said) piece.said.add(slot);
  };
  for (const slot of PLAIN_SLOTS) {
    const value = slots[slot];
    if (value === undefined) continue;
    // the buttons of a double-breasted front do not make it a plain one
    if (value === 'buttons' && garment.closure === 'double-breasted') continue;
    // hooks and a slip-on shut what nothing else shuts: a fastening that was named stays, and a wrap is a wrap
    if (value === 'none' && slot === 'closure' && (piece.said.has(slot) || garment.closure === 'wrap')) continue;
    // straps hold what another word has shaped: 'cowl neckline, thin straps'
    if (said && value === 'straps' && piece.said.has('neckline')) continue;
    // slim joggers still gather at the ankle: they are fitted, and cut as they are
    if (value === 'slim' && garment.silhouette === 'jogger') continue;
    Object.assign(garment, { [slot]: value });
    mark(slot);
  }
  // A shape said after 'sleeveless' says that there are sleeves after all: 'a corset dress with bishop sleeves'.
  if (slots.sleeveShape && slots.sleeveShape !== 'none' && garment.sleeve.length === 'sleeveless')
    piece.said.delete('sleeve.length');
  if (slots.sleeveShape) garment.sleeve.shape = slots.sleeveShape;
  if (slots.sleeveLength) garment.sleeve.length = slots.sleeveLength;
  if (slots.sleeveShape) mark('sleeve.shape');
  if (slots.sleeveLength) mark('sleeve.length');
  if (slots.fabric) {
    piece.fabric = slots.fabric;
    garment.cloth.fabric = slots.fabric;
    mark('fabric');
  }
  if (slots.fabricName) garment.cloth.name = slots.fabricName;
  applyPrint(piece, slots, said, vague);
  // 'with a maroon border' does not say that the weave has another border than its own
  if (slots.border && !(slots.border === 'plain' && said && piece.said.has('border'))) {
    piece.border = slots.border;
    mark('border');
  }
  for (const detail of detailsNamed(slots.details ?? []))
    addDetail(garment.details, slots.side ? { ...detail, side: slots.side } : detail);
  if (said && slots.details?.length) mark('details');
}

/** The first exact pattern is the garment's; 'printed' gives way to it, and further ones stay as details. */
function applyPrint(piece: Piece, slots: Slots, said: boolean, vague: boolean): void {
  if (!slots.print) return;
  const { cloth, details } = piece.garment;
  const taken =
    piece.said.has('print') &&
    piece.print !== 'solid' &&
    !(cloth.print.name === 'print' || cloth.print.name === 'woven design');
  if (said && taken) {
    if (!vague && slots.print !== 'solid' && slots.print !== piece.print) addDetail(details, { id: slots.print });
    return;
  }
  if (said && piece.said.has('print') && vague && piece.print !== 'solid') return;
  piece.print = slots.print;
  cloth.print = {
    kind: slots.print,
    colours: [],
    scale: slots.scale ?? (slots.print === 'ditsy' || slots.print === 'butti' ? 'small' : 'medium'),
    ...(slots.printName && { name: slots.printName }),
    ...(slots.direction && { direction: slots.direction }),
  };
  if (said) piece.said.add('print');
}

/** A collar or a cuff that the words describe is there, whatever the garment has by itself. */
function settleParts({ garment, said: decided }: Piece, said: readonly Said[]): void {
  const named = (part: string): boolean => said.some((quality) => quality.part === part && quality.as !== 'part');
  const bare = said.some(({ as, value }) => as === 'part' && value === 'collar');
  if ((named('collar') || bare) && garment.collar === 'none')
    garment.collar = garment.family === 'dress' ? 'peter-pan' : 'shirt';
  if (named('lapel') && garment.collar === 'none') garment.collar = 'notch';
  const sleeved =
    said.some(({ part }) => part === 'cuff' || part === 'sleeve') || said.some(({ as }) => as === 'sleeve');
  if (
    sleeved &&
    !decided.has('sleeve.length') &&
    garment.sleeve.length === 'sleeveless' &&
    !decided.has('sleeve.shape') &&
    garment.family !== 'trousers' &&
    garment.family !== 'skirt'
  ) {
    // 'with sleeves' says that there are some, 'lace sleeves' makes something of them
    const plain =
      !said.some(({ part }) => part === 'cuff') && !named('sleeve') && !said.some(({ as }) => as === 'sleeve');
    garment.sleeve = { shape: 'set-in', length: plain ? 'three-quarter' : 'long' };
    decided.add('sleeve.shape');
  }
}

/** Outlines a dress or a skirt has where nobody says one: what is to cling to the body has none of them. */
const NO_OUTLINE: ReadonlySet<Garment['silhouette']> = new Set(['a-line', 'straight', 'shift']);

/** What is said to be tight follows the body down to its hem. */
function settleCling({ garment, said }: Piece): void {
  if (garment.fit !== 'tight' || !said.has('fit') || said.has('silhouette')) return;
  if (garment.family !== 'dress' && garment.family !== 'skirt') return;
  if (NO_OUTLINE.has(garment.silhouette)) garment.silhouette = 'pencil';
}

/** A keyhole opens the neck: there is no placket through it unless one is named. */
function settleClosure({ garment, said }: Piece): void {
  if (garment.neckline !== 'keyhole' || !said.has('neckline') || said.has('closure')) return;
  if (garment.closure === 'half-placket' || garment.closure === 'buttons') garment.closure = 'none';
}

/** A train lies on the floor, and so does the hem it grows out of, though 'full length' says no more than long. */
function settleTrain({ garment }: Piece): void {
  const isSkirted = garment.family === 'dress' || garment.family === 'skirt';
  if (isSkirted && garment.length === 'maxi' && asksFor(garment, 'train')) garment.length = 'floor';
}

function settleSleeves({ garment, said }: Piece): void {
  const { sleeve } = garment;
  const spoken = said.has('sleeve.length') || said.has('sleeve.shape');
  // who covers the throat covers the arms
  if (!spoken && garment.family === 'dress' && garment.neckline === 'turtle' && sleeve.length === 'sleeveless')
    garment.sleeve = { shape: 'set-in', length: 'long' };
  if (!spoken && said.has('neckline') && BARE_NECKS.has(garment.neckline)) {
    garment.sleeve = { shape: 'none', length: 'sleeveless' };
    return;
  }
  if (
    said.has('sleeve.shape') &&
    !said.has('sleeve.length') &&
    (sleeve.length === 'sleeveless' ||
      (sleeve.length === 'short' && !AS_SHORT.has(sleeve.shape)) ||
      (sleeve.length === 'cap' && sleeve.shape !== 'cap'))
  ) {
    sleeve.length = FULL_SHAPES[sleeve.shape] ?? (sleeve.length === 'cap' ? 'short' : sleeve.length);
  }
  if (said.has('sleeve.length') && sleeve.length !== 'sleeveless' && sleeve.shape === 'none') sleeve.shape = 'set-in';
  if (sleeve.length === 'sleeveless') sleeve.shape = 'none';
  if (!spoken || said.has('neckline')) return;
  if (sleeve.length !== 'sleeveless' && BARE_NECKS.has(garment.neckline)) garment.neckline = 'round';
  // long plain sleeves need shoulders to hang from
  if (sleeve.length === 'long' && sleeve.shape === 'set-in' && garment.neckline === 'sweetheart')
    garment.neckline = 'boat';
}

/** `g1.fabric` → 'words' for everything the words settled; the rest is the atelier's. */
export function pieceSources(piece: Piece): Record<string, Source> {
  const slots = ['colour', 'fabric', 'print', ...PLAIN_SLOTS, 'sleeve.shape', 'sleeve.length', 'details', 'border'];
  const entries = slots.map((slot): [string, Source] => [
    `${piece.garment.id}.${slot}`,
    piece.said.has(slot) ? 'words' : 'chosen',
  ]);
  entries.push([`${piece.garment.id}.kind`, piece.asked ? 'words' : 'chosen']);
  return Object.fromEntries(entries);
}
