import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import type { RunningServer } from '../apps/server/src/start.ts';
import { kurtaLook, sewDesign } from '../test/sewn.ts';
import { closeVisitors } from './browser.ts';
import { maker, startCommunity, visitorAs } from './community.ts';
import { downloaded } from './downloaded.ts';
import { faultsOf } from './examine.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startCommunity();
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

/** Milliseconds that eight people may take to be painted on a busy machine. */
const PAINTING_MS = 180_000;

async function tokensOf(page: Page): Promise<number> {
  const reply = await page.request.get('/generate-outfit/overview', { headers: { 'X-Appwrite-Project': 'toile' } });
  const { tokens, freetokens } = z.object({ tokens: z.number(), freetokens: z.number() }).parse(await reply.json());
  return tokens + freetokens;
}

it('a design is shown in the colours of a season, taken along as files, made a design for nothing, and compared with another', async () => {
  const rani = await maker(server, 'Rani Boutique', 1);
  const designId = await sewDesign(server.parts, rani.accountId);
  const { garments } = kurtaLook();
  const longer = kurtaLook({ garments: garments.map((garment) => ({ ...garment, length: 'midi' as const })) });
  const other = await sewDesign(server.parts, rani.accountId, { look: longer });
  const { page, context, troubles } = await visitorAs(server, rani, { width: 390, height: 844 });
  const faults: string[] = [];
  const look = async (name: string) => void faults.push(...(await faultsOf(page, name, { alsoAt: 820 })));

  await page.goto(`/designs/${designId}/colourways`);
  await page.getByRole('button', { name: 'Winter', exact: true }).click();
  const sheet = page.getByRole('region', { name: 'The sheet' });
  await sheet.getByText(/^8 on the sheet/).waitFor({ timeout: PAINTING_MS });
  const save = async (button: Locator) => {
    const coming = page.waitForEvent('download');
    await button.click();
    return downloaded(await coming);
  };
  expect((await save(sheet.getByRole('button', { name: 'Table of codes' }))).toString()).toContain('"#1d2b4d"');
  expect((await save(sheet.getByRole('button', { name: 'PDF' }))).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await save(sheet.getByRole('button', { name: 'Picture' }))).subarray(1, 4).toString()).toBe('PNG');
  await look('colourways');

  const before = await tokensOf(page);
  await sheet.getByRole('button', { name: 'Make it a design, free' }).first().click();
  await sheet.getByRole('link', { name: 'Open the design' }).click();
  await page.getByRole('heading', { name: 'What would you change?' }).waitFor();
  expect(await tokensOf(page)).toBe(before);

  await page.goto(`/designs/${designId}/compare?with=${other}`);
  await page.getByText('1 thing differs from the first').waitFor();
  await page.getByRole('slider', { name: 'Show more of the second' }).press('ArrowRight');
  await page.locator('.compare-mark').waitFor();
  await look('side by side');
  await page.goto(`/designs/${designId}/compare`);
  await page.getByText('Choose two to four designs of yours to compare.').waitFor();
  expect(faults).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});
