import type { LaunchOptions } from 'playwright-core';
import { findChromium } from '../scripts/chromium.ts';

/** How Chromium is started. Throws when the machine has none. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium on this machine: run `npm test`, or set CHROMIUM.');
  return {
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
  };
}
