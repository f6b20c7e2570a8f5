import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { chooseFrom, closeVisitors, escapeFrom, visitor } from './browser.ts';
import { makeDesign, maker, startCommunity, visitorAs } from './community.ts';
import { DESK, faultsOfState, misfits, PHONE } from './examine.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startCommunity();
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

const HISTORY = '/ai-outfit-generator?tab=all-generations';

/** What axe finds on a phone and on a desk, and what is cut off or too wide on either, each a line. */
async function faultsHere(page: Page, name: string): Promise<string[]> {
  const found = await faultsOfState(page, name);
  await page.setViewportSize(DESK);
  found.push(...(await misfits(page, `${name}, on a desk`)));
  await page.setViewportSize(PHONE);
  return [...found, ...(await misfits(page, name))];
}

it('designs are laid into a folder, put in order, shown by a link and hidden again, and axe finds no fault', async () => {
  const rani = await maker(server, 'Rani Boutique', 3);
  for (const words of ['a red gown', 'a navy coat']) await makeDesign(rani, words);
  const { page, context, troubles } = await visitorAs(server, rani, PHONE);
  const faults: string[] = [];
  const look = async (name: string) => void faults.push(...(await faultsHere(page, name)));

  await page.goto('/designs/folders');
  await page.getByText('No folders yet').waitFor();
  await look('no folders');

  await page.goto(HISTORY);
  for (const name of ['a red gown', 'a navy coat']) {
    await chooseFrom(page, page.getByRole('button', { name: `More for ${name}` }), 'Add to a folder');
    const dialog = page.getByRole('dialog', { name: 'Add to folders' });
    if (name === 'a red gown') {
      await dialog.getByLabel('A new folder').fill('For the sangeet');
      await dialog.getByLabel('A new folder').press('Enter');
    } else await dialog.getByRole('checkbox', { name: /For the sangeet/ }).check();
    await dialog.getByText('Added to For the sangeet').waitFor();
    await expect.poll(() => dialog.getByRole('checkbox', { name: /For the sangeet/ }).isChecked()).toBe(true);
    await look('laying a design into folders');
    await escapeFrom(page, dialog);
  }

  await page.goto('/designs/folders');
  await page.getByText('2 designs').waitFor();
  // Two designs, each once, and two places that wait.
  const front = page.getByRole('link', { name: 'Open For the sangeet' });
  await expect.poll(() => front.locator('img').count()).toBe(2);
  await expect.poll(() => front.locator('[data-waits]').count()).toBe(2);
  await look('folders');
  await page.getByRole('link', { name: 'Open For the sangeet' }).click();
  const names = () => page.getByRole('list', { name: 'Designs in their order' }).getByRole('heading').allTextContents();
  await expect.poll(names).toEqual(['a red gown', 'a navy coat']);
  await page.getByRole('button', { name: 'Move a navy coat earlier' }).press('Enter');
  await expect.poll(names).toEqual(['a navy coat', 'a red gown']);
  await page.getByText('a navy coat, now 1 of 2').waitFor({ state: 'attached' });
  await page.getByText('Cover', { exact: true }).waitFor();
  await expect
    .poll(() => page.getByRole('listitem').filter({ hasText: 'Cover' }).getByRole('heading').textContent())
    .toBe('a navy coat');
  await page.reload();
  await expect.poll(names).toEqual(['a navy coat', 'a red gown']);
  await look('a folder');

  await page.getByRole('button', { name: 'Share by a link' }).click();
  const address = page.getByLabel('Address of the folder');
  const url = await address.inputValue();
  await look('a shared folder');
  const guest = await visitor(server.address, PHONE);
  await guest.page.goto(url);
  await guest.page.getByRole('heading', { name: 'For the sangeet' }).waitFor();
  await guest.page.getByRole('img', { name: 'Picture of a red gown' }).waitFor();
  await page.getByRole('button', { name: 'Take the link back' }).click();
  await page.getByText('Only you see this folder.').waitFor();
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: 'This link opens nothing' }).waitFor();
  faults.push(...(await faultsHere(guest.page, 'a link that opens nothing')));

  await chooseFrom(page, page.getByRole('button', { name: 'More for this folder' }), 'Delete folder');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete folder' }).click();
  await page.getByText('No folders yet').waitFor();
  expect(faults).toEqual([]);
  expect(troubles).toEqual([]);
  await guest.context.close();
  await context.close();
});
