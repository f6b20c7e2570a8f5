import writeXlsx, { type SheetData } from 'write-excel-file/universal';
import { type Cell, type PackGarment, type Table, tablesOf } from './pack-tables.ts';

/** Excel's limit, and the signs it forbids in names of sheets. */
const sheetName = (title: string, taken: Set<string>): string => {
  const plain = title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 28);
  let name = plain;
  for (let i = 2; taken.has(name); i++) name = `${plain.slice(0, 25)} ${i}`;
  taken.add(name);
  return name;
};

/** A cell of text that a sheet would take for a formula is kept text by its type. */
const cell = (value: Cell) => (typeof value === 'number' ? { value, type: Number } : { value, type: String });

const dataOf = (table: Table): SheetData => [
  [{ value: table.title, type: String, fontWeight: 'bold' as const }],
  table.head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
  ...table.rows.map((row) => row.map(cell)),
  ...(table.note ? [[{ value: table.note, type: String }]] : []),
];

/** Every table of a pack on a sheet of its own; `say` tells its words in another language. */
export const packXlsx = (
  garments: readonly PackGarment[],
  first: readonly Table[] = [],
  say: Say = (english) => english,
): Promise<Uint8Array> => tablesXlsx([...first, ...garments.flatMap(tablesOf)].map((table) => saidTable(table, say)));

type Say = (english: string) => string;

const saidTable = ({ title, head, rows, note }: Table, say: Say): Table => ({
  title: say(title),
  head: head.map(say),
  rows: rows.map((row) => row.map((value) => (typeof value === 'string' ? say(value) : value))),
  ...(note !== undefined && { note: say(note) }),
});

/** A workbook with a sheet for each table. */
export async function tablesXlsx(tables: readonly Table[]): Promise<Uint8Array> {
  const taken = new Set<string>();
  const sheets = tables.map((table) => ({ data: dataOf(table), sheet: sheetName(table.title, taken) }));
  const blob = await writeXlsx(sheets).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}
