import { type PackEdits as AllEdits, type GarmentEdits as Edits, TEXT_KEYS, TRIM_UNITS } from '@toile/look/pack-edits';
import * as z from 'zod';
import { SheetTable } from './garments.ts';
import { Line, Passage } from './written.ts';

/** Type of the refusal of a revision that was made from an older one than the newest. */
export const PACK_CHANGED = 'pack_changed';

/**
 * Limits of what is set in a pack: revisions of one, how many of them (the newest) are told with what they changed, characters of one
 * revision in all, and what it may hold of each garment.
 */
export const PACK_EDITS = {
  revisions: 100,
  told: 12,
  size: 24_000,
  garments: 12,
  points: 80,
  trims: 60,
  added: 20,
  notes: 20,
  line: 300,
  note: 500,
} as const;

const few = (most: number) => (of: Readonly<Record<string, unknown>>) => Object.keys(of).length <= most;
const Key = z.string().min(1).max(24);

/** Finished measure in the base size, and tolerance either way: centimetres, or pieces of what is counted. */
const PointEdit = z.strictObject({
  value: z.number().min(0.1).max(2000).optional(),
  tolerance: z.number().min(0).max(10).optional(),
});
const TrimEdit = z.strictObject({
  name: Line(PACK_EDITS.line).min(1).optional(),
  /** 0 takes it off the bill. */
  quantity: z.number().min(0).max(100_000).optional(),
});
const AddedTrim = z.strictObject({
  name: Line(PACK_EDITS.line).min(1),
  quantity: z.number().min(0.01).max(100_000),
  unit: z.enum(TRIM_UNITS),
});
const Text = Line(PACK_EDITS.note).min(1).optional();

/** What was set otherwise than the house has it, of one garment: points by code, trims by key. */
export const GarmentEdits: z.ZodType<Edits> = z.strictObject({
  points: z.record(Key, PointEdit).refine(few(PACK_EDITS.points), 'too many points').optional(),
  trims: z.record(Key, TrimEdit).refine(few(PACK_EDITS.trims), 'too many trims').optional(),
  added: z.array(AddedTrim).max(PACK_EDITS.added, `at most ${PACK_EDITS.added} trims of your own`).optional(),
  notes: z.array(Line(PACK_EDITS.line).min(1)).max(PACK_EDITS.notes, `at most ${PACK_EDITS.notes} notes`).optional(),
  texts: z.strictObject({ label: Text, fibre: Text, care: Text, packing: Text, inspection: Text }).optional(),
});
export type GarmentEdits = Edits;

/** By the garment's id in its Look. */
export const PackEdits: z.ZodType<AllEdits> = z
  .record(Key, GarmentEdits)
  .refine(few(PACK_EDITS.garments), 'too many garments')
  .refine((edits) => JSON.stringify(edits).length <= PACK_EDITS.size, `at most ${PACK_EDITS.size} characters in all`);
export type PackEdits = AllEdits;

/** Body of `POST /generate-outfit/{design_id}/pack/revisions`: the whole state, and the revision that it was made from. */
export const NewRevision = z.strictObject({
  on: z.number().int().min(1).max(PACK_EDITS.revisions),
  note: Passage(PACK_EDITS.note).default(''),
  edits: PackEdits,
});
export type NewRevision = z.infer<typeof NewRevision>;

/** Reply of it: the number under which it is kept. */
export const RevisionState = z.object({ revision: z.number().int() });
export type RevisionState = z.infer<typeof RevisionState>;

/** What of a garment may be set, as the house has it in the base size. */
export const EditableGarment = z.object({
  id: z.string(),
  name: z.string(),
  size: z.string(),
  points: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      how: z.string(),
      value: z.number(),
      tolerance: z.number(),
      count: z.boolean(),
    }),
  ),
  trims: z.array(z.object({ key: z.string(), name: z.string(), quantity: z.number(), unit: z.enum(TRIM_UNITS) })),
  texts: z.array(z.object({ key: z.enum(TEXT_KEYS), what: z.string(), text: z.string() })),
});
export type EditableGarment = z.infer<typeof EditableGarment>;

/** A pack's revisions: what may be set, what is set now, and the tables of what each changed. */
export const PackRevisions = z.object({
  /** The newest; 1 is the first issue. */
  revision: z.number().int(),
  editable: z.array(EditableGarment),
  edits: PackEdits,
  /** The newest revisions, and line by line what each of them changed, the newest first. */
  tables: z.array(SheetTable),
});
export type PackRevisions = z.infer<typeof PackRevisions>;
