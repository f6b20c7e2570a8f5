/** `npm run bench -- scroll [posts] [pictures]`: frames and memory while a browser scrolls the gallery from end to end. */
import type { CDPSession, Page } from 'playwright-core';
import { fillDemo } from '../apps/server/src/product/house/fill-demo.ts';
import { closeBrowser, visitor } from '../e2e/browser.ts';
import { newcomer, signUp } from '../e2e/people.ts';
import { makeDataDir } from '../test/data-dir.ts';
import { startTestServer } from '../test/server.ts';

/** Pixels a second: a quick thumb. */
const SPEED = 6000;
/** Posts between two looks at the memory. */
const LOOK_EVERY = 1000;
/** A frame that took longer was seen to be late, milliseconds. */
const LATE_MS = 1000 / 60 + 8;

interface Look {
  /** Place in the list of the last tile in the page, from 1. */
  reached: number;
  heapMb: number;
  nodes: number;
}

export async function run([posts = '5000', pictures = '12']: string[]): Promise<void> {
  const server = await startTestServer({ DATA_DIR: await makeDataDir() });
  try {
    const { database, storage, generator } = server.parts;
    if (!generator) throw new Error('This server draws nothing.');
    const ctx = { actor: { kind: 'job', name: 'bench' }, database } as const;
    const input = { posts: Number(posts), pictures: Number(pictures), onDrawn: () => undefined };
    await fillDemo({ ctx, parts: { generator, storage }, input });
    const { page, context } = await visitor(server.address, { width: 1440, height: 900 });
    await signUp(page, newcomer());
    await page.goto('/gallery');
    await page.locator('.tile').first().waitFor();
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    const looks = [await look(page, client)];
    const frames: number[] = [];
    const begun = performance.now();
    for (let goal = LOOK_EVERY; (looks.at(-1)?.reached ?? 0) < Number(posts); goal += LOOK_EVERY) {
      frames.push(...(await scroll(page, Math.min(goal, Number(posts)))));
      looks.push(await look(page, client));
    }
    print(frames, looks, performance.now() - begun);
  } finally {
    await closeBrowser();
    await server.close();
  }
}

/** Scrolls evenly until the tile at this place is in the page; returns how long each frame took, in milliseconds. */
function scroll(page: Page, until: number): Promise<number[]> {
  return page.evaluate(
    ({ until, speed }) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let before = performance.now();
        const step = (now: number) => {
          frames.push(now - before);
          window.scrollBy({ top: (speed * Math.min(now - before, 50)) / 1000, behavior: 'instant' });
          before = now;
          if (document.querySelector(`[aria-posinset="${until}"]`)) resolve(frames.slice(1));
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    { until, speed: SPEED },
  );
}

/** What the page holds once the rubbish is out. */
async function look(page: Page, client: CDPSession): Promise<Look> {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const places = await page
    .locator('.tile')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-posinset'))));
  return { reached: Math.max(...places), heapMb: metric('JSHeapUsedSize') / 2 ** 20, nodes: metric('Nodes') };
}

function print(frames: readonly number[], looks: readonly Look[], tookMs: number): void {
  const sorted = [...frames].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const late = frames.filter((ms) => ms > LATE_MS).length;
  console.log(`${frames.length} frames in ${(tookMs / 1000).toFixed(0)} s`);
  console.log(`frame: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, 99 % ${at(0.99)} ms, longest ${at(0.9999)} ms`);
  console.log(`late: ${late} (${((late / frames.length) * 100).toFixed(1)} %)`);
  for (const { reached, heapMb, nodes } of looks)
    console.log(`after ${reached} tiles: ${heapMb.toFixed(1)} MB of script, ${nodes} nodes`);
}
