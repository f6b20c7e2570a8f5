import { AUTHOR_UNKNOWN, type PublicDesign } from '@toile/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PUBLIC_PAGE } from '#web/content/public-page.ts';
import { HeartButton } from '#web/features/public-page/heart-button.tsx';
import { KeepButton } from '#web/features/public-page/keep-button.tsx';
import { previewSrcSet } from '#web/lib/file-url.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { longWords } from '#web/ui/long-words.ts';
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
          alt={PUBLIC_PAGE.publicPage.fashionIllustration(title)}
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
            {PUBLIC_PAGE.publicPage.by(userName || AUTHOR_UNKNOWN)}
            {house ? <span className="faint"> {PUBLIC_PAGE.publicPage.houseDesign}</span> : null}
          </span>
        </p>
        {description ? <p className="public-description">{description}</p> : null}
        {prompt && prompt !== title ? (
          <div className="public-asked">
            <h2 className="label faint">{PUBLIC_PAGE.publicPage.whatWasAskedFor}</h2>
            <p className="brief" {...longWords(prompt)}>
              {prompt}
            </p>
          </div>
        ) : null}
        <div className="public-actions">
          {actions}
          {postId === null ? null : (
            <>
              <HeartButton key={userId} design={design} postId={postId} userId={userId} />
              <KeepButton design={design} postId={postId} userId={userId} />
            </>
          )}
        </div>
        <div className="public-next">
          <ButtonLink look="action">
            <Link to={start}>{PUBLIC_PAGE.publicPage.designYourOwn}</Link>
          </ButtonLink>
          <Link
            to={postId === null ? '/gallery' : `/gallery?post=${encodeURIComponent(postId)}`}
            className="basted-link"
          >
            {PUBLIC_PAGE.publicPage.seeItInThe}
          </Link>
        </div>
      </div>
    </article>
  );
}
