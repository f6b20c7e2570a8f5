import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { taken } from '../packages/atelier/src/soak.fixture.ts';
import type { Person } from '../test/people.ts';
import { connectSdk } from '../test/sdk.ts';
import { closeVisitors, hold, rest, told, visitor } from './browser.ts';
import { COMMUNITY, hang, maker, type Post, readPost, startCommunity, visitorAs } from './community.ts';
import { fillLogin, join, newcomer } from './people.ts';

const COUNT = 130;
let server: RunningServer;
let asha: Person;
let ben: Person;
/** Oldest first. */
const hung: Post[] = [];

beforeAll(async () => {
  server = await startCommunity();
  [asha, ben] = await Promise.all([maker(server, 'Asha Rao', COUNT), maker(server, 'Ben', 5)]);
  for (let n = 1; n <= COUNT; n++) hung.push(await hang(server, asha, `coat number ${n} of the row`));
  const popular = hung[4];
  if (popular)
    await connectSdk(server.address, ben).databases.incrementDocumentAttribute({
      ...COMMUNITY,
      documentId: popular.$id,
      attribute: 'likes',
    });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

const tiles = (page: Page) => page.locator('.tile');
const tile = (page: Page, words: string) => page.locator('.tile').filter({ hasText: words });
const heart = (page: Page, words: string) => tile(page, words).getByRole('button', { name: /^Like/ });

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function inGallery(person: Person, how: { width: number; height: number }, path = '/gallery') {
  const someone = await visitorAs(server, person, how);
  await someone.page.goto(path);
  await tiles(someone.page).first().waitFor();
  return someone;
}

/** Runs in the page: resolves with where it stands once it has not moved for so many frames. */
async function haveRested(frames: number): Promise<number> {
  let [at, still] = [window.scrollY, 0];
  while (still < frames) {
    await new Promise(requestAnimationFrame);
    still = window.scrollY === at ? still + 1 : 0;
    at = window.scrollY;
  }
  return at;
}

/** Scrolls as a hand does, until the words are in the page and the page rests. Gives where it rests, in pixels. */
async function scrollTo(page: Page, words: string): Promise<number> {
  const wanted = tile(page, words);
  while ((await wanted.count()) === 0) {
    await page.mouse.wheel(0, 900);
    await page.evaluate(haveRested, 2);
  }
  await wanted.first().waitFor();
  return page.evaluate(haveRested, 20);
}

/** A run takes one of them, another file the other, and its seed says which; a soak takes both. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

describe.each(taken(SIZES, 2))('the gallery at $width px', (how) => {
  it('holds eight placeholder cards while the designs are on their way, then shows picture, words and name', async () => {
    const { page, context, troubles } = await visitorAs(server, asha, how);
    const letGo = await hold(page, '**/documents?**');
    await page.goto('/gallery');
    await page.getByRole('status', { name: 'Loading designs' }).waitFor();
    await expect.poll(() => page.locator('.card-skeleton').count()).toBe(8);
    letGo();
    const newest = tile(page, `coat number ${COUNT} of the row`);
    await newest.waitFor();
    await expect.poll(() => page.locator('.card-skeleton').count()).toBe(0);
    await newest.getByText('by Asha Rao').waitFor();
    await newest.locator('img[data-shown]').waitFor();
    expect(await page.getByRole('link', { name: 'Create Design' }).getAttribute('href')).toBe('/ai-outfit-generator');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('lays a repeat of large and small tiles that do not touch each other', async () => {
    const { page, context } = await inGallery(asha, how);
    const measure = () =>
      tiles(page).evaluateAll((all) =>
        all.map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return { left, top, right, bottom, isLarge: one instanceof HTMLElement && one.dataset.size === 'large' };
        }),
      );
    const columns = (all: Awaited<ReturnType<typeof measure>>) =>
      new Set(all.filter(({ isLarge }) => !isLarge).map(({ left }) => Math.round(left))).size;
    await expect.poll(async () => columns(await measure())).toBe(how.width >= 1200 ? 4 : 2);
    await rest(page);
    const boxes = await measure();
    expect(boxes.filter(({ isLarge }) => isLarge).length).toBeGreaterThan(0);
    expect(boxes.filter(({ isLarge }) => !isLarge).length).toBeGreaterThan(2);
    for (const [n, a] of boxes.entries())
      for (const b of boxes.slice(n + 1))
        expect(
          a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5,
        ).toBe(true);
    await context.close();
  });

  it('remembers the layout that was chosen', async () => {
    const { page, context } = await inGallery(asha, how);
    await page.getByRole('radio', { name: 'Masonry' }).check({ force: true });
    await page.locator('.wall:not(:has(.wall-block))').waitFor();
    await page.reload();
    await tiles(page).first().waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Masonry' }).isChecked()).toBe(true);
    await expect.poll(() => page.locator('.wall-block').count()).toBe(0);
    await context.close();
  });

  it('goes on without end, keeps only what is near in the page, and comes back to the same place', async () => {
    const { page, context, troubles } = await inGallery(asha, how);
    await scrollTo(page, 'coat number 9 of the row');
    await expect.poll(() => tiles(page).count()).toBeLessThan(60);
    const at = await scrollTo(page, 'coat number 1 of the row');
    expect(at).toBeGreaterThan(3000);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/documents?')) asked += 1;
    });
    await page.getByRole('link', { name: 'AI Outfit' }).filter({ visible: true }).first().click();
    await page.getByRole('form', { name: 'Brief' }).waitFor();
    await page.goBack();
    await tile(page, 'coat number 1 of the row').waitFor();
    await expect.poll(async () => Math.abs((await scrollY(page)) - at)).toBeLessThan(4);
    expect(asked).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('shows the most liked first, the liked, and the own, each at an address of its own', async () => {
    const { page, context } = await inGallery(ben, how);
    await page.getByRole('radio', { name: 'Most liked' }).click({ force: true });
    await page.waitForURL('**/gallery?sort=most-liked');
    await tile(page, 'coat number 5 of the row').and(page.locator('[aria-posinset="1"]')).waitFor();
    await page.getByRole('link', { name: 'Liked by me' }).click();
    await page.waitForURL(/show=liked/);
    await page
      .locator('.wall')
      .filter({ hasNotText: `coat number ${COUNT}` })
      .waitFor();
    await expect.poll(() => tiles(page).count()).toBe(1);
    await page.getByRole('link', { name: 'Mine' }).click();
    await page.getByText('You have not shared a design yet').waitFor();
    await page.getByRole('link', { name: 'Go to your designs' }).click();
    await page.waitForURL('**/ai-outfit-generator?tab=all-generations');
    await context.close();
  });

  it('turns a heart at once, on the server too, and back again when the server will not', async () => {
    const words = `coat number ${COUNT} of the row`;
    const cara = await maker(server, 'Cara', 1);
    const { page, context } = await inGallery(cara, how);
    const id = hung.at(-1)?.$id ?? '';
    const { likes } = await readPost(server, cara, id);
    const isTurned = (pressed: boolean, count: number) =>
      expect
        .poll(async () => [
          await heart(page, words).getAttribute('aria-pressed'),
          await heart(page, words).textContent(),
        ])
        .toEqual([String(pressed), count > 0 ? String(count) : '']);
    await isTurned(false, likes);
    await heart(page, words).click();
    await isTurned(true, likes + 1);
    await expect.poll(() => readPost(server, cara, id)).toMatchObject({ liked: true, likes: likes + 1 });
    await page.route('**/likes/decrement', (route) => route.abort());
    await heart(page, words).click();
    await told(page, 'Failed to update like.');
    await isTurned(true, likes + 1);
    await page.unroute('**/likes/decrement');
    await heart(page, words).click();
    await expect.poll(() => readPost(server, cara, id)).toMatchObject({ liked: false, likes });
    await isTurned(false, likes);
    await context.close();
  });
});

it('opens with the picture of the newest design before any script has come, and the wall takes it over', async () => {
  const { page, context, troubles } = await visitorAs(server, asha);
  const letGo = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/gallery', { waitUntil: 'commit' });
  const first = page.locator('.card-skeleton img');
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.evaluate(() => document.fonts.ready);
  const place = await first.boundingBox();
  const file = await first.getAttribute('data-file');
  letGo();
  const taken = tiles(page).first().locator('img');
  await taken.waitFor();
  expect(await taken.getAttribute('src')).toContain(`/${file}/`);
  expect(await taken.getAttribute('data-shown')).toBe('true');
  await expect.poll(() => taken.boundingBox()).toMatchObject({ y: place?.y });
  expect(troubles).toEqual([]);
  await context.close();
});

describe('who may see the gallery', () => {
  it('sends a guest to the login and on to the very design asked for', async () => {
    const { page, context } = await visitor(server.address);
    const who = newcomer();
    await join(page, who);
    await context.clearCookies();
    await page.goto(`/gallery?post=${hung[0]?.$id}`);
    await page.waitForURL('**/login?**');
    await fillLogin(page, who);
    await page.getByRole('dialog').getByText('coat number 1 of the row').first().waitFor();
    await context.close();
  });
});
