import { type CommunityPost, FIGURE, MESSAGE } from '@toile/contract';
import { useState } from 'react';
import { previewSrcSet, previewUrl } from '#web/lib/file-url.ts';

/** Pictures that were shown before need no fading in when they are scrolled back to. */
const shown = new Set<string>();

/** The picture that the page came with. */
let first: string | undefined;

/** Says that a picture is on the screen already, in the place that its tile will take. */
export function wasShown(fileId: string): void {
  shown.add(fileId);
  first = fileId;
}

/** Designs whose pictures are fetched at once; those further down wait until they come near. */
const AT_ONCE = 12;

interface Props {
  post: CommunityPost;
  /** Its place in the list, from 1. */
  position: number;
  /** Width it stands in, pixels. */
  width: number;
}

/** The figure of a post, or its whole picture where that has none, on its own paper. */
export function TilePicture({ post, position, width }: Props) {
  const { fileId, prompt, hasFigure } = post;
  const view = hasFigure ? 'figure' : undefined;
  const size = hasFigure ? FIGURE : { width: post.width, height: post.height };
  const [isBroken, setIsBroken] = useState(false);
  const torn = (
    <span className="tile-torn small">
      {MESSAGE.imageUnavailable}
      <span className="sr-only">: {prompt}</span>
    </span>
  );
  const picture = (
    <img
      src={previewUrl(fileId, 768, 'webp', view)}
      srcSet={previewSrcSet(fileId, 'webp', view)}
      sizes={`${Math.ceil(width)}px`}
      alt=""
      {...size}
      loading={position > AT_ONCE ? 'lazy' : 'eager'}
      // The one that takes over from itself may not blink; the others do not stop a hand that scrolls.
      decoding={fileId === first ? 'sync' : 'async'}
      draggable={false}
      data-shown={shown.has(fileId) || undefined}
      onLoad={(event) => {
        setIsBroken(false);
        shown.add(fileId);
        event.currentTarget.dataset.shown = 'true';
      }}
      onError={() => setIsBroken(true)}
    />
  );
  // A picture that is lost for now, unseen under what is said of it, still comes where it is asked for again.
  return (
    <>
      {picture}
      {isBroken ? torn : null}
    </>
  );
}
