import { asksFor, type Colour, type Garment, type Look } from '@toile/look';
import { recordOf, slotOfDetail } from '@toile/look/records';
import { emptyDraft, type Said } from '#atelier/draft/draft.ts';
import { colourDistance } from '#atelier/kit/colour.ts';
import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { applySaid } from '#atelier/styling/build-garment.ts';
import { colourPieces } from '#atelier/styling/colours/colour-pieces.ts';
import type { Piece } from '#atelier/styling/piece.ts';
import { type Taste, tasteOf } from '#atelier/styling/taste.ts';
import { replaced } from './slots/replaced.ts';
import { lengthFor } from './step.ts';

/** An edit chooses next to nothing: what it must (the motif of a new print) it chooses alike each time. */
const SEED = 0;

/** What the Look itself leans a choice towards. */
export function tasteFor({ person, season, occasion, style, creativity }: Look): Taste {
  const options = { gender: person.presentation === 'androgynous' ? 'unisex' : person.presentation };
  const taste = tasteOf(
    emptyDraft(),
    { ...options, season, occasion, style, creativity: Math.min(creativity, 50) },
    SEED,
  );
  return { ...taste, ageGroup: person.ageGroup, heritage: person.heritage };
}

/** Prints of which a single colour said before them is the figure's, not the ground's. */
const FIGURED = new Set([
  'polka',
  'stripe',
  'pinstripe',
  'floral',
  'ditsy',
  'butti',
  'paisley',
  'geometric',
  'animal',
  'block',
]);

/** Grounds on which checks of a colour are drawn, and stay as they are. */
const PALE: ReadonlySet<string> = new Set(['white', 'ivory', 'cream', 'off white', 'pearl']);

/** Prints of colours that are their own, and no print. */
const OF_THEIR_OWN: ReadonlySet<string> = new Set([
  'solid',
  'camouflage',
  'animal',
  'colour-block',
  'ombre',
  'tie-dye',
]);

/** Colours that are this near to the ground cannot be told from it. */
const UNTOLD = 12;

function pieceOf(garment: Garment): Piece {
  const entry = GARMENT_BY_ID.get(garment.kind) ?? recordOf(garment.kind);
  const own: Piece = {
    entry,
    garment: structuredClone(garment),
    colours: [],
    palette: [],
    asked: true,
    said: new Set(),
    without: new Set(),
  };
  if (garment.border) own.border = garment.border.kind;
  return own;
}

/** 'With white dots': the ground stays and the dots are white. */
function motifFirst(piece: Piece, said: readonly Said[]): void {
  const print = said.find(({ as }) => as === 'print');
  const isOnWhite = piece.print === 'plaid' && PALE.has(piece.garment.cloth.colour.name);
  if (!print || !piece.print || !(FIGURED.has(piece.print) || isOnWhite) || piece.colours.length !== 1) return;
  const colour = said.find(({ as, part }) => as === 'colour' && !part);
  if (colour && colour.start < print.start && colour.end >= print.start - 1)
    piece.colours = [piece.garment.cloth.colour, ...piece.colours];
}

/** Slots of a garment that hang on its colours. */
function paint(piece: Piece, garment: Garment, said: readonly Said[], look: Look): void {
  const isPrinted = said.some(({ as }) => as === 'print');
  const hasColours = piece.colours.length > 0 || piece.palette.length > 0;
  const isBordered = said.some(({ as }) => as === 'border');
  if (!isPrinted && !hasColours && !isBordered) return;
  // a border that is only named stays as it is
  const isKept = isBordered && garment.border && !isPrinted && !hasColours;
  if (isKept && !said.some(({ as, value }) => as === 'border' && value !== 'plain')) return;
  const old = garment.cloth.colour;
  motifFirst(piece, said);
  const isFigured = isPrinted && piece.print !== undefined && !OF_THEIR_OWN.has(piece.print);
  // another print is in the colours of the first, unless others are said
  if (!hasColours) piece.colours = [old, ...(isFigured ? garment.cloth.print.colours : [])];
  if (isBordered && !said.some(({ part }) => part === 'border')) delete piece.garment.trims.border;
  colourPieces([piece], tasteFor(look), []);
  const { cloth } = piece.garment;
  const print = cloth.print.kind === 'solid' ? undefined : garment.cloth.print;
  const stays = print?.colours.every(({ hex }: Colour) => colourDistance(hex, cloth.colour.hex) > UNTOLD);
  if (!isPrinted && piece.colours.length < 2 && print && stays) cloth.print = structuredClone(print);
  const edge = piece.garment.border;
  const isKind = said.some(({ as, value }) => as === 'border' && value !== 'plain');
  const isPainted = said.some(({ as, part }) => as === 'colour' && part === 'border');
  // one border in another colour stays of the kind it is
  if (edge && garment.border && isPainted && !isKind) edge.kind = garment.border.kind;
  if (isBordered && (isKind || isPainted || !garment.border)) return;
  delete piece.garment.border;
  if (garment.border) piece.garment.border = structuredClone(garment.border);
}

