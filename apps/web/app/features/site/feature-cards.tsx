import { Link } from 'react-router';
import { FEATURES } from '#web/content/site-pages.ts';
import { plate } from '#web/lib/plates.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Plate } from '#web/ui/plate.tsx';

/** Four claims, each beside a sheet. */
export function FeatureCards() {
  return (
    <div className="page wrap">
      <header className="page-head">
        <h1 className="h1">{FEATURES.title}</h1>
        <p className="lede">{FEATURES.lede}</p>
      </header>
      <ul className="claims">
        {FEATURES.cards.map(({ id, title, text, figure }) => (
          <li key={id}>
            <Plate
              {...plate(`sheet-${figure}`)}
              sizes="(min-width: 900px) 22vw, (min-width: 640px) 44vw, 100vw"
              alt=""
            />
            <h2 className="h3">{title}</h2>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
      <ButtonLink className="page-next">
        <Link to="/blog">{FEATURES.next}</Link>
      </ButtonLink>
    </div>
  );
}
