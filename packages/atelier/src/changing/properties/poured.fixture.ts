import { differences } from '@toile/look';
import { change } from '../change.ts';
import { DRESSED, lookOf } from './looks.fixture.ts';
import { type Named, namedIn } from './named.fixture.ts';

type Sort = 'colour' | 'cloth' | 'pattern' | 'size' | 'shape';

const SURFACES: readonly (readonly [Sort, readonly string[]])[] = [
  ['colour', ['cream', 'teal', 'wine', 'mustard', 'black', 'silver', 'bottle green', 'baby pink']],
  ['cloth', ['velvet', 'silk', 'leather', 'satin', 'net', 'linen', 'cream silk', 'black velvet']],
  ['pattern', ['floral', 'striped', 'checked', 'polka dot', 'leopard print']],
];

/** X is what is named, Q how it should be. */
const SAYING: readonly string[] = [
  ...['X in Q', 'Q X', 'make the X Q', 'Q for the X', 'X should be Q', 'I want X Q only', 'the X to be of Q'],
  ...['can X be Q', 'X - Q', 'a Q X instead', 'give it a Q X', 'add Q X', 'contrast Q X', 'X in Q, rest same'],
];
const OF_COLOUR: readonly string[] = ['Q colour X', 'X Q colour'];
/** Of a whole garment, or of what is worn beside, these ask for another one. */
const PUTS = /^add|^contrast|^give/;

const SIZES: readonly string[] = ['longer', 'shorter', 'wider', 'narrower', 'bigger', 'smaller', 'looser', 'tighter'];
const SHAPES: readonly string[] = ['round', 'pointed', 'flared', 'straight', 'knee length', 'puffed', 'square', 'slim'];
const CUTTING: readonly string[] = [
  ...['make the X Q', 'X Q', 'X should be Q', 'can the X be Q', 'X a bit Q', 'X to be Q please'],
  ...['i want the X Q', 'X Q, rest same', 'X needs to be Q', 'just the X, Q'],
];

/** A sentence that says something of one thing of a Look. */
export interface SaidOfOne {
  brief: string;
  words: string;
  named: Named;
  sort: Sort;
}

const spoken = (way: string, name: string, quality: string): string =>
  way.replace(/\bX\b/, () => name).replace(/\bQ\b/, () => quality);

function ofOne(brief: string, named: Named): SaidOfOne[] {
  const surfaces = SURFACES.flatMap(([sort, values]) =>
    [...SAYING, ...(sort === 'colour' ? OF_COLOUR : [])]
      .filter((way) => named.is === 'part' || !PUTS.test(way))
      .flatMap((way) => values.map((value) => ({ brief, words: spoken(way, named.name, value), named, sort }))),
  );
  const cuts = (
    [
      ['size', SIZES],
      ['shape', SHAPES],
    ] as const
  ).flatMap(([sort, values]) =>
    CUTTING.flatMap((way) => values.map((value) => ({ brief, words: spoken(way, named.name, value), named, sort }))),
  );
  return [...surfaces, ...cuts];
}

/** Every thing of every Look, in every colour, cloth and pattern, longer, wider and of other shapes, in every way of saying it. */
export const SAID_OF_ONE: readonly SaidOfOne[] = DRESSED.flatMap((brief) =>
  namedIn(lookOf(brief)).flatMap((named) => ofOne(brief, named)),
);

export interface Landed extends SaidOfOne {
  /** Slots of other things that it has changed. */
  poured: readonly string[];
  /** Nothing changed, and nothing was told. */
  isSilent: boolean;
  /** A colour that the thing could take, and did not. */
  isShrugged: boolean;
  told: string;
}

/** Reads one such sentence, and tells what else it has changed. */
export function landingOf(said: SaidOfOne): Landed {
  const before = lookOf(said.brief);
  const { look, notDone } = change({ look: before, words: said.words });
  const found = differences(before, look);
  const may = said.sort === 'size' || said.sort === 'shape' ? said.named.cut : said.named.surface;
  return {
    ...said,
    poured: found.filter(({ slot }) => !may.test(slot)).map(({ slot, from, to }) => `${slot}: ${from} → ${to}`),
    isSilent: found.length === 0 && notDone.length === 0,
    isShrugged: said.sort === 'colour' && said.named.paints && found.length === 0,
    told: notDone.join(' / '),
  };
}
