import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { taken } from '../packages/atelier/src/soak.fixture.ts';
import { createTestDatabase } from '../test/database.ts';
import { Gate, openFakeGenerator } from '../test/fakes/generator.ts';
import { buyTokens } from '../test/people.ts';
import { startTestServer } from '../test/server.ts';
import { chooseFrom, closeVisitors, told, unfold, type Visitor, visitor, whileToastsStay } from './browser.ts';
import { downloaded } from './downloaded.ts';
import { openBrief } from './generate.ts';
import { accountOf, join, newcomer } from './people.ts';

let server: RunningServer;
const gate = new Gate();
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase() };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator(1, gate) });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

/** A run takes one of them, another file the other, and its seed says which; a soak takes both. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

async function toStudio(page: Page) {
  await page.goto('/ai-outfit-generator');
  await page.getByRole('form', { name: 'Brief' }).waitFor();
}

/** Somebody in the studio who has bought this many tokens. */
async function inStudio(how: Parameters<typeof visitor>[1], tokens: number): Promise<Visitor> {
  const someone = await visitor(server.address, { ...how, savesData: true });
  await join(someone.page, newcomer());
  if (tokens > 0) await buyTokens(server.parts.database, await accountOf(someone.page), tokens);
  await toStudio(someone.page);
  return someone;
}

const tokensOf = async (page: Page): Promise<number> => {
  const reply = await page.request.get('/generate-outfit/overview', { headers: { 'X-Appwrite-Project': 'toile' } });
  const { tokens, freetokens } = (await reply.json()) as { tokens: number; freetokens: number };
  return tokens + freetokens;
};

const press = async (page: Page, words: string) => {
  await openBrief(page);
  await page.getByLabel('Your brief').fill(words);
  await page.getByRole('button', { name: /^Generate design/ }).click();
};
const made = async (page: Page, words: string) => {
  await press(page, words);
  await page.getByText(`An outfit for: ${words}`).waitFor();
};
/** How many designs of this visit are shown. */
const current = (page: Page) =>
  expect.poll(() => page.getByRole('region', { name: 'Current Generated Designs' }).getByRole('listitem').count());
const openHistory = (page: Page) => page.getByRole('tab', { name: 'All Generations' }).click();
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const chooseFromMenu = (page: Page, name: string, item: RegExp) =>
  chooseFrom(
    page,
    card(page, name)
      .first()
      .getByRole('button', { name: `More for ${name}` }),
    item,
  );

