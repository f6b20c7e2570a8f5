import { COUNTS, detailWord } from './detail-word.ts';
import type { Detail } from './look-schema.ts';
import { DETAIL_IDS, type DetailId, TEXTILE_IDS } from './vocabulary/detail-ids.ts';
import { isPart, type Part } from './vocabulary/parts.ts';

const COUNTED: Readonly<Record<string, DetailId>> = {
  pocket: 'pocket',
  pockets: 'pocket',
  ruffles: 'ruffle',
  tiers: 'tiers',
  bands: 'hem-bands',
  kalis: 'gher',
  button: 'buttons',
  vent: 'vent',
  vents: 'vent',
  pleat: 'pleats',
  pleats: 'pleats',
  buttons: 'buttons',
};
const IDS: ReadonlySet<string> = new Set([...DETAIL_IDS, ...TEXTILE_IDS]);
const isId = (word: string): word is Detail['id'] => IDS.has(word);

function counted(word: string): Detail | undefined {
  const [number = '', noun = ''] = word.split('-');
  const count = COUNTS[number] ?? (/^\d{1,2}$/.test(number) ? Number(number) : undefined);
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

/** The details that words name; words nobody knows are told, and are no detail. */
export const detailsNamed = (words: readonly string[]): Detail[] => words.flatMap((word) => detailOf(word) ?? []);

/** Something that has details, or none. */
export interface Detailed {
  details?: readonly Detail[] | undefined;
}

/** Whether a detail is asked for, of the whole or of the part named. */
export const asksFor = ({ details = [] }: Detailed, id: Detail['id'], part?: Part): boolean =>
  details.some((detail) => detail.id === id && detail.part === part && detail.count === undefined);

export const isSameDetail = (a: Detail, b: Detail): boolean =>
  a.id === b.id && a.part === b.part && a.count === b.count && a.side === b.side;

/** Adds a detail to what has it not yet. */
export function addDetail(details: Detail[], detail: Detail): void {
  if (!details.some((known) => isSameDetail(known, detail))) details.push(detail);
}

/** A figure that is worked or woven into it: 'floral-motif', 'peacock-motif'. */
export const isMotif = ({ id, part }: Detail): boolean => part === 'embroidery' || id.endsWith('-motif');

/** Words for what a shoe or an accessory has: those that name a detail, and the others as they are told. */
export function namedOrTold(words: readonly string[] = []): { details?: Detail[]; told?: string[] } {
  const details = detailsNamed(words);
  const told = words.filter((word) => !detailOf(word)).map((word) => word.replaceAll('-', ' '));
  return { ...(details.length > 0 && { details }), ...(told.length > 0 && { told }) };
}

/** What is told of a shoe or an accessory, in words: its details, and what has no name of ours. */
export const wordsOf = ({ details = [], told = [] }: Detailed & { told?: readonly string[] | undefined }): string[] => [
  ...details.map(detailWord),
  ...told,
];
