import type { GenerationRequest } from '@toile/contract';

type Category = GenerationRequest['category'];

/** Lines of construction and the figure, box 300 × 400. */
const GUIDES = 'M150 22v356M118 366h70M112 84l76-5M120 168l62-4';
const FIGURE =
  'M149 24c9 0 13 7 12 16s-6 17-12 17-11-8-12-17 3-16 12-16ZM144 56l-1 14-27 9c-5 14-9 26-10 40-2 20-6 38-7 56l2 12M155 56l1 14 27 9c5 14 9 26 10 40 2 20 6 38 7 56l-2 12';
/** The body beneath the cloth, as construction draws it: hardly. */
const BODY =
  'M117 79c5 31 12 60 10 88-4 60 4 130 11 179M183 79c-5 31-10 56-7 86 4 62-1 132-5 181M150 180c-3 60-5 120-2 166M154 180c2 60 5 120 6 166';
const LEGS = 'M139 346l-4 20 8 4 6-22M161 346l2 22 9-2-1-21';

/** What is basted on the figure: the edges, then the folds within. */
const BASTED: Record<Category, readonly [edges: string, folds: string]> = {
  dress: [
    'M128 76q3 22 2 30 20 14 40 0 0-10 2-30-22 38-44 0ZM130 106c2 18 6 26 4 40-10 50-24 120-26 196q44 14 86-2c-6-74-18-140-26-192-2-16 2-26 2-42',
    'M168 150q-22 22-40 24M170 156q-14 80-24 190M172 176q-2 90 2 168',
  ],
  top: [
    'M124 76q26 22 52 0l10 6q8 18 10 38l-16 6-6-16q2 40 8 70-32 12-66 0 8-30 8-70l-8 18-14-8q6-24 12-38Z',
    'M140 118q10 10 24 4M126 160q24 8 52 0M150 92v84',
  ],
  bottom: [
    'M126 156q24 8 50 0 10 40 14 90 2 50 2 98-14 4-28 0-2-56-12-110-8 54-14 112-14 4-28-2 2-60 4-104 4-50 12-84ZM125 168q26 8 52 0',
    'M142 200q-6 60-10 132M168 200q8 64 10 130M152 172v40',
  ],
  coat: [
    'M110 82 128 73l22 45 22-45 18 9M110 82c-10 24-18 64-20 104l16 2c4-24 10-46 14-58M120 128c1 62-4 122-10 190 26 9 60 9 84 0-4-68-10-128-12-190M190 82c10 24 18 64 20 104l-16 2c-4-24-10-46-14-58',
    'M150 118v205M128 73l-8 22 11 7 19 16M172 73l8 22-11 7-19 16M122 206h18M162 206h18',
  ],
  // What an outfit is made of, the words say: nothing is put on that nobody asked for.
  outfit: ['', ''],
};

/** Where the sheet's title will be. */
const MARGIN = 'M224 36h62M224 50h42';

/** The sheet in draft: the figure with the chosen kind of garment basted on it, and the place of its title. */
export function Croquis({ category }: { category: Category }) {
  const [edges, folds] = BASTED[category];
  return (
    <svg
      viewBox="0 0 300 400"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g transform="translate(-13 -6) scale(0.84 0.92)">
        <path d={GUIDES} strokeWidth="0.7" opacity="0.55" />
        <path d={BODY} strokeWidth="0.8" opacity="0.4" />
        <path d={FIGURE} />
        <path d={LEGS} />
        <path d={edges} strokeWidth="1.7" strokeDasharray="7 5" />
        <path d={folds} strokeDasharray="3 6" opacity="0.7" />
      </g>
      <path d={MARGIN} strokeDasharray="3 6" opacity="0.6" />
    </svg>
  );
}
