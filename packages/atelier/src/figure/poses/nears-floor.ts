import type { Garment } from '@toile/look';

const LONG: ReadonlySet<string> = new Set(['ankle', 'maxi', 'floor']);

/** Whether a garment comes down to the feet, so that at most their toes are seen. */
export const nearsFloor = ({ family, length }: Garment): boolean =>
  family === 'saree' || family === 'lehenga' || (['dress', 'skirt'].includes(family) && LONG.has(length));
