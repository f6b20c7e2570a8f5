import { useSyncExternalStore } from 'react';

export type Layout = 'grid' | 'masonry';

const STORAGE_KEY = 'toile.gallery.layout';
const DEFAULT: Layout = 'grid';

const listeners = new Set<() => void>();
/** Chosen on this page: storage may be refused, the choice then lasts as long as the page. */
let chosen: Layout | undefined;

function current(): Layout {
  if (chosen) return chosen;
  try {
    return localStorage.getItem(STORAGE_KEY) === 'masonry' ? 'masonry' : DEFAULT;
  } catch {
    return DEFAULT;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function choose(layout: Layout): void {
  chosen = layout;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(STORAGE_KEY, layout);
  } catch {
    // See `chosen`.
  }
}

/** How tiles are laid, as it was chosen last in this browser. */
export function useLayoutChoice(): [Layout, (layout: Layout) => void] {
  return [useSyncExternalStore(subscribe, current, () => DEFAULT), choose];
}
