/** What a bodice is asked for, and what is made of it. */

import type { Neckline } from '@toile/look';
import type { Build } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { NeckEdge } from './neckline-cuts.ts';
import type { SeamCut } from './side-seam.ts';

export interface BodiceCut extends SeamCut {
  fabric: FabricRule;
  seed: number;
  neck: Neckline;
  sleeveless?: boolean;
  /** A band is sewn over its upper edge. */
  banded?: boolean;
  /** Rise of the shoulder line and its reach beyond the shoulder point. */
  pad?: number;
  padOut?: number;
  /** 'clean' a turned hem, 'free' moves with the cloth, 'rib' drawn in, 'hidden' tucked under a waistband, 'joined' sewn to a skirt. */
  hem: 'clean' | 'free' | 'rib' | 'hidden' | 'joined';
  /** Page heights at which the left and the right side end, where they differ. */
  ends?: [number, number];
  /** Shape of the lower edge: offset across u, page units. */
  bottom?: ((u: number) => number) | undefined;
  fullness?: number;
  mirror?: boolean;
  angle?: number;
  /** Width of shoulder straps, page units. */
  strapWidth?: number | undefined;
  /** Its sleeves are raglan; of which material they are cut. */
  raglan?: number | undefined;
  /** How far the cloth stands by itself, 0..1: see `stiffnessOf`. */
  stiff?: number;
  /** It clings: the hip pulls it toward the knee. */
  pull?: boolean;
}

export interface Bodice extends Build {
  panel: Panel;
  neck: NeckEdge;
  left: Point[];
  right: Point[];
  hem: Point[];
}

/** The seams of a bodice by side, the left first. */
export interface BodiceSeams {
  neck: NeckEdge;
  /** From the armhole down to the hem. */
  sides: Point[][];
  holes: Point[][];
  /** From the neck to the armhole. */
  shoulders: Point[][];
  /** Armhole and side seam in one: the edges of its panel. */
  edges: Point[][];
}

/** The lowest point of the neckline: where a collar closes and a placket begins. */
export const neckFront = (b: Bodice): Point => b.neck.edge[Math.floor(b.neck.edge.length / 2)];
