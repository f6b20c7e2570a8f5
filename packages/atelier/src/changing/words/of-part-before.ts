import { boundIn } from '../guard/said-of.ts';
import { piecesOf } from '../guard/words-of-clause.ts';
import { intentOf } from './intents.ts';

/** Nothing of a name. */
const LITTLE =
  /^(?:just|only|the|her|his|its|their|that|this|those|these|an?|and|also|as|for|about|to|please|bas|sirf|hi|ka|ki|ke|ko|pe|of|on)$/;
/** Nothing of a quality. */
const SO =
  /^(?:(?:a |one |two |three |couple of |few )*shades?|in|an?|the|or|and|n|to|be|is|are|it|them|they|make|made|should|must|could|maybe|rather|please|pls|some|bit|shade|of|more|very|into|do|kar|colou?r|if|you|u|dont|don't|have|that|so|one|ones)$/;

/** A part or a thing beside the clothes, and nothing said of it. */
function partAlone(clause: string): string | undefined {
  const pieces = piecesOf(clause);
  const isName = pieces.every(
    ({ is, text }, at) =>
      is === 'part' ||
      (is === 'word' && LITTLE.test(text)) ||
      // 'the blouse yoke'
      (is === 'garment' && pieces[at + 1]?.is === 'part'),
  );
  const named = pieces.filter(({ is }) => is === 'part' || is === 'garment').map(({ text }) => text);
  return isName && named.length > 0 ? named.join(' ') : undefined;
}

/** Qualities, and nothing that they are of. */
function isBare(clause: string): boolean {
  const pieces = piecesOf(clause);
  const intent = intentOf(clause).do;
  return (
    (intent === 'make' || intent === 'put on') &&
    pieces.some(({ is }) => is === 'quality') &&
    pieces.every(({ is, text }) => is === 'quality' || (is !== 'part' && is !== 'garment' && SO.test(text)))
  );
}

const SURFACE: ReadonlySet<string> = new Set(['colour', 'fabric', 'print', 'shade', 'wash', 'palette', 'detail']);

/** The part that a clause says a cloth, a print or a colour of, and no garment. */
function partPainted(clause: string): { name: string; as: readonly string[] } | undefined {
  if (!['make', 'put on'].includes(intentOf(clause).do)) return undefined;
  const { pieces, bound } = boundIn(clause);
  const parts = pieces.filter(({ is }) => is === 'part');
  const [part, ...others] = parts;
  const owners = pieces.filter(({ is }) => is === 'garment');
  const [owner] = owners;
  const isOwned = owners.length === 1 && part !== undefined && owner !== undefined && owner.end + 1 === part.start;
  const isAll = bound.length > 0 && bound.every((one) => one.part !== undefined && SURFACE.has(one.quality.as));
  const isOfPart =
    part && others.length === 0 && (owners.length === 0 || isOwned) && !pieces.some(({ is }) => is === 'it') && isAll;
  return isOfPart
    ? { name: isOwned ? `${owner.text} ${part.text}` : part.text, as: bound.map(({ quality }) => quality.as) }
    : undefined;
}

const qualitiesOf = (clause: string): string =>
  clause.replace(/^(?:(?:or|and|n|in|make|it|them|to|be|should|rather|maybe|please|an?) )+/, '');

/** The one part that a clause names, with what it is of. */
function partOf(clause: string): string | undefined {
  const pieces = piecesOf(clause);
  const parts = pieces.filter(({ is }) => is === 'part');
  const [part, ...others] = parts;
  return part && others.length === 0 && !pieces.some(({ is }) => is === 'garment') ? part.text : undefined;
}

/** 'Keep the lace sleeves but make them sheer', 'make it a knit one': of what was named just before. */
function ofThat(before: string, clause: string): string | undefined {
  const part = partOf(before);
  const pieces = piecesOf(clause);
  if (part === undefined || pieces.some(({ is }) => is === 'part')) return undefined;
  const [, kind = ''] = /^(?:make|have|do) (?:it|them) (?:an? )?([a-z]+(?: [a-z]+)?) ones?$/.exec(clause) ?? [];
  if (kind) return `${kind} ${part}`;
  const isThem = /^(?:make|have|do|turn|keep) (?:them|those) /.test(clause);
  return isThem && pieces.some(({ is }) => is === 'quality')
    ? clause.replace(/\b(?:them|those)\b/, () => `the ${part}`)
    : undefined;
}

/** A quality after the name of a part, or after another quality of it, is of that part: 'just the belt, black', 'the collar corduroy, brown', 'silver buttons, or brown'. */
export function ofPartBefore(clauses: readonly string[]): string[] {
  const found: string[] = [];
  for (const clause of clauses) {
    const before = found.at(-1);
    const alone = before === undefined ? undefined : partAlone(before);
    const painted = before === undefined ? undefined : partPainted(before);
    const isOr = /^or\b/.test(clause);
    const isOther =
      painted &&
      !/^it\b/.test(clause) &&
      piecesOf(clause).every(
        ({ is, ...one }) => is !== 'quality' || ('as' in one && SURFACE.has(one.as) && !painted.as.includes(one.as)),
      );
    const that = before === undefined ? undefined : ofThat(before, clause);
    if (that) found.push(that);
    else if (alone && isBare(clause)) found.splice(-1, 1, `make the ${alone} ${qualitiesOf(clause)}`);
    else if (painted && isOr && isBare(clause)) continue;
    else if (painted && isOther && isBare(clause)) found.push(`make the ${painted.name} ${qualitiesOf(clause)}`);
    else found.push(clause);
  }
  return found;
}
