/** The kalis of a lehenga or anarkali: tapering panels whose seams run from the waist to the hem. */
import type { Line } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';

/** Seams between `count` panels; they crowd toward the sides as a cone's do. @param colour of piping along them. */
export const kaliSeams = (panel: Panel, count: number, colour?: string): Line[] =>
  Array.from({ length: count - 1 }, (_, i): Line => {
    const u = Math.sin(((i + 1) / count - 0.5) * Math.PI);
    return {
      kind: 'seam',
      points: Array.from({ length: 24 }, (_, k) => panel.map(u * 0.98, 0.02 + (0.97 * k) / 23)),
      weight: colour ? 1.2 : 0.85,
      ...(colour && { colour }),
    };
  });
