import { COLLECTION, CommunityPost, PROMPT_LENGTH_MAX } from '@toile/contract';
import * as z from 'zod';
import { fileIdOf } from '#server/api/picture-url.ts';
import { isOwnUrl } from '#server/api/security/own-url.ts';
import type { HttpConfig } from '#server/config/config.ts';
import { requireProved } from '#server/product/accounts/prove-caller.ts';
import { isAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { createPost } from '#server/product/gallery/create-post.ts';
import { deletePost } from '#server/product/gallery/delete-post.ts';
import { getPost } from '#server/product/gallery/get-post.ts';
import { likePost } from '#server/product/gallery/like-post.ts';
import { listPosts } from '#server/product/gallery/list-posts.ts';
import { listedPosts } from '#server/product/gallery/listed-posts.ts';
import type { PostView } from '#server/product/gallery/post-view.ts';
import { titleOf } from '#server/product/gallery/title-of.ts';
import { updatePost } from '#server/product/gallery/update-post.ts';
import { isSearch } from '#server/product/listing/search-context.ts';
import { takeOut } from '#server/product/listing/take-out.ts';
import { newId } from '#server/product/new-id.ts';
import type { Caller, Collection, Data, Document } from './collection.ts';
import { parseData } from './parse-data.ts';
import { presentPost } from './present-post.ts';

const Text = z.string().max(PROMPT_LENGTH_MAX);

/**
 * What a client may send: both shapes of the specification. Of these only the picture and the words are heard; whose it
 * is and who likes it the server knows.
 */
const PostData = z.strictObject({
  prompt: Text.optional(),
  title: Text.optional(),
  designId: z.string().max(36).nullish(),
  fileId: z.string().max(36).nullish(),
  url: z.string().max(2048).optional(),
  imageUrl: z.string().max(2048).optional(),
  likes: z.number().int().optional(),
  User_Email: z.string().nullish(),
  User_Id: z.string().nullish(),
  userId: z.string().nullish(),
  userName: z.string().optional(),
  createdAt: z.union([z.string(), z.number()]).optional(),
});
type PostData = z.infer<typeof PostData>;

/** The pages that guests share are presented once. */
const presented = new WeakMap<readonly PostView[], Document[]>();

function presentShared(posts: readonly PostView[]): Document[] {
  const known = presented.get(posts) ?? posts.map(presentPost);
  presented.set(posts, known);
  return known;
}

const PostId = z.string().regex(/^(unique\(\)|[A-Za-z0-9][A-Za-z0-9._-]{0,35})$/);

const LISTED = listedPosts({ kind: 'guest' }).attributes;
const ATTRIBUTES: ReadonlySet<string> = new Set(Object.keys(LISTED));

/** What people posted, for everybody to see and for whoever is signed in to like; changed and taken back by its author. */
export const communityCollection = (http: HttpConfig): Collection => ({
  id: COLLECTION.community,
  attributes: ATTRIBUTES,
  fields: new Set([...ATTRIBUTES, ...Object.keys(CommunityPost.shape), 'imageUrl']),

  isSearch: (queries) => isSearch(LISTED, queries),

  async list({ caller, queries, withTotal }) {
    const ctx = await caller.openClaim();
    const { posts, total, isShared } = await listPosts({ ctx, input: { listing: queries, withTotal } });
    return { total, documents: isShared ? presentShared(posts) : takeOut(posts).map(presentPost) };
  },

  get: async ({ caller, id }) => presentPost(await getPost({ ctx: await caller.openClaim(), input: { postId: id } })),

  create: async ({ caller, id, data, origin }) => {
    const ctx = await caller.openClaim();
    if (!isAccount(ctx)) throw new ProductError('not-allowed');
    if (!PostId.safeParse(id).success)
      throw new ProductError('argument-invalid', { message: 'Invalid `documentId` param.' });
    const sent = parseData(PostData, data);
    const fileId = readFileId(sent, (address) => isOwnUrl(address, http) || new URL(address).origin === origin);
    const prompt = (sent.prompt ?? sent.title)?.trim();
    const view = await createPost({
      ctx,
      input: {
        id: id === 'unique()' ? newId() : id,
        ...(fileId !== undefined && { fileId }),
        ...(sent.designId && { designId: sent.designId }),
        ...(prompt !== undefined && { prompt }),
      },
    });
    return presentPost(view);
  },

  update: async ({ caller, id, data }) => presentPost(await change(caller, id, data)),

  count: async ({ caller, id, attribute, by, bound }) => {
    const ctx = await caller.openClaim();
    if (attribute === 'likes' && by !== 0 && isAccount(ctx)) {
      const input = { postId: id, liked: by > 0, ...(bound !== undefined && { bound }) };
      return presentPost(await likePost({ ctx, input }));
    }
    const view = await getPost({ ctx, input: { postId: id } });
    if (attribute !== 'likes') throw new ProductError('not-allowed');
    await requireProved(ctx, 'not-allowed');
    return presentPost(view);
  },

  remove: async ({ caller, id }) => deletePost({ ctx: await caller.openContext(), input: { postId: id } }),
});

/** The file that is meant by an id, an address of ours, or both; an address of anybody else's is refused. */
function readFileId({ fileId, url, imageUrl }: PostData, isOurs: (address: string) => boolean): string | undefined {
  let meant = fileId ?? undefined;
  for (const [attribute, address] of Object.entries({ url, imageUrl })) {
    if (address === undefined) continue;
    const named = fileIdAt(address, isOurs);
    if (named === undefined || (meant !== undefined && meant !== named)) {
      throw new ProductError('document-invalid', {
        message: `Invalid document structure: Attribute "${attribute}" must be the address of the picture in our storage`,
      });
    }
    meant = named;
  }
  return meant;
}

function fileIdAt(address: string, isOurs: (address: string) => boolean): string | undefined {
  if (/^\/(?![/\\])/.test(address)) return fileIdOf(new URL(address, 'http://localhost'));
  return URL.canParse(address) && isOurs(address) ? fileIdOf(new URL(address)) : undefined;
}

/** A title is the design's, or the beginning of the words: it follows from what is written, and is not written itself. @throws {ProductError} `document-invalid` */
function requireOwnTitle({ post }: PostView, title: string, words: string): void {
  if (post.designId === null && titleOf({ prompt: words }) === titleOf({ prompt: title })) return;
  const why = post.designId === null ? 'is the beginning of the prompt' : 'is that of its design';
  throw new ProductError('document-invalid', {
    message: `Invalid document structure: Attribute "title" ${why}, and cannot be changed`,
  });
}

/**
 * A change of the words by the author, or of the likes by anybody, who read the number and writes one more or one less (`LikePostInput`).
 * Whatever the number, it moves the caller's own like alone. All else must be as it is.
 */
async function change(caller: Caller, id: string, data: Data): Promise<PostView> {
  const ctx = await caller.openContext();
  const view = await getPost({ ctx, input: { postId: id } });
  if (ctx.actor.kind !== 'account') throw new ProductError('not-allowed');
  const { likes, prompt, title, ...claims } = parseData(PostData, data);
  const shown: Readonly<Record<string, unknown>> = presentPost(view);
  for (const [key, value] of Object.entries(claims)) {
    if (value !== undefined && value !== shown[key]) throw new ProductError('not-allowed');
  }
  const words = (prompt ?? (title === view.post.title ? undefined : title))?.trim();
  if (view.mine && title !== undefined && title !== view.post.title) requireOwnTitle(view, title, words ?? '');
  const isReworded = words !== undefined && words !== view.post.prompt;
  const renamed = isReworded ? await updatePost({ ctx, input: { postId: id, prompt: words } }) : view;
  if (likes === undefined || (view.mine && isReworded && likes === view.post.likes)) return renamed;
  return likePost({ ctx, input: { postId: id, liked: { count: likes } } });
}
