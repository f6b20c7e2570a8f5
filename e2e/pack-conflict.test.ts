import type { PackEdits } from '@toile/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { startTestServer } from '../test/server.ts';
import { sewDesign } from '../test/sewn.ts';
import { closeVisitors, visitor } from './browser.ts';
import { accountOf, join, newcomer } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

/** Saved in another window, or by whoever shares the account. */
async function saveElsewhere(page: Page, designId: string, edits: PackEdits): Promise<void> {
  const reply = await page.request.post(`/generate-outfit/${designId}/pack/revisions`, {
    data: { on: 1, note: 'from the workroom', edits },
  });
  expect(reply.status()).toBe(200);
}

/** Everything that stands in the view lies within its width, and the page is no broader than its window. */
const isWithin = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

it.each([
  { width: 390, height: 844, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
  { width: 1440, height: 900, theme: 'light' },
  { width: 1440, height: 900, theme: 'dark' },
] as const)('a pack saved elsewhere while its form is written offers both ways on: $width, $theme', async (window) => {
  const { page, troubles } = await visitor(server.address, window);
  await join(page, newcomer());
  const designId = await sewDesign(server.parts, await accountOf(page));
  expect((await page.request.put(`/generate-outfit/${designId}/pack`)).status()).toBe(200);
  await page.goto(`/designs/${designId}?view=pack`);
  await page.getByRole('tab', { name: 'Tech pack', exact: true }).click();
  await page.getByRole('button', { name: 'Edit the tech pack' }).click();
  const form = page.getByRole('dialog', { name: 'Edit the tech pack' });
  const kurta = form.getByRole('group', { name: /kurta/ });
  await kurta.getByLabel('T01 Length from HPS').fill('98');
  await saveElsewhere(page, designId, { g1: { points: { T01: { value: 101 } }, notes: ['line the yoke'] } });
  await form.getByRole('button', { name: 'Save as revision 2' }).click();

  const question = form.getByRole('alert').filter({ hasText: 'Revision 2 was saved elsewhere' });
  await question.waitFor();
  const [layOver, takeTheirs] = ['Lay mine over theirs', 'Take theirs'].map((name) =>
    question.getByRole('button', { name }),
  );
  expect(await isWithin(page)).toBe(true);
  for (const way of [layOver, takeTheirs]) {
    const box = await way?.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(window.height);
    expect(box?.height).toBeGreaterThanOrEqual(40);
  }
  // nothing else is said over it, least of all otherwise
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  // what was written is not lost, and what they wrote beside it is there
  await layOver?.click();
  expect(await kurta.getByLabel('T01 Length from HPS').inputValue()).toBe('98');
  expect(await kurta.getByLabel('Notes for the factory').inputValue()).toBe('line the yoke');
  await form.getByRole('button', { name: 'Save as revision 3' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Revision 3' }).waitFor();
  expect(troubles.filter((line) => !line.startsWith('409 '))).toEqual([]);
});
