/** The part of a long coat that hangs free: from the belt or the hip it opens in a few large flutes that turn at the hem. */

import type { FoldCurve, Piece } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { branch } from '#atelier/kit/chance.ts';
import { reversed } from '#atelier/kit/curves.ts';
import { clamp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';

export interface CoatSkirtCut {
  /** The whole front of the coat. */
  panel: Panel;
  s: Side;
  /** Across the panel, where the front edge ends; along it, where the cloth begins to hang free. */
  u: number;
  v: number;
  /** How far the other front lies over this one at the hem, page units. */
  covered: number;
  fabric: FabricRule;
  seed: number;
  /** 0 hangs straight, 1 stands out all round. */
  fullness: number;
  stiff: number;
  sway: number;
}

export interface CoatSkirt {
  /** From the side seam to the front edge. */
  hem: Point[];
  slivers: Piece[];
  rims: Point[][];
  folds: FoldCurve[];
  swell: (u: number, v: number) => number;
}

/** Share of a front along the upper edge that is kept flat: a step between the two would be drawn as a crack. */
const FLAT = 0.24;

/** Breadth of cloth in which one flute stands, page units. */
const FLUTE = 60;

/** The hem of one front with the flutes that make it. */
export function coatSkirt(c: CoatSkirtCut): CoatSkirt {
  const [u0, u1] = c.s < 0 ? [-1, c.u] : [c.u, 1];
  const part = c.panel.part(u0, u1, c.v, 1);
  const lap = c.covered / (part.halfWidth(1) * 2);
  const made = makeHem(part, {
    fabric: c.fabric,
    seed: branch(c.seed, 'coat-skirt', c.s),
    fullness: c.fullness,
    lobes: Math.round(clamp((part.halfWidth(1) * 2) / FLUTE, 1, 3)),
    foldTop: 0.04,
    stiff: c.stiff,
    sway: c.sway,
  });
  const name = c.s < 0 ? 'frontL' : 'frontR';
  return {
    hem: c.s < 0 ? made.edge : reversed(made.edge),
    slivers: made.slivers,
    rims: made.rims,
    folds: made.folds.map((fold) => ({ ...fold, on: [name] })),
    swell: (u, v) => {
      if (v <= c.v || u <= u0 || u >= u1) return 0;
      const across = (u - u0) / (u1 - u0);
      const fromEdge = c.s < 0 ? 1 - across : across;
      return made.swell(across * 2 - 1, (v - c.v) / (1 - c.v)) * smoothstep(lap, lap + FLAT, fromEdge);
    },
  };
}
