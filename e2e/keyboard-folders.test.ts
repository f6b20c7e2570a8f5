import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { kurtaLook, sewDesign } from '../test/sewn.ts';
import { awake, closeVisitors, unfold } from './browser.ts';
import { enter, tabTo, type } from './by-keyboard.ts';
import { maker, startCommunity, visitorAs } from './community.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startCommunity();
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

it('designs are laid into a folder, put in order, compared, shown by a link and hidden without a mouse', async () => {
  const rani = await maker(server, 'Rani Boutique', 1);
  for (const title of ['a red gown', 'a navy coat'])
    await sewDesign(server.parts, rani.accountId, { look: kurtaLook({ title }) });
  const { page, context, troubles } = await visitorAs(server, rani, { width: 1440, height: 900 });
  await page.goto('/designs/folders');
  await awake(page);
  await enter(page, page.getByRole('button', { name: 'New folder' }));
  const naming = page.getByRole('dialog', { name: 'New folder' });
  await naming.getByLabel('Name', { exact: true }).waitFor();
  await type(page, 'Name', 'For the sangeet');
  await page.keyboard.press('Enter');
  await enter(page, page.getByRole('link', { name: 'Go to your designs' }));

  for (const name of ['a red gown', 'a navy coat']) {
    await tabTo(page, page.getByRole('button', { name: `More for ${name}` }));
    await unfold(page, page.getByRole('button', { name: `More for ${name}` }));
    await page.getByRole('menuitem', { name: 'Add to a folder' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add to folders' });
    await tabTo(page, dialog.getByRole('checkbox', { name: /For the sangeet/ }));
    await page.keyboard.press('Space');
    await dialog.getByText('Added to For the sangeet').waitFor();
    await enter(page, dialog.getByRole('button', { name: 'Done' }));
    await dialog.waitFor({ state: 'detached' });
  }

  await enter(page, page.getByRole('link', { name: 'Folders' }));
  await enter(page, page.getByRole('link', { name: 'Open For the sangeet' }));
  await enter(page, page.getByRole('button', { name: 'Move a navy coat earlier' }));
  const names = () => page.getByRole('list', { name: 'Designs in their order' }).getByRole('heading').allTextContents();
  await expect.poll(names).toEqual(['a navy coat', 'a red gown']);

  await enter(page, page.getByRole('button', { name: 'Share by a link' }));
  await enter(page, page.getByRole('button', { name: 'Take the link back' }));
  await page.getByText('Only you see this folder.').waitFor();

  for (const name of ['Choose a navy coat', 'Choose a red gown']) {
    await tabTo(page, page.getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('button', { name: 'Compare' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/compare\?with=/);
  expect(troubles).toEqual([]);
  await context.close();
});
