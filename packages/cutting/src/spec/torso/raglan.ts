import type { Garment } from '@toile/look';
import { curve, type Path, type Pt } from '../../kit/path.ts';
import type { Build } from '../cut.ts';
import type { Torso } from '../points.ts';
import { isBare } from './neck-of.ts';

/** A sleeve that runs to the neck: no shoulder seam and no armhole beside it. */
export const isRaglan = (g: Pick<Garment, 'sleeve' | 'neckline'>, build: Build, t: Pick<Torso, 'sleeve'>): boolean =>
  g.sleeve.shape === 'raglan' && t.sleeve !== undefined && build !== 'wide' && !isBare(g, build);

/** The seam of a raglan from the high point of the shoulder to the underarm, as it is drawn and as it is cut. */
export const raglanLine = ([x, y]: Pt, [ux, uy]: Pt): Path => curve([x, y], [x + 3, y + 5], [ux - 7, uy - 6], [ux, uy]);
