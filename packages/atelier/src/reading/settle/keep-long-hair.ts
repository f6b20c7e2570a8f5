/** Hair that is plaited, tied or left to fall is as long as it is said to be. */
import type { Draft } from '#atelier/draft/draft.ts';

const LONG: ReadonlySet<string> = new Set(['braid', 'two-plaits', 'ponytail', 'long', 'long-wavy']);
const SAID_LONG = /^(?:very )?long hair$/;

/** Tells no more as left out that such hair is long. Changes the draft. */
export function keepLongHair(draft: Draft): void {
  if (!LONG.has(draft.hair ?? '')) return;
  draft.spans = draft.spans.map((span) => {
    if (span.as !== 'hair' || span.drawn !== false || !SAID_LONG.test(span.value)) return span;
    const { drawn: _, ...shown } = span;
    return shown;
  });
}
