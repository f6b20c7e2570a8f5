import { AUTHOR_UNKNOWN, type CommunityPost, PROMPT_UNKNOWN, publicPagePath } from '@toile/contract';
import { Dialog } from 'radix-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { REEL } from '#web/content/reel.ts';
import { formatCount } from '#web/lib/formats.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';

interface Props {
  post: CommunityPost;
  /** From 1. */
  position: number;
  count: number;
  hasMore: boolean;
}

/** What was asked for, by whom, and where in the row it stands. */
export function ReelWords({ post, position, count, hasMore }: Props) {
  const words = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLong, setIsLong] = useState(false);
  useLayoutEffect(() => {
    const { current } = words;
    if (!current || isOpen) return;
    const read = () => setIsLong(current.scrollHeight > current.clientHeight + 1);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <div className="reel-tell" data-open={isOpen || undefined}>
      <p className="reel-at small num" aria-live="polite">
        <span className="reel-number">{formatCount(position)}</span> {REEL.reelWords.ofWord(formatCount(count))}
        {hasMore ? '+' : ''}
        <span className="sr-only">: {post.title}</span>
      </p>
      <Dialog.Title asChild>
        {/* Open words may scroll, by the keyboard too. */}
        <h2
          ref={words}
          className="brief reel-prompt"
          data-scrolls={isOpen || undefined}
          tabIndex={isOpen ? 0 : undefined}
        >
          {post.prompt || PROMPT_UNKNOWN}
        </h2>
      </Dialog.Title>
      {isLong ? (
        <MoreButton
          className="reel-more"
          more={REEL.reelWords.showMore}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
        />
      ) : null}
      <p className="reel-by">
        <Avatar name={post.userName || AUTHOR_UNKNOWN} photoUrl="" />
        <span>
          {REEL.reelWords.by(post.userName || AUTHOR_UNKNOWN)}
          {post.house ? <span className="faint"> {REEL.reelWords.houseDesign}</span> : null}
        </span>
        <Link to={publicPagePath(post)} className="basted-link reel-page">
          {REEL.reelWords.openItsPage}
        </Link>
      </p>
    </div>
  );
}
