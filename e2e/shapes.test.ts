import { PROMPT_LENGTH_MAX } from '@toile/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import type { Person } from '../test/people.ts';
import { kurtaLook, sewDesign } from '../test/sewn.ts';
import { closeVisitors, rest, visitor } from './browser.ts';
import { hang, maker, startCommunity, visitorAs } from './community.ts';

/** Leave a row of the wall that is not full, whatever its columns. */
const COUNT = 8;
let server: RunningServer;
let asha: Person;

beforeAll(async () => {
  server = await startCommunity();
  asha = await maker(server, 'Asha Rao', COUNT);
  for (let n = 0; n < COUNT; n++) await hang(server, asha, `gown number ${n}`);
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

/** Of each slide that can be seen, the share that stands on the stage. */
const shownShares = (page: Page) =>
  page.locator('.slide').evaluateAll((slides) => {
    const stage = document.querySelector('.stage')?.getBoundingClientRect();
    return slides
      .filter((slide) => getComputedStyle(slide).display !== 'none' && Number(getComputedStyle(slide).opacity) > 0)
      .map((slide) => slide.getBoundingClientRect())
      .map(({ left, right, width }) => {
        const shown = Math.min(right, stage?.right ?? 0) - Math.max(left, stage?.left ?? 0);
        return Math.max(0, shown) / width;
      });
  });

it('the roll shows no sliver of a neighbour at 820 px, where there is room for one figure', async () => {
  const { page, context } = await visitor(server.address, { width: 820, height: 1180 });
  await page.goto('/');
  await rest(page);
  const shares = await shownShares(page);
  expect(shares.length).toBeGreaterThan(0);
  for (const share of shares) expect(share).toBeGreaterThan(0.9);
  await context.close();
});

it('a brief as long as it may be leaves the options within one window', async () => {
  const { page, context } = await visitorAs(server, asha, { width: 390, height: 844 });
  await page.goto('/ai-outfit-generator');
  const brief = page.getByLabel('Your brief');
  await brief.fill('coat of many words '.repeat(60).slice(0, PROMPT_LENGTH_MAX));
  await rest(page);
  const box = await brief.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(844 * 0.6);
  await context.close();
});

it('the gallery ends with its last picture on a desk, a tablet and a phone', async () => {
  const { page, context } = await visitorAs(server, asha, { width: 1440, height: 900 });
  await page.goto('/gallery');
  await page.getByText(`You have seen all ${COUNT} designs.`).waitFor();
  /** How far below the lowest picture the end stands, in pixels. */
  const gap = () =>
    page.evaluate(() => {
      const feet = [...document.querySelectorAll('.tile')].map((tile) => tile.getBoundingClientRect().bottom);
      const end = document.querySelector('.wall-end')?.getBoundingClientRect().top ?? Number.NaN;
      return Math.abs(end - Math.max(...feet));
    });
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await rest(page);
    await expect.poll(gap, { message: `at ${width} px` }).toBeLessThan(0.5);
  }
  await context.close();
});

describe('the reel lies on the table of its theme at every size', () => {
  it.each([
    ['light', 1],
    ['dark', 0],
  ] as const)('in the %s', async (theme, lightness) => {
    const { page, context } = await visitorAs(server, asha, { width: 1440, theme });
    await page.goto('/gallery');
    await page.getByRole('link', { name: /gown number 3/ }).click();
    const reel = page.getByRole('dialog');
    await reel.waitFor();
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const [red = 0] = await reel.evaluate((element) =>
        [...getComputedStyle(element).backgroundColor.matchAll(/\d+/g)].map(Number),
      );
      expect(Math.round(red / 255)).toBe(lightness);
    }
    await context.close();
  });
});

