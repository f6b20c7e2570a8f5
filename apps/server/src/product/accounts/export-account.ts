import type { Readable } from 'node:stream';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Reader } from '#server/parts/database/database.ts';
import { customers } from '#server/parts/database/schema/customers.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { type FileRow, files } from '#server/parts/database/schema/files.ts';
import { folderDesigns, folders } from '#server/parts/database/schema/folders.ts';
import { identities } from '#server/parts/database/schema/identities.ts';
import { ledger } from '#server/parts/database/schema/ledger.ts';
import { ledgerLines } from '#server/parts/database/schema/ledger-lines.ts';
import { offerAnswers, offerDesigns, offers } from '#server/parts/database/schema/offers.ts';
import { orders } from '#server/parts/database/schema/orders.ts';
import { packRevisions, packs } from '#server/parts/database/schema/packs.ts';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { postReports } from '#server/parts/database/schema/post-reports.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { purchases } from '#server/parts/database/schema/purchases.ts';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import { shopPrices } from '#server/parts/database/schema/shop-prices.ts';
import { takenLikes } from '#server/parts/database/schema/taken-likes.ts';
import { takenPosts } from '#server/parts/database/schema/taken-posts.ts';
import { wallets } from '#server/parts/database/schema/wallets.ts';
import { withdrawnPosts } from '#server/parts/database/schema/withdrawn-posts.ts';
import { withdrawnReports } from '#server/parts/database/schema/withdrawn-reports.ts';
import { parseSha256, type Storage, StorageMissingError } from '#server/parts/storage/storage.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { type ZipEntry, zipStream } from '#server/product/zip-stream.ts';
import { getAccount } from './get.ts';

const PAGE = 100;

const GUIDE = `Everything Toile keeps of you.

account.json    who you are here, with your settings and how many tokens you have
sessions.json   the devices that are signed in
designs.json    what you asked for and what was made of it; "fileId" names the picture
folders.json    your folders, with the designs in their order
posts.json      what you posted to the community
taken-down.json what of it we took down, and why
likes.json      the posts you like
reports.json    the posts you reported to us
purchases.json  what you bought, amounts in paise
ledger.json     every token you got and spent
customers.json  the cards of your customers
prices.json     your shop's prices, where you have set them
packs.json      the tech packs you took
revisions.json  what you set in them
offers.json     what you offered to customers, and what they said
orders.json     the orders that followed
pictures/       your pictures, named by their file id
`;

/** Everything that is kept of the caller, as a zip archive that is packed while it is read. No secret is in it. */
export async function exportAccount({ ctx, storage }: { ctx: Context; storage: Storage }): Promise<Readable> {
  // Refused here, while there still is a reply to refuse with.
  requireAccount(ctx);
  await getAccount({ ctx });
  return zipStream(entriesOf(ctx, storage));
}

async function* entriesOf(ctx: Context, storage: Storage): AsyncGenerator<ZipEntry> {
  const { accountId } = requireAccount(ctx);
  const db = reader(ctx);
  yield { path: 'README.txt', bytes: Buffer.from(GUIDE) };
  yield json('account', await describeAccount(ctx));
  yield json('sessions', await describeSessions(db, accountId));
  yield json('designs', await describeDesigns(db, accountId));
  yield json('folders', await describeFolders(db, accountId));
  yield json('posts', await db.select().from(posts).where(eq(posts.accountId, accountId)).orderBy(asc(posts.sequence)));
  yield json('taken-down', await db.select().from(takenPosts).where(eq(takenPosts.accountId, accountId)));
  yield json('withdrawn-posts', await db.select().from(withdrawnPosts).where(eq(withdrawnPosts.accountId, accountId)));
  yield json('likes', await describeLikes(db, accountId));
  yield json('reports', await describeReports(db, accountId));
  yield json('purchases', await describePurchases(db, accountId));
  yield json('ledger', await describeLedger(db, accountId));
  yield json('customers', await db.select().from(customers).where(eq(customers.accountId, accountId)));
  yield json('prices', await db.select().from(shopPrices).where(eq(shopPrices.accountId, accountId)));
  yield json('offers', await describeOffers(db, accountId));
  yield json('orders', await db.select().from(orders).where(eq(orders.accountId, accountId)));
  yield json('packs', await db.select().from(packs).where(eq(packs.accountId, accountId)));
  yield json('revisions', await db.select().from(packRevisions).where(eq(packRevisions.accountId, accountId)));
  for await (const file of filesOf(db, accountId)) {
    const picture = await readPicture(storage, file);
    if (picture) yield picture;
  }
}

const json = (name: string, value: unknown): ZipEntry => ({
  path: `${name}.json`,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

async function describeAccount(ctx: Context) {
  const { passwordHash, isHouse, sequence, ...account } = await getAccount({ ctx });
  const db = reader(ctx);
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, account.id));
  const linked = await db
    .select({ provider: identities.provider, subject: identities.subject, since: identities.createdAt })
    .from(identities)
    .where(eq(identities.accountId, account.id));
  return { ...account, hasPassword: passwordHash !== null, freeTokens: wallet?.free, paidTokens: wallet?.paid, linked };
}

async function describeSessions(db: Reader, accountId: string) {
  const rows = await db.select().from(sessions).where(eq(sessions.accountId, accountId));
  return rows.map(({ secretHash: _, ...session }) => session);
}

