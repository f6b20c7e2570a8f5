import { randomUUID } from 'node:crypto';
import { BUCKET, GenerationRequest, rupees } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { accountTokens } from '../../apps/server/src/parts/database/schema/account-tokens.ts';
import { customers } from '../../apps/server/src/parts/database/schema/customers.ts';
import { designForms } from '../../apps/server/src/parts/database/schema/design-forms.ts';
import { designs } from '../../apps/server/src/parts/database/schema/designs.ts';
import { files } from '../../apps/server/src/parts/database/schema/files.ts';
import { folderDesigns, folders } from '../../apps/server/src/parts/database/schema/folders.ts';
import { offerDesigns, offers } from '../../apps/server/src/parts/database/schema/offers.ts';
import { orders } from '../../apps/server/src/parts/database/schema/orders.ts';
import { packs } from '../../apps/server/src/parts/database/schema/packs.ts';
import { posts } from '../../apps/server/src/parts/database/schema/posts.ts';
import { hashSecret, makeSecret } from '../../apps/server/src/product/accounts/secret.ts';
import { offerKey } from '../../apps/server/src/product/boutique/offer-key.ts';
import { setPublic } from '../../apps/server/src/product/files/set-public.ts';
import { folderKey } from '../../apps/server/src/product/folders/share-folder.ts';
import { createPurchase } from '../../apps/server/src/product/purchases/create-purchase.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { buyTokens } from '../people.ts';
import { noisePng } from '../pictures.ts';
import { sewDesign } from '../sewn.ts';
import { type Member, makeMember } from './members.ts';

/** An owner with whatever a call is about, made when the call asks for it, and a stranger who has nothing. */
export interface World {
  readonly server: RunningServer;
  readonly owner: Member;
  readonly stranger: Member;
  /** A finished design, its owner's alone, that was pressed with `PRESS`. */
  design(): Promise<Made>;
  /** A finished design that garments can be cut from, with its tech pack. */
  sewn(): Promise<string>;
  /** A card of the owner's. */
  customer(): Promise<string>;
  /** The sewn design, offered and approved; its key, as the link carries it. */
  offer(): Promise<{ offerId: string; designId: string; key: string }>;
  order(): Promise<string>;
  /** A shared folder with the design in it; its key, as the link carries it. */
  folder(): Promise<{ folderId: string; designId: string; key: string }>;
  running(): Promise<string>;
  trashed(): Promise<string>;
  /** The design in another form. */
  form(): Promise<string>;
  post(): Promise<Made & { postId: string }>;
  /** A picture its owner brought. */
  upload(): Promise<string>;
  /** Tokens that were paid for; the id of their purchase. */
  receipt(): Promise<string>;
  /** An order that was paid in test mode and not told of. */
  paidOrder(): Promise<{ orderId: string; paymentId: string; signature: string }>;
  /** The secret of a letter to the owner, or of a sign-in that has just ended. */
  secret(kind: 'recovery' | 'verification' | 'session'): Promise<string>;
}

export interface Made {
  readonly designId: string;
  readonly fileId: string;
}

export const PRESS = { key: 'once', body: { style_idea: 'a linen coat' } };

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

export async function openWorld(server: RunningServer): Promise<World> {
  const [owner, stranger] = await Promise.all([makeMember(server), makeMember(server)]);
  const { database, payments } = server.parts;
  const sewn = once(() => makeSewn(server, owner));
  const offer = once(async () => makeApproved(server, owner, await sewn()));
  const design = once(() => makeDesign(server, owner, { idempotencyKey: PRESS.key }));
  return {
    server,
    owner,
    stranger,
    design,
    sewn,
    offer,
    order: once(async () => {
      const { offerId, designId } = await offer();
      const sheet = { price: 100, advance: 0, due_on: '2026-12-24', fabric: '', notes: '', colourway: null };
      const row = { id: randomUUID(), accountId: owner.id, number: 1, offerId, designId, sheet };
      await database.transaction((tx) => tx.insert(orders).values(row));
      return row.id;
    }),
    folder: once(async () => makeShared(server, owner, (await design()).designId)),
    customer: once(async () => {
      const id = randomUUID();
      await database.transaction((tx) => tx.insert(customers).values({ id, accountId: owner.id, name: 'Meera' }));
      return id;
    }),
    running: once(() => makeRunning(server, owner)),
    trashed: once(async () => (await makeDesign(server, owner, { deletedAt: new Date() })).designId),
    form: once(async () => {
      const { designId } = await design();
      const fileId = await makeFile(server, owner, {});
      const row = { designId, form: 'clear', status: 'done', fileId, deadlineAt: new Date() } as const;
      await database.transaction((tx) => tx.insert(designForms).values(row));
      return designId;
    }),
    post: once(() => makePost(server, owner)),
    upload: once(() => makeFile(server, owner, { isUpload: true })),
    receipt: once(() => buyTokens(database, owner.id, 5)),
    paidOrder: once(async () => {
      if (!payments?.testCheckout) throw new Error('nothing is on sale in test mode');
      const actor = { kind: 'account', accountId: owner.id, sessionId: owner.sessionId } as const;
      const { orderId } = await createPurchase({
        ctx: { actor, database },
        parts: { payments },
        input: { amount: rupees(150) },
      });
      return { orderId, ...(await payments.testCheckout.pay(orderId, 'captured')) };
    }),
    secret: (kind) => makeLetterSecret(server, owner, kind),
  };
}

