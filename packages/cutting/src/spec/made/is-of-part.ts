import type { Look, Span } from '@toile/look';

/** What is directly called so after the name of a garment is a part: 'churidar gathers', 'two-piece sleeve', 'bottom hem'. */
const PART =
  /^[ -]?(?:gathers?|gathering|sleeves?|collar|cuffs?|neck|neckline|hood|hem|pockets?|rings?|button|style|cut|fit|overlap|placket|front|closure|opening|blend)\b/i;
/** Before these a name is where a part of the garment begins or ends: 'from strap top', 'from the bust top'. */
const EDGE = /^(?:straps?|bust|shoulders?|slit|zip|placket|pocket|waist|waistband|band|yoke|skirt|bodice|collar)$/i;
/** Before these a name is of a shape: 'pointed bottom', 'rounded top'. */
const SHAPED = /(?:pointed|rounded|curved|square|straight|scalloped|pleated)[ -]?$/i;
/** Names that are also where something lies. */
const PLACE = /^(?:bottoms?|tops?)$/i;
/** The stiffened hem of a salwar, which sounds like a cape, and the rings of a narrow sleeve. */
const CUFF_OF_LEG = /^(?:ponch[ae]s?|paincha|chur[ei]s?)$/i;
/** Parts beside which such a name is one more of them: 'rib at neck, armhole and bottom'. */
const EDGES = /\b(?:ribs?|neck|necklines?|armholes?|cuffs?|sleeves?|wrists?|edges?|hems?|binding|bound|piping|trim)\b/i;
/** What hangs of a coat or waistcoat below its waist. */
const SKIRTS = /^skirts$/i;
const WITH_SKIRTS = /coat|jacket|sherwani|achkan|tunic|blazer|doublet/i;
/** How far from a name the words that make it a part's are read, letters. */
const REACH = 14;

/** Whether every name of a garment of the Look is of a part: nobody ordered it. */
export function isNamedByPart(look: Pick<Look, 'reading'>, id: string): boolean {
  const names = look.reading.understood.filter(({ as, of }) => as === 'garment' && of === id);
  return names.length > 0 && names.every((span) => isOfPart(look, span));
}

/** Whether the name of a garment only says what a part is like, or where it lies. */
export function isOfPart({ reading }: Pick<Look, 'reading'>, span: Span): boolean {
  const spans = [...reading.understood, ...reading.unread];
  const next = spans.find(
    ({ start, end }) => end > span.end && start > span.start && start - span.end <= 1 && start >= span.end,
  );
  if (next && PART.test(next.text)) return true;
  if (SKIRTS.test(span.text))
    return reading.understood.some(
      (other) => other.as === 'garment' && other.start < span.start && WITH_SKIRTS.test(other.text),
    );
  if (CUFF_OF_LEG.test(span.text)) return true;
  if (!PLACE.test(span.text)) return false;
  if (spans.some(({ end, text }) => end === span.start - 1 && EDGE.test(text))) return true;
  // 'bottom 18 round': where a leg ends
  if (next && /^\d/.test(next.text) && /^bottom/i.test(span.text)) return true;
  const last = spans.filter(({ end }) => end <= span.start).toSorted((a, b) => b.end - a.end)[0];
  if (last && EDGES.test(last.text) && span.start - last.end < REACH) return true;
  const before = spans.find(
    ({ start, end }) => start < span.start && span.start - end <= 1 && span.start - start < REACH,
  );
  return before !== undefined && SHAPED.test(before.text);
}
