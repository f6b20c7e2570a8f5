import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { taken } from '../packages/atelier/src/soak.fixture.ts';
import { createTestDatabase } from '../test/database.ts';
import { buyTokens } from '../test/people.ts';
import { startTestServer } from '../test/server.ts';
import { sewDesign } from '../test/sewn.ts';
import { closeVisitors, escapeFrom, visitor } from './browser.ts';
import { accountOf, join, newcomer } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase() });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

const BRIEF = 'emerald velvet lehenga with a gold zari border';

async function inStudio(window: NonNullable<Parameters<typeof visitor>[1]>, tokens = 0) {
  const someone = await visitor(server.address, window);
  await join(someone.page, newcomer());
  if (tokens > 0) await buyTokens(server.parts.database, await accountOf(someone.page), tokens);
  await someone.page.goto('/ai-outfit-generator');
  return someone;
}

const sketchOf = (page: Page) => page.getByRole('img', { name: /^Live sketch: / }).filter({ visible: true });
const press = (page: Page) => page.getByRole('button', { name: /^Generate design/ });
const made = (page: Page) => page.getByRole('button', { name: 'Enlarge the picture' }).waitFor();

/** What is seen of a canvas or picture from afar: 24 × 32 pixels, three colours each. */
function fromAfar(element: HTMLCanvasElement | HTMLImageElement): number[] {
  const [width, height] = [24, 32];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(element, 0, 0, width, height);
  return [...(context?.getImageData(0, 0, width, height).data ?? [])].filter((_, i) => i % 4 !== 3);
}

/** Mean difference of a channel between one drawing at two sizes, a sketch and its sheet (3 to 7). */
const ALIKE = 12;

/** Two drawings of one size differ by nothing when they are one, by 5 and more when they are two. */
const SAME = 1;
const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

/** The same once it has been painted and is not painted on. */
async function stillFromAfar(picture: Locator): Promise<number[]> {
  let last: number[] = [];
  await expect
    .poll(async () => {
      const before = last;
      last = await picture.evaluate(fromAfar);
      return before.length > 0 && last.some((value) => value > 0) && distance(before, last) === 0;
    })
    .toBe(true);
  return last;
}

describe('what was shown is what is bought', () => {
  it('makes of a sketch the same design, and of the same brief, asked for again, another one', async () => {
    const { page, context } = await inStudio({ width: 1440, height: 900 }, 1);
    await page.getByLabel('Your brief').fill(BRIEF);
    await sketchOf(page).waitFor();
    const sketched = await stillFromAfar(sketchOf(page));
    await press(page).click();
    await made(page);
    const picture = page.getByRole('img', { name: /^Fashion illustration/ });
    await expect
      .poll(async () => distance(sketched, await picture.evaluate(fromAfar)), { timeout: 60_000 })
      .toBeLessThan(ALIKE);
    const bought = await stillFromAfar(picture);

    await press(page).click();
    const question = page.getByRole('dialog', { name: 'Draw the same brief again?' });
    await question.getByRole('button', { name: 'Keep what I have' }).click();
    await question.waitFor({ state: 'detached' });
    await press(page).click();
    await question.getByRole('button', { name: /^Draw another/ }).click();
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'ready' }).count()).toBe(2);
    await made(page);
    await expect.poll(async () => distance(bought, await picture.evaluate(fromAfar))).toBeGreaterThan(SAME);
    await context.close();
  });

  it('sketches every later brief, and lays the designs of the visit back on the table when asked', async () => {
    const { page, context } = await inStudio({ width: 1440, height: 900 });
    await page.getByLabel('Your brief').fill(BRIEF);
    await sketchOf(page).waitFor();
    await press(page).click();
    await made(page);
    await expect.poll(() => sketchOf(page).count()).toBe(0);
    await page.getByLabel('Your brief').fill('cobalt blue wool coat');
    await page.getByRole('img', { name: /^Live sketch: .*coat/i }).waitFor();
    await page.getByRole('button', { name: /lehenga.*, ready/i }).click();
    await made(page);
    expect(await page.getByLabel('Your brief').inputValue()).toBe('cobalt blue wool coat');
    await context.close();
  });
});

it('the picture has the room: it stands whole in every window, as tall as the table allows', async () => {
  const { page, context } = await inStudio({ width: 1024, height: 768 });
  const designId = await sewDesign(server.parts, await accountOf(page));
  await page.goto(`/ai-outfit-generator?design=${designId}`);
  await made(page);
  for (const window of [
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(window);
    const boxes = () =>
      page.evaluate(() =>
        ['.cloth .sheet', '.cloth'].map((which) => document.querySelector(which)?.getBoundingClientRect().toJSON()),
      );
    await expect.poll(async () => (await boxes())[0].bottom).toBeLessThanOrEqual(window.height);
    await expect
      .poll(async () => {
        const [sheet, table] = await boxes();
        return sheet.height / table.height;
      })
      .toBeGreaterThan(0.82);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);
  }
  await context.close();
});

describe('the phone', () => {
  it('folds the brief away above the picture, one press from being changed, and leaves nothing that costs under the thumb', async () => {
    const { page, context } = await inStudio({ width: 390, height: 844 }, 2);
    await page.getByLabel('Your brief').fill(BRIEF);
    await press(page).click();
    await made(page);
    await expect.poll(() => press(page).isVisible()).toBe(false);
    await expect.poll(() => page.getByLabel('Your brief').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Change the brief' }).click();
    await expect
      .poll(() => page.getByLabel('Your brief').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await press(page).click();
    const question = page.getByRole('dialog', { name: 'Draw the same brief again?' });
    await question.waitFor();
    await escapeFrom(page, question);
    await page.getByLabel('Your brief').fill('cobalt blue wool coat');
    await sketchOf(page).waitFor();
    await context.close();
  });
});

describe('the keyboard', () => {
  it.each(taken([390, 1440], 2))('keeps its place when the button is pressed with Enter at %i px', async (width) => {
    const { page, context } = await inStudio({ width, height: 900, savesData: true });
    await page.getByLabel('Your brief').fill(BRIEF);
    await press(page).focus();
    await page.keyboard.press('Enter');
    await made(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await context.close();
  });
});

describe('doors', () => {
  it('leads to the dashboard from the account menu', async () => {
    const { page, context } = await inStudio({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await context.close();
  });

  it('keeps the way back and the typed address over every detour of the entrance', async () => {
    const { page, context } = await visitor(server.address);
    await page.goto('/login?next=%2Fgallery');
    await expect
      .poll(() => page.getByRole('link', { name: 'Create an account' }).getAttribute('href'))
      .toBe('/signup?next=%2Fgallery');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByRole('link', { name: 'Forgot it?' }).click();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('asha@example.com');
    await context.close();
  });
});
