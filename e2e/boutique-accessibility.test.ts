import { Offer } from '@toile/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import type { Person } from '../test/people.ts';
import { sewDesign } from '../test/sewn.ts';
import { closeVisitors, escapeFrom } from './browser.ts';
import { maker, startCommunity, visitorAs } from './community.ts';
import { faultsOfState, PHONE } from './examine.ts';

let server: RunningServer;
let rani: Person;
let designId: string;
let offer: Offer;
beforeAll(async () => {
  server = await startCommunity();
  rani = await maker(server, 'Rani Boutique', 2);
  designId = await sewDesign(server.parts, rani.accountId);
  const more = {
    body: JSON.stringify({ title: 'For the sangeet', designs: [designId], colourways: ['rani', 'teal'] }),
  };
  const headers = { 'content-type': 'application/json' };
  const made = await rani.fetch('/boutique/offers', { method: 'POST', headers, ...more });
  offer = Offer.parse(await made.json());
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const leave = (page: Page) => escapeFrom(page, page.getByRole('dialog'));

describe('axe finds no fault on a phone and on a desk, in either theme, in', () => {
  it('the garment, the boutique, and what a customer is sent', async () => {
    const { page, context } = await visitorAs(server, rani, PHONE);
    const faults: string[] = [];
    const look = async (name: string) => void faults.push(...(await faultsOfState(page, name)));
    for (const [tab, seen] of [
      ['picture', /What is cut/],
      ['flats', /Mustard cotton kurta/],
      ['measures', /Mustard cotton kurta/],
      ['pattern', /^mustard cotton kurta/],
      ['cost', /^mustard cotton kurta/],
      ['pack', /Take the tech pack/],
    ] as const) {
      await page.goto(`/designs/${designId}?tab=${tab}`);
      await titled(page, seen);
      await look(`the garment, ${tab}`);
    }
    await press(page, /^Take the tech pack/);
    await page.getByRole('dialog').waitFor();
    await look('taking the tech pack');
    await leave(page);
    await page.getByRole('tab', { name: 'Cloth & cost' }).click();
    await press(page, 'Your prices');
    await page.getByLabel('Lining, a metre').waitFor();
    await look('the prices of a shop');
    await leave(page);
    await press(page, 'Customers');
    await press(page, 'New card');
    await press(page, 'Keep the card');
    await page.getByText('Please enter a name').waitFor();
    await look('a card without a name');
    await page.goto('/designs/none-of-mine');
    await page.getByText('This design could not be opened').waitFor();
    await look('a design that is not there');
    await page.goto('/shop');
    await titled(page, offer.title);
    await look('the boutique');
    await press(page, 'New offer');
    await page.getByRole('checkbox').first().waitFor();
    await press(page, 'Make the link');
    await look('an offer of nothing');
    await page.goto(offer.url);
    await titled(page, offer.title);
    await press(page, 'Ask for a change');
    await look('an offer');
    await page.goto('/offer?key=none');
    await titled(page, 'There is no such offer');
    await look('no offer');
    expect(faults).toEqual([]);
    await context.close();
  });
});
