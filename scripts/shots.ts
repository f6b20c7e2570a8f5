/**
 * `npm run shots [-- screen …]`: photographs every screen at 390, 820 and 1440 px, in both themes, from a server of its own
 * with the designs of the house, into `shots/`. `--sizes 390,1440` and `--themes dark` narrow it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { newcomer, signUp } from '../e2e/people.ts';
import { startTestServer } from '../test/server.ts';
import { buildWeb } from './build-web.ts';
import { ensureChromium } from './chromium.ts';

const OUT = join(import.meta.dirname, '../shots');
const HEIGHTS: Record<string, number> = { 390: 844, 820: 1180, 1440: 900 };

const GUEST: Record<string, string> = {
  landing: '/',
  features: '/features',
  blog: '/blog',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  pricing: '/pricing',
  login: '/login',
  signup: '/signup',
  recovery: '/recovery',
  'not-found': '/no-such-room',
};
const USER: Record<string, string> = {
  'studio-empty': '/ai-outfit-generator',
  'history-empty': '/ai-outfit-generator?tab=all-generations',
  gallery: '/gallery',
  dashboard: '/dashboard',
  account: '/account',
  tokens: '/tokens',
};
const BRIEF =
  'Emerald silk slip gown with a cowl neckline, cut on the bias to the ankle, hem embroidered with peacocks';

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: 'string', default: '390,820,1440' }, themes: { type: 'string', default: 'light,dark' } },
});
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

/** Scrolls through the page once, so that everything that comes late has come. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo(0, 0);
    // Pictures whose turn has not come are not loaded at all.
    const loaded = [...document.images].filter((image) => image.complete);
    await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(300);
}

async function shoot(page: Page, name: string, suffix: string, isWhole = true): Promise<void> {
  await settle(page);
  await page.screenshot({ path: join(OUT, `${name}-${suffix}.png`), fullPage: isWhole });
}

/** The studio with a finished design, the history that holds it, and the reel. */
async function shootWork(page: Page, suffix: string): Promise<void> {
  await page.goto('/ai-outfit-generator');
  await page.getByLabel('Your brief').fill(BRIEF);
  await page.getByRole('button', { name: /^Generate design/ }).click();
  await page.getByRole('button', { name: 'Enlarge the picture' }).waitFor();
  await shoot(page, 'studio-result', suffix);
  await page.goto('/ai-outfit-generator?tab=all-generations');
  await shoot(page, 'history', suffix);
  await page.goto('/gallery');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'reel', suffix, false);
}

async function shootAll(browser: Browser, origin: string, width: string, theme: 'light' | 'dark'): Promise<void> {
  const suffix = `${width}-${theme}`;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: Number(width), height: HEIGHTS[width] ?? 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const visit = async (screens: Record<string, string>) => {
    for (const [name, path] of Object.entries(screens).filter(([screen]) => isWanted(screen))) {
      await page.goto(path);
      await shoot(page, name, suffix);
    }
  };
  await visit(GUEST);
  if (Object.keys(USER).some(isWanted) || isWanted('work')) {
    await signUp(page, newcomer());
    await visit(USER);
    if (isWanted('work')) await shootWork(page, suffix);
  }
  await context.close();
  console.log(suffix);
}

await buildWeb();
mkdirSync(OUT, { recursive: true });
// The wall and the reel are the only screens that need the designs of the house.
const server = await startTestServer({ SAMPLES: isWanted('gallery') || isWanted('work') ? 'on' : 'off' });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const width of values.sizes.split(','))
    for (const theme of values.themes.split(','))
      await shootAll(browser, server.address, width, theme === 'dark' ? 'dark' : 'light');
} finally {
  await browser.close();
  await server.close();
}
