import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { taken } from '../packages/atelier/src/soak.fixture.ts';
import { kurtaLook, sewDesign } from '../test/sewn.ts';
import { closeVisitors, tick } from './browser.ts';
import { maker, startCommunity, visitorAs } from './community.ts';
import { faultsOf } from './examine.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startCommunity();
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

/** Milliseconds four designs may take to be sketched, or drawn. */
const DRAWING_MS = 180_000;

/** A run takes one of them, and its seed says which; a soak takes both. */
const WIDTHS = [390, 1440];

it.each(taken(WIDTHS, 2))(
  'four variations of a design are sketched for nothing, told by their price, and made at a press, at %i px',
  async (width) => {
    // one more than the four take
    const rani = await maker(server, 'Rani Boutique', 4);
    const designId = await sewDesign(server.parts, rani.accountId, { look: kurtaLook() });
    const { page, context, troubles } = await visitorAs(server, rani, { width, height: 900 });

    await page.goto(`/designs/${designId}`);
    const box = page.getByRole('region', { name: 'What would you change?' });
    await box.getByRole('button', { name: 'Change it by hand' }).click();
    await box.locator('.hand-card').waitFor({ timeout: DRAWING_MS });
    await box.getByRole('button', { name: 'Four at once' }).click();
    // Not under what was open before, where nobody sees it.
    await expect.poll(() => box.locator('.hand-card').count()).toBe(0);
    const four = box.getByRole('region', { name: 'Four variations at once' });
    const pictures = four.getByRole('img');
    await expect.poll(() => pictures.count(), { timeout: DRAWING_MS }).toBe(4);
    // What a poll last heard is in its failure.
    const says = (words: string) =>
      expect.poll(() => four.getByRole('status').textContent(), { timeout: DRAWING_MS }).toContain(words);
    await says('The four take 4 tokens.');
    await page.evaluate(() => scrollTo(0, 0));
    expect(await faultsOf(page, 'four variations')).toEqual([]);

    await tick(four.getByRole('checkbox', { name: 'Cut' }), false);
    await says('the four take no token');
    await tick(four.getByRole('checkbox', { name: 'Cloth' }), true);
    await says('The four take 4 tokens.');
    await four.getByRole('button', { name: 'Make all four' }).click();
    const made = four.getByRole('link', { name: /^Open/ });
    await expect.poll(() => made.count(), { timeout: DRAWING_MS }).toBe(4);

    const family = page.getByRole('navigation', { name: 'Its family' });
    await expect.poll(() => family.getByRole('link').count(), { timeout: DRAWING_MS }).toBe(4);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await faultsOf(page, 'four variations made')).toEqual([]);
    await made.first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/designs/') && !url.pathname.endsWith(designId));
    expect(troubles).toEqual([]);
    await context.close();
  },
);

it('whoever has fewer tokens than the four take is shown where tokens are bought, and nothing is made', async () => {
  const rani = await maker(server, 'Asha', 2);
  const designId = await sewDesign(server.parts, rani.accountId, { look: kurtaLook() });
  const { page, context } = await visitorAs(server, rani, { width: 390, height: 900 });
  await page.goto(`/designs/${designId}`);
  await page.getByRole('button', { name: 'Four at once' }).click();
  await page.getByText('The four take 4 tokens.').waitFor({ timeout: DRAWING_MS });
  await page.getByRole('button', { name: 'Make all four' }).click();
  await page.getByRole('dialog').waitFor();
  const family = await rani.fetch(`/generate-outfit/${designId}/family`);
  expect((await family.json()).members.length).toBe(1);
  await context.close();
});
