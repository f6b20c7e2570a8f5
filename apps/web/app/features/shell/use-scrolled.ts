import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by more than `pixels`. */
export const useScrolled = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > pixels,
    () => false,
  );
