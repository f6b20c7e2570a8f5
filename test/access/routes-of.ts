import type { RunningServer } from '../../apps/server/src/start.ts';

const STEP = 4;

/** Every route an app answers, as `METHOD /path`, without the `HEAD` that comes with each `GET`. */
export function routesOf(app: RunningServer['app']): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, branches = '', path = '', methods] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      const depth = branches.length / STEP;
      above.splice(depth, Infinity, path);
      // The tree's own root is printed without its slash.
      const whole = `/${above.join('').replace(/^\//, '')}`;
      return (methods?.split(', ') ?? []).filter((method) => method !== 'HEAD').map((method) => `${method} ${whole}`);
    });
}
