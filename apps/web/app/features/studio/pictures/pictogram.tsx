import type { GenerationRequest } from '@toile/contract';

const RING = 'M6 16a10 10 0 1 0 20 0 10 10 0 1 0-20 0Z';

/** Line drawings in a box of 32 × 32, pen 1.4. */
const SEASONS: Record<GenerationRequest['season'], string> = {
  any: 'M5.5 8h21v18.5h-21ZM5.5 13.5h21M11 5v5.5M21 5v5.5M11 18v.1M16 18v.1M21 18v.1M11 22.3v.1M16 22.3v.1M21 22.3v.1',
  summer:
    'M11 16a5 5 0 1 0 10 0 5 5 0 1 0-10 0ZM16 4v3.5M16 24.5v3.5M4 16h3.5M24.5 16H28M7.5 7.5 10 10M22 22l2.5 2.5M24.5 7.5 22 10M10 22l-2.5 2.5',
  winter:
    'M16 4v24M5.6 10l20.8 12M26.4 10 5.6 22M13 6.5l3 3 3-3M13 25.5l3-3 3 3M6.2 14l4.1-1.1-1.1-4.1M25.8 18l-4.1 1.1 1.1 4.1M25.8 14l-4.1-1.1 1.1-4.1M6.2 18l4.1 1.1-1.1 4.1',
  spring:
    'M16 28V14.5M16 19.5c0-5.5 3.5-8.5 10-8.5 0 5.5-3.5 8.5-10 8.5ZM16 14.5c0-5-3.5-8.5-9.5-8.5 0 5 3.5 8.5 9.5 8.5ZM10 28h12',
  autumn: 'M8.5 23.5C6 13.5 12.5 6.5 26 6c0 13-6.5 20-17.5 17.5ZM5 27.5 18.5 14M13 19.5V14M12.5 20h6',
};

const OCCASIONS: Record<GenerationRequest['occasion'], string> = {
  casual:
    'M7 12h14v7a6 6 0 0 1-6 6h-2a6 6 0 0 1-6-6ZM21 14h2.5a3.2 3.2 0 0 1 0 6.5h-2.7M11.5 4.5q-2 2 0 4M16.5 4.5q-2 2 0 4M5 28h18',
  travel: 'M6 11h20v14H6ZM12 11V8a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v3M11 11v14M21 11v14M10 25v2.5M22 25v2.5',
  formal:
    'M13.5 13.5 4.5 9v14l9-4.5M18.5 13.5l9-4.5v14l-9-4.5M13.5 12.5h5v7h-5ZM8 14.5l3 1M8 17.5l3-1M24 14.5l-3 1M24 17.5l-3-1',
  party: 'M7.5 9h17q0 8.5-8.5 8.5T7.5 9ZM16 17.5v8M11 27h10M9.5 12.5h13M13 4.5v.1M18.5 5.5v.1M16 2.5v.1M23 3.5v.1',
  wedding:
    'M5.5 20.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0ZM13.5 20.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0ZM8.5 8.5 12 13l3.5-4.5L13.8 6h-3.6ZM8.5 8.5h7',
  festival:
    'M4 17q12 4.5 24 0-1.5 9.5-12 9.5T4 17ZM16 16.5c-4-2.5-3.5-6 0-12 3.5 6 4 9.5 0 12ZM10.5 21.8q5.5 1.6 11 0M6.5 9.5 8 11M25.5 9.5 24 11',
  'romantic-date':
    'M16 3.5c4.5 0 7 3 6.8 6.5-.3 4.5-3 7.5-6.8 7.5S9.5 14.5 9.2 10C9 6.5 11.5 3.5 16 3.5ZM9.3 10.5c3.2-2.5 6.7-.5 6.7 3M22.7 10.5c-4.2-4.5-10-3-9.7-.5M16 17.5v11M16 25q4.5-4.5 7.5-3-2.5 4.5-7.5 3Z',
  'casual-date':
    'M4.5 10.5h23v3.2a2.3 2.3 0 0 0 0 4.6v3.2h-23v-3.2a2.3 2.3 0 0 0 0-4.6ZM21 10.5v2M21 15v2M21 19.5v2M12.8 19c-4.3-2.6-3.6-5.6-1.7-5.6 1.1 0 1.7 1.1 1.7 1.1s.6-1.1 1.7-1.1c1.9 0 2.6 3-1.7 5.6Z',
  'avant-garde':
    'M4 26.5 12.5 8l8.5 18.5ZM17 12.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0ZM12.5 8v18.5M17 12.5h11M4 5h8.5',
  gala: 'M3.5 11.5q6.5-3 12.5 1.5 6-4.5 12.5-1.5.5 9-6 9.5-4.5.3-6.5-4.5-2 4.8-6.5 4.5-6.5-.5-6-9.5ZM7.5 15.5q2.8-2.5 5.5.3-2.8 2.2-5.5-.3ZM19 15.8q2.7-2.8 5.5-.3-2.7 2.5-5.5.3ZM28 12.5 30 28',
};

