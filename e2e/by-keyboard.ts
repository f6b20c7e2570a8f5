import type { Locator, Page } from 'playwright-core';

/** Presses of the Tab key after which what is wanted counts as out of reach. */
const FAR = 120;

/** Tabs on until the focus is on what is wanted, and sees that it can be seen there. */
export async function tabTo(page: Page, wanted: Locator) {
  await wanted.first().waitFor();
  for (let presses = 0; presses < FAR; presses++) {
    if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${wanted}`);
}

/** Presses what is wanted, once the Tab key has led there. */
export async function enter(page: Page, wanted: Locator) {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

/** Writes into the field of this label, once the Tab key has led there. */
export async function type(page: Page, label: string, words: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(words);
}
