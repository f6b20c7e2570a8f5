import { LANGUAGE_COOKIE } from '@toile/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { startTestServer } from '../test/server.ts';
import { closeVisitors, visitor } from './browser.ts';
import { join, newcomer } from './people.ts';

const BRIEF = 'लाल रेशमी अनारकली, सुनहरी कढ़ाई';
const DRAWING_MS = 180_000;

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase() });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

it('leads a visitor whose browser reads Hindi from signing up over a brief in Hindi to a design and the history', async () => {
  const { page, context, troubles } = await visitor(server.address, { language: 'hi-IN' });
  const who = newcomer();
  await page.goto('/signup');
  expect(await page.locator('html').getAttribute('lang')).toBe('hi');
  await page.getByLabel('पूरा नाम').fill(who.name);
  await page.getByLabel('ईमेल').fill(who.email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'खाता बनाएँ' }).click();
  await page.getByRole('button', { name: 'खाते का मेनू' }).waitFor();

  await page.goto('/ai-outfit-generator');
  await page.getByLabel('आपका ब्रीफ़').fill(BRIEF);
  await page.getByRole('button', { name: /^डिज़ाइन बनाएँ/ }).click();
  await page.getByRole('button', { name: 'चित्र बड़ा करें' }).waitFor({ timeout: DRAWING_MS });
  await page
    .getByRole('heading', { name: /अनारकली/ })
    .first()
    .waitFor();
  await page.getByRole('img', { name: /^फ़ैशन चित्र: .*अनारकली/ }).waitFor();

  await page.getByRole('tab', { name: 'सब डिज़ाइन' }).click();
  await page.getByRole('heading', { name: 'आपके बनाए डिज़ाइन' }).waitFor();
  const made = page.getByRole('link', { name: /अनारकली.* खोलें/ });
  const designId = new URL((await made.getAttribute('href')) ?? '', server.address).searchParams.get('design');
  await page.getByText('आज', { exact: true }).waitFor();

  await page.goto(`/designs/${designId}?tab=flats`);
  await page.getByRole('switch', { name: 'नाप की रेखाएँ' }).waitFor();
  await page.goto('/shop');
  await page.getByRole('heading', { name: 'बुटीक' }).waitFor();
  await page.goto('/features');
  await page.getByRole('heading', { name: 'पेशेवर गुणवत्ता' }).waitFor();
  // A busy server may put a press off, which the page sends again by itself.
  expect(troubles.filter((line) => !line.startsWith('503 '))).toEqual([]);
  await context.close();
});

it('keeps a language that was chosen in the account, and speaks it on a device where nothing was chosen', async () => {
  const { page, context } = await visitor(server.address);
  const who = newcomer();
  await join(page, who);
  await page.goto('/account');
  await page.getByRole('radio', { name: 'हिन्दी' }).check({ force: true });
  await page.getByRole('heading', { name: 'आपका खाता' }).waitFor();
  expect((await context.cookies()).find(({ name }) => name === LANGUAGE_COOKIE)?.value).toBe('hi');
  await context.close();

  const other = await visitor(server.address);
  await other.page.goto('/login');
  await other.page.getByLabel('Email').fill(who.email);
  await other.page.getByLabel('Password', { exact: true }).fill(who.password);
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.page.getByRole('button', { name: 'खाते का मेनू' }).waitFor();
  await other.context.close();
});

it('tells a refusal of the server in Hindi', async () => {
  const { page, context } = await visitor(server.address, { language: 'hi' });
  await page.goto('/login');
  await page.getByLabel('ईमेल').fill('nobody@example.com');
  await page.getByLabel('पासवर्ड', { exact: true }).fill('a wrong password');
  await page.getByRole('button', { name: 'साइन इन करें', exact: true }).click();
  await page.getByText('ईमेल या पासवर्ड ग़लत है।').first().waitFor();
  await context.close();
});

it('leads to the same page in the other language by a link of the footer, and back', async () => {
  const { page, context } = await visitor(server.address);
  await page.goto('/pricing?from=letter');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await page.locator('html[lang="hi"]').waitFor({ state: 'attached' });
  expect(page.url()).toBe(`${server.address}/pricing`);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.locator('html[lang="en"]').waitFor({ state: 'attached' });
  await context.close();
});