/** A cloth has one way of shining: 'in matte' takes the sequins off. */
function settleCloth({ garment }: Piece, said: readonly Said[]): void {
  const fabric = said.find(({ as }) => as === 'fabric')?.slots;
  if (!fabric?.fabric) return;
  if (fabric.fabricName === undefined) {
    const { name: _, ...cloth } = garment.cloth;
    garment.cloth = cloth;
  }
  // what it was made of is no longer one of its details
  garment.details = garment.details.filter(({ id }) => id !== 'sequins' || fabric.fabric === 'sequin');
}

/** Collars that lie on the neck they were cut for, and necks that have none of them. */
const LYING: ReadonlySet<Garment['collar']> = new Set(['shirt', 'polo', 'peter-pan', 'roll', 'bow', 'mandarin']);
const BARE: ReadonlySet<Garment['neckline']> = new Set(['round', 'boat', 'square', 'scoop', 'sweetheart', 'crew']);

/** Collars that stand round a closed neck; those that are folded or buttoned are none where it opens in a V. */
const STANDING: ReadonlySet<Garment['collar']> = new Set(['mandarin', 'band', 'roll', 'funnel']);
const hasNone = (collar: Garment['collar'], neckline: Garment['neckline']): boolean =>
  ((LYING.has(collar) || STANDING.has(collar)) && BARE.has(neckline)) ||
  (STANDING.has(collar) && collar !== 'band' && neckline === 'v');

/** Hangs from straps, however its neck is cut: other straps leave that as it is. */
const isStrapped = ({ details }: Garment): boolean => details.some((detail) => slotOfDetail(detail) === 'straps');

/** A neck of another cut has no collar of the first, unless one is asked for. */
function uncollar(now: Garment, before: Garment, said: readonly Said[]): void {
  const isAsked = said.some(({ as, slots }) => as === 'collar' || slots?.collar !== undefined);
  if (isAsked || now.collar !== before.collar || !hasNone(now.collar, now.neckline)) return;
  now.collar = 'none';
  delete now.trims.collar;
}

/** Slots that qualities said of a garment decide, as `Look.reading.sources` names them. */
function slotsSaid({ said }: Piece, qualities: readonly Said[]): string[] {
  const trims = qualities.some(({ colour, part }) => colour && part) ? ['trims'] : [];
  const palette = qualities.some(({ palette }) => palette?.length) ? ['colour'] : [];
  return [...new Set([...said, ...trims, ...palette])];
}

/**
 * A garment of a Look as further words have it; what they do not speak of stays as it is.
 * @returns the garment, and the slots that the words decide
 */
export function say(
  garment: Garment,
  said: readonly Said[],
  without: ReadonlySet<string>,
  look: Look,
): { garment: Garment; slots: string[] } {
  const piece = pieceOf(garment);
  // a part that is only named says nothing new of itself
  const isPrinted = garment.cloth.print.kind !== 'solid';
  const qualities = said.filter(
    ({ as, part, value, slots }) =>
      // 'the print' of what is printed is the one it has
      !(isPrinted && as === 'print' && value === 'printed') &&
      (as !== 'part' || (slots !== undefined && Object.keys(slots).length > 0) || part !== value),
  );
  const trims = { ...piece.garment.trims };
  for (const { colour, part } of qualities) if (colour && part) delete piece.garment.trims[part as keyof typeof trims];
  if (qualities.some(({ as }) => as === 'print'))
    piece.garment.cloth.print = { kind: 'solid', colours: [], scale: 'medium' };
  applySaid(piece, qualities, without);
  const printSaid = qualities.some(({ as }) => as === 'print') || without.has('print');
  if (!printSaid) piece.garment.cloth.print = structuredClone(garment.cloth.print);
  settleCloth(piece, qualities);
  paint(piece, garment, qualities, look);
  piece.garment = replaced(piece.garment, garment);
  if (qualities.some(({ as }) => as === 'length')) {
    piece.garment.length = lengthFor(garment, piece.garment.length);
    // a place that is named is that place
    delete piece.garment.hem;
  }
  const necks = qualities.flatMap(({ slots }) => slots?.neckline ?? []);
  if (isStrapped(garment) && necks.length > 0 && necks.every((neck) => neck === 'straps'))
    piece.garment.neckline = garment.neckline;
  if (qualities.some(({ as }) => as === 'neckline')) uncollar(piece.garment, garment, qualities);
  if (without.has('border')) delete piece.garment.border;
  if (without.has('belt')) {
    piece.garment.details = piece.garment.details.filter((detail) => !asksFor({ details: [detail] }, 'belt'));
    delete piece.garment.trims.belt;
  }
  return { garment: piece.garment, slots: slotsSaid(piece, qualities) };
}
