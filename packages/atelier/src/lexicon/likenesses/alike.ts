import type { AccessoryKind } from '@toile/look';
import type { AccessoryEntry } from '#atelier/lexicon/entry.ts';

/**
 * Names of one row are each a thing of its own, drawn as `kind`; in this colour when none is said. Where the shape is only the nearest,
 * it is told what is drawn.
 */
export type Alike = readonly [kind: AccessoryKind, colour: string, names: string, drawnAs?: string];

/** An entry for each name of each row. */
export const entriesAlike = (rows: readonly Alike[]): AccessoryEntry[] =>
  rows.flatMap(([kind, colour, names, drawnAs]) =>
    names
      .split(', ')
      .map((name) => ({ id: name.replaceAll(' ', '-'), words: name, kind, name, colour, ...(drawnAs && { drawnAs }) })),
  );
