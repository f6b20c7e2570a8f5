import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant } from '../apps/server/src/product/wallet/grant.ts';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { startTestServer } from '../test/server.ts';
import { closeVisitors, escapeFrom, told, visitor } from './browser.ts';
import { downloaded } from './downloaded.ts';
import { generate } from './generate.ts';
import { accountOf, join, newcomer } from './people.ts';

const PHONE = { width: 390, height: 844 };

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase() });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

/** One more token for the pack, given as the house gives them: through the ledger. */
async function giveToken(page: Page): Promise<void> {
  const accountId = await accountOf(page);
  const ctx = { actor: { kind: 'job', name: 'e2e' }, database: server.parts.database } as const;
  await grant({ ctx, input: { accountId, free: 1, ref: `e2e:${accountId}` } });
}

async function takeDownload(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return downloaded(download);
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

describe('the whole way from words to an order', () => {
  it('goes over flats, measures, pattern, cost and the tech pack, and the customer’s approval on a phone', async () => {
    const { page, context, troubles } = await visitor(server.address, { savesData: true });
    await join(page, newcomer('Rani Boutique'));
    await giveToken(page);
    await page.goto('/ai-outfit-generator');
    await generate(page, 'a mustard cotton kurta with a mandarin collar, knee length');

    await page.getByRole('link', { name: 'Pattern, cost and tech pack' }).click();
    await page.getByRole('button', { name: 'See the flats' }).click();
    const flats = page.getByRole('img', { name: /^Flats of/ });
    await expect.poll(() => flats.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Look at the flats from near' }).click();
    await escapeFrom(page, dialog(page, /^Flats of/));
    const png = await takeDownload(page, () => page.getByRole('button', { name: 'PNG' }).click());
    expect(png.subarray(1, 4).toString()).toBe('PNG');

    await page.getByRole('button', { name: 'Customers' }).click();
    await page.getByRole('button', { name: 'New card' }).click();
    const cards = dialog(page, 'Customers');
    await cards.getByLabel('Name').fill('Meera Sharma');
    await cards.getByLabel('Bust or chest').fill('96');
    await cards.getByLabel('Waist', { exact: true }).fill('104');
    await cards.getByLabel('Hip', { exact: true }).fill('100');
    await cards.getByRole('button', { name: 'Keep the card' }).click();
    await told(page, 'The card is kept');
    await escapeFrom(page, cards);

    await tab(page, 'Measures');
    await page.getByText('A tailor would ask').waitFor();
    await page.getByRole('columnheader', { name: 'made to measure' }).first().waitFor();

    await tab(page, 'Cloth & cost');
    await page.getByText('These are sample prices').waitFor();
    await page.getByRole('button', { name: 'Your prices' }).click();
    await dialog(page, 'Your prices').getByLabel('cotton').fill('5000');
    await page.getByRole('button', { name: 'Keep these prices' }).click();
    await page.getByText('These are sample prices').waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: '5,000.00' }).first().waitFor();

    await tab(page, 'Pattern');
    await page
      .getByRole('img', { name: /^Pattern of the/ })
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: 'DXF' }).count()).toBe(0);

    await tab(page, 'Tech pack');
    await page.getByRole('button', { name: /^Take the tech pack/ }).click();
    await dialog(page, 'Take it for one token?')
      .getByRole('button', { name: /^Take it/ })
      .click();
    await page.getByText(/^TP-0001, taken on/).waitFor();
    expect(isPdf(await takeDownload(page, () => page.getByRole('link', { name: 'PDF', exact: true }).click()))).toBe(
      true,
    );
    await page.getByRole('button', { name: 'Edit the tech pack' }).click();
    const edits = dialog(page, 'Edit the tech pack');
    const kurta = edits.getByRole('group', { name: /kurta/ });
    await kurta.getByLabel('T01 Length from HPS').fill('98');
    await kurta.getByLabel('Notes for the factory').fill('Press the hem twice');
    await edits.getByRole('button', { name: 'Save as revision 2' }).click();
    await edits.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Revision 2' }).waitFor();
    await page.getByRole('cell', { name: '98 cm ±1' }).waitFor();
    await tab(page, 'Pattern');
    const dxf = await takeDownload(page, () => page.getByRole('link', { name: 'DXF' }).first().click());
    expect(dxf.toString('latin1')).toContain('SECTION');

    await tab(page, 'Picture');
    await page.getByRole('link', { name: 'Offer to a customer' }).click();
    const offer = dialog(page, 'New offer');
    await offer.getByLabel('Title').fill('For the sangeet');
    await offer.getByLabel('Customer').selectOption({ label: 'Meera Sharma' });
    await offer.getByRole('checkbox', { name: 'Rani pink' }).check({ force: true });
    await offer.getByRole('button', { name: 'Make the link' }).click();
    const chat = page.getByRole('link', { name: 'WhatsApp' });
    const sent = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    const link = sent.slice(sent.indexOf('http'));

    const hers = await visitor(server.address, PHONE);
    await hers.page.goto(link);
    await hers.page.getByText('Rani Boutique shows you').waitFor();
    await hers.page.getByRole('button', { name: 'Ask for a change' }).click();
    await hers.page.getByLabel('What should be changed?').fill('Sleeves to the elbow, please');
    await hers.page.getByRole('button', { name: 'Send' }).click();
    // The shop sees it at once, without a reload.
    await page.getByText('Change: Sleeves to the elbow, please').waitFor();
    await hers.page.getByRole('radio', { name: 'Rani pink' }).check({ force: true });
    await hers.page.getByRole('button', { name: 'Approve' }).click();
    await hers.page.getByText('You approved this in rani pink').waitFor();
    await page.getByText('Approved in rani pink').waitFor();

    await page.getByRole('button', { name: /^Order sheet of/ }).click();
    const order = dialog(page, /^Order:/);
    await order.getByLabel('Ready on').fill('2026-12-24');
    await order.getByLabel('Price, ₹').fill('4200');
    await order.getByLabel('Advance, ₹').fill('5000');
    await order.getByRole('button', { name: 'Make the order sheet' }).click();
    await order.getByText('At most the price').waitFor();
    await order.getByLabel('Advance, ₹').fill('1500');
    await order.getByRole('button', { name: 'Make the order sheet' }).click();
    const sheet = await takeDownload(page, () => page.getByRole('link', { name: 'OS-0001, PDF' }).click());
    expect(isPdf(sheet)).toBe(true);

    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByText('For Meera Sharma · Taken back').waitFor();
    expect([...troubles, ...hers.troubles]).toEqual([]);
    await hers.page.reload();
    await hers.page.getByRole('heading', { name: 'This offer has ended' }).waitFor();
    await hers.context.close();
    await context.close();
  });
});
