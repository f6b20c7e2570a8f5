import { DesignsPage, FormState } from '@toile/contract';
import type { APIRequestContext } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { buyTokens } from '../test/people.ts';
import { startTestServer } from '../test/server.ts';
import { closeVisitors, visitor } from './browser.ts';
import { hueShares } from './colours.ts';
import { generate } from './generate.ts';
import { join, newcomer } from './people.ts';

/** Where the person may stand on the sheet beside its swatches, in fractions: pages put them at the middle or to the right. Above and below the waist. */
const ABOVE = { left: 0.22, top: 0.16, width: 0.74, height: 0.26 };
const BELOW = { left: 0.22, top: 0.45, width: 0.74, height: 0.4 };

const PROJECT = { 'X-Appwrite-Project': 'toile' };
/** How long a form may take to be drawn. */
const DRAWING = { timeout: 60_000 };

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase() });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

describe('the whole way from words to a picture', () => {
  it('draws three real prompts for somebody who just signed up, each as it was asked for', async () => {
    const { page, context, troubles } = await visitor(server.address);
    await join(page, newcomer());
    const account = (await (await page.request.get('/v1/account', { headers: PROJECT })).json()) as { $id: string };
    await buyTokens(server.parts.database, account.$id, 2);

    await page.goto('/ai-outfit-generator');
    const jeans = await generate(page, 'a woman with tan skin in blue jeans and yellow shirt');
    const hoodie = await generate(
      page,
      'Blue solid pullover sweatshirt, has a hood, long sleeves, 1 pocket and straight hem',
    );
    const saree = await generate(
      page,
      'Create a 4K HD realistic Durga Puja portrait. Woman wearing a red and white saree with traditional jewellery and festive makeup.',
    );

    for (const picture of [jeans, hoodie, saree])
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 1365 });
    const share = async (picture: Buffer, region: typeof ABOVE, hue: string) =>
      (await hueShares(picture, region))[hue] ?? 0;
    expect(await share(jeans, ABOVE, 'yellow')).toBeGreaterThan(0.06);
    expect(await share(jeans, BELOW, 'blue')).toBeGreaterThan(0.06);
    expect(await share(hoodie, ABOVE, 'blue')).toBeGreaterThan(0.06);
    expect(await share(await cutOut(page.request, 'pullover'), ABOVE, 'yellow')).toBeLessThan(0.03);
    const red = (await share(saree, ABOVE, 'red')) + (await share(saree, BELOW, 'red'));
    expect(red).toBeGreaterThan(0.1);
    expect(await share(await cutOut(page.request, 'saree'), BELOW, 'blue')).toBeLessThan(0.03);

    expect(troubles).toEqual([]);
    await context.close();
  });
});

/**
 * The design whose brief has this word, without its page and before grey, as a PNG: the ground behind the person has a
 * colour of its own, so only here can be asked what colour is not there.
 */
async function cutOut(request: APIRequestContext, word: string): Promise<Buffer> {
  const list = await request.get(`/generate-outfit/?words=${word}`, { headers: PROJECT });
  const [design] = DesignsPage.parse(await list.json()).designs;
  const path = `/generate-outfit/${design?.design_id}`;
  const order = () => request.put(`${path}/forms/clear`, { headers: PROJECT });
  await expect.poll(async () => FormState.parse(await (await order()).json()).status, DRAWING).toBe('done');
  const picture = await request.get(`${path}/download?format=png&form=clear`, { headers: PROJECT });
  return sharp(await picture.body())
    .flatten({ background: 'grey' })
    .png()
    .toBuffer();
}
