import type { Look } from '@toile/look';
import { notesOf } from '../../order/notes-of.ts';
import { constructionOfPack, type PackGarment, seamsTable } from '../pack-tables.ts';

const stem = (word: string): string => word.toLowerCase().replace(/s$/, '');
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?/g) ?? [];

/** The whole order, as it was read. */
const orderOf = ({ reading: { understood, unread } }: Look): string =>
  [...understood, ...unread]
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();

/** What tells a row of closings apart and has to be ordered where the row is said to be: its kind and its length. */
const TELLING = /\b(?:invisible|open-end|metal|brass|\d+ cm|\d+L)\b/g;

/** ‘From your words’ stands only where a word says it, with its number and its kind. */
function fromWords(look: Look, garment: PackGarment): string[] {
  const order = orderOf(look);
  return seamsTable(garment).rows.flatMap(([where, how, , from]) => {
    if (!String(from).startsWith('from your words') || String(how).startsWith('ordered, not drawn')) return [];
    const share = String(from);
    const unsaid = [...String(how).matchAll(TELLING)]
      .map(([text]) => text)
      .filter((text) => !order.includes(text.replace(' cm', '').replace(/L$/, '')))
      // what is told to be the house's is no word's
      .filter((text) => !share.includes(/\d/.test(text) ? 'size' : 'kind'));
    const nouns = wordsIn(String(how)).filter(
      (word) => word.length > 3 && !/^(?:with|from|each|centre|invisible|open)$/.test(word),
    );
    const isNamed = nouns.some((word) =>
      order.includes(
        stem(word)
          .replace(/^lacing$/, 'lac')
          .slice(0, 4),
      ),
    );
    return [
      ...unsaid.map((text) => `untrue “from your words”: ${text} in “${where} ${how}”`),
      ...(nouns.length > 0 && !isNamed ? [`untrue “from your words”: “${where} ${how}”`] : []),
    ];
  });
}

/** What is made: drawn closings, pieces, measures with their names. */
function madeWords(garment: PackGarment): Set<string> {
  const { spec, pattern } = garment;
  const { garment: worn, cut, parts } = spec;
  const isFlared = parts.torso?.joint !== undefined || (cut.form === 'skirt' && cut.kind === 'sector');
  const all = [
    ...spec.closings.map(({ what, where }) => `${what} ${where}`),
    ...pattern.pieces.map(({ name }) => name),
    ...spec.points.map(({ name }) => name),
    ...constructionOfPack(garment).flatMap(({ provenance, text }) => (provenance === 'house' ? [text] : [])),
    ...(isFlared ? [worn.silhouette] : []),
    ...(worn.closure === 'wrap' || worn.collar === 'cross' ? ['wrap cross'] : []),
    worn.sleeve.shape,
    worn.sleeve.length,
    worn.kind,
  ].join(' ');
  return new Set(wordsIn(all).map(stem));
}

/** Words that stand in many orders and name nothing that could be drawn. */
const SAYS_NOTHING =
  /^(?:with|at|the|and|of|in|a|on|an|for|down|cm|inside|from|to|drawn|one|two|three|four|five|six|each|front|back|side|centre|left|right|waist|neck|hem|sleeve|long|full|deep)$/;

/** ‘Not drawn’ is said of nothing that is. */
function notDrawn(look: Look, garment: PackGarment): string[] {
  if (garment.spec.missing !== undefined || garment.pattern.undrafted !== undefined) return [];
  const made = madeWords(garment);
  const lines = notesOf(look, garment.spec).filter((line) => line.startsWith('Ordered and not drawn'));
  return (
    lines
      .flatMap((line) =>
        line
          .replace(/^[^:]*: /, '')
          .replace(/\.$/, '')
          .split('; '),
      )
      // what lies inside is bought, and a number that is not followed says what is
      .filter((text) => !/\((?:inside|drawn:)/.test(text))
      // as many are not made, though there are others
      .filter((text) => !/^(?:one|two|three|four|five|six|\d+) /.test(text))
      .filter((text) => {
        const telling = wordsIn(text).filter((word) => !SAYS_NOTHING.test(word));
        return telling.length > 0 && telling.every((word) => made.has(stem(word)));
      })
      .map((text) => `“not drawn” of what is made: ${text}`)
  );
}

const ASKED_LOST = /\bcan[- ]?can\b/;
/** What is ordered is bought, cut, drawn or told. */
function lost(look: Look, garments: readonly PackGarment[]): string[] {
  const order = orderOf(look);
  if (!ASKED_LOST.test(order)) return [];
  const bought = garments.some(({ spec }) => spec.trims.some(({ id }) => id === 'can-can'));
  const told = garments.some(({ spec }) => notesOf(look, spec).some((line) => ASKED_LOST.test(line)));
  return bought || told ? [] : ['lost: can-can'];
}

/** A garment that no word names is not sold. */
function unasked(look: Look, garments: readonly PackGarment[]): string[] {
  const order = orderOf(look);
  return garments
    .filter(({ spec }) => spec.kind === 'dupatta' || spec.kind === 'stole')
    .filter(({ spec }) => !/dupatta|chunni|odhni|stole|shawl|scarf|suit|set/.test(order) && !order.includes(spec.kind))
    .map(({ spec }) => `unasked: ${spec.kind}`);
}

/** What is said of an order is what it says. */
export const saidTruly = (look: Look, garments: readonly PackGarment[]): string[] => [
  ...garments.flatMap((garment) => [...fromWords(look, garment), ...notDrawn(look, garment)]),
  ...lost(look, garments),
  ...unasked(look, garments),
];
