import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { rest } from './browser.ts';

/** Texts that are cut off although nothing says that they go on, each a line. Runs in the page. */
function clippedTexts(): string[] {
  const clipped: string[] = [];
  const endsInPoints = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).textOverflow === 'ellipsis') return true;
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim();
    if (
      !element ||
      !words ||
      element.closest('.sr-only, .swap-words, script, style, title') ||
      !element.checkVisibility()
    )
      continue;
    // Said to sighted people by the points, or not meant for them.
    if (endsInPoints(element) || element.clientWidth === 1) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    const { overflowX } = getComputedStyle(element);
    const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const isOut = (left < -1 || right > innerWidth + 1) && !element.closest('[data-scrolls], .roll, .swap-words');
    if (right > left && (isCut || isOut)) clipped.push(`“${words.slice(0, 40)}” in <${element.className}>`);
  }
  return clipped;
}

/** What is too wide for the window, or cut off, each a line. */
export async function misfits(page: Page, name: string): Promise<string[]> {
  await rest(page);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const clipped = await page.evaluate(clippedTexts);
  return [
    ...(excess > 0 ? [`${name} is ${excess} px too wide`] : []),
    ...clipped.map((text) => `${name}: cut ${text}`),
  ];
}

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** Rules of those levels whose answer another theme or width of the same state can change. */
const BY_LOOK = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

interface Violation {
  id: string;
  nodes: { html: string }[];
}
interface Axe {
  run: (context: Document | { include: Element[] }, options: object) => Promise<{ violations: Violation[] }>;
}
const linesOf = (violations: readonly Violation[], name: string): string[] =>
  violations.map(({ id, nodes }) => `${name}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`);

/** Rules by their tags, or by their names. */
interface Rules {
  type: 'tag' | 'rule';
  values: readonly string[];
}

/** Axe as the page is given it: small, for every page that is loaded is given it anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What axe finds by these rules in the page, or in those parts of it that `markAlone` marked. Axe is put into the page once,
 * and stays there for what follows.
 */
async function examine(page: Page, name: string, rules: Rules, isOfAlone = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ({ runOnly, isOfAlone }) => {
      // Put there just now.
      const { axe, toileAlone } = window as unknown as { axe: Axe } & Standing;
      const alone = (toileAlone ?? []).filter((one) => one.isConnected);
      if (isOfAlone && alone.length === 0) return [];
      const context = isOfAlone ? { include: alone } : document;
      const found = await axe.run(context, { runOnly, resultTypes: ['violations'] });
      return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
    },
    { runOnly: rules, isOfAlone },
  );
  return linesOf(violations, name);
}

const EVERY: Rules = { type: 'tag', values: LEVELS };
const LOOK: Rules = { type: 'rule', values: BY_LOOK };

async function excessOf(page: Page, name: string): Promise<string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return excess > 0 ? [`${name} is ${excess} px too wide`] : [];
}

/**
 * What axe finds, and what is too wide for the window, each a line: as the page stands, then by the rules of the look in
 * the other theme, at `alsoAt` pixels of width where that is given. The page is as it was afterwards.
 */
export async function faultsOf(page: Page, name: string, { alsoAt }: { alsoAt?: number } = {}): Promise<string[]> {
  await rest(page);
  const found = await examine(page, name, EVERY);
  found.push(...(await excessOf(page, name)));
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const size = page.viewportSize();
  const isResized = alsoAt !== undefined && size !== null;
  const there = isResized ? `${name}, ${other} at ${alsoAt} px` : `${name}, ${other}`;
  if (isResized) await page.setViewportSize({ width: alsoAt, height: size.height });
  await page.emulateMedia({ colorScheme: other });
  await rest(page);
  found.push(...(await examine(page, there, LOOK)));
  if (isResized) {
    found.push(...(await excessOf(page, there)));
    await page.setViewportSize(size);
  }
  await page.emulateMedia({ colorScheme: own });
  return found;
}

