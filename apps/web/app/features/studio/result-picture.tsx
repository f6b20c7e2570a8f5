import { type GenerationReply, MESSAGE, PICTURE } from '@toile/contract';
import { Maximize2, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ColourBloom } from '#web/features/studio/colour-bloom.tsx';
import { EnlargedPicture } from '#web/features/studio/enlarged-picture.tsx';
import type { LookView } from '#web/features/studio/read-look.ts';
import { freshUrl, previewSrcSet } from '#web/lib/file-url.ts';
import { Button } from '#web/ui/button.tsx';
import { Plate, type PlateState } from '#web/ui/plate.tsx';
import { toastFault } from '#web/ui/toast.tsx';

interface Props {
  reply: GenerationReply;
  look: LookView | undefined;
  alt: string;
  /** Lies over the lower edge, e.g. the progress of the next design. */
  children?: ReactNode;
}

/** As wide as 500 px of height allow, or the screen less its margins. */
const SIZES = '(min-width: 640px) 375px, calc(100vw - 40px)';

function BrokenSheet({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="torn">
      <div>
        <h3 className="h3">{MESSAGE.imageUnavailable}</h3>
        <p className="small">The design is safe, and no token was taken again.</p>
        <Button size="small" onClick={onRetry}>
          <RotateCw aria-hidden="true" /> Retry
        </Button>
      </div>
    </div>
  );
}

/** The picture in its place: colours first, then the sheet; a press on it enlarges it. */
export function ResultPicture({ reply, look, alt, children }: Props) {
  const [retriedAt, setRetriedAt] = useState<number | null>(null);
  const [state, setState] = useState<PlateState>('loading');
  const original = retriedAt === null ? reply.image_url : freshUrl(reply.image_url, retriedAt);
  // After a failure the original itself is asked for: a preview that cannot be made must not hide it.
  const sources =
    retriedAt === null
      ? (['avif', 'webp'] as const).map((format) => ({
          type: `image/${format}`,
          srcSet: previewSrcSet(reply.file_id, format),
        }))
      : [];
  const handleState = (next: PlateState) => {
    setState(next);
    if (next === 'error') toastFault(MESSAGE.imageLoadFailed, 'The design is safe. Retry loads it again.');
  };
  return (
    <Plate
      className="sheet"
      src={original}
      sources={sources}
      sizes={SIZES}
      alt={alt}
      width={PICTURE.width}
      height={PICTURE.height}
      priority
      onStateChange={handleState}
    >
      {state === 'loaded' ? null : <ColourBloom look={look} />}
      {state === 'error' ? <BrokenSheet onRetry={() => setRetriedAt(Date.now())} /> : null}
      {state === 'loaded' ? (
        <EnlargedPicture src={original} title={alt}>
          <button type="button" className="enlarge" aria-label="Enlarge the picture">
            <Maximize2 aria-hidden="true" />
          </button>
        </EnlargedPicture>
      ) : null}
      {children}
    </Plate>
  );
}
