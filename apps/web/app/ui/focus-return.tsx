import { useLayoutEffect, useRef } from 'react';

/** What has the focus; where that is an item of a menu, which goes, the button that the menu unfolded from. */
function openerNow(): Element | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : activeElement;
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function offer(to: Element | null | undefined): void {
  if (isLost() && to instanceof HTMLElement) to.focus({ preventScroll: true });
}

/**
 * Stands in an overlay and gives the focus back as soon as the overlay has left the page: to `to`, or to what had it when it
 * opened; where that is gone too, to the page's main part. Radix does so by a timer, and whoever has taken the focus by then,
 * a menu that has just unfolded, would lose it: here, who has taken it keeps it.
 */
export function FocusReturn({ to }: { to?: (() => Element | null | undefined) | undefined }) {
  const place = useRef<HTMLSpanElement>(null);
  const wanted = useRef(to);
  wanted.current = to;
  useLayoutEffect(() => {
    const own = place.current;
    const opener = openerNow();
    return () =>
      // The overlay goes with this commit; overlays beneath it that go with it have their turn before the page.
      queueMicrotask(() => {
        if (own?.isConnected) return;
        offer(wanted.current?.() ?? opener);
        queueMicrotask(() => offer(document.getElementById('main')));
      });
  }, []);
  return <span ref={place} hidden />;
}
