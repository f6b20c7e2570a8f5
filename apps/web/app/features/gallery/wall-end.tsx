import { useEffect, useRef } from 'react';
import { GALLERY_WORDS } from '#web/content/gallery.ts';
import { Button } from '#web/ui/button.tsx';
import { Stitch } from '#web/ui/stitch.tsx';

interface Props {
  hasMore: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

/** Distance below the screen at which the next designs are fetched. */
const AHEAD = '1800px';

/** The end of what was read so far: asks for more before it comes into view. */
export function WallEnd({ hasMore, hasFailed, onMore }: Props) {
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
        <Stitch />
      )}
    </div>
  );
}
