import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

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

/** All rules, and axe stays in the page for what follows. */
async function examine(page: Page, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(LEVELS)
    // No screen has a frame of another origin, for which a page of its own would be opened each time.
    .setLegacyMode()
    .analyze();
  return linesOf(violations, name);
}

/** The rules of the look alone, by the axe that is in the page. */
async function examineLook(page: Page, name: string): Promise<string[]> {
  const violations = await page.evaluate(async (values) => {
    // Put there by the examination before.
    const { axe } = window as unknown as { axe: Axe };
    const found = await axe.run(document, { runOnly: { type: 'rule', values }, resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  }, BY_LOOK);
  return linesOf(violations, name);
}

async function excessOf(page: Page, name: string): Promise<string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return excess > 0 ? [`${name} is ${excess} px too wide`] : [];
}

/**
 * What axe finds, and what is too wide for the window, each a line: as the page stands, then in the other theme, there at
 * `alsoAt` pixels of width if it is given. The page is as it was afterwards.
 */
export async function faultsOf(page: Page, name: string, alsoAt?: number): Promise<string[]> {
  const found = [...(await examine(page, name)), ...(await excessOf(page, name))];
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const size = page.viewportSize();
  const isResized = alsoAt !== undefined && size !== null;
  const there = isResized ? `${name}, ${other} at ${alsoAt} px` : `${name}, ${other}`;
  if (isResized) await page.setViewportSize({ width: alsoAt, height: size.height });
  await page.emulateMedia({ colorScheme: other });
  found.push(...(await examineLook(page, there)));
  if (isResized) {
    found.push(...(await excessOf(page, there)));
    await page.setViewportSize(size);
  }
  await page.emulateMedia({ colorScheme: own });
  return found;
}
