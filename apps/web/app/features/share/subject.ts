import { type CommunityPost, publicPagePath } from '@toile/contract';
import { publishDesign } from '#web/features/share/publish-design.ts';

/** A design to be sent to somebody, and where it is sent from. */
export interface ShareSubject {
  /** Of the design or its post: names the file where the title cannot. */
  id: string;
  fileId: string;
  title: string;
  /** What was asked for: shops are searched for it. */
  words: string;
  /** The messages of the catalogue differ. */
  from: 'studio' | 'gallery';
  /** Makes page and picture readable by everybody. Resolves with the page's address. */
  publish: () => Promise<string>;
}

/** A post is public already. */
export const subjectOfPost = (post: CommunityPost): ShareSubject => ({
  id: post.$id,
  fileId: post.fileId,
  title: post.title,
  words: post.prompt,
  from: 'gallery',
  publish: async () => new URL(publicPagePath(post), location.origin).href,
});

/** A design of one's own, as the studio and the history know it. */
export interface OwnDesign {
  designId: string;
  fileId: string;
  imageUrl: string;
  title: string;
  words: string;
  /** Its post, `null` where it has none, absent where that is not known. */
  postId?: string | null | undefined;
}

/** A design of one's own, which nobody else sees before it is sent. */
export const subjectOfDesign = ({ designId, fileId, title, words }: OwnDesign): ShareSubject => ({
  id: designId,
  fileId,
  title,
  words,
  from: 'studio',
  publish: () => publishDesign(designId),
});