it('the wait tells its stage in one window of a phone, over the sheet', async () => {
  const { page, context } = await visitorAs(server, await maker(server, 'Ben', 1), { width: 390, height: 844 });
  await page.route('**/generate-outfit/', (route) =>
    // Never answered, so that it stands still.
    route.request().method() === 'POST' ? undefined : route.fallback(),
  );
  await page.goto('/ai-outfit-generator');
  await page.getByLabel('Your brief').fill('red gown');
  await page.getByRole('button', { name: /^Generate design/ }).click();
  const strip = page.locator('.work-strip');
  await strip.waitFor();
  await rest(page);
  const [box, bar] = await Promise.all([strip.boundingBox(), page.locator('.studio-press').boundingBox()]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  // The sheet ends above what is pressed, and a hand over the button at work leaves its words as they are.
  const sheet = await page.locator('.cloth .sheet').boundingBox();
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  const working = page.getByRole('button', { name: 'Generating your design' });
  await working.hover();
  await rest(page);
  expect(await working.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  // A stray tap buys nothing: of what is being made no second one can be pressed.
  expect(await page.locator('.studio-press [type=submit]').count()).toBe(0);
  await context.close();
});

it('on a phone the name, the picture, its views, Download and the words for a change stand in the first window', async () => {
  const ben = await maker(server, 'Ben', 1);
  const designId = await sewDesign(server.parts, ben.accountId, { look: kurtaLook() });
  const { page, context } = await visitorAs(server, ben, { width: 390, height: 844 });
  await page.goto(`/ai-outfit-generator?design=${designId}`);
  await page.getByRole('button', { name: 'Enlarge the picture' }).waitFor();
  await rest(page);
  const dock = await page.locator('.dock').boundingBox();
  const fold = page.getByRole('button', { name: 'Change the brief' });
  expect(await fold.textContent()).toContain(await page.locator('#design-title').textContent());
  await page.locator('.change-form .input').waitFor();
  for (const seen of [
    '.brief-fold',
    '.cloth .sheet',
    '.picture-actions .choices',
    '.picture-deeds > :first-child',
    '.change-form .input',
  ]) {
    const box = await page.locator(seen).first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), seen).toBeLessThanOrEqual(dock?.y ?? 0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});

describe('a finished design', () => {
  /** Of what can be seen among these, the box each takes. */
  const boxesOf = (page: Page, which: string) =>
    page
      .locator(which)
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

  it('has all that can be done with it in one row, the picture in half of the window’s height, in every window', async () => {
    const ben = await maker(server, 'Ben', 1);
    const designId = await sewDesign(server.parts, ben.accountId, { look: kurtaLook() });
    const { page, context } = await visitorAs(server, ben, { width: 390, height: 844, savesData: true });
    await page.goto(`/ai-outfit-generator?design=${designId}`);
    await page.getByRole('button', { name: 'Enlarge the picture' }).waitFor();
    await page.locator('.picture-deeds .own-heart:not([disabled])').waitFor({ state: 'attached' });
    // Where it is narrow the heart is in the menu; a phone has the way to the garment and the words for a change in one window besides.
    for (const { seen, share, ...window } of [
      { width: 390, height: 844, seen: 5, share: 0.44 },
      { width: 820, height: 1180, seen: 5, share: 0.5 },
      { width: 1440, height: 900, seen: 6, share: 0.5 },
    ]) {
      await page.setViewportSize(window);
      await rest(page);
      const deeds = await boxesOf(page, '.picture-deeds .btn');
      expect(deeds.length).toBe(seen);
      expect(new Set(deeds.map(({ top }) => Math.round(top))).size).toBe(1);
      const [sheet] = await boxesOf(page, '.cloth .sheet');
      expect(sheet?.height).toBeGreaterThan(window.height * share);
      // A visit of one design needs no way between its designs: what is said of the design comes first.
      const [[visit], [read]] = [await boxesOf(page, '.current'), await boxesOf(page, '.cloth .read')];
      expect(visit?.top).toBeGreaterThanOrEqual(read?.bottom ?? Number.POSITIVE_INFINITY);
    }
    await context.close();
  });
});

it('an open menu leaves what stands beside its button in its place', async () => {
  const ben = await maker(server, 'Ben', 1);
  const designId = await sewDesign(server.parts, ben.accountId, { look: kurtaLook() });
  const { page, context } = await visitorAs(server, ben, { width: 1440, height: 900 });
  await page.goto(`/ai-outfit-generator?design=${designId}`);
  const save = page.locator('.picture-deeds .btn:not([disabled])', { hasText: 'Save to gallery' });
  await save.waitFor();
  await rest(page);
  const before = await save.boundingBox();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('menuitem', { name: 'WhatsApp' }).waitFor();
  expect(await save.boundingBox()).toEqual(before);
  await context.close();
});

it('on a phone what is written is sketched under its words, as wide as its column, with what was read of it', async () => {
  const { page, context } = await visitorAs(server, await maker(server, 'Ben', 1), { width: 390, height: 844 });
  await page.goto('/ai-outfit-generator');
  const asks = page.getByText('Name the garment, cloth and shade.');
  await asks.waitFor();
  await page.getByLabel('Your brief').fill('red silk saree');
  const sketch = page.getByRole('img', { name: /^Live sketch/ }).filter({ visible: true });
  await sketch.waitFor({ timeout: 180_000 });
  await rest(page);
  const box = await sketch.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390);
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844);
  await page.getByRole('region', { name: 'Read so far' }).getByText('Silk').waitFor();
  const facts = await page.getByRole('region', { name: 'Read so far' }).filter({ visible: true }).boundingBox();
  expect((facts?.y ?? 844) + (facts?.height ?? 0)).toBeLessThan(844);
  // What it asked for was said, and it asks no longer.
  await asks.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});
