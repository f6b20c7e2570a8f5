import { expect, test } from 'vitest';
import { hideNotices, readHidden } from '#web/features/report/hidden-notices.ts';

function browser(kept: Record<string, string> = {}) {
  return () => ({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
}
const closed = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('a notice that was hidden stays hidden, and others do not go with it', () => {
  const store = browser();
  expect(readHidden(store)).toEqual([]);
  hideNotices(['p1'], store);
  hideNotices(['p2', 'p1'], store);
  expect(readHidden(store)).toEqual(['p2', 'p1']);
});

test.each(['', 'null', '{"p1":true}', '[1]', 'not json'])(
  'what somebody else wrote there hides nothing: %s',
  (text) => {
    expect(readHidden(browser({ 'toile.hidden-notices': text }))).toEqual([]);
  },
);

test('where the browser keeps nothing it is hidden for as long as the page stands', () => {
  expect(readHidden(closed)).toEqual([]);
  expect(hideNotices(['p1'], closed)).toEqual(['p1']);
});
