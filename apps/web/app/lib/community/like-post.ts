import { COLLECTION, CommunityPost, DATABASE_ID } from '@toile/contract';
import { backend } from '#web/lib/backend.ts';

/**
 * Likes a post or takes the like back. Saying it twice changes nothing.
 * @returns the post as the server has it now
 * @throws what the SDK throws
 */
export async function likePost(id: string, liked: boolean): Promise<CommunityPost> {
  const { databases } = await backend();
  const place = {
    databaseId: DATABASE_ID,
    collectionId: COLLECTION.community,
    documentId: id,
    attribute: 'likes',
    value: 1,
  };
  return CommunityPost.parse(
    await (liked ? databases.incrementDocumentAttribute(place) : databases.decrementDocumentAttribute(place)),
  );
}
