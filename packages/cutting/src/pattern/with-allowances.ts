import type { Specification } from '../spec/specification.ts';
import type { Pattern, Piece, Side } from './piece.ts';

/** The row of the seams by which a side of a piece is cut, where its name is another. */
const ROWS: Readonly<Record<string, string>> = {
  'side-left': 'kali',
  'side-right': 'kali',
  'panel-front': 'panel',
  'panel-back': 'panel',
};
/** Sides of a body that a skirt or a flounce is joined to end in a seam. */
const IS_BODY = /^(?:front|back|side-panel)(?:-side)?(?:-lining)?$/;
const IS_SLEEVE = /^sleeve(?:-under)?(?:-lining)?$/;
const IS_LENGTH = /^(?:skirt|tier-\d)$/;
const IS_PANEL = /^skirt(?:-back)?(?:-lining)?$/;
/** Straight lengths end in the hem below; of tiers only the last does. */
const isLastLength = ({ id }: Piece, tiers: number): boolean =>
  id === 'skirt' || id === 'flounce' || id === `tier-${tiers}`;

/** Pieces with the allowances that the specification tells: what is written of a seam is what its pieces are cut with. */
export function withAllowances(pattern: Pattern, spec: Specification): Pattern {
  const told = new Map(spec.seams.map(({ where, allowance }) => [where, allowance]));
  const { torso: t, skirt } = spec.parts;
  const isJoined = t !== undefined && (told.has('waist') || told.has('flounce'));
  const rowOf = (piece: Piece, { name }: Side): number | undefined => {
    if (IS_SLEEVE.test(piece.id) && name === 'hem') return told.get('sleeve hem');
    if (IS_LENGTH.test(piece.id) && (name === 'left' || name === 'right')) return told.get('joins');
    if (IS_PANEL.test(piece.id) && ROWS[name] === 'kali')
      return (
        told.get('joins') ??
        told.get(piece.id.startsWith('skirt-back') && name === 'side-left' ? 'centre back' : 'side')
      );
    if (name === 'bottom' && isLastLength(piece, t?.tiers ?? skirt?.tiers ?? 0)) return told.get('hem');
    if (name === 'hem' && isJoined && IS_BODY.test(piece.id)) return told.get('waist') ?? told.get('flounce');
    return told.get(ROWS[name] ?? name) ?? (ROWS[name] === 'kali' ? told.get('side') : undefined);
  };
  const cut = (piece: Piece): Piece => ({
    ...piece,
    sides: piece.sides.map((side) =>
      side.allowance === 0 ? side : { ...side, allowance: rowOf(piece, side) ?? side.allowance },
    ),
  });
  return { ...pattern, pieces: pattern.pieces.map(cut) };
}
