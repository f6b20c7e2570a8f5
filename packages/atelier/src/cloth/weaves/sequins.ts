/** Sequins: rows of discs sewn one over the next. Each hangs a little otherwise and flashes where the form turns it to the lamp. */

import { smoothstep } from '#atelier/kit/numbers.ts';
import { fraction, scatter, type WeaveAt } from './weave-at.ts';

/** Across one disc, and between two rows, page units. */
const DISC = 6.4;
const ROW = 4.7;

/** Where the lamp is seen in a mirror, and its reflection from the ground. */
const LAMP = [-0.3, -0.3, 0.9] as const;
const FLOOR = [0.5, 0.35, 0.79] as const;

export function sequins(): WeaveAt {
  return (u, v, c, facing) => {
    // the row above lies over this one: the disc whose lower half covers the point is the one seen
    const row = Math.floor(v / ROW);
    const x = u / DISC + (row & 1) * 0.5;
    const column = Math.floor(x);
    const dx = fraction(x) - 0.5;
    const dy = fraction(v / ROW);
    const under = dx * dx * 3.2 + dy * dy * 0.9 > 0.92 ? 1 : 0;
    const j = row + under;
    const i = under ? Math.floor(u / DISC + (j & 1) * 0.5) : column;
    const a = scatter(i, j) - 0.5;
    const b = scatter(j, i + 31) - 0.5;
    const nx = facing.nx + a * 0.62;
    const ny = facing.ny + b * 0.62 - 0.08;
    const shine = nx * LAMP[0] + ny * LAMP[1] + facing.nz * LAMP[2];
    const flash =
      smoothstep(1.0, 1.1, shine) * (scatter(i + 7, j) > 0.45 ? 1 : 0.25) +
      0.6 * smoothstep(0.93, 0.99, nx * FLOOR[0] + ny * FLOOR[1] + facing.nz * FLOOR[2]) * (a > 0.2 ? 1 : 0);
    if (flash > 0) for (let n = 0; n < 3; n++) c[n] += (0.55 + c[n] * 0.45 - c[n]) * Math.min(1, flash) * 1.15;
    const tilt = nx * -0.6 + ny * -0.5;
    const lip = under ? 0.26 : smoothstep(0.62, 0.92, dx * dx * 3.2 + dy * dy * 0.9) * 0.16 - 0.1 * (1 - dy);
    return 0.06 + lip - tilt * 0.62 - flash * 0.1;
  };
}
