import type { SheetTable } from '@toile/contract';
import type { Table } from '@toile/cutting';

/** A cutter's table as the contract has it. */
export const plainTable = ({ title, head, rows, note }: Table): SheetTable => ({
  title,
  head: [...head],
  rows: rows.map((row) => [...row]),
  ...(note && { note }),
});
