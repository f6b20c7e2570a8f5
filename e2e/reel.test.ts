import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { REEL } from '../apps/web/app/features/reel/reel-input.ts';
import { taken } from '../packages/atelier/src/soak.fixture.ts';
import type { Person } from '../test/people.ts';
import { connectSdk } from '../test/sdk.ts';
import { closeVisitors, escapeFrom, rest, told, type Visitor } from './browser.ts';
import { hang, maker, type Post, readPost, startCommunity, visitorAs } from './community.ts';

const COUNT = 6;
const LONG = 'a coat of many words, '.repeat(30).trim();
let server: RunningServer;
let asha: Person;
let ben: Person;
/** Newest first, as the gallery shows them. */
const posts: Post[] = [];

beforeAll(async () => {
  server = await startCommunity();
  [asha, ben] = await Promise.all([maker(server, 'Asha Rao', COUNT), maker(server, 'Ben', 1)]);
  for (let n = COUNT; n >= 1; n--) posts.unshift(await hang(server, asha, n === 3 ? LONG : `gown number ${n}`));
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

const reel = (page: Page) => page.getByRole('dialog');
const menus = (page: Page) => page.getByRole('menu');
const idOf = (n: number) => posts[n - 1]?.$id ?? '';
/** Lets the page's clock run for longer than the time between two steps. */
const settle = (page: Page) => page.clock.runFor(REEL.lock + 30);
/** Waits until the reel stands at this number, and may step again. */
async function standsAt(page: Page, number: string) {
  await expect.poll(() => page.locator('.reel-number').textContent()).toBe(number);
  await settle(page);
}
/** Gives what was done the time for a step, and sees that there was none. */
async function staysAt(page: Page, number: string) {
  await settle(page);
  await standsAt(page, number);
}

/** Opens the reel from the wall, at this number. */
async function enter(page: Page, n: number) {
  await page.locator(`#open-${idOf(n)}`).click();
  await standsAt(page, String(n));
}

/** Somebody in the gallery, whose clock the test may move. */
async function inGallery(person: Person, how: { width: number; height: number }) {
  const someone = await visitorAs(server, person, how);
  await someone.page.clock.install();
  await someone.page.goto('/gallery');
  return someone;
}

async function inReel(person: Person, how: { width: number; height: number }, n = 1) {
  const someone = await inGallery(person, how);
  await enter(someone.page, n);
  return someone;
}

/** A finger that goes over the screen, from and to in pixels from the top. */
async function swipe(page: Page, from: number, to: number) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 120, y }] });
  await touch('touchStart', from);
  await touch('touchMove', (from + to) / 2);
  await touch('touchMove', to);
  await touch('touchEnd');
  await client.detach();
}