describe.each(taken(SIZES, 2, 1))('at $width × $height', (size) => {
  it('five designs are made, found again after a reload, used again, regenerated, filtered, deleted and brought back', async () => {
    const { page, context, troubles } = await inStudio(size, 9);
    await made(page, 'a red gown');
    await openBrief(page);
    await page.getByText('Complete Outfit').first().waitFor();
    await page.getByRole('radio', { name: 'Coat', exact: true }).check({ force: true });
    await made(page, 'a navy coat');
    await made(page, 'a camel coat');

    gate.shut();
    await press(page, 'a held shawl');
    await page.getByText('Generating your design...').waitFor();
    await page.getByText('You can leave or reload this page').filter({ visible: true }).waitFor();
    await page.reload();
    await page.getByText('Generating your design...').waitFor();
    gate.open();
    await page.getByText('An outfit for: a held shawl').waitFor();
    await current(page).toBe(4);

    await chooseFrom(page, page.getByRole('button', { name: 'More', exact: true }), /^Regenerate.*1.*token/);
    await expect.poll(() => tokensOf(page)).toBe(5);
    await current(page).toBe(5);
    await page.getByText('Generating your design...').waitFor({ state: 'detached' });

    await openHistory(page);
    await page.getByRole('heading', { level: 1, name: 'Your Generation History' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBe(5);
    const seeds = await page.request.get('/generate-outfit/?words=shawl', {
      headers: { 'X-Appwrite-Project': 'toile' },
    });
    const { designs } = (await seeds.json()) as { designs: { seed: number }[] };
    expect(new Set(designs.map(({ seed }) => seed)).size).toBe(2);

    await page.keyboard.press('/');
    const search = page.getByLabel('Words in the brief');
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Coat');
    await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBe(4);
    await page.getByLabel('Words in the brief').fill('navy');
    await expect.poll(() => page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['a navy coat']);
    await page.reload();
    await expect.poll(() => page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['a navy coat']);
    await page.getByLabel('Words in the brief').fill('nothing like it');
    await page.getByText('Nothing fits this filter').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBe(5);
    await page.getByRole('button', { name: 'Recent' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Recent' }).getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByLabel('From').inputValue()).toBe('');
    await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBe(5);

    await whileToastsStay(page, async () => {
      await chooseFromMenu(page, 'a navy coat', /Delete/);
      await page.getByRole('button', { name: 'Undo' }).click();
    });
    await told(page, 'The design is back');
    await card(page, 'a navy coat').waitFor();
    await chooseFromMenu(page, 'a navy coat', /Delete/);
    await expect.poll(() => card(page, 'a navy coat').count()).toBe(0);
    // By its key: on a phone the notice of what went lies over it for a moment, and stays while a pointer rests on it.
    await page.getByRole('button', { name: 'Trash', exact: true }).press('Enter');
    await card(page, 'a navy coat')
      .getByText(/Kept for 30 more days/)
      .waitFor();
    await card(page, 'a navy coat').getByRole('button', { name: 'Restore' }).click();
    await page.getByText('The trash is empty').waitFor();
    await page.getByRole('button', { name: 'Back to history' }).click();

    await chooseFromMenu(page, 'a red gown', /Use again/);
    await expect.poll(() => page.getByLabel('Your brief').inputValue()).toBe('a red gown');
    await expect.poll(() => page.getByRole('radio', { name: 'Complete Outfit' }).isChecked()).toBe(true);
    await openHistory(page);
    await chooseFromMenu(page, 'a camel coat', /Same again, drawn anew/);
    await page.getByText('An outfit for: a camel coat').waitFor();
    await expect.poll(() => tokensOf(page)).toBe(4);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe('several designs', () => {
  it('are made at once, and one that waits can be cancelled for its token', async () => {
    const { page, context } = await inStudio({}, 4);
    gate.shut();
    await press(page, 'a held cape');
    // As long as it waits it could be cancelled itself.
    await page.getByText('You can leave or reload this page').filter({ visible: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Cancel, token back' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Another/ }).count()).toBe(0);
    await page.getByLabel('Your brief').fill('a scarf');
    await page.getByRole('button', { name: /^Another/ }).click();
    await page.getByRole('button', { name: 'Cancel, token back' }).click();
    await told(page, 'Cancelled. Your token is back.');
    gate.open();
    await page.getByText('An outfit for: a held cape').waitFor();
    await expect.poll(() => tokensOf(page)).toBe(4);
    await current(page).toBe(1);
    await context.close();
  });

  it('are the same in two tabs: the other one shows the work and its end without a reload', async () => {
    const { page, context } = await inStudio({}, 4);
    const other = await context.newPage();
    await toStudio(other);
    const third = await context.newPage();
    await third.goto('/ai-outfit-generator?tab=all-generations');
    await third.getByText('No designs generated yet').waitFor();
    gate.shut();
    await press(page, 'a held stole');
    await other.getByText('Generating your design...').waitFor();
    gate.open();
    await other.getByText('An outfit for: a held stole').waitFor();
    await page.getByText('An outfit for: a held stole').waitFor();
    await third.getByRole('heading', { level: 3, name: 'a held stole' }).waitFor();
    await context.close();
  });

  it('are deleted from the keyboard alone, and the focus is never lost', async () => {
    const { page, context } = await inStudio({}, 2);
    await made(page, 'a felt hat');
    await page.getByRole('tab', { name: 'Generate' }).press('ArrowRight');
    await card(page, 'a felt hat').waitFor();
    const focused = await unfold(page, page.getByRole('button', { name: 'More for a felt hat' }));
    await page.keyboard.press('End');
    await focused.filter({ hasText: 'Delete' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('No designs generated yet').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await context.close();
  });
});

describe('Premium', () => {
  it('opens with the first tokens: a large sheet and clear edges, in every format', async () => {
    const { page, context } = await inStudio({}, 3);
    await made(page, 'a plum blazer');
    const saved = async (format: RegExp) => {
      await page.getByRole('button', { name: 'Choose a format' }).click();
      const [download] = await Promise.all([
        // A large sheet may be drawn first.
        page.waitForEvent('download', { timeout: 0 }),
        page.getByRole('menuitem', { name: format }).click(),
      ]);
      await told(page, 'Image downloaded successfully!');
      // A list that is still going takes the next press for its own.
      await page.getByRole('menu').waitFor({ state: 'detached' });
      return sharp(await downloaded(download)).metadata();
    };
    for (const [name, format] of [
      [/^JPEG/, 'jpeg'],
      [/^PNG/, 'png'],
      [/^WebP/, 'webp'],
    ] as const) {
      expect((await saved(name)).format).toBe(format);
    }
    const large = page.getByRole('switch', { name: 'High Definition' });
    await large.click();
    await expect.poll(() => large.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Download', exact: true }).waitFor();
    expect(await saved(/^PNG/)).toMatchObject({ format: 'png', width: 3072, height: 4095 });
    await large.click();
    await page.getByRole('switch', { name: 'Remove Background' }).click();
    await page.locator('.cut-out img:not(.bloom)').waitFor();
    expect(await saved(/^WebP/)).toMatchObject({ format: 'webp', hasAlpha: true });
    await page.getByRole('button', { name: 'Choose a format' }).click();
    await page.getByRole('menuitem', { name: /^WebP/ }).waitFor();
    expect(await page.getByRole('menuitem', { name: /^JPEG/ }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('.cut-out img:not(.bloom)').waitFor();
    expect(await tokensOf(page)).toBe(3);
    await context.close();
  });

  it('is told to who never bought: the toggles are disabled, with the way to get them', async () => {
    const { page, context } = await inStudio({}, 0);
    await page.getByText('Premium opens with the first tokens you buy').waitFor();
    for (const name of ['High Definition', 'Remove Background'])
      await expect.poll(() => page.getByRole('switch', { name }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Get tokens' }).click();
    await page.getByRole('dialog', { name: 'Purchase Tokens' }).waitFor();
    await context.close();
  });
});

it('the dashboard offers tokens, not the plan that they have, to who has bought', async () => {
  const { page, context } = await inStudio({}, 3);
  await page.goto('/dashboard');
  await page.getByText('High Definition and clear backgrounds are open to you').waitFor();
  const tokens = page.getByRole('link', { name: 'Add Tokens' });
  expect(await tokens.getAttribute('href')).toBe('/pricing');
  expect(await page.getByRole('link', { name: 'Upgrade to Premium' }).count()).toBe(0);
  await context.close();
});

it('the dashboard welcomes a new account in the words of the specification, and tells everybody else the truth', async () => {
  const { page, context } = await inStudio({}, 0);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Welcome, Asha Rao' }).waitFor();
  await page.getByText('You have 0 saved designs').waitFor();
  await page.getByText('Free plan: nothing renews by itself').waitFor();
  await page.getByText('No recent activity').waitFor();
  const upgrade = page.getByRole('link', { name: 'Upgrade to Premium' });
  expect(await upgrade.getAttribute('href')).toBe('/pricing');
  await toStudio(page);
  await made(page, 'a jute bag');
  await page.goto('/dashboard');
  await page.getByText('You have 1 saved design').waitFor();
  await page.getByText('No subscription. 0 tokens left').waitFor();
  const sheet = page.getByRole('region', { name: 'Latest designs' }).getByRole('link', { name: 'a jute bag' });
  expect(await sheet.getAttribute('href')).toMatch(/^\/ai-outfit-generator\?design=/);
  await page.getByRole('link', { name: 'You designed “a jute bag”' }).click();
  await page.getByText('An outfit for: a jute bag').waitFor();
  await context.close();
  const guest = await visitor(server.address);
  await guest.page.goto('/dashboard');
  await guest.page.waitForURL('**/login?next=%2Fdashboard');
  await guest.context.close();
});
