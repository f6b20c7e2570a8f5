/** The fourth pass: words in a row become chunks, each of qualities that wait and the thing they may stand before. */
import { type Draft, emptyDraft, type Said, type Thing } from '#atelier/draft/draft.ts';
import type { PartEntry } from '#atelier/lexicon/entry.ts';
import type { Role, Sense } from '#atelier/lexicon/lexicon.ts';
import { isHead, shapes } from '#atelier/reading/words/senses.ts';
import type { Word } from '#atelier/reading/words/word.ts';
import { followsMadeUp } from './accepts.ts';
import { isDefinite, isOne } from './articles.ts';
import { isBetweenColours } from './between-colours.ts';
import {
  type Chunk,
  type Chunked,
  endsPhrase,
  type Head,
  type Mark,
  note,
  type OpenChunk,
  topicAfter,
} from './chunk.ts';
import type { ChunkRules } from './chunk-rules.ts';
import { countedAt } from './count.ts';
import { isHueOf } from './is-hue-of.ts';
import { isLabel } from './is-label.ts';
import { makeThings, pieceOf } from './make-things.ts';
import { leaveAsides, noteAside, noteUnknown } from './note-aside.ts';
import { BODILY, noteBody } from './note-body.ts';
import { notePerson } from './note-person.ts';
import { opened } from './opened.ts';
import { OPENS, type Opener } from './opener.ts';
import type { PartRule } from './part-rules.ts';
import { sameSlot } from './same-slot.ts';
import { sized } from './size-of-print.ts';
import { keepFirst, leaveChoice, leavePlaces } from './swallow.ts';
import { remark, tellOf, tellStance } from './take-phrase.ts';
import { takePlace } from './take-place.ts';
import { toLink } from './to-link.ts';
import { isUnknownThing } from './unknown-thing.ts';

class ChunkReader {
  readonly chunks: Chunk[] = [];
  readonly draft: Draft = emptyDraft();
  readonly #words: readonly Word[];
  readonly #text: string;
  readonly #rules: ChunkRules;
  #open: OpenChunk;
  /** What was said last is said of somebody, and nothing of clothes since. */
  #ofSomebody = false;
  /** A colour was said of something before. */
  #isColoured = false;
  /** The thing named last. */
  #named: { thing: Thing; end: number } | undefined;

  constructor(words: readonly Word[], text: string, rules: ChunkRules) {
    this.#words = words;
    this.#text = text;
    this.#rules = rules;
    this.#open = this.#fresh('start');
  }

  #fresh(opener: Opener, own: Partial<OpenChunk> = {}): OpenChunk {
    return { ...opened(opener), ...own, text: this.#text, draft: this.draft };
  }

