import { Link } from 'react-router';
import { SITE } from '#web/content/site.ts';
import { FOOTER } from '#web/content/site-pages.ts';
import { SocialMark } from '#web/ui/social-mark.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

/** What closes every page that anybody may read: where else to go, and who this is. */
export function Footer() {
  return (
    <footer className="foot wrap">
      <div className="foot-name">
        <Wordmark />
      </div>
      {FOOTER.columns.map(({ title, links }) => (
        <nav key={title} aria-labelledby={`foot-${title}`}>
          <h2 id={`foot-${title}`} className="label">
            {title}
          </h2>
          <ul>
            {links.map(([label, to]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {SITE.social.length > 0 ? (
        <ul className="foot-social" aria-label="Social">
          {SITE.social.map(({ network, url }) => (
            <li key={network}>
              <a href={url} className="icon-btn" aria-label={network} target="_blank" rel="noreferrer">
                <SocialMark network={network} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="foot-languages">
        <a className="basted-link" href={FOOTER.inOther.at} lang={FOOTER.inOther.language}>
          {FOOTER.inOther.name}
        </a>
      </p>
      <Stitch className="foot-seam" />
      <p className="foot-rights small faint">
        © {SITE.since} {SITE.company}. {FOOTER.rights}
      </p>
      <p className="foot-powered small faint">{FOOTER.powered}</p>
    </footer>
  );
}
