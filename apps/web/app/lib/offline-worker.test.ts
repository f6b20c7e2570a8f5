import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const ORIGIN = 'https://toile.example';
const OWN = 'toile-own-1';

/** Caches as a browser has them: each step of theirs takes a turn of its own. */
function openCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (address: string) => kept.get(address),
      put: async (address: string, reply: Response) => void kept.set(address, reply),
      delete: async (address: string) => kept.delete(address),
      keys: async () => [...kept.keys()],
    };
  };
  return { open, delete: async (name: string) => all.delete(name), keys: async () => [...all.keys()], all };
}

let caches: ReturnType<typeof openCaches>;
/** What the network is asked, each until it is answered. */
let asked: { path: string; answer: (reply: Response) => void }[];
let ask: (path: string, method?: string) => Promise<Response>;

beforeEach(async () => {
  caches = openCaches();
  asked = [];
  const heard = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
  };
  const fetch = (request: { url: string }) =>
    new Promise<Response>((answer) => asked.push({ path: new URL(request.url).pathname, answer }));
  const code = await readFile(join(import.meta.dirname, '../../public/sw.js'), 'utf8');
  runInNewContext(code, { self, caches, fetch, URL });
  ask = (path, method = 'GET') => {
    const request = { url: `${ORIGIN}${path}`, method, mode: 'cors', headers: new Headers() };
    let answered: Promise<Response> | undefined;
    const respondWith = (reply: Promise<Response>) => {
      answered = reply;
    };
    heard.get('fetch')?.({ request, respondWith, waitUntil: () => undefined });
    // What the worker leaves alone goes to the network.
    return answered ?? fetch(request);
  };
});

const page = (words: string) => Object.defineProperty(new Response(words), 'type', { value: 'basic' });
const answer = async (path: string, reply: Response) => {
  await expect.poll(() => asked.some((one) => one.path === path)).toBe(true);
  const at = asked.findIndex((one) => one.path === path);
  asked.splice(at, 1)[0]?.answer(reply);
};
const kept = () => [...(caches.all.get(OWN)?.keys() ?? [])];

const LISTS = '/generate-outfit/overview';
const SESSION = '/v1/account/sessions/current';

test('what is somebody’s own is kept, and gone when they have signed out', async () => {
  const list = ask(LISTS);
  await answer(LISTS, page('theirs'));
  await list;
  expect(kept()).toEqual([`${ORIGIN}${LISTS}`]);
  const left = ask(SESSION, 'DELETE');
  await answer(SESSION, new Response(null, { status: 204 }));
  expect((await left).status).toBe(204);
  expect(kept()).toEqual([]);
});

test('what was asked before a session ended is not kept when it comes after; what is asked then is', async () => {
  const list = ask(LISTS);
  const left = ask(SESSION, 'DELETE');
  await answer(SESSION, new Response(null, { status: 204 }));
  await left;
  await answer(LISTS, page('theirs'));
  await list;
  expect(kept()).toEqual([]);
  const next = ask(LISTS);
  await answer(LISTS, page('of the next'));
  await next;
  expect(kept()).toEqual([`${ORIGIN}${LISTS}`]);
});

test('what is asked for while somebody signs out, and answered as theirs, is not kept for the next', async () => {
  const left = ask(SESSION, 'DELETE');
  const list = ask(LISTS);
  await answer(LISTS, page('still theirs'));
  await list;
  await answer(SESSION, new Response(null, { status: 204 }));
  await left;
  expect(kept()).toEqual([]);
});

test('what is put away in the moment in which somebody signs out is not there afterwards', async () => {
  for (let steps = 0; steps < 8; steps++) {
    const list = ask(LISTS);
    await answer(LISTS, page('theirs'));
    for (let step = 0; step < steps; step++) await Promise.resolve();
    const left = ask(SESSION, 'DELETE');
    await answer(SESSION, new Response(null, { status: 204 }));
    await Promise.all([list, left]);
    expect(kept(), `${steps} steps behind the answer`).toEqual([]);
  }
});
