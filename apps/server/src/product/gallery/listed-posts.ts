import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { displayName } from '#server/product/accounts/display-name.ts';
import type { Actor } from '#server/product/context.ts';
import type { ListedTable } from '#server/product/listing/page.ts';
import { isLikedBy, isNotReportedBy, isPostedBy } from './post-view.ts';

/** Something of the author, null where the author is gone. */
const ofAuthor = <T>(what: SQL<T>): SQL<T> =>
  sql<T>`(select ${what} from ${accounts} where ${accounts.id} = ${posts.accountId})`;

/**
 * What lists of posts may be filtered and ordered by. Each attribute means what this actor is shown under its name, so
 * that a filter tells nobody an address that a document would not. What this actor reported is in none of them.
 */
export function listedPosts(actor: Actor): ListedTable {
  const mine = isPostedBy(actor);
  const visible = isNotReportedBy(actor);
  const shownAddress = sql<string>`case when ${mine} then ${accounts.email} else ${displayName} end`;
  return {
    table: posts,
    id: posts.id,
    tiebreak: ['$createdAt', '$id'],
    ...(visible && { visible }),
    attributes: {
      $id: { kind: 'text', sql: posts.id, isOrderable: true, isFound: true },
      $sequence: { kind: 'whole', sql: posts.sequence, isOrderable: true },
      $createdAt: { kind: 'moment', sql: posts.createdAt, isOrderable: true, isOrder: true },
      $updatedAt: { kind: 'moment', sql: posts.updatedAt, isOrderable: true },
      createdAt: { kind: 'moment', sql: posts.createdAt, isOrderable: true, isOrder: true },
      prompt: { kind: 'text', sql: posts.prompt, isOrderable: true },
      title: { kind: 'text', sql: posts.title, isOrderable: true },
      description: { kind: 'text', sql: posts.description },
      likes: { kind: 'whole', sql: posts.likes, isOrderable: true, isOrder: true },
      fileId: { kind: 'text', sql: posts.fileId, isFound: true },
      designId: { kind: 'text', sql: posts.designId, isFound: true },
      User_Id: { kind: 'text', sql: posts.accountId, isFound: true },
      userId: { kind: 'text', sql: posts.accountId, isFound: true },
      User_Email: { kind: 'text', sql: ofAuthor(shownAddress) },
      userName: { kind: 'text', sql: ofAuthor(displayName) },
      house: { kind: 'truth', sql: ofAuthor(sql`${accounts.isHouse}`) },
      liked: { kind: 'truth', sql: isLikedBy(actor), isFound: true },
      mine: { kind: 'truth', sql: mine, isFound: true },
    },
  };
}
