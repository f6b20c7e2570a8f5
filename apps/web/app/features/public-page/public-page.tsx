import { AUTHOR_UNKNOWN, type PublicDesign } from '@toile/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { KeepButton } from '#web/features/public-page/keep-button.tsx';
import { previewSrcSet } from '#web/lib/file-url.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Plate } from '#web/ui/plate.tsx';

interface Props {
  design: PublicDesign;
  /** Absent for a guest. */
  userId: string | undefined;
  /** Ways to send, buy and download it. */
  actions: ReactNode;
}

const SOURCES = ['avif', 'webp'] as const;

/** A design as everybody sees it who has its address. */
export function PublicPage({ design, userId, actions }: Props) {
  const { fileId, title, prompt, description, userName, house, postId } = design;
  const start = userId === undefined ? '/signup' : '/ai-outfit-generator';
  return (
    <article className="public-page wrap">
      <figure className="public-sheet">
        <Plate
          src={design.url}
          sources={SOURCES.map((format) => ({ type: `image/${format}`, srcSet: previewSrcSet(fileId, format) }))}
          sizes="(min-width: 900px) 46vw, 100vw"
          alt={`Fashion illustration: ${title}`}
          width={design.width}
          height={design.height}
          priority
        />
      </figure>
      <div className="public-tell">
        <h1 className="h1 public-title">{title}</h1>
        <p className="public-by">
          <Avatar name={userName || AUTHOR_UNKNOWN} photoUrl="" />
          <span>
            by {userName || AUTHOR_UNKNOWN}
            {house ? <span className="faint"> · house design</span> : null}
          </span>
        </p>
        {description ? <p className="public-description">{description}</p> : null}
        {prompt && prompt !== title ? (
          <div className="public-asked">
            <h2 className="label faint">What was asked for</h2>
            <p className="brief">{prompt}</p>
          </div>
        ) : null}
        <div className="public-actions">
          {actions}
          {postId === null ? null : <KeepButton design={design} postId={postId} userId={userId} />}
        </div>
        <div className="public-next">
          <ButtonLink look="action">
            <Link to={start}>Design your own</Link>
          </ButtonLink>
          <Link
            to={postId === null ? '/gallery' : `/gallery?post=${encodeURIComponent(postId)}`}
            className="basted-link"
          >
            See it in the gallery
          </Link>
        </div>
      </div>
    </article>
  );
}
