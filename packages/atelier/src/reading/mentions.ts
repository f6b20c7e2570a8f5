import { LEXICON, type Node, type Sense, VOCABULARY } from '#atelier/lexicon/lexicon.ts';
import { type Token, tokenise } from '#atelier/lexicon/tokenise.ts';
import { correct } from './typos.ts';

/** A stretch of the text with what it can mean; no senses = a word nobody here knows. */
export interface Mention {
  start: number;
  end: number;
  gap: Token['gap'];
  senses: readonly Sense[];
  /** Folded words, for numbers and the like. */
  keys: readonly string[];
  /** Written in the plural. */
  plural: boolean;
}

/** Longest phrase that starts at token `i`: how many tokens it takes and what it means. */
function longest(tokens: readonly Token[], i: number): { count: number; senses: readonly Sense[] } | null {
  let at: Node | undefined = LEXICON;
  let best: { count: number; senses: readonly Sense[] } | null = null;
  for (let n = 0; i + n < tokens.length; n++) {
    const token = tokens[i + n];
    if (!token || (n > 0 && token.gap !== 'none')) break;
    at = at.next.get(token.key);
    if (!at) break;
    if (at.senses.length > 0) best = { count: n + 1, senses: at.senses };
  }
  return best;
}

/** 'sweat shirt' for 'sweatshirt'. */
function joined(tokens: readonly Token[], i: number): readonly Sense[] | null {
  const [a, b] = [tokens[i], tokens[i + 1]];
  if (!a || !b || b.gap !== 'none' || a.key.length + b.key.length < 6) return null;
  const found = LEXICON.next.get(a.key + b.key)?.senses.filter((sense) => sense.as !== 'connective');
  return found?.length ? found : null;
}

/** Reads a text into mentions, left to right, the longest phrase first. Linear in the length of the text. */
export function readMentions(text: string): Mention[] {
  const tokens = tokenise(text).map((token) =>
    VOCABULARY.has(token.key) ? token : { ...token, key: correct(token.key) ?? token.key },
  );
  const mentions: Mention[] = [];
  for (let i = 0; i < tokens.length; ) {
    const first = tokens[i];
    if (!first) break;
    const match = longest(tokens, i);
    const pair = match && match.count > 1 ? null : joined(tokens, i);
    const count = pair ? 2 : (match?.count ?? 1);
    const run = tokens.slice(i, i + count);
    const end = run.at(-1)?.end ?? first.end;
    mentions.push({
      start: first.start,
      end,
      gap: first.gap,
      senses: pair ?? match?.senses ?? [],
      keys: run.map((token) => token.key),
      plural: /s$/i.test(text.slice(first.start, end)) && !run.at(-1)?.key.endsWith('s'),
    });
    i += count;
  }
  return mentions;
}
