import { detailWord, type FootwearKind, type Garment } from '@toile/look';
import { kinOf } from '#atelier/lexicon/details/kin-of-details.ts';
import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { slotValue } from '#atelier/lexicon/slot-values.ts';
import type { Piece } from './piece.ts';

/** Whether the words rule out a garment by its id or by what it is. */
export function isRuledOut(id: string, without: ReadonlySet<string>): boolean {
  if (without.has(id)) return true;
  const entry = GARMENT_BY_ID.get(id);
  if (!entry) return false;
  const { countsAs } = entry.facts ?? {};
  if (countsAs && without.has(countsAs)) return true;
  return [...without].some((word) => GARMENT_BY_ID.get(word)?.facts?.rulesOut?.includes(entry.family));
}

const HEELED = new Set<FootwearKind>(['pump', 'stiletto', 'block-heel', 'heeled-sandal']);

/** Whether the words rule out a kind of shoe: 'no heels' is every heel. */
export const isShoeRuledOut = (id: string, kind: FootwearKind, without: ReadonlySet<string>): boolean =>
  without.has(id) || (without.has('heels') && HEELED.has(kind)) || (without.has('sandals') && kind.includes('sandal'));

/** What stands in place of a value that was ruled out. */
const INSTEAD: Readonly<Record<string, string>> = {
  'neckline=round': 'v',
  neckline: 'round',
  collar: 'none',
  closure: 'none',
  'length=micro': 'knee',
  'length=mini': 'knee',
  'length=crop': 'hip',
  'length=knee': 'midi',
  'length=midi': 'knee',
  'length=maxi': 'midi',
  'length=floor': 'midi',
  fit: 'regular',
  waistline: 'natural',
  silhouette: 'straight',
};
const PLAIN = ['neckline', 'collar', 'closure', 'length', 'fit', 'waistline', 'silhouette'] as const;

/** Puts another value wherever a slot holds one that was ruled out: 'no hood', 'not too tight', 'not short'. */
function turnAway(garment: Garment, without: ReadonlySet<string>): void {
  for (const slot of PLAIN) {
    const held = slotValue(slot, garment[slot]);
    const instead = without.has(held) ? (INSTEAD[held] ?? INSTEAD[slot]) : undefined;
    if (instead) Object.assign(garment, { [slot]: instead });
  }
  const { sleeve } = garment;
  if (without.has(slotValue('sleeveShape', sleeve.shape)) && sleeve.shape !== 'none') sleeve.shape = 'set-in';
  if (!without.has(slotValue('sleeveLength', sleeve.length))) return;
  if (sleeve.length === 'sleeveless') garment.sleeve = { shape: 'set-in', length: 'short' };
  else sleeve.length = sleeve.length === 'long' ? 'short' : 'long';
}

const BUTTONED = new Set<Garment['closure']>(['buttons', 'single-breasted', 'double-breasted', 'half-placket']);
const PARTED = new Set(['pocket', 'slit', 'hood', 'button', 'ruffle', 'belt', 'embroidery', 'fringe', 'sequin']);

/** Takes off a piece what the words rule out: 'no sleeves', 'without a collar', 'no print', 'no hood'. */
export function leaveOut(piece: Piece, without: ReadonlySet<string>): void {
  const { garment } = piece;
  if (without.has('sleeve')) {
    garment.sleeve = { shape: 'none', length: 'sleeveless' };
    piece.said.add('sleeve.length');
  }
  if (without.has('collar') || without.has('lapel')) garment.collar = 'none';
  if (without.has('border')) delete piece.border;
  if (without.has('closure')) garment.closure = 'none';
  if (without.has('print')) {
    garment.cloth.print = { kind: 'solid', colours: [], scale: 'medium' };
    piece.print = 'solid';
    piece.said.add('print');
  }
  // 'a maxi with no straps' stays up by itself
  if (without.has('strap') && !piece.said.has('neckline') && garment.sleeve.length === 'sleeveless')
    garment.neckline = 'strapless';
  if (without.has(slotValue('closure', 'buttons')) && BUTTONED.has(garment.closure))
    garment.closure = garment.family === 'jacket' ? 'open' : 'none';
  turnAway(garment, without);
  const kin = kinOf(without);
  const isBareNecked = garment.collar === 'none' && without.has(slotValue('collar', 'hood'));
  garment.details = garment.details.filter(
    (detail) =>
      !without.has(detailWord(detail)) &&
      !kin.has(detail.id) &&
      // the fur of a hood goes with it, and that of a collar stays
      !(detail.id === 'fur-trim' && isBareNecked) &&
      !(detail.id === 'drawcord' && without.has(slotValue('closure', 'drawstring'))) &&
      ![...without].some((part) => PARTED.has(part) && detailWord(detail).includes(part)),
  );
}
