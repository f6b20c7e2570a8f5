import { isMade } from '../spec/made/made.ts';
import { CUT_APART, type CutId } from '../spec/made/part-words.ts';
import type { OrderedPart } from '../spec/made/read-parts.ts';
import type { Specification } from '../spec/specification.ts';
import type { Pattern } from './piece.ts';

/** A part that is ordered and that no piece of the pattern serves. */
export interface CutApart {
  readonly what: string;
  readonly count: number;
  /** A step of the making tells it already. */
  readonly isTold?: true;
  /** Pieces of the house's own kind that it takes the place of. */
  readonly replaces?: RegExp;
}

/** Collars whose pieces are drafted; any other is cut apart. */
const DRAFTED_COLLAR =
  /^(?:collars?|(?:shirt|mandarin|stand|band|chinese|nehru|peter|pan|notch|peak|shawl|polo|camp|spread|point|folded|rib|funnel|roll|turtle|bandh|bandhgala|bandh[- ]gala|closed|jodhpuri|round|stand[- ]up|high|cutaway|formal|button[- ]down|regular|pointed|flat|double|single)[- ]?(?:up|down)?[- ]collars?)$/i;
/** Parts whose kind is no house's: the piece that is cut is another's. */
const OTHER_KIND = /wing|sailor|split|coin|ticket|cargo|raglan|bertha|bib/i;

/** Of these a garment has one kind. */
const REPLACING: readonly CutId[] = ['collar', 'cuff', 'yoke'];

const isCut = (part: OrderedPart): part is OrderedPart & { id: CutId } => part.as === 'cut' && !part.isNone;

/** Whether pieces of the pattern serve a part as it is ordered. */
function isServed(part: OrderedPart & { id: CutId }, { pieces }: Pattern, spec: Specification): boolean {
  if (part.id === 'collar' && !DRAFTED_COLLAR.test(part.text)) return false;
  if (/cargo/i.test(part.text)) return pieces.some(({ id }) => id === 'cargo-pocket');
  // the buttons of a tailored sleeve's end are counted with its cuffs
  if (part.id === 'cuff' && isMade(spec.garment, 'button-cuff') && pieces.some(({ id }) => id === 'sleeve-under'))
    return true;
  if (OTHER_KIND.test(part.text)) return false;
  if (part.id === 'lining') return pieces.some(({ cloth }) => cloth === 'lining');
  // a turn-up is the hem of its leg, cut on
  if (part.id === 'turn-up') return spec.parts.legs?.turnUp !== undefined;
  return pieces.some(({ name, id }) => CUT_APART[part.id].as.test(`${name} ${id}`));
}

/** What is ordered and to be cut by whoever makes it: no piece of the pattern is it. */
export function cutApart(spec: Specification, pattern: Pattern): CutApart[] {
  const parts = spec.ordered.filter(isCut).filter((part) => !isServed(part, pattern, spec));
  const aside = ({ side }: OrderedPart) => (side ? `, wearer’s ${side}` : '');
  const lines = parts.map(
    (part): CutApart => ({
      what: `${part.text}${part.text.includes(part.id) || part.id === 'other cloth' ? '' : ` (${part.id})`}${aside(part)}`.toLowerCase(),
      // one that is said to lie on one side is one
      count: part.count ?? (part.side && !/s$/i.test(part.text) ? 1 : CUT_APART[part.id].count),
      ...(REPLACING.includes(part.id) && { replaces: CUT_APART[part.id].as }),
    }),
  );
  return lines.filter((line, nth) => lines.findIndex(({ what }) => what === line.what) === nth);
}
