import type { ReactNode } from 'react';
import { SITE } from '#web/content/site.ts';
import { CONTACT } from '#web/content/site-pages.ts';
import type { Site } from '#web/content/site-shape.ts';
import { plate } from '#web/lib/plates.ts';
import { Plate } from '#web/ui/plate.tsx';

const dial = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Ways({ site: { email, phones, hours, social, address } }: { site: Site }) {
  const { labels } = CONTACT;
  return (
    <dl>
      {email ? (
        <Way label={labels.email}>
          <a className="h2 wrap-anywhere" href={`mailto:${email}`}>
            {email}
          </a>
        </Way>
      ) : null}
      {phones.length > 0 ? (
        <Way label={labels.phones}>
          {phones.map((phone) => (
            <a key={phone} className="num" href={dial(phone)}>
              {phone}
            </a>
          ))}
          {hours ? <span className="small faint">{hours}</span> : null}
        </Way>
      ) : null}
      {social.length > 0 ? (
        <Way label={labels.social}>
          {social.map(({ network, handle, url }) => (
            <span key={network}>
              {network} <a href={url}>{handle}</a>
            </span>
          ))}
        </Way>
      ) : null}
      {address.length > 0 ? (
        <Way label={labels.address}>
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Way>
      ) : null}
    </dl>
  );
}

const isReachable = ({ email, phones, social, address }: Site): boolean =>
  Boolean(email) || phones.length + social.length + address.length > 0;

/** Every way to reach the shop that there is. */
export function Contact({ site = SITE }: { site?: Site }) {
  const canReach = isReachable(site);
  return (
    <div className="page wrap">
      <div className="contact">
        <div>
          <h1 className="h1">{CONTACT.title}</h1>
          <p className="lede">{canReach ? [CONTACT.lede, site.answers].filter(Boolean).join(' ') : CONTACT.unfilled}</p>
          {canReach ? <Ways site={site} /> : null}
          {site.isSample ? <p className="small faint">{CONTACT.sample}</p> : null}
        </div>
        <Plate {...plate('sheet-sundress')} sizes="(min-width: 640px) 40vw, 100vw" alt="" priority />
      </div>
    </div>
  );
}
