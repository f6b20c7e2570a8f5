// @ts-check
import { registerHooks } from 'node:module';

/**
 * Node asks the disk for every import anew, by whoever writes it: what the package is, whether the file is there, where it
 * really lies. For a thousand modules that is a fifth of a start. What is plain from the name alone is told here, and what a
 * name of a package means is asked once.
 */
const REPOSITORY = new URL('../../../', import.meta.url).href;
const FOREIGN = '/node_modules/';
/** Packages that are modules throughout, with many files that import each other by their paths. */
const PLAIN_PACKAGES = ['drizzle-orm', 'zod', 'pg-boss'].map((name) => `${FOREIGN}${name}/`);
/** Names by which a package of ours calls its own sources, and where these lie: so do their `package.json` say it. */
const OWN_NAMES = Object.entries({
  '#server/': 'apps/server/src/',
  '#atelier/': 'packages/atelier/src/',
}).map(([name, place]) => ({ name, place: REPOSITORY + place }));

/** Tells Node what it has found out before, or would. */
export function lightenModules() {
  /** @type {Map<string, { url: string, format: string | null | undefined }>} */
  const found = new Map();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      const url = parentURL.includes(FOREIGN) ? withinPackage(specifier, parentURL) : withinOurs(specifier, parentURL);
      if (url) return { ...url, shortCircuit: true };
      if (specifier.startsWith('.') || specifier.startsWith('#') || !isOurs(parentURL)) return next(specifier, context);
      const known = found.get(specifier);
      if (known) return { ...known, shortCircuit: true };
      const resolved = next(specifier, context);
      found.set(specifier, { url: resolved.url, format: resolved.format });
      return resolved;
    },
  });
}

/** @param {string} url */
const isOurs = (url) => url.startsWith(REPOSITORY) && !url.includes(FOREIGN) && url.endsWith('.ts');

/**
 * @param {string} specifier
 * @param {string} parentURL
 */
function withinOurs(specifier, parentURL) {
  if (!specifier.endsWith('.ts') || !isOurs(parentURL)) return undefined;
  if (specifier.startsWith('.')) return { url: new URL(specifier, parentURL).href, format: 'module-typescript' };
  const own = OWN_NAMES.find(({ name, place }) => specifier.startsWith(name) && parentURL.startsWith(place));
  return own && { url: own.place + specifier.slice(own.name.length), format: 'module-typescript' };
}

/**
 * @param {string} specifier
 * @param {string} parentURL
 */
function withinPackage(specifier, parentURL) {
  if (!specifier.startsWith('.') || !specifier.endsWith('.js')) return undefined;
  if (!PLAIN_PACKAGES.some((place) => parentURL.includes(place))) return undefined;
  return { url: new URL(specifier, parentURL).href, format: 'module' };
}
