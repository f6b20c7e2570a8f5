import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { Gate } from '../test/fakes/generator.ts';
import type { Person } from '../test/people.ts';
import { plainPicture } from '../test/pictures.ts';
import { awake, closeVisitors, escapeFrom, hold, visitor } from './browser.ts';
import { hang, makeDesign, maker, type Post, startCommunity, visitorAs } from './community.ts';
import { faultsOfState, PHONE } from './examine.ts';
import { openBrief } from './generate.ts';
import { fillLogin, newcomer } from './people.ts';

const LONG = 'a coat of many words, '.repeat(30).trim();
const gate = new Gate();
let server: RunningServer;
let asha: Person;
let post: Post;
let long: Post;
beforeAll(async () => {
  server = await startCommunity(gate);
  asha = await maker(server, 'Asha Rao', 3);
  for (const words of ['a jade wrap dress', 'a camel coat']) post = await hang(server, asha, words);
  long = await hang(server, asha, LONG);
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

type Look = (name: string) => Promise<void>;

/** Walks a person, or a guest, through states, and expects no fault in any that is looked at. */
async function walk(person: Person | null, steps: (page: Page, look: Look) => unknown) {
  const { page, context } = person ? await visitorAs(server, person, PHONE) : await visitor(server.address, PHONE);
  const faults: string[] = [];
  await steps(page, async (name) => void faults.push(...(await faultsOfState(page, name))));
  expect(faults).toEqual([]);
  await context.close();
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const seen = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
/** Unfolds a list, looks, and folds it again. */
async function unfold(page: Page, look: Look, button: string, item: string | RegExp) {
  const wanted = page.getByRole('menuitem', { name: item }).first();
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await wanted.waitFor();
  await look(`the list of ${button}`);
  await escapeFrom(page, wanted);
}

describe('axe finds no fault on a phone and on a desk, in either theme, in', () => {
  it('the entrance, with all that can be wrong there', () =>
    walk(null, async (page, look) => {
      await page.goto('/login');
      await awake(page);
      await look('/login');
      await press(page, /^Sign in$/);
      await seen(page, 'Please enter both email and password');
      await look('/login with nothing typed');
      await fillLogin(page, newcomer());
      await seen(page, 'Invalid credentials. Please check the email and password.');
      await look('/login with a wrong password');
      await page.goto('/login?error=denied');
      await seen(page, 'Google login failed. Please try again.');
      await look('/login after Google failed');
      await page.goto('/signup');
      await awake(page);
      await look('/signup');
      await press(page, 'Create account');
      await seen(page, 'Please fill all fields');
      await look('/signup with nothing typed');
      await page.goto('/recovery');
      await page.getByLabel('Email').fill('asha@example.com');
      await look('/recovery');
      await press(page, 'Send me the link');
      await titled(page, 'Look in your mail');
      await look('/recovery with the letter sent');
      await page.goto('/recovery?userId=a&secret=b');
      await page.getByLabel('New password').fill('selvedge and bias');
      await look('/recovery by a letter');
      await press(page, 'Set the new password');
      await titled(page, 'This link is spent');
      await look('a spent link');
      await page.goto('/verification?userId=a&secret=b');
      await titled(page, 'Confirm your address');
      await look('/verification');
    }));

  it('the pages for everybody', () =>
    walk(null, async (page, look) => {
      await page.goto('/');
      await awake(page);
      // By the focus, which it keeps while the window grows.
      await page.getByRole('button', { name: /theme$/ }).focus();
      await page.getByRole('tooltip').waitFor({ state: 'attached' });
      await look('/');
      await page.goto('/no-such-room');
      await titled(page, 'Page not found');
      await look('an unknown path');
      await page.goto(`/d/${post.designId}`);
      await seen(page, 'by Asha Rao');
      await look('a public page');
      await page.goto(`/d/${long.designId}`);
      await seen(page, 'by Asha Rao');
      await look('a public page of many words');
      await page.goto('/d/no-such-design');
      await titled(page, 'This design is not shown');
      await look('a public page of nothing');
    }));

  it('the studio, from the empty brief to the last token', async () => {
    const person = await maker(server, 'Maya Iyer', 1);
    await walk(person, async (page, look) => {
      await page.goto('/ai-outfit-generator');
      await page.getByRole('form', { name: 'Brief' }).waitFor();
      await look('the empty studio');
      await press(page, 'Tips');
      await page.getByRole('dialog', { name: 'Tips for Great Designs' }).waitFor();
      await look('Tips');
      await escapeFrom(page, page.getByRole('dialog'));
      await page.getByLabel('Your brief').press('Control+Enter');
      await seen(page, 'Please enter a style idea!');
      await look('an empty brief');
      gate.shut();
      await page.getByLabel('Your brief').fill('a held coat');
      await press(page, /^Generate design/);
      await seen(page, 'Generating your design...');
      await look('a design in the making');
      gate.open();
      await seen(page, 'An outfit for: a held coat');
      await page.getByRole('button', { name: 'Enlarge the picture' }).waitFor();
      await look('a result');
      await unfold(page, look, 'Choose a format', /^PNG/);
      await unfold(page, look, 'Share', 'WhatsApp');
      await unfold(page, look, 'More', 'Find on Myntra');
      await press(page, 'Enlarge the picture');
      await page.getByRole('dialog').waitFor();
      await look('the enlarged picture');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await openBrief(page);
      await page.getByLabel('Your brief').fill('fail a coat');
      await press(page, /^Generate design/);
      await titled(page, 'This one did not come out');
      await look('a design that failed');
    });
  });

  it('the history, its filter, its trash and the dashboard', async () => {
    const person = await maker(server, 'Maya Iyer', 3);
    await walk(person, async (page, look) => {
      await page.goto('/dashboard');
      await seen(page, 'You have 0 saved designs');
      await look('the dashboard of a new account');
      await page.goto('/ai-outfit-generator?tab=all-generations');
      await seen(page, 'No designs generated yet');
      await look('an empty history');
      await page.goto('/ai-outfit-generator?tab=all-generations&trash=true');
      await seen(page, 'The trash is empty');
      await look('an empty trash');
      const { design_id: old } = await makeDesign(person, 'a felt hat');
      for (const words of ['a tweed jacket', LONG]) await makeDesign(person, words);
      await person.fetch(`/generate-outfit/${old}`, { method: 'DELETE' });
      await page.reload();
      await seen(page, /Kept for 30 more days/);
      await look('the trash');
      const letGo = await hold(page, '**/generate-outfit/?**');
      await page.goto('/ai-outfit-generator?tab=all-generations');
      await titled(page, 'Your Generation History');
      await look('a history on its way');
      letGo();
      await titled(page, 'a tweed jacket');
      await look('the history');
      await unfold(page, look, 'More for a tweed jacket', 'Use again');
      await press(page, 'Filter');
      const category = page.getByRole('combobox', { name: 'Category' });
      await category.click();
      await look('the filter with a list open');
      await page.keyboard.press('Escape');
      await page.getByLabel('Words in the brief').fill('nothing like it');
      await seen(page, 'Nothing fits this filter');
      await look('a filter that nothing fits');
      await page.route('**/generate-outfit/?**', (route) => route.fulfill({ status: 400, body: '{}' }));
      await page.goto('/ai-outfit-generator?tab=all-generations');
      await seen(page, 'Failed to load your designs');
      await look('a history that does not load');
      await page.goto('/dashboard');
      await seen(page, 'You have 2 saved designs');
      await look('the dashboard');
    });
  });

  it('the gallery and the reel', () =>
    walk(asha, async (page, look) => {
      const letGo = await hold(page, '**/documents?**');
      await page.goto('/gallery');
      await page.getByRole('status', { name: 'Loading designs' }).waitFor();
      await look('a gallery on its way');
      letGo();
      await page.locator('.tile img[data-shown]').first().waitFor();
      await look('the gallery');
      await page.getByRole('radio', { name: 'Masonry' }).check({ force: true });
      await page.locator('.wall:not(:has(.wall-block))').waitFor();
      await look('the gallery as masonry');
      await page.goto('/gallery?show=kept');
      await seen(page, 'Your collection is empty');
      await look('an empty collection');
      await page.goto(`/gallery?post=${long.$id}`);
      const reel = page.getByRole('dialog');
      await reel.getByRole('button', { name: 'Show more' }).click();
      await reel.getByRole('button', { name: 'Show less' }).waitFor();
      await look('the reel with long words');
      for (const [name, item] of [
        ['Shop', 'Find on Myntra'],
        ['Share', 'WhatsApp'],
        ['Transfer, save', 'Download'],
      ] as const)
        await unfold(page, look, name, item);
      await page.route('**/documents?**', (route) => route.abort());
      await page.goto('/gallery');
      await page.getByRole('button', { name: 'Look again' }).waitFor();
      await look('a gallery that does not load');
    }));

  it('buying, the receipt, and what comes of it', async () => {
    const person = await maker(server, 'Maya Iyer', 1);
    await walk(person, async (page, look) => {
      await page.goto('/tokens');
      await press(page, 'Add Tokens');
      await page.getByRole('dialog', { name: 'Purchase Tokens' }).waitFor();
      await look('Purchase Tokens');
      await press(page, /^Pay/);
      const till = page.getByRole('dialog', { name: 'Toile' });
      await till.getByRole('radio', { name: /The payment fails/ }).check();
      await look('the checkout of test mode');
      await till.getByRole('button', { name: /^Pay/ }).click();
      await till.getByText('Payment failed or was cancelled.').waitFor();
      await look('a payment that failed');
      await till.getByRole('radio', { name: /The payment succeeds/ }).check();
      await till.getByRole('button', { name: /^Pay/ }).click();
      await page
        .getByRole('link', { name: /^Receipt/ })
        .first()
        .waitFor();
      await till.waitFor({ state: 'detached' });
      await look('/tokens');
      await page
        .getByRole('link', { name: /^Receipt/ })
        .first()
        .click();
      await page.getByRole('article').waitFor();
      await look('a receipt');
      await page.goto('/receipts/no-such-receipt');
      await seen(page, 'There is no such receipt.');
      await look('no receipt');
    });
  });

  it('the account, its picture, its end, and the menu to it', async () => {
    const person = await maker(server, 'Maya Iyer', 1);
    await walk(person, async (page, look) => {
      await page.goto('/account');
      await seen(page, 'This device');
      await look('/account');
      await page.getByLabel('Picture file').setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: await plainPicture('png', 300, 200),
      });
      await page.getByRole('slider', { name: 'Enlarge, in per cent' }).waitFor();
      await look('choosing the square of a picture');
      await escapeFrom(page, page.getByRole('dialog'));
      await press(page, 'Delete my account');
      await page.getByRole('dialog').waitFor();
      await look('deleting the account');
      await escapeFrom(page, page.getByRole('dialog'));
      await unfold(page, look, 'Account menu', 'Logout');
      await page.getByLabel('Name', { exact: true }).fill('Maya R. Iyer');
      await press(page, 'Save the name');
      await page.locator('.toast').first().waitFor();
      await look('a toast');
      await page.context().setOffline(true);
      await seen(page, 'You are offline.');
      await look('a screen without a network');
    });
  });
});
