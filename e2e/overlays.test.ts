import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { startTestServer } from '../test/server.ts';
import { awake, closeVisitors, escapeFrom, unfold, visitor } from './browser.ts';
import { fillSignUp, join, newcomer } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
});
afterAll(async () => {
  await closeVisitors();
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

describe('the focus', () => {
  it('is back as soon as a dialog has gone, and by no timer: a menu that is unfolded at once keeps it', async () => {
    const { page, context } = await visitor(server.address);
    await join(page, newcomer());
    await page.clock.install();
    await page.goto('/account');
    const opener = page.getByRole('button', { name: 'Delete my account' });
    await opener.waitFor();
    await awake(page);
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    const dialog = page.getByRole('dialog', { name: 'Delete' });
    const hasFocus = (wanted: Locator) => wanted.evaluate((it) => it === document.activeElement);
    // The dialog is loaded with its first opening, which the page's clock has a part in.
    await opener.press('Enter');
    await dialog.waitFor();
    await escapeFrom(page, dialog);
    await expect.poll(() => hasFocus(opener)).toBe(true);
    await page.clock.pauseAt(Date.now() + 600_000);
    await opener.press('Enter');
    await dialog.waitFor();
    await escapeFrom(page, dialog);
    await expect.poll(() => hasFocus(opener)).toBe(true);
    const button = page.getByRole('button', { name: 'Account menu' });
    const focused = await unfold(page, button);
    // Longer than any timer that the dialog left behind.
    await page.clock.runFor(1000);
    expect(await focused.count()).toBe(1);
    await escapeFrom(page, page.getByRole('menu'));
    await expect.poll(() => hasFocus(button)).toBe(true);
    await context.close();
  });
});

describe('a toast', () => {
  it('stays when it is pulled by less than 20 px and goes when it is pulled further; Alt+T reaches it', async () => {
    const { page, context } = await visitor(server.address);
    await page.clock.install();
    await fillSignUp(page, newcomer());
    // The page's clock stands from before the toast comes, so that it cannot go by itself.
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.getByRole('button', { name: 'Create account' }).click();
    const toast = page.locator('.toast').filter({ hasText: 'Account created successfully!' });
    const pull = async (pixels: number) => {
      const box = await toast.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      const pulled = () =>
        page
          .locator('[data-sonner-toast]')
          .evaluate((item) => getComputedStyle(item).getPropertyValue('--swipe-amount-x'));
      // The first moves tell it which way, and it follows those that come after.
      for (let at = 1; (await pulled()) !== `${pixels}px`; at++) await page.mouse.move(x + pixels - (at % 2), y);
      // Slow, so that the distance alone decides.
      await page.clock.runFor(2000);
      await page.mouse.up();
      // Longer than a toast takes to go, in the steps it takes.
      for (let step = 0; step < 10; step++) await page.clock.runFor(100);
    };
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return toast.count();
      })
      .toBe(1);
    await page.keyboard.press('Alt+KeyT');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-sonner-toaster]'))).toBe(true);
    await pull(12);
    expect(await toast.count()).toBe(1);
    await pull(24);
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return toast.count();
      })
      .toBe(0);
    await context.close();
  });

  it('is passed by the Tab key, both ways, and gives the focus back when it goes', async () => {
    const { page, context } = await visitor(server.address);
    await page.clock.install();
    await fillSignUp(page, newcomer());
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.getByRole('button', { name: 'Create account' }).click();
    const toast = page.locator('[data-sonner-toast]');
    // The page that is come to stands too, so that nothing takes away what has the focus on it.
    const menu = page.getByRole('button', { name: 'Account menu' });
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return [await toast.count(), await menu.count()];
      })
      .toEqual([1, 1]);
    const isInToast = () => toast.evaluate((it) => it.contains(document.activeElement));
    const nameFocus = () =>
      page.evaluate(() => {
        for (const each of document.querySelectorAll('[data-here]')) each.removeAttribute('data-here');
        document.activeElement?.setAttribute('data-here', '');
      });
    const isBack = () => page.evaluate(() => document.activeElement?.hasAttribute('data-here'));
    await toast.focus();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(isInToast).toBe(false);
    await nameFocus();
    await page.keyboard.press('Tab');
    await expect.poll(isInToast).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(isInToast).toBe(false);
    expect(await isBack()).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(isInToast).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(isBack).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(isInToast).toBe(true);
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return toast.count();
      })
      .toBe(0);
    await expect.poll(isBack).toBe(true);
    await context.close();
  });
});
