import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { Gate } from '../test/fakes/generator.ts';
import { press } from '../test/press.ts';
import { awake, chooseFrom, closeVisitors, escapeFrom, hold, told, whileToastsStay } from './browser.ts';
import { hang, makeDesign, maker, startCommunity, visitorAs } from './community.ts';

let server: RunningServer;
const gate = new Gate();
beforeAll(async () => {
  server = await startCommunity(gate);
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

const HISTORY = '/ai-outfit-generator?tab=all-generations';
const card = (page: Page, words: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: words }) });

describe('a design of the history', () => {
  it('is a link, whose address opens the design with its brief and its options in any tab', async () => {
    const asha = await maker(server, 'Asha Rao', 2);
    await press(asha, { style_idea: 'a violet cape', category: 'coat', season: 'winter', gender: 'male' });
    await makeDesign(asha, 'a later shawl');
    const { page, context } = await visitorAs(server, asha);
    await page.goto(HISTORY);
    const address = await page.getByRole('link', { name: 'Open a violet cape' }).getAttribute('href');
    const other = await context.newPage();
    await other.goto(address ?? '');
    await other.getByText('An outfit for: a violet cape').waitFor();
    await expect.poll(() => other.getByLabel('Your brief').inputValue()).toBe('a violet cape');
    for (const option of ['Coat', 'Male'])
      await expect.poll(() => other.getByRole('radio', { name: option, exact: true }).isChecked()).toBe(true);
    expect(new URL(other.url()).search).toContain('design=');
    await other.reload();
    await other.getByText('An outfit for: a violet cape').waitFor();
    await context.close();
  });
});

describe('deleting a posted design', () => {
  it('says that its post goes with it, keeps both when told to, and takes both when told to', async () => {
    const asha = await maker(server, 'Asha Rao', 1);
    const { $id: id } = await hang(server, asha, 'a posted kilt');
    const { page, context } = await visitorAs(server, asha);
    await page.goto(HISTORY);
    const ask = async () => {
      await chooseFrom(page, card(page, 'a posted kilt').getByRole('button', { name: /^More for/ }), 'Delete');
    };
    await ask();
    const question = page.getByRole('dialog', { name: 'Delete this design and its post?' });
    await question.getByText('Deleting takes it from there too').waitFor();
    await question.getByRole('button', { name: 'Keep both' }).click();
    await question.waitFor({ state: 'detached' });
    await card(page, 'a posted kilt').waitFor();
    await ask();
    await question.getByRole('button', { name: 'Delete both' }).click();
    await told(page, 'Moved to the trash, and taken out of the gallery');
    await page.goto('/gallery');
    await page.locator('.wall, .empty-wall').first().waitFor();
    expect(await page.locator(`#open-${id}`).count()).toBe(0);
    await context.close();
  });
});

describe('a design that is done', () => {
  /** Presses for what the gate holds, and leaves for the gallery. */
  async function leaveHeld(words: string) {
    gate.shut();
    const asha = await maker(server, 'Asha Rao', 2);
    const { page, context } = await visitorAs(server, asha, { savesData: true });
    await page.goto('/ai-outfit-generator');
    await page.getByLabel('Your brief').fill(words);
    await page.getByRole('button', { name: /^Generate design/ }).click();
    await page.getByText('You can leave or reload this page').filter({ visible: true }).waitFor();
    const letLook = await hold(page, /status=running/);
    await page.getByRole('link', { name: 'Gallery', exact: true }).filter({ visible: true }).click();
    // As long as the studio stands it tells of its own.
    await page.getByLabel('Your brief').waitFor({ state: 'detached' });
    return { asha, page, context, letLook };
  }

  it('says so on every other page, with the way to it', async () => {
    const { page, context, letLook } = await leaveHeld('a held poncho');
    const looked = page.waitForResponse((reply) => reply.url().includes('status=running'));
    letLook();
    await looked;
    await whileToastsStay(page, async () => {
      gate.open();
      await page.getByText('a held poncho is ready').waitFor();
      await page.getByRole('link', { name: 'Open it' }).click();
    });
    await page.getByText('An outfit for: a held poncho').waitFor();
    await context.close();
  });

  it('says so too where it was done before the other page first asked', async () => {
    const { asha, page, context, letLook } = await leaveHeld('a held cloak');
    gate.open();
    const saved = async () => (await (await asha.fetch('/generate-outfit/overview')).json()) as { saved: number };
    await expect.poll(async () => (await saved()).saved).toBe(1);
    letLook();
    await told(page, 'a held cloak is ready');
    await context.close();
  });
});

describe('keys', () => {
  it('are listed by a question mark, lead to every room, and can be switched off', async () => {
    const asha = await maker(server, 'Asha Rao', 1);
    const { page, context } = await visitorAs(server, asha);
    await page.goto('/gallery');
    await awake(page);
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    await list.getByText('All Generations').waitFor();
    await escapeFrom(page, list);
    // The second letter comes soon after the first, or not at all: a hand that was too slow tries again.
    const go = (letter: string, path: string) =>
      expect
        .poll(
          async () => {
            await page.keyboard.press('g');
            await page.keyboard.press(letter);
            return new URL(page.url()).pathname;
          },
          { timeout: 60_000, interval: 1000 },
        )
        .toBe(path);
    for (const [letter, path] of [
      ['d', '/dashboard'],
      ['t', '/tokens'],
      ['u', '/account'],
      ['p', '/pricing'],
      ['g', '/gallery'],
      ['h', '/'],
    ] as const)
      await go(letter, path);
    await page.keyboard.press('?');
    await list.getByRole('switch', { name: 'Single keys' }).click();
    await escapeFrom(page, list);
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await page.keyboard.press('?');
    await list.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });

  it('like, share and download the design that is looked at, and do nothing while somebody writes', async () => {
    const asha = await maker(server, 'Asha Rao', 2);
    const { design_id: id } = await makeDesign(asha, 'a keyed kilt');
    const { page, context } = await visitorAs(server, asha);
    await page.goto(`/ai-outfit-generator?design=${id}`);
    await page.getByRole('button', { name: 'Like', exact: true }).and(page.locator(':enabled')).waitFor();
    await page.getByLabel('Your brief').fill('');
    await page.getByLabel('Your brief').pressSequentially('lds?');
    await expect.poll(() => page.getByLabel('Your brief').inputValue()).toBe('lds?');
    await page.getByRole('button', { name: /a keyed kilt, ready/ }).click();
    await page.getByRole('button', { name: 'Like', exact: true }).waitFor();
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'Unlike', exact: true }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('d')]);
    expect(download.suggestedFilename()).toMatch(/^toile-.*\.jpg$/);
    await page.keyboard.press('s');
    await page.getByRole('menuitem', { name: 'WhatsApp' }).waitFor();
    await context.close();
  });
});
