import { buffer } from 'node:stream/consumers';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { designs } from '../../apps/server/src/parts/database/schema/designs.ts';
import { files } from '../../apps/server/src/parts/database/schema/files.ts';
import { orders } from '../../apps/server/src/parts/database/schema/orders.ts';
import { postLikes } from '../../apps/server/src/parts/database/schema/post-likes.ts';
import { posts } from '../../apps/server/src/parts/database/schema/posts.ts';
import { purchases } from '../../apps/server/src/parts/database/schema/purchases.ts';
import { parseSha256, type Storage, sha256Of } from '../../apps/server/src/parts/storage/storage.ts';

/** What people were told is so, and so must still be at the end. */
export interface Acknowledged {
  /** Ids of designs that were accepted, and whether it was told that they are done. */
  readonly designs: Map<string, 'accepted' | 'done'>;
  /** `post account`, each. */
  readonly likes: Set<string>;
  readonly posts: Set<string>;
  /** A shop's orders. */
  readonly orders: Set<string>;
  /** The provider's ids of purchases that were told to be paid. */
  readonly paid: Set<string>;
  /** Addresses to which a letter was promised. */
  readonly letters: Set<string>;
}

export const nothingYet = (): Acknowledged => ({
  designs: new Map(),
  likes: new Set(),
  posts: new Set(),
  orders: new Set(),
  paid: new Set(),
  letters: new Set(),
});

export const countOf = (told: Acknowledged): string =>
  Object.entries(told)
    .map(([name, { size }]: [string, { size: number }]) => `${size} ${name}`)
    .join(', ');

/** A sentence for each thing that was acknowledged and is not there, of an installation at rest. */
export async function findLost(database: Database, storage: Storage, told: Acknowledged): Promise<string[]> {
  const { read } = database;
  const [drawn, likes, posted, ordered, paid] = await Promise.all([
    read
      .select({ id: designs.id, status: designs.status, sha256: files.sha256 })
      .from(designs)
      .leftJoin(files, eq(files.id, designs.fileId))
      .where(inArray(designs.id, [...told.designs.keys()])),
    read.select().from(postLikes),
    read
      .select({ id: posts.id })
      .from(posts)
      .where(inArray(posts.id, [...told.posts])),
    read
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.id, [...told.orders])),
    read
      .select({ id: purchases.orderId, status: purchases.status })
      .from(purchases)
      .where(inArray(purchases.orderId, [...told.paid])),
  ]);
  const missing = (what: string, wanted: Iterable<string>, there: readonly string[]) => {
    const known = new Set(there);
    return [...wanted].filter((id) => !known.has(id)).map((id) => `${what} ${id} is not there`);
  };
  return [
    ...missing('design', told.designs.keys(), ids(drawn)),
    ...missing(
      'like',
      told.likes,
      likes.map(({ postId, accountId }) => `${postId} ${accountId}`),
    ),
    ...missing('post', told.posts, ids(posted)),
    ...missing('order', told.orders, ids(ordered)),
    ...missing('paid purchase', told.paid, ids(paid.filter(({ status }) => status === 'paid'))),
    ...(await brokenDesigns(drawn, storage, told)),
  ];
}

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Designs that have not ended, that were told to be done and are not, or whose picture is not whole. */
async function brokenDesigns(
  drawn: readonly { id: string; status: string; sha256: string | null }[],
  storage: Storage,
  told: Acknowledged,
): Promise<string[]> {
  const broken: string[] = [];
  for (const { id, status, sha256 } of drawn) {
    if (status === 'running') broken.push(`design ${id} never ended`);
    if (status !== 'done' && told.designs.get(id) === 'done') broken.push(`design ${id} was told done and ${status}`);
    if (status !== 'done') continue;
    const bytes = await storage
      .read({ sha: parseSha256(sha256 ?? '') })
      .then(buffer)
      .catch(() => undefined);
    if (!bytes || sha256Of(bytes) !== sha256) broken.push(`design ${id} has no whole picture`);
  }
  return broken;
}
