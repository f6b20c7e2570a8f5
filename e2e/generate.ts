import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Types the words, presses Generate, waits for the picture, and returns it as the browser downloads it. */
export async function generate(page: Page, words: string): Promise<Buffer> {
  await page.getByLabel('Your brief').fill(words);
  await page.getByRole('button', { name: /^Generate design/ }).click();
  // The toast of an earlier design may still stand, so the button tells.
  await page.getByText('Generating your design...').waitFor();
  await page.getByText('Generating your design...').waitFor({ state: 'detached', timeout: 120_000 });
  await page.getByText('Outfit generated successfully!').last().waitFor();
  await page.getByRole('button', { name: 'Enlarge the picture' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.jpg$/);
  return readFile(await download.path());
}
