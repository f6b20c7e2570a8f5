import type { SewnName, View } from '../../flats/view.ts';
import { notInPieces } from '../../pattern/not-in-pieces.ts';
import type { Pattern, Piece } from '../../pattern/piece.ts';
import type { PackGarment } from '../pack-tables.ts';

const shellOf = ({ pieces }: Pattern, id: RegExp): Piece[] =>
  pieces.filter((piece) => id.test(piece.id) && piece.cloth !== 'interfacing' && !/-lining$/.test(piece.id));
const hasUpright = (pattern: Pattern, id: RegExp): boolean =>
  shellOf(pattern, id).some((piece) => {
    const isBust = piece.sides.some(({ name }) => name === 'dart');
    return piece.inner.filter(({ kind }) => kind === 'dart').length > (isBust ? 1 : 0);
  });
/** Cut in two and sewn together at the centre. */
const isParted = (pattern: Pattern, id: RegExp): boolean =>
  shellOf(pattern, id).some(({ cut, fold }) => cut > 1 && fold === undefined);
const has = (pattern: Pattern, id: RegExp): boolean => shellOf(pattern, id).length > 0;

/** Whether the pieces are cut with what a line is the picture of. */
const CUT: Readonly<Record<SewnName, (pattern: Pattern) => boolean>> = {
  'bust dart': (pattern) => shellOf(pattern, /^front/).some(({ sides }) => sides.some(({ name }) => name === 'dart')),
  'front dart': (pattern) => hasUpright(pattern, /^(?:front|leg-front)/),
  'back dart': (pattern) => hasUpright(pattern, /^(?:back|leg-back)/),
  'front pleat': (pattern) =>
    shellOf(pattern, /^leg-front/).some(({ inner }) => inner.some(({ kind }) => kind === 'pleat')),
  panel: (pattern) => has(pattern, /^(?:front-side|side-panel)$/),
  yoke: (pattern) => has(pattern, /^yoke$/),
  'centre back': (pattern) => isParted(pattern, /^(?:back|skirt-back)$/) || has(pattern, /^(?:skirt|kali|tier-1)$/),
  'centre front': (pattern) => isParted(pattern, /^front$/),
  'waist seam': (pattern) => has(pattern, /^(?:front|back)$/) && has(pattern, /^(?:skirt|kali|tier-1)$/),
  kali: (pattern) => has(pattern, /^(?:kali|skirt)$/),
  tier: (pattern) => has(pattern, /^tier-1$/),
  band: (pattern) => has(pattern, /^(?:band|belt)$/),
  tie: (pattern) => has(pattern, /^(?:tie|sash|obi|belt)$/),
  'wrap edge': (pattern) => isParted(pattern, /^front$/),
  flounce: (pattern) => has(pattern, /^flounce$/),
};
/** Of these every piece is seen from outside, so that what is cut is drawn. */
const SEEN: readonly SewnName[] = [
  'bust dart',
  'front dart',
  'back dart',
  'front pleat',
  'panel',
  'yoke',
  'waist seam',
  'tier',
  'tie',
  'flounce',
];

/** What a pack tells is lacking in its pieces and is to be cut by whoever makes it. */
const isTold = (garment: PackGarment, name: string): boolean =>
  notInPieces(garment.spec).some((line) => line.includes(name.split(' ').at(-1) ?? name));

/** Every line that is the picture of a seam, a dart or a piece is cut, and what is cut so is drawn. */
export function drawnAndCut(garment: PackGarment, views: readonly View[]): string[] {
  const { pattern, spec } = garment;
  if (pattern.undrafted !== undefined) return [];
  const drawn = new Set(views.flatMap(({ marks }) => marks.flatMap(({ of }) => (of === undefined ? [] : [of]))));
  const uncut = [...drawn]
    .filter((name) => !CUT[name](pattern) && !isTold(garment, name))
    .map((name) => `drawn and not cut: ${name}`);
  // of a sash or a belt the ends hang, and its bow is not always seen
  const isHidden = (name: SewnName): boolean => name === 'tie' && !has(pattern, /^tie$/);
  const undrawn = SEEN.filter(
    (name) => CUT[name](pattern) && !drawn.has(name) && !isHidden(name) && !isTold(garment, name),
  ).map((name) => `cut and not drawn: ${name}`);
  const steps = spec.construction.map(({ text }) => text).join('; ');
  const isDarted = drawn.has('bust dart') || drawn.has('front dart') || drawn.has('back dart');
  return [
    ...uncut,
    ...undrawn,
    ...(isDarted && /\bno darts\b/.test(steps) ? ['construction: “no darts” beside darts that are drawn'] : []),
  ];
}
