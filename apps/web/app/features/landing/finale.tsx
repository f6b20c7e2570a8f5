import { Link } from 'react-router';
import { LANDING } from '#web/content/landing.ts';
import { SAMPLES } from '#web/content/samples.ts';
import { useStart } from '#web/features/landing/use-start.ts';
import { plate } from '#web/lib/plates.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FadeIn } from '#web/ui/fade-in.tsx';

/** The last call, and everybody back out on one length of paper. */
export function Finale() {
  const { to } = useStart();
  const { title, lede, button } = LANDING.closing;
  return (
    <FadeIn className="finale" aria-labelledby="closing">
      <div className="finale-say wrap">
        <h2 id="closing" className="h-hero">
          {title}
        </h2>
        <div>
          <p className="lede">{lede}</p>
          <ButtonLink look="action">
            <Link to={to}>{button}</Link>
          </ButtonLink>
        </div>
      </div>
      <div className="finale-walk" aria-hidden="true">
        {SAMPLES.map(({ id }) => {
          const { sources, style: _, ...image } = plate(`figure-${id}`);
          return (
            <picture key={id}>
              {sources.map((source) => (
                <source key={source.type} {...source} sizes="330px" />
              ))}
              <img {...image} sizes="330px" alt="" loading="lazy" decoding="async" />
            </picture>
          );
        })}
      </div>
    </FadeIn>
  );
}
