/** 'A silver gota border': the colour right before a border is the border's, whatever it is worked in. */
import type { Draft, Said } from '#atelier/draft/draft.ts';

const isBeside = ({ end }: Said, border: Said): boolean => end < border.start && border.start - end <= 1;

/** Gives each border the colour that stands before it. Changes the draft. */
export function settleBorders({ things }: Draft): void {
  for (const thing of things) {
    if (thing.type !== 'garment') continue;
    const borders = thing.said.filter(({ as }) => as === 'border');
    thing.said = thing.said.map((said) =>
      said.colour && said.part === 'embroidery' && borders.some((border) => isBeside(said, border))
        ? { ...said, part: 'border' }
        : said,
    );
  }
}
