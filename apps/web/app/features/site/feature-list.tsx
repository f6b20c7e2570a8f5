import { Link } from 'react-router';
import { BLOG } from '#web/content/site-pages.ts';
import { plate } from '#web/lib/plates.ts';
import { entrancePath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Plate } from '#web/ui/plate.tsx';

const STUDIO = '/ai-outfit-generator';

/** Everything that can be done, part after part. */
export function FeatureList() {
  const session = useSession();
  return (
    <div className="page wrap">
      <header className="page-head">
        <h1 className="h1">{BLOG.title}</h1>
        <p className="lede">{BLOG.lede}</p>
      </header>
      <div className="can">
        <aside>
          <Plate {...plate('sheet-suit')} sizes="(min-width: 640px) 33vw, 100vw" alt="" priority />
          <ButtonLink look="action">
            <Link to={session.status === 'signed-in' ? STUDIO : entrancePath('/signup', STUDIO)}>{BLOG.start}</Link>
          </ButtonLink>
        </aside>
        <div>
          {BLOG.parts.map(({ title, items }) => (
            <section key={title} aria-labelledby={`can-${title}`}>
              <h2 id={`can-${title}`} className="h2">
                {title}
              </h2>
              <dl>
                {items.map(([what, how]) => (
                  <div key={what}>
                    <dt>{what}</dt>
                    <dd>{how}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
