import { type Fitting, SIZE_TABLES, type Size, sizeOf, toMeasure, type Wanted, whoOf } from '@toile/cutting';
import type { Garment, Look } from '@toile/look';
import type { WantedMeasures } from './garment-task.ts';

/** The wanted measures as the cutter takes them, and how they are called on a sheet. */
export interface WantedOf {
  readonly wanted: Wanted;
  readonly name: string;
  readonly fitting?: Fitting;
}

/** @throws {RangeError} for a size that the wearer's table does not have */
export function wantedOf(look: Look, { size, measured }: WantedMeasures): WantedOf {
  const who = whoOf(look);
  if (measured) {
    const fitting = toMeasure(who, measured);
    return { wanted: { fitting }, fitting, name: 'made to measure' };
  }
  const found = sizeFrom(look, size);
  return { wanted: { size: found }, name: `${who} ${found}` };
}

function sizeFrom(look: Look, size: string | undefined): Size {
  const who = whoOf(look);
  if (size === undefined) return sizeOf(look);
  const { sizes } = SIZE_TABLES[who];
  const found = sizes.find((one) => one === size);
  if (!found) throw new RangeError(`Invalid \`size\` param: Sizes of ${who} are ${sizes.join(', ')}.`);
  return found;
}

/**
 * The Look with the garments that are asked for, their ids between commas, or with all.
 * @throws {RangeError} when it has none of a name
 */
export function lookWith(look: Look, garment: string | undefined): Look {
  if (garment === undefined) return look;
  const asked = garment.split(',');
  const garments: Garment[] = look.garments.filter(({ id }) => asked.includes(id));
  if (garments.length < asked.length) {
    const known = look.garments.map(({ id }) => id).join(', ');
    throw new RangeError(`Invalid \`garment\` param: Garments of this design are ${known}.`);
  }
  return { ...look, garments };
}
