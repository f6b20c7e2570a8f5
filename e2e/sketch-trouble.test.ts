import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** Milliseconds a sketch may take to be drawn on a busy machine. */
const DRAWING_MS = 180_000;

/** The script of a worker, whatever the build calls it. */
const WORKER = { sketch: /sketch-worker[^/]*\.js/, painter: /painter-worker[^/]*\.js/ };

describe('a worker that breaks says so and is tried again', () => {
  it('the sketch of a brief, with the next letter', async () => {
    const rani = await maker(server, 'Rani', 1);
    const { page, context } = await visitorAs(server, rani, PHONE);
    await page.route(WORKER.sketch, (route) => route.abort());
    await page.goto('/ai-outfit-generator');
    await page.getByLabel('Your brief').fill('red silk saree');
    const trouble = page.getByRole('status').filter({ hasText: 'The sketch did not come' });
    await trouble.waitFor();
    expect(await page.getByText('Sketching what you write').count()).toBe(0);
    expect(await faultsOfState(page, 'a sketch that did not come')).toEqual([]);

    await page.unroute(WORKER.sketch);
    await page.getByLabel('Your brief').press('End');
    await page.getByLabel('Your brief').pressSequentially(' w');
    await page
      .getByRole('img', { name: /^Live sketch: .*saree/i })
      .filter({ visible: true })
      .waitFor({ timeout: DRAWING_MS });
    await trouble.waitFor({ state: 'detached' });
    await context.close();
  });

  it('four variations, which keep their places while they are found, when they are asked for again', async () => {
    const rani = await maker(server, 'Rani', 1);
    const designId = await sewDesign(server.parts, rani.accountId, { look: kurtaLook() });
    const { page, context } = await visitorAs(server, rani, { width: 390, height: 900 });
    await page.route(WORKER.painter, (route) => route.abort());
    await page.goto(`/designs/${designId}`);
    await page.getByRole('button', { name: 'Four at once' }).click();
    const four = page.getByRole('region', { name: 'Four variations at once' });
    await four.getByText('The variations could not be sketched').waitFor();
    expect(await four.locator('.four-tile').count()).toBe(0);

    await page.unroute(WORKER.painter);
    await four.getByRole('button', { name: 'Try again' }).click();
    await four.getByText('Sketching four').waitFor();
    expect(await four.locator('.four-tile').count()).toBe(4);
    await expect.poll(() => four.getByRole('img').count(), { timeout: DRAWING_MS }).toBe(4);
    await context.close();
  });

  it('the sketch of a change, of which the server reads the words instead', async () => {
    const rani = await maker(server, 'Rani', 1);
    const designId = await sewDesign(server.parts, rani.accountId, { look: kurtaLook() });
    const { page, context } = await visitorAs(server, rani, { width: 390, height: 900 });
    await page.route(WORKER.sketch, (route) => route.abort());
    await page.goto(`/designs/${designId}`);
    const box = page.getByRole('region', { name: 'What would you change?' });
    for (const words of ['in blue', 'in blue, shorter']) {
      await box.getByLabel('Say it in your own words').fill(words);
      await box.getByText('This browser cannot sketch it').waitFor();
      await expect.poll(() => box.getByRole('button', { name: /^Make it/ }).getAttribute('aria-disabled')).toBeNull();
    }
    await context.close();
  });
});

it('a first sketch that is on its way has its place on the table, and the words that nothing lies there are gone', async () => {
  const rani = await maker(server, 'Rani', 1);
  const { page, context } = await visitorAs(server, rani, { width: 1440 });
  const held = Promise.withResolvers<void>();
  await page.route(WORKER.sketch, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/ai-outfit-generator');
  const table = page.getByRole('region', { name: 'Result' });
  const clear = table.getByRole('heading', { name: 'Describe an outfit, see it drawn' });
  await clear.waitFor();
  await page.getByLabel('Your brief').fill('red silk saree');
  await table.getByText('Sketching what you write').waitFor();
  expect(await clear.count()).toBe(0);
  // On a phone its place says what it waits for, and is as large as what will stand there.
  await page.setViewportSize({ width: 390, height: 844 });
  const strip = page.locator('.sketch-strip');
  await strip.getByText('Sketching what you write').waitFor();
  const sizeOf = async () => {
    const { width, height } = (await strip.locator('.sheet').boundingBox()) ?? {};
    return [width, height].map((pixels) => Math.round(pixels ?? 0));
  };
  const awaited = await sizeOf();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await faultsOfState(page, 'a first sketch on its way')).toEqual([]);
  held.resolve();
  await page
    .getByRole('img', { name: /^Live sketch: .*saree/i })
    .filter({ visible: true })
    .waitFor({ timeout: DRAWING_MS });
  expect(await table.getByText('Sketching what you write').count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await strip.getByRole('img', { name: /^Live sketch/ }).waitFor();
  // What is written there is sketched as the figure alone.
  await page.getByLabel('Your brief').fill('red silk saree with a gold border');
  await expect.poll(sizeOf).toEqual(awaited);
  await context.close();
});
