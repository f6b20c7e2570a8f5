import type { GarmentEdits } from '@toile/look/pack-edits';
import { PART_NAMES, PART_POINTS, rowOf } from './grade.ts';
import type { Parts } from './points.ts';
import type { PointOfMeasure, Specification, Trim } from './specification.ts';

/** Each trim's key: its id, numbered where a garment has several of a kind. */
export function trimKeys(trims: readonly Trim[]): string[] {
  const seen = new Map<string, number>();
  return trims.map(({ id }) => {
    const nth = (seen.get(id) ?? 0) + 1;
    seen.set(id, nth);
    return nth === 1 ? id : `${id}-${nth}`;
  });
}

/** Sums of tenths are tenths again. */
const hundredth = (cm: number): number => Math.round(cm * 100) / 100;

/**
 * The measures with those that somebody set: by as much as the base size moves, every size does.
 * @param base the measures of the base size, before
 */
export function editParts(parts: Parts, base: Parts, edits: GarmentEdits): Parts {
  const out: Parts = {};
  for (const part of PART_NAMES) {
    const [row, house] = [rowOf(parts, part), rowOf(base, part)];
    if (!row) continue;
    const moved = Object.entries(row).map(([id, cm]) => {
      const set = edits.points?.[PART_POINTS[part][id]?.code ?? '']?.value;
      return [id, set === undefined ? cm : hundredth(cm + set - (house?.[id] ?? cm))] as const;
    });
    // its keys are those of the row, so it stays the part that it was
    Object.assign(out, { [part]: Object.fromEntries(moved) });
  }
  return out;
}

/** Points with the tolerances that were set; what was set says so. */
export const editPoints = (points: readonly PointOfMeasure[], edits: GarmentEdits): PointOfMeasure[] =>
  points.map((point) => {
    const set = edits.points?.[point.code];
    if (!set) return point;
    return { ...point, tolerance: set.tolerance ?? point.tolerance, provenance: 'edit' };
  });

/** Trims as they were set, without those that were taken off, and with those that were added. */
export function editTrims(trims: readonly Trim[], edits: GarmentEdits): Trim[] {
  const keys = trimKeys(trims);
  const kept = trims.flatMap((trim, nth): Trim[] => {
    const set = edits.trims?.[keys[nth] ?? ''];
    if (!set) return [trim];
    if (set.quantity === 0) return [];
    return [{ ...trim, name: set.name ?? trim.name, quantity: set.quantity ?? trim.quantity, provenance: 'edit' }];
  });
  const added = (edits.added ?? []).map((trim): Trim => ({ ...trim, id: 'added', provenance: 'edit' }));
  return [...kept, ...added];
}

/** Notes stand below what the house writes beside the drawing. */
export const editConstruction = (
  lines: Specification['construction'],
  edits: GarmentEdits,
): Specification['construction'] => [
  ...lines,
  ...(edits.notes ?? []).map((text) => ({ text, provenance: 'edit' as const })),
];
