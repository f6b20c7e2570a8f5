import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Milliseconds that something may take to come on a busy machine. */
const PATIENCE_MS = 180_000;

/** Somebody to whom a page is its accessibility tree alone: what has no role and name there cannot be found, or acted on. */
interface TreeReader {
  /** Waits until the tree has it. */
  find: (role: string, name: string | RegExp) => Promise<number>;
  /** Puts the focus on it and presses Enter, as a reader's own command does. */
  press: (role: string, name: string | RegExp) => Promise<void>;
  /** Puts the focus into a field and writes. */
  write: (name: string | RegExp, words: string) => Promise<void>;
}

export async function readTree(page: Page): Promise<TreeReader> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const matches = (name: string | RegExp, found: string) =>
    typeof name === 'string' ? found === name : name.test(found);
  const look = async (role: string, name: string | RegExp) => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.find((node) => !node.ignored && node.role?.value === role && matches(name, `${node.name?.value}`));
  };
  const find = async (role: string, name: string | RegExp) => {
    let id: number | undefined;
    await expect
      .poll(
        async () => {
          id = (await look(role, name))?.backendDOMNodeId;
          return id === undefined ? `no ${role} ${name}` : 'found';
        },
        { timeout: PATIENCE_MS },
      )
      .toBe('found');
    return id ?? 0;
  };
  const focus = async (role: string, name: string | RegExp) =>
    session.send('DOM.focus', { backendNodeId: await find(role, name) });
  return {
    find,
    press: async (role, name) => {
      await focus(role, name);
      await page.keyboard.press('Enter');
    },
    write: async (name, words) => {
      await focus('textbox', name);
      await page.keyboard.type(words);
    },
  };
}
