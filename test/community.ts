import { COLLECTION, type CommunityPost, DATABASE_ID, GenerationReply } from '@toile/contract';
import type { Models } from 'appwrite';
import type { Person } from './people.ts';
import { press } from './press.ts';
import { connectSdk } from './sdk.ts';

export type Post = Models.Document & CommunityPost;

const COMMUNITY = { databaseId: DATABASE_ID, collectionId: COLLECTION.community };

/** Where a post is, as the SDK says it. */
export const at = (documentId: string) => ({ ...COMMUNITY, documentId });

/** Data of any shape, which the SDK's own types would refuse before the server could. */
export const anything = (data: object) => data as Omit<Post, keyof Models.Document>;

/** What people do in the community of a running server, through the official SDK. `address` is asked with each call. */
export function openCommunity(address: () => string) {
  const as = (person?: Person) => connectSdk(address(), person).databases;

  async function makeDesign(person: Person, words = 'a linen shirt'): Promise<GenerationReply> {
    const response = await press(person, words);
    if (response.status !== 200) throw new Error(`a press answered ${response.status}: ${await response.text()}`);
    return GenerationReply.parse(await response.json());
  }

  const post = (person: Person, data: object): Promise<Post> =>
    as(person).createDocument<Post>({ ...at('unique()'), data: anything(data) });

  return {
    as,
    makeDesign,
    post,
    postDesign: async (person: Person, words?: string): Promise<Post> =>
      post(person, { designId: (await makeDesign(person, words)).design_id }),
    list: (person: Person | undefined, ...queries: string[]) =>
      as(person).listDocuments<Post>({ ...COMMUNITY, queries }),
  };
}
