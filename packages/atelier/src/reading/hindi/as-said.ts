import type { Draft } from '#atelier/draft/draft.ts';
import type { Rendering } from './in-english.ts';

interface Placed {
  start: number;
  end: number;
}

/** A draft of what was said in English, with the places of the text as it was written. */
export function asSaid(draft: Draft, text: string, said: Rendering['said']): Draft {
  const place = <T extends Placed>(thing: T): T => ({ ...thing, ...said(thing.start, thing.end) });
  const quote = <T extends Placed>(thing: T): T & { text: string } => {
    const placed = place(thing);
    return { ...placed, text: text.slice(placed.start, placed.end) };
  };
  return {
    ...draft,
    things: draft.things.map((thing) => ({ ...place(thing), said: thing.said.map(place) })),
    floating: draft.floating.map(place),
    spans: draft.spans.map(quote),
    unread: draft.unread.map(quote),
  };
}
