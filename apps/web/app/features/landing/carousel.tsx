import { type CSSProperties, useState } from 'react';
import { LANDING } from '#web/content/landing.ts';
import { SAMPLES } from '#web/content/samples.ts';
import { offsetOnRing, useCarousel } from '#web/features/landing/use-carousel.ts';
import { plate } from '#web/lib/plates.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Pause } from '#web/ui/icons/pause.tsx';
import { Play } from '#web/ui/icons/play.tsx';

const COUNT = SAMPLES.length;

interface SlideProps {
  id: (typeof SAMPLES)[number]['id'];
  words: string;
  offset: number;
}

function Slide({ id, words, offset }: SlideProps) {
  const { sources, style: _, ...image } = plate(`figure-${id}`);
  const sizes = '(min-width: 720px) 30vw, 78vw';
  const isFirst = id === SAMPLES[0].id;
  return (
    <picture
      className="slide"
      data-offset={offset}
      aria-hidden={offset !== 0 || undefined}
      // Custom properties are not in React's CSSProperties.
      style={{ '--offset': offset } as CSSProperties}
    >
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        {...image}
        sizes={sizes}
        alt={offset === 0 ? `Fashion illustration: ${words}` : ''}
        fetchPriority={isFirst ? 'high' : 'low'}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}

/** A roll of paper with eight designs that come forward one after the other, each with the words it was drawn from. */
export function Carousel() {
  const [isHeld, setHeld] = useState(false);
  const { current, show, isPaused, isStill, togglePause, moves } = useCarousel(COUNT, isHeld);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <section className="roll" aria-roledescription="carousel" aria-label={LANDING.carousel}>
      <div className="stage" aria-live={moves ? 'off' : 'polite'} onPointerEnter={hold} onPointerLeave={release}>
        {SAMPLES.map(({ id, brief }, index) => (
          <Slide key={id} id={id} words={brief.style_idea} offset={offsetOnRing(index, current, COUNT)} />
        ))}
      </div>
      <div className="roll-foot">
        <p className="brief" aria-hidden="true">
          “<span className="sewn">{SAMPLES[current]?.brief.style_idea}</span>”
        </p>
        <div className="dots">
          {SAMPLES.map(({ id, description }, index) => (
            <button
              key={id}
              type="button"
              className="dot"
              aria-label={`Show ${index + 1} of ${COUNT}: ${description}`}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            />
          ))}
          {isStill ? null : (
            <IconButton label={isPaused ? 'Play the carousel' : 'Pause the carousel'} onClick={togglePause}>
              {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </IconButton>
          )}
        </div>
      </div>
    </section>
  );
}
