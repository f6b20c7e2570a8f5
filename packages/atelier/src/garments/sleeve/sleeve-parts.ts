/** What a sleeve is asked for, and what it is. */

import type { Build } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import type { Side } from '#atelier/kit/side.ts';
import type { SleeveCut } from './sleeve-cuts.ts';

export interface SleeveOptions {
  cut: SleeveCut;
  fabric: FabricRule;
  seed: number;
  pad?: number;
  padOut?: number;
  drop?: number;
  /** Ease of the bodice it is set into. */
  ease?: number;
  angle?: number;
  /** It leaves the shoulder bare. */
  offShoulder?: boolean;
}

export interface Sleeve extends Build {
  panel: Panel;
  side: Side;
}

export const sleeveName = (s: Side): string => (s < 0 ? 'sleeveL' : 'sleeveR');

/** The sleeve's own lowest length: of a bent sleeve the forearm. */
export function cuffPanel({ pieces, panel }: Sleeve): Panel {
  const own = pieces.findLast((p) => p.name.startsWith('sleeve'));
  return own?.surface ?? panel;
}
