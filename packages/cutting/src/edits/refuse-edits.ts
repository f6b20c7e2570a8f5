import type { Garment, Look } from '@toile/look';
import type { GarmentEdits, PackEdits } from '@toile/look/pack-edits';
import { SIZE_TABLES } from '../measures/size-tables.ts';
import { disagreements } from '../pattern/disagreements.ts';
import { draftPattern } from '../pattern/draft-pattern.ts';
import { faultsOf } from '../pattern/faults.ts';
import type { Specification } from '../spec/specification.ts';
import { specify } from '../spec/specify.ts';
import { whoOf } from '../spec/wearer.ts';
import { type EditableGarment, editableOf } from './editable.ts';

/** How far a measure may be set from the house's: beyond, it is another garment, or a slip of the finger. */
const LEAST = 0.4;
const MOST = 2.5;

const refusal = (where: string, why: string) => new RangeError(`Invalid \`${where}\` param: ${why}`);

function refuseUnknown(at: string, edits: GarmentEdits, known: EditableGarment): void {
  for (const [code, { value }] of Object.entries(edits.points ?? {})) {
    const point = known.points.find((one) => one.code === code);
    if (!point) throw refusal(`${at}.points.${code}`, `There is no such point of measure on the ${known.name}.`);
    if (value === undefined) continue;
    if (point.count && !Number.isInteger(value))
      throw refusal(`${at}.points.${code}`, `${point.name} is counted in whole.`);
    const [low, high] = [Math.ceil(point.value * LEAST * 4) / 4, Math.floor(point.value * MOST * 4) / 4];
    if (value < low || value > high)
      throw refusal(`${at}.points.${code}`, `${point.name} lies between ${low} and ${high} for this garment.`);
  }
  for (const key of Object.keys(edits.trims ?? {}))
    if (!known.trims.some((trim) => trim.key === key))
      throw refusal(`${at}.trims.${key}`, `There is no such trim on the ${known.name}.`);
}

/** What cannot be cut, sewn or found again on the pieces: by what was set alone, not by what the house has. */
function newFaults(edited: Specification, house: Specification): string[] {
  const [pattern, before] = [draftPattern(edited), draftPattern(house)];
  if (pattern.undrafted) return [];
  const known = new Set(disagreements(house, before).map(({ point }) => point.code));
  const apart = disagreements(edited, pattern)
    .filter(({ point }) => !known.has(point.code))
    .map(
      ({ point, drafted }) =>
        `${point.code} ${point.name} would be ${point.value} cm, and the pieces give ${drafted.toFixed(1)}`,
    );
  const faults = faultsOf(edited, pattern);
  return faultsOf(house, before).length ? apart : [...apart, ...faults];
}

/** @throws RangeError in one sentence that names what cannot be: in the smallest, the base and the largest size. */
function refuseUncuttable(look: Look, garment: Garment, edits: GarmentEdits): void {
  if (!Object.values(edits.points ?? {}).some(({ value }) => value !== undefined)) return;
  const { sizes } = SIZE_TABLES[whoOf(look)];
  const tried = [{}, ...[sizes[0], sizes.at(-1)].flatMap((size) => (size ? [{ size }] : []))];
  for (const wanted of tried) {
    const spec = specify(look, garment, wanted, edits);
    const none = spec.points.find(({ value }) => value <= 0);
    if (none)
      throw refusal(
        `${garment.id}.points.${none.code}`,
        `${none.name} would be ${none.value} cm in size ${spec.size}.`,
      );
    const [first] = newFaults(spec, specify(look, garment, wanted));
    if (first)
      throw refusal(`${garment.id}.points`, `These measures do not go together in size ${spec.size}: ${first}.`);
  }
}

/**
 * Refuses edits of what is not there, and measures that cannot be cut.
 * @throws RangeError in one sentence that names the field
 */
export function refuseEdits(look: Look, edits: PackEdits): void {
  // a garment that went with the rest may have been edited before it was left out
  const known = editableOf(look, look.garments);
  for (const [id, own] of Object.entries(edits)) {
    const editable = known.find((one) => one.id === id);
    const garment = look.garments.find((one) => one.id === id);
    if (!editable || !garment)
      throw refusal(`edits.${id}`, `Garments of this design are ${known.map((one) => one.id).join(', ')}.`);
    refuseUnknown(`edits.${id}`, own, editable);
    refuseUncuttable(look, garment, own);
  }
}
