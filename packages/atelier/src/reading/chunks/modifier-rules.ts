/** What becomes of a quality beside the ones that already wait. */
import { isCraft } from '@toile/look/records';
import type { Said } from '#atelier/draft/draft.ts';
import type { Rule } from '#atelier/reading/rule.ts';
import type { Mention } from '#atelier/reading/words/mentions.ts';
import { startsHead } from '#atelier/reading/words/senses.ts';
import { CHOICE, noteUndrawn, type OpenChunk } from './chunk.ts';
import { type Link, onPart } from './link.ts';

export interface Modifier extends Rule {
  /** The quality as it then waits; null when it says no more; undefined where the row does not speak of it. */
  join(link: Link, open: OpenChunk, next: Mention | undefined): Link | null | undefined;
}

/** Work whose figures are not printed: every craft, and what is cut out of the cloth. */
const isWork = (id: string): boolean => isCraft(id) || id === 'cut-out';

/** Prints whose figures can as well be worked as printed. */
const FIGURES: ReadonlySet<string> = new Set(['floral', 'roses', 'ditsy', 'paisley', 'geometric', 'abstract']);

const ofPart = (link: Link, part: string | undefined): Link | undefined => {
  const said = part === undefined ? null : onPart(link, part);
  return said ? { said, gap: link.gap } : undefined;
};

/** Its word says of what it is worked: a colour before 'zari border' is the cloth's. */
const isOfThread = ({ as, value }: Said): boolean => as === 'border' && value !== 'plain' && value !== 'temple';

/** 'long bell sleeves', 'gold zari border': the words before a part-like quality that lean on it. */
function settleBefore({ links }: OpenChunk, link: Link, part: 'sleeve' | 'border'): undefined {
  let gap = link.gap;
  for (let i = links.length - 1; i >= 0 && gap === 'none'; i--) {
    const before = links[i];
    const said = before && !before.unknown && (before.relative || part === 'border') ? onPart(before, part) : null;
    if (!before || !said || (said.as === 'colour' && isOfThread(link.said))) return;
    links[i] = { said, gap: before.gap };
    gap = before.gap;
  }
}

const motif = ({ start, end, value }: Said): Said => ({
  as: 'detail',
  value: `${value}-motif`,
  start,
  end,
  slots: { details: [`${value}-motif`] },
});

/** 'embroidered flowers', not 'an embroidered floral kurta', which is also printed. */
const isFigure = ({ start, end }: Said, text: string): boolean =>
  /(flower|rose|blossom|vine|lea(f|ve)|paisle)(s|y|ys)?$/i.test(text.slice(start, end));

export const MODIFIERS: readonly Modifier[] = [
  {
    id: 'ground under a print',
    why: 'What a print or its colour lies "on" is the colour of the cloth.',
    example: 'a shirt with a palm print in green on cream viscose',
    attaches: 'shirt: print tropical, colour green, ground colour cream, fabric viscose',
    join(link, { onto }) {
      if (link.said.as !== 'colour' || !onto || (onto.said.as !== 'colour' && onto.said.as !== 'print'))
        return undefined;
      return { ...link, said: { ...link.said, isGround: true } };
    },
  },
  {
    id: 'part told of by a verb',
    why: 'After "the neckline is" a quality is the neckline\'s, not the dress\'s.',
    example: 'a silk dress, the neckline is beaded',
    attaches: 'dress: fabric silk, neck part neck, neck detail beads-neck',
    join(link, open, next) {
      if (open.opener !== 'has') return undefined;
      // a colour that a comma or 'and' parts from it and nothing from the next word begins what is said of the next noun
      if (link.said.as === 'colour' && link.gap !== 'none' && next?.gap === 'none') open.topic = undefined;
      return ofPart(link, open.topic);
    },
  },
  {
    id: 'part told of at once',
    why: 'A participle right after a part, with nothing it could stand before, tells of the part alone.',
    example: 'a dress, hem embroidered with peacocks',
    attaches: 'dress: hem part hem, hem detail embroidery-hem, detail peacock-motif',
    join(link, { links, topic }, next) {
      if (!link.adjective || !link.onParts || link.gap !== 'none' || links.at(-1)?.said.as !== 'part') return undefined;
      const isLast = next?.gap !== 'none' || next.senses.some(({ as }) => as === 'connective');
      return isLast ? ofPart(link, topic) : undefined;
    },
  },
  {
    id: 'first of a choice',
    why: 'A choice among equals is the first of them.',
    example: 'a red or blue dress',
    attaches: 'dress: colour red',
    join(link, open) {
      if (open.either !== link.said.as) return undefined;
      open.either = undefined;
      noteUndrawn(open, { ...link.said, as: 'ignored', value: CHOICE });
      return null;
    },
  },
  {
    id: 'lengths of a noun',
    why: 'How long ruffles are or a train is says nothing of how long the dress is.',
    example: 'a midi dress with long ruffles',
    attaches: 'dress: length midi, detail ruffle',
    join(link, { links }, next) {
      if (link.said.as !== 'detail' || link.adjective || startsHead(next)) return undefined;
      let { gap } = link;
      while (gap === 'none') {
        const last = links.at(-1);
        if (!last?.relative && last?.said.value !== 'flowy') break;
        links.pop();
        gap = last.gap;
      }
      // what parted the length from the words before it still parts the noun from them
      return gap === link.gap ? undefined : { ...link, gap };
    },
  },
  {
    id: 'lengths of a sleeve',
    why: 'A length before a shape of sleeve is the sleeve\'s: "long bell sleeves" shorten no dress.',
    example: 'a mini dress with long bell sleeves',
    attaches: 'mini-dress: sleeve sleeve long, sleeve bell',
    join: (link, open) => (link.said.as === 'sleeve' ? settleBefore(open, link, 'sleeve') : undefined),
  },
  {
    id: 'thread of a border',
    why: "What stands before a border is the border's colour and thread.",
    example: 'a white cotton saree with wide red border',
    attaches: 'saree: colour white, fabric cotton, border detail wide-border, border colour red, border plain',
    join: (link, open) => (link.said.as === 'border' ? settleBefore(open, link, 'border') : undefined),
  },
  {
    id: 'figures of a work',
    why: 'Flowers that are embroidered are not printed as well.',
    example: 'a blouse with embroidered flowers',
    attaches: 'blouse: detail embroidery, detail floral-motif',
    join(link, { links, text }) {
      const isWorked = isWork(links.at(-1)?.said.value ?? '');
      if (link.gap !== 'none' || link.said.as !== 'print' || !isWorked || !isFigure(link.said, text)) return undefined;
      return { ...link, said: motif(link.said) };
    },
  },
  {
    id: 'work of figures',
    why: 'Floral embroidery is worked in flowers: no print.',
    example: 'navy blouse with floral embroidery',
    attaches: 'blouse: colour navy, detail floral-motif, detail embroidery',
    join(link, { links }) {
      const last = links.at(-1);
      const { value, part } = link.said;
      const work = part && value.endsWith(`-${part}`) ? value.slice(0, -part.length - 1) : value;
      if (link.gap !== 'none' || last?.said.as !== 'print' || last.said.part || !isWork(work)) return undefined;
      if (FIGURES.has(last.said.value)) last.said = motif(last.said);
      return undefined;
    },
  },
];
