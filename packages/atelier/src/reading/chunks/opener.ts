import type { Role } from '#atelier/lexicon/lexicon.ts';

/** How a phrase about a quality began. */
export type Opener = 'start' | 'with' | 'has' | 'in' | 'article' | 'over' | 'under' | 'pause' | 'and';
/** Openers after which qualities of the last thing may follow. */
export const DESCRIBES: ReadonlySet<Opener> = new Set<Opener>(['with', 'has', 'in']);
/** Openers that hang what follows on what went before. */
export const DEPENDS: ReadonlySet<Opener> = new Set<Opener>(['with', 'has', 'in', 'over', 'under']);

/** The connectives that end the phrase before them, and how the one after them begins. */
export const OPENS: Readonly<Partial<Record<Role, Opener>>> = {
  opens: 'with',
  has: 'has',
  in: 'in',
  over: 'over',
  under: 'under',
  places: 'start',
  negates: 'start',
};
