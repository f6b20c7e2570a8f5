import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { taken } from '../packages/atelier/src/soak.fixture.ts';
import type { Person } from '../test/people.ts';
import { chooseFrom, closeVisitors, hold, told, visitor } from './browser.ts';
import { hang, makeDesign, maker, type Post, startCommunity, visitorAs } from './community.ts';
import { fillLogin, join, newcomer } from './people.ts';

const WORDS = 'a plum velvet coat with horn buttons';
let server: RunningServer;
let asha: Person;
let post: Post;

beforeAll(async () => {
  server = await startCommunity();
  asha = await maker(server, 'Asha Rao', 30);
  post = await hang(server, asha, WORDS);
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

/** A run takes one of them for each of three places, and its seed says which; a soak takes both. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const ELSEWHERE = /^https:\/\/(wa\.me|www\.facebook\.com|twitter\.com|www\.myntra\.com|www\.google\.com)\//;

/** The places designs are sent to, as far as this machine has them: an empty page each. */
const standIn = (page: Page) =>
  page
    .context()
    .route(ELSEWHERE, (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }));

/** Unfolds a list, chooses from it and returns the address of the new window. */
async function addressBehind(page: Page, button: Locator, item: string): Promise<URL> {
  await button.click();
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  await opened.waitForURL(ELSEWHERE);
  const address = new URL(opened.url());
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await opened.close();
  return address;
}

async function standInStudio(how: { width: number; height: number }) {
  const someone = await visitorAs(server, asha, { ...how, savesData: true });
  const { page } = someone;
  await standIn(page);
  await page.goto('/ai-outfit-generator');
  await page.getByLabel('Your brief').fill(`a linen jacket at ${how.width}`);
  await page.getByRole('button', { name: /^Generate design/ }).click();
  await page.getByRole('button', { name: 'Save to gallery' }).first().waitFor();
  return someone;
}

describe.each(taken(SIZES, 2))('sharing at $width px', (how) => {
  it('sends a post from the reel to every place in a new window, with the address of its public page', async () => {
    const { page, context, troubles } = await visitorAs(server, asha, how);
    await standIn(page);
    await page.goto(`/gallery?post=${post.$id}`);
    const share = page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true });
    const pageUrl = `${server.address}/d/${post.designId}`;
    expect((await addressBehind(page, share, 'WhatsApp')).searchParams.get('text')).toContain(pageUrl);
    expect((await addressBehind(page, share, 'Facebook')).searchParams.get('u')).toBe(pageUrl);
    expect((await addressBehind(page, share, 'Twitter')).searchParams.get('url')).toBe(pageUrl);
    const shop = page.getByRole('dialog').getByRole('button', { name: 'Shop' });
    expect((await addressBehind(page, shop, 'Find on Myntra')).pathname).toBe('/plum-velvet-coat-horn-buttons');
    expect((await addressBehind(page, shop, 'Search all shops')).searchParams.get('q')).toBe(
      'plum velvet coat horn buttons',
    );
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('downloads the picture for Instagram and says what to do with it', async () => {
    const { page, context } = await visitorAs(server, asha, how);
    await page.goto(`/gallery?post=${post.$id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Instagram' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^toile-.+\.jpg$/);
    await told(page, 'Image downloaded. Open Instagram to upload manually.');
    await context.close();
  });

  it('makes a design public before it leaves the studio, and sends nothing when that fails', async () => {
    const { page, context } = await standInStudio(how);
    const share = page.getByRole('button', { name: 'Share', exact: true }).first();
    await page.route('**/generate-outfit/*/share', (route) => route.fulfill({ status: 500, body: '{}' }));
    await share.click();
    await page.getByRole('menuitem', { name: 'WhatsApp' }).click();
    await told(page, 'Upload failed. Cannot share image.');
    await expect.poll(() => context.pages().length).toBe(1);
    await page.unroute('**/generate-outfit/*/share');
    const text = (await addressBehind(page, share, 'WhatsApp')).searchParams.get('text') ?? '';
    const sent = /(http\S+\/d\/\S+)$/.exec(text)?.[1] ?? '';
    const guest = await visitor(server.address, how);
    await guest.page.goto(sent);
    await guest.page.getByRole('img', { name: /Fashion illustration/ }).waitFor();
    expect(guest.troubles).toEqual([]);
    await guest.context.close();
    await context.close();
  });

  it('saves a design to the community, once, and takes it back', async () => {
    const { page, context } = await standInStudio(how);
    const letGo = await hold(page, '**/documents');
    await page.getByRole('button', { name: 'Save to gallery' }).first().click();
    const question = page.getByRole('dialog', { name: 'Post it to the community gallery?' });
    await question.getByText(`a linen jacket at ${how.width}`).waitFor();
    await question.getByText('Asha Rao').waitFor();
    await question.getByRole('button', { name: 'Post it' }).click();
    await page.getByRole('button', { name: 'Saving to gallery...' }).waitFor();
    letGo();
    await told(page, 'Design saved to community gallery!');
    await page.getByRole('button', { name: 'In the gallery' }).first().click();
    const state = page.getByRole('dialog', { name: 'It hangs in the community gallery' });
    await state.getByRole('button', { name: 'Take out of gallery' }).click();
    await told(page, 'Taken out of the community gallery');
    await page.getByRole('button', { name: 'Save to gallery' }).first().waitFor();
    await context.close();
  });
});

describe.each(taken(SIZES, 2, 1))('the history at $width px', (how) => {
  it('saves a design to the community and takes it back', async () => {
    const words = `a history cape at ${how.width}`;
    const cara = await maker(server, 'Cara', 1);
    await makeDesign(cara, words);
    const { page, context } = await visitorAs(server, cara, how);
    const letGo = await hold(page, '**/documents');
    await page.goto('/ai-outfit-generator?tab=all-generations');
    const more = page.getByRole('button', { name: `More for ${words}` });
    await more.click();
    await page.getByRole('menuitem', { name: 'Save to gallery' }).click();
    await page.getByRole('button', { name: 'Post it' }).click();
    await page.getByText('Saving to gallery...').first().waitFor();
    letGo();
    await told(page, 'Design saved to community gallery!');
    const card = page.getByRole('listitem').filter({ has: more });
    await card.getByText('In the gallery').waitFor();
    await more.click();
    await page.getByRole('menuitem', { name: 'Take out of gallery' }).click();
    await card.getByText('Only you').waitFor();
    await context.close();
  });
});

describe.each(taken(SIZES, 2))('the public page at $width px', (how) => {
  it('shows a guest the picture, the words and the ways to pass it on, and nobody’s address', async () => {
    const { page, context, troubles } = await visitor(server.address, how);
    await page.goto(`/d/${post.designId}`);
    const image = page.getByRole('img', { name: /Fashion illustration/ });
    await expect
      .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
      .toBe(true);
    await page.getByText('by Asha Rao').waitFor();
    await page.getByText(`An outfit for: ${WORDS}`).first().waitFor();
    await expect.poll(() => page.title()).toContain(post.title);
    expect(await page.content()).not.toContain(asha.email);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.address });
    await chooseFrom(page, page.getByRole('button', { name: 'Share' }), 'Copy link');
    await told(page, 'Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.address}/d/${post.designId}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^toile-.+\.jpg$/);
    await told(page, 'Image downloaded successfully!');
    expect(troubles).toEqual([]);
    await page.getByRole('button', { name: 'Like, 0 so far' }).click();
    await told(page, 'You must be logged in to like designs.');
    await context.close();
  });

  it('lets a user like what is posted, and take the like back', async () => {
    const { page, context } = await visitorAs(server, asha, how);
    await page.goto(`/d/${post.designId}`);
    const heart = (count: number) => page.getByRole('button', { name: `Like, ${count} so far` });
    // Who leaves before the server has heard of it leaves the like behind.
    const touch = (count: number) =>
      Promise.all([
        page.waitForResponse((reply) => reply.request().method() !== 'GET' && reply.ok()),
        heart(count).click(),
      ]);
    await touch(0);
    await touch(1);
    await heart(0).waitFor();
    await context.close();
  });

  it('says so where nothing is shown to everybody', async () => {
    const { design_id: secret } = await makeDesign(asha, 'a secret gown');
    const { page, context } = await visitor(server.address, how);
    for (const id of [secret, 'no-such-design']) {
      await page.goto(`/d/${id}`);
      await page.getByRole('heading', { name: 'This design is not shown' }).waitFor();
    }
    await context.close();
  });
});

describe('what a guest keeps', () => {
  it("lies in the browser under 'galleryItems', and moves to the account at sign-in", async () => {
    const { page, context } = await visitor(server.address);
    const who = newcomer('Ben');
    await join(page, who);
    await context.clearCookies();
    await page.goto(`/d/${post.designId}`);
    const kept = () => page.evaluate(() => localStorage.getItem('galleryItems'));
    await chooseFrom(page, page.getByRole('button', { name: 'More' }), 'Add to collection');
    await told(page, 'Design added to your collection');
    expect(JSON.parse((await kept()) ?? '')).toMatchObject([
      { id: post.$id, userName: 'You', likes: 0, userLiked: false, isGenerated: true, isShared: false },
    ]);
    await chooseFrom(page, page.getByRole('button', { name: 'More' }), 'Add to collection');
    await told(page, 'This design is already in your collection');
    await page.goto('/login?next=%2Fgallery%3Fshow%3Dkept');
    await fillLogin(page, who);
    await page.locator('.tile').filter({ hasText: WORDS }).waitFor();
    await expect.poll(kept).toBeNull();
    await context.close();
  });
});
