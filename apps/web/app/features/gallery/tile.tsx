import { AUTHOR_UNKNOWN, type CommunityPost, PROMPT_UNKNOWN } from '@toile/contract';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { GALLERY_WORDS } from '#web/content/gallery.ts';
import { LikeButton } from '#web/features/gallery/like-button.tsx';

interface Props {
  post: CommunityPost;
  /** Its place in the list, from 1. */
  position: number;
  size: 'small' | 'large';
  /** Where it stands in its block or on the wall. */
  style: CSSProperties;
  /** Height over width of its picture. */
  ratio: number;
  /** Address that opens it in the reel. */
  href: string;
  children: ReactNode;
}

/** A design on the wall: the picture, what was asked for, and by whom. */
export function Tile({ post, position, size, style, ratio, href, children }: Props) {
  const name = post.userName || AUTHOR_UNKNOWN;
  const tells = GALLERY_WORDS.tile.tells(post.description);
  return (
    <article
      className="tile"
      data-size={size}
      style={style}
      aria-posinset={position}
      aria-setsize={-1}
      aria-labelledby={`tile-${post.$id}`}
    >
      <Link to={href} className="tile-open" preventScrollReset state={{ fromGallery: true }} id={`open-${post.$id}`}>
        <span className="tile-sheet" style={{ aspectRatio: `1 / ${ratio}` }}>
          {children}
        </span>
        <h2 id={`tile-${post.$id}`} className={size === 'large' ? 'tile-words brief' : 'tile-words'}>
          {GALLERY_WORDS.tile.words(post.prompt, post.title, post.house) || PROMPT_UNKNOWN}
        </h2>
      </Link>
      {size === 'large' && tells ? <p className="tile-tells small muted">{tells}</p> : null}
      <div className="tile-foot small">
        <span className="tile-by">{post.house ? GALLERY_WORDS.tile.byHouse(name) : GALLERY_WORDS.tile.by(name)}</span>
        <LikeButton post={post} />
      </div>
    </article>
  );
}
