import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';

const TABS = [
  { value: 'generate', label: 'Generate' },
  { value: 'all-generations', label: 'All Generations' },
] as const;

const page = renderToStaticMarkup(
  <Tabs label="Generator" tabs={TABS} value="all-generations" onChange={() => undefined}>
    <TabPanel value="generate">The brief</TabPanel>
    <TabPanel value="all-generations">The order book</TabPanel>
  </Tabs>,
);

test('a row of tabs has a name, and says which is open', () => {
  expect(page).toMatch(/role="tablist"[^>]*aria-label="Generator"|aria-label="Generator"[^>]*role="tablist"/);
  const selected = [...page.matchAll(/<button[^>]*aria-selected="(true|false)"[^>]*>([^<]+)</g)];
  expect(selected.map(([, is, words]) => [words, is])).toEqual([
    ['Generate', 'false'],
    ['All Generations', 'true'],
  ]);
});

test('only the panel of the open tab is there', () => {
  expect(page).toContain('The order book');
  expect(page).not.toContain('The brief');
});
