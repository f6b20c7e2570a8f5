import { Fragment } from 'react';
import { Plate } from '#web/ui/plate.tsx';

/** The brief the picture was drawn from, letter for letter; `sewn` parts are those the reading understood. */
const BRIEF = [
  { words: 'Magenta silk saree', sewn: true },
  { words: ', ' },
  { words: 'teal blouse', sewn: true },
  { words: ', ' },
  { words: 'gold border', sewn: true },
] as const;

/** A roll of paper let down beside the words, with one design on it and the words it came from. */
export function Roll() {
  return (
    <figure className="roll">
      <Plate
        src="/plates/home.webp"
        srcSet="/plates/home-small.webp 640w, /plates/home.webp 1536w"
        sizes="(min-width: 900px) 50vw, 100vw"
        alt="Fashion illustration of the outfit described beneath it"
        width={1536}
        height={2048}
        priority
      />
      <figcaption className="brief">
        “
        {BRIEF.map((part) => (
          <Fragment key={part.words}>
            {'sewn' in part ? <span className="sewn">{part.words}</span> : part.words}
          </Fragment>
        ))}
        ”
      </figcaption>
    </figure>
  );
}
