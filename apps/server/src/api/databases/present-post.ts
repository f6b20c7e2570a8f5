import { AUTHOR_GONE, AUTHOR_UNKNOWN, COLLECTION, type CommunityPost, DATABASE_ID } from '@toile/contract';
import { presentMoment } from '#server/api/moment.ts';
import { pictureUrl } from '#server/api/picture-url.ts';
import type { PostView } from '#server/product/gallery/post-view.ts';
import type { Document } from './collection.ts';

/** A post as a document, in both shapes the specification names. Its author's address leaves to the author alone. */
export function presentPost({
  post,
  author,
  width,
  height,
  hasFigure,
  liked,
  mine,
}: PostView): Document & CommunityPost {
  const userName = author?.name ?? AUTHOR_UNKNOWN;
  const userId = post.accountId ?? AUTHOR_GONE;
  const url = pictureUrl(post.fileId);
  const createdAt = presentMoment(post.createdAt);
  return {
    $id: post.id,
    $sequence: String(post.sequence),
    $collectionId: COLLECTION.community,
    $databaseId: DATABASE_ID,
    $createdAt: createdAt,
    $updatedAt: presentMoment(post.updatedAt),
    $permissions: ['read("any")', ...(mine ? [`update("user:${userId}")`, `delete("user:${userId}")`] : [])],
    prompt: post.prompt,
    url,
    fileId: post.fileId,
    likes: post.likes,
    User_Email: mine ? (author?.email ?? userName) : userName,
    User_Id: userId,
    title: post.title,
    imageUrl: url,
    userId,
    createdAt,
    description: post.description,
    userName,
    liked,
    mine,
    house: author?.isHouse ?? false,
    designId: post.designId,
    width,
    height,
    hasFigure,
  };
}
