import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** `theme-before-paint.js` reads the same key before the first paint. */
const STORAGE_KEY = 'toile.theme';
const listeners = new Set<() => void>();

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : systemTheme();
}

function subscribe(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

/** The browser's own bar wears what the page wears; `theme-before-paint.js` does the same before the first paint. */
function paintBrowserBar(chosen: Theme | undefined) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.of;
    if (chosen) meta.media = own === chosen ? 'all' : 'not all';
    else meta.media = `(prefers-color-scheme: ${own})`;
  }
}

/** Wears `theme` from now on; where the system wears it too, follows the system again. */
export function chooseTheme(theme: Theme): void {
  const follow = theme === systemTheme();
  if (follow) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  paintBrowserBar(follow ? undefined : theme);
  try {
    if (follow) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage may be refused: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** The theme that is worn, `undefined` while a page is prerendered. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore<Theme | undefined>(subscribe, currentTheme, () => undefined);
}
