/**
 * `npm run lessons [-- name …]`: records the three tutorial videos from the product itself, with captions, a poster and their
 * length. It builds the web app, starts a server of its own and plays each lesson in Chromium.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { signUp } from '../e2e/people.ts';
import { startTestServer } from '../test/server.ts';
import { buildWeb } from './build-web.ts';
import { ensureChromium } from './chromium.ts';
import { encodeFilm } from './lessons/encode-film.ts';
import { captionsOf, FILM, type Footage, Recorder } from './lessons/film.ts';
import { Hand } from './lessons/hand.ts';
import { gallery, generation, PLAYER, signup } from './lessons/scenes.ts';

const OUT = join(import.meta.dirname, '../apps/web/public/lessons');
const LENGTHS = join(import.meta.dirname, '../apps/web/app/content/lessons.json');

const LESSONS = {
  signup: { play: signup, opens: '/', isSignedIn: false },
  generation: { play: generation, opens: '/ai-outfit-generator', isSignedIn: true },
  gallery: { play: gallery, opens: '/gallery', isSignedIn: true },
} as const;
type Name = keyof typeof LESSONS;
/** Designs there are before the gallery's lesson begins. */
const ON_THE_WALL = 12;

/** The picture that stood at that moment. */
const frameAt = ({ frames }: Footage, seconds: number) => frames.findLast(({ at }) => at <= seconds) ?? frames[0];

/** Waits until the designs of the house are drawn. */
async function wallIsHung(page: Page): Promise<void> {
  do {
    await page.waitForTimeout(4000);
    await page.goto('/gallery');
    await page.waitForLoadState('networkidle');
  } while ((await page.getByRole('article').count()) < ON_THE_WALL);
}

async function record(name: Name): Promise<number> {
  const { play, opens, isSignedIn } = LESSONS[name];
  // The wall is hung with the designs of the house, which a new database draws by itself.
  const server = await startTestServer(name === 'gallery' ? { SAMPLES: 'on' } : {});
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--hide-scrollbars'],
  });
  try {
    const context = await browser.newContext({ baseURL: server.address, viewport: FILM, colorScheme: 'light' });
    const page = await context.newPage();
    if (isSignedIn) await signUp(page, PLAYER);
    if (name === 'gallery') await wallIsHung(page);
    const hand = new Hand(page);
    await hand.show();
    await page.goto(opens);
    await page.waitForLoadState('networkidle');
    await hand.wait(1);
    const film = new Recorder(page);
    await film.begin();
    await hand.wait(0.2);
    await play({ hand, film });
    const footage = await film.end();
    const bytes = await encodeFilm(context, footage);
    const still = frameAt(footage, footage.poster);
    writeFileSync(join(OUT, `${name}.webm`), bytes);
    writeFileSync(join(OUT, `${name}.vtt`), captionsOf(footage));
    if (still)
      await sharp(Buffer.from(still.jpeg, 'base64'))
        .webp({ quality: 78 })
        .toFile(join(OUT, `${name}.webp`));
    console.log(
      `${name}: ${footage.length.toFixed(1)} s, ${footage.frames.length} pictures, ${(bytes.length / 1e6).toFixed(2)} MB`,
    );
    return Math.round(footage.length);
  } finally {
    await browser.close();
    await server.close();
  }
}

await buildWeb();
mkdirSync(OUT, { recursive: true });
const wanted = process.argv.slice(2);
const lengths = JSON.parse(readFileSync(LENGTHS, 'utf8')) as Record<Name, number>;
for (const name of ['signup', 'generation', 'gallery'] as const)
  if (wanted.length === 0 || wanted.includes(name)) lengths[name] = await record(name);
writeFileSync(LENGTHS, `${JSON.stringify(lengths, null, 2)}\n`);
