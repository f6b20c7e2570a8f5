import { expect } from 'vitest';
import type { Database } from '../apps/server/src/parts/database/database.ts';
import { type LedgerRow, ledger } from '../apps/server/src/parts/database/schema/ledger.ts';
import { type Book, ledgerLines } from '../apps/server/src/parts/database/schema/ledger-lines.ts';
import { wallets } from '../apps/server/src/parts/database/schema/wallets.ts';

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

type Tokens = { free: number; paid: number };
const sumOf = (parts: readonly Tokens[]): Tokens => ({
  free: parts.reduce((sum, { free }) => sum + free, 0),
  paid: parts.reduce((sum, { paid }) => sum + paid, 0),
});

/** Holds the books at rest to their rules: every entry has two sides that cancel out, every wallet is the sum of its person's lines. */
export async function expectBooksBalanced(database: Database): Promise<void> {
  const [entries, balances] = await Promise.all([
    readEntries(database),
    database.read.select({ accountId: wallets.accountId, free: wallets.free, paid: wallets.paid }).from(wallets),
  ]);
  for (const entry of entries) {
    expect(entry.lines, `entry ${entry.id} has two sides`).toHaveLength(2);
    expect(sumOf(entry.lines), `entry ${entry.id} balances`).toEqual({ free: 0, paid: 0 });
  }
  const ofPerson = Map.groupBy(entries, (entry) => entry.accountId);
  for (const { accountId, ...balance } of balances) {
    const own = (ofPerson.get(accountId) ?? []).map((entry) => movedBy(entry));
    expect(balance, `the wallet of ${accountId} is its ledger`).toEqual(sumOf(own));
    expect(Math.min(balance.free, balance.paid)).toBeGreaterThanOrEqual(0);
  }
}
