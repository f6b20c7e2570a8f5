import type { WrittenEdits } from '#web/features/garment/written-edits.ts';

interface Versions {
  /** The fields as the form was opened with. */
  opened: WrittenEdits;
  /** As they are written now. */
  mine: WrittenEdits;
  /** As somebody else saved them meanwhile. */
  theirs: WrittenEdits;
}

/** Somebody else's fields with what was written here laid over them: only fields that were changed here. */
export const layOver = ({ opened, mine, theirs }: Versions): WrittenEdits => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(mine).filter(([field, text]) => text !== opened[field])),
});
