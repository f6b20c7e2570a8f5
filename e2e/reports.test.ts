import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeDownPost } from '../apps/server/src/product/reports/take-down.ts';
import type { RunningServer } from '../apps/server/src/start.ts';
import { type Person, signUp } from '../test/people.ts';
import { awake, closeVisitors, told, unfold, visitor } from './browser.ts';
import { enter, tabTo, type } from './by-keyboard.ts';
import { hang, maker, type Post, startCommunity, visitorAs } from './community.ts';
import { faultsOfState, PHONE } from './examine.ts';
import { fillLogin, join, newcomer } from './people.ts';

let server: RunningServer;
let asha: Person;
let ben: Person;
let post: Post;
beforeAll(async () => {
  server = await startCommunity();
  [asha, ben] = await Promise.all([maker(server, 'Asha Rao', 2), signUp(server.address, 'Ben')]);
  post = await hang(server, asha, 'a jade wrap dress');
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

const question = (page: Page) => page.getByRole('dialog', { name: 'Report this design' });
const sent = (page: Page) => page.getByRole('dialog', { name: 'Your report was sent' });
const door = (page: Page) => page.getByRole('button', { name: 'Report this design' });
const REPORT = '**/community/*/report';

describe('a post of somebody else', () => {
  it('is reported from the gallery without a mouse, is not shown there any more, and the report is taken back from its page', async () => {
    const { page, context, troubles } = await visitorAs(server, ben, { ...PHONE, savesData: true });
    await page.goto('/gallery');
    await awake(page);
    const tile = page.locator(`#open-${post.$id}`);
    await enter(page, tile);
    const transfer = page.getByRole('dialog').getByRole('button', { name: 'Transfer' });
    await tabTo(page, transfer);
    await unfold(page, transfer);
    await page.keyboard.press('End');
    await page.getByRole('menuitem', { name: 'Report' }).and(page.locator(':focus')).press('Enter');
    await question(page).getByText('a jade wrap dress').waitFor();

    await enter(page, question(page).getByRole('button', { name: 'Send report' }));
    await question(page).getByText('Choose what is wrong with it.').waitFor();
    expect(await faultsOfState(page, 'a report without a reason')).toEqual([]);
    await page.locator('input[value="obscene"]:focus').waitFor();
    await page.keyboard.press('ArrowUp');
    await type(page, 'Anything that helps us see it (optional)', 'It is my drawing.');
    await page.keyboard.press('Shift+Tab');
    for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
    await expect.poll(() => page.getByLabel('Work of somebody else, or a brand').isChecked()).toBe(true);
    await enter(page, question(page).getByRole('button', { name: 'Send report' }));
    await sent(page).getByText('Somebody looks at the design').and(page.locator(':focus')).waitFor();
    expect(await faultsOfState(page, 'a report that was sent')).toEqual([]);
    await enter(page, sent(page).getByRole('button', { name: 'Done' }));
    await sent(page).waitFor({ state: 'detached' });
    await tile.waitFor({ state: 'detached' });

    await page.goto(`/d/${post.designId}`);
    await awake(page);
    await enter(page, door(page));
    await sent(page).getByText('Work of somebody else, or a brand').waitFor();
    await sent(page).getByText('It is my drawing.').waitFor();
    await enter(page, sent(page).getByRole('button', { name: 'Take it back' }));
    await told(page, 'Your report was taken back');
    await sent(page).waitFor({ state: 'detached' });
    await door(page).and(page.locator(':focus')).waitFor();
    await page.goto('/gallery');
    await tile.waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is reported by a guest who signs in first and comes back to the question', async () => {
    const { page, context, troubles } = await visitor(server.address);
    const who = newcomer();
    await join(page, who);
    await context.clearCookies();
    await page.goto(`/d/${post.designId}`);
    await awake(page);
    await page.getByRole('link', { name: 'Report this design' }).click();
    await fillLogin(page, who);
    await question(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/d/${post.designId}`);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await question(page).waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('says what happened where a report does not come through, and keeps what was chosen', async () => {
    const { page, context } = await visitorAs(server, ben);
    await page.goto(`/d/${post.designId}`);
    await door(page).click();
    await question(page).getByLabel('Something else').check();
    const send = question(page).getByRole('button', { name: 'Send report' });
    await page.route(REPORT, (route) => route.abort());
    await send.click();
    await question(page).getByRole('alert').filter({ hasText: 'The report was not sent' }).waitFor();
    await page.unroute(REPORT);
    const refuse = async (status: number, kind: string) => {
      const json = { message: 'No.', code: status, type: kind, version: '1' };
      await page.unroute(REPORT);
      await page.route(REPORT, (route) => route.fulfill({ status, json }));
      await send.click();
    };
    await refuse(429, 'general_rate_limit_exceeded');
    await question(page).getByText('You have sent 20 reports within an hour').waitFor();
    await refuse(401, 'general_unauthorized_scope');
    const back = await question(page).getByRole('link', { name: 'Sign in and come back' }).getAttribute('href');
    expect(new URL(back ?? '', server.address).searchParams.get('next')).toBe(`/d/${post.designId}?report=true`);
    expect(await question(page).getByLabel('Something else').isChecked()).toBe(true);
    await refuse(404, 'document_not_found');
    await page.getByRole('dialog', { name: 'It is not in the gallery any more' }).waitFor();
    await context.close();
  });

  it('is not to be reported by its author', async () => {
    const { page, context } = await visitorAs(server, asha);
    await page.goto(`/d/${post.designId}?report=true`);
    await told(page, 'This post is your own.');
    expect(await door(page).count()).toBe(0);
    await page.goto(`/gallery?post=${post.$id}`);
    await unfold(page, page.getByRole('dialog').getByRole('button', { name: 'Transfer' }));
    await page.getByRole('menuitem', { name: 'Take out of gallery' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Report' }).count()).toBe(0);
    await context.close();
  });
});

it('the author of a post that was taken down is told what happened, why, and what they can do, until they hide it', async () => {
  const { $id: postId, designId } = await hang(server, asha, 'a plum velvet coat');
  const job = { actor: { kind: 'job', name: 'test' }, database: server.parts.database } as const;
  await takeDownPost({ ctx: job, input: { postId, reason: 'copied', said: 'The print is a known one.' } });
  const { page, context, troubles } = await visitorAs(server, asha, { ...PHONE, savesData: true });
  const notice = page.getByRole('region', { name: 'A design of yours was taken out of the gallery' });
  for (const path of ['/dashboard', '/ai-outfit-generator?tab=all-generations']) {
    await page.goto(path);
    await notice.getByText('Why: Work of somebody else, or a brand. The print is a known one.').waitFor();
    await notice.getByText('only you see it').waitFor();
    expect(await notice.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/contact');
    expect(await faultsOfState(page, `the notice at ${path}`)).toEqual([]);
  }
  await page
    .getByRole('listitem')
    .filter({ hasText: 'a plum velvet coat' })
    .getByText('Taken out of the gallery, only you')
    .waitFor();
  const address = await notice.getByRole('link', { name: 'plum velvet coat' }).getAttribute('href');
  expect(address).toBe(`/ai-outfit-generator?design=${designId}`);
  await notice.getByRole('button', { name: 'Hide this notice' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Taken out of the gallery, only you').waitFor();
  expect(await notice.count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

it('a picture that the server puts off for a moment comes by itself', async () => {
  const { page, context, troubles } = await visitorAs(server, ben);
  let putOff = 0;
  await page.route('**/preview?**', (route) => {
    putOff += 1;
    const headers = { 'retry-after': '1' };
    return putOff > 3 ? route.continue() : route.fulfill({ status: 503, headers, json: {} });
  });
  await page.goto('/gallery');
  const picture = page.locator(`#open-${post.$id} img[data-shown]`);
  await picture.waitFor();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect([putOff > 3, troubles]).toEqual([true, []]);
  await context.close();
});
