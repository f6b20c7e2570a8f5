import type { Cell, Table } from './pack-tables.ts';

/** Sheets run what begins with these: such text gets an apostrophe before it. */
const RUNS = /^[=+\-@\t\r]/;

function field(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const safe = RUNS.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const linesOf = (table: Table): string =>
  `${[table.head, ...table.rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;

/** RFC 4180 with a byte order mark before all, so that Excel reads rupees and fractions as they are; tables stand an empty line apart. */
export const tablesCsv = (tables: readonly Table[]): string => `\uFEFF${tables.map(linesOf).join('\r\n')}`;
