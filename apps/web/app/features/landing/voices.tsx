import { LANDING } from '#web/content/landing.ts';
import { SITE } from '#web/content/site.ts';
import type { Site } from '#web/content/site-shape.ts';
import { FadeIn } from '#web/ui/fade-in.tsx';

const STARS = [1, 2, 3, 4, 5];

function Stars() {
  return (
    <p className="stars" role="img" aria-label={LANDING.voices.stars}>
      {STARS.map((star) => (
        <svg key={star} className="star" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="m12 1.8 3.1 6.5 7.1.9-5.2 4.9 1.3 7.1-6.3-3.4-6.3 3.4 1.3-7.1-5.2-4.9 7.1-.9z" />
        </svg>
      ))}
    </p>
  );
}

/** What people said; nothing while nobody has. */
export function Voices({ site = SITE }: { site?: Site }) {
  if (site.voices.length === 0) return null;
  return (
    <FadeIn className="voices wrap" aria-labelledby="voices">
      <h2 id="voices" className="sr-only">
        {LANDING.voices.title}
      </h2>
      {site.voices.map(({ quote, who, role }) => (
        <figure key={who}>
          <Stars />
          <blockquote>{quote}</blockquote>
          <figcaption>
            {who} <span>{role}</span>
          </figcaption>
        </figure>
      ))}
      {site.isSample ? <p className="small faint voices-sample">{LANDING.voices.sample}</p> : null}
    </FadeIn>
  );
}
