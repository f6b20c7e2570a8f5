import { BOARD_MESSAGE, BOARD_SIZES, type BoardSize, type BoardWish, boardForm, boardSize } from '@toile/contract';
import { useState } from 'react';
import { BOARD_WORDS as WORDS } from '#web/content/boards.ts';
import { BOARD_ENCODINGS, type BoardEncoding, saveBoard } from '#web/features/boards/save-board.ts';
import { formatCount } from '#web/lib/formats.ts';
import { useFormState } from '#web/lib/use-form-state.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { Download } from '#web/ui/icons/download.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

interface Props {
  designId: string;
  title: string;
  wish: BoardWish;
  onSize: (size: BoardSize) => void;
  /** Whether the board stands on the screen. */
  isDrawn: boolean;
}

/** Saves the board at the size and in the format that are wanted. The greater size is drawn when it is chosen. */
export function BoardSave({ designId, title, wish, onSize, isDrawn }: Props) {
  const [saving, setSaving] = useState<BoardEncoding | null>(null);
  const isLarge = wish.size === 'large';
  const { state, isFailed, refused, again } = useFormState(designId, isDrawn && isLarge ? boardForm(wish) : undefined);
  const isThere = isDrawn && (!isLarge || state?.status === 'done');
  const sizes = (['usual', 'large'] as const).map((size) => {
    const { width, height } = boardSize(wish.format, BOARD_SIZES[size]);
    return { value: size, label: WORDS.pixels(formatCount(width), formatCount(height)) };
  });
  const save = async (encoding: BoardEncoding) => {
    if (!isThere || saving) return;
    setSaving(encoding);
    const { saved, message } = await saveBoard({ designId, title, wish, encoding });
    setSaving(null);
    if (saved) toastDone(message);
    else toastFault(message, WORDS.safe);
  };
  return (
    <>
      <ChipGroup legend={WORDS.size} name="board-size" options={sizes} value={wish.size} onChange={onSize} />
      <fieldset className="choices" aria-describedby="board-large">
        <legend className="label">{WORDS.save}</legend>
        <div className="board-tools">
          {BOARD_ENCODINGS.map((encoding) => (
            <Button
              key={encoding}
              look={encoding === 'jpeg' ? 'ink' : 'quiet'}
              size="small"
              aria-disabled={!isThere || undefined}
              busy={saving === encoding}
              onClick={() => void save(encoding)}
            >
              <Download aria-hidden="true" /> {WORDS.encodings[encoding]}
            </Button>
          ))}
        </div>
        <p id="board-large" className="small muted" role="status">
          {isLarge && isDrawn && !isThere
            ? isFailed
              ? (refused ?? BOARD_MESSAGE.failed)
              : BOARD_MESSAGE.largeDrawing
            : ''}
        </p>
        {isLarge && isFailed ? (
          <button type="button" className="basted-link small" onClick={again}>
            {WORDS.tryAgain}
          </button>
        ) : null}
      </fieldset>
    </>
  );
}
