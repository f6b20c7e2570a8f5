import { Fragment } from 'react';
import { plate } from '#web/lib/plates.ts';
import { Plate } from '#web/ui/plate.tsx';

/** The words the picture was drawn from (`scripts/draw-plates.ts`); `sewn` are those the reading understood. */
const BRIEF = [
  { words: 'Magenta silk saree', sewn: true },
  { words: ', ', sewn: false },
  { words: 'teal blouse', sewn: true },
  { words: ', ', sewn: false },
  { words: 'gold border', sewn: true },
];

/** Brings the picture's paper to white, so that multiplied with the roll's own it leaves only what is drawn. */
function LiftFilter() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <filter id="lift" colorInterpolationFilters="sRGB">
        <feColorMatrix values="1.076 0 0 0 0  0 1.104 0 0 0  0 0 1.149 0 0  0 0 0 1 0" />
      </filter>
    </svg>
  );
}

/** A roll of paper let down beside the words, with one design on it and the words it came from. */
export function Roll() {
  return (
    <figure className="roll">
      <LiftFilter />
      <Plate
        {...plate('home')}
        sizes="(min-width: 900px) 48vw, 100vw"
        alt="Fashion illustration of the outfit described beneath it, with its flats and swatches"
        priority
      />
      <figcaption className="brief">
        “
        {BRIEF.map(({ words, sewn }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
          <Fragment key={index}>{sewn ? <span className="sewn">{words}</span> : words}</Fragment>
        ))}
        ”
      </figcaption>
    </figure>
  );
}
