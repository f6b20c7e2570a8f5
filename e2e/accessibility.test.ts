import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { startTestServer } from '../test/server.ts';
import { closeBrowser, visitor } from './browser.ts';
import { newcomer, signUp } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase() });
});
afterAll(async () => {
  await closeBrowser();
  await server.close();
});

const SIZES = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;
const CASES = SIZES.flatMap(([width, height]) =>
  (['light', 'dark'] as const).map((theme) => ({ width, height, theme })),
);
const SCREENS = [
  '/',
  '/login',
  '/signup',
  '/pricing',
  '/recovery',
  '/recovery?userId=a&secret=b',
  '/verification?userId=a&secret=b',
  '/no-such-room',
];

/** Buys through the dialog and the checkout of test mode, and looks at each screen on the way. */
async function buyTokens(page: Page, examine: (name: string) => Promise<void>) {
  await page.goto('/tokens');
  await page.getByRole('button', { name: 'Add Tokens' }).click();
  await page.getByRole('dialog', { name: 'Purchase Tokens' }).waitFor();
  await examine('the Purchase Tokens dialog');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('dialog', { name: 'Toile' }).waitFor();
  await examine('the checkout of test mode');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('link', { name: /^Receipt/ }).waitFor();
  await examine('/tokens');
  await page.getByRole('link', { name: /^Receipt/ }).click();
  await page.getByRole('article').waitFor();
  await examine('a receipt');
}

describe.each(CASES)('at $width × $height, $theme', (how) => {
  it('axe finds no fault on any screen, and none is wider than the window', async () => {
    const { page, context } = await visitor(server.address, how);
    const faults: string[] = [];
    const look = async (path: string) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await examine(path);
    };
    const examine = async (path: string) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      for (const { id, nodes } of violations) faults.push(`${path} ${id}: ${nodes[0]?.html}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) faults.push(`${path} is ${overflow} px too wide`);
    };
    for (const path of SCREENS) await look(path);
    await signUp(page, newcomer());
    await look('/ai-outfit-generator');
    await buyTokens(page, examine);
    await look('/account');
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a2030' } })
      .png()
      .toBuffer();
    await page.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('button', { name: /The part of your picture/ }).waitFor();
    await examine('choosing the square of a picture');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').waitFor();
    await examine('deleting the account');
    expect(faults).toEqual([]);
    await context.close();
  });
});
