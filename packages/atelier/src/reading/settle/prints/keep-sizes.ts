/** 'Tiny cream daisies': a size that the figures of a print are drawn in is told of nothing else. */
import type { Draft, Said } from '#atelier/draft/draft.ts';

const SMALL = /^(?:tiny|small|little|micro|mini|fine)$/i;
const LARGE = /^(?:big|large|huge|giant|oversized|bold)$/i;
/** Characters from a size to the print it is said of: a colour or two stand between. */
const NEAR = 28;

const isDrawnIn = (word: string, { as, part, slots }: Said): boolean =>
  as === 'print' &&
  !part &&
  ((SMALL.test(word) && slots?.scale === 'small') || (LARGE.test(word) && slots?.scale === 'large'));

/** Takes such sizes off what is told as not seen. */
export function keepSizes(draft: Draft): void {
  const said = draft.things.flatMap((thing) => (thing.type === 'garment' ? thing.said : []));
  draft.spans = draft.spans.map((span) => {
    if (span.as !== 'ignored' || span.drawn !== false) return span;
    const isDrawn = said.some(
      (one) => one.start > span.end && one.start - span.end <= NEAR && isDrawnIn(span.text, one),
    );
    if (!isDrawn) return span;
    const { drawn: _, ...shown } = span;
    return shown;
  });
}
