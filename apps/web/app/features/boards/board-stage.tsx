import { BOARD_MESSAGE, BOARD_SIZES, type BoardWish, boardSize, type FormState } from '@toile/contract';
import { type CSSProperties, useState } from 'react';
import { BOARD_WORDS as WORDS } from '#web/content/boards.ts';
import { previewSrcSet, previewUrl } from '#web/lib/file-url.ts';
import type { FormProgress } from '#web/lib/use-form-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Maximize2 } from '#web/ui/icons/maximize-2.tsx';
import { LightTable } from '#web/ui/light-table.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const SIZES = '(min-width: 900px) min(78vh, 56vw), (min-width: 640px) min(58vh, 92vw), min(46vh, 92vw)';

/** Why there is no board to look at, and what may be done about it. */
function NoBoard({ progress: { impossible, refused, state, again } }: { progress: FormProgress }) {
  const title = refused ?? (state?.status === 'failed' ? BOARD_MESSAGE.failed : BOARD_MESSAGE.notOrdered);
  return (
    <Notice tone="bad" title={title}>
      {impossible ? null : (
        <Button size="small" onClick={again}>
          {WORDS.tryAgain}
        </Button>
      )}
    </Notice>
  );
}

interface DrawnProps {
  fileId: string;
  imageUrl: string;
  title: string;
  alt: string;
  width: number;
  height: number;
  /** Told as soon as the picture is seen, or cannot be. */
  onSeen: () => void;
}

/** The board, and over the whole screen for who presses it. */
function Drawn({ fileId, imageUrl, title, alt, width, height, onSeen }: DrawnProps) {
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <Plate
        key={fileId}
        src={previewUrl(fileId, 1024, 'jpg')}
        sources={(['avif', 'webp'] as const).map((format) => ({
          type: `image/${format}`,
          srcSet: previewSrcSet(fileId, format),
        }))}
        sizes={SIZES}
        alt={alt}
        width={width}
        height={height}
        priority
        onStateChange={(state) => {
          if (state !== 'loading') onSeen();
        }}
      >
        <button
          type="button"
          className="enlarge"
          aria-label={WORDS.near}
          aria-haspopup="dialog"
          onClick={() => setLarge(true)}
        >
          <Maximize2 aria-hidden="true" />
        </button>
      </Plate>
      <LightTable
        isOpen={isLarge}
        onOpenChange={setLarge}
        title={title}
        picture={{ src: imageUrl, width, height }}
        returnTo={() => document.querySelector<HTMLElement>('.board-stage .enlarge')}
      />
    </>
  );
}

/** The file of a board that is there. */
const drawnOf = (state: FormState | undefined): Pick<DrawnProps, 'fileId' | 'imageUrl'> | null =>
  state?.status === 'done' && state.file_id !== null && state.image_url !== null
    ? { fileId: state.file_id, imageUrl: state.image_url }
    : null;

interface Props {
  title: string;
  wish: BoardWish;
  progress: FormProgress;
}

/** The chosen board in its place, which has its shape before it is there. */
export function BoardStage({ title, wish: { layout, format }, progress }: Props) {
  const size = boardSize(format, BOARD_SIZES.usual);
  const drawn = drawnOf(progress.state);
  const isTrouble = !drawn && progress.isFailed;
  const [seen, setSeen] = useState('');
  const isSeen = drawn !== null && seen === drawn.fileId;
  const names = [WORDS.layouts[layout], WORDS.formats[format]] as const;
  const standing = isSeen ? WORDS.ready(...names) : isTrouble ? '' : BOARD_MESSAGE.drawing;
  // Custom properties are not in React's CSSProperties.
  const shape = { '--shape': `${size.width} / ${size.height}`, '--ratio': size.width / size.height } as CSSProperties;
  return (
    <section
      className="board-stage"
      style={shape}
      aria-label={WORDS.stage}
      data-waiting={isSeen || isTrouble ? undefined : true}
    >
      {isTrouble ? <NoBoard progress={progress} /> : null}
      {drawn ? (
        <Drawn
          {...drawn}
          {...size}
          title={names.join(', ')}
          alt={WORDS.alt(title, names[0])}
          onSeen={() => setSeen(drawn.fileId)}
        />
      ) : null}
      {isSeen || isTrouble ? null : <Skeleton className="board-place" />}
      <p className={isSeen ? 'sr-only' : 'small muted'} role="status">
        {standing}
      </p>
      {isSeen && progress.state?.is_redrawn ? <p className="small muted">{BOARD_MESSAGE.redrawn}</p> : null}
    </section>
  );
}
