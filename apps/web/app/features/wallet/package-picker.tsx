import { PLANS } from '@toile/contract';
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { WALLET } from '#web/content/wallet.ts';
import { ButtonCard } from '#web/features/wallet/button-card.tsx';
import { slideAfter } from '#web/features/wallet/swipe.ts';
import { formatRupees } from '#web/lib/formats.ts';

interface Props {
  /** Index of the package that stands in the middle on phones. */
  at: number;
  /** Whether it is what will be bought. */
  isChosen: boolean;
  onChoose: (index: number) => void;
}

/** Pixels of travel after which the finger's lifting is no press any more. */
const PRESS_SLOP = 8;

/** The packages as radio buttons; on phones a carousel of three slides that a swipe turns. */
export function PackagePicker({ at, isChosen, onChoose }: Props) {
  const start = useRef<number | null>(null);
  const hasMoved = useRef(false);
  const [travel, setTravel] = useState(0);

  const follow = (event: PointerEvent) => {
    if (start.current === null) return;
    const moved = event.clientX - start.current;
    if (Math.abs(moved) > PRESS_SLOP) hasMoved.current = true;
    setTravel(moved);
  };
  const end = (event: PointerEvent) => {
    if (start.current === null) return;
    const next = slideAfter(at, event.clientX - start.current, PLANS.length);
    start.current = null;
    setTravel(0);
    if (next !== at) onChoose(next);
  };

  return (
    <fieldset
      className="choices picks"
      // Custom properties are not in React's CSSProperties.
      style={{ '--at': at, '--travel': `${travel}px` } as CSSProperties}
      data-held={travel !== 0 || undefined}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') return;
        start.current = event.clientX;
        hasMoved.current = false;
      }}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={() => {
        start.current = null;
        setTravel(0);
      }}
      onClickCapture={(event) => {
        if (hasMoved.current) event.preventDefault();
        hasMoved.current = false;
      }}
    >
      <legend className="sr-only">{WALLET.packagePicker.packages}</legend>
      <div className="picks-track">
        {PLANS.map(({ tokens, price, perToken }, index) => (
          <label key={tokens} className="choice pick" data-slide={index === at ? 'middle' : 'side'}>
            <input
              type="radio"
              name="package"
              checked={isChosen && index === at}
              onChange={() => onChoose(index)}
              aria-label={WALLET.packagePicker.tokensForEach(tokens, formatRupees(price), perToken)}
            />
            <span className="pick-count num">{tokens}</span>
            <ButtonCard tokens={tokens} />
            <span className="between num">
              <b>{formatRupees(price)}</b>
              <span className="small muted">{WALLET.packagePicker.each(perToken)}</span>
            </span>
          </label>
        ))}
      </div>
      <div className="picks-ticks" aria-hidden="true">
        {PLANS.map(({ tokens }, index) => (
          <i key={tokens} data-at={index === at || undefined} />
        ))}
      </div>
    </fieldset>
  );
}
