import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { RunningServer } from '../apps/server/src/start.ts';
import { closeVisitors } from './browser.ts';
import { makeDesign, maker, startCommunity, visitorAs } from './community.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startCommunity();
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

/** The browser keeps what is seen from here on. */
async function keeps(page: Page) {
  await page.goto('/ai-outfit-generator');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload({ waitUntil: 'networkidle' });
}

const keptOwn = (page: Page) =>
  page.evaluate(
    async () => (await caches.has('toile-own-1')) && (await (await caches.open('toile-own-1')).keys()).length > 0,
  );

it('with the worker in place every page is a page, whoever opens it by its address', async () => {
  const asha = await maker(server, 'Asha Rao', 1);
  const { page, context } = await visitorAs(server, asha, { isKept: true });
  await keeps(page);
  for (const path of ['/shop', '/recovery?userId=a&secret=b', '/verification?userId=a&secret=b', '/designs/folders']) {
    const reply = await page.goto(path);
    expect([reply?.fromServiceWorker(), reply?.headers()['content-type']], path).toEqual([
      true,
      'text/html; charset=utf-8',
    ]);
    await page.getByRole('banner').waitFor();
  }
  await context.close();
});

describe('without a network', () => {
  it('one’s designs and their pictures are still there, and the studio opens', async () => {
    const asha = await maker(server, 'Asha Rao', 2);
    await makeDesign(asha, 'a kept figured coat');
    const { page, context } = await visitorAs(server, asha, { isKept: true });
    await keeps(page);
    await page.goto('/ai-outfit-generator?tab=all-generations', { waitUntil: 'networkidle' });
    const picture = page.getByRole('link', { name: 'Open a kept figured coat' }).locator('img');
    const isShown = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await expect.poll(isShown).toBe(true);
    // What is seen is put away after it is seen.
    const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    const isKept = () => page.evaluate(async (url) => (await caches.match(url)) !== undefined, source);
    await expect.poll(isKept).toBe(true);
    await expect.poll(() => keptOwn(page)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 3, name: 'a kept figured coat' }).waitFor();
    await expect.poll(isShown).toBe(true);
    await page.goto('/dashboard/never-seen').catch(() => undefined);
    await page.getByRole('banner').waitFor();
    await context.close();
  });

  it('a press waits and is sent once, under its own key, when the network is back', async () => {
    const asha = await maker(server, 'Asha Rao', 3);
    const { page, context } = await visitorAs(server, asha, { savesData: true });
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/generate-outfit/')
        keys.push(request.headers()['idempotency-key']);
    });
    await page.goto('/ai-outfit-generator');
    await page.getByLabel('Your brief').fill('a waiting cloak');
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Generate design/ }).click();
    await page.getByText('There is no network. Your brief is sent once').filter({ visible: true }).waitFor();
    await page.getByRole('heading', { name: 'Your brief waits for the network' }).waitFor();
    expect(keys).toEqual([]);
    await context.setOffline(false);
    await page.getByText('An outfit for: a waiting cloak').waitFor();
    expect(keys).toHaveLength(1);
    const reply = await asha.fetch('/generate-outfit/overview');
    const overview = z.object({ saved: z.number(), tokens: z.number(), freetokens: z.number() });
    const { saved, tokens, freetokens } = overview.parse(await reply.json());
    expect([saved, tokens + freetokens]).toEqual([1, 3]);
    await context.close();
  });

  it('nothing of one person stays for the next', async () => {
    const asha = await maker(server, 'Asha Rao', 1);
    const { page, context } = await visitorAs(server, asha, { isKept: true });
    await keeps(page);
    await expect.poll(() => keptOwn(page)).toBe(true);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => keptOwn(page)).toBe(false);
    await context.close();
  });
});

it('can be installed: a manifest with icons that are there', async () => {
  const reply = await fetch(`${server.address}/manifest.webmanifest`);
  expect(reply.headers.get('content-type')).toContain('application/manifest+json');
  const Manifest = z.object({
    start_url: z.string(),
    display: z.literal('standalone'),
    icons: z.array(z.object({ src: z.string(), type: z.string() })),
  });
  const { icons } = Manifest.parse(await reply.json());
  for (const { src, type } of icons) {
    const icon = await fetch(new URL(src, server.address));
    expect([icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
  }
});
