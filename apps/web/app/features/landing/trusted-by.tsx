import { LANDING } from '#web/content/landing.ts';
import { SITE } from '#web/content/site.ts';
import type { Site } from '#web/content/site-shape.ts';

const FACES = ['serif', 'caps', 'italic'] as const;

/** The marks of who trusts the shop, woven like the labels in a collar; nothing while there are none. */
export function TrustedBy({ site = SITE }: { site?: Site }) {
  if (site.trustedBy.length === 0) return null;
  return (
    <section className="trust wrap" aria-labelledby="trusted-by">
      <h2 id="trusted-by" className="small faint">
        {LANDING.trustedBy}
      </h2>
      <ul>
        {site.trustedBy.map((mark, index) => (
          <li key={mark} className="woven" data-face={FACES[index]}>
            {mark}
          </li>
        ))}
      </ul>
      {site.isSample ? <p className="tiny faint">{LANDING.trustedBySample}</p> : null}
    </section>
  );
}
