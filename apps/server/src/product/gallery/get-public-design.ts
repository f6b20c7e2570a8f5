import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { displayName } from '#server/product/accounts/display-name.ts';
import { type Context, reader } from '#server/product/context.ts';
import { readLook } from '#server/product/designs/read-look.ts';
import { ProductError } from '#server/product/errors.ts';
import { titleOf } from './title-of.ts';

/** What a public page shows. */
export interface PublicView {
  readonly id: string;
  readonly title: string;
  readonly prompt: string;
  readonly description: string;
  readonly author: string | null;
  readonly house: boolean;
  readonly file: { readonly id: string; readonly width: number; readonly height: number; readonly hasFigure: boolean };
  /** Whether its garments are known. */
  readonly hasFlats: boolean;
  /** Null for a design that is shared by its address alone. */
  readonly postId: string | null;
  readonly likes: number;
}

const hasFigure = sql<boolean>`${files.figureSha256} is not null`;
const file = { id: files.id, width: files.width, height: files.height, hasFigure };
/** The author may be gone: then there is no row of an account, or one of nobody, which the design's own row still names. */
const author = sql<string | null>`case when ${accounts.status} <> 'deleted' then ${displayName} end`;

/**
 * A design that its owner shared or posted, by its id, or a post by its own; for anybody. The words of a design that is
 * shared by its address alone are its owner's, so a page of it has its title and description.
 * @throws {ProductError} `design-not-found`, alike for what is not there and what is not public
 */
export async function getPublicDesign({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<PublicView> {
  const found = (await findDesign(ctx, id)) ?? (await findPost(ctx, id));
  if (!found) throw new ProductError('design-not-found');
  return found;
}

/** What lies in the trash is not shared by its address any more. */
const isShared = and(isNotNull(designs.sharedAt), isNull(designs.deletedAt));

async function findDesign(ctx: Context, id: string): Promise<PublicView | undefined> {
  const [found] = await reader(ctx)
    .select({ design: designs, post: posts, file, author, house: accounts.isHouse })
    .from(designs)
    .innerJoin(files, eq(files.id, designs.fileId))
    .innerJoin(accounts, eq(accounts.id, designs.accountId))
    .leftJoin(posts, eq(posts.designId, designs.id))
    .where(and(eq(designs.id, id), or(isShared, isNotNull(posts.id))));
  if (!found) return undefined;
  const { design, post, ...rest } = found;
  return {
    ...rest,
    id: design.id,
    title: post?.title ?? titleOf({ look: design.look, prompt: design.words }),
    prompt: post?.prompt ?? '',
    description: design.description ?? '',
    hasFlats: (readLook(design.look)?.garments.length ?? 0) > 0,
    postId: post?.id ?? null,
    likes: post?.likes ?? 0,
  };
}

async function findPost(ctx: Context, id: string): Promise<PublicView | undefined> {
  const [found] = await reader(ctx)
    .select({ post: posts, file, author, house: sql<boolean>`coalesce(${accounts.isHouse}, false)` })
    .from(posts)
    .innerJoin(files, eq(files.id, posts.fileId))
    .leftJoin(accounts, eq(accounts.id, posts.accountId))
    .where(eq(posts.id, id));
  if (!found) return undefined;
  const { post, ...rest } = found;
  const { title, prompt, description, likes } = post;
  return { ...rest, hasFlats: false, id: post.id, title, prompt, description, postId: post.id, likes };
}
