import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { awake, closeVisitors, escapeFrom, unfold, visitor, whileToastsStay } from './browser.ts';
import { enter, tabTo, type } from './by-keyboard.ts';
import { startCommunity } from './community.ts';
import { newcomer } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startCommunity();
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

it('everything that matters is done without a mouse: sign up, design, like, share, look, buy, delete and undo', async () => {
  const { page, context, troubles } = await visitor(server.address);
  const { name, email, password } = newcomer();
  await page.goto('/signup');
  await awake(page);
  await type(page, 'Full Name', name);
  await type(page, 'Email', email);
  await type(page, 'Password', password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.address}/`);
  await page.getByRole('button', { name: 'Account menu' }).waitFor();

  await enter(page, page.getByRole('link', { name: 'AI Outfit', exact: true }).filter({ visible: true }));
  await page.getByRole('form', { name: 'Brief' }).waitFor();
  await type(page, 'Your brief', 'a felt hat');
  await page.keyboard.press('Control+Enter');
  await page.getByText('An outfit for: a felt hat').waitFor();
  await enter(page, page.getByRole('button', { name: 'Like', exact: true }));
  await page.getByRole('button', { name: 'Unlike', exact: true }).waitFor();
  await enter(page, page.getByRole('button', { name: 'Save to gallery' }));
  const question = page.getByRole('dialog', { name: 'Post it to the community gallery?' });
  await question.getByText('a felt hat').waitFor();
  await enter(page, question.getByRole('button', { name: 'Post it' }));
  await page.getByRole('button', { name: 'Take out of gallery' }).first().waitFor();
  // As long as the question stands it keeps the focus.
  await question.waitFor({ state: 'detached' });

  await enter(page, page.getByRole('link', { name: 'Gallery', exact: true }).filter({ visible: true }));
  await enter(page, page.locator('.tile-open'));
  await page.getByRole('dialog').waitFor();
  await escapeFrom(page, page.getByRole('dialog'));
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('tile-open');

  await enter(page, page.getByRole('link', { name: 'Pricing', exact: true }).filter({ visible: true }));
  await enter(page, page.getByRole('button', { name: 'BUY NOW 10 tokens' }));
  await enter(page, page.getByRole('dialog', { name: 'Toile' }).getByRole('button', { name: /^Pay/ }));
  await page.waitForURL('**/ai-outfit-generator');
  await page.getByRole('banner').getByText('10 tokens', { exact: true }).waitFor();

  await tabTo(page, page.getByRole('tab', { name: 'Generate' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'More for a felt hat' }));
  const focused = await unfold(page, page.getByRole('button', { name: 'More for a felt hat' }));
  await page.keyboard.press('End');
  await focused.filter({ hasText: 'Delete' }).waitFor();
  await page.keyboard.press('Enter');
  await whileToastsStay(page, async () => {
    await enter(page, page.getByRole('button', { name: 'Delete both' }));
    await page.getByText('Moved to the trash').waitFor();
    await page.keyboard.press('Alt+KeyT');
    await enter(page, page.getByRole('button', { name: 'Undo' }));
  });
  await page.getByRole('heading', { level: 3, name: 'a felt hat' }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});
