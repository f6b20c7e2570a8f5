import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { OpenSpan, Traces } from './traces.ts';

/** What Node's `fetch` tells of a request, on channels of its own. */
interface Told {
  readonly request: { readonly origin?: unknown; readonly method?: unknown };
  readonly response?: { readonly statusCode: number };
  readonly error?: unknown;
}

/** Makes a span of every `fetch` of this process, named by whom it asks: an address's path may hold ids and keys. Gives how to stop. */
export function traceFetches(traces: Traces): () => void {
  const open = new WeakMap<object, OpenSpan>();
  const statuses = new WeakMap<object, number>();
  const end = (request: object, fault?: string) => {
    const status = statuses.get(request);
    const wrong = fault ?? (status !== undefined && status >= 400 ? String(status) : undefined);
    open.get(request)?.end({
      ...(status !== undefined && { facts: { 'http.response.status_code': status } }),
      ...(wrong !== undefined && { fault: wrong }),
    });
    open.delete(request);
  };
  const heard: Record<string, (told: Told) => void> = {
    'undici:request:create': ({ request }) => {
      const host = URL.canParse(String(request.origin)) ? new URL(String(request.origin)).host : 'unknown';
      const method = String(request.method);
      const facts = { 'server.address': host, 'http.request.method': method };
      open.set(request, traces.begin({ name: `${method} ${host}`, kind: 'client', facts }));
    },
    'undici:request:headers': ({ request, response }) => {
      if (response) statuses.set(request, response.statusCode);
    },
    'undici:request:trailers': ({ request }) => end(request),
    'undici:request:error': ({ request, error }) => end(request, error instanceof Error ? error.name : 'Error'),
  };
  // What a channel tells is what undici's documentation says of it.
  const listeners = Object.entries(heard).map(([name, hear]) => [name, (told: unknown) => hear(told as Told)] as const);
  for (const [name, listener] of listeners) subscribe(name, listener);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener);
  };
}
