import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { startTestServer } from '../test/server.ts';
import { awake, closeVisitors, visitor } from './browser.ts';
import { join, newcomer, signUp } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

/** Runs in the page: code that was ordered ahead and is not there yet. */
function preloadsToCome(): string[] {
  const come = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd > 0)
    .map(({ name }) => name);
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    .map(({ href }) => href)
    .filter((href) => !come.includes(href));
}

describe('every screen', () => {
  it('has a bar that turns opaque once the page is scrolled by more than 10 px', async () => {
    const { page, context } = await visitor(server.address, { width: 390, height: 500 });
    await page.goto('/');
    const bar = page.getByRole('banner').first();
    await bar.waitFor();
    await awake(page);
    const scrollTo = async (y: number) => {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      return y;
    };
    const opaque = () => page.locator('header[data-opaque]').count();
    await scrollTo(10);
    await expect.poll(opaque).toBe(0);
    await scrollTo(11);
    await page.locator('header[data-opaque]').waitFor();
    await context.close();
  });

  it('shows a toast 356 px wide at the lower right, and takes it away after 4 seconds', async () => {
    const { page, context } = await visitor(server.address);
    const toast = page.locator('[data-sonner-toast]').first();
    // It does not stay, so it is measured as soon as it comes.
    const [box] = await Promise.all([toast.boundingBox(), signUp(page, newcomer())]);
    expect(box?.width).toBe(356);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60);
    await toast.waitFor({ state: 'detached' });
    await context.close();
  });

  it('shows a toast above the content on phones, where the thumb does not press', async () => {
    const { page, context } = await visitor(server.address, { width: 390, height: 844 });
    const toast = page.locator('[data-sonner-toast]').first();
    const [box] = await Promise.all([toast.boundingBox(), signUp(page, newcomer())]);
    expect(box?.y).toBeLessThan(160);
    await context.close();
  });

  it('says that it is offline, and still leads to the other screens, which go on when it is back', async () => {
    const { page, context } = await visitor(server.address);
    await join(page, newcomer());
    await page.goto('/');
    // The code of the other screens comes when this one has rested.
    await page.locator('link[rel="modulepreload"][href*="gallery"]').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(preloadsToCome)).toEqual([]);
    await context.setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await page.getByRole('link', { name: 'Gallery' }).first().click();
    await page.getByRole('heading', { name: 'Community Gallery' }).waitFor();
    await context.setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    await page.getByText('No shared designs yet').waitFor();
    await context.close();
  });

  it('follows the theme of the system, and keeps another choice over a reload', async () => {
    const { page, context } = await visitor(server.address, { theme: 'dark' });
    await page.goto('/');
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await awake(page);
    const dark = await ground();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(ground).not.toBe(dark);
    await page.getByRole('button', { name: /theme$/ }).click();
    await expect.poll(ground).toBe(dark);
    await page.reload();
    await expect.poll(ground).toBe(dark);
    await context.close();
  });
});
