import type { Detail } from '@toile/look';

const CREATURE = /^(?<what>.+)-motif$/;
/** Motifs that say where or of what make they are, and not what they show. */
const UNSHOWN: ReadonlySet<string> = new Set(['ethnic-motif', 'chest-motif']);

/** What the embroidery of a garment shows: 'peacock', 'paisley'; undefined where no detail says it. */
export function workedMotif(details: readonly Detail[]): string | undefined {
  for (const { id, part } of details) {
    const what = UNSHOWN.has(id) ? undefined : CREATURE.exec(id)?.groups?.what;
    if (what !== undefined) return what.replaceAll('-', ' ');
    if (part === 'embroidery') return id.replaceAll('-', ' ');
  }
  return undefined;
}
