import { LANDING, STEP_BRIEF } from '#web/content/landing.ts';
import { plate } from '#web/lib/plates.ts';
import { cx } from '#web/ui/cx.ts';
import { FadeIn } from '#web/ui/fade-in.tsx';
import { Plate } from '#web/ui/plate.tsx';

/** One brief, shown as it is written, as it is read, and as it is drawn after a change. */
export function Steps() {
  const { title, describe, generate, refine } = LANDING.steps;
  return (
    <FadeIn className="steps" aria-labelledby="steps">
      <div className="wrap">
        <h2 id="steps" className="h1">
          {title}
        </h2>
        <ol>
          <li>
            <p className="step num" aria-hidden="true">
              1
            </p>
            <h3 className="h3">{describe.title}</h3>
            <blockquote className="brief">{STEP_BRIEF.words}</blockquote>
            <p className="small faint">{describe.hint}</p>
          </li>
          <li>
            <p className="step num" aria-hidden="true">
              2
            </p>
            <h3 className="h3">{generate.title}</h3>
            <dl className="step-read">
              {STEP_BRIEF.read.map(({ what, as, sewn, ...more }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    {'colour' in more ? <i style={{ background: more.colour }} /> : null}
                    <span className={cx('threaded', sewn ? 'sewn' : 'basted')}>{as}</span>
                  </dd>
                </div>
              ))}
            </dl>
            <p className="small faint">{generate.hint}</p>
          </li>
          <li>
            <p className="step num" aria-hidden="true">
              3
            </p>
            <h3 className="h3">{refine.title}</h3>
            <Plate {...plate('sheet-refined')} sizes="(min-width: 640px) 40vw, 100vw" alt={refine.sheet} />
            <p className="small faint">
              {refine.hint} “<span className="brief">{refine.change}</span>”
            </p>
          </li>
        </ol>
      </div>
    </FadeIn>
  );
}
