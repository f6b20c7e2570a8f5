import { type RefObject, useEffect } from 'react';
import { isCut } from '#web/lib/whole-rows/is-cut.ts';

interface Where {
  /** Rows of what scrolls, each a line or a group that is read as one. */
  rows: string;
  /** What keeps its place at the foot of the window over the rows, the lowest first. */
  bars: string;
  /** What scrolls within the window. */
  scrollers: string;
}

/** Pixels between two bars that lie on each other. */
const TOUCHING = 4;

/** Pixels of the window from which on bars lie over the rows. */
function edgeOver(bars: string): number {
  let edge = innerHeight;
  for (const bar of document.querySelectorAll(bars)) {
    const { top, bottom, height } = bar.getBoundingClientRect();
    if (height > 0 && Math.abs(bottom - edge) <= TOUCHING) edge = top;
  }
  return edge;
}

function endOf(scroller: Element | null, edge: number): number {
  if (!scroller || getComputedStyle(scroller).overflowY === 'visible') return edge;
  return Math.min(edge, scroller.getBoundingClientRect().bottom);
}

function mark(page: Element, { rows, bars, scrollers }: Where) {
  const edge = edgeOver(bars);
  const ends = new Map<Element | null, number>();
  const found = [...page.querySelectorAll(rows)].map((row) => {
    const scroller = row.closest(scrollers);
    const end = ends.get(scroller) ?? endOf(scroller, edge);
    ends.set(scroller, end);
    return [row, isCut(row.getBoundingClientRect(), end)] as const;
  });
  // all is measured before anything is written
  for (const [row, isHidden] of found) row.toggleAttribute('data-cut', isHidden);
}

/** Marks each row that the foot of the window goes through, so that it is seen whole or not at all. */
export function useWholeRows(page: RefObject<Element | null>, { rows, bars, scrollers }: Where) {
  useEffect(() => {
    const { current } = page;
    if (!current) return;
    let asked = 0;
    const ask = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => mark(current, { rows, bars, scrollers }));
    };
    const sizes = new ResizeObserver(ask);
    const watch = () => {
      for (const each of current.querySelectorAll(`${rows}, ${bars}`)) sizes.observe(each);
      ask();
    };
    const changes = new MutationObserver(watch);
    changes.observe(current, { childList: true, subtree: true });
    document.addEventListener('scroll', ask, { capture: true, passive: true });
    addEventListener('resize', ask);
    watch();
    return () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      changes.disconnect();
      document.removeEventListener('scroll', ask, { capture: true });
      removeEventListener('resize', ask);
    };
  }, [page, rows, bars, scrollers]);
}
