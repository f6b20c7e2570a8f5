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

/** The two hues in degrees that most of the strongly coloured pixels of a canvas have, in steps of 30: one may be the ground's. */
function leadingHues(canvas: HTMLCanvasElement): number[] {
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  const hues = new Map<number, number>();
  for (let i = 0; i < data.length; i += 4) {
    const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
    const most = Math.max(r, g, b);
    const range = most - Math.min(r, g, b);
    if (range < 100) continue;
    const sixth = most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
    const hue = (Math.round(sixth * 2) * 30 + 360) % 360;
    hues.set(hue, (hues.get(hue) ?? 0) + 1);
  }
  const ordered = [...hues].toSorted((a, b) => b[1] - a[1]);
  return ordered.slice(0, 2).map(([hue]) => hue);
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
  const hasHue = async (sketch: Locator, hues: readonly number[]) =>
    (await sketch.evaluate(leadingHues)).some((hue) => hues.includes(hue));
  await expect.poll(() => hasHue(red, [0, 330, 30])).toBe(true);
  const read = page.getByRole('region', { name: 'Read so far' });
  await expect.poll(() => read.getByRole('definition').allTextContents()).toEqual([expect.stringMatching(/Red.*Silk/)]);

  await page.getByLabel('Your brief').fill('cobalt blue wool coat');
  const blue = page.getByRole('img', { name: /^Live sketch: .*coat/i });
  await blue.waitFor();
  await expect.poll(() => hasHue(blue, [210, 240])).toBe(true);

  await page.getByLabel('Your brief').fill('');
  await blue.waitFor({ state: 'detached' });
  expect(sent).toEqual([]);
  await expect.poll(() => brief.textContent()).toBe(before);
  expect(troubles).toEqual([]);
  await context.close();
});
