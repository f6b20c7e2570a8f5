import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Response } from 'playwright-core';
import { expect } from 'vitest';
import { launchOptions } from './launch-options.ts';

let browser: Promise<Browser> | undefined;
/** Of the test file that runs. */
const contexts = new Set<BrowserContext>();

/** How many times slower than this machine the pages run: `E2E_SLOWDOWN=8` shows which test loses a race elsewhere. */
const SLOWDOWN = Number(process.env.E2E_SLOWDOWN ?? 1);

/** Milliseconds that something may take to come on a busy machine. A test waits for what comes, never for time. */
const PATIENCE_MS = 60_000;

/** Milliseconds after which something is told: a design may be drawn first. */
const TOLD_MS = 180_000;

/**
 * One Chromium for every file of a worker, opened when first asked for; it goes with its worker. Its lines are read here: one
 * that all workers shared would have every message written and read once more.
 */
function open(): Promise<Browser> {
  browser ??= chromium.launch(launchOptions());
  return browser;
}

/** What toasts said on a page and no test has heard yet. */
const said = new WeakMap<Page, string[]>();

/** Runs in the page: tells what each toast says as soon as it says it. */
function tellToasts() {
  const told = new WeakMap<Element, string>();
  const tell = () => {
    for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
      const words = toast.textContent;
      if (!words || told.get(toast) === words) continue;
      told.set(toast, words);
      // Put there by Playwright.
      (window as unknown as { tellTest: (words: string) => void }).tellTest(words);
    }
  };
  new MutationObserver(tell).observe(document, { childList: true, characterData: true, subtree: true });
}

interface ToastHold {
  toastsStay?: boolean;
}

/** Runs in the page: has the toaster's own timer wait for as long as toasts are to stay. */
function holdToasts() {
  const TOAST_MS = 4000;
  const { setTimeout: after } = window;
  const held = (handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    if (ms !== TOAST_MS || typeof handler !== 'function') return after(handler, ms, ...rest);
    // Of this test alone.
    const end = (): unknown => ((window as ToastHold).toastsStay ? after(end, 50) : handler(...rest));
    return after(end, ms);
  };
  // The types of Node have a second timer of that name.
  window.setTimeout = held as typeof setTimeout;
}

/** Keeps the toasts that come on this page until the act is over: for who presses in one. */
export async function whileToastsStay(page: Page, act: () => Promise<void>) {
  const stay = (isOn: boolean) =>
    page.evaluate((on) => {
      (window as ToastHold).toastsStay = on;
    }, isOn);
  await stay(true);
  await act();
  await stay(false);
}

async function hearToasts(context: BrowserContext) {
  await context.exposeBinding('tellTest', ({ page }, words: string) => {
    const lines = said.get(page) ?? [];
    said.set(page, [...lines, words]);
  });
  await context.addInitScript(tellToasts);
  await context.addInitScript(holdToasts);
}

/**
 * Waits until toasts said these words, each a part of one; what was heard is not heard again. A toast goes by itself, and
 * this does not mind: what it said is written down when it comes.
 */
export const told = (page: Page, ...words: string[]) =>
  expect
    .poll(
      () => {
        const lines = said.get(page) ?? [];
        const heard = words.map((each) => lines.find((line) => line.includes(each)));
        if (heard.includes(undefined)) return lines;
        said.set(
          page,
          lines.filter((line) => !heard.includes(line)),
        );
        return words;
      },
      { timeout: TOLD_MS },
    )
    .toEqual(words);

/** Waits until fonts have come and what moves has come to its end, so that what is measured then is what stays. */
export const rest = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const isEnding = (each: Animation) =>
      each.playState === 'running' &&
      each.timeline === document.timeline &&
      each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const ending = document.getAnimations().filter(isEnding);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** A visitor with cookies of their own, on a page that remembers every script error and console error it met. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What went wrong in the page so far, each a line. */
  troubles: string[];
}

/** Paths of pictures that the server makes or reads as they are asked for. */
const PICTURE = /^\/v1\/storage\/buckets\/[^/]+\/files\/[^/]+\/(preview|view|flats)$/;

/** A machine with too much to do puts a picture off and says for how long: the page asks again by itself (`ui/ask-again.ts`). */
const isPutOff = (response: Response, path: string) =>
  response.status() === 503 && response.headers()['retry-after'] !== undefined && PICTURE.test(path);

