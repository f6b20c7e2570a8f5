import { type DesignForm, MESSAGE } from '@toile/contract';
import { STUDIO } from '#web/content/studio.ts';

interface Props {
  /** The form that is wanted of the sheet, if any. */
  form: DesignForm | undefined;
  isReady: boolean;
  /** Whether another version of the engine drew it than drew the design. */
  isRedrawn: boolean;
  isFailed: boolean;
  /** Why it can never be drawn, where it cannot. */
  impossible: string | undefined;
  again: () => void;
}

const WORDS = {
  hd: STUDIO.resultPicture.drawingItInHigh,
  clear: STUDIO.resultPicture.removingTheBackground,
  'hd-clear': STUDIO.resultPicture.drawingItLargeWithout,
} as const;

/** Where the wanted form of the picture stands, at its lower edge. */
export function FinishNote({ form, isReady, isRedrawn, isFailed, impossible, again }: Props) {
  if (isReady) {
    return isRedrawn ? (
      <div className="plate-note small" role="note">
        {MESSAGE.formRedrawn}
      </div>
    ) : null;
  }
  if (!form) return null;
  return (
    <div className="plate-note small" role="status">
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
  );
}
