/** Stripes down the outside of a sleeve, from the shoulder to the cuff: what makes a jacket a track jacket. */
import { type Build, emptyBuild, type Line } from '#atelier/cloth/build.ts';
import type { Sleeve } from './sleeve-parts.ts';

/** Where they lie across the sleeve, as shares from its middle to its outer edge. */
const ACROSS = [0.3, 0.54, 0.78] as const;

export function sleeveStripes(sleeves: readonly Sleeve[], colour: string): Build {
  const lines = sleeves.flatMap(({ panel, side }): Line[] =>
    panel
      ? ACROSS.map((u) => ({
          kind: 'overlap',
          points: panel.line(
            [
              [side * u, 0.05],
              [side * u, 0.5],
              [side * u, 0.93],
            ],
            14,
          ),
          weight: 1.4,
          colour,
          top: true,
        }))
      : [],
  );
  return { ...emptyBuild(), lines };
}
