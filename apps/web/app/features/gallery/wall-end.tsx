import { useEffect, useRef } from 'react';
import { GALLERY_WORDS } from '#web/content/gallery.ts';
import { formatCount } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Stitch } from '#web/ui/stitch.tsx';

interface Props {
  /** Designs on the wall. */
  count: number;
  hasMore: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

/** Distance below the screen at which the next designs are fetched. */
const AHEAD = '1800px';

/** The end of what was read so far: asks for more before it comes into view. */
export function WallEnd({ count, hasMore, hasFailed, onMore }: Props) {
  const mark = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    if (!mark.current || !hasMore || hasFailed) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: `0px 0px ${AHEAD} 0px`,
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  });
  return (
    <div className="wall-end" ref={mark}>
      {hasFailed ? (
        <>
          <p className="small muted">{GALLERY_WORDS.wallEnd.moreDesignsCouldNot}</p>
          <Button size="small" onClick={onMore}>
            {GALLERY_WORDS.wallEnd.tryAgain}
          </Button>
        </>
      ) : hasMore ? (
        <p className="small muted" role="status">
          {GALLERY_WORDS.wallEnd.fetchingMoreDesigns}
        </p>
      ) : (
        <>
          <p className="small muted num">{GALLERY_WORDS.wallEnd.everyDesign(formatCount(count), count === 1)}</p>
          <Stitch />
        </>
      )}
    </div>
  );
}
