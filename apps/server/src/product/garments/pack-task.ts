import type { Language } from '@toile/contract';
import type { Issue, PriceTable } from '@toile/cutting';
import type { Look } from '@toile/look';
import type { GarmentTask } from './garment-task.ts';
import { packNumber } from './pack-number.ts';

interface PackPrint {
  readonly look: Look;
  readonly prices: PriceTable;
  readonly format: 'json' | 'pdf' | 'xlsx';
  readonly language: Language;
  readonly number: number;
  /** Oldest first; the last is what is printed. */
  readonly issues: readonly Issue[];
}

/** What the cutter is asked for a tech pack. */
export const packTask = ({ number, ...print }: PackPrint): GarmentTask => ({
  kind: 'pack',
  ...print,
  number: packNumber(number),
});
