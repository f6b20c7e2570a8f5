import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { kurtaLook, sewDesign } from '../test/sewn.ts';
import { awake, closeVisitors, escapeFrom, unfold, visitor, whileToastsStay } from './browser.ts';
import { enter, tabTo, type } from './by-keyboard.ts';
import { maker, startCommunity, visitorAs } from './community.ts';
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
  await page.getByRole('button', { name: 'In the gallery' }).waitFor();
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

it('a design is looked at from near, taken as a tech pack, offered, answered and ordered without a mouse', async () => {
  const rani = await maker(server, 'Rani Boutique', 3);
  const designId = await sewDesign(server.parts, rani.accountId, { look: kurtaLook() });
  const { page, context, troubles } = await visitorAs(server, rani);
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  await page.goto(`/designs/${designId}`);
  await awake(page);
  await tabTo(page, page.getByRole('tab', { name: 'Picture' }));
  await page.keyboard.press('ArrowRight');
  await enter(page, page.getByRole('button', { name: 'Look at the flats from near' }));
  await dialog(/^Flats of/).waitFor();
  await escapeFrom(page, dialog(/^Flats of/));
  const lines = page.getByRole('switch', { name: 'Dimension lines' });
  await tabTo(page, lines);
  await page.keyboard.press('Space');
  await expect.poll(() => lines.getAttribute('aria-checked')).toBe('false');

  await tabTo(page, page.getByRole('tab', { name: 'Flats' }));
  await page.keyboard.press('End');
  await enter(page, page.getByRole('button', { name: /^Take the tech pack/ }));
  await enter(page, dialog('Take it for one token?').getByRole('button', { name: /^Take it/ }));
  await page.getByText(/^TP-0001, taken on/).waitFor();
  await tabTo(page, page.getByRole('tab', { name: 'Tech pack' }));
  await page.keyboard.press('Home');
  await enter(page, page.getByRole('link', { name: 'Offer to a customer' }));
  await dialog('New offer').waitFor();
  await type(page, 'Title', 'For the sangeet');
  await enter(page, dialog('New offer').getByRole('button', { name: 'Make the link' }));
  const sent = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const text = new URL(sent ?? '').searchParams.get('text') ?? '';

  const hers = await visitor(server.address);
  await hers.page.goto(text.slice(text.indexOf('http')));
  await awake(hers.page);
  await enter(hers.page, hers.page.getByRole('button', { name: 'Ask for a change' }));
  await type(hers.page, 'What should be changed?', 'Sleeves to the elbow');
  await enter(hers.page, hers.page.getByRole('button', { name: 'Send' }));
  await page.getByText('Change: Sleeves to the elbow').waitFor();
  await enter(hers.page, hers.page.getByRole('button', { name: 'Approve' }));
  await hers.page.getByText('You approved this').waitFor();

  await enter(page, page.getByRole('button', { name: /^Order sheet of/ }));
  await dialog(/^Order:/).waitFor();
  await type(page, 'Price, ₹', '4200');
  await type(page, 'Advance, ₹', '1500');
  // In the order in which this browser writes a day.
  await type(page, 'Ready on', '12242026');
  await enter(page, dialog(/^Order:/).getByRole('button', { name: 'Make the order sheet' }));
  await page.getByRole('link', { name: /^OS-0001/ }).waitFor();
  expect([...troubles, ...hers.troubles]).toEqual([]);
  await hers.context.close();
  await context.close();
});
