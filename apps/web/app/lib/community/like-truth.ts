import type { CommunityPost } from '@toile/contract';

type Liking = Pick<CommunityPost, 'liked' | 'likes'>;

/** A post with the heart turned, its count one more or one less and never below 0. */
export function turned<P extends Liking>(post: P, liked: boolean): P {
  if (post.liked === liked) return post;
  return { ...post, liked, likes: Math.max(0, post.likes + (liked ? 1 : -1)) };
}

/**
 * What the server last said of posts whose hearts are being turned. While several turns of one heart are on their way,
 * the screen shows the last wish; when the last of them has failed, this is what it goes back to.
 */
export class LikeTruths {
  readonly #truths = new Map<string, { liking: Liking; pending: number }>();

  /** A turn begins; `seen` is the state on the screen, true if no other turn is under way. */
  begin(id: string, seen: Liking): void {
    const known = this.#truths.get(id);
    if (known) known.pending += 1;
    else this.#truths.set(id, { liking: { liked: seen.liked, likes: seen.likes }, pending: 1 });
  }

  /**
   * A turn ended, with the server's answer or without.
   * @returns what the screen has to show, `undefined` while another turn is under way
   */
  end(id: string, answer?: Liking): Liking | undefined {
    const known = this.#truths.get(id);
    if (!known) return answer;
    if (answer) known.liking = { liked: answer.liked, likes: answer.likes };
    known.pending -= 1;
    if (known.pending > 0) return undefined;
    this.#truths.delete(id);
    return known.liking;
  }
}
