import { CHANGE } from '#web/content/change.ts';
import { Undo2 } from '#web/ui/icons/undo-2.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';

/** Which of the two is looked at. */
export type Side = 'before' | 'after';

const SIDES = [
  { value: 'before', label: CHANGE.before },
  { value: 'after', label: CHANGE.afterwards },
] as const;

interface Props {
  side: Side;
  onSide: (side: Side) => void;
  onDrop: () => void;
}

/** While a change is seen and not made: the design as it is and as it would be, and the way back. */
export function ChangeTurn({ side, onSide, onDrop }: Props) {
  return (
    <div className="change-turn">
      <ViewSwitch legend={CHANGE.sides} name="change-side" views={SIDES} value={side} onChange={onSide} />
      <button type="button" className="change-drop small" onClick={onDrop}>
        <Undo2 aria-hidden="true" /> <span className="basted-link">{CHANGE.startOver}</span>
      </button>
    </div>
  );
}
