import type { Cell, Table } from './pack-tables.ts';

/** Sheets run what begins with these: such text gets an apostrophe before it. */
const RUNS = /^[=+\-@\t\r]/;

function field(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const safe = RUNS.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180 with a byte order mark, so that Excel reads rupees and fractions as they are. */
export const tableCsv = (table: Table): string =>
  `\uFEFF${[table.head, ...table.rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
