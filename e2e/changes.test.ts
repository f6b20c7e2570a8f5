import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { read } from '../packages/atelier/src/read.ts';
import { createTestDatabase } from '../test/database.ts';
import { buyTokens } from '../test/people.ts';
import { startTestServer } from '../test/server.ts';
import { sewDesign } from '../test/sewn.ts';
import { closeVisitors, hold, rest, visitor } from './browser.ts';
import { DESK, faultsOfState, PHONE } from './examine.ts';
import { accountOf, join, newcomer } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase() });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

const WORDS = 'emerald knee-length kurta with churidar and dupatta';

/** Somebody new in the studio, with a design that was read from the words and has the fake's picture. */
async function withDesign(tokens = 0) {
  const someone = await visitor(server.address, PHONE);
  await join(someone.page, newcomer());
  const accountId = await accountOf(someone.page);
  if (tokens > 0) await buyTokens(server.parts.database, accountId, tokens);
  const designId = await sewDesign(server.parts, accountId, { look: read({ words: WORDS }, 1), words: WORDS });
  await someone.page.goto(`/ai-outfit-generator?design=${designId}`);
  await someone.page.getByRole('button', { name: 'Enlarge the picture' }).waitFor();
  return someone;
}

/** Milliseconds a design may take to be drawn. */
const DRAWING_MS = 180_000;

it('changes one thing of a design in words, sketched free, and walks its family', async () => {
  const { page, context, troubles } = await withDesign(1);
  const box = page.getByRole('region', { name: 'What would you change?' });
  const words = box.getByLabel('Say it in your own words');

  await words.fill('zibble the frob');
  await box.getByText('Nothing changed.').waitFor();
  expect(await page.locator('.change-over').count()).toBe(0);
  await expect.poll(() => box.getByRole('button', { name: /^Make it/ }).getAttribute('aria-disabled')).toBe('true');

  await words.fill('longer sleeves, no dupatta');
  await box.getByText('Changed kurta: sleeves long; dupatta: taken off.').waitFor();
  await box.getByRole('img', { name: /^Sketch of the changed design: / }).waitFor();
  // It is seen in the picture's own place, in every window.
  const over = page.locator('.change-over');
  // What is told of the design as it is does not stand beside another picture, nor can that picture be taken.
  expect(await page.getByRole('region', { name: 'The Look' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Download', exact: true }).isVisible()).toBe(false);
  await page.getByRole('region', { name: 'As it would be' }).waitFor();
  await page.getByRole('radio', { name: 'Before' }).check({ force: true });
  await expect.poll(() => over.count()).toBe(0);
  await page.getByRole('region', { name: 'The Look' }).waitFor();
  await page.getByRole('radio', { name: 'After' }).check({ force: true });
  await over.waitFor();
  for (const window of [DESK, PHONE]) {
    await page.setViewportSize(window);
    await expect.poll(() => over.isVisible()).toBe(true);
    await rest(page);
    expect(await over.boundingBox()).toEqual(await page.locator('.hold > .sheet').boundingBox());
  }
  expect(await faultsOfState(page, 'a change')).toEqual([]);

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => over.count()).toBe(0);
  expect(await words.inputValue()).toBe('');
  await words.fill('longer sleeves, no dupatta');
  await over.waitFor();

  await words.press('Enter');
  const family = page.getByRole('navigation', { name: 'Its family' });
  const here = family.locator('[aria-current=true]');
  await here.getByText('longer sleeves, no dupatta').waitFor({ timeout: DRAWING_MS });
  await expect.poll(() => page.getByRole('region', { name: 'The Look' }).textContent()).not.toContain('Dupatta');

  // What is worn now is not underlined in the words of the first.
  const look = page.getByRole('region', { name: 'The Look' });
  await look.getByText('Then: longer sleeves, no dupatta').waitFor();
  expect(await look.locator('p.brief .sewn').count()).toBe(0);

  await page.reload();
  await here.getByText('longer sleeves, no dupatta').waitFor();
  await family.getByRole('link', { name: /the first/ }).click();
  await here.getByText('the first').waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'The Look' }).textContent()).toContain('Dupatta');
  expect(await faultsOfState(page, 'a family')).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

it('changes a design by hand: other colours are free, another cut takes its token', async () => {
  const { page, context, troubles } = await withDesign();
  const box = page.getByRole('region', { name: 'What would you change?' });
  const release = await hold(page, /sketch-worker/);
  await box.getByRole('button', { name: 'Change it by hand' }).click();
  // A wait is told as one, never as a refusal.
  await box.getByText('Laying out what may be chosen…').waitFor();
  release();
  await box.getByText('Kurta', { exact: true }).first().click();
  await box.getByRole('group', { name: 'Colour of the kurta' }).getByRole('radio', { name: 'Maroon' }).press('Space');
  await box
    .getByText('Changed kurta: colour maroon. Other colours and another medium of this design take no token.')
    .waitFor();
  // under the bar at the head of a phone lies whatever happens to stand there
  await page.evaluate(() => scrollTo(0, 0));
  expect(await faultsOfState(page, 'a change by hand')).toEqual([]);

  await box.getByLabel('Length').first().selectOption('Floor');
  await box.getByText('length floor').waitFor();
  await box
    .getByRole('button', { name: /^Make it/ })
    .getByText('token')
    .waitFor({ state: 'attached' });
  await box.getByRole('button', { name: 'Undo the last choice' }).click();

  await box.getByRole('checkbox', { name: 'Keep the kurta as it is' }).check();
  await box.getByText('The kurta is locked, and stays.').waitFor();
  await expect.poll(() => box.getByLabel('Length').first().isDisabled()).toBe(true);
  expect(await faultsOfState(page, 'a lock')).toEqual([]);
  await box.getByRole('checkbox', { name: 'Keep the kurta as it is' }).uncheck();
  await box.getByText('Changed kurta: colour maroon.').waitFor();

  await box.getByRole('button', { name: 'Make it, free' }).click();
  const family = page.getByRole('navigation', { name: 'Its family' });
  await family.locator('[aria-current=true]').getByText('by hand').waitFor({ timeout: DRAWING_MS });
  await expect.poll(() => page.getByRole('region', { name: 'The Look' }).textContent()).toContain('aroon');
  expect(troubles).toEqual([]);
  await context.close();
});
