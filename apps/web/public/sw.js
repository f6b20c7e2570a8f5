// @ts-check
/// <reference lib="webworker" />
/**
 * What somebody who is signed in can still see without a network: the screens they have been on, their own designs and
 * their pictures. With a network nothing is answered from here but the files whose names change with their content. What
 * is one person's goes when they sign out, or when somebody else is found at the screen.
 */

const FILES = 'toile-files-1';
const OWN = 'toile-own-1';
/** Pictures, lists and pages of one person that are kept; the oldest go first. */
const OWN_MAX = 400;
/** The screen that opens where the wanted one was never seen. */
const HOME = '/ai-outfit-generator';
/** What may be read again without a network; nothing that costs, changes or belongs to others. */
const READ_AGAIN = [
  /^\/v1\/account$/,
  /^\/v1\/storage\/buckets\/designs\/files\/[^/]+\/(preview|flats)$/,
  /^\/generate-outfit\/(overview)?$/,
  /^\/generate-outfit\/[\w-]+$/,
  /^\/wallet\//,
  /^\/config$/,
];
const FIXED = /^\/(assets|plates|icons)\/|^\/icon\.svg$|^\/manifest\.webmanifest$/;
const ENDS_SESSION = /^\/v1\/account(\/sessions(\/[\w-]+)?)?$/;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== FILES && name !== OWN) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});

/** Counts the ends of sessions, as they are asked for and once they are answered: what was asked before either is not kept after it. */
let ended = 0;

async function forgetOwn() {
  ended++;
  await caches.delete(OWN);
}

/**
 * Asks for the end of a session. A page that is asked for meanwhile may still be that person's.
 * @param {Request} request
 */
async function endSession(request) {
  await forgetOwn();
  try {
    return await fetch(request);
  } finally {
    await forgetOwn();
  }
}

/** @param {Cache} cache */
async function trim(cache) {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - OWN_MAX))) await cache.delete(key);
}

/**
 * Keeps a reply for the day without a network, under its address alone: the cookie that it varies by is one person's.
 * @param {string} address
 * @param {Response} reply
 * @param {number} before how many sessions had ended when it was asked for
 */
async function keep(address, reply, before) {
  if (before !== ended) return;
  const cache = await caches.open(OWN);
  // Kept anew it is the youngest.
  await cache.delete(address);
  await cache.put(address, reply);
  await trim(cache);
  // a session that ended meanwhile found nothing of it to delete yet
  if (before !== ended) await caches.delete(OWN);
}

/** @param {Request} request */
async function fixed(request) {
  const cache = await caches.open(FILES);
  const known = await cache.match(request);
  if (known) return known;
  const reply = await fetch(request);
  if (reply.status === 200) await cache.put(request, reply.clone());
  return reply;
}

/**
 * @param {Request} request
 * @param {(kept: Cache) => Promise<Response | undefined>} otherwise
 */
async function networkFirst(request, otherwise) {
  const before = ended;
  /** @type {Response} */
  let reply;
  try {
    reply = await fetch(request);
  } catch (error) {
    const kept = await caches.open(OWN);
    const known = (await kept.match(request.url, { ignoreVary: true })) ?? (await otherwise(kept));
    if (known) return known;
    throw error;
  }
  const { pathname } = new URL(request.url);
  if (pathname === '/v1/account' && reply.status === 401) await caches.delete(OWN);
  // A page that was written for a guest would tell its reader that nobody is signed in.
  const isGuests = reply.headers.get('server-timing')?.includes('guest');
  if (reply.status === 200 && reply.type === 'basic' && !isGuests) await keep(request.url, reply.clone(), before);
  return reply;
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  if (request.method !== 'GET') {
    // Whoever signs in after another finds nothing of theirs.
    if (ENDS_SESSION.test(pathname)) event.respondWith(endSession(request));
    return;
  }
  if (request.headers.get('accept')?.includes('text/event-stream') || request.headers.has('range')) return;
  if (request.mode === 'navigate') {
    const home = new URL(HOME, origin).href;
    event.respondWith(networkFirst(request, (kept) => kept.match(home, { ignoreSearch: true, ignoreVary: true })));
  } else if (FIXED.test(pathname)) event.respondWith(fixed(request));
  else if (READ_AGAIN.some((pattern) => pattern.test(pathname)))
    event.respondWith(networkFirst(request, async () => undefined));
});
