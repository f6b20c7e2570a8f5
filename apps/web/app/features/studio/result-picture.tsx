import { type GenerationReply, MESSAGE } from '@toile/contract';
import type { Look } from '@toile/look';
import { type ReactNode, useState } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { VIEWS } from '#web/content/views.ts';
import { BrokenSheet } from '#web/features/studio/broken-sheet.tsx';
import { ColourBloom } from '#web/features/studio/colour-bloom.tsx';
import { formOf } from '#web/features/studio/finish.ts';
import { FinishNote } from '#web/features/studio/finish-note.tsx';
import type { Neighbours } from '#web/features/studio/neighbours.ts';
import { useStudioTools } from '#web/features/studio/studio-context.ts';
import { pickView, type ViewPicture } from '#web/lib/design-views.ts';
import { useFigureCrop } from '#web/lib/figure/use-figure-crop.ts';
import { freshUrl, previewSrcSet } from '#web/lib/file-url.ts';
import { seenAlready } from '#web/lib/seen-already.ts';
import { useFormState } from '#web/lib/use-form-state.ts';
import { useSheetView } from '#web/lib/use-sheet-view.ts';
import { Maximize2 } from '#web/ui/icons/maximize-2.tsx';
import { LightTable } from '#web/ui/light-table.tsx';
import { Plate, type PlateState } from '#web/ui/plate.tsx';
import { toastFault } from '#web/ui/toast.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';

export interface LargePicture {
  /** Whether it is looked at over the whole screen. */
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
  neighbours: Neighbours;
}

interface Props extends LargePicture {
  reply: GenerationReply;
  look: Look | undefined;
  alt: string;
  views: readonly ViewPicture[];
  /** What lies over it while a change is asked for. */
  over: ReactNode;
}

/** As wide as the window is tall enough for, or the screen less its margins. */
const SIZES = '(min-width: 640px) min(72vh, 92vw), min(375px, 100vw - 40px)';

/** The sheet in the form that is wanted of it, as soon as that is drawn. */
function useShown({ reply, views }: Pick<Props, 'reply' | 'views'>) {
  const wantedForm = formOf(useStudioTools().finish);
  const [wanted, choose] = useSheetView(wantedForm !== undefined);
  const picked = pickView(views, wanted);
  // A finish is one of the sheet.
  const form = picked.view === 'sheet' ? wantedForm : undefined;
  const state = useFormState(reply.design_id, form);
  const ready = state.state?.status === 'done' && picked.view === 'sheet' ? state.state : undefined;
  const fileId = ready?.file_id ?? reply.file_id;
  const made = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: previewSrcSet(fileId, format),
  }));
  const shown: ViewPicture = ready ? { ...picked, src: ready.image_url ?? picked.src, sources: made } : picked;
  return { shown, choose, form, ready, fileId, ...state };
}

/** The picture in its place: colours first, then the view that is wanted; a press on it lays it on the light table. */
export function ResultPicture({ reply, look, alt, views, over, isLarge, onLarge, neighbours }: Props) {
  const [retriedAt, setRetriedAt] = useState<number | null>(null);
  const [plate, setPlate] = useState<PlateState>('loading');
  const { shown, choose, form, ready, fileId, isFailed, impossible, again } = useShown({ reply, views });
  // After a failure the original itself is asked for: a preview that cannot be made must not hide it.
  const src = retriedAt === null ? shown.src : freshUrl(shown.src, retriedAt);
  const handlePlate = (next: PlateState) => {
    setPlate(next);
    if (next === 'error') toastFault(MESSAGE.imageLoadFailed, STUDIO.resultPicture.retryLoadsItAgain);
  };
  const { width, height } = shown;
  const crop = useFigureCrop(plate === 'loaded' && shown.view === 'figure' && fileId, () =>
    document.querySelector<HTMLImageElement>('.cloth .sheet > picture > img'),
  );
  return (
    <>
      <Plate
        key={`${fileId} ${shown.view}`}
        className={ready && form !== 'hd' ? 'sheet cut-out' : 'sheet'}
        data-view={shown.view}
        style={crop}
        src={src}
        sources={retriedAt === null ? shown.sources : []}
        sizes={SIZES}
        alt={alt}
        width={width}
        height={height}
        priority
        onStateChange={handlePlate}
      >
        {plate === 'loaded' ? null : <ColourBloom look={look} small={seenAlready(fileId, shown.view)} />}
        {plate === 'error' ? <BrokenSheet onRetry={() => setRetriedAt(Date.now())} /> : null}
        {plate === 'loaded' ? (
          <button
            type="button"
            className="enlarge"
            aria-label={STUDIO.resultPicture.enlargeThePicture}
            aria-haspopup="dialog"
            onClick={() => onLarge(true)}
          >
            <Maximize2 aria-hidden="true" />
          </button>
        ) : null}
        {over}
        <FinishNote
          {...{ form, isReady: ready !== undefined, isFailed, impossible, again }}
          isRedrawn={ready?.is_redrawn ?? false}
        />
      </Plate>
      <LightTable
        isOpen={isLarge}
        onOpenChange={onLarge}
        title={alt}
        picture={{ src, width, height }}
        views={<ViewSwitch {...switchOf(views, shown)} name="large-view" onChange={choose} />}
        onPrevious={neighbours.previous}
        onNext={neighbours.next}
        returnTo={() => document.querySelector<HTMLElement>('.cloth .enlarge')}
      />
    </>
  );
}

const switchOf = (views: readonly ViewPicture[], { view }: ViewPicture) => ({
  legend: VIEWS.legend,
  views: views.map(({ view: value, label }) => ({ value, label })),
  value: view,
});
