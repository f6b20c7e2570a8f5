import { INSTAGRAM } from './instagram-path.ts';

export type Network = 'Instagram' | 'LinkedIn';

/** Networks' own glyphs, in ink; 24 × 24. LinkedIn's is drawn here, for Simple Icons does not carry it. */
const GLYPHS: Record<Network, string> = {
  Instagram: INSTAGRAM,
  LinkedIn:
    'M20.45 20.45h-3.56v-5.57c0-1.33-.02-3.04-1.85-3.04-1.85 0-2.14 1.45-2.14 2.94v5.67H9.35V9h3.41v1.56h.05c.48-.9 1.64-1.85 3.37-1.85 3.6 0 4.27 2.37 4.27 5.46zM5.34 7.43a2.06 2.06 0 1 1 0-4.13 2.06 2.06 0 0 1 0 4.13m1.78 13.02H3.56V9h3.56zM22.22 0H1.77C.79 0 0 .77 0 1.73v20.54C0 23.23.79 24 1.77 24h20.45c.98 0 1.78-.77 1.78-1.73V1.73C24 .77 23.2 0 22.22 0',
};

/** The mark of a social network, as tall as the words beside it. Decorative; the link around it has the name. */
export function SocialMark({ network }: { network: Network }) {
  return (
    <svg className="social-mark" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={GLYPHS[network]} />
    </svg>
  );
}
