/** Brocade: an ogee of vines with a flower in each, woven of metal thread on satin. */

import { boota, butta } from '#atelier/cloth/motifs/indian-motifs.ts';
import { leaf, ring } from '#atelier/cloth/motifs/shapes.ts';
import { drawTile, type Tile, tileReader, wrapped } from '#atelier/cloth/prints/tile.ts';
import { clamp, smoothstep } from '#atelier/kit/numbers.ts';
import type { WeaveAt } from './weave-at.ts';

const WIDE = 52;
const HIGH = 74;

let drawn: Tile | null = null;

/** Red says where the figure is, green where the dark thread that binds its edge. */
function figureTile(): Tile {
  if (drawn) return drawn;
  drawn = drawTile(WIDE, HIGH, '#000000', (c) => {
    const cells = [
      [0, 0],
      [0.5, 0.5],
    ];
    const ogee = (x: number, y: number, width: number, colour: string): void =>
      wrapped(c, WIDE, HIGH, x, y, () => {
        c.strokeStyle = colour;
        c.lineWidth = width;
        for (const s of [-1, 1]) {
          c.beginPath();
          c.moveTo(0, -HIGH / 2);
          c.bezierCurveTo(s * 3, -HIGH * 0.3, s * WIDE * 0.5, -HIGH * 0.24, s * WIDE * 0.5, 0);
          c.bezierCurveTo(s * WIDE * 0.5, HIGH * 0.24, s * 3, HIGH * 0.3, 0, HIGH / 2);
          c.stroke();
        }
      });
    for (const [x, y] of cells) ogee(x * WIDE, y * HIGH, 5.4, '#00ff00');
    for (const [x, y] of cells) ogee(x * WIDE, y * HIGH, 2.8, '#ff0000');
    for (const [x, y] of cells)
      wrapped(c, WIDE, HIGH, x * WIDE, y * HIGH, () => {
        for (const s of [-1, 1])
          for (const t of [-1, 1]) leaf(c, t * 0.9 + (s < 0 ? Math.PI : 0), 8, 2, '#ff0000', s * 15.5, t * 13);
        c.translate(0, 2.5);
        boota(c, 14.5, ['#00ff00', '#00ff00', '#00ff00'], '#00ff00');
        boota(c, 13, ['#ff0000', '#ff0000', '#ff0000'], '#00ff00');
      });
    for (const [x, y] of [
      [0.5, 0],
      [0, 0.5],
    ])
      wrapped(c, WIDE, HIGH, x * WIDE, y * HIGH, () => {
        ring(c, 0, 0, 5.6, 1.6, '#00ff00');
        butta(c, 5, ['#ff0000', '#ff0000'], '#00ff00');
      });
  });
  return drawn;
}

/** Metal where it burns. */
const GLINT = [0.99, 0.92, 0.74] as const;

/** Metal thread: gold, or paler than the ground where the ground is gold itself. */
function threadOn(ground: readonly number[]): readonly number[] {
  const gold = [0.83, 0.66, 0.32];
  const apart = Math.hypot(gold[0] - ground[0], gold[1] - ground[1], gold[2] - ground[2]);
  return apart > 0.42 ? gold : [0.97, 0.9, 0.7];
}

/**
 * The metal lies along the weft and the satin along the warp: where a fold turns one to the light the other loses it, so the
 * figure is lighter than its ground on one flank and darker on the other.
 * @param quiet the cloth bears another pattern: only its damask is seen.
 */
export function figured(ground: readonly number[], level: number, quiet: boolean): WeaveAt {
  const read = tileReader(figureTile(), level);
  const thread = threadOn(ground);
  const onPale = ground[0] * 0.3 + ground[1] * 0.59 + ground[2] * 0.11 > 0.5;
  const at = new Float64Array(3);
  return (u, v, c, facing) => {
    read(u, v, at);
    const figure = at[0];
    const edge = at[1];
    // −1 the figure lies in the dark, 1 it burns
    const turn = clamp((-facing.nx * 1.5 - facing.ny * 0.6) * 1.25, -1, 1);
    if (quiet) return (edge * 0.08 - figure * 0.07) * (0.4 + turn);
    const metal = figure * (0.74 + 0.14 * turn);
    const burn = 0.5 * smoothstep(0.2, 1, turn) + 0.22 * smoothstep(0.75, 0.94, facing.lambert);
    const dim = 1 + Math.min(0, turn) * 0.22;
    for (let i = 0; i < 3; i++) c[i] += (thread[i] * dim + (GLINT[i] - thread[i]) * burn - c[i]) * metal;
    const satin = (1 - figure) * (0.04 + 0.11 * turn);
    return satin + edge * (onPale ? 0.5 : 0.36) + figure * (Math.sin(u * 3) * 0.04 + smoothstep(0.1, -0.6, turn) * 0.3);
  };
}
