import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { startTestServer } from '../test/server.ts';
import { awake, closeBrowser, visitor } from './browser.ts';
import { newcomer, signUp } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase() });
});
afterAll(async () => {
  await closeBrowser();
  await server.close();
});

describe('a tooltip', () => {
  it('opens after 700 ms of hovering, at once shortly after another, and goes at Escape', async () => {
    const { page, context } = await visitor(server.address);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/');
    const tooltip = page.getByRole('tooltip');
    const pause = page.getByRole('button', { name: 'Pause the carousel' });
    await awake(page);
    await page.clock.pauseAt(Date.now() + 600_000);
    await pause.hover();
    await page.clock.runFor(650);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(100);
    await tooltip.filter({ hasText: 'Pause the carousel' }).waitFor();
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /theme$/ }).hover();
    await page.clock.runFor(1);
    await tooltip.filter({ hasText: /theme$/ }).waitFor();
    await context.close();
  });

  it('opens at keyboard focus and names itself as the description of its button', async () => {
    const { page, context } = await visitor(server.address);
    await page.goto('/');
    await awake(page);
    const theme = page.getByRole('button', { name: /theme$/ });
    await page.getByRole('link', { name: 'Pricing' }).first().focus();
    await page.keyboard.press('Tab');
    await expect
      .poll(
        async () =>
          (await page.getByRole('tooltip').getAttribute('id')) === (await theme.getAttribute('aria-describedby')),
      )
      .toBe(true);
    await context.close();
  });
});

describe('a toast', () => {
  it('stays when it is pulled by less than 20 px and goes when it is pulled further; Alt+T reaches it', async () => {
    const { page, context } = await visitor(server.address);
    await signUp(page, newcomer());
    const toast = page.locator('.toast').filter({ hasText: 'Account created successfully!' });
    const pull = async (pixels: number) => {
      const box = await toast.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      // Slow, so that the distance alone decides.
      for (let at = 0; at <= pixels; at += 2) {
        await page.mouse.move(x + at, y);
        await page.waitForTimeout(40);
      }
      await page.waitForTimeout(200);
      await page.mouse.up();
    };
    await toast.waitFor();
    await page.keyboard.press('Alt+KeyT');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-sonner-toaster]'))).toBe(true);
    await pull(12);
    await page.waitForTimeout(300);
    expect(await toast.count()).toBe(1);
    await pull(24);
    await toast.waitFor({ state: 'detached' });
    await context.close();
  });
});
