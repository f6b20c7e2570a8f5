import type { Who } from './body.ts';
import { bodyOf, type Size } from './size-tables.ts';

const CM_PER_INCH = 2.54;

export interface SizeLabel {
  size: Size;
  /** What an Indian tailor and shop call it: the bust or chest in whole inches, the age for children. */
  indian: string;
  /** Bust-waist-hip in inches as swing tickets print it. */
  inches: string;
  /** Body range in cm of EN 13402-3 kind: half a step either side. */
  fits: string;
}

/** Size as it is called on labels: letters, Indian inch sizes (36, 38 …), body range. */
export function sizeLabel(who: Who, size: Size): SizeLabel {
  const body = bodyOf(who, size);
  const inch = (cm: number) => Math.round(cm / CM_PER_INCH);
  const half = who === 'men' ? 3 : 2.5;
  return {
    size,
    indian: who === 'children' ? `${size} Y` : String(inch(body.bust)),
    inches: `${inch(body.bust)}-${inch(body.waist)}-${inch(body.hip)}`,
    fits:
      who === 'children'
        ? `height ${body.height} cm`
        : `${who === 'men' ? 'chest' : 'bust'} ${body.bust - half}–${body.bust + half} cm`,
  };
}
