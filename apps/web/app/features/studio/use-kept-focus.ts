import { type RefObject, useEffect, useRef } from 'react';

/** Whether nothing that is seen has the focus. */
const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !activeElement.checkVisibility();
};

/**
 * Where the brief folds away with the button that was pressed, the focus goes on to what the press makes: with the press,
 * and when its work ends. @param running designs in the making. @returns tells that something was pressed on this page
 */
export function useKeptFocus(running: number, place: RefObject<HTMLElement | null>): () => void {
  const isOurs = useRef(false);
  const keep = () =>
    requestAnimationFrame(() => {
      if (isOurs.current && isFocusLost()) place.current?.focus({ preventScroll: true });
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever work begins or ends, and a button may go with it
  useEffect(() => {
    keep();
  }, [running]);
  return () => {
    isOurs.current = true;
    keep();
  };
}
