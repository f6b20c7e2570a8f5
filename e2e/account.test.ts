import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { type FakeGoogle, openFakeGoogle } from '../test/fakes/google.ts';
import { letterFor } from '../test/outbox.ts';
import { startTestServer } from '../test/server.ts';
import { awake, chooseFrom, closeVisitors, told, visitor } from './browser.ts';
import { downloaded } from './downloaded.ts';
import { type Credentials, fillLogin, join, newcomer, signIn } from './people.ts';

let google: FakeGoogle;
let server: RunningServer;
beforeAll(async () => {
  google = await openFakeGoogle();
  server = await startTestServer({
    DATABASE_URL: await createTestDatabase(),
    GOOGLE_CLIENT_ID: 'toile',
    GOOGLE_CLIENT_SECRET: 'a secret of Google',
    GOOGLE_ISSUER: google.issuer,
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
  await google.close();
});

/** Someone who has just signed up, on their account page. */
async function atAccount(how: { width?: number; height?: number } = {}) {
  const seen = await visitor(server.address, how);
  const who = newcomer();
  await join(seen.page, who);
  await seen.page.goto('/account');
  await seen.page.getByRole('heading', { name: 'Your account' }).waitFor();
  return { ...seen, who };
}

/** The same person on another device. */
async function elsewhere(who: Credentials) {
  const seen = await visitor(server.address);
  await signIn(seen.page, who);
  return seen;
}

/** Goes to the account, and waits for who is let in, or for who is sent to the entrance. */
async function comesIn(page: Page) {
  await page.goto('/account');
  await page.getByText('This device', { exact: true }).waitFor();
}
async function staysOut(page: Page) {
  await page.goto('/account');
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
}

describe('signing in with Google', () => {
  it('brings a guest back to where they wanted to go', async () => {
    google.profile = { sub: 'e2e-1', email: 'maya@example.com', email_verified: true, name: 'Maya' };
    const { page, context, troubles } = await visitor(server.address);
    await page.goto('/account');
    await page.waitForURL('**/login?next=%2Faccount');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL('**/account');
    await page.getByRole('button', { name: 'Set a password' }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('ends at /login with the message of the specification when it is denied', async () => {
    google.trouble = 'denial';
    const { page, context } = await visitor(server.address);
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL('**/login?error=**');
    await page.getByText('Google login failed. Please try again.').waitFor();
    google.trouble = undefined;
    await context.close();
  });

  it('is not offered where it is not set up', async () => {
    const plain = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
    const { page, context } = await visitor(plain.address);
    await Promise.all([page.waitForResponse('**/config'), page.goto('/login')]);
    await awake(page);
    expect(await page.getByRole('button', { name: /Google/ }).count()).toBe(0);
    await context.close();
    await plain.close();
  });
});

describe('letters', () => {
  it('let somebody set a forgotten password and sign in with it, once', async () => {
    const first = await visitor(server.address);
    const who = newcomer();
    await join(first.page, who);

    const { page, context, troubles } = await visitor(server.address);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot it?' }).click();
    // Both pages have an Email.
    await page.getByRole('heading', { name: 'Forgotten password' }).waitFor();
    await page.getByLabel('Email').fill(who.email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByRole('heading', { name: 'Look in your mail' }).waitFor();
    const { link } = await letterFor(server, who.email, 'new password');
    await page.goto(link.href);
    await page.getByLabel('New password').fill('selvedge and bias');
    await page.getByText('Strong').waitFor();
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await told(page, 'Your new password is set.');
    await fillLogin(page, { ...who, password: 'selvedge and bias' });
    await told(page, 'Login successful!');
    expect(troubles).toEqual([]);
    await staysOut(first.page);

    await page.goto(link.href);
    await page.getByLabel('New password').fill('selvedge and bias');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByRole('heading', { name: 'This link is spent' }).waitFor();
    await context.close();
    await first.context.close();
  });

  it('prove an address, from the account page to the press that confirms it', async () => {
    const { page, context, who, troubles } = await atAccount();
    await page.getByRole('button', { name: 'Send me an email to confirm it' }).click();
    await page.getByText('An email is on its way.').waitFor();
    const { link } = await letterFor(server, who.email, 'Confirm');
    await page.goto(link.href);
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await page.getByRole('heading', { name: 'Address confirmed' }).waitFor();
    await page.getByRole('link', { name: 'To your account' }).click();
    await page.getByText('Confirmed: our emails reach you here.').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe('the account page', () => {
  it('is a press on the account menu away', async () => {
    const { page, context } = await visitor(server.address);
    await join(page, newcomer());
    await page.goto('/');
    await chooseFrom(page, page.getByRole('button', { name: 'Account menu' }), 'Your account');
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    await context.close();
  });

  it('changes name, address and password, and signs other devices out with the password', async () => {
    const { page, context, who, troubles } = await atAccount();
    const other = await elsewhere(who);
    await page.getByLabel('Name', { exact: true }).fill('Asha R. Iyer');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await told(page, 'Your name is changed.');
    await page.getByLabel('Email').fill(`new.${who.email}`);
    await page.getByLabel('Your password', { exact: true }).fill(who.password);
    await page.getByRole('button', { name: 'Change the address' }).click();
    await told(page, 'Your address is changed.');
    await page.getByLabel('Your password now').fill(who.password);
    await page.getByLabel('New password').fill('warp before weft 12');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await told(page, 'Your password is set.');
    expect(troubles).toEqual([]);
    await staysOut(other.page);
    await fillLogin(other.page, { ...who, email: `new.${who.email}`, password: 'warp before weft 12' });
    await other.page.getByRole('button', { name: 'Account menu' }).click();
    await other.page.getByText('Asha R. Iyer').waitFor();
    await context.close();
    await other.context.close();
  });

  it('says a wrong password where it was asked, and changes nothing', async () => {
    const { page, context, who } = await atAccount();
    await page.getByLabel('Email').fill(`new.${who.email}`);
    await page.getByLabel('Your password', { exact: true }).fill('not my password');
    await page.getByRole('button', { name: 'Change the address' }).click();
    await page.getByText('Invalid credentials. Please check the email and password.').waitFor();
    await context.close();
  });

  it('takes a picture, lets its square be chosen, shows it in the bar, and removes it', async () => {
    const { page, context, troubles } = await atAccount();
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a2030' } })
      .png()
      .toBuffer();
    await page.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    // Comes when the picture has been read.
    const enlarge = page.getByRole('slider', { name: 'Enlarge, in per cent' });
    await enlarge.waitFor();
    await page.getByRole('button', { name: /The part of your picture/ }).press('ArrowRight');
    await enlarge.press('ArrowRight');
    const [sent] = await Promise.all([
      page.waitForRequest('**/v1/account/picture**'),
      page.getByRole('button', { name: 'Use this picture' }).click(),
    ]);
    const query = new URL(sent.url()).searchParams;
    expect(Number(query.get('x'))).toBeGreaterThan(1 / 6);
    expect(Number(query.get('side'))).toBeCloseTo(1 / 1.05);
    await told(page, 'Your picture is changed.');
    const shown = page.getByRole('banner').first().locator('.avatar img');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
    await page.getByRole('button', { name: 'Remove it' }).click();
    await told(page, 'Your picture is removed.');
    await shown.waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('lists devices and signs one of them out', async () => {
    const { page, context, who } = await atAccount();
    const other = await elsewhere(who);
    await page.reload();
    await page.getByText('This device', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await told(page, 'The device is signed out.');
    await staysOut(other.page);
    await comesIn(page);
    await context.close();
    await other.context.close();
  });

  it('hands out everything as an archive', async () => {
    const { page, context, who } = await atAccount();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download everything' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^toile-.*\.zip$/);
    const entries = unzipSync(await downloaded(download));
    expect(Buffer.from(entries['account.json'] ?? []).toString('utf8')).toContain(who.email);
    await context.close();
  });

  it('deletes the account after one more question, and lets nobody in with it again', async () => {
    const { page, context, who, troubles } = await atAccount();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account' });
    await dialog.getByText('your token is lost').waitFor();
    await dialog.getByText('Leave them, without my name').click();
    await dialog.getByLabel('Your password', { exact: true }).fill(who.password);
    await dialog.getByRole('button', { name: 'Delete for ever' }).click();
    await told(page, 'Your account is deleted.');
    await page.waitForURL(`${server.address}/`);
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
    expect(troubles).toEqual([]);
    await page.goto('/login');
    await fillLogin(page, who);
    await page.getByText('Invalid credentials. Please check the email and password.').waitFor();
    await context.close();
  });
});
