import { type RefObject, useEffect } from 'react';
import { type Edge, isCut } from '#web/lib/whole-rows/is-cut.ts';

interface Where {
  /** Rows of what scrolls, each a line or a group that is read as one. */
  rows: string;
  /** What keeps its place at the foot of the window over the rows. */
  bars: string;
  /** What scrolls within the window. */
  scrollers: string;
}

/** What lies over the rows between its sides. */
interface Bar extends Edge {
  left: number;
  right: number;
}

/** How much of the fade over a bar leaves letters too faint to be read. */
const FAINT = 0.8;

/** Pixels between two bars that lie on each other. */
const TOUCHING = 4;

/** The bars that stand at the foot of the window, on it or on each other. */
function barsAtFoot(bars: string): Bar[] {
  const found: Bar[] = [];
  let foot = innerHeight;
  // in the page they stand in another order than one on another
  const fromFoot = [...document.querySelectorAll(bars)]
    .map((bar) => [bar, bar.getBoundingClientRect()] as const)
    .sort(([, a], [, b]) => b.bottom - a.bottom);
  for (const [bar, { left, right, top, bottom, height }] of fromFoot) {
    if (height === 0 || Math.abs(bottom - foot) > TOUCHING) continue;
    foot = top;
    const fade = Number.parseFloat(getComputedStyle(bar, '::before').height) || 0;
    found.push({ left, right, fades: top - fade * FAINT, ends: top });
  }
  return found;
}

const endOf = (scroller: Element | null): number =>
  scroller && getComputedStyle(scroller).overflowY !== 'visible'
    ? scroller.getBoundingClientRect().bottom
    : innerHeight;

const edgeUnder = ({ left, right }: DOMRect, bars: readonly Bar[], end: number): Edge =>
  bars.reduce<Edge>((edge, bar) => (bar.left < right && bar.right > left && bar.fades < edge.fades ? bar : edge), {
    fades: end,
    ends: end,
  });

function mark(page: Element, { rows, bars, scrollers }: Where) {
  const standing = barsAtFoot(bars);
  const ends = new Map<Element | null, number>();
  const found = [...page.querySelectorAll(rows)].map((row) => {
    const scroller = row.closest(scrollers);
    const end = ends.get(scroller) ?? endOf(scroller);
    ends.set(scroller, end);
    const box = row.getBoundingClientRect();
    return [row, isCut(box, edgeUnder(box, standing, end))] as const;
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
    // what grows moves what stands under it
    const sizes = new ResizeObserver(ask);
    const seen = new IntersectionObserver(ask, { threshold: [0, 0.5, 1] });
    const watch = () => {
      for (const each of current.querySelectorAll(`${rows}, ${bars}, ${scrollers}`)) {
        sizes.observe(each);
        if (each.parentElement) sizes.observe(each.parentElement);
        seen.observe(each);
      }
      ask();
    };
    const changes = new MutationObserver(watch);
    changes.observe(current, { childList: true, subtree: true });
    document.addEventListener('scroll', ask, { capture: true, passive: true });
    addEventListener('resize', ask);
    watch();
    return () => {
      cancelAnimationFrame(asked);
      for (const observer of [sizes, seen, changes]) observer.disconnect();
      document.removeEventListener('scroll', ask, { capture: true });
      removeEventListener('resize', ask);
    };
  }, [page, rows, bars, scrollers]);
}