async function describeDesigns(db: Reader, accountId: string) {
  const rows = await db
    .select()
    .from(designs)
    .where(eq(designs.accountId, accountId))
    .orderBy(asc(designs.createdAt), asc(designs.id));
  return rows.map(({ errorDetail: _, idempotencyKey: __, ...design }) => design);
}

async function describeFolders(db: Reader, accountId: string) {
  const rows = await db.select().from(folders).where(eq(folders.accountId, accountId)).orderBy(asc(folders.createdAt));
  const held = await db
    .select({ folderId: folderDesigns.folderId, designId: folderDesigns.designId })
    .from(folderDesigns)
    .innerJoin(folders, eq(folders.id, folderDesigns.folderId))
    .where(eq(folders.accountId, accountId))
    .orderBy(asc(folderDesigns.position));
  const of = Map.groupBy(held, ({ folderId }) => folderId);
  // The name of the link opens the folder to whoever has this installation's secret; it is none of the person's data.
  return rows.map(({ linkId, ...folder }) => ({
    ...folder,
    isShared: linkId !== null,
    designs: (of.get(folder.id) ?? []).map(({ designId }) => designId),
  }));
}

/** Of what was taken down as well: a like of it waits for its being put back. */
async function describeLikes(db: Reader, accountId: string) {
  const hanging = await db
    .select({ postId: postLikes.postId, since: postLikes.createdAt })
    .from(postLikes)
    .where(eq(postLikes.accountId, accountId))
    .orderBy(asc(postLikes.createdAt));
  const down = await db
    .select({ postId: takenLikes.postId, since: takenLikes.createdAt })
    .from(takenLikes)
    .where(eq(takenLikes.accountId, accountId));
  return [...hanging, ...down];
}

async function describeReports(db: Reader, accountId: string) {
  const standing = await db.select().from(postReports).where(eq(postReports.accountId, accountId));
  const withdrawn = await db.select().from(withdrawnReports).where(eq(withdrawnReports.accountId, accountId));
  const rows = [
    ...standing.map((row) => ({ ...row, postId: row.postId ?? row.takenId })),
    ...withdrawn.map((row) => ({ ...row, postId: row.withdrawnId })),
  ];
  return rows
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map(({ postId, reason, note, createdAt }) => ({ postId, reason, note, at: createdAt }));
}

async function describePurchases(db: Reader, accountId: string) {
  const rows = await db
    .select()
    .from(purchases)
    .where(eq(purchases.accountId, accountId))
    .orderBy(asc(purchases.createdAt));
  return rows.map(({ checks: _, nextCheckAt: __, ...purchase }) => purchase);
}

const describeLedger = (db: Reader, accountId: string) =>
  db
    .select({
      id: ledger.id,
      kind: ledger.kind,
      ref: ledger.ref,
      free: ledgerLines.free,
      paid: ledgerLines.paid,
      at: ledger.createdAt,
    })
    .from(ledger)
    .innerJoin(ledgerLines, and(eq(ledgerLines.entryId, ledger.id), eq(ledgerLines.book, 'person')))
    .where(eq(ledger.accountId, accountId))
    .orderBy(asc(ledger.id));

async function describeOffers(db: Reader, accountId: string) {
  const rows = await db.select().from(offers).where(eq(offers.accountId, accountId)).orderBy(asc(offers.createdAt));
  const said = await db
    .select({ said: offerDesigns })
    .from(offerDesigns)
    .innerJoin(offers, eq(offers.id, offerDesigns.offerId))
    .where(eq(offers.accountId, accountId))
    .orderBy(asc(offerDesigns.position));
  const history = await db
    .select({ answer: offerAnswers })
    .from(offerAnswers)
    .innerJoin(offers, eq(offers.id, offerAnswers.offerId))
    .where(eq(offers.accountId, accountId))
    .orderBy(asc(offerAnswers.id));
  const of = Map.groupBy(said, (row) => row.said.offerId);
  const answersOf = Map.groupBy(history, (row) => row.answer.offerId);
  return rows.map((offer) => ({
    ...offer,
    designs: (of.get(offer.id) ?? []).map((row) => row.said),
    answers: (answersOf.get(offer.id) ?? []).map((row) => row.answer),
  }));
}

/** Page by page, so that years of work do not lie in memory at once. */
async function* filesOf(db: Reader, accountId: string): AsyncGenerator<FileRow> {
  let last = '';
  for (;;) {
    const page = await db
      .select()
      .from(files)
      .where(and(eq(files.ownerId, accountId), gt(files.id, last)))
      .orderBy(asc(files.id))
      .limit(PAGE);
    yield* page;
    const end = page.at(-1);
    if (!end || page.length < PAGE) return;
    last = end.id;
  }
}

/** A picture that was deleted while the archive was made is left out. */
async function readPicture(storage: Storage, file: FileRow): Promise<ZipEntry | undefined> {
  const extension = file.mime.slice(file.mime.indexOf('/') + 1).replace('jpeg', 'jpg');
  try {
    const bytes = await storage.read({ sha: parseSha256(file.sha256) });
    return { path: `pictures/${file.id}.${extension}`, bytes, isPacked: true };
  } catch (error) {
    if (error instanceof StorageMissingError) return undefined;
    throw error;
  }
}
