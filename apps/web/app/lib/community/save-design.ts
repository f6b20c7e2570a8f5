import { COLLECTION, CommunityPost, DATABASE_ID } from '@toile/contract';
import { backend } from '#web/lib/backend.ts';
import { refusalType } from '#web/lib/error-message.ts';

const TABLE = { databaseId: DATABASE_ID, collectionId: COLLECTION.community } as const;

/** The post of a design, and whether it was there before. `post` is undefined where it cannot be read any more. */
export interface Saved {
  post: CommunityPost | undefined;
  already: boolean;
}

async function postOf(designId: string): Promise<CommunityPost | undefined> {
  const { databases, Query } = await backend();
  const { documents } = await databases.listDocuments({
    ...TABLE,
    queries: [Query.equal('designId', designId), Query.limit(1)],
    total: false,
  });
  return CommunityPost.safeParse(documents[0]).data;
}

/**
 * Posts a design to the community, once.
 * @throws what the SDK throws for a refusal
 */
export async function saveDesign(designId: string): Promise<Saved> {
  const { databases, newId } = await backend();
  try {
    const document = await databases.createDocument({ ...TABLE, documentId: newId(), data: { designId } });
    return { post: CommunityPost.parse(document), already: false };
  } catch (error) {
    if (refusalType(error) !== 'document_already_exists') throw error;
    return { post: await postOf(designId), already: true };
  }
}

/**
 * Takes a post out of the community; the design stays with its author.
 * @throws what the SDK throws
 */
export async function removePost(postId: string): Promise<void> {
  const { databases } = await backend();
  await databases.deleteDocument({ ...TABLE, documentId: postId });
}
