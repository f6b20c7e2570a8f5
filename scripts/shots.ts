/**
 * `npm run shots [-- screen …]`: photographs every screen with no, normal and very long content at 390, 820 and 1440 px
 * in both themes, from servers of its own, into `shots/<content>/`, and lays those of each screen side by side in
 * `shots/sheets/`. `--content none,long`, `--sizes 390,1440` and `--themes dark` narrow it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { NAME_LENGTH_MAX, PROMPT_LENGTH_MAX } from '@toile/contract';
import type { Page } from 'playwright-core';
import type { RunningServer } from '../apps/server/src/start.ts';
import { closeBrowser, type Visitor, visitor } from '../e2e/browser.ts';
import { hang, makeDesign, maker, visitorAs } from '../e2e/community.ts';
import type { Person } from '../test/people.ts';
import { startTestServer } from '../test/server.ts';
import { buildWeb } from './build-web.ts';
import { ensureChromium } from './chromium.ts';
import { contactSheet } from './shots/contact-sheet.ts';
import { BRIEF, GUEST, LONG, NONE, NORMAL, type Screens, type Work } from './shots/screens.ts';

const OUT = join(import.meta.dirname, '../shots');
const HEIGHTS: Record<string, number> = { 390: 844, 820: 1180, 1440: 900 };
/** Designs of the house that hang before the gallery is photographed. */
const ON_THE_WALL = 20;

const BRIEFS = [
  'Magenta silk saree with a teal blouse and a gold border',
  'Long camel overcoat over a cream roll-neck and blue jeans',
  'Rust linen shirt dress with a tie belt, knee length',
  BRIEF,
];
const LONG_NAME = 'Wilhelmina'.repeat(20).slice(0, NAME_LENGTH_MAX);
const LONG_BRIEF = `${'Embroidered'.repeat(12)} coat ${'in emerald wool, with very many words, '.repeat(40)}`.slice(
  0,
  PROMPT_LENGTH_MAX,
);

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    content: { type: 'string', default: 'none,normal,long' },
    sizes: { type: 'string', default: '390,820,1440' },
    themes: { type: 'string', default: 'light,dark' },
  },
});
const sizes = values.sizes.split(',');
const themes = values.themes.split(',').map((theme) => (theme === 'dark' ? 'dark' : 'light'));
const contents = values.content.split(',');
const ofWanted = (screens: Screens) =>
  Object.entries(screens).filter(([name]) => wanted.length === 0 || wanted.includes(name));

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

/** Photographs screens at every size and in both themes, each from one load of its page. */
async function shoot({ page, context }: Visitor, content: string, screens: Screens): Promise<void> {
  const folder = join(OUT, content);
  mkdirSync(folder, { recursive: true });
  for (const [name, { path, prepare, isWindow = false }] of ofWanted(screens)) {
    await page.unrouteAll();
    // Quiet before anything is prepared: a call that is held back on purpose would keep it from ever being so.
    await page.goto(path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    const photographs: string[] = [];
    for (const width of sizes) {
      await page.setViewportSize({ width: Number(width), height: HEIGHTS[width] ?? 900 });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await settle(page);
        const photograph = join(folder, `${name}-${width}-${theme}.png`);
        await page.screenshot({ path: photograph, fullPage: !isWindow });
        photographs.push(photograph);
      }
    }
    await contactSheet(photographs, join(OUT, 'sheets', `${content}-${name}.png`));
    console.log(content, name);
  }
  await context.close();
}

async function wallIsHung(server: RunningServer): Promise<void> {
  const house = await maker(server, 'Wall', 1);
  const hung = async () => {
    const reply = await house.fetch('/v1/databases/toile/collections/community/documents');
    return ((await reply.json()) as { total: number }).total;
  };
  while ((await hung()) < ON_THE_WALL) await sleep(2000);
}

async function makeWork(server: RunningServer, person: Person, briefs: readonly string[]): Promise<Work> {
  for (const brief of briefs.slice(0, -1)) await makeDesign(person, brief);
  const { $id: postId, designId } = await hang(server, person, briefs.at(-1) ?? BRIEF);
  return { postId, designId: designId ?? '' };
}

/** Where nobody has made anything yet. */
async function shootNone(): Promise<void> {
  const server = await startTestServer();
  try {
    await shoot(await visitor(server.address), 'none', GUEST);
    await shoot(await visitorAs(server, await maker(server, 'Asha Rao', 1)), 'none', NONE);
  } finally {
    await server.close();
  }
}

/** Where much was made, by the house and by people. */
async function shootMade(): Promise<void> {
  const server = await startTestServer({ SAMPLES: 'on' });
  try {
    await wallIsHung(server);
    if (contents.includes('normal')) {
      const asha = await maker(server, 'Asha Rao', 9);
      await shoot(await visitorAs(server, asha), 'normal', NORMAL(await makeWork(server, asha, BRIEFS)));
    }
    if (contents.includes('long')) {
      const someone = await maker(server, LONG_NAME, 3);
      await shoot(
        await visitorAs(server, someone),
        'long',
        LONG(await makeWork(server, someone, [LONG_BRIEF, LONG_BRIEF])),
      );
    }
  } finally {
    await server.close();
  }
}

await buildWeb();
await ensureChromium();
mkdirSync(join(OUT, 'sheets'), { recursive: true });
try {
  if (contents.includes('none')) await shootNone();
  if (contents.includes('normal') || contents.includes('long')) await shootMade();
} finally {
  await closeBrowser();
}
