import type { Garment, Look } from '@toile/look';
import type { Family } from '#atelier/draft/brief.ts';
import type { Halvings } from './take-halving.ts';

/** What a clause was said of, so that the next may go on about it. */
export type Subject =
  | { of: 'garment'; id: string; part?: string }
  | { of: 'footwear'; part?: string }
  | { of: 'accessory'; kind: string; part?: string }
  | { of: 'person'; part?: 'hair' | 'skin' };

/** A change on its way, clause by clause. */
export interface Work {
  readonly before: Look;
  /** Changed in place. */
  look: Look;
  readonly family: Family;
  subject: Subject | undefined;
  /** The last clause took something off or put something on: what a bare name after it is for. */
  intent: 'take off' | 'put on' | undefined;
  /** How much longer or shorter the clause says it should be, cm. */
  amount?: number | undefined;
  /** Ids of garments whose hem was moved by centimetres. */
  readonly hems: Set<string>;
  readonly notDone: string[];
  /** How often, and over how many letters, a clause may still be read as two (`takeHalving`). */
  readonly halvings: Halvings;
}

/** Marks slots as asked for by the words. */
export function mark({ look }: Pick<Work, 'look'>, ...slots: readonly string[]): void {
  for (const slot of slots) look.reading.sources[slot] = 'words';
}

/** The garment the design is about: of those the words named, by how much of it one sees. */
export function mainGarment({ garments, reading: { sources } }: Look): Garment {
  const asked = garments.filter(({ id }) => sources[`${id}.kind`] === 'words');
  const list = asked.length > 0 ? asked : garments;
  const found =
    list.find(({ layer }) => layer === 'one-piece') ??
    list.find(({ family }) => family === 'lehenga') ??
    list.find(({ layer }) => layer === 'outer') ??
    list.find(({ layer, id }) => layer === 'mid' && id === 'g1') ??
    list.find(({ family }) => family !== 'choli' && family !== 'dupatta') ??
    list[0] ??
    garments[0];
  // a Look has at least one garment: its schema says so
  if (!found) throw new Error('a look without garments');
  return found;
}