  /** Ends the chunk being read and begins another. */
  #next(opener: Opener, own: Partial<OpenChunk> = {}): void {
    this.#ofSomebody = false;
    this.#isColoured ||= this.#open.links.some(({ said }) => said.as === 'colour');
    leaveAsides(this.#open);
    this.chunks.push(this.#open);
    this.#open = this.#fresh(opener, own);
  }

  read(i: number): void {
    const word = this.#words[i];
    if (!word) return;
    const { sense } = word;
    if (word.gap === 'stop') this.#stop();
    else if (word.gap === 'pause') this.#pause();
    if (!sense && !word.keys.some((key) => /\p{L}/u.test(key))) return;
    if (isLabel(word, this.#text)) this.#label(word);
    else if (sense?.as === 'connective') this.#connect(sense.role, word, this.#words[i + 1]);
    else if (sense?.as === 'matching') this.#mark('matching', word);
    else {
      const { gap, links } = this.#open;
      this.#take(word, i);
      const isSilent = sense ? sense.as === 'ignored' : this.#open.links.length === links.length;
      this.#open.gap = isSilent ? gap : 'none'; // 'glossy red, big hood': what says nothing takes no comma away
      if (sense && sense.as !== 'shade') this.#open.definite = false;
    }
  }

  end(): Chunked {
    this.#stop();
    return { chunks: this.chunks, draft: this.draft };
  }

  #stop(): void {
    this.#open.stops = true;
    this.#next('start');
  }

  #pause(): void {
    const open = this.#open;
    if (open.scene && this.#named) this.#next('pause', { topic: open.topic });
    else if (open.scene) {
      open.links = leavePlaces(open.links, open);
      open.scene = false;
    }
    if (this.#open.links.length === 0) this.#open.opener = 'pause';
    Object.assign(this.#open, { gap: 'pause', negated: false, either: undefined, placed: undefined, onto: undefined });
  }

  /** 'Colour: red' is said of what the listing sells. */
  #label(word: Word): void {
    this.#next('start');
    this.#mark('label', word);
    noteAside(this.#open, 'shop', word);
  }

  #mark(as: Mark['as'], word: Word): void {
    this.#open.marks.push({ as, word });
  }

  #take(word: Word, i: number): void {
    const { sense } = word;
    const open = this.#open;
    const next = this.#words[i + 1];
    const told = { isColoured: this.#isColoured, namedTo: this.#named?.end };
    if (!sense) noteUnknown(open, word, isUnknownThing(this.#words, i, open, told), endsPhrase(next));
    else if (word.carried) this.#mark('carried', word);
    else if (sense.as === 'place') takePlace(open, word, sense, this.#named?.thing);
    else if (sense.as === 'held') this.#next('start', { topic: open.topic, either: open.either });
    else if (sense.as === 'scene' && isHueOf(word, next)) noteAside(open, 'quality', word);
    else if (sense.as === 'scene' || sense.as === 'remark') {
      remark(open, word, sense.as === 'scene' ? 'setting' : sense.of);
      open.negated = false;
    } else if (sense.as === 'ignored') noteAside(open, sense.id, word);
    else if (isHead(sense)) this.#head(word, sense, next);
    else if (sense.as === 'part') this.#part(word, sense.entry, i);
    else if (this.#person(word, sense)) {
      open.negated = false;
      this.#ofSomebody = BODILY.has(sense.as);
    } else if (!this.#ofSomebody || !noteBody(open, word, next)) this.#quality(word, sense, i);
  }

  #connect(role: Role, word: Word, next: Word | undefined): void {
    const open = this.#open;
    switch (role) {
      case 'joins':
        open.gap = 'and';
        if (open.links.length === 0 && open.opener !== 'start') open.opener = 'and';
        return;
      case 'or':
        open.gap = 'and';
        if (isBetweenColours(word, open.links.at(-1), next)) return;
        if (!open.negated) keepFirst(open);
        open.either = open.negated ? undefined : (open.links.at(-1)?.said.as ?? this.#named?.thing.type);
        return;
      case 'article':
        this.#article(word);
        return;
      case 'at':
        open.placed = open.links.at(-1);
        if (word.keys[0] === 'on') open.onto = open.placed;
        return;
      case 'drops':
        this.#mark('optional', word);
        return;
      case 'skips':
        if (word.keys.includes('set')) this.#mark('set', word);
        if (/^(all|both)$/.test(word.keys.join(' '))) this.#mark('all', word);
        return;
      default:
        this.#opens(role, word);
    }
  }

  /** Ends the phrase before and begins another. */
  #opens(role: Role, verb: Word): void {
    if (role === 'places') tellStance(this.#open, verb);
    // 'a blouse with a bag with a zip': what stands right after a bag or a shoe is what it has
    const opener = role === 'has' && verb.keys[0] === 'with' && followsMadeUp(verb, this.#named) ? 'with' : OPENS[role];
    if (!opener) return;
    const { either } = this.#open;
    this.#next(opener, {
      verb,
      isOne: isOne(verb),
      either,
      topic: topicAfter(verb, this.#open),
      negated: role === 'negates',
      scene: role === 'places',
    });
  }

  #article(word: Word): void {
    const open = this.#open;
    const rest = { either: open.either, onto: open.onto, ...(open.gap !== 'pause' && { topic: open.topic }) };
    if (open.links.length > 0 && this.#named) this.#next('article', rest);
    else if (open.links.length > 0)
      Object.assign(open, { opener: 'article', gap: 'none', negated: false, scene: false, placed: undefined });
    else if (open.opener === 'pause' || open.opener === 'and') open.opener = 'article';
    this.#open.definite = isDefinite(word);
    if (this.#open.links.length === 0) this.#open.isOne ||= isOne(word);
  }

  /** 'Grandmother' tells a woman and her age: every such sense of a word counts. */
  #person(word: Word, sense: Sense): boolean {
    for (const rule of this.#rules.persons) rule.claim(sense, this.#open);
    if (!notePerson(this.#open, word, sense)) return false;
    for (const other of word.senses) if (other !== sense) notePerson(this.#open, word, other);
    return true;
  }

  /** 'No collar black dress': what stands right after a part that is ruled out is not. */
  #endNegation(): void {
    const open = this.#open;
    if (open.negated && open.gap === 'none' && open.excluded.at(-1)?.as === 'part') open.negated = false;
  }

  #quality(word: Word, sense: Sense, i: number): void {
    this.#ofSomebody = false;
    const open = this.#open;
    this.#endNegation();
    const next = this.#words[i + 1];
    let link = sized(toLink(word, sense, open.links, open.gap), this.#words, i);
    if (!link) return;
    for (const other of word.senses) if (other.as === 'mood' && sense.as !== 'shade') this.#person(word, other);
    if (open.negated) {
      open.excluded.push({ as: 'quality', link });
      open.negated = false;
      return;
    }
    for (const rule of this.#rules.modifiers) {
      const joined = rule.join(link, open, next);
      if (joined === null) return;
      link = joined ?? link;
    }
    open.links.push(link);
    open.links.push(...countedAt(this.#words, i, link.said, this.#text));
  }

  #part({ start, end }: Word, entry: PartEntry, i: number): void {
    const open = this.#open;
    const said: Said = { as: 'part', value: entry.id, start, end, part: entry.id };
    if (open.negated) open.excluded.push({ as: 'part', entry, said });
    else if (entry.id === 'cloth') {
      const word = this.#words[i];
      if (word && open.opener === 'pause') this.#mark('cloth', word);
    } else {
      let told: ReturnType<PartRule['tell']>;
      for (const rule of this.#rules.parts) told ??= rule.tell({ entry, said }, open);
      open.topic = told ? undefined : entry.id;
      (told?.said ?? [said]).forEach((quality, k) => {
        open.links.push({ said: quality, gap: k === 0 ? (told?.gap ?? open.gap) : 'none' });
      });
      if (entry.id === 'pocket') open.links.push(...countedAt(this.#words, i, said, this.#text));
    }
  }

  #head(word: Word, sense: Sense, next: Word | undefined): void {
    const open = this.#open;
    this.#endNegation();
    // 'a long braid with flowers' tells the hair as well
    for (const other of word.senses) if (other.as === 'hair') this.#person(word, other);
    const { start, end, gap } = { ...word, gap: open.gap };
    const things = makeThings(sense, word);
    const [first] = things;
    if (open.negated) {
      open.excluded.push({ as: 'things', things });
      note(open, { as: 'garment', value: '', start, end }, 'without');
    } else if (!first) return;
    else if (sense.as === 'garment' && shapes(sense, next)) {
      const slots = pieceOf({ ...sense.entry.is, details: sense.entry.is?.details ?? [] });
      open.links.push({ said: { as: 'silhouette', value: sense.entry.id, start, end, slots }, gap });
    } else if (open.either !== undefined && sameSlot(this.#named?.thing, first)) {
      leaveChoice(open, { start, end });
    } else this.#name({ word, things, gap, definite: open.definite, placed: open.placed !== undefined });
    // 'a bridesmaid dress' is worn to a wedding
    for (const other of word.senses) if (other.as === 'occasion') this.#person(word, other);
  }

  /** Ends the chunk with the thing it named. */
  #name(head: Head): void {
    const { scene, negated, either, placed, definite, links } = this.#open;
    // 'sleeves 10", saree is chiffon': what a comma parts from the part speaks of it no more
    const topic = [head, ...links].some(({ gap }) => gap === 'pause') ? undefined : this.#open.topic;
    this.#open.head = head;
    const [thing] = head.things;
    if (thing && thing.type !== 'garment') thing.said.push(...tellOf(this.#open, head.word.start));
    if (thing) this.#named = { thing, end: head.word.end };
    this.#next('start', { scene, negated, either, placed, topic, definite });
  }
}

/** Reads words into chunks, left to right. Linear in their number. */
export function readChunks(words: readonly Word[], text: string, rules: ChunkRules): Chunked {
  const reader = new ChunkReader(words, text, rules);
  for (let i = 0; i < words.length; i++) reader.read(i);
  return reader.end();
}
