import { expect } from 'vitest';
import type { Database } from '../apps/server/src/parts/database/database.ts';
import { type LedgerRow, ledger } from '../apps/server/src/parts/database/schema/ledger.ts';
import { type Book, ledgerLines } from '../apps/server/src/parts/database/schema/ledger-lines.ts';
import { checkBooks } from '../apps/server/src/product/wallet/books/check-books.ts';

export interface Entry extends LedgerRow {
  readonly lines: readonly { book: Book; free: number; paid: number }[];
}

/** Every entry there is with its lines, in order of posting. */
export async function readEntries(database: Database): Promise<Entry[]> {
  const [entries, lines] = await Promise.all([
    database.read.select().from(ledger).orderBy(ledger.id),
    database.read.select().from(ledgerLines),
  ]);
  const byEntry = Map.groupBy(lines, (line) => line.entryId);
  return entries.map((entry) => ({ ...entry, lines: byEntry.get(entry.id) ?? [] }));
}

/** What an entry moved on one book, in tokens. */
export function movedBy(entry: Entry | undefined, book: Book = 'person'): { free: number; paid: number } {
  const { free = 0, paid = 0 } = entry?.lines.find((line) => line.book === book) ?? {};
  return { free, paid };
}

/** Holds the books to every rule the product knows of. */
export async function expectBooksBalanced(database: Database): Promise<void> {
  const findings = await checkBooks({ ctx: { actor: { kind: 'job', name: 'test' }, database } });
  expect(findings.filter(({ breaches }) => breaches.length > 0)).toEqual([]);
}
