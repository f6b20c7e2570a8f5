import type { CommunityPost } from '@toile/contract';
import type { CSSProperties } from 'react';
import { REEL } from '#web/content/reel.ts';
import { previewSrcSet, previewUrl } from '#web/lib/file-url.ts';

interface Props {
  post: CommunityPost;
  /** Steps from the design on the screen: −1 is the one above. */
  offset: number;
}

/** A sheet of the reel in its place. Those beside the screen are there already, so that a step has nothing to wait for. */
export function ReelSheet({ post, offset }: Props) {
  return (
    <div
      className="reel-sheet"
      data-here={offset === 0 || undefined}
      aria-hidden={offset !== 0 || undefined}
      // Custom properties are not in React's CSSProperties.
      style={{ '--offset': offset, '--shape': `${post.width} / ${post.height}` } as CSSProperties}
    >
      <img
        src={previewUrl(post.fileId, 1024, 'webp')}
        srcSet={previewSrcSet(post.fileId, 'webp')}
        sizes="(min-width: 900px) 63vh, 118vw"
        alt={REEL.reelSheet.fashionIllustration(post.title)}
        width={post.width}
        height={post.height}
        fetchPriority={offset === 0 ? 'high' : 'low'}
        decoding="async"
        draggable={false}
      />
    </div>
  );
}
