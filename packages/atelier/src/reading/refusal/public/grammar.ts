/**
 * Sentences told by the kinds of their words: 'wish ~4 harm person' is a word that wishes, at most four others, one that harms and somebody.
 * Costs some look-ups a word, so that it may be asked where everybody is answered, and is linear in the length of the words.
 *
 *   kind      a word of that kind; `kind?` or none, `kind*` up to three
 *   a|b       a word of either kind
 *   =a|b      one of these words
 *   ~3        up to three words of the same clause, `~~3` also of the next
 *   !kind     not one of that kind behind it
 *   ^ and $   where a clause begins and ends; $$ where the text does
 */

/** A word of a text, as rules of plain words want it. */
export interface Token {
  readonly word: string;
  /** 'Anita's' without its end. */
  readonly isWhose: boolean;
  /** Begins a clause: no sign stands before it but the one between two words. */
  readonly begins: boolean;
  /** Begins a clause, or what is lettered on a thing. */
  readonly opens: boolean;
  /** Has a capital where the text around it has none. */
  readonly isName: boolean;
}

/** What a kind of words is: those of a list, or whatever a test of a word and the one behind it says. */
export type Kind = ReadonlySet<string> | ((token: Token, next: Token | undefined) => boolean);
export type Kinds = Readonly<Record<string, Kind>>;

type Step =
  | { readonly does: 'take'; readonly kind: Kind; readonly least: 0 | 1; readonly most: number }
  | { readonly does: 'skip'; readonly most: number; readonly isWide: boolean }
  | { readonly does: 'refuse'; readonly kind: Kind }
  | { readonly does: 'begin' }
  | { readonly does: 'end'; readonly isAll: boolean };

const STAR = 3;

type Spell = (word: string) => string;

function kindOf(kinds: Kinds, name: string, spell: Spell): Kind {
  if (name.startsWith('=')) return new Set(name.slice(1).split('|').map(spell));
  if (name.includes('|')) {
    const some = name.split('|').map((one) => kindOf(kinds, one, spell));
    const lists = some.filter((kind) => typeof kind !== 'function');
    if (lists.length === some.length) return new Set(lists.flatMap((list) => [...list]));
    return (token, next) => some.some((kind) => isOf(kind, token, next));
  }
  const kind = kinds[name];
  if (!kind) throw new Error(`no kind of words is called ${name}`);
  return kind;
}

function stepOf(kinds: Kinds, said: string, spell: Spell): Step {
  if (said === '^') return { does: 'begin' };
  if (said === '$' || said === '$$') return { does: 'end', isAll: said === '$$' };
  if (said.startsWith('~'))
    return { does: 'skip', most: Number(said.replaceAll('~', '')), isWide: said.startsWith('~~') };
  if (said.startsWith('!')) return { does: 'refuse', kind: kindOf(kinds, said.slice(1), spell) };
  const [, name = '', times] = /^(.*?)([?*]?)$/.exec(said) ?? [];
  return { does: 'take', kind: kindOf(kinds, name, spell), least: times ? 0 : 1, most: times === '*' ? STAR : 1 };
}

const isOf = (kind: Kind, token: Token, next: Token | undefined): boolean =>
  typeof kind === 'function' ? kind(token, next) : kind.has(token.word);

/** How far a sentence is found: by which step it goes on, at which word, and where it began. */
interface Place {
  readonly step: number;
  readonly at: number;
  readonly from: number;
}

/** Whether the steps from here on are found. Each leads on by a bounded number of words. */
function follows(steps: readonly Step[], tokens: readonly Token[], { step, at, from }: Place): boolean {
  const now = steps[step];
  if (!now) return true;
  const token = tokens[at];
  const goesOn = (to: number): boolean => follows(steps, tokens, { step: step + 1, at: to, from });
  if (now.does === 'begin') return token?.opens === true && goesOn(at);
  if (now.does === 'end') return (!token || (token.begins && !now.isAll)) && goesOn(at);
  if (now.does === 'refuse') return !(token && !token.begins && isOf(now.kind, token, tokens[at + 1])) && goesOn(at);
  const before = steps[step - 1];
  const isFree = (to: number): boolean => to === from || (before?.does === 'skip' && before.isWide && to === at);
  const mayPass = (to: number): boolean => {
    const passed = tokens[to];
    if (!passed) return false;
    if (now.does === 'skip') return now.isWide || !passed.begins || to === from;
    return (!passed.begins || isFree(to)) && isOf(now.kind, passed, tokens[to + 1]);
  };
  if (!(now.does === 'take' && now.least === 1) && goesOn(at)) return true;
  for (let to = at; to < at + now.most && mayPass(to); to++) if (goesOn(to + 1)) return true;
  return false;
}

/** Whether tokens hold one of the sentences that a grammar knows. */
export type Grammar = (tokens: readonly Token[]) => boolean;

const asItIs: Spell = (word) => word;

/** Sentences over kinds of words as one question. @param spell how the words of the tokens are spelt, for those within the sentences */
export function grammarOf(kinds: Kinds, sentences: readonly string[], spell: Spell = asItIs): Grammar {
  const all = sentences.map((sentence) => sentence.split(' ').map((said) => stepOf(kinds, said, spell)));
  const byWord = new Map<string, (readonly Step[])[]>();
  const byKind = new Map<Kind, (readonly Step[])[]>();
  const add = <Key>(found: Map<Key, (readonly Step[])[]>, key: Key, steps: readonly Step[]): void => {
    found.set(key, [...(found.get(key) ?? []), steps]);
  };
  for (const steps of all) {
    const taken = steps.find(({ does }) => does !== 'begin');
    if (taken?.does !== 'take') throw new Error('a sentence begins with a word of a kind');
    const kinds = taken.least === 1 ? [taken.kind] : steps.flatMap((step) => (step.does === 'take' ? [step.kind] : []));
    for (const kind of kinds)
      if (typeof kind === 'function') add(byKind, kind, steps);
      else for (const word of kind) add(byWord, word, steps);
  }
  return (tokens) =>
    tokens.some((token, at) => {
      const isFound = (some: readonly (readonly Step[])[]): boolean =>
        some.some((steps) => follows(steps, tokens, { step: 0, at, from: at }));
      if (isFound(byWord.get(token.word) ?? [])) return true;
      for (const [kind, some] of byKind) if (isOf(kind, token, tokens[at + 1]) && isFound(some)) return true;
      return false;
    });
}

/** Words of a row, spelt so. */
export const words = (row: string, spell: Spell = asItIs): ReadonlySet<string> =>
  new Set(row.trim().split(/\s+/).map(spell));

/** Rows of words by what they are called. */
export const kindsOf = (rows: Readonly<Record<string, string>>, spell: Spell = asItIs): Record<string, Kind> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, words(row, spell)]));
