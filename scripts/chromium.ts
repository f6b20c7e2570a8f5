import { accessSync, constants } from 'node:fs';
import { run } from './run.ts';

/** The first is Chromium without the windows of a desktop, each of which would cost as much as a page. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Packages that bring one, the first that the system has. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const works = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of a Chromium on this machine: `CHROMIUM` if set, else the usual places; undefined when there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM ?? '', ...PLACES].find((path) => path !== '' && works(path));

/**
 * Path of a Chromium, installed from Debian's packages where the machine has none and this user may.
 * Throws with what to do where it may not.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && works('/usr/bin/apt-get');
  if (mayInstall) {
    console.log('No Chromium here: installing it from the system packages.');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { quiet: true, env });
    for (const name of PACKAGES) {
      const install = ['install', '-y', '-qq', '--no-install-recommends', name];
      const { output } = await run('apt-get', install, { quiet: true, env });
      const installed = findChromium();
      if (installed) return installed;
      console.error(output.slice(-2000));
    }
  }
  throw new Error('The browser tests need Chromium: install it, or name its path in CHROMIUM.');
}
