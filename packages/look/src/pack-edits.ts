/** What somebody set otherwise in a tech pack: the contract checks it, the cutter follows it. */

/** A finished measure that somebody set: in the base size, every other one moves by as much. */
export interface PointEdit {
  /** Centimetres, or pieces where the point is a count. */
  value?: number | undefined;
  tolerance?: number | undefined;
}

export interface TrimEdit {
  name?: string | undefined;
  /** 0 takes the trim off the bill. */
  quantity?: number | undefined;
}

/** Metres, pieces, pairs. */
export const TRIM_UNITS = ['m', 'pcs', 'pair'] as const;
export type TrimUnit = (typeof TRIM_UNITS)[number];

export interface AddedTrim {
  name: string;
  quantity: number;
  unit: TrimUnit;
}

/** Lines of a pack that are text alone: labels, care, packing, inspection. */
export const TEXT_KEYS = ['label', 'fibre', 'care', 'packing', 'inspection'] as const;
export type TextKey = (typeof TEXT_KEYS)[number];

/** What was set otherwise than the house has it, of one garment. */
export interface GarmentEdits {
  /** By the code of the point. */
  points?: Readonly<Record<string, PointEdit>> | undefined;
  /** By the key of the trim. */
  trims?: Readonly<Record<string, TrimEdit>> | undefined;
  added?: readonly AddedTrim[] | undefined;
  notes?: readonly string[] | undefined;
  texts?: Readonly<Partial<Record<TextKey, string | undefined>>> | undefined;
}

/** By the garment's id in its Look. */
export type PackEdits = Readonly<Record<string, GarmentEdits>>;
