import { MESSAGE } from '@toile/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { createTestDatabase } from '../test/database.ts';
import { startTestServer } from '../test/server.ts';
import { closeVisitors, visitor } from './browser.ts';
import { join, newcomer, signUp } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase() });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

const ILL = { status: 500, json: { message: 'boom', code: 500, type: 'general_unknown' } };

describe('an outage', () => {
  it('is not an empty gallery: it says so, and shows what there is once the server answers', async () => {
    const { page, context } = await visitor(server.address);
    await join(page, newcomer());
    await page.route('**/collections/community/documents?**', (route) => route.fulfill(ILL));
    await page.goto('/gallery');
    await page.getByRole('heading', { name: 'The gallery could not be loaded' }).waitFor();
    expect(await page.getByText('No shared designs yet').count()).toBe(0);
    await page.unroute('**/collections/community/documents?**');
    await page.getByRole('button', { name: 'Look again' }).click();
    await page.getByRole('heading', { name: 'No shared designs yet' }).waitFor();
    await page.getByRole('link', { name: 'Create Your First Design' }).waitFor();
    await context.close();
  });

  it('is not a balance of nothing: a dash stands for it until it is known', async () => {
    const { page, context } = await visitor(server.address);
    await join(page, newcomer());
    await page.route('**/collections/users/documents/**', (route) => route.fulfill(ILL));
    await page.goto('/tokens');
    const purse = page.getByRole('banner').locator('.bar-purse');
    await expect.poll(() => purse.textContent()).toContain('–');
    expect(await purse.textContent()).not.toContain('0');
    await page.getByText('Your balance could not be read').last().waitFor();
    await page.unroute('**/collections/users/documents/**');
    await page.reload();
    await expect.poll(() => purse.textContent()).toContain('1');
    await context.close();
  });
});

it('words of which not one is understood are stopped before the token, with what would help', async () => {
  const { page, context } = await visitor(server.address);
  await join(page, newcomer());
  await page.goto('/ai-outfit-generator');
  await page.getByLabel('Your brief').fill('asdf qwer zxcv blorp 12345');
  await page.getByRole('button', { name: /^Generate design/ }).click();
  await page.getByRole('heading', { name: 'Not one of these words was understood' }).waitFor();
  await page.getByText(MESSAGE.promptNotUnderstood).first().waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.reload();
  await expect.poll(() => page.getByRole('banner').locator('.bar-purse').textContent()).toContain('1');
  await context.close();
});

describe('nobody is invented', () => {
  it.each(['/', '/about', '/contact'])(
    '%s shows no mark, quote, person or address that nobody filled in',
    async (path) => {
      const { page, context } = await visitor(server.address);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect((await page.locator('main, footer').allTextContents()).join(' ')).not.toMatch(
        /trusted by|sample (marks|quotes|entries|details)|cofounder|example\.com|00000|your company/i,
      );
      await context.close();
    },
  );
});

it('the cookie page names every cookie that signing up sets', async () => {
  const { page, context } = await visitor(server.address);
  await signUp(page, newcomer());
  const names = (await context.cookies()).map(({ name }) => name.replace(/^(a_session_).*/, '$1'));
  expect(names.length).toBeGreaterThan(1);
  await page.goto('/cookies');
  const told = await page.getByRole('article').textContent();
  for (const name of names) expect(told).toContain(name);
  expect(told).not.toMatch(/one cookie[,.]/i);
  await context.close();
});
