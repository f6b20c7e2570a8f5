import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Check } from '#web/ui/icons/check.tsx';
import { CircleAlert } from '#web/ui/icons/circle-alert.tsx';
import { giveFocusBack } from '#web/ui/toaster-focus.ts';
import { toasterReady } from '#web/ui/toaster-ready.ts';

/** Pixels a toast is pulled to the right, down or up before it goes. */
const SWIPE = 20;

interface Props {
  tone: 'good' | 'bad';
  message: string;
  /** What follows from it, was kept, or is to be done. */
  more: ReactNode;
  onSwipe: () => void;
}

function Toast({ tone, message, more, onSwipe }: Props) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const item = box.current?.closest('li');
    return () => {
      if (item) giveFocusBack(item);
    };
  }, []);
  const release = ({ clientX, clientY }: PointerEvent) => {
    const { current: from } = start;
    start.current = undefined;
    if (from && (clientX - from.x >= SWIPE || Math.abs(clientY - from.y) >= SWIPE)) onSwipe();
  };
  return (
    <div
      ref={box}
      className="toast"
      data-tone={tone}
      onPointerDown={({ clientX: x, clientY: y }) => {
        start.current = { x, y };
      }}
      onPointerUp={release}
    >
      {tone === 'good' ? <Check aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      <span>
        <b>{message}</b>
        {more}
      </span>
    </div>
  );
}

async function show(tone: 'good' | 'bad', message: string, more: ReactNode) {
  const toast = await toasterReady;
  toast.custom((id) => <Toast tone={tone} message={message} more={more} onSwipe={() => toast.dismiss(id)} />);
}

/** Takes away what was said of something that is over. */
export function clearToasts(): void {
  void toasterReady.then((toast) => toast.dismiss());
}

/** Something went well. `more` says what follows from it. */
export function toastDone(message: string, more?: ReactNode): void {
  void show('good', message, more);
}

/** Something went wrong. `more` says what was kept and what to do. */
export function toastFault(message: string, more?: ReactNode): void {
  void show('bad', message, more);
}
