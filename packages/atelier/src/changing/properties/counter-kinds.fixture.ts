import type { Look } from '@toile/look';
import { nameOf } from '../made/asks-of-garment.fixture.ts';
import { type Named, namedIn } from './named.fixture.ts';

/** Something asked across a counter, the only slots it may change, and whether they must. */
export interface Made {
  words: string;
  may: RegExp;
  must: boolean;
}

/** Picks one of a list. */
export type Any = <T>(list: readonly T[]) => T;

const COLOURS = ['cream', 'teal', 'wine', 'mustard', 'black', 'gold', 'rust', 'mint'] as const;
const CLOTHS = ['lace', 'velvet', 'satin', 'net', 'organza', 'denim', 'leather'] as const;

const fill = (way: string, words: Readonly<Record<string, string>>): string =>
  way.replace(/\b[A-Z]\b/g, (letter) => words[letter] ?? letter);

const LACKED = [
  'collar',
  'cuffs',
  'straps',
  'yoke',
  'piping',
  'pockets',
  'sleeves',
  'border',
  'hood',
  'lace trim',
] as const;
const GIVING = [
  ...['add C P to the G', 'C P on the G', 'give the G C P', 'G with C P', 'put C P on the G', 'the G should have C P'],
  ...['can the G have P in C', 'G pe C P lagao', 'what about C P on the G', 'I want C P for the G', 'G mein P C ka'],
] as const;

/** A part in a colour or a cloth, put on a garment that has none of it. */
function lackedPart(look: Look, any: Any): Made {
  const garment = any(look.garments);
  const [part, colour] = [any(LACKED), any([...COLOURS, ...CLOTHS])];
  const cut = {
    collar: 'collar|neckline',
    straps: 'neckline|sleeve\\.\\w+',
    sleeves: 'sleeve\\.\\w+|neckline',
    cuffs: 'sleeve\\.\\w+',
    hood: 'collar|neckline',
    border: 'border',
  }[part as string];
  return {
    words: fill(any(GIVING), { G: nameOf(garment), P: part, C: colour }),
    may: new RegExp(`^${garment.id}\\.(?:trims|details${cut ? `|${cut}` : ''})$`),
    must: false,
  };
}

const RELATIVE = [
  ...['make the X a deeper shade', 'X a bit darker', 'X one shade lighter', 'the X colour is too bright, tone it down'],
  ...['X in a softer shade', 'X thoda dark karo', 'can the X be a warmer tone', 'a paler X', 'richer colour for the X'],
  ...['same X but lighter', 'X colour thoda halka', 'X a little less bright', 'X more muted', 'X - darker'],
] as const;

/** A colour by how it compares with the one that is there. */
function relativeColour(look: Look, any: Any): Made {
  const garment = any(look.garments);
  const words = fill(any(RELATIVE), { X: nameOf(garment) });
  return {
    words,
    may: new RegExp(`^${garment.id}\\.colour$`),
    must: !/white|black|ivory|cream/.test(garment.cloth.colour.name) && !words.includes('warmer'),
  };
}

const MATCHING = [
  ...[
    'make the X match the Y',
    'X to match the Y',
    'X in the same colour as the Y',
    'X same as Y colour',
    'match the X to the Y',
  ],
  ...[
    'can the X be the colour of the Y',
    'X ka colour Y jaisa',
    'take the Y colour for the X',
    'X should go with the Y, same shade',
  ],
  ...['the X in the Y colour', 'same colour X as the Y'],
] as const;

const paintable = (look: Look): Named[] => namedIn(look).filter(({ paints, is }) => paints && is !== 'part');
const apart = (one: Named, other: Named): boolean =>
  !one.name.split(' ').some((word) => other.name.split(' ').includes(word));

/** One thing in the colour of another. */
function matched(look: Look, any: Any): Made | undefined {
  const one = any(paintable(look));
  const others = paintable(look).filter((other) => apart(one, other));
  if (others.length === 0) return undefined;
  const isGirt = /belt/.test(one.name);
  const may = isGirt ? new RegExp(`${one.surface.source}|^g\\d+\\.trims$`) : one.surface;
  return { words: fill(any(MATCHING), { X: one.name, Y: any(others).name }), may, must: false };
}

const PIECES = [
  ...[
    'apron',
    'cape',
    'poncho',
    'shrug',
    'waistcoat',
    'scarf',
    'shawl',
    'cardigan',
    'raincoat',
    'stole',
    'gilet',
    'jacket',
  ],
] as const;
const ADDING = [
  ...[
    'add a C P',
    'a C P over it',
    'with a C P',
    'put a C P on top',
    'give them a C P',
    'needs a C P',
    'C P bhi chahiye',
  ],
  ...[
    'layer a C P over everything',
    'a P in C, on top',
    'how about a C P',
    'throw a C P over the shoulders',
    'C P add karo',
  ],
] as const;

