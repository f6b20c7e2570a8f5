import { LANDING } from '#web/content/landing.ts';
import { plate } from '#web/lib/plates.ts';
import { FadeIn } from '#web/ui/fade-in.tsx';
import { Plate } from '#web/ui/plate.tsx';

const STYLES = ['suit', 'ikat', 'gown'] as const;

/** Each feature beside the thing that proves it. */
export function Proofs() {
  const { title, cards } = LANDING.features;
  return (
    <FadeIn className="proofs wrap" aria-labelledby="features">
      <h2 id="features" className="h1">
        {title}
      </h2>
      <article className="proof-tall">
        <Plate
          {...plate('detail-lehenga')}
          className="proof-picture"
          sizes="(min-width: 900px) 40vw, 100vw"
          alt={cards.generation.alt}
        />
        <h3 className="h3">{cards.generation.title}</h3>
        <p className="muted">{cards.generation.text}</p>
      </article>
      <article className="proof-row">
        <div className="proof-figures proof-picture">
          {STYLES.map((id) => {
            const { style: _, ...figure } = plate(`figure-${id}`);
            return <Plate key={id} {...figure} sizes="(min-width: 900px) 15vw, 32vw" alt="" />;
          })}
        </div>
        <h3 className="h3">{cards.styles.title}</h3>
        <p className="muted">{cards.styles.text}</p>
      </article>
      <article className="proof-wide">
        <Plate
          {...plate('detail-blazer')}
          className="proof-picture"
          sizes="(min-width: 900px) 40vw, 100vw"
          alt={cards.realistic.alt}
        />
        <h3 className="h3">{cards.realistic.title}</h3>
        <p className="muted">{cards.realistic.text}</p>
      </article>
      <article className="proof-time">
        <p className="seconds">
          <span>{cards.instant.count}</span> <small>{cards.instant.unit}</small>
        </p>
        <div className="needle" aria-hidden="true">
          <span className="needle-thread" />
          <svg className="needle-eye" viewBox="0 0 60 16" fill="currentColor" aria-hidden="true">
            <path d="M0 8.8C18 6 40 5.2 52 6.2a2 2 0 0 1 0 4C40 11 18 10 0 8.8Z" />
            <ellipse cx="48" cy="8.2" rx="4" ry=".9" fill="var(--paper)" />
          </svg>
        </div>
        <h3 className="h3">{cards.instant.title}</h3>
        <p className="muted">{cards.instant.text}</p>
      </article>
    </FadeIn>
  );
}
