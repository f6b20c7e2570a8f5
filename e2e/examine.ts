import axe from 'axe-core';
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
  run: (context: Document, options: object) => Promise<{ violations: Violation[] }>;
}
const linesOf = (violations: readonly Violation[], name: string): string[] =>
  violations.map(({ id, nodes }) => `${name}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`);

/** What axe finds by these rules. Axe is put into the page once, and stays there for what follows. */
async function examine(page: Page, name: string, rules: readonly string[], type: 'tag' | 'rule'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (runOnly) => {
      // Put there just now.
      const { axe } = window as unknown as { axe: Axe };
      const found = await axe.run(document, { runOnly, resultTypes: ['violations'] });
      return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
    },
    { type, values: rules },
  );
  return linesOf(violations, name);
}

/** Every rule of the levels. */
const examineAll = (page: Page, name: string) => examine(page, name, LEVELS, 'tag');
const examineLook = (page: Page, name: string) => examine(page, name, BY_LOOK, 'rule');

async function excessOf(page: Page, name: string): Promise<string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return excess > 0 ? [`${name} is ${excess} px too wide`] : [];
}

export interface Examination {
  /** Pixels of width at which the other theme is looked at; where the page stands unless given. */
  alsoAt?: number | undefined;
  /** Of a state that was examined by every rule before, at another width: the rules of the look alone. */
  isKnown?: boolean;
}

/**
 * What axe finds, and what is too wide for the window, each a line: as the page stands, then by the rules of the look in
 * the other theme. The page is as it was afterwards.
 */
export async function faultsOf(page: Page, name: string, { alsoAt, isKnown }: Examination = {}): Promise<string[]> {
  await rest(page);
  const found = await (isKnown ? examineLook : examineAll)(page, name);
  found.push(...(await excessOf(page, name)));
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const size = page.viewportSize();
  const isResized = alsoAt !== undefined && size !== null;
  const there = isResized ? `${name}, ${other} at ${alsoAt} px` : `${name}, ${other}`;
  if (isResized) await page.setViewportSize({ width: alsoAt, height: size.height });
  await page.emulateMedia({ colorScheme: other });
  await rest(page);
  found.push(...(await examineLook(page, there)));
  if (isResized) {
    found.push(...(await excessOf(page, there)));
    await page.setViewportSize(size);
  }
  await page.emulateMedia({ colorScheme: own });
  return found;
}
