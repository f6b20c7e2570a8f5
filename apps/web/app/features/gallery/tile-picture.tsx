import { type CommunityPost, MESSAGE } from '@toile/contract';
import { type CSSProperties, useState } from 'react';
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

interface Props {
  post: CommunityPost;
  /** Width it stands in, pixels. */
  width: number;
  style?: CSSProperties;
}

/** The picture of a tile on its own paper. */
export function TilePicture({ post, width, style }: Props) {
  const { fileId, prompt } = post;
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) {
    return (
      <span className="tile-torn small">
        {MESSAGE.imageUnavailable}
        <span className="sr-only">: {prompt}</span>
      </span>
    );
  }
  return (
    <img
      src={previewUrl(fileId, 768, 'webp')}
      srcSet={previewSrcSet(fileId, 'webp')}
      sizes={`${Math.ceil(width)}px`}
      alt=""
      width={post.width}
      height={post.height}
      // The one that takes over from itself may not blink; the others do not stop a hand that scrolls.
      decoding={fileId === first ? 'sync' : 'async'}
      draggable={false}
      style={style}
      data-shown={shown.has(fileId) || undefined}
      onLoad={(event) => {
        shown.add(fileId);
        event.currentTarget.dataset.shown = 'true';
      }}
      onError={() => setIsBroken(true)}
    />
  );
}
