import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { buyTokens } from '../test/people.ts';
import { startTestServer } from '../test/server.ts';
import { closeVisitors, escapeFrom, told, visitor } from './browser.ts';
import { generate } from './generate.ts';
import { accountOf, join, newcomer } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase() });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

/** Somebody new, signed up and standing in the studio. */
async function inStudio() {
  const someone = await visitor(server.address, { savesData: true });
  await join(someone.page, newcomer());
  await someone.page.goto('/ai-outfit-generator');
  await someone.page.getByRole('form', { name: 'Brief' }).waitFor();
  return someone;
}

const press = (page: Page) => page.getByRole('button', { name: /^Generate design/ }).click();

describe('the studio', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await inStudio());
  });

  it('does not let an empty brief be pressed', async () => {
    await page.getByLabel('Your brief').fill('');
    const isDisabled = () => page.getByRole('button', { name: /^Generate design/ }).isDisabled();
    await expect.poll(isDisabled).toBe(true);
    await page.getByLabel('Your brief').fill('a linen shirt');
    await expect.poll(isDisabled).toBe(false);
  });

  it('gives three tips', async () => {
    await page.getByRole('button', { name: 'Tips' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tips for Great Designs' });
    for (const tip of ['Be Specific', 'Mention Colors and Materials', 'Include Style References'])
      await dialog.getByText(tip).waitFor();
    await escapeFrom(page, dialog);
  });

  it('offers creativity from conservative to experimental, and shows the premium toggles disabled', async () => {
    await page.getByText('Conservative').first().waitFor();
    await page.getByText('Experimental').first().waitFor();
    const slider = page.getByRole('slider');
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('50');
    await slider.press('ArrowRight');
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('51');
    for (const name of [/High Definition/, /Remove Background/])
      await expect.poll(() => page.getByRole('switch', { name }).isDisabled()).toBe(true);
  });
});

describe('a brief that is pressed in the studio', () => {
  it('keeps the words and the options over a reload', async () => {
    const { page, context } = await inStudio();
    await page.getByLabel('Your brief').fill('a quilted jacket the colour of moss');
    await page.getByRole('radio', { name: 'Male', exact: true }).click();
    await page.reload();
    await expect.poll(() => page.getByLabel('Your brief').inputValue()).toBe('a quilted jacket the colour of moss');
    await expect.poll(() => page.getByRole('radio', { name: 'Male', exact: true }).isChecked()).toBe(true);
    await context.close();
  });

  it('says that the server cannot be reached, keeps the words, and generates when asked again', async () => {
    const { page, context } = await inStudio();
    await page.getByLabel('Your brief').fill('a navy peacoat');
    await page.route('**/generate-outfit/**', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    );
    await press(page);
    await page.getByText('API error: 500 - Unknown API error').first().waitFor();
    expect(await page.getByLabel('Your brief').inputValue()).toBe('a navy peacoat');
    await page.unroute('**/generate-outfit/**');
    await press(page);
    await told(page, 'Outfit generated successfully!');
    await context.close();
  });

  it('shows the small view no taller than 500 px, enlarges it, and loads it again after a failure past every cache', async () => {
    const { page, context } = await inStudio();
    await page.setViewportSize({ width: 600, height: 900 });
    await page.getByLabel('Your brief').fill('a scarlet velvet gown');
    const asked: URL[] = [];
    await page.route('**/v1/storage/**', (route) => {
      asked.push(new URL(route.request().url()));
      return route.abort();
    });
    await press(page);
    await page.getByText('Image could not be loaded').waitFor({ timeout: 120_000 });
    await told(page, 'Failed to load the generated image');
    const times = (url: URL) => [...url.searchParams.values()].filter((value) => /^\d{13}$/.test(value));
    expect(asked.flatMap(times)).toEqual([]);
    await page.unroute('**/v1/storage/**');
    await Promise.all([
      page.waitForRequest(
        (request) => request.url().includes('/v1/storage/') && times(new URL(request.url())).length === 1,
      ),
      page.getByRole('button', { name: 'Retry' }).click(),
    ]);

    const enlarge = page.getByRole('button', { name: 'Enlarge the picture' });
    await enlarge.waitFor();
    const sheet = page.locator('.sheet img').first();
    const height = () => sheet.evaluate((image) => image.getBoundingClientRect().height);
    await expect.poll(height).toBeGreaterThan(200);
    expect(await height()).toBeLessThanOrEqual(500.5);
    await enlarge.click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await context.close();
  });

  it('keeps what is locked of a design in the next one and in no other, and lets go when asked', async () => {
    const { page, context } = await inStudio();
    await buyTokens(server.parts.database, await accountOf(page), 1);
    await page.reload();
    await generate(page, 'a mustard trench coat over grey trousers');
    const locks = page.getByRole('group', { name: 'Keep for the next design' });
    await locks.getByRole('checkbox', { name: 'Trench coat' }).check();
    await page.getByText('The next design keeps: Trench coat.').waitFor();

    await generate(page, 'a white summer dress');
    await locks.getByRole('checkbox', { name: 'Trench coat' }).waitFor();
    await expect
      .poll(() => page.getByRole('region', { name: 'The Look' }).textContent())
      .toMatch(/Trench coat.*Mustard/);
    await page.getByText('The next design keeps').waitFor({ state: 'detached' });
    await locks.getByRole('checkbox', { name: 'Trench coat' }).check();
    await page.getByText('The next design keeps: Trench coat.').waitFor();
    await page.getByRole('button', { name: 'Let go' }).click();
    await page.getByText('The next design keeps').waitFor({ state: 'detached' });
    await context.close();
  });
});
