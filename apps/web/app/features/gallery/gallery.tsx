import type { CommunityPost } from '@toile/contract';
import { useMemo, useRef } from 'react';
import { GALLERY_WORDS } from '#web/content/gallery.ts';
import { EmptyWall } from '#web/features/gallery/empty-wall.tsx';
import { GridWall } from '#web/features/gallery/grid-wall.tsx';
import { useLayoutChoice } from '#web/features/gallery/layout-choice.ts';
import { LostWall } from '#web/features/gallery/lost-wall.tsx';
import { MasonryWall } from '#web/features/gallery/masonry-wall.tsx';
import { measureTiles } from '#web/features/gallery/tile-layout.ts';
import { Toolbar } from '#web/features/gallery/toolbar.tsx';
import { usePlace } from '#web/features/gallery/use-place.ts';
import { WallEnd } from '#web/features/gallery/wall-end.tsx';
import { WallSkeleton } from '#web/features/gallery/wall-skeleton.tsx';
import type { GalleryView } from '#web/lib/community/gallery-view.ts';

/** The posts of a view as far as they were read. */
export interface PostList {
  posts: readonly CommunityPost[];
  status: 'pending' | 'error' | 'success';
  /** Whether they are those of the view before, until this one's come. */
  isOld: boolean;
  hasMore: boolean;
  hasMoreFailed: boolean;
  loadMore: () => void;
  retry: () => void;
}

interface Props {
  view: GalleryView;
  list: PostList;
  /** Address that opens a post in the reel. */
  hrefOf: (postId: string) => string;
}

/** The community's designs on a wall without end. */
export function Gallery({ view, list, hrefOf }: Props) {
  const [layout, chooseLayout] = useLayoutChoice();
  const room = useRef<HTMLDivElement>(null);
  const { posts, status, isOld } = list;
  const place = usePlace(room, posts.length === 0);
  const measure = useMemo(() => place && measureTiles(place.list, place.window), [place]);
  const Wall = layout === 'grid' ? GridWall : MasonryWall;
  const isLost = status === 'error' && posts.length === 0;
  const isEmpty = status === 'success' && !isOld && posts.length === 0;
  return (
    <div className="gallery wrap">
      <Toolbar view={view} layout={layout} onLayout={chooseLayout} isQuiet={isEmpty || isLost} />
      <div
        ref={room}
        data-old={isOld || undefined}
        {...(posts.length > 0 ? { role: 'feed', 'aria-label': GALLERY_WORDS.gallery.designs, 'aria-busy': isOld } : {})}
      >
        {status === 'pending' ? <WallSkeleton layout={layout} /> : null}
        {isLost ? (
          <LostWall onRetry={list.retry} />
        ) : isEmpty ? (
          <EmptyWall show={view.show} />
        ) : measure && place && posts.length > 0 ? (
          <Wall
            key={layout}
            posts={posts}
            measure={measure}
            top={place.top}
            isWhole={!list.hasMore}
            hrefOf={hrefOf}
            room={GALLERY_WORDS.wallEnd.room[view.show]}
          />
        ) : null}
      </div>
      {posts.length > 0 ? (
        <WallEnd count={posts.length} hasMore={list.hasMore} hasFailed={list.hasMoreFailed} onMore={list.loadMore} />
      ) : null}
    </div>
  );
}