/** Runs in the page: has the system ask that data be saved. */
function saveData() {
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
}

/**
 * A new visitor at the given origin. `theme` and `language` are what the system prefers; `isKept` lets the browser keep what
 * was seen. For whoever `savesData` nothing is sketched, which costs as much as the rest of a test that is about something else.
 */
export async function visitor(
  origin: string,
  o: {
    width?: number;
    height?: number;
    theme?: 'light' | 'dark';
    isKept?: boolean;
    language?: string;
    savesData?: boolean;
  } = {},
): Promise<Visitor> {
  const context = await (await open()).newContext({
    baseURL: origin,
    viewport: { width: o.width ?? 1440, height: o.height ?? 900 },
    colorScheme: o.theme ?? 'light',
    ...(o.language && { locale: o.language }),
    reducedMotion: 'reduce',
    acceptDownloads: true,
    // What a worker answers, no test can hold back: only those about it have one.
    serviceWorkers: o.isKept ? 'allow' : 'block',
  });
  contexts.add(context);
  context.on('close', () => contexts.delete(context));
  context.setDefaultTimeout(PATIENCE_MS);
  if (SLOWDOWN > 1) context.on('page', (page) => void slowDown(page));
  await hearToasts(context);
  if (o.savesData) await context.addInitScript(saveData);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`page: ${error.message}`));
  page.on('console', (message) => {
    // A refused request is told below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const line = `${response.status()} ${pathname}`;
    // Every visit asks who is here; a guest's answer is no trouble.
    if (response.status() < 400 || line === '401 /v1/account' || isPutOff(response, pathname)) return;
    troubles.push(line);
  });
  return { context, page, troubles };
}

/**
 * Resolves once the page's script has taken it over, to its last effect: the place for toasts comes after all else. A
 * link or a form is answered before, a button, a hand that hovers, or a clock that the test holds are not.
 */
export const awake = (page: Page) =>
  page.locator('section[aria-label^="Notifications"]').waitFor({ state: 'attached' });

/** How many of what is found are open: what closes can stay for a moment. */
const openOf = (found: Locator) => found.and(found.page().locator(':not([data-state="closed"])')).count();

/** Whether something that can have the focus has it. */
const isFocused = (page: Page) => page.evaluate(() => (document.activeElement ?? document.body) !== document.body);

/**
 * Leaves what lies over the page by the Escape key, pressed again where it was not heard, and waits until it is gone and the
 * focus is back on the page.
 */
export const escapeFrom = (page: Page, overlay: Locator) =>
  expect
    .poll(
      async () => {
        if ((await openOf(overlay)) > 0) await page.keyboard.press('Escape');
        return (await overlay.count()) === 0 && (await isFocused(page));
      },
      { timeout: PATIENCE_MS },
    )
    .toBe(true);

/**
 * Unfolds a menu by the keyboard, whose way no toast lies over, and waits until it has the focus, which it takes a moment
 * after it has come. The button is pressed again only while no menu stands. Returns what in the menu has the focus.
 */
export async function unfold(page: Page, button: Locator): Promise<Locator> {
  const menu = page.getByRole('menu');
  const focused = page.locator('[role=menu][data-state=open] [role=menuitem]:focus');
  await button.waitFor();
  await expect
    .poll(
      async () => {
        if ((await menu.count()) === 0) await button.press('Enter');
        return focused.count();
      },
      { timeout: PATIENCE_MS },
    )
    .toBe(1);
  return focused;
}

/** Ticks a box or takes its tick away, pressed again where the page moved under the pointer and the press went beside it. */
export const tick = (box: Locator, isTicked: boolean) =>
  expect
    .poll(
      async () => {
        if ((await box.isChecked()) !== isTicked) await box.click();
        return box.isChecked();
      },
      { timeout: PATIENCE_MS },
    )
    .toBe(isTicked);

/** Unfolds a menu by the keyboard and chooses from it. */
export async function chooseFrom(page: Page, button: Locator, item: string | RegExp) {
  await unfold(page, button);
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

/** Keeps the page's requests to an address until the returned function lets them go, so that waiting can be looked at. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Lets everybody go whom a test that failed left in the browser. */
export async function closeVisitors() {
  for (const context of contexts) await context.close();
}

/** Ends the browser, or the line to it. */
export async function closeBrowser() {
  await (await browser)?.close();
  browser = undefined;
}
