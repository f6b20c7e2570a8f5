import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { CommunityPost } from '@toile/contract';
import { type CSSProperties, memo, useCallback, useMemo } from 'react';
import { Tile } from '#web/features/gallery/tile.tsx';
import { type Block, type Cell, layBlocks, type Measure, TILE_RATIO } from '#web/features/gallery/tile-layout.ts';
import { TilePicture } from '#web/features/gallery/tile-picture.tsx';

export interface WallProps {
  posts: readonly CommunityPost[];
  measure: Measure;
  /** Where the wall begins on the page, pixels. */
  top: number;
  /** No more will come. */
  isWhole: boolean;
  hrefOf: (postId: string) => string;
  /** Said where the last row leaves room. */
  room: string;
}

const OVERSCAN = 2;
/** A wall of so many designs stands whole in the page: who scrolls fast, prints or saves it finds no empty place. */
export const WHOLE_WALL = 48;

const placeOf = ({ column, row, isLarge }: Cell, m: Measure): CSSProperties => {
  const step = m.small * TILE_RATIO + m.caption + m.rowGap;
  return {
    left: column * (m.small + m.gutter),
    top: row * step,
    width: isLarge ? m.large : m.small,
    height: isLarge ? m.large * TILE_RATIO + m.largeCaption : step - m.rowGap,
  };
};

const roomOf = ({ column, span }: NonNullable<Block['room']>, m: Measure): CSSProperties => ({
  left: column * (m.small + m.gutter),
  width: span * m.small + (span - 1) * m.gutter,
  height: m.small * TILE_RATIO,
});

type BlockProps = Omit<WallProps, 'top' | 'isWhole' | 'room'> & { block: Block };

const BlockTiles = memo(function BlockTiles({ block, posts, measure, hrefOf }: BlockProps) {
  return block.cells.map((cell, n) => {
    const post = posts[block.from + n];
    if (!post) return null;
    const style = placeOf(cell, measure);
    return (
      <Tile
        key={post.$id}
        post={post}
        position={block.from + n + 1}
        size={cell.isLarge ? 'large' : 'small'}
        style={style}
        ratio={TILE_RATIO}
        href={hrefOf(post.$id)}
      >
        <TilePicture post={post} position={block.from + n + 1} width={cell.isLarge ? measure.large : measure.small} />
      </Tile>
    );
  });
});

/** Tiles in the repeating pattern of large and small. Only what is near the screen is in the page. */
export function GridWall({ posts, measure, top, isWhole, hrefOf, room }: WallProps) {
  const blocks = useMemo(() => layBlocks(posts.length, measure, isWhole), [posts.length, measure, isWhole]);
  const virtualizer = useWindowVirtualizer({
    count: blocks.length,
    estimateSize: useCallback((n: number) => blocks[n]?.height ?? 0, [blocks]),
    // The places of all blocks are worked out anew only when this function is another.
    getItemKey: useCallback((n: number) => blocks[n]?.from ?? n, [blocks]),
    gap: measure.rowGap,
    overscan: posts.length > WHOLE_WALL ? OVERSCAN : blocks.length,
    scrollMargin: top,
  });
  return (
    <div className="wall" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const block = blocks[index];
        return block ? (
          <div key={block.from} className="wall-block" style={{ transform: `translateY(${start - top}px)` }}>
            <BlockTiles block={block} posts={posts} measure={measure} hrefOf={hrefOf} />
            {block.room ? (
              <p className="wall-room h3" aria-hidden="true" style={roomOf(block.room, measure)}>
                {room}
              </p>
            ) : null}
          </div>
        ) : null;
      })}
    </div>
  );
}
