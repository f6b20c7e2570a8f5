import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';

export interface Place {
  /** Of the element's content, pixels. */
  list: number;
  /** From the top of the page to the element, pixels. */
  top: number;
  window: number;
}

/** The last place seen: a page that is come back to has its height at once, and so its scroll position. */
let last: Place | undefined;

const remembered = () =>
  typeof window !== 'undefined' && last?.window === document.documentElement.clientWidth ? last : undefined;

const isSame = (a: Place, b: Place) => a.list === b.list && a.top === b.top && a.window === b.window;

/**
 * Width and top of an element, and width of the window, followed; undefined before the first paint of the very first time.
 * While the element `isBare` nothing is laid by them, so the page need not stand still for them.
 */
export function usePlace(of: RefObject<HTMLElement | null>, isBare: boolean): Place | undefined {
  const [place, setPlace] = useState(remembered);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return;
    const read = () => {
      const next = {
        list: element.clientWidth,
        top: Math.round(element.getBoundingClientRect().top + window.scrollY),
        window: document.documentElement.clientWidth,
      };
      if (next.list === 0 || (place && isSame(next, place))) return;
      last = next;
      if (isBare) startTransition(() => setPlace(next));
      else setPlace(next);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of, place, isBare]);
  return place;
}
