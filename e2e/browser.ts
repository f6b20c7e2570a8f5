import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromium.ts';

let browser: Browser | undefined;

/** One Chromium for a test file, started when first asked for. Throws when the machine has none. */
async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium on this machine: run `npm test`, or set CHROMIUM.');
  browser ??= await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return browser;
}

/** A visitor with cookies of their own, on a page that remembers every script error and console error it met. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What went wrong in the page so far, each a line. */
  troubles: string[];
}

/** A new visitor at the given origin. `theme` is what the system prefers. */
export async function visitor(
  origin: string,
  o: { width?: number; height?: number; theme?: 'light' | 'dark' } = {},
): Promise<Visitor> {
  const context = await (await launch()).newContext({
    baseURL: origin,
    viewport: { width: o.width ?? 1440, height: o.height ?? 900 },
    colorScheme: o.theme ?? 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`page: ${error.message}`));
  page.on('console', (message) => {
    // A refused request is told below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const line = `${response.status()} ${new URL(response.url()).pathname}`;
    // Every visit asks who is here; a guest's answer is no trouble.
    if (response.status() >= 400 && line !== '401 /v1/account') troubles.push(line);
  });
  return { context, page, troubles };
}

/** Ends the file's browser. */
export async function closeBrowser() {
  await browser?.close();
  browser = undefined;
}
