import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const WORKER = readFileSync(join(import.meta.dirname, '../../public/sw.js'), 'utf8');
const ORIGIN = 'https://toile.test';
const OWN = '/generate-outfit/overview';

/** The worker with a cache and a network of the test's own. */
function openWorker() {
  const kept = new Map<string, string>();
  const cache = {
    match: async () => undefined,
    put: async (address: string) => void kept.set(address, ''),
    delete: async (address: string) => kept.delete(address),
    keys: async () => [...kept.keys()],
  };
  const caches = { open: async () => cache, keys: async () => [], delete: async () => kept.clear() };
  const listeners = new Map<string, (event: object) => void>();
  const network = new Map<string, PromiseWithResolvers<object>>();
  const fetch = (request: { url: string }) => {
    const asked = Promise.withResolvers<object>();
    network.set(new URL(request.url).pathname, asked);
    return asked.promise;
  };
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listen: (event: object) => void) => void listeners.set(name, listen),
  };
  runInNewContext(WORKER, { self, caches, fetch, URL, console });
  /** What the worker answers, and what it has left to do. */
  const ask = (method: string, path: string): Promise<unknown>[] => {
    const work: Promise<unknown>[] = [];
    const take = (promise: Promise<unknown>) => void work.push(promise);
    const request = { method, url: `${ORIGIN}${path}`, mode: 'cors', headers: new Headers() };
    listeners.get('fetch')?.({ request, respondWith: take, waitUntil: take });
    return work;
  };
  const reply = (path: string) => {
    const response = { status: 200, type: 'basic', headers: new Headers(), clone: () => response };
    network.get(path)?.resolve(response);
  };
  return { ask, reply, kept };
}

test('what is asked is kept for the day without a network', async () => {
  const { ask, reply, kept } = openWorker();
  const answers = ask('GET', OWN);
  reply(OWN);
  await Promise.all(answers);
  expect([...kept.keys()]).toEqual([`${ORIGIN}${OWN}`]);
});

test('what was asked before a session ended is not kept when it comes after', async () => {
  const { ask, reply, kept } = openWorker();
  const answers = ask('GET', OWN);
  await Promise.all(ask('DELETE', '/v1/account/sessions/current'));
  reply(OWN);
  await Promise.all(answers);
  expect([...kept.keys()]).toEqual([]);
  const next = ask('GET', OWN);
  reply(OWN);
  await Promise.all(next);
  expect([...kept.keys()]).toEqual([`${ORIGIN}${OWN}`]);
});
