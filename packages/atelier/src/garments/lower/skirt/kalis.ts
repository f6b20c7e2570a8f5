/** The kalis of a lehenga or anarkali: tapering panels whose seams run from the waist to the hem. */

import type { Line } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { stream } from '#atelier/kit/chance.ts';

/**
 * Seams between `count` panels; they crowd toward the sides as a cone's do, sway with the cloth, and are lost where it turns
 * away.
 */
export function kaliSeams(panel: Panel, count: number, seed: number): Line[] {
  const next = stream(seed, 'kalis.seams');
  return Array.from({ length: count - 1 }, (_, i): Line => {
    const u = Math.sin(((i + 1) / count - 0.5) * Math.PI) + (next() - 0.5) * 0.05;
    const sway = (next() - 0.5) * 0.06;
    const to = next() < 0.3 ? 0.97 : 0.2 + next() * 0.4;
    return {
      kind: 'seam',
      points: Array.from({ length: 24 }, (_, k) => {
        const v = 0.015 + (to * k) / 23;
        return panel.map(u * 0.98 + sway * Math.sin(v * 5), v);
      }),
      weight: 0.6,
    };
  });
}
