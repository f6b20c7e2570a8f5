import { chromium } from 'playwright-core';
import { BROWSER_URL, launchOptions } from './launch-options.ts';

/** One Chromium for the whole run; every visitor is a context of their own in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({ ...launchOptions(), host: '127.0.0.1' });
  process.env[BROWSER_URL] = browser.wsEndpoint();
  return () => browser.close();
}
