import type { SheetTable as Table } from '@toile/contract';
import { formatCount } from '#web/lib/formats.ts';

/** Whether most of what a column says are figures: then it stands to the right, its words too. */
function isOfFigures({ rows }: Table, at: number): boolean {
  const said = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  return 2 * said.filter((cell) => typeof cell === 'number').length > said.length;
}

/** Characters that want a column of their own width. */
const LONG = 24;

/** Rupees stand with their paise and counts are grouped, as they are read; measures stay as they are taken. */
function written(value: string | number, head: string): string | number {
  if (typeof value !== 'number') return value;
  if (!head.includes('₹')) return Number.isInteger(value) ? formatCount(value) : value;
  const [whole = '', paise = ''] = value.toFixed(2).split('.');
  return `${formatCount(Number(whole))}.${paise}`;
}

/** A table of the specification. It scrolls by itself where it is wider than the screen. */
export function SheetTable({ table }: { table: Table }) {
  const figures = table.head.map((_, at) => isOfFigures(table, at) || undefined);
  return (
    <figure className="sheet-table">
      <figcaption className="label">{table.title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section tabIndex={0} aria-label={table.title}>
        <table>
          <thead>
            <tr>
              {table.head.map((head, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and never move
                <th key={at} scope="col" data-number={figures[at]}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and never move
              <tr key={line}>
                {row.map((cell, at) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    key={at}
                    data-number={figures[at]}
                    data-long={String(cell).length > LONG || undefined}
                  >
                    {written(cell, table.head[at] ?? '')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.note ? <p className="tiny faint">{table.note}</p> : null}
    </figure>
  );
}