/** A piece that is not worn yet. */
function newPiece(look: Look, any: Any): Made | undefined {
  const piece = any(PIECES);
  const isWorn = [...look.garments, ...look.accessories].some(({ kind, name }) => `${kind} ${name}`.includes(piece));
  if (
    isWorn ||
    look.garments.some(({ layer, family }) => layer === 'outer' || family === 'jacket' || family === 'dupatta')
  )
    return undefined;
  return {
    words: fill(any(ADDING), { P: piece, C: any([...COLOURS.slice(0, 5), 'red silk', 'grey wool']) }),
    // an apron is a part of what it is tied over
    may: piece === 'apron' ? /^g\d+(?:\.(?:details|trims))?$/ : /^(?:g\d+|accessory\.[a-z-]+|person\.pose)$/,
    must: true,
  };
}

const UNDRAWN = [
  ...[
    'add a dog beside her',
    'put a care label inside',
    'make it machine washable',
    'needs to smell nice',
    'a ring light behind',
  ],
  ...[
    'write our shop name on the back',
    'the inner pocket should fit a phone',
    'make it cost less',
    'add bra cups',
    'with a secret pocket',
  ],
  ...[
    'make it wrinkle free',
    'put her in paris',
    'she should be laughing with her friends',
    'make the stitching stronger',
  ],
  ...[
    'should not itch',
    'deliver it by friday',
    'make it breathable',
    'add shoulder seams reinforcement',
    'draw a car in the background',
  ],
  ...[
    'add rain',
    'use organic cotton certified tags',
    'make it stretch when she sits',
    'sew a name tag in',
    'with padding at the bust',
  ],
] as const;

/** What no drawing shows. */
const undrawn = (_: Look, any: Any): Made => ({ words: any(UNDRAWN), may: /^$/, must: false });

const PLACED = [
  ...[
    'X tied round her waist',
    'X over one shoulder',
    'everything below the waist is good, X in C',
    'X C, its for round the house',
  ],
  ...[
    'X C, she is a bit taller than that',
    'X C so it sits well on her shoulders',
    'the X in C will suit her full figure',
  ],
] as const;

/** Words of the body, beside what is asked of a thing. */
function beside(look: Look, any: Any): Made {
  const one = any(paintable(look));
  const way = any(PLACED);
  return {
    words: fill(way, { X: one.name, C: any(COLOURS) }),
    may: new RegExp(`${one.surface.source}|${one.cut.source}|^person\\.pose$`),
    must: / C\b/.test(way),
  };
}

const LIMITS = [
  ...[
    'only the X in C',
    'just the X C, nothing else',
    'C for the X only',
    'X C, leave the rest',
    'X alone in C',
    'sirf X C',
  ],
  ...['only change is the X, in C', 'X C thats all', 'X C, others same', 'dont change anything but the X, that in C'],
] as const;

/** One thing, and that no other be touched. */
function limited(look: Look, any: Any): Made {
  const one = any(paintable(look));
  return { words: fill(any(LIMITS), { X: one.name, C: any(COLOURS) }), may: one.surface, must: false };
}

const DOUBTED = [
  ...[
    'hmm maybe not W… C?',
    'not W, C for the X',
    'X W nahi, C',
    'not sure about W for the X, C?',
    'X C rather than W',
  ],
  ...[
    'instead of W make the X C',
    'X: W no, C yes',
    'i dont like the W X, C maybe',
    'the X is too W, try C',
    'X in C not W',
  ],
  ...['swap the W of the X for C', 'X was W, now C please'],
] as const;

/** Another colour than the one that is there, and that one named. */
function doubted(look: Look, any: Any): Made | undefined {
  const garment = any(look.garments);
  const was = garment.cloth.colour.name;
  const [way, colour] = [any(DOUBTED), any(COLOURS)];
  if (was.includes('-') || was.includes(colour) || (!way.includes('X') && look.garments[0] !== garment))
    return undefined;
  return {
    words: fill(way, { X: nameOf(garment), W: was, C: colour }),
    // a print that would not be seen on the new ground takes another colour
    may: new RegExp(`^${way.includes('X') ? garment.id : 'g\\d+'}\\.(?:colour|print)$`),
    must: true,
  };
}

/** What is asked across a counter, by its kind. */
export const KINDS: Readonly<Record<string, (look: Look, any: Any) => Made | undefined>> = {
  lackedPart,
  relativeColour,
  matched,
  newPiece,
  undrawn,
  beside,
  limited,
  doubted,
};
