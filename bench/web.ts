/**
 * `npm run bench -- web [--only weight,shift,lighthouse]`: what the landing page weighs above bare React and the router, how much pages
 * shift while they load, and Lighthouse (mobile, the middle one of three runs) on the landing page, the gallery and the generator.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { newcomer, signUp } from '../e2e/people.ts';
import { buildWeb } from '../scripts/build-web.ts';
import { ensureChromium } from '../scripts/chromium.ts';
import { firstLoad } from '../scripts/first-load.ts';
import { run as runCommand } from '../scripts/run.ts';
import { startTestServer } from '../test/server.ts';
import { audit } from './web/audit.ts';

const WEB = join(import.meta.dirname, '../apps/web');
const CLIENT = join(WEB, 'build/client');
const BARE = join(WEB, 'build/bare');
/** The same React, router and targets, and one page with one word on it. */
const BARE_APP: Record<string, string> = {
  'package.json': '{ "type": "module", "private": true }',
  'react-router.config.ts': "export default { ssr: false, prerender: ['/'], routeDiscovery: { mode: 'initial' } };",
  'vite.config.ts':
    "import { reactRouter } from '@react-router/dev/vite'; const t = ['chrome123', 'edge123', 'firefox121', 'safari17.5']; export default { plugins: [reactRouter()], build: { target: t } };",
  'app/routes.ts': "import { index } from '@react-router/dev/routes'; export default [index('home.tsx')];",
  'app/home.tsx': "import { Link } from 'react-router'; export default () => <Link to='/'>Toile</Link>;",
  'app/root.tsx':
    "import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'; export const Layout = ({ children }) => <html lang='en'><head><Meta /><Links /></head><body>{children}<ScrollRestoration /><Scripts /></body></html>; export default () => <Outlet />;",
};

/** Designs the gallery is audited with. */
const ON_THE_WALL = 12;

async function weigh(): Promise<void> {
  for (const [path, text] of Object.entries(BARE_APP)) {
    mkdirSync(join(BARE, path, '..'), { recursive: true });
    writeFileSync(join(BARE, path), text);
  }
  for (const entry of ['entry.client.tsx', 'entry.server.tsx'])
    copyFileSync(join(WEB, 'app', entry), join(BARE, 'app', entry));
  const { code, output } = await runCommand('react-router', ['build'], { quiet: true, cwd: BARE });
  if (code !== 0) throw new Error(`The bare app did not build:\n${output}`);
  const [bare, landing] = [firstLoad(join(BARE, 'build/client')), firstLoad(CLIENT)];
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `First-load JavaScript (brotli): landing ${kb(landing)}, bare React and router ${kb(bare)}, above it ${kb(landing - bare)}`,
  );
}

/** The sum of layout shifts while a page loads and is scrolled through. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      // Layout shifts are not in the DOM's own types yet.
      for (const entry of list.getEntries())
        Object.assign(globalThis, { shift: Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 600);
  for (let y = 0; y < 12; y++) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(120);
  }
  return page.evaluate(() => Number(Reflect.get(globalThis, 'shift')));
}

async function measureShifts(origin: string, paths: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const width of [390, 1440])
    for (const path of paths) {
      const page = await browser.newPage({ baseURL: origin, viewport: { width, height: 844 } });
      console.log(`Layout shift at ${width} px, ${path}: ${(await shiftOf(page, path)).toFixed(4)}`);
      await page.close();
    }
  await browser.close();
}

/** A new database draws the designs of the house; until it is done the machine is busy and the wall not full. */
async function housesAreDrawn(origin: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ baseURL: origin });
  await signUp(page, newcomer());
  do {
    await page.waitForTimeout(3000);
    await page.goto('/gallery');
    await page.waitForLoadState('networkidle');
  } while ((await page.getByRole('article').count()) < ON_THE_WALL);
  await browser.close();
}

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { only: { type: 'string', default: 'weight,shift,lighthouse' } } });
  const parts = values.only.split(',');
  await buildWeb();
  if (parts.includes('weight')) await weigh();
  if (!parts.includes('shift') && !parts.includes('lighthouse')) return;
  const server = await startTestServer({ SAMPLES: 'on' });
  try {
    if (parts.includes('shift')) await measureShifts(server.address, ['/', '/features', '/pricing', '/about']);
    if (parts.includes('lighthouse')) {
      await housesAreDrawn(server.address);
      await audit(server.address);
    }
  } finally {
    await server.close();
  }
}
