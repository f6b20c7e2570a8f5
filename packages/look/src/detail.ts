import { DETAIL_IDS, type DetailId, TEXTILE_IDS, type TextileId } from './vocabulary/detail-ids.ts';
import { isPart, type Part } from './vocabulary/parts.ts';

/** Something a garment has besides its cut, where, and how many of it. */
export interface Detail {
  /** A cloth or print where a part is made of it: `{ id: 'lace', part: 'collar' }`. */
  id: DetailId | TextileId;
  /** The part it is of; the whole garment when absent. */
  part?: Part;
  count?: number;
}

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};
const COUNTED: Readonly<Record<string, DetailId>> = {
  pocket: 'pocket',
  pockets: 'pocket',
  ruffles: 'ruffle',
  tiers: 'tiers',
  button: 'buttons',
};
const IDS: ReadonlySet<string> = new Set([...DETAIL_IDS, ...TEXTILE_IDS]);
const isId = (word: string): word is Detail['id'] => IDS.has(word);

function counted(word: string): Detail | undefined {
  const [number = '', noun = ''] = word.split('-');
  const count = COUNTS[number];
  const id = COUNTED[noun];
  return count && id && word === `${number}-${noun}` ? { id, count } : undefined;
}

/** 'floral-motif' is what the needlework shows, 'floral-print' one more print on the cloth. */
function figured(word: string): Detail | undefined {
  const figure = word.replace(/-(motif|print)$/, '');
  if (figure === word || !isId(figure)) return undefined;
  return word.endsWith('-motif') ? { id: figure, part: 'embroidery' } : { id: figure };
}

const READ = new Map<string, Detail | null>();

/** 'embroidery-sleeve' is embroidery of the sleeve; a word that names an id is that id. */
export function detailOf(word: string): Detail | undefined {
  let detail = READ.get(word);
  if (detail === undefined) {
    detail = readWord(word) ?? null;
    if (IDS.has(word) || detail) READ.set(word, detail);
  }
  return detail ?? undefined;
}

function readWord(word: string): Detail | undefined {
  const whole = isId(word) ? { id: word } : (counted(word) ?? figured(word));
  if (whole) return whole;
  for (let cut = word.indexOf('-'); cut > 0; cut = word.indexOf('-', cut + 1)) {
    const said = word.slice(0, cut);
    const id = said === 'buttoned' ? 'buttons' : said;
    const part = word.slice(cut + 1);
    if (isId(id) && isPart(part)) return { id, part };
  }
  return undefined;
}

/** What a garment, a shoe or an accessory has besides its cut. Words nobody knows are told, and are no detail. */
export const detailsOf = ({ details = [] }: { details?: readonly string[] }): Detail[] =>
  details.flatMap((word) => detailOf(word) ?? []);