/** The window that every state is walked to, by whoever looks with `faultsOfState`. */
export const PHONE = { width: 390, height: 844, theme: 'light' } as const;
const TABLET = { width: 820, height: 844 };
/** The large window that a state is examined in. */
export const DESK = { width: 1440, height: 900 };

/** What a page that is examined at two widths remembers. */
interface Standing {
  /** All that is seen on the phone. */
  toileOnPhone?: Element[];
  /** What is seen at the width at which the page stands, and not at the other; of each part its outermost element. */
  toileAlone?: Element[];
}

/** Runs in the page: writes down what is seen of it on the phone. */
function notePhone() {
  (window as Standing).toileOnPhone = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility());
}

/**
 * Runs in the page: marks what is seen on the desk and not on the phone, or the other way about, and was not known yet.
 * Returns it, for whoever knows it from then on. Call it on the desk; what is marked need not be seen there.
 */
function markAlone({ onDesk, known }: { onDesk: boolean; known: readonly string[] }): string[] {
  const standing = window as Standing;
  const onPhone = new Set(standing.toileOnPhone);
  const isSeen = (one: Element) => one.checkVisibility();
  const alone = new Set(
    onDesk
      ? [...document.body.querySelectorAll('*')].filter((one) => isSeen(one) && !onPhone.has(one))
      : [...onPhone].filter((one) => one.isConnected && !isSeen(one)),
  );
  const fresh = [...alone].filter(
    (one) => !(one.parentElement && alone.has(one.parentElement)) && !known.includes(one.outerHTML),
  );
  standing.toileAlone = fresh;
  return fresh.map((one) => one.outerHTML);
}

/** What lies over the page and is seen. */
const overlays = (page: Page) =>
  page.locator('[role=dialog], [role=menu], [role=listbox], [role=tooltip]').filter({ visible: true });

/** What was found standing at one width alone and is examined, of a page and of those it led to. */
const examined = new WeakMap<Page, { desk: string[]; phone: string[] }>();

/**
 * What axe finds in a state, and what of it is too wide for a window, each a line. It stands on the phone in light, and is
 * examined there by every rule; on the desk in dark by the rules that a width or a theme can change. What stands on the desk
 * alone is examined there by every rule in light too, and what stands on the phone alone in dark. At the width between them
 * nothing is too wide. The page is as it was afterwards.
 */
export async function faultsOfState(page: Page, name: string): Promise<string[]> {
  const known = examined.get(page) ?? { desk: [], phone: [] };
  examined.set(page, known);
  await rest(page);
  const found = await examine(page, name, EVERY);
  found.push(...(await excessOf(page, name)));
  await page.evaluate(notePhone);
  const count = await overlays(page).count();
  await page.setViewportSize(TABLET);
  await rest(page);
  found.push(...(await excessOf(page, `${name}, on a tablet`)));
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'dark' });
  await rest(page);
  found.push(...(await examine(page, `${name}, dark on a desk`, LOOK)));
  found.push(...(await excessOf(page, `${name}, on a desk`)));
  // What went as the window grew would be examined on the phone alone.
  if ((await overlays(page).count()) !== count) found.push(`${name}: what lies over the page goes as the window grows`);
  const onDesk = await page.evaluate(markAlone, { onDesk: true, known: known.desk });
  if (onDesk.length > 0) {
    await page.emulateMedia({ colorScheme: 'light' });
    await rest(page);
    found.push(...(await examine(page, `${name}, on a desk alone`, EVERY, true)));
    known.desk.push(...onDesk);
  }
  const onPhone = await page.evaluate(markAlone, { onDesk: false, known: known.phone });
  await page.setViewportSize({ width: PHONE.width, height: PHONE.height });
  if (onPhone.length > 0) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await rest(page);
    found.push(...(await examine(page, `${name}, dark on a phone alone`, LOOK, true)));
    known.phone.push(...onPhone);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
