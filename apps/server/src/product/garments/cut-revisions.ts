import type { PackRevisions } from '@toile/contract';
import { changesTable, editableOf, revisionsOf, revisionsTable, toCut } from '@toile/cutting';
import type { GarmentTask } from './garment-task.ts';
import { plainTable } from './plain-table.ts';

/** What the Look and the issues tell of a pack's revisions; the rows themselves say what is set now. */
export type LookRevisions = Pick<PackRevisions, 'editable' | 'tables'>;

/** What may be set in a pack, and the tables of what its revisions changed. */
export function cutRevisions({ look, issues }: Extract<GarmentTask, { kind: 'revisions' }>): LookRevisions {
  const revisions = revisionsOf(look, issues);
  return {
    editable: editableOf(look, toCut(look, 'asked', issues.at(-1)?.edits)).map(
      ({ points, trims, texts, ...garment }) => ({
        ...garment,
        points: [...points],
        trims: [...trims],
        texts: [...texts],
      }),
    ),
    tables: [revisionsTable(revisions), changesTable(revisions)].map(plainTable),
  };
}
