import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../apps/server/src/start.ts';
import { type Person, signUp } from '../test/people.ts';
import { closeVisitors, type Visitor, visitor } from './browser.ts';
import { hang, type Post, startCommunity, visitorAs } from './community.ts';
import { BEHIND, type Found, STOPS, VISITOR, withDesign } from './spec-table.ts';

const WORDS = 'a jade wrap dress';
/** Every visit is a phone's, where both bars are. */
const PHONE = { width: 390, height: 844 };

let server: RunningServer;
let asha: Person;
beforeAll(async () => {
  server = await startCommunity();
  asha = await signUp(server.address, VISITOR);
});
afterAll(async () => {
  await closeVisitors();
  await server.close();
});

/** Runs in the page: every text that is shown, read out, or offered in a list. */
function told(): string {
  const spoken = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  const offered = [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not told
  const shown = document.body.innerText;
  return [shown, ...spoken, ...offered].join('\n').replaceAll('\u00a0', ' ');
}

async function missing(page: Page, texts: readonly string[]): Promise<string[]> {
  const all = await page.evaluate(told);
  return texts.filter((words) => !all.includes(words));
}

async function finds(page: Page, path: string, found: Found): Promise<void> {
  await page.goto(path);
  if ('sentTo' in found) await page.waitForURL((url) => url.pathname === found.sentTo);
  else await expect.poll(() => missing(page, found), { message: path }).toEqual([]);
}

/** A request for a page that is none is answered so. */
const isTrouble = (line: string) => !line.includes('/no-such-room');

describe.each([
  ['guest', () => visitor(server.address, PHONE)],
  ['user', () => visitorAs(server, asha, PHONE)],
] as const)('a %s', (who, arrive: () => Promise<Visitor>) => {
  it('finds on every route what the specification names there, to the letter', async () => {
    const { page, context, troubles } = await arrive();
    for (const stop of STOPS) await finds(page, stop.path, stop[who]);
    expect(troubles.filter(isTrouble)).toEqual([]);
    await context.close();
  });
});

it('a user finds behind the buttons what the specification names there, to the letter', async () => {
  const { page, context } = await visitorAs(server, asha, PHONE);
  for (const { path, press, texts } of BEHIND) {
    await page.goto(path);
    await page.getByRole('button', { name: press, exact: true }).first().click();
    await expect.poll(() => missing(page, texts), { message: press }).toEqual([]);
  }
  await context.close();
});

describe('with a design', () => {
  let post: Post;
  beforeAll(async () => {
    post = await hang(server, asha, WORDS);
  });

  it('a user finds on every route what the specification names of it, to the letter', async () => {
    const { page, context, troubles } = await visitorAs(server, asha, PHONE);
    for (const [path, texts] of Object.entries(withDesign(WORDS, post.$id, post.designId ?? '')))
      await finds(page, path, texts);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
