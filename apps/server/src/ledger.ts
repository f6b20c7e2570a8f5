import { toRupees } from '@toile/contract';
import { parseConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { readEnvironment } from '#server/config/env.ts';
import { createLog } from '#server/log.ts';
import { openDatabase, refuseNoDatabase } from '#server/parts/database/open.ts';
import type { Context } from '#server/product/context.ts';
import { checkBooks, type Finding } from '#server/product/wallet/books/check-books.ts';
import { type Books, readBooks } from '#server/product/wallet/books/read-books.ts';
import { tellRefusal } from '#server/system-refusal.ts';
import { askedHelp } from './asked-help.ts';
import { outliveReader } from './outlive-reader.ts';

const HELP =
  'npm run ledger    the books, held to their rules: ends with 1 where one is broken. In the environment of the server.';

const number = new Intl.NumberFormat('en-IN');
const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
const say = (line = '') => process.stdout.write(`${line}\n`);
const row = (first: string, ...rest: (string | number)[]) =>
  say(
    `  ${first.padEnd(22)}${rest.map((cell) => (typeof cell === 'number' ? number.format(cell) : cell).padStart(14)).join('')}`,
  );

function printBooks({ lines, wallets, purchases, sentBack }: Books): void {
  say('Tokens by book');
  row('', 'entries', 'free', 'paid');
  for (const { book, kind, entries, free, paid } of lines) row(`${book}, ${kind}`, entries, free, paid);
  const sum = (pick: 'free' | 'paid') => lines.reduce((whole, line) => whole + line[pick], 0);
  row('all books together', '', sum('free'), sum('paid'));
  row('wallets', wallets.count, wallets.free, wallets.paid);
  say();
  say('Purchases');
  row('', 'count', 'tokens', 'rupees');
  for (const { provider, status, count, tokens, amount } of purchases) {
    row(`${provider}, ${status}`, count, tokens, rupees.format(toRupees(amount)));
  }
  say();
  say('Payments that bought nothing');
  row('', 'count', 'on their way', 'amount');
  for (const { reason, currency, count, waiting, amount } of sentBack) {
    row(`${reason}, ${currency}`, count, waiting, rupees.format(toRupees(amount)));
  }
  say();
}

/** Returns whether every rule holds. */
function printFindings(findings: readonly Finding[]): boolean {
  say('Rules');
  for (const { says, breaches } of findings) {
    say(`  ${breaches.length === 0 ? 'holds ' : 'BROKEN'}  ${says}`);
    for (const breach of breaches) say(`            ${breach}`);
  }
  return findings.every(({ breaches }) => breaches.length === 0);
}

/** `npm run ledger`: prints the books and holds them to their rules; exits with 1 where one is broken. */
async function run(): Promise<void> {
  const config = parseConfig({ LOG_LEVEL: 'warn', ...readEnvironment() });
  await refuseNoDatabase(config);
  const database = await openDatabase(config, createLog(config));
  try {
    const ctx: Context = { actor: { kind: 'job', name: 'ledger' }, database };
    printBooks(await readBooks({ ctx }));
    if (!printFindings(await checkBooks({ ctx }))) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

outliveReader();
if (!askedHelp(HELP))
  await run().catch((error: unknown) => {
    const told = error instanceof ConfigError ? error.message : tellRefusal(error);
    process.stderr.write(`${told ?? `The books cannot be read: ${error}`}\n`);
    process.exitCode = 2;
  });
