import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { kurtaLook, sewDesign } from '../test/sewn.ts';
import { closeVisitors } from './browser.ts';
import { maker, startCommunity, visitorAs } from './community.ts';
import { faultsOfState, PHONE } from './examine.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startCommunity();
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

/** Milliseconds a design may take to be drawn. */
const DRAWING_MS = 180_000;

it("is changed on the design's own page, and the page of the new one opens", async () => {
  const rani = await maker(server, 'Rani Boutique', 1);
  const designId = await sewDesign(server.parts, rani.accountId, { look: kurtaLook() });
  const { page, context, troubles } = await visitorAs(server, rani, PHONE);

  await page.goto(`/designs/${designId}`);
  const box = page.getByRole('region', { name: 'What would you change?' });
  await box.getByLabel('Say it in your own words').fill('floor length');
  await box.getByText('Changed mustard cotton kurta: length floor.').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await faultsOfState(page, "a change on the design's page")).toEqual([]);

  await box.getByRole('button', { name: 'Change it by hand' }).click();
  await box.getByText('Mustard cotton kurta', { exact: true }).click();
  await box.getByRole('button', { name: 'See the sleeves in pictures' }).click();
  const sleeves = box.getByRole('list', { name: 'Pictures of the sleeves' });
  await expect
    .poll(() => sleeves.locator('canvas').count(), { timeout: DRAWING_MS })
    .toBe(await sleeves.getByRole('button').count());
  await page.evaluate(() => scrollTo(0, 0));
  expect(await faultsOfState(page, 'choices in pictures')).toEqual([]);
  await sleeves.getByRole('button', { name: 'Short' }).click();
  await box.getByText('sleeves short').waitFor();

  await box.getByRole('button', { name: /^Make it/ }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/designs/') && !url.pathname.endsWith(designId), {
    timeout: DRAWING_MS,
  });
  const family = page.getByRole('navigation', { name: 'Its family' });
  await family.locator('[aria-current=true]').getByText('floor length').waitFor();
  await family.getByRole('link', { name: /the first/ }).click();
  await page.waitForURL(`**/designs/${designId}`);
  expect(troubles).toEqual([]);
  await context.close();
});
