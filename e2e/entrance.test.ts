import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { startTestServer } from '../test/server.ts';
import { awake, closeVisitors, hold, told, visitor } from './browser.ts';
import { fillLogin, join, newcomer, signUp } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

describe('the entrance', () => {
  it('lets somebody sign up, shows who they are and what they have, and lets them out', async () => {
    const { page, context, troubles } = await visitor(server.address);
    const who = newcomer();
    await signUp(page, who);
    await told(page, 'Account created successfully!');
    await page.waitForURL(`${server.address}/`);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByText(who.email).waitFor();
    await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
    await told(page, 'Logged out successfully');
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('keeps the session over a reload, in a cookie no script can read', async () => {
    const { page, context } = await visitor(server.address);
    await signUp(page, newcomer());
    await page.reload();
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'a_session_toile');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(await page.evaluate(() => document.cookie)).not.toContain('a_session');
    await context.close();
  });

  it('knows somebody who signed in on every page they had seen as a guest, by its address and by going back', async () => {
    const { page, context } = await visitor(server.address);
    await page.goto('/pricing');
    await page.goto('/gallery');
    await page.waitForURL('**/login**');
    await signUp(page, newcomer());
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    await page.goto('/gallery');
    await page.getByRole('heading', { name: 'Community Gallery' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    await context.close();
  });

  it('sends a guest from the generator to login, and back to the generator afterwards', async () => {
    const first = await visitor(server.address);
    const who = newcomer();
    await join(first.page, who);
    await first.context.close();

    const { page, context } = await visitor(server.address);
    await page.goto('/ai-outfit-generator');
    await page.waitForURL('**/login**');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await fillLogin(page, who);
    await told(page, 'Login successful!');
    await page.waitForURL('**/ai-outfit-generator');
    await context.close();
  });

  it('says what is missing or wrong in the words of the specification', async () => {
    const { page, context } = await visitor(server.address);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Please enter both email and password').first().waitFor();
    await fillLogin(page, newcomer());
    await page.getByText('Invalid credentials. Please check the email and password.').first().waitFor();

    await page.goto('/signup');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Please fill all fields').first().waitFor();
    await expect.poll(() => page.locator('input[aria-invalid=true]').count()).toBe(3);
    await page.getByLabel('Full Name').fill('Asha Rao');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Password must be at least 8 characters long').first().waitFor();
    await context.close();
  });

  it('keeps a password out of the address when the form is sent before the script of the page has come', async () => {
    const { page, context } = await visitor(server.address);
    const who = newcomer();
    const letGo = await hold(page, /\/assets\/.*\.js$/);
    await page.goto('/login', { waitUntil: 'commit' });
    await fillLogin(page, who);
    expect(page.url()).toBe(`${server.address}/login`);
    letGo();
    await page.getByText('Invalid credentials. Please check the email and password.').first().waitFor();
    expect(page.url()).toBe(`${server.address}/login`);
    await context.close();
  });

  it('does what a button was pressed for before the script of the page has come, once', async () => {
    const { page, context } = await visitor(server.address);
    const letGo = await hold(page, /\/assets\/.*\.js$/);
    await page.goto('/pricing', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    letGo();
    await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
    await awake(page);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await context.close();
  });

  it('shows a page for paths that lead nowhere, with a way home', async () => {
    const { page, context } = await visitor(server.address);
    await page.goto('/no-such-room');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(`${server.address}/`);
    await context.close();
  });

  it.each(['/ai-outfit-generator', '/dashboard', '/gallery', '/account'])(
    'asks a guest at %s to sign in, and brings them back there',
    async (path) => {
      const first = await visitor(server.address);
      const who = newcomer();
      await join(first.page, who);
      await first.context.close();
      const { page, context } = await visitor(server.address);
      await page.goto(`${path}?from=test`);
      await page.waitForURL('**/login**');
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.getByRole('heading', { name: 'Create an account' }).waitFor();
      await page.getByRole('link', { name: 'Sign in' }).click();
      await fillLogin(page, who);
      await told(page, 'Login successful!');
      await page.waitForURL(`**${path}?from=test`);
      await context.close();
    },
  );

  it('brings a guest from a tab to that tab by way of a new account', async () => {
    const { page, context } = await visitor(server.address, { width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'AI Outfit' }).click();
    await page.waitForURL('**/login**');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('heading', { name: 'Create an account' }).waitFor();
    expect(await page.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
    expect(await page.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
    const who = newcomer();
    await page.getByLabel('Full Name').fill(who.name);
    await page.getByLabel('Email').fill(who.email);
    await page.getByLabel('Password', { exact: true }).fill(who.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/ai-outfit-generator');
    await context.close();
  });

  it('takes guests from the bottom bar to login, except to Home', async () => {
    const { page, context } = await visitor(server.address, { width: 390, height: 844 });
    await page.goto('/');
    const tabs = page.getByRole('navigation', { name: 'Tabs' });
    await tabs.getByRole('link', { name: 'AI Outfit' }).click();
    await page.waitForURL('**/login**');
    await page.goto('/pricing');
    await tabs.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${server.address}/`);
    await context.close();
  });
});
