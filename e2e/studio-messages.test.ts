import { MESSAGE, SPEND_FAILED } from '@toile/contract';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { openFakeGenerator } from '../test/fakes/generator.ts';
import { startTestServer } from '../test/server.ts';
import { closeVisitors, told, type Visitor, visitor } from './browser.ts';
import { join, newcomer } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase() };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

async function inStudio(): Promise<Visitor> {
  const someone = await visitor(server.address, { savesData: true });
  await join(someone.page, newcomer());
  await someone.page.goto('/ai-outfit-generator');
  await someone.page.getByRole('form', { name: 'Brief' }).waitFor();
  return someone;
}

const press = async (page: Page, words: string) => {
  await page.getByLabel('Your brief').fill(words);
  await page.getByRole('button', { name: /^Generate design/ }).click();
};
const briefOf = (page: Page) => page.getByLabel('Your brief').inputValue();

const PRESS = '**/generate-outfit/';

/** Answers presses in the server's place; every other call goes through. */
const answerPress = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(PRESS, (route) => (route.request().method() === 'POST' ? answer(route) : route.fallback()));
const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
const refusal = (status: number, message: string, type = 'x') =>
  json(status, { message, code: status, type, version: '1' });

describe('generation', () => {
  it('an empty brief', async () => {
    const { page, context } = await inStudio();
    await page.getByLabel('Your brief').press('Control+Enter');
    await page.getByText(MESSAGE.promptEmpty, { exact: true }).first().waitFor();
    await context.close();
  });

  it('success, and a second press without a token', async () => {
    const { page, context } = await inStudio();
    await press(page, 'a shirt');
    await told(page, MESSAGE.outfitGenerated);
    await press(page, 'one more');
    await told(page, MESSAGE.noTokens);
    await page.getByRole('dialog', { name: 'Purchase Tokens' }).waitFor();
    await context.close();
  });

  it('a design that fails says so, and that the token is back', async () => {
    const { page, context } = await inStudio();
    await press(page, 'fail a coat');
    await told(page, MESSAGE.generationFailed);
    await page.getByRole('heading', { name: 'This one did not come out' }).waitFor();
    await page
      .getByText(/your token is back/)
      .first()
      .waitFor();
    await page.getByRole('region', { name: 'Token balance' }).getByText('Free token', { exact: true }).waitFor();
    await context.close();
  });

  it('a session that ended: who presses is told, and finds the brief again', async () => {
    const { page, context } = await inStudio();
    await page.getByLabel('Your brief').fill('a pleated skirt');
    await context.clearCookies();
    await page.getByRole('button', { name: /^Generate design/ }).click();
    await told(page, MESSAGE.tokenUserMissing);
    await page.waitForURL('**/login**');
    await context.close();
  });
});

describe('a press in vain', () => {
  /** Who stays in the studio from one to the next. */
  let home: Visitor;
  beforeAll(async () => {
    home = await inStudio();
  });
  afterAll(() => home.context.close());

  it.each([
    [
      'a server that cannot be reached',
      (route: Route) => route.abort('connectionrefused'),
      MESSAGE.generationUnreachable,
    ],
    ['an error of the server', refusal(400, 'Too warm.'), MESSAGE.generationApiError(400, 'Too warm.')],
    ['an error without words', json(418, {}), MESSAGE.generationApiError(418)],
    ['an answer that is no object', json(200, 'hello'), MESSAGE.responseInvalid],
    ['an answer without its picture', json(200, { outfit_description: 'A coat.' }), MESSAGE.responseMissingFields],
    ['a token that cannot be taken', refusal(500, MESSAGE.spendFailed, SPEND_FAILED), MESSAGE.spendFailed],
    // The last: it has the tokens sold.
    ['a token that was spent elsewhere', refusal(402, 'none', 'tokens_missing'), MESSAGE.spendNoTokens],
  ])('%s', async (what, answer, message) => {
    const { page } = home;
    const words = `a pleated skirt, and ${what}`;
    await answerPress(page, answer);
    await press(page, words);
    await told(page, message);
    await expect.poll(() => briefOf(page)).toBe(words);
    await page.unroute(PRESS);
  });
});

describe('download', () => {
  it.each([
    ['a picture the server does not give', json(500, {}), MESSAGE.downloadFetchFailed],
    ['a connection that breaks', (route: Route) => route.abort(), MESSAGE.downloadFailed],
  ])('%s', async (_, answer, message) => {
    const { page, context } = await inStudio();
    await press(page, 'a shirt');
    await page.route('**/download?**', answer);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await told(page, message);
    await page.unroute('**/download?**');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await told(page, MESSAGE.imageDownloaded);
    await context.close();
  });
});

describe('image', () => {
  it('a picture that does not load', async () => {
    const { page, context } = await inStudio();
    await page.route('**/v1/storage/**', (route) => route.abort());
    await press(page, 'a shirt');
    await page.getByText(MESSAGE.imageUnavailable, { exact: true }).first().waitFor();
    await told(page, MESSAGE.imageLoadFailed);
    // In the strip too it leaves a mark, and no broken picture.
    await page.locator('.current .current-lost').waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('.current img').count()).toBe(0);
    await page.unroute('**/v1/storage/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('button', { name: 'Enlarge the picture' }).waitFor();
    await context.close();
  });
});

describe('history', () => {
  it('a list that does not load, and does when asked again', async () => {
    const { page, context } = await inStudio();
    await page.route('**/generate-outfit/?**', refusal(400, 'no'));
    await page.getByRole('tab', { name: 'All Generations' }).click();
    await told(page, MESSAGE.historyLoadFailed);
    await page.unroute('**/generate-outfit/?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No designs generated yet').waitFor();
    await page.getByRole('button', { name: 'Generate Designs', exact: true }).click();
    await page.getByRole('form', { name: 'Brief' }).waitFor();
    await context.close();
  });

  it('a heart that is not kept is taken back', async () => {
    const { page, context } = await inStudio();
    await press(page, 'a shirt');
    await page.route('**/generate-outfit/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: 'Like', exact: true }).click();
    await told(page, MESSAGE.likeFailed);
    await page.getByRole('button', { name: 'Like', exact: true }).waitFor();
    await page.unroute('**/generate-outfit/*');
    await page.getByRole('button', { name: 'Like', exact: true }).click();
    await page.getByRole('button', { name: 'Unlike', exact: true }).waitFor();
    await context.close();
  });
});