/** A run takes one of them, another file the other, and its seed says which; a soak takes both. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

describe.each(taken(SIZES, 2, 1))('the reel at $width px', (how) => {
  /** Who stays in the gallery for all that needs nothing of a page that was just loaded. */
  let home: Visitor;
  beforeAll(async () => {
    home = await inGallery(asha, how);
  });
  afterAll(() => home.context.close());

  /** Opens the reel at this number on the page that stays, whatever was left there. */
  async function again(n = 1) {
    const { page } = home;
    if ((await reel(page).count()) > 0) await escapeFrom(page, reel(page));
    await enter(page, n);
    return home;
  }

  it('steps by the wheel from 20 units, once in 450 milliseconds', async () => {
    const { page, troubles } = await again();
    await page.mouse.move(how.width / 2, 300);
    await page.mouse.wheel(0, 19);
    await staysAt(page, '1');
    // Four turns at one moment: a hand cannot be quicker, nor a busy machine slower.
    await reel(page).evaluate((element) => {
      for (let n = 0; n < 4; n++)
        element.dispatchEvent(new WheelEvent('wheel', { deltaY: 20, bubbles: true, cancelable: true }));
    });
    await staysAt(page, '2');
    await page.mouse.wheel(0, -20);
    await standsAt(page, '1');
    expect(troubles).toEqual([]);
  });

  it('a picture that is on its way is stood in for by the one on the wall', async () => {
    const { page, context } = await visitorAs(server, asha, how);
    await page.goto('/gallery');
    const tile = page.locator(`.tile:has(#open-${idOf(1)}) img`);
    await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const seen = await tile.evaluate((image: HTMLImageElement) => image.currentSrc);
    // Whatever the reel asks for beyond that does not come.
    await page.route(/\/preview\?/, () => undefined);
    await page.locator(`#open-${idOf(1)}`).click();
    const sheet = page.locator('.reel-sheet[data-here] img');
    await expect.poll(() => sheet.evaluate((image) => getComputedStyle(image).backgroundImage)).toContain(seen);
    await context.close();
  });

  it('steps by a swipe from 30 px', async () => {
    const { page } = await again(2);
    await swipe(page, 400, 371);
    await staysAt(page, '2');
    await swipe(page, 400, 370);
    await standsAt(page, '3');
    await swipe(page, 300, 400);
    await standsAt(page, '2');
  });

  it('steps by arrow and page keys, and stops at both ends', async () => {
    const { page } = await again(2);
    const press = async (key: string, ...numbers: string[]) => {
      for (const number of numbers) {
        await page.keyboard.press(key);
        await standsAt(page, number);
      }
    };
    await press('ArrowUp', '1', '1');
    await press('ArrowDown', '2');
    await press('PageDown', '3');
    await press('PageUp', '2');
    await press('PageDown', '3', '4', '5', '6', '6', '6');
  });

  it('holds the page beneath still, closes by Escape and by its button, and gives the tile its focus back', async () => {
    const { page } = await again();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(how.width / 2, 300);
    for (const number of ['2', '3', '4']) {
      await page.mouse.wheel(0, 400);
      await standsAt(page, number);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await escapeFrom(page, reel(page));
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`open-${idOf(4)}`);
    await page.locator(`#open-${idOf(4)}`).click();
    await reel(page).getByRole('button', { name: 'Close' }).click();
    await reel(page).waitFor({ state: 'hidden' });
  });

  it('leaves one step of the way here, however often Escape is pressed before it has closed', async () => {
    const { page } = await again();
    // opened by its tile, then come back to by the browser's own way
    for (let time = 0; time < 2; time++) {
      await reel(page).evaluate((element) => {
        for (let n = 0; n < 3; n++)
          element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      });
      await reel(page).waitFor({ state: 'hidden' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`open-${idOf(1)}`);
      expect(new URL(page.url()).pathname).toBe('/gallery');
      await page.goForward();
      await standsAt(page, '1');
    }
  });

  it('shows more of long words, and less again', async () => {
    const { page } = await again(3);
    const words = reel(page).getByRole('heading');
    const height = async () => (await words.boundingBox())?.height ?? 0;
    await rest(page);
    const closed = await height();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(height).toBeGreaterThan(closed);
    await page.getByRole('button', { name: 'Show less' }).click();
    await expect.poll(height).toBe(closed);
    await page.keyboard.press('ArrowUp');
    await standsAt(page, '2');
    await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });

  it('unfolds one list of its side buttons at a time', async () => {
    const { page } = await again();
    for (const [name, item] of [
      ['Shop', 'Find on Myntra'],
      ['Share', 'WhatsApp'],
      ['Transfer, save', 'Download'],
    ] as const) {
      await reel(page).getByRole('button', { name, exact: true }).click();
      await page.getByRole('menuitem', { name: item }).waitFor();
      await expect.poll(() => menus(page).count()).toBe(1);
    }
    await page.locator('[role=menu]:focus-within, [role=menu]:focus').waitFor();
    await page.keyboard.press('ArrowDown');
    await staysAt(page, '1');
    await escapeFrom(page, menus(page));
    expect(await reel(page).count()).toBe(1);
  });

  it('turns the heart with its count', async () => {
    const cara = await maker(server, 'Cara', 1);
    const { page, context } = await inReel(cara, how, 5);
    const { likes } = await readPost(server, cara, idOf(5));
    const heart = reel(page).getByRole('button', { name: /^Like/ });
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => heart.textContent()).toBe(String(likes + 1));
    await expect.poll(() => readPost(server, cara, idOf(5))).toMatchObject({ liked: true, likes: likes + 1 });
    await heart.click();
    await expect.poll(() => readPost(server, cara, idOf(5))).toMatchObject({ liked: false, likes });
    await context.close();
  });

  it('has the neighbours loaded before they are asked for', async () => {
    const { page, context } = await inReel(asha, how, 3);
    await expect
      .poll(() =>
        page
          .locator('.reel-sheet img')
          .evaluateAll((all) =>
            all.map((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0),
          ),
      )
      .toEqual([true, true, true, true, true]);
    await context.close();
  });

  it('is opened by its address, which follows every step', async () => {
    const { page, context } = await visitorAs(server, asha, how);
    await page.goto(`/gallery?post=${idOf(2)}`);
    await standsAt(page, '2');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => new URL(page.url()).searchParams.get('post')).toBe(idOf(3));
    await page.goBack();
    await expect.poll(() => reel(page).count()).toBe(0);
    await page.goto('/gallery?post=no-such-post');
    await told(page, 'This design is not in the gallery any more.');
    await context.close();
  });
});

describe('keeping and taking back', () => {
  it("keeps another's design in the account's collection, once, and lets it go again", async () => {
    const cara = await maker(server, 'Cara', 1);
    const { page, context } = await inReel(cara, { width: 1440, height: 900 }, 4);
    const keep = async () => {
      await reel(page).getByRole('button', { name: 'Transfer' }).click();
      await page.getByRole('menuitem', { name: 'Upload to gallery' }).click();
    };
    await keep();
    await told(page, 'Design added to your collection');
    await keep();
    await told(page, 'This design is already in your collection');
    await page.goto('/gallery?show=kept');
    await page.locator('.tile').filter({ hasText: 'gown number 4' }).waitFor();
    await expect.poll(() => page.locator('.tile').count()).toBe(1);
    await page.locator('.tile-open').click();
    await reel(page).getByRole('button', { name: 'Transfer' }).click();
    await page.getByRole('menuitem', { name: 'Remove from collection' }).click();
    await page.getByText('Your collection is empty').waitFor();
    await context.close();
  });

  it('downloads the picture', async () => {
    const { page, context } = await inReel(ben, { width: 390, height: 844 }, 2);
    await reel(page).getByRole('button', { name: 'Transfer' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^toile-.+\.jpg$/);
    await told(page, 'Image downloaded successfully!');
    await context.close();
  });

  it("takes one's own post out of the community", async () => {
    const dana = await maker(server, 'Dana', 1);
    const words = `a cape of ${dana.accountId} to be taken back`;
    const own = await hang(server, dana, words);
    const { page, context } = await visitorAs(server, dana, { width: 1440, height: 900 });
    await page.goto(`/gallery?post=${own.$id}`);
    await reel(page).getByRole('button', { name: 'Transfer' }).click();
    await page.getByRole('menuitem', { name: 'Take out of gallery' }).click();
    await told(page, 'Taken out of the community gallery');
    await reel(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('.tile').filter({ hasText: words }).count()).toBe(0);
    const { databases } = connectSdk(server.address, dana);
    await expect(
      databases.getDocument({ databaseId: 'toile', collectionId: 'community', documentId: own.$id }),
    ).rejects.toThrow();
    await context.close();
  });
});
