import { asksFor, type Garment } from '@toile/look';

/** What goes round a waist and is cut of the garment's own cloth. */
export const GIRDLES = ['sash', 'obi', 'belt'] as const;
export type Girdle = (typeof GIRDLES)[number];

export const girdleOf = (g: Pick<Garment, 'details'>): Girdle | undefined =>
  GIRDLES.find((one) => g.details.some(({ id, part }) => id === one && part === undefined));

/** Cut width of girdles, doubled and seamed, and what they are longer than the waist, cm. */
const LONGER: Readonly<Record<Girdle, number>> = { sash: 110, obi: 110, belt: 30 };
const WIDE: Readonly<Record<Girdle, number>> = { sash: 4, obi: 14, belt: 3.5 };

/** A girdle as it is finished. */
export const girdleSize = (girdle: Girdle, halfWaist: number): { long: number; wide: number } => ({
  long: Math.round(halfWaist * 2 + LONGER[girdle]),
  wide: WIDE[girdle],
});

/** A tie that closes a wrap, as it is finished: its own length and width, cm. */
export const TIE = { long: 80, wide: 2.5 } as const;

/** What of a closing counts its pieces. */
interface Counted {
  what: string;
  count: number;
  times?: number;
}

/** Ties among the closings: each is a piece. */
export const tiesAmong = (closings: readonly Counted[]): number =>
  closings.filter(({ what }) => what === 'tie').reduce((sum, { count, times = 1 }) => sum + count * times, 0);

export const isTied = ({ closure, neckline }: Pick<Garment, 'closure' | 'neckline'>): boolean =>
  closure === 'wrap' || (closure === 'tie' && neckline === 'wrap');

export const hasSash = (g: Garment): boolean => asksFor(g, 'sash') || asksFor(g, 'obi');