/** A design with its tech pack. */
async function makeSewn({ parts }: RunningServer, owner: Member): Promise<string> {
  const designId = await sewDesign(parts, owner.id);
  const row = { id: randomUUID(), designId, accountId: owner.id, number: 1 };
  await parts.database.transaction((tx) => tx.insert(packs).values(row));
  return designId;
}

async function makeApproved({ parts }: RunningServer, owner: Member, designId: string) {
  const offerId = randomUUID();
  const said = { answer: 'approved', answeredAt: new Date() } as const;
  await parts.database.transaction(async (tx) => {
    const expiresAt = sql`now() + interval '1 day'`;
    await tx.insert(offers).values({ id: offerId, accountId: owner.id, title: 'For her', expiresAt });
    await tx.insert(offerDesigns).values({ offerId, designId, position: 0, ...said });
  });
  return { offerId, designId, key: offerKey(parts.secrets, offerId) };
}

async function makeShared({ parts }: RunningServer, owner: Member, designId: string) {
  const [folderId, linkId] = [randomUUID(), randomUUID()];
  await parts.database.transaction(async (tx) => {
    await tx.insert(folders).values({ id: folderId, accountId: owner.id, name: 'For the fair', linkId });
    await tx.insert(folderDesigns).values({ folderId, designId, position: 0 });
  });
  return { folderId, designId, key: folderKey(parts.secrets, linkId) };
}

let picture: Promise<Buffer> | undefined;

async function makeFile({ parts }: RunningServer, owner: Member, more: Partial<typeof files.$inferInsert>) {
  picture ??= noisePng(16, 20);
  const bytes = await picture;
  const sha256 = await parts.storage.save(bytes);
  const id = randomUUID();
  await parts.database.transaction((tx) =>
    tx.insert(files).values({
      id,
      bucket: BUCKET.designs,
      ownerId: owner.id,
      sha256,
      mime: 'image/png',
      bytes: bytes.byteLength,
      width: 16,
      height: 20,
      name: 'a.png',
      permissions: ['read', 'update', 'delete'].map((action) => `${action}("user:${owner.id}")`),
      ...more,
    }),
  );
  return id;
}

async function makeDesign(
  server: RunningServer,
  owner: Member,
  more: Partial<typeof designs.$inferInsert> = {},
): Promise<Made> {
  const fileId = await makeFile(server, owner, {});
  const designId = randomUUID();
  await server.parts.database.transaction((tx) =>
    tx.insert(designs).values({
      ...designRow(designId, owner),
      engine: 'fake',
      status: 'done',
      look: {},
      description: 'A coat.',
      fileId,
      finishedAt: new Date(),
      ...more,
    }),
  );
  return { designId, fileId };
}

async function makeRunning({ parts }: RunningServer, owner: Member): Promise<string> {
  const id = randomUUID();
  await parts.database.transaction((tx) => tx.insert(designs).values(designRow(id, owner)));
  return id;
}

const designRow = (id: string, owner: Member) => ({
  id,
  accountId: owner.id,
  request: GenerationRequest.parse(PRESS.body),
  words: PRESS.body.style_idea,
  seed: 1,
  deadlineAt: sql`now() + interval '1 hour'`,
});

async function makePost(server: RunningServer, owner: Member): Promise<Made & { postId: string }> {
  const made = await makeDesign(server, owner);
  const postId = randomUUID();
  await server.parts.database.transaction(async (tx) => {
    await tx.insert(posts).values({ id: postId, accountId: owner.id, ...made, prompt: 'a coat', title: 'Coat' });
    await setPublic({ tx, database: server.parts.database, actor: { kind: 'job', name: 'test' } }, made.fileId, true);
  });
  return { ...made, postId };
}

async function makeLetterSecret(
  { parts: { database, secrets } }: RunningServer,
  { id, email }: Member,
  kind: 'recovery' | 'verification' | 'session',
): Promise<string> {
  const secret = makeSecret();
  const row = { id: randomUUID(), accountId: id, kind, email, secretHash: hashSecret(secrets, secret) };
  await database.transaction((tx) =>
    tx.insert(accountTokens).values({ ...row, expiresAt: sql`now() + interval '1 hour'` }),
  );
  return secret;
}
