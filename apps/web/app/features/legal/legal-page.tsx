import { Link } from 'react-router';
import { LAST_UPDATED, LEGAL_PAGE, type LegalText } from '#web/content/legal.ts';
import { OWN_LEGAL } from '#web/content/own-legal.ts';
import { Stitch } from '#web/ui/stitch.tsx';

const { words, machine } = OWN_LEGAL.lastUpdated ?? LAST_UPDATED;

/** One legal text: what it comes down to, its parts by name, then all of it. */
export function LegalPage({ title, gist, sections }: LegalText) {
  return (
    <article className="page legal wrap">
      <header>
        <h1 className="h1">{title}</h1>
        <p className="small faint">
          {LEGAL_PAGE.lastUpdated} <time dateTime={machine}>{words}</time>
        </p>
        <p className="brief">{gist}</p>
      </header>
      <nav aria-label={LEGAL_PAGE.contents}>
        <ul>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="legal-text">
        {sections.map(({ id, heading, text }) => (
          <section key={id} id={id}>
            <h2 className="h3">{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph} className="legal-words">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <Stitch />
        <p className="small faint">
          {LEGAL_PAGE.questions}{' '}
          <Link to="/contact" className="basted-link">
            {LEGAL_PAGE.contact}
          </Link>
        </p>
      </div>
    </article>
  );
}
