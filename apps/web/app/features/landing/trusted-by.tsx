import { LANDING } from '#web/content/landing.ts';
import { SITE } from '#web/content/site.ts';

const FACES = ['serif', 'caps', 'italic'] as const;

/** Three marks, woven like the labels in a collar. */
export function TrustedBy() {
  return (
    <section className="trust wrap" aria-labelledby="trusted-by">
      <h2 id="trusted-by" className="small faint">
        {LANDING.trustedBy}
      </h2>
      <ul>
        {SITE.trustedBy.map((mark, index) => (
          <li key={mark} className="woven" data-face={FACES[index]}>
            {mark}
          </li>
        ))}
      </ul>
      {SITE.isSample ? <p className="tiny faint">{LANDING.trustedBySample}</p> : null}
    </section>
  );
}
