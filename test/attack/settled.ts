import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { designs } from '../../apps/server/src/parts/database/schema/designs.ts';
import { files } from '../../apps/server/src/parts/database/schema/files.ts';
import { wallets } from '../../apps/server/src/parts/database/schema/wallets.ts';
import { parseSha256, type Storage, sha256Of } from '../../apps/server/src/parts/storage/storage.ts';
import { expectBooksBalanced, movedBy, readEntries } from '../books.ts';

/** What all presses of an installation have come to. */
export interface Settlement {
  done: number;
  failed: number;
  running: number;
  /** Tokens in all wallets. */
  tokens: number;
}

export async function countDesigns(database: Database): Promise<Settlement> {
  const rows = await database.read.select({ status: designs.status }).from(designs);
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const [sum] = await database.read
    .select({ tokens: sql`coalesce(sum(${wallets.free} + ${wallets.paid}), 0)`.mapWith(Number) })
    .from(wallets);
  return { done: count('done'), failed: count('failed'), running: count('running'), tokens: sum?.tokens ?? Number.NaN };
}

/**
 * Holds a whole installation at rest to the rules of money and work: one spend per design; each spend has either a
 * finished design whose picture is stored whole, or a failed one with exactly one refund of the same tokens; every
 * wallet is the sum of its ledger and not below zero.
 */
export async function expectSettled(database: Database, storage: Storage): Promise<void> {
  const [rows, entries, kept] = await Promise.all([
    database.read.select().from(designs),
    readEntries(database),
    database.read.select().from(files),
  ]);
  const of = (kind: string, ref: string) => entries.filter((entry) => entry.kind === kind && entry.ref === ref);
  for (const design of rows) {
    expect(['done', 'failed'], `design ${design.id} has ended`).toContain(design.status);
    const [spend, ...more] = of('spend', design.id);
    expect([spend?.accountId, more.length], `design ${design.id} was paid once`).toEqual([design.accountId, 0]);
    const refunds = of('refund', design.id);
    if (design.status === 'done') {
      expect(refunds, `design ${design.id} is there and paid`).toEqual([]);
      const file = kept.find(({ id }) => id === design.fileId);
      const picture = await buffer(await storage.read({ sha: parseSha256(file?.sha256 ?? '') }));
      expect(sha256Of(picture), `design ${design.id} has its picture whole`).toBe(file?.sha256);
    } else {
      expect(refunds.length, `design ${design.id} was given back once`).toBe(1);
      const taken = movedBy(spend);
      expect(movedBy(refunds[0])).toEqual({ free: 0 - taken.free, paid: 0 - taken.paid });
    }
  }
  const paidFor = new Set(rows.map(({ id }) => id));
  for (const entry of entries) {
    if (entry.kind === 'spend' || entry.kind === 'refund')
      expect(paidFor, 'a token moved for a design').toContain(entry.ref);
  }
  await expectBooksBalanced(database);
}
