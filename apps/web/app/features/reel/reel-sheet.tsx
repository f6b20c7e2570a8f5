import type { CommunityPost } from '@toile/contract';
import { type CSSProperties, useState } from 'react';
import { REEL } from '#web/content/reel.ts';
import { type DesignView, pickView, viewsOf } from '#web/lib/design-views.ts';
import { previewUrl } from '#web/lib/file-url.ts';
import { seenAlready } from '#web/lib/seen-already.ts';

interface Props {
  post: CommunityPost;
  /** Steps from the design on the screen: −1 is the one above. */
  offset: number;
  /** How designs are looked at, where they can be. */
  view: DesignView;
}

/** The views a post has. */
export const viewsOfPost = ({ fileId, url, hasFigure, designId }: CommunityPost) =>
  viewsOf({ fileId, imageUrl: url, hasFigure, hasFlats: designId !== null });

/** A sheet of the reel in its place. Those beside the screen are there already, so that a step has nothing to wait for. */
export function ReelSheet({ post, offset, view }: Props) {
  const own = { width: post.width, height: post.height };
  const { src, sources, ...picked } = pickView(viewsOfPost(post), view);
  // One kind for every browser that steps quickly: those beside the screen are loaded with it.
  const srcSet = sources.find(({ type }) => type === 'image/webp')?.srcSet;
  // The gallery beneath has most of them on its wall.
  // Who comes by a link has seen none: a few kilobytes of it come first.
  const [before] = useState(() => ({
    view: picked.view,
    src:
      seenAlready(post.fileId, picked.view) ??
      (offset === 0 && picked.view !== 'flats'
        ? previewUrl(post.fileId, 320, 'webp', picked.view === 'figure' ? 'figure' : undefined)
        : undefined),
  }));
  const { width, height } = picked.view === 'sheet' ? own : picked;
  return (
    <div
      className="reel-sheet"
      data-here={offset === 0 || undefined}
      aria-hidden={offset !== 0 || undefined}
      // Custom properties are not in React's CSSProperties.
      style={{ '--offset': offset, '--shape': `${width} / ${height}` } as CSSProperties}
    >
      <img
        src={src}
        {...(srcSet ? { srcSet } : {})}
        sizes="(min-width: 900px) 63vh, 118vw"
        alt={REEL.reelSheet.fashionIllustration(post.title)}
        width={width}
        height={height}
        fetchPriority={offset === 0 ? 'high' : 'low'}
        decoding="async"
        draggable={false}
        onLoad={({ currentTarget }) => {
          currentTarget.dataset.shown = 'true';
        }}
        style={before.src && before.view === picked.view ? { backgroundImage: `url("${before.src}")` } : {}}
      />
    </div>
  );
}
