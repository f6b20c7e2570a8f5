import type { PackEdits } from '@toile/look/pack-edits';

export const NO_EDITS: PackEdits = {};
