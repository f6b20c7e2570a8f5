import { useSyncExternalStore } from 'react';
import type { DesignView } from '#web/lib/design-views.ts';

const KEY = 'toile.view';
const listeners = new Set<() => void>();
let chosen: DesignView | undefined;

const isView = (value: unknown): value is DesignView => value === 'figure' || value === 'sheet' || value === 'flats';

/** What was chosen last in this browser; a storage that is forbidden remembers nothing. */
function read(): DesignView | undefined {
  if (chosen) return chosen;
  try {
    const kept = localStorage.getItem(KEY);
    if (isView(kept)) chosen = kept;
  } catch {
    // Nothing is kept here.
  }
  return chosen;
}

function choose(view: DesignView): void {
  chosen = view;
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // It holds as long as the page does.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The view designs are looked at in, the same on every screen; `otherwise` until somebody chooses. */
export function useDesignView(otherwise: DesignView): [DesignView, (view: DesignView) => void] {
  const view = useSyncExternalStore(
    subscribe,
    () => read() ?? otherwise,
    () => otherwise,
  );
  return [view, choose];
}
