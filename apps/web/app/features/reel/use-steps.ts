import { type KeyboardEvent, type TouchEvent, useRef, useState, type WheelEvent } from 'react';
import { createLock, type Step, stepOfKey, stepOfSwipe, stepOfWheel } from '#web/features/reel/reel-input.ts';

/** Long words that are open scroll by themselves before the reel steps. */
function scrollsItself(target: EventTarget, delta: number): boolean {
  const words = target instanceof Element ? target.closest('[data-scrolls]') : null;
  if (!words || words.scrollHeight <= words.clientHeight + 1) return false;
  return delta > 0 ? words.scrollTop + words.clientHeight < words.scrollHeight - 1 : words.scrollTop > 0;
}

/** In an unfolded list arrow keys choose. */
const isInMenu = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role="menu"]') !== null;

/** Turns wheel, finger and keys into steps, one at a time. `onStep` says nothing of the ends. */
export function useSteps(onStep: (step: Step) => void) {
  const [passes] = useState(createLock);
  const touchedAt = useRef<number | null>(null);
  const attempt = (step: Step | undefined) => {
    if (step && passes()) onStep(step);
  };
  return {
    attempt,
    handlers: {
      onWheel: ({ target, deltaY }: WheelEvent) => {
        if (!scrollsItself(target, deltaY)) attempt(stepOfWheel(deltaY));
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (isInMenu(event.target)) return;
        const step = stepOfKey(event.key);
        if (!step) return;
        event.preventDefault();
        attempt(step);
      },
      onTouchStart: ({ touches, target }: TouchEvent) => {
        const touch = touches.item(0);
        const isOne = touches.length === 1 && !scrollsItself(target, 1) && !scrollsItself(target, -1);
        touchedAt.current = touch && isOne ? touch.clientY : null;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const touch = changedTouches.item(0);
        if (touch && touchedAt.current !== null) attempt(stepOfSwipe(touchedAt.current, touch.clientY));
        touchedAt.current = null;
      },
    },
  };
}
