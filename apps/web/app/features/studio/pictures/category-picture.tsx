import type { GenerationRequest } from '@toile/contract';

type Category = GenerationRequest['category'];

/** Outline, then the seams inside it. Box 48 × 60. */
const CUTS: Record<Category, readonly [outline: string, seams: string]> = {
  outfit: [
    'M18 3 11 7 8 20l5 1 1-5v11h20V16l1 5 5-1-3-13-7-4q-6 5-12 0ZM15 31h18l3 26h-9l-3-19-3 19h-9Z',
    'M18 3q6 8 12 0M14 24.5h20M15.6 34.5h16.8M24 34.5V38',
  ],
  top: [
    'M17 10 8 15 4 29l7 2 2-6v27h22V25l2 6 7-2-4-14-9-5q-7 7-14 0Z',
    'M17 10q7 10 14 0M13 49h22M4.7 26.5l7 2M43.3 26.5l-7 2',
  ],
  bottom: ['M14 5h20l4 52H27L24 22l-3 35H10Z', 'M13.7 10h20.6M24 10v12M15.6 10q0 5-2.6 6.4M32.4 10q0 5 2.6 6.4'],
  dress: [
    'M18 4l-1 13q2 6 0 11L8 56h32l-9-28q-2-5 0-11L30 4q-6 9-12 0Z',
    'M16.6 28.4q7.4 2.6 14.8 0M20 33l-4 20M28 33l4 20M24 34v19',
  ],
  coat: [
    'M18 4 9 9 5 36l6 1 3-16-2 36h24l-2-36 3 16 6-1-4-27-9-5-6 13Z',
    'M24 17v40M18 4l-3 8 4 2 5 7M30 4l3 8-4 2-5 7M15.5 39h5M27.5 39h5M27 26v.1M27 33v.1',
  ],
};

/** Silhouette of a category, for a choice card. */
export function CategoryPicture({ category }: { category: Category }) {
  const [outline, seams] = CUTS[category];
  return (
    <svg viewBox="0 0 48 60" aria-hidden="true">
      <path d={outline} />
      <path d={seams} fill="none" strokeWidth="1" opacity="0.75" />
    </svg>
  );
}
