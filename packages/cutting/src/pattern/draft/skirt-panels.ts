import type { Pt } from '../../kit/path.ts';
import { ALLOWANCES } from '../../spec/allowances.ts';
import { panelsOfRing, type Ring } from '../../spec/skirt-panels.ts';
import { type Piece, rectangle, type Side } from '../piece.ts';

const ARC_STEPS = 40;

/** A share of a ring: `top` and `hem` are arc lengths, `length` the distance between them; its middle hangs down. */
export function sector(
  piece: { id: string; name: string; cut: number },
  size: { top: number; hem: number; length: number },
  hemAllowance: number = ALLOWANCES.lightHem,
): Piece {
  const { top, hem, length } = size;
  const angle = (hem - top) / length;
  const inner = top / angle;
  const outer = inner + length;
  const at = (r: number, a: number): Pt => [r * Math.sin(a), r * Math.cos(a) - inner];
  const arc = (r: number, from: number, to: number): Pt[] =>
    Array.from({ length: ARC_STEPS + 1 }, (_, i) => at(r, from + ((to - from) * i) / ARC_STEPS));
  const h = angle / 2;
  const sides: Side[] = [
    { name: 'top', points: arc(inner, -h, h), allowance: ALLOWANCES.band },
    { name: 'side-right', points: [at(inner, h), at(outer, h)], allowance: ALLOWANCES.side },
    { name: 'hem', points: arc(outer, h, -h), allowance: hemAllowance },
    { name: 'side-left', points: [at(outer, -h), at(inner, -h)], allowance: ALLOWANCES.side },
  ];
  return {
    ...piece,
    cloth: 'fabric',
    sides,
    grain: [at(inner + length * 0.15, 0), at(inner + length * 0.85, 0)],
    notches: [at(inner, 0)],
    inner: [],
  };
}

interface PanelNames {
  readonly id: string;
  readonly name: string;
  /** A zip stands in the seam of the back. */
  readonly isOpenBehind?: boolean;
}

/** The panels of a flared skirt: as many as lie on cloth; of two the back is cut apart for a zip in its centre. */
export function sectorPanels(ring: Ring, { id, name, isOpenBehind = false }: PanelNames): Piece[] {
  const count = panelsOfRing(ring);
  const share = (part: { id: string; name: string; cut: number }, shares: number): Piece =>
    sector(part, { top: ring.top / shares, hem: ring.hem / shares, length: ring.length });
  if (count > 2 || !isOpenBehind) return [share({ id, name, cut: count }, count)];
  return [
    share({ id, name: `${name}, front`, cut: 1 }, count),
    share({ id: `${id}-back`, name: `${name}, back`, cut: 2 }, count * 2),
  ];
}

/** Widest panel that an Indian loom's 112 cm cuts, seams off. */
export const PANEL_WIDTH = 106;

/** Straight lengths gathered or pleated to a seam. */
export function lengths(
  piece: { id: string; name: string },
  sweep: number,
  length: number,
  hem: number = ALLOWANCES.hem,
  // an even number has a seam at the centre of front and back
  least = 2,
): Piece {
  const panels =
    least > 2 ? Math.max(least, 2 * Math.ceil(sweep / PANEL_WIDTH / 2)) : Math.max(2, Math.ceil(sweep / PANEL_WIDTH));
  return rectangle(
    piece.id,
    piece.name,
    { width: sweep / panels, height: length },
    { cut: panels, allowances: { top: 1, bottom: hem, left: ALLOWANCES.side, right: ALLOWANCES.side } },
  );
}
