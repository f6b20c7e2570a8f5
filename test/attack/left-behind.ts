import { and, eq, ne } from 'drizzle-orm';
import { accountTokens } from '../../apps/server/src/parts/database/schema/account-tokens.ts';
import { accounts } from '../../apps/server/src/parts/database/schema/accounts.ts';
import { customers } from '../../apps/server/src/parts/database/schema/customers.ts';
import { designs } from '../../apps/server/src/parts/database/schema/designs.ts';
import { files } from '../../apps/server/src/parts/database/schema/files.ts';
import { identities } from '../../apps/server/src/parts/database/schema/identities.ts';
import { packs } from '../../apps/server/src/parts/database/schema/packs.ts';
import { postLikes } from '../../apps/server/src/parts/database/schema/post-likes.ts';
import { postReports } from '../../apps/server/src/parts/database/schema/post-reports.ts';
import { posts } from '../../apps/server/src/parts/database/schema/posts.ts';
import { sessions } from '../../apps/server/src/parts/database/schema/sessions.ts';
import { takenLikes } from '../../apps/server/src/parts/database/schema/taken-likes.ts';
import { takenPictures } from '../../apps/server/src/parts/database/schema/taken-pictures.ts';
import { takenPosts } from '../../apps/server/src/parts/database/schema/taken-posts.ts';
import { uploads } from '../../apps/server/src/parts/database/schema/uploads.ts';
import { withdrawnPosts } from '../../apps/server/src/parts/database/schema/withdrawn-posts.ts';
import { withdrawnReports } from '../../apps/server/src/parts/database/schema/withdrawn-reports.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';

/** What is kept of an account beside the row that names nobody, by table. */
export async function leftOf({ parts }: RunningServer, id: string): Promise<Record<string, number>> {
  const { read } = parts.database;
  const counts = {
    people: read.$count(accounts, and(eq(accounts.id, id), ne(accounts.status, 'deleted'))),
    tokens: read.$count(accountTokens, eq(accountTokens.accountId, id)),
    designs: read.$count(designs, eq(designs.accountId, id)),
    files: read.$count(files, eq(files.ownerId, id)),
    identities: read.$count(identities, eq(identities.accountId, id)),
    likes: read.$count(postLikes, eq(postLikes.accountId, id)),
    posts: read.$count(posts, eq(posts.accountId, id)),
    sessions: read.$count(sessions, eq(sessions.accountId, id)),
    uploads: read.$count(uploads, eq(uploads.ownerId, id)),
    customers: read.$count(customers, eq(customers.accountId, id)),
    reports: read.$count(postReports, eq(postReports.accountId, id)),
    takenLikes: read.$count(takenLikes, eq(takenLikes.accountId, id)),
    takenPictures: read.$count(takenPictures, eq(takenPictures.ownerId, id)),
    takenPosts: read.$count(takenPosts, eq(takenPosts.accountId, id)),
    withdrawnPosts: read.$count(withdrawnPosts, eq(withdrawnPosts.accountId, id)),
    withdrawnReports: read.$count(withdrawnReports, eq(withdrawnReports.accountId, id)),
    packs: read.$count(packs, eq(packs.accountId, id)),
  };
  const counted = await Promise.all(Object.entries(counts).map(async ([name, count]) => [name, await count] as const));
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

/** Stored pictures that no file names. */
export async function unnamed({ parts: { database, storage } }: RunningServer): Promise<string[]> {
  const found: string[] = [];
  for await (const { sha } of storage.list()) {
    if ((await database.read.$count(files, eq(files.sha256, sha))) === 0) found.push(sha);
  }
  return found;
}
