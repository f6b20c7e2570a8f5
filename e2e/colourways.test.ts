import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import type { RunningServer } from '../apps/server/src/start.ts';
import { kurtaLook, sewDesign } from '../test/sewn.ts';
import { closeVisitors, escapeFrom, rest } from './browser.ts';
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

it('a design is shown in the colours of a season, taken along as files, made a design for nothing, compared with another, and laid out anew', async () => {
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

  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') orders.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  await page.goto(`/designs/${designId}`);
  await page.getByRole('link', { name: 'Boards', exact: true }).click();
  const board = page.getByRole('region', { name: 'The board' });
  await board.getByText('Hero, Portrait 3:4: ready').waitFor();
  const layout = page.getByRole('radio', { name: 'Hero', exact: true });
  await layout.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await board.getByRole('img', { name: 'Mustard cotton kurta, laid out as: Details' }).waitFor();
  await page.getByRole('radio', { name: 'A4 paper' }).check({ force: true });
  await board.getByText('Details, A4 paper: ready').waitFor();
  expect(orders).toEqual(['hero.portrait', 'details.portrait', 'details.a4']);
  await look('boards');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 390, height: 844 });
  await rest(page);
  const [whole, layouts] = await Promise.all([board.boundingBox(), layout.boundingBox()]);
  expect((whole?.y ?? 0) + (whole?.height ?? 0)).toBeLessThan(layouts?.y ?? 0);
  expect(whole?.height).toBeLessThan(844 / 2);
  await page.setViewportSize({ width, height });
  const tools = page.getByRole('group', { name: 'Download' });
  expect((await save(tools.getByRole('button', { name: 'PDF' }))).toString('latin1')).toContain(
    '/MediaBox [0 0 595 842]',
  );
  await page.getByRole('radio', { name: '2,896 × 4,096 px' }).check({ force: true });
  await tools.locator('button:not([aria-disabled])', { hasText: 'PNG' }).waitFor();
  expect((await save(tools.getByRole('button', { name: 'PNG' }))).readUInt32BE(20)).toBe(4096);
  await board.getByRole('button', { name: 'Look at it from near' }).click();
  await page.getByRole('dialog', { name: 'Details, A4 paper' }).waitFor();
  await escapeFrom(page, page.getByRole('dialog'));
  expect(await tokensOf(page)).toBe(before);

  await page.goto(
    `/designs/${await sewDesign(server.parts, rani.accountId, { look: kurtaLook({ title: 'once' }) })}/boards`,
  );
  await page.getByText('This board could not be drawn.').waitFor();
  await look('a board that failed');
  await page.goto('/designs/somebody-elses/boards');
  await page.getByText('There is no such design of yours.').waitFor();
  const modelled = await sewDesign(server.parts, rani.accountId, { engine: 'openai:gpt-image-1' });
  await page.goto(`/designs/${modelled}/boards`);
  await page.getByText('Other layouts are for people in clothes that Toile drew itself.').waitFor();
  expect(faults).toEqual([]);
  expect(troubles).toEqual([`409 /generate-outfit/${modelled}/forms/hero.portrait`]);
  await context.close();
});
