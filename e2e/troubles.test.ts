import { MESSAGE } from '@toile/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import type { Person } from '../test/people.ts';
import { chooseFrom, closeVisitors, told, visitor } from './browser.ts';
import { hang, makeDesign, maker, type Post, startCommunity, visitorAs } from './community.ts';
import { fillLogin, join, newcomer } from './people.ts';

let server: RunningServer;
let asha: Person;
let post: Post;
beforeAll(async () => {
  server = await startCommunity();
  asha = await maker(server, 'Asha Rao', 4);
  post = await hang(server, asha, 'a jade wrap dress');
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

/** Where a session is opened and closed. */
const SESSION = /\/v1\/account\/sessions/;

describe('the entrance in trouble', () => {
  it('says that login failed where nobody answers, and keeps the address that was typed', async () => {
    const { page, context } = await visitor(server.address);
    await page.route(SESSION, (route) => route.abort());
    const who = newcomer();
    await page.goto('/login');
    await fillLogin(page, who);
    await page.getByText(MESSAGE.loginFailed).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(who.email);
    await context.close();
  });

  it('greets who comes back', async () => {
    const { page, context } = await visitor(server.address);
    const who = newcomer();
    await join(page, who);
    await context.clearCookies();
    await page.goto('/login');
    await fillLogin(page, who);
    await told(page, MESSAGE.loginSucceeded, MESSAGE.welcomeBack);
    await context.close();
  });

  it('says that signing up failed, and where only signing in did, that the account stands', async () => {
    const { page, context } = await visitor(server.address);
    const who = newcomer();
    await page.goto('/signup');
    await page.getByLabel('Full Name').fill(who.name);
    await page.getByLabel('Email').fill(who.email);
    await page.getByLabel('Password', { exact: true }).fill(who.password);
    await page.route('**/v1/account', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText(MESSAGE.signupFailed).waitFor();
    await page.unroute('**/v1/account');
    await page.route(SESSION, (route) => route.abort());
    await page.getByRole('button', { name: 'Create account' }).click();
    await told(page, MESSAGE.signupSignInToContinue);
    await page.waitForURL('**/login**');
    await context.close();
  });

  it('says that logging out failed, and the session stays', async () => {
    const { page, context } = await visitor(server.address);
    await join(page, newcomer());
    await page.goto('/');
    const busy = { message: 'Rate limit exceeded.', code: 429, type: 'general_rate_limit_exceeded', version: '1.9.6' };
    await page.route(SESSION, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 429, json: busy }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await told(page, MESSAGE.logoutFailed);
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    await context.close();
  });
});

describe('somebody whose session ended elsewhere', () => {
  it('is told to log in when they like a design', async () => {
    const { page, context } = await visitorAs(server, asha);
    await page.goto('/gallery');
    const heart = page.getByRole('button', { name: /like/i }).first();
    await heart.waitFor();
    await context.clearCookies();
    await heart.click();
    await told(page, MESSAGE.likeLoginNeeded);
    await context.close();
  });

  it('is told to log in when they save one, and what the server says where it fails', async () => {
    const { design_id: id } = await makeDesign(asha, 'a teal linen suit');
    const { page, context } = await visitorAs(server, asha);
    await page.goto(`/ai-outfit-generator?design=${id}`);
    const save = page.getByRole('button', { name: 'Save to gallery' }).first();
    await save.waitFor();
    await page.route('**/collections/community/documents', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 500,
            contentType: 'application/json',
            body: JSON.stringify({ message: 'The books are shut', code: 500, type: 'general_unknown', version: '1' }),
          })
        : route.continue(),
    );
    await save.click();
    await page.getByRole('button', { name: 'Post it' }).click();
    await told(page, MESSAGE.saveFailedWith('The books are shut'));
    await page.unroute('**/collections/community/documents');
    await context.clearCookies();
    await save.click();
    await page.getByRole('button', { name: 'Post it' }).click();
    await told(page, MESSAGE.saveLoginNeeded);
    await context.close();
  });

  it('is told that nothing was saved where a collection cannot be reached', async () => {
    const { page, context } = await visitorAs(server, await maker(server, 'Ben Iyer', 1));
    await page.goto(`/d/${post.designId}`);
    const more = page.getByRole('button', { name: 'More' });
    await more.waitFor();
    await page.route('**/v1/account/prefs', (route) => route.abort());
    await chooseFrom(page, more, 'Add to collection');
    await told(page, MESSAGE.saveFailed);
    await context.close();
  });
});
