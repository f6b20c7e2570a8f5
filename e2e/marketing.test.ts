import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { PAGES } from '../apps/web/app/content/pages.ts';
import { createTestDatabase } from '../test/database.ts';
import { startTestServer } from '../test/server.ts';
import { awake, closeVisitors, type Visitor, visitor } from './browser.ts';
import { faultsOfState, PHONE } from './examine.ts';
import { join, newcomer } from './people.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

const asGuest = () => visitor(server.address);
async function asUser(): Promise<Visitor> {
  const user = await visitor(server.address);
  await join(user.page, newcomer());
  await user.page.goto('/');
  await user.page.getByRole('button', { name: 'Account menu' }).waitFor();
  return user;
}

describe('the landing page', () => {
  it('leads guests to /signup and users to the generator, from the hero and from the end', async () => {
    const guest = await asGuest();
    await guest.page.goto('/');
    const ways = (page: Page) => page.getByRole('link', { name: 'Get Started', exact: true });
    const addresses = (page: Page) => ways(page).evaluateAll((all) => all.map((way) => way.getAttribute('href')));
    const signup = expect.stringMatching(/^\/signup/);
    await expect.poll(() => addresses(guest.page)).toEqual([signup, signup]);
    await guest.context.close();
    const user = await asUser();
    await user.page.goto('/');
    await user.page.getByRole('button', { name: 'Account menu' }).waitFor();
    await expect.poll(() => addresses(user.page)).toEqual(['/ai-outfit-generator', '/ai-outfit-generator']);
    await user.context.close();
  });

  it('scrolls to the lessons at Learn More', async () => {
    const { page, context } = await asGuest();
    await page.goto('/');
    await page.getByRole('link', { name: 'Learn More' }).click();
    await expect
      .poll(() => page.locator('#tutorial').evaluate((section) => section.getBoundingClientRect().top < 200))
      .toBe(true);
    await context.close();
  });

  it('counts eight slides, four features, three steps, three films, eight samples, and no mark or voice that nobody gave', async () => {
    const { page, context } = await asGuest();
    await page.goto('/');
    const PARTS = {
      marks: '.trust li',
      slides: '.slide',
      dots: '.dot',
      features: '.proofs article',
      steps: '.steps ol > li',
      films: 'video',
      samples: '.book li',
      told: '.book li h3 + p',
    };
    const voices = page.getByRole('img', { name: '5 of 5 stars' });
    const counts = async () => {
      const parts = Object.entries(PARTS).map(async ([name, selector]) => [name, await page.locator(selector).count()]);
      return { ...Object.fromEntries(await Promise.all(parts)), voices: await voices.count() };
    };
    await expect
      .poll(counts)
      .toEqual({ marks: 0, slides: 8, dots: 8, features: 4, steps: 3, films: 3, samples: 8, told: 8, voices: 0 });
    await context.close();
  });

  it('has a carousel that goes on every two seconds, loops, pauses, and lets itself be shown a slide', async () => {
    const { page, context } = await asGuest();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/');
    const shown = async () =>
      Number((await page.locator('.dot[aria-current]').getAttribute('aria-label'))?.match(/\d+/)?.[0]);
    await awake(page);
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.getByRole('button', { name: /^Show 3 of 8/ }).press('Enter');
    await expect.poll(shown).toBe(3);
    for (const next of [4, 5, 6, 7, 8, 1, 2, 3]) {
      await page.clock.runFor(2000);
      await expect.poll(shown).toBe(next);
    }
    await page.getByRole('button', { name: 'Pause the carousel' }).click();
    await page.getByRole('button', { name: /^Show 5 of 8/ }).click();
    await expect.poll(shown).toBe(5);
    await page.mouse.move(5, 5);
    await page.clock.runFor(6000);
    expect(await shown()).toBe(5);
    await context.close();
  });

  it('keeps still for people who want no motion', async () => {
    const { page, context } = await asGuest();
    await page.clock.install();
    await page.goto('/');
    await awake(page);
    await page.clock.runFor(10_000);
    expect(await page.locator('.dot[aria-current]').getAttribute('aria-label')).toMatch(/^Show 1 of 8/);
    expect(await page.locator('[data-fade="out"]').count()).toBe(0);
    await context.close();
  });

  it('lets sections fade in as they are scrolled to', async () => {
    const { page, context } = await asGuest();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const samples = page.locator('.book');
    await expect.poll(() => samples.getAttribute('data-fade')).toBe('out');
    await samples.scrollIntoViewIfNeeded();
    await expect.poll(() => samples.getAttribute('data-fade')).toBe('in');
    await context.close();
  });

  it('plays its films in place, with captions, from this site alone', async () => {
    const { page, context } = await asGuest();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto('/');
    await awake(page);
    await page.getByRole('button', { name: 'Play Design Generation' }).click();
    const film = page.locator('[data-lesson="generation"] video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
    const facts = await film.evaluate((video: HTMLVideoElement) => ({
      width: video.videoWidth,
      length: Math.round(video.duration),
    }));
    expect(facts.width).toBe(1280);
    expect(facts.length).toBeGreaterThan(10);
    // The captions come by themselves.
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
      .toBeGreaterThan(3);
    expect([...hosts].filter((origin) => origin.startsWith('http'))).toEqual([server.address]);
    await context.close();
  });
});

describe('what is told of public pages', () => {
  it('each has a title, a description, a canonical address, a share card and structured data of its own', async () => {
    const told = await Promise.all(
      Object.values(PAGES).map(async ({ path, card }) => {
        const html = await (await fetch(server.address + path)).text();
        const picture = await fetch(`${server.address}/cards/${card}.jpg`);
        const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
        return {
          path,
          title: one(/<title>([^<]+)</),
          description: one(/name="description" content="([^"]+)"/),
          isCanonical: html.includes(`rel="canonical" href="${server.address}${path}"`),
          hasCard:
            html.includes(`content="${server.address}/cards/${card}.jpg"`) &&
            picture.headers.get('content-type') === 'image/jpeg',
          hasData: html.includes('"@context":"https://schema.org"'),
        };
      }),
    );
    expect(told.filter(({ isCanonical, hasCard, hasData }) => !(isCanonical && hasCard && hasData))).toEqual([]);
    expect(new Set(told.map(({ title }) => title)).size).toBe(told.length);
    expect(new Set(told.map(({ description }) => description)).size).toBe(told.length);
    const sitemap = await (await fetch(`${server.address}/sitemap.xml`)).text();
    for (const { path } of told) expect(sitemap).toContain(`<loc>${server.address}${path}</loc>`);
  });

  it('an unknown path is a 404 that is not to be found', async () => {
    const answer = await fetch(`${server.address}/no-such-room`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    const { page, context } = await asGuest();
    await page.goto('/no-such-room');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(`${server.address}/`);
    await context.close();
  });
});

it('axe finds no fault on any marketing page, on a phone and on a desk, in either theme, and none is wider than the window', async () => {
  const { page, context } = await visitor(server.address, PHONE);
  const faults: string[] = [];
  for (const { path } of Object.values(PAGES)) {
    await page.goto(path);
    await awake(page);
    faults.push(...(await faultsOfState(page, path)));
  }
  expect(faults).toEqual([]);
  await context.close();
});
