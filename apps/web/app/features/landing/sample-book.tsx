import { LANDING } from '#web/content/landing.ts';
import { SAMPLES } from '#web/content/samples.ts';
import { plate } from '#web/lib/plates.ts';
import { FadeIn } from '#web/ui/fade-in.tsx';
import { Plate } from '#web/ui/plate.tsx';

/** Eight designs, hung unevenly like sheets on a line. */
export function SampleBook() {
  return (
    <FadeIn className="book wrap" aria-labelledby="samples">
      <div className="section-head">
        <h2 id="samples" className="h1">
          {LANDING.samples.title}
        </h2>
        <p className="lede">{LANDING.samples.lede}</p>
      </div>
      <ul>
        {SAMPLES.map(({ id, description, collection, brief }) => (
          <li key={id}>
            <Plate
              {...plate(`sheet-${id}`)}
              sizes="(min-width: 900px) 22vw, 44vw"
              alt={`Fashion illustration: ${brief.style_idea}`}
            />
            <h3>{description}</h3>
            <p>{collection}</p>
          </li>
        ))}
      </ul>
    </FadeIn>
  );
}
