/** 'The buttons are wine': a part is named after what it is said to be, so that the rest keeps its own colour, cloth and print. */
import type { Token } from '#atelier/lexicon/language/tokenise.ts';
import { LEXICON, type Node, type Sense } from '#atelier/lexicon/lexicon.ts';

const COPULAS: ReadonlySet<string> = new Set(['is', 'are']);
const ARTICLES: ReadonlySet<string> = new Set(['the', 'its', 'their', 'her', 'his']);
const JOINTS: ReadonlySet<string> = new Set(['and', '&', '/']);
/** After these something else is told. */
const GOES_ON: ReadonlySet<string> = new Set([...JOINTS, 'with', 'but', 'while', 'plus', 'on', 'over', 'worn']);
const SURFACES: ReadonlySet<string> = new Set(['print', 'fabric']);

/** Most words of one quality: 'polka dot', 'dusty rose pink'. */
const PHRASE = 4;

function sensesOf(run: readonly Token[]): readonly Sense[] {
  let at: Node | undefined = LEXICON;
  for (const { key } of run) at = at?.next.get(key);
  return at?.senses ?? [];
}

const isSurface = (sense: Sense): boolean =>
  sense.as === 'colour' || sense.as === 'shade' || (sense.as === 'attribute' && SURFACES.has(sense.entry.as));

/** Parts, and what shuts a garment: each may have a colour of its own. */
const isPart = (token: Token | undefined): boolean =>
  token !== undefined &&
  sensesOf([token]).some((sense) => sense.as === 'part' || (sense.as === 'attribute' && sense.entry.as === 'closure'));

/** How many words at `i` say one colour, cloth or print. */
function qualityAt(tokens: readonly Token[], i: number): number {
  for (let count = PHRASE; count > 0; count--) {
    const run = tokens.slice(i, i + count);
    if (run.length === count && run.every(({ gap }) => gap === 'none') && sensesOf(run).some(isSurface)) return count;
  }
  return 0;
}

/** Where what is said from `i` on ends; `i` where nothing is, or where it goes on to what is no surface. */
function saidTo(tokens: readonly Token[], i: number): number {
  let to = i;
  for (let at = i; ; ) {
    const count = qualityAt(tokens, at);
    if (count > 0) {
      at += count;
      to = at;
    } else if (to === at && at > i && JOINTS.has(tokens[at]?.key ?? '') && tokens[at]?.gap === 'none') at++;
    else break;
  }
  const next = tokens[to];
  return next?.gap === 'none' && !GOES_ON.has(next.key) ? i : to;
}

/** The part at `i` begins its clause, and shares it with no other part. */
function begins(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.gap !== 'none') return true;
  const [article, joint, other] = [tokens[i - 1], tokens[i - 2], tokens[i - 3]];
  if (!article || !ARTICLES.has(article.key)) return false;
  return article.gap !== 'none' || (joint !== undefined && GOES_ON.has(joint.key) && !isPart(other));
}

/** Names each part after the colour, the cloth and the print it is said to be. Linear in the number of words. */
export function putToldPartsLast(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const [part, copula] = [tokens[i], tokens[i + 1]];
    if (!part) break;
    const isTold = copula?.gap === 'none' && COPULAS.has(copula.key) && isPart(part) && begins(tokens, i);
    const to = isTold ? saidTo(tokens, i + 2) : i + 2;
    if (to === i + 2) {
      out.push(part);
      continue;
    }
    const told = tokens.slice(i + 2, to);
    out.push(...told.map((token, k) => (k === 0 ? { ...token, gap: part.gap } : token)), { ...part, gap: 'none' });
    i = to - 1;
  }
  return out;
}
