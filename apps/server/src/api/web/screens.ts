import * as z from 'zod';

/** The part of the web app's own list of routes that tells its paths. */
const Manifest = z.object({
  routes: z.record(z.string(), z.object({ path: z.string().optional(), parentId: z.string().optional() })),
});
type Routes = z.infer<typeof Manifest>['routes'];

/**
 * Reads which paths are screens from the manifest of the build (`window.…={…}`), so that the list exists once: in the
 * web app's routes. The route that catches everything else is not a screen.
 */
export function screensOf(manifestScript: string): (path: string) => boolean {
  const json = manifestScript.slice(manifestScript.indexOf('{'), manifestScript.lastIndexOf('}') + 1);
  const { routes } = Manifest.parse(JSON.parse(json));
  const patterns = Object.keys(routes)
    .map((id) => fullPath(routes, id))
    .filter((path) => !path.includes('*'))
    .map(toPattern);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

function fullPath(routes: Routes, id: string): string {
  const route = routes[id];
  if (!route) return '';
  const parent = route.parentId === undefined ? '' : fullPath(routes, route.parentId);
  return route.path ? `${parent}/${route.path}`.replaceAll(/\/{2,}/g, '/') : parent;
}

/** `/designs/:id` matches any one segment there; a segment ending in `?` may be absent. */
function toPattern(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment) => {
    const isOptional = segment.endsWith('?');
    const name = isOptional ? segment.slice(0, -1) : segment;
    const body = `/${name.startsWith(':') ? '[^/]+' : literal(name)}`;
    return isOptional ? `(?:${body})?` : body;
  });
  return new RegExp(`^${source.join('')}/?$`);
}

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
