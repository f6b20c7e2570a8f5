import { closeVisitors, visitor } from '../e2e/browser.ts';
import { join, newcomer } from '../e2e/people.ts';
import { startTestServer } from '../test/server.ts';

const EDITS = 50;

/** `npm run bench -- edit`: milliseconds from a choice by hand to its sketch, in the browser, the built app before it. */
export async function run(): Promise<void> {
  const server = await startTestServer({ LOG_LEVEL: 'silent' });
  try {
    tell(await timesOf(server.address));
  } finally {
    await closeVisitors();
    await server.close();
  }
}

/** Milliseconds of each choice, from the press of a swatch until its sketch is painted. */
async function timesOf(address: string): Promise<number[]> {
  const { page } = await visitor(address, { width: 1440, height: 900 });
  await join(page, newcomer());
  await page.goto('/ai-outfit-generator');
  await page.getByLabel('Your brief').fill('emerald knee-length kurta with churidar and dupatta');
  await page.getByRole('button', { name: /^Generate design/ }).click();
  const box = page.getByRole('region', { name: 'What would you change?' });
  await box.getByRole('button', { name: 'Change it by hand' }).click();
  await box.getByText('Kurta', { exact: true }).click();
  return await page.evaluate(async (edits) => {
    const tones = [...document.querySelectorAll<HTMLInputElement>('.hand-group[open] .hand-colour input[type=radio]')];
    const told = document.querySelector('.change-told');
    if (!told) throw new Error('there is nothing to choose');
    const taken: number[] = [];
    for (let i = 0; i < edits; i++) {
      const answered = new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!told.textContent?.includes('hanged')) return;
          watch.disconnect();
          resolve();
        });
        watch.observe(told, { childList: true, characterData: true, subtree: true });
      });
      const began = performance.now();
      tones[i % tones.length]?.click();
      await answered;
      await new Promise(requestAnimationFrame);
      taken.push(performance.now() - began);
    }
    return taken;
  }, EDITS);
}

function tell(times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => `${Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)} ms`;
  console.log(`a choice is sketched in ${at(0.5)} (median of ${times.length}), ${at(0.95)} at the slowest twentieth`);
}
