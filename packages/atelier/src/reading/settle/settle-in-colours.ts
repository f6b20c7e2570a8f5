/** 'A yellow dress with a sash in blue': a colour said right after a small part of what has its own is the part's. */
import type { Draft, Said, Thing } from '#atelier/draft/draft.ts';

/** Details that are cut of another cloth than the garment, and the part that has their colour. */
const PART_OF: Readonly<Record<string, string>> = {
  sash: 'belt',
  belt: 'belt',
  bow: 'bow',
  piping: 'piping',
  fringe: 'fringe',
  lining: 'lining',
};
/** What stands between the part and its colour. */
const IN = /^ in (?:an? )?(?:[\p{L}-]+ )?$/u;

const hasOwn = ({ said, start }: Thing, { colour }: Said): boolean =>
  said.some((own) => own.colour && own.colour !== colour && !own.part && own.end <= start);

const AND = /^ ?(?:and|&|\+) ?$/;

/** 'A border in rust and jade' is of both. */
function joinBorders({ said }: Thing, text: string): void {
  for (const colour of said) {
    if (!colour.colour || colour.part !== 'border') continue;
    const next = said.find(
      (one) => one.colour && !one.part && one.start > colour.end && AND.test(text.slice(colour.end, one.start)),
    );
    if (next) next.part = 'border';
  }
}

/** Gives such colours to their parts. */
export function settleInColours({ things }: Draft, text: string): void {
  for (const thing of things) {
    if (thing.type !== 'garment') continue;
    joinBorders(thing, text);
    for (const colour of thing.said) {
      if (!colour.colour || colour.part || !hasOwn(thing, colour)) continue;
      const detail = thing.said.find(
        ({ as, end }) => as === 'detail' && end < colour.start && IN.test(text.slice(end, colour.start)),
      );
      const part = PART_OF[detail?.value ?? ''];
      if (part) colour.part = part;
    }
  }
}
