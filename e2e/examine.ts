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

/** What axe finds, and what is too wide for the window, each a line. */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // No screen has a frame of another origin, for which a page of its own would be opened each time.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${name}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return excess > 0 ? [...found, `${name} is ${excess} px too wide`] : found;
}
