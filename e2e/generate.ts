import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { told } from './browser.ts';
import { downloaded } from './downloaded.ts';

/** Milliseconds a design may take to be drawn. */
const DRAWING_MS = 180_000;

/** Unfolds the brief, where a narrow window has folded it away above a design. */
export async function openBrief(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /Change the brief|Write the next brief/ });
  await expect
    .poll(
      async () => {
        // By the keyboard, whose way no toast lies over: one on which the pointer rests does not go.
        if (await fold.isVisible()) await fold.press('Enter', { timeout: 5000 }).catch(() => undefined);
        return page.getByLabel('Your brief').isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}

/** Types the words, presses Generate, waits for the picture, and returns it as the browser downloads it. */
export async function generate(page: Page, words: string): Promise<Buffer> {
  await page.getByLabel('Your brief').fill(words);
  const isPress = (path: string, method: string) => path === '/generate-outfit/' && method === 'POST';
  // The press is on the table before it is on the wire, and a quick maker may be done before anybody sees it work: so
  // once there is an answer, the work is over when it is not seen.
  await Promise.all([
    page.waitForResponse((reply) => isPress(new URL(reply.url()).pathname, reply.request().method()), {
      timeout: DRAWING_MS,
    }),
    page.getByRole('button', { name: /^Generate design/ }).click(),
  ]);
  await told(page, 'Outfit generated successfully!');
  await page.getByText('Generating your design...').waitFor({ state: 'detached', timeout: DRAWING_MS });
  await page.getByRole('button', { name: 'Enlarge the picture' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.jpg$/);
  return downloaded(download);
}
