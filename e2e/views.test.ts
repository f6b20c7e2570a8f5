import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import type { Person } from '../test/people.ts';
import { closeVisitors, escapeFrom, rest } from './browser.ts';
import { hang, maker, type Post, startCommunity, visitorAs } from './community.ts';
import { generate } from './generate.ts';

let server: RunningServer;
let asha: Person;
let post: Post;
beforeAll(async () => {
  server = await startCommunity();
  asha = await maker(server, 'Asha Rao', 40);
  post = await hang(server, asha, 'a figured gown');
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

const WINDOW = { width: 1440, height: 900 };
const sourceOf = (page: Page, picture: string) =>
  page
    .locator(`${picture} img`)
    .last()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
const choose = (page: Page, view: string) => page.getByRole('radio', { name: view }).last().check({ force: true });
const table = (page: Page) => page.getByRole('dialog', { name: /^Fashion illustration/ });
const nearness = (page: Page) =>
  table(page)
    .locator('img')
    .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);

async function withDesigns(words: readonly string[]) {
  const someone = await visitorAs(server, asha, { ...WINDOW, savesData: true });
  await someone.page.goto('/ai-outfit-generator');
  for (const brief of words) await generate(someone.page, brief);
  return someone;
}

describe('figure, sheet and flats', () => {
  it('are three views of a result, in one place, and the view that was chosen is the next design’s too', async () => {
    const { page, context, troubles } = await withDesigns(['a figured cape']);
    await rest(page);
    const place = await page.locator('.cloth .sheet').boundingBox();
    expect(await sourceOf(page, '.sheet')).not.toContain('view=figure');
    await choose(page, 'Figure');
    await expect.poll(() => sourceOf(page, '.sheet')).toContain('view=figure');
    await expect.poll(() => page.locator('.cloth .sheet').boundingBox()).toEqual(place);
    await choose(page, 'Flats');
    await expect.poll(() => sourceOf(page, '.sheet')).toContain('/flats?');
    await choose(page, 'Figure');
    await generate(page, 'a figured kilt');
    await expect.poll(() => sourceOf(page, '.sheet')).toContain('view=figure');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are not offered where a design has the sheet alone', async () => {
    const { page, context } = await withDesigns(['a plain kilt']);
    expect(await page.getByRole('radio', { name: 'Figure' }).count()).toBe(0);
    await page.getByRole('radio', { name: 'Sheet' }).waitFor();
    await context.close();
  });

  it('hang in the gallery as the figure, in the reel with the sheet on demand', async () => {
    const { page, context } = await visitorAs(server, asha, WINDOW);
    await page.goto('/gallery');
    await expect.poll(() => sourceOf(page, '.tile')).toContain('view=figure');
    await page.locator(`#open-${post.$id}`).click();
    await expect.poll(() => sourceOf(page, '.reel-sheet[data-here]')).toContain('view=figure');
    await choose(page, 'Sheet');
    await expect.poll(() => sourceOf(page, '.reel-sheet[data-here]')).not.toContain('view=figure');
    await context.close();
  });

  it('stand on the public page for everybody', async () => {
    const { page, context } = await visitorAs(server, asha, WINDOW);
    await context.clearCookies();
    await page.goto(`/d/${post.designId}`);
    await choose(page, 'Figure');
    await expect.poll(() => sourceOf(page, '.public-sheet .plate')).toContain('view=figure');
    await choose(page, 'Flats');
    await expect
      .poll(() => page.locator('.public-sheet .plate img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await context.close();
  });
});

describe('the light table', () => {
  it('comes nearer by wheel, keys and a double click, moves by a drag and never beyond the picture', async () => {
    const { page, context } = await withDesigns(['a figured stole']);
    await page.getByRole('button', { name: 'Enlarge the picture' }).click();
    await table(page).waitFor();
    await expect.poll(() => nearness(page)).toBe(1);
    await page.mouse.move(720, 400);
    await page.mouse.wheel(0, -480);
    await expect.poll(() => nearness(page)).toBeGreaterThan(1.5);
    const left = () =>
      table(page)
        .locator('img')
        .evaluate((image) => image.getBoundingClientRect().left);
    const before = await left();
    await page.mouse.down();
    await page.mouse.move(4000, 400, { steps: 3 });
    await page.mouse.up();
    expect(await left()).toBeGreaterThanOrEqual(before);
    expect(await left()).toBeLessThanOrEqual(WINDOW.width / 2);
    await page.keyboard.press('0');
    await expect.poll(() => nearness(page)).toBe(1);
    await page.keyboard.press('+');
    await expect.poll(() => nearness(page)).toBeGreaterThan(1);
    await page.keyboard.press('-');
    await expect.poll(() => nearness(page)).toBe(1);
    await page.mouse.dblclick(720, 400);
    await expect.poll(() => nearness(page)).toBeGreaterThan(2);
    await context.close();
  });

  it('comes nearer under two fingers that part, and goes on under one that swipes', async () => {
    const { page, context } = await withDesigns(['a figured robe', 'a figured smock']);
    await page.getByRole('button', { name: 'Enlarge the picture' }).click();
    await table(page).waitFor();
    const client = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 400, id })) });
    const first = await sourceOf(page, '.light-view');
    await touch('touchStart', 900);
    await touch('touchMove', 800);
    await touch('touchMove', 700);
    await touch('touchEnd');
    await expect.poll(() => sourceOf(page, '.light-view')).not.toBe(first);
    await touch('touchStart', 700, 740);
    await touch('touchMove', 640, 800);
    await touch('touchMove', 560, 880);
    await touch('touchEnd');
    await expect.poll(() => nearness(page)).toBeGreaterThan(2);
    await context.close();
  });

  it('steps through the designs of the visit by the arrow keys, and gives the focus back to the picture', async () => {
    const { page, context } = await withDesigns(['a figured tunic', 'a figured parka']);
    await page.getByRole('button', { name: 'Enlarge the picture' }).focus();
    await page.keyboard.press('Enter');
    await table(page).waitFor();
    const newest = await sourceOf(page, '.light-view');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => sourceOf(page, '.light-view')).not.toBe(newest);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => sourceOf(page, '.light-view')).toBe(newest);
    await page.getByRole('button', { name: 'Next design' }).click();
    await expect.poll(() => sourceOf(page, '.light-view')).not.toBe(newest);
    await escapeFrom(page, table(page));
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Enlarge the picture');
    await context.close();
  });
});
