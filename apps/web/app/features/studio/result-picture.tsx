import { type GenerationReply, MESSAGE, PICTURE } from '@toile/contract';
import type { Look } from '@toile/look';
import { useState } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { ColourBloom } from '#web/features/studio/colour-bloom.tsx';
import { EnlargedPicture } from '#web/features/studio/enlarged-picture.tsx';
import { formOf } from '#web/features/studio/finish.ts';
import { useStudioTools } from '#web/features/studio/studio-context.ts';
import { useFormState } from '#web/features/studio/use-form-state.ts';
import { freshUrl, previewSrcSet } from '#web/lib/file-url.ts';
import { Button } from '#web/ui/button.tsx';
import { Maximize2 } from '#web/ui/icons/maximize-2.tsx';
import { RotateCw } from '#web/ui/icons/rotate-cw.tsx';
import { Plate, type PlateState } from '#web/ui/plate.tsx';
import { toastFault } from '#web/ui/toast.tsx';

interface Props {
  reply: GenerationReply;
  look: Look | undefined;
  alt: string;
}

/** As wide as the window is tall enough for, or the screen less its margins. */
const SIZES = '(min-width: 640px) min(72vh, 92vw), min(375px, 100vw - 40px)';

function BrokenSheet({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="torn">
      <div>
        <h3 className="h3">{MESSAGE.imageUnavailable}</h3>
        <p className="small">{STUDIO.resultPicture.theDesignIsSafe}</p>
        <Button size="small" onClick={onRetry}>
          <RotateCw aria-hidden="true" /> {STUDIO.resultPicture.retry}
        </Button>
      </div>
    </div>
  );
}

const WORDS = {
  hd: STUDIO.resultPicture.drawingItInHigh,
  clear: STUDIO.resultPicture.removingTheBackground,
  'hd-clear': STUDIO.resultPicture.drawingItLargeWithout,
} as const;

/** The picture in its place: colours first, then the sheet, then the form that is wanted of it; a press on it enlarges it. */
export function ResultPicture({ reply, look, alt }: Props) {
  const [retriedAt, setRetriedAt] = useState<number | null>(null);
  const [plate, setPlate] = useState<PlateState>('loading');
  const form = formOf(useStudioTools().finish);
  const { state: formState, isFailed, impossible, again } = useFormState(reply.design_id, form);
  const ready = formState?.status === 'done' ? formState : undefined;
  const { fileId, imageUrl } = {
    fileId: ready?.file_id ?? reply.file_id,
    imageUrl: ready?.image_url ?? reply.image_url,
  };
  const original = retriedAt === null ? imageUrl : freshUrl(imageUrl, retriedAt);
  // After a failure the original itself is asked for: a preview that cannot be made must not hide it.
  const sources =
    retriedAt === null
      ? (['avif', 'webp'] as const).map((format) => ({
          type: `image/${format}`,
          srcSet: previewSrcSet(fileId, format),
        }))
      : [];
  const handlePlate = (next: PlateState) => {
    setPlate(next);
    if (next === 'error') toastFault(MESSAGE.imageLoadFailed, STUDIO.resultPicture.retryLoadsItAgain);
  };
  return (
    <Plate
      key={fileId}
      className={ready && form !== 'hd' ? 'sheet cut-out' : 'sheet'}
      src={original}
      sources={sources}
      sizes={SIZES}
      alt={alt}
      width={PICTURE.width}
      height={PICTURE.height}
      priority
      onStateChange={handlePlate}
    >
      {plate === 'loaded' ? null : <ColourBloom look={look} />}
      {plate === 'error' ? <BrokenSheet onRetry={() => setRetriedAt(Date.now())} /> : null}
      {plate === 'loaded' ? (
        <EnlargedPicture src={original} title={alt}>
          <button type="button" className="enlarge" aria-label={STUDIO.resultPicture.enlargeThePicture}>
            <Maximize2 aria-hidden="true" />
          </button>
        </EnlargedPicture>
      ) : null}
      {ready?.is_redrawn ? (
        <div className="finishing small" role="note">
          {MESSAGE.formRedrawn}
        </div>
      ) : null}
      {form && !ready ? (
        <div className="finishing small" role="status">
          {impossible ? (
            impossible
          ) : isFailed ? (
            <>
              {STUDIO.resultPicture.thisFinishDidNot}{' '}
              <button type="button" className="basted-link" onClick={again}>
                {STUDIO.resultPicture.tryAgain}
              </button>
            </>
          ) : (
            WORDS[form]
          )}
        </div>
      ) : null}
    </Plate>
  );
}
