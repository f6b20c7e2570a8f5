import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { startTestServer } from '../test/server.ts';
import { closeVisitors, visitor } from './browser.ts';
import { join, newcomer } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase() });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

/** Hues in degrees, in steps of 30. */
const RED = [0, 330];
const BLUE = [210, 240];

/** The part of a canvas, from 0 to 1, that is strongly coloured in one of these hues. */
function shareOf(canvas: HTMLCanvasElement, hues: readonly number[]): number {
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let found = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
    const most = Math.max(r, g, b);
    const range = most - Math.min(r, g, b);
    if (range < 100) continue;
    const sixth = most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
    if (hues.includes((Math.round(sixth * 2) * 30 + 360) % 360)) found++;
  }
  return found / (data.length / 4);
}

it('sketches what is typed in its colour, and the next words after it, without a request or a token', async () => {
  const { page, context, troubles } = await visitor(server.address);
  await join(page, newcomer());
  await page.goto('/ai-outfit-generator');
  const brief = page.getByRole('form', { name: 'Brief' });
  // the last of the form to come is what is known of the visitor's purchases
  await brief.getByText('Premium opens with the first tokens you buy').waitFor();
  const before = await brief.textContent();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/generate-outfit')) sent.push(request.url());
  });

  await page.getByLabel('Your brief').fill('red silk saree');
  const red = page.getByRole('img', { name: /^Live sketch: .*saree/i });
  await red.waitFor();
  // every sheet of 120 seeds has 14 % of red and no blue; the coat's at least 6 % of blue, whatever the ground is
  const share = (sketch: Locator, hues: readonly number[]) => sketch.evaluate(shareOf, hues);
  await expect.poll(() => share(red, RED)).toBeGreaterThan(0.05);
  expect(await share(red, BLUE)).toBeLessThan(0.01);
  const read = page.getByRole('region', { name: 'Read so far' });
  await expect.poll(() => read.getByRole('definition').allTextContents()).toEqual([expect.stringMatching(/Red.*Silk/)]);

  await page.getByLabel('Your brief').fill('cobalt blue wool coat');
  const blue = page.getByRole('img', { name: /^Live sketch: .*coat/i });
  await blue.waitFor();
  await expect.poll(() => share(blue, BLUE)).toBeGreaterThan(0.03);

  await page.getByLabel('Your brief').fill('');
  await blue.waitFor({ state: 'detached' });
  expect(sent).toEqual([]);
  await expect.poll(() => brief.textContent()).toBe(before);
  expect(troubles).toEqual([]);
  await context.close();
});
