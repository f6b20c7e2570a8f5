import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { CommunityPost } from '@toile/contract';
import { memo, useCallback } from 'react';
import { type WallProps, WHOLE_WALL } from '#web/features/gallery/grid-wall.tsx';
import { ownRatio } from '#web/features/gallery/own-ratio.ts';
import { Tile } from '#web/features/gallery/tile.tsx';
import { TilePicture } from '#web/features/gallery/tile-picture.tsx';

const OVERSCAN = 6;

interface WallTileProps {
  post: CommunityPost;
  position: number;
  href: string;
  /** Pixels; left and top from the wall's corner. */
  width: number;
  height: number;
  left: number;
  top: number;
}

const WallTile = memo(function WallTile({ post, position, href, width, height, left, top }: WallTileProps) {
  return (
    <Tile
      post={post}
      position={position}
      size="small"
      ratio={ownRatio(post)}
      href={href}
      style={{ width, height, transform: `translate(${left}px, ${top}px)` }}
    >
      <TilePicture post={post} position={position} width={width} />
    </Tile>
  );
});

/** Tiles of one width and their own heights, each under the shortest column. */
export function MasonryWall({ posts, measure, top, hrefOf }: Omit<WallProps, 'isWhole' | 'room'>) {
  const { columns, small, gutter, caption, rowGap } = measure;
  const estimateSize = useCallback(
    (n: number) => {
      const post = posts[n];
      return post ? small * ownRatio(post) + caption : 0;
    },
    [posts, small, caption],
  );
  const virtualizer = useWindowVirtualizer({
    count: posts.length,
    lanes: columns,
    estimateSize,
    // The places of all tiles are worked out anew only when this function is another.
    getItemKey: useCallback((n: number) => `${Math.round(small)} ${posts[n]?.$id ?? n}`, [posts, small]),
    gap: rowGap,
    overscan: posts.length > WHOLE_WALL ? OVERSCAN : posts.length,
    scrollMargin: top,
  });
  return (
    <div className="wall" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, lane, start, size }) => {
        const post = posts[index];
        if (!post) return null;
        return (
          <WallTile
            key={post.$id}
            post={post}
            position={index + 1}
            href={hrefOf(post.$id)}
            width={small}
            height={size}
            left={lane * (small + gutter)}
            top={start - top}
          />
        );
      })}
    </div>
  );
}
