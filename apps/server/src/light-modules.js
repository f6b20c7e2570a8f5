// @ts-check
import { registerHooks } from 'node:module';

/**
 * A package of many small modules whose package file is large, since it lists each of them: Node reads that file anew for
 * every module of it and for every one of ours that asks for it. Drizzle's has 180 kB.
 */
const HEAVY = 'drizzle-orm';
const PLACE = `/node_modules/${HEAVY}/`;

/** Tells Node what it has found out before, or would: where the package is, and that its neighbours are modules too. */
export function lightenModules() {
  /** @type {Map<string, { url: string, format: string }>} */
  const found = new Map();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL.includes(PLACE)) {
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      }
      const isOurs = specifier.startsWith(HEAVY) && !parentURL.includes('/node_modules/');
      if (!isOurs) return next(specifier, context);
      const known = found.get(specifier);
      if (known) return { ...known, shortCircuit: true };
      const resolved = next(specifier, context);
      if (resolved.url.includes(PLACE)) found.set(specifier, { url: resolved.url, format: 'module' });
      return resolved;
    },
  });
}
