import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Environment } from '../apps/server/src/config/env.ts';
import type { RunningServer, StartOptions } from '../apps/server/src/start.ts';
import { startTestServer } from './server.ts';

/** A door of the running product, as it was registered. */
export interface Route {
  readonly method: string;
  /** With its parameters as they are named: `/v1/account/sessions/:sessionId`. */
  readonly url: string;
}

/** What the framework tells of a server before it has any route. */
const BEGINNING = 'fastify.initialization';

/** Starts the real server and tells every route it has: the table is the product's own, so none can be left out. */
export async function startWithRoutes(
  environment: Environment = {},
  options: StartOptions = {},
): Promise<{ server: RunningServer; routes: readonly Route[] }> {
  const routes: Route[] = [];
  const note = ({ method, url }: { method: string | string[]; url: string }) => {
    for (const each of [method].flat()) routes.push({ method: each, url });
  };
  const watch = (message: unknown) => {
    // The channel's own message: https://fastify.dev/docs/latest/Reference/Hooks/#diagnostics-channel-hooks
    (message as { fastify: RunningServer['app'] }).fastify.addHook('onRoute', note);
  };
  subscribe(BEGINNING, watch);
  try {
    const server = await startTestServer(environment, options);
    if (routes.length === 0) throw new Error('the server has no routes');
    return { server, routes };
  } finally {
    unsubscribe(BEGINNING, watch);
  }
}
