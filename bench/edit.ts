import type { Page } from 'playwright-core';
import { closeVisitors, visitor } from '../e2e/browser.ts';
import { join, newcomer } from '../e2e/people.ts';
import { startTestServer } from '../test/server.ts';

const EDITS = 50;
/** What the studio waits after the last stroke before it reads what is typed; no part of the time an edit takes. */
const PAUSE_MS = 250;

/** A design may take so long to be drawn on a machine that others use, milliseconds. */
const DRAWN_MS = 300_000;

/** Changes in words, each of something else; all of them again in other colours until there are enough. */
const COLOURS = ['navy', 'rust', 'ivory', 'teal', 'plum', 'olive', 'coral', 'black', 'mustard', 'grey'];
const WORDS = ['in V', 'the dupatta V', 'churidar in V', 'V shoes and longer sleeves', 'V with white polka dots'];

/**
 * `npm run bench -- edit`: milliseconds from a choice by hand, and from the end of what is typed, to its sketch, in the browser, the
 * built app before it.
 */
export async function run(): Promise<void> {
  const server = await startTestServer({ LOG_LEVEL: 'silent' });
  try {
    const { page } = await visitor(server.address, { width: 1440, height: 900 });
    await openChanges(page);
    tell('a choice by hand', await timesByHand(page));
    await page.reload();
    tell('a change in words', await timesOfWords(page));
  } finally {
    await closeVisitors();
    await server.close();
  }
}

async function openChanges(page: Page): Promise<void> {
  await join(page, newcomer());
  await page.goto('/ai-outfit-generator');
  await page.getByLabel('Your brief').fill('emerald knee-length kurta with churidar and dupatta');
  await page.getByRole('button', { name: /^Generate design/ }).click();
  await page.getByRole('region', { name: 'What would you change?' }).waitFor({ timeout: DRAWN_MS });
}

/** Milliseconds of each choice, from the press of a swatch until its sketch is painted. */
async function timesByHand(page: Page): Promise<number[]> {
  const box = page.getByRole('region', { name: 'What would you change?' });
  await box.getByRole('button', { name: 'Change it by hand' }).click();
  await box.locator('.hand-group summary').filter({ hasText: 'Kurta' }).click();
  return timesOf(
    page,
    Array.from({ length: EDITS }, (_, swatch) => ({ swatch })),
  );
}

/** Milliseconds of each change in words, from the end of the pause after the last stroke until its sketch is painted. */
async function timesOfWords(page: Page): Promise<number[]> {
  await page.getByRole('region', { name: 'What would you change?' }).getByRole('textbox').waitFor();
  const said = Array.from({ length: EDITS }, (_, i) => ({
    words: (WORDS[i % WORDS.length] ?? '').replace(
      'V',
      () => COLOURS[Math.floor(i / WORDS.length) % COLOURS.length] ?? '',
    ),
  }));
  return (await timesOf(page, said)).map((time) => time - PAUSE_MS);
}

/** Asks for one edit after another in the page, and times each until what it changed is told and painted. */
const timesOf = (page: Page, edits: readonly ({ swatch: number } | { words: string })[]): Promise<number[]> =>
  page.evaluate(async (edits) => {
    const tones = [...document.querySelectorAll<HTMLInputElement>('.hand-group[open] .hand-colour input[type=radio]')];
    const input = document.querySelector<HTMLInputElement>('.change-box input.input');
    const told = document.querySelector('.change-told');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!told || !input || !setValue) throw new Error('there is nowhere to ask for an edit');
    const taken: number[] = [];
    for (const edit of edits) {
      const answered = new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!told.textContent?.includes('hanged')) return;
          watch.disconnect();
          resolve();
        });
        watch.observe(told, { childList: true, characterData: true, subtree: true });
      });
      const began = performance.now();
      if ('words' in edit) {
        setValue.call(input, edit.words);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      } else tones[edit.swatch % tones.length]?.click();
      await answered;
      await new Promise(requestAnimationFrame);
      taken.push(performance.now() - began);
    }
    return taken;
  }, edits);

function tell(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => `${Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)} ms`;
  console.log(`${what} is sketched in ${at(0.5)} (median of ${times.length}), ${at(0.95)} at the slowest twentieth`);
}
