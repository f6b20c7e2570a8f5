import type { Garment } from '@toile/look';
import type { Build } from '../cut.ts';
import { opensAtSide, opensBehind, type Placed } from '../placed.ts';

const OPEN: readonly Garment['closure'][] = [
  'buttons',
  'zip',
  'single-breasted',
  'double-breasted',
  'open',
  'frog',
  'wrap',
];

/** Fronts that open from top to bottom are cut in two halves. */
export const opensInFront = (g: Placed, build: Build): boolean =>
  OPEN.includes(g.closure) ||
  (g.closure === 'tie' && g.neckline === 'wrap') ||
  (build === 'choli' && !opensBehind(g) && !opensAtSide(g));

/** A zip that ends on the breast: the front is whole below it. */
export const isHalfZip = ({ closure, details }: Pick<Garment, 'closure' | 'details'>): boolean =>
  closure === 'half-placket' && details.some(({ id }) => id === 'quarter-zip');

/** A flat collar over a back that opens is of two halves, which part behind with it. */
export const isInHalves = (g: Placed, hasBackSeam: boolean): boolean =>
  g.collar === 'peter-pan' && g.closure === 'none' && !opensAtSide(g) && (hasBackSeam || opensBehind(g));
