import { useEffect } from 'react';
import { preloadModule } from 'react-dom';
import { keepOffline } from '#web/lib/keep-offline.ts';

/** Where somebody signed in goes from anywhere, by the ids of the router's manifest. */
const SCREENS = ['ai-outfit-generator', 'gallery', 'dashboard', 'tokens', 'pricing', 'account'].map(
  (id) => `routes/${id}`,
);
/** Milliseconds after which a page counts as read. */
const REST = 2500;

interface Manifest {
  routes: Partial<Record<string, { module: string; imports?: string[] }>>;
}

/** Written into every page by the router's build. */
const manifest = (): Manifest | undefined =>
  (window as Window & { __reactRouterManifest?: Manifest }).__reactRouterManifest;

/**
 * Fetches the code of the other screens once this one stands, so that a lost connection takes none of them away. The
 * router's own prefetching would load the page anew when a file does not come.
 */
export function useScreensAhead(isDue: boolean): void {
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      keepOffline();
      for (const id of SCREENS) {
        const { module, imports = [] } = manifest()?.routes[id] ?? {};
        for (const href of module ? [module, ...imports] : []) preloadModule(href, { as: 'script' });
      }
    }, REST);
    return () => clearTimeout(timer);
  }, [isDue]);
}
