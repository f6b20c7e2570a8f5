import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import type { Person } from '../test/people.ts';
import { awake, closeVisitors, rest } from './browser.ts';
import { hang, maker, type Post, startCommunity, visitorAs } from './community.ts';

let server: RunningServer;
let asha: Person;
let post: Post;
beforeAll(async () => {
  server = await startCommunity();
  asha = await maker(server, 'Asha Rao', 2);
  post = await hang(server, asha, 'a figured gown of many words, embroidered');
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

const screens = (): readonly string[] => [
  '/',
  '/ai-outfit-generator',
  `/ai-outfit-generator?design=${post.designId}`,
  '/ai-outfit-generator?tab=all-generations',
  '/gallery',
  `/gallery?post=${post.$id}`,
  `/d/${post.designId}`,
  '/dashboard',
  '/tokens',
  '/account',
  '/pricing',
  '/contact',
];

/** Pixels by which the page is wider than its window. */
const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Windows in which every screen is seen: its pixels of width, and how large its text is. */
const WINDOWS = [
  { name: 'in a window of 320 px', width: 320, fontSize: '100%' },
  { name: 'with the text at 200 % on a phone', width: 390, fontSize: '200%' },
  { name: 'with the text at 200 % on a small screen', width: 820, fontSize: '200%' },
] as const;

it('nothing is to be scrolled sideways in a narrow window, nor with the text at 200 % on a phone or a small screen', async () => {
  const { page, context } = await visitorAs(server, asha, { width: WINDOWS[0].width, height: 800 });
  const wide: string[] = [];
  for (const screen of screens()) {
    await page.goto(screen, { waitUntil: 'networkidle' });
    await awake(page);
    for (const { name, width, fontSize } of WINDOWS) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      await rest(page);
      const over = await excess(page);
      if (over > 0) wide.push(`${screen} ${name}: ${over} px`);
    }
  }
  expect(wide).toEqual([]);
  await context.close();
});

describe('in the colours of the system', () => {
  it('what is chosen is told from what is not by its edge, and skin keeps its tone', async () => {
    const { page, context } = await visitorAs(server, asha);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/ai-outfit-generator');
    const edges = (name: string) =>
      page.locator(`input[name="${name}"]`).evaluateAll((all) =>
        all.map((one) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(one.parentElement ?? one);
          return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
        }),
      );
    await page.getByRole('radio', { name: 'Female', exact: true }).waitFor();
    for (const name of ['gender', 'skin_color', 'category']) {
      await expect.poll(async () => (await edges(name)).filter((edge) => edge >= 3).length, { message: name }).toBe(1);
    }
    const tones = await page
      .locator('.tone')
      .evaluateAll((all) =>
        all.map((one) => getComputedStyle(one).backgroundColor + getComputedStyle(one).backgroundImage),
      );
    expect(new Set(tones).size).toBe(tones.length);
    await context.close();
  });
});
