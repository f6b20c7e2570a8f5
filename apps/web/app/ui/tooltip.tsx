import { Slot } from 'radix-ui';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Milliseconds: before the first tooltip opens; after one closed, within which the next opens at once; and that a pointer has
 * to get from the trigger onto the words.
 */
const DELAY = { open: 700, skip: 300, grace: 120 };
/** Pixels between trigger and words, and between words and the edge of the window. */
const GAP = { trigger: 6, edge: 8 };

let lastClosedAt = Number.NEGATIVE_INFINITY;

interface BubbleProps {
  id: string;
  trigger: HTMLElement;
  words: ReactNode;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

function Bubble({ id, trigger, words, ...pointer }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current) return;
    const at = trigger.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = current;
    const above = at.top - height - GAP.trigger;
    const left = at.left + at.width / 2 - width / 2;
    current.style.top = `${above >= GAP.edge ? above : at.bottom + GAP.trigger}px`;
    current.style.left = `${Math.max(GAP.edge, Math.min(left, innerWidth - width - GAP.edge))}px`;
  }, [trigger]);
  return createPortal(
    <div ref={bubble} id={id} role="tooltip" className="tooltip" {...pointer}>
      {words}
    </div>,
    document.body,
  );
}

/** Opens after a pause over the trigger, at once on keyboard focus; Escape, a press or a scroll closes it. */
function useTooltip() {
  const trigger = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  const open = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    const onScroll = () => setOpen(false);
    addEventListener('keydown', onKey, true);
    addEventListener('scroll', onScroll, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('scroll', onScroll, true);
      lastClosedAt = performance.now();
    };
  }, [isOpen]);
  return {
    trigger,
    isOpen,
    open,
    close,
    openSoon: () => after(performance.now() - lastClosedAt < DELAY.skip ? 0 : DELAY.open, () => setOpen(true)),
    closeSoon: () => after(DELAY.grace, () => setOpen(false)),
  };
}

/** Words that show over the child on hover or keyboard focus. The child must take a ref. */
export function Tooltip({ words, children }: { words: ReactNode; children: ReactNode }) {
  const id = useId();
  const { trigger, isOpen, open, close, openSoon, closeSoon } = useTooltip();
  return (
    <>
      <Slot.Root
        ref={trigger}
        {...(isOpen ? { 'aria-describedby': id } : {})}
        onPointerEnter={(event) => event.pointerType !== 'touch' && openSoon()}
        onPointerLeave={closeSoon}
        onPointerDown={close}
        onClick={close}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && open()}
        onBlur={close}
      >
        {children}
      </Slot.Root>
      {isOpen && trigger.current ? (
        <Bubble id={id} trigger={trigger.current} words={words} onPointerEnter={open} onPointerLeave={closeSoon} />
      ) : null}
    </>
  );
}
