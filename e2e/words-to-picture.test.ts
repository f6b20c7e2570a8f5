import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant } from '../apps/server/src/product/wallet/grant.ts';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { startTestServer } from '../test/server.ts';
import { closeBrowser, visitor } from './browser.ts';
import { hueShares } from './colours.ts';
import { newcomer, signUp } from './people.ts';

/** Where the person stands on the sheet, in fractions: above and below the waist. */
const ABOVE = { left: 0.2, top: 0.16, width: 0.4, height: 0.26 };
const BELOW = { left: 0.2, top: 0.45, width: 0.4, height: 0.4 };

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase() });
});
afterAll(async () => {
  await closeBrowser();
  await server.close();
});

/** Types the words, presses Generate, waits for the picture, and returns it as the browser downloads it. */
async function generate(page: Page, words: string): Promise<Buffer> {
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

describe('the whole way from words to a picture', () => {
  it('draws three real prompts for somebody who just signed up, each as it was asked for', async () => {
    const { page, context, troubles } = await visitor(server.address);
    await signUp(page, newcomer());
    const account = (await (
      await page.request.get('/v1/account', { headers: { 'X-Appwrite-Project': 'toile' } })
    ).json()) as { $id: string };
    await giveTokens(account.$id, 2);

    await page.goto('/ai-outfit-generator');
    const jeans = await generate(page, 'a woman with tan skin in blue jeans and yellow shirt');
    const hoodie = await generate(
      page,
      'Blue solid pullover sweatshirt, has a hood, long sleeves, 1 pocket and straight hem',
    );
    const saree = await generate(
      page,
      'Create a 4K HD realistic Durga Puja portrait. Woman wearing a red and white saree with traditional jewellery and festive makeup.',
    );

    for (const picture of [jeans, hoodie, saree])
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1365 });
    const share = async (picture: Buffer, region: typeof ABOVE, hue: string) =>
      (await hueShares(picture, region))[hue] ?? 0;
    expect(await share(jeans, ABOVE, 'yellow')).toBeGreaterThan(0.06);
    expect(await share(jeans, BELOW, 'blue')).toBeGreaterThan(0.06);
    expect(await share(hoodie, ABOVE, 'blue')).toBeGreaterThan(0.06);
    expect(await share(hoodie, ABOVE, 'yellow')).toBeLessThan(0.03);
    const red = (await share(saree, ABOVE, 'red')) + (await share(saree, BELOW, 'red'));
    expect(red).toBeGreaterThan(0.1);
    expect(await share(saree, BELOW, 'blue')).toBeLessThan(0.03);

    expect(troubles).toEqual([]);
    await context.close();
  });

  it('takes one token a design, and without one says so and keeps the words', async () => {
    const { page, context } = await visitor(server.address);
    await signUp(page, newcomer());
    await page.goto('/ai-outfit-generator');
    await generate(page, 'emerald satin slip dress');
    await page.getByLabel('Your brief').fill('a black wool coat');
    await page.getByRole('button', { name: /^Generate design/ }).click();
    await page.getByText("You don't have any tokens!").first().waitFor();
    expect(await page.getByLabel('Your brief').inputValue()).toBe('a black wool coat');
    await context.close();
  });

  it('finds a design again that was left while it was drawn', async () => {
    const { page, context } = await visitor(server.address);
    await signUp(page, newcomer());
    await page.goto('/ai-outfit-generator');
    await page.getByLabel('Your brief').fill('rust corduroy skirt with a cream blouse');
    await page.getByRole('button', { name: /^Generate design/ }).click();
    await page.getByText('Generating your design...').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Enlarge the picture' }).waitFor({ timeout: 120_000 });
    await context.close();
  });
});

/** Two more designs for the person, given as the house gives them: through the ledger. */
function giveTokens(accountId: string, free: number) {
  const ctx = { actor: { kind: 'job', name: 'e2e' }, database: server.parts.database } as const;
  return grant({ ctx, input: { accountId, free, ref: `e2e:${accountId}` } });
}
