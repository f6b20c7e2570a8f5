import { type Fabric, isMotif, type PrintKind } from '@toile/look';
import type { Draft } from '#atelier/draft/draft.ts';
import type { Piece } from './piece.ts';
import type { Taste } from './taste.ts';

/** Cloths that ever carry a chosen print. */
const CARRIES: Partial<Record<Fabric, readonly PrintKind[]>> = {
  cotton: ['floral', 'block', 'ditsy', 'stripe', 'paisley', 'ikat'],
  poplin: ['stripe', 'ditsy'],
  linen: ['stripe', 'block'],
  silk: ['paisley', 'floral', 'ikat', 'abstract'],
  satin: ['floral', 'animal'],
  chiffon: ['ditsy', 'floral'],
  georgette: ['floral', 'ditsy', 'paisley'],
  wool: ['plaid', 'houndstooth'],
  tweed: ['plaid', 'houndstooth'],
  knit: ['stripe'],
  velvet: ['floral'],
};
const STYLED: Partial<Record<Taste['style'], readonly PrintKind[]>> = {
  bohemian: ['paisley', 'block', 'floral', 'ikat'],
  vintage: ['floral', 'plaid', 'houndstooth', 'polka', 'ditsy'],
  'avant-garde': ['abstract', 'geometric'],
};

/** Beside one print that was asked for, from creativity 90, another that has no business there: on what the atelier adds. */
function clash(pieces: readonly Piece[], printed: readonly Piece[], taste: Taste): void {
  const [first, second] = printed;
  if (!first || second || taste.creativity < 90 || first.entry.region === 'india') return;
  const added = pieces.find(
    ({ asked, matches, garment }) => !asked && !matches && (CARRIES[garment.cloth.fabric] ?? []).length > 0,
  );
  const { kind: known, scale } = first.garment.cloth.print;
  const kind = taste.pick(
    'clash',
    (CARRIES[added?.garment.cloth.fabric ?? 'denim'] ?? []).filter((other) => other !== known),
  );
  if (!added || !kind) return;
  added.print = kind;
  added.garment.cloth.print = { kind, colours: [], scale: scale === 'large' ? 'small' : 'large' };
}

/**
 * At most one print that nobody named, and only where the words leave both pattern and colour of a garment open: in an
 * open brief with a style that lives by prints, or when creativity dares.
 */
export function choosePrints(pieces: readonly Piece[], taste: Taste, draft: Draft): void {
  if (taste.quiet || draft.without.has('print')) return;
  const printed = pieces.filter(({ garment }) => garment.cloth.print.kind !== 'solid');
  if (printed.length > 0) {
    clash(pieces, printed, taste);
    return;
  }
  const styled = STYLED[taste.style] && !pieces.some(({ asked }) => asked);
  if (!styled && !(taste.dares && taste.unit('print?') < 0.5)) return;
  const free = pieces.filter(
    (piece) =>
      !piece.said.has('print') &&
      piece.colours.length === 0 &&
      !piece.matches &&
      piece.garment.cloth.fabric !== 'denim' &&
      !piece.garment.details.some(isMotif) &&
      !(piece.asked && taste.creativity < 85),
  );
  const piece =
    free.find(({ garment }) => garment.layer === 'one-piece') ??
    free.find(({ garment }) => garment.family === 'skirt' || garment.family === 'top') ??
    undefined;
  if (!piece) return;
  const carried = CARRIES[piece.garment.cloth.fabric] ?? [];
  const liked = carried.filter((kind) => STYLED[taste.style]?.includes(kind));
  const kind = taste.pick('print', liked.length > 0 ? liked : carried);
  if (!kind) return;
  piece.print = kind;
  piece.garment.cloth.print = { kind, colours: [], scale: taste.dares ? 'large' : 'medium' };
}
