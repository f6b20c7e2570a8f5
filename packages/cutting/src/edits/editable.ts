import type { Garment, Look } from '@toile/look';
import { TEXT_KEYS, type TextKey } from '@toile/look/pack-edits';
import { houseText } from '../pack/pack-tables.ts';
import { trimKeys } from '../spec/apply-edits.ts';
import type { Trim } from '../spec/specification.ts';
import { specify } from '../spec/specify.ts';
import { toCut } from '../spec/to-cut.ts';

/** What of a garment may be set otherwise, as the house has it, in the base size. */
export interface EditableGarment {
  id: string;
  name: string;
  size: string;
  points: readonly { code: string; name: string; how: string; value: number; tolerance: number; count: boolean }[];
  trims: readonly { key: string; name: string; quantity: number; unit: Trim['unit'] }[];
  texts: readonly { key: TextKey; what: string; text: string }[];
}

/** What of a Look's pack may be set otherwise, in the garments that are cut. */
export const editableOf = (look: Look, garments: readonly Garment[] = toCut(look)): EditableGarment[] =>
  garments.map((garment) => {
    const spec = specify(look, garment);
    const keys = trimKeys(spec.trims);
    return {
      id: spec.garment.id,
      name: spec.name,
      size: spec.size,
      points: spec.points.map(({ code, name, how, value, tolerance, count }) => ({
        ...{ code, name, how, tolerance, count },
        value: Math.round(value * 100) / 100,
      })),
      trims: spec.trims.map(({ name, quantity, unit }, nth) => ({ key: keys[nth] ?? '', name, quantity, unit })),
      texts: TEXT_KEYS.map((key) => ({ key, ...pick(houseText(spec, key)) })),
    };
  });

const pick = ({ what, text }: { what: string; text: string }) => ({ what, text });
