import { NAME_LENGTH_MAX, PROMPT_LENGTH_MAX } from '@toile/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import type { Person } from '../test/people.ts';
import { closeVisitors } from './browser.ts';
import { hang, makeDesign, maker, type Post, startCommunity, visitorAs } from './community.ts';
import { misfits } from './examine.ts';

/** A name and a brief as long as they may be, of words that do not end. */
const NAME = 'Wilhelmina'.repeat(20).slice(0, NAME_LENGTH_MAX);
const BRIEF = `${'Embroidered'.repeat(12)} coat ${'of very many words '.repeat(60)}`.slice(0, PROMPT_LENGTH_MAX).trim();

let server: RunningServer;
let person: Person;
let post: Post;
let designId: string;
beforeAll(async () => {
  server = await startCommunity();
  person = await maker(server, NAME, 2);
  post = await hang(server, person, BRIEF);
  ({ design_id: designId } = await makeDesign(person, BRIEF));
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

const [START] = BRIEF.split(' ');
const first = (page: Page, selector: string) => page.locator(selector).first().waitFor();
const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  '/dashboard': (page) => page.getByRole('heading', { level: 1, name: /^Welcome, Wil/ }).waitFor(),
  '/account': (page) => page.getByText('This device', { exact: true }).waitFor(),
  '/gallery': (page) => first(page, '.tile'),
  '/ai-outfit-generator?tab=all-generations': (page) => page.getByRole('heading', { level: 3 }).first().waitFor(),
  '/tokens': (page) =>
    page
      .getByText(/tokens? bought/)
      .first()
      .waitFor(),
};

/** Widths of windows in pixels, the one that is walked in last. */
const WIDTHS = [1440, 820, 390];

it('the longest names and briefs fit every screen on a phone, a tablet and a desk', async () => {
  const { page, context } = await visitorAs(server, person, { width: 390, height: 900 });
  const faults: string[] = [];
  const look = async (name: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await misfits(page, `${name} at ${width} px`)));
    }
  };
  for (const [path, isThere] of Object.entries(SCREENS)) {
    await page.goto(path);
    await isThere(page);
    await look(path);
  }
  await page.goto(`/gallery?post=${post.$id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show less' }).waitFor();
  await look('the reel');
  await page.goto(`/ai-outfit-generator?design=${designId}`);
  await page.getByText(`An outfit for: ${START}`).first().waitFor();
  await look('a result');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  await look('the account menu');
  await page.goto(`/d/${post.designId}`);
  await page.getByText(`by ${NAME}`).waitFor();
  await look('the public page');
  expect(faults).toEqual([]);
  await context.close();
});
