import type { FormState } from '@toile/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BoardStage } from '#web/features/boards/board-stage.tsx';
import type { FormProgress } from '#web/lib/use-form-state.ts';

const state = (over: Partial<FormState>): FormState => ({
  form: 'hero.post',
  status: 'running',
  file_id: null,
  image_url: null,
  is_redrawn: false,
  ...over,
});

function stage(over: Partial<FormProgress>): string {
  const progress = { state: undefined, isFailed: false, impossible: undefined, refused: undefined, ...over };
  const wish = { layout: 'hero', format: 'post', size: 'usual' } as const;
  return renderToStaticMarkup(
    <BoardStage title="Red lehenga" wish={wish} progress={{ ...progress, again: () => undefined }} />,
  );
}

const DRAWN = { status: 'done', file_id: 'f1', image_url: '/f1' } as const;

test('a board that is on its way has its place in its shape, and says that one may leave', () => {
  for (const page of [stage({}), stage({ state: state({}) })]) {
    expect(page).toContain('--shape:1638 / 2048');
    expect(page).toMatch(/role="status">Being drawn, or next in line\. You may leave/);
    expect(page).not.toContain('<img');
  }
});

test('a board that is drawn is loaded and named, and the wait lasts until its picture is seen', () => {
  const page = stage({ state: state(DRAWN) });
  expect(page).toContain('alt="Red lehenga, laid out as: Hero"');
  expect(page).toMatch(/data-waiting="true".*role="status">Being drawn/s);
});

test('one that failed, was refused or could not be asked for says why, and is asked for again', () => {
  const failed = stage({ state: state({ status: 'failed' }), isFailed: true });
  const refused = stage({ isFailed: true, refused: 'Layouts and formats are free, 60 an hour.' });
  const lost = stage({ isFailed: true });
  expect(failed).toContain('This board could not be drawn.');
  expect(refused).toContain('60 an hour');
  expect(lost).toContain('Are you online?');
  for (const page of [failed, refused, lost]) expect(page).toMatch(/role="alert".*Try again/s);
});

test('one that can never be says so and offers no second try', () => {
  const words = 'Other layouts are for people in clothes that Toile drew itself.';
  const page = stage({ isFailed: true, refused: words, impossible: words });
  expect(page).toContain(words);
  expect(page).not.toContain('Try again');
});
