/** Widths in which the app's own pictures are there, pixels, by what their names begin with. */
export const PLATE_WIDTHS = {
  sheet: [360, 720, 1080],
  figure: [330, 660],
  detail: [480, 960],
  entrance: [540, 1080],
} as const;

export const plateWidths = (name: string): readonly number[] => {
  const [kind = ''] = name.split('-', 1);
  return Object.entries(PLATE_WIDTHS).find(([known]) => known === kind)?.[1] ?? [];
};
