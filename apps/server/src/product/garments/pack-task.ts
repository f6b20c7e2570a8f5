import type { PriceTable } from '@toile/cutting';
import type { Look } from '@toile/look';
import type { GarmentTask } from './garment-task.ts';
import { packNumber } from './pack-number.ts';

interface PackPrint {
  readonly look: Look;
  readonly prices: PriceTable;
  readonly format: 'json' | 'pdf' | 'xlsx';
  readonly number: number;
  /** When it was taken, or is to be. */
  readonly at: Date;
}

/** What the cutter is asked for a tech pack. */
export const packTask = ({ look, prices, format, number, at }: PackPrint): GarmentTask => ({
  kind: 'pack',
  look,
  prices,
  format,
  number: packNumber(number),
  revisions: [{ number: 1, date: at.toISOString().slice(0, 10), what: 'first issue' }],
});
