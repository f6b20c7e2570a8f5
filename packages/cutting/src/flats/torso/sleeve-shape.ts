import type { Path, Pt } from '../../kit/path.ts';

/** A sleeve laid flat beside the body, at its true length and widths; its upper part lies behind the armhole. */
export interface SleeveShape {
  /** Shoulder point down the fold to the edge. */
  outer: Path;
  /** Edge up to the underarm. */
  inner: Path;
  edge: readonly [outer: Pt, inner: Pt];
  /** Along the fold. */
  along: Pt;
  /** Square to the fold, towards the body. */
  across: Pt;
}
