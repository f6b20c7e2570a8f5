import { SITE } from '#web/content/site.ts';
import { CONTACT } from '#web/content/site-pages.ts';
import { plate } from '#web/lib/plates.ts';
import { Plate } from '#web/ui/plate.tsx';

const dial = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Every way to reach the shop. */
export function Contact() {
  const { labels } = CONTACT;
  return (
    <div className="page wrap">
      <div className="contact">
        <div>
          <h1 className="h1">{CONTACT.title}</h1>
          <p className="lede">{CONTACT.lede}</p>
          <dl>
            <div>
              <dt>{labels.email}</dt>
              <dd>
                <a className="h2 wrap-anywhere" href={`mailto:${SITE.email}`}>
                  {SITE.email}
                </a>
              </dd>
            </div>
            <div>
              <dt>{labels.phones}</dt>
              <dd>
                {SITE.phones.map((phone) => (
                  <a key={phone} className="num" href={dial(phone)}>
                    {phone}
                  </a>
                ))}
                <span className="small faint">{CONTACT.hours}</span>
              </dd>
            </div>
            <div>
              <dt>{labels.social}</dt>
              <dd>
                {SITE.social.map(({ network, handle, url }) => (
                  <span key={network}>
                    {network} <a href={url}>{handle}</a>
                  </span>
                ))}
              </dd>
            </div>
            <div>
              <dt>{labels.address}</dt>
              <dd>
                <address>
                  {SITE.address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </dd>
            </div>
          </dl>
          {SITE.isSample ? <p className="small faint">{CONTACT.sample}</p> : null}
        </div>
        <Plate {...plate('sheet-sundress')} sizes="(min-width: 640px) 40vw, 100vw" alt="" priority />
      </div>
    </div>
  );
}
