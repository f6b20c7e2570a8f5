import { type DesignSummary, GenerationRequest } from '@toile/contract';
import { expect, it } from 'vitest';
import { groupByDay } from '#web/features/history/days.ts';

const design = (moment: Date): DesignSummary => ({
  design_id: moment.toISOString(),
  status: 'done',
  stage: 'pressing',
  progress: 1,
  request: GenerationRequest.parse({ style_idea: 'a coat' }),
  seed: 1,
  engine: 'atelier',
  title: 'Coat',
  file_id: 'f',
  has_figure: false,
  image_url: '/f',
  liked: false,
  post_id: null,
  likes: 0,
  created_at: moment.toISOString(),
  deleted_at: null,
});

it('keeps designs in the days they were made on, and calls the days as one speaks of them', () => {
  const now = new Date(2026, 10, 21, 15);
  const made = [
    new Date(2026, 10, 21, 14),
    new Date(2026, 10, 21, 0, 5),
    new Date(2026, 10, 20, 23, 55),
    new Date(2026, 10, 17, 12),
    new Date(2026, 10, 14, 12),
    new Date(2025, 11, 31, 12),
  ];
  const days = groupByDay(made.map(design), now);
  expect(days.map(({ name, date, designs }) => [name, date, designs.length])).toEqual([
    ['Today', '21 November', 2],
    ['Yesterday', '20 November', 1],
    ['Tuesday', '17 November', 1],
    ['14 November', '', 1],
    ['31 December 2025', '', 1],
  ]);
});