const ACCESSORIES: Record<GenerationRequest['accessories'], string> = {
  none: `${RING}M9 23 23 9`,
  parure:
    'M8.5 5q.5 13 7.5 13t7.5-13M16 18v2.5M13 23.5l3-3 3 3-3 5ZM4.5 13v3M3 19.5 4.5 16 6 19.5l-1.5 3ZM27.5 13v3M26 19.5l1.5-3.5 1.5 3.5-1.5 3Z',
  necklace: 'M6.5 5q0 15.5 9.5 15.5T25.5 5M13 24l3-3.5 3 3.5-3 4.5ZM10.3 17.3v.1M21.7 17.3v.1M7.9 12.5v.1M24.1 12.5v.1',
  bracelet:
    'M4.5 16c0-5 5-8.5 11.5-8.5S27.5 11 27.5 16 22.5 24.5 16 24.5 4.5 21 4.5 16ZM8.5 16c0-3 3.3-5 7.5-5s7.5 2 7.5 5-3.3 5-7.5 5-7.5-2-7.5-5ZM12 22.3v.1M16 22.8v.1M20 22.3v.1',
  hats: 'M3.5 20.5c1-1.5 3-2 5-2q0-11.5 7.5-11.5t7.5 11.5c2 0 4 .5 5 2-2.5 3.5-7 5-12.5 5s-10-1.5-12.5-5ZM8.5 18.5q7.5 3.5 15 0M8.7 15.5q7.3 3 14.6 0',
  scarves:
    'M8.5 7q7.5 5.5 15 0l1 4.5q-8.5 6.5-17 0ZM17.5 14.5 21 26h5.5l-4-12.2M21.8 26v2.5M24 26v2.5M26.3 26v2.5M14.5 14.6 11 23.5H6l3.6-10.2M6.3 23.5V26M8.6 23.5V26M10.8 23.5V26',
  glasses:
    'M4 17.5a4.7 4.7 0 1 0 9.4 0 4.7 4.7 0 1 0-9.4 0ZM18.6 17.5a4.7 4.7 0 1 0 9.4 0 4.7 4.7 0 1 0-9.4 0ZM13.4 16.8q2.6-2 5.2 0M4.3 16 7 8.5q.8-1.5 2.5-1M27.7 16 25 8.5q-.8-1.5-2.5-1',
  watches:
    'M9.5 16a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0ZM16 12v4l2.8 1.8M12 10.8 12.8 4h6.4l.8 6.8M12 21.2l.8 6.8h6.4l.8-6.8M22.5 16h1.5',
};

const DRAWINGS = { season: SEASONS, occasion: OCCASIONS, accessories: ACCESSORIES };

type Drawings = typeof DRAWINGS;

interface Props<F extends keyof Drawings> {
  of: F;
  value: keyof Drawings[F] & string;
}

/** A line drawing that says an option faster than its word. */
export function Pictogram<F extends keyof Drawings>({ of, value }: Props<F>) {
  // TypeScript does not follow the key through the generic; the props allow no other value.
  const path = DRAWINGS[of][value] as string;
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
