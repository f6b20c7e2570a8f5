import type { AccessoryEntry, PartEntry } from '#atelier/lexicon/entry.ts';
import { NUMBERS } from '#atelier/lexicon/grammar.ts';
import type { Role, Sense } from '#atelier/lexicon/lexicon.ts';
import { accepts } from './accepts.ts';
import { type Link, type Opener, onPart, onThing, takenBy } from './chain.ts';
import { type Draft, emptyDraft, type Said, type Thing } from './draft.ts';
import { makeThings, pieceOf, refersTo, shapes } from './heads.ts';
import type { Mention } from './mentions.ts';
import { notePerson } from './people.ts';
import { toLink } from './qualities.ts';
import { chooseSense, isHead } from './senses.ts';

/** Qualities that say nothing of clothes when they are said of a place. */
const OF_PLACES = new Set(['colour', 'palette', 'fabric', 'print', 'silhouette', 'length', 'fit', 'style']);
/** Parts too plain to own a colour when a garment follows: in 'black beaded neck dress' the dress is black. */
const SOFT_PARTS = new Set([
  'neck',
  'hem',
  'waist',
  'sleeve',
  'bodice',
  'back',
  'shoulder',
  'leg',
  'slit',
  'pocket',
  'detail',
]);
const PARTED: Readonly<Record<string, string>> = { sleeve: 'sleeve', collar: 'collar', closure: 'buttons' };
const OF_CLOTHES = new Set(['print', 'fabric', 'detail']);
/** Details that have a colour of their own when one stands just before them. */
const SEWN_ON: Readonly<Record<string, string>> = {
  embroidery: 'embroidery',
  chikankari: 'embroidery',
  zardosi: 'embroidery',
  zari: 'embroidery',
  phulkari: 'embroidery',
  'mirror-work': 'embroidery',
  sequins: 'embroidery',
  beads: 'embroidery',
  belt: 'belt',
  sash: 'belt',
  bow: 'bow',
  piping: 'piping',
  ruffle: 'ruffle',
  fringe: 'fringe',
  tassel: 'tassel',
  'lace-trim': 'lace',
};
/** Connectives after which qualities of the last thing may follow. */
const DESCRIBES = new Set<Opener>(['with', 'has', 'in']);

/**
 * Reads mentions left to right and gives every quality to what it describes. Qualities wait in a chain until the thing
 * they stand before is named, or the phrase ends and they fall back to the last thing that can have them.
 */
export class Binder {
  readonly draft: Draft = emptyDraft();
  readonly #text: string;
  /** Things in the order last spoken of; the last is the one being spoken of. */
  #focus: Thing[] = [];
  /** First thing of the sentence: what 'has' and 'is' speak of. */
  #subject: Thing | undefined;
  #chain: Link[] = [];
  #opener: Opener = 'start';
  #gap: Link['gap'] = 'none';
  #negating = false;
  #scene = false;
  #held = false;
  #matches = false;
  #relation: 'over' | 'under' | undefined;
  #either: string | undefined;
  /** The quality of which 'at the' or 'on the' says where it is. */
  #placed: Link | undefined;
  #definite = false;
  #number: { word: string; start: number } | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Takes the next mention; `ahead` are the few after it. */
  take(mention: Mention, ahead: readonly Mention[]): void {
    if (mention.gap === 'stop') this.#endThought();
    else if (mention.gap === 'pause') this.#pause();
    this.#countNumber(mention);
    const focus = this.#focus.at(-1);
    const sense = chooseSense(mention, { ahead, focus, describes: DESCRIBES.has(this.#opener) });
    if (!sense) this.#unknown(mention);
    else this.#know(mention, sense, ahead);
    if (sense?.as !== 'connective') this.#gap = 'none';
    if (sense && sense.as !== 'connective' && sense.as !== 'shade') this.#definite = false;
  }

  finish(): Draft {
    this.#endThought();
    const first = this.draft.things.find((thing) => thing.type === 'garment') ?? this.draft.things[0];
    if (first) this.#give(this.draft.floating.splice(0).map(asLink), first);
    return this.draft;
  }

  #know(mention: Mention, sense: Sense, ahead: readonly Mention[]): void {
    if (sense.as === 'connective') this.#connect(sense.role, mention);
    else if (sense.as === 'held') this.#open('start', () => (this.#held = true));
    else if (sense.as === 'matching') this.#matches = true;
    else if (sense.as === 'scene') this.#sceneNoun(mention);
    else if (sense.as === 'ignored') this.#ignore(mention, sense.id);
    else if (isHead(sense)) this.#head(mention, sense, ahead);
    else if (sense.as === 'part') this.#part(mention, sense.entry);
    else if (notePerson(this.draft, mention, sense, this.#text, this.#chain)) this.#negating = false;
    else this.#quality(mention, sense);
  }

  #connect(role: Role, mention: Mention): void {
    switch (role) {
      case 'joins':
        this.#gap = 'and';
        if (this.#chain.length === 0 && this.#opener !== 'start') this.#opener = 'and';
        return;
      case 'or':
        this.#gap = 'and';
        this.#either = this.#negating ? undefined : (this.#chain.at(-1)?.said.as ?? this.#focus.at(-1)?.type);
        return;
      case 'article':
        this.#definite = mention.keys.some((key) => key === 'the' || key === 'this' || key === 'its');
        if (this.#chain.length > 0) this.#open('article');
        else if (this.#opener === 'pause' || this.#opener === 'and') this.#opener = 'article';
        return;
      case 'opens':
        this.#open('with');
        return;
      case 'has':
        this.#open('has', () => this.#returnToSubject());
        return;
      case 'in':
        this.#open('in');
        return;
      case 'over':
      case 'under':
        this.#open(role, () => (this.#relation = role));
        return;
      case 'places':
        this.#open('start', () => (this.#scene = true));
        return;
      case 'at':
        this.#placed = this.#chain.at(-1);
        return;
      case 'negates':
        this.#open('start', () => (this.#negating = true));
        return;
      case 'skips':
        return;
    }
  }

  /** Ends the phrase before, if there is something to speak of, and begins another. */
  #open(opener: Opener, then?: () => void): void {
    if (this.#focus.length > 0 || this.#scene) this.#flush();
    this.#opener = opener;
    this.#placed = undefined;
    this.#gap = 'none';
    this.#negating = false;
    this.#scene = false;
    this.#held = false;
    then?.();
  }

  #pause(): void {
    this.#placed = undefined;
    this.#negating = false;
    this.#held = false;
    this.#gap = 'pause';
    this.#either = undefined;
    if (this.#scene) {
      this.#flush();
      this.#scene = false;
    }
    if (this.#chain.length === 0) this.#opener = 'pause';
  }

  #endThought(): void {
    this.#placed = undefined;
    this.#flush();
    for (const link of this.#chain.splice(0)) {
      if (link.said.as === 'style') this.#styleOf(link.said);
      else if (!link.unknown) this.draft.floating.push(link.said);
    }
    this.#opener = 'start';
    this.#gap = 'none';
    this.#negating = false;
    this.#scene = false;
    this.#held = false;
    this.#relation = undefined;
    this.#either = undefined;
    this.#subject = undefined;
  }

  /** Gives the waiting qualities to what was last spoken of; with nothing spoken of yet they keep waiting. */
  #flush(): void {
    if (this.#scene) {
      const stays = this.#chain.filter((link) => !link.unknown && !OF_PLACES.has(link.said.as));
      for (const link of this.#chain) if (OF_PLACES.has(link.said.as)) this.#note(link.said, 'ignored');
      this.#chain = stays;
    }
    if (this.#focus.length === 0) return;
    this.#colourParts();
    for (const link of this.#chain.splice(0)) {
      if (link.unknown) continue;
      if (link.said.as === 'style') this.#styleOf(link.said);
      else this.#giveBack(link);
    }
  }

  /** 'with a white collar': a colour just before a part colours the part, once no garment has claimed it. */
  #colourParts(): void {
    if (this.#opener === 'start' || this.#opener === 'in') return;
    this.#chain.forEach((link, i) => {
      const next = this.#chain[i + 1];
      if (link.said.as !== 'colour' || link.said.part || !next || next.gap !== 'none') return;
      const part = next.said.part ?? PARTED[next.said.as] ?? SEWN_ON[next.said.value];
      if (part) link.said = { ...link.said, part };
    });
  }

  #giveBack(link: Link): void {
    // A tag by itself ('floral pattern') speaks of clothes before it speaks of shoes.
    const tag = this.#opener === 'pause' && OF_CLOTHES.has(link.said.as);
    const clothes = tag ? this.#focus.filter((thing) => thing.type === 'garment') : [];
    for (const thing of [...this.#focus, ...clothes].toReversed()) {
      const said = onThing(link, thing);
      if (!said) continue;
      thing.said.push(said);
      return;
    }
    this.draft.floating.push(link.said);
  }

  #give(links: readonly Link[], thing: Thing): void {
    for (const link of links) {
      if (link.unknown) continue;
      const said = onThing(link, thing);
      if (link.said.as === 'style' && thing.type === 'garment') this.#styleOf(link.said);
      else if (link.said.as === 'style') {
        const { start, end, value } = link.said;
        thing.said.push({ as: 'detail', value, start, end, slots: { details: [value] } });
      } else if (said) thing.said.push(said);
      else this.#giveBack(link);
    }
  }

  #styleOf(said: Said): void {
    this.draft.styles.push({ id: said.value, like: said.part ?? 'casual', palette: said.palette ?? [] });
    this.#note(said, 'style');
  }

  #returnToSubject(): void {
    if (!this.#subject) return;
    const subject = this.#subject;
    this.#focus = [...this.#focus.filter((thing) => thing !== subject), subject];
  }

  #quality(mention: Mention, sense: Sense): void {
    const link = toLink(mention, sense, this.#chain, this.#gap);
    if (!link) return;
    if (this.#negating) {
      this.#exclude(link.said);
      return;
    }
    if (this.#either === link.said.as) {
      this.#either = undefined;
      this.#note(link.said, 'ignored');
      return;
    }
    if (link.said.as === 'sleeve') this.#settleBefore('sleeve', link);
    if (link.said.as === 'border') this.#settleBefore('border', link);
    this.#chain.push(link);
    if (this.#number && /pocket/.test(link.said.value)) this.#pockets(link.said);
  }

  /** 'long bell sleeves', 'gold zari border': the words before a part-like quality that lean on it. */
  #settleBefore(part: string, link: Link): void {
    if (link.gap !== 'none') return;
    for (let i = this.#chain.length - 1; i >= 0; i--) {
      const before = this.#chain[i];
      const said = before && !before.unknown && (before.relative || part === 'border') ? onPart(before, part) : null;
      if (!before || !said) return;
      this.#chain[i] = { said, gap: before.gap };
      if (before.gap !== 'none') return;
    }
  }

  #exclude(said: Said): void {
    if (said.as === 'colour' && said.colour) this.draft.notColours.push(said.colour);
    this.#without(said)
      .add(said.as === 'detail' ? said.value : said.as)
      .add(`${said.as}:${said.value}`);
    this.#note(said, 'without');
    this.#negating = false;
  }

  /** What the last thing that could have had the quality goes without; nothing named yet = the whole outfit. */
  #without(said: Said): Set<string> {
    return this.#focus.findLast((thing) => accepts(thing, said))?.without ?? this.draft.without;
  }

  #part(mention: Mention, entry: PartEntry): void {
    const said: Said = { as: 'part', value: entry.id, start: mention.start, end: mention.end, part: entry.id };
    if (this.#negating) {
      const family = (thing: Thing) => (thing.type === 'garment' ? thing.entry.family : 'dupatta');
      const owner = this.#focus.findLast((thing) => !entry.families || entry.families.includes(family(thing)));
      (owner?.without ?? this.draft.without).add(entry.id);
      this.#note(said, 'without');
      return;
    }
    if (entry.id === 'cloth') {
      if (this.#opener === 'pause') this.#returnToSubject();
      return;
    }
    const mods: Said[] = [];
    let first: Link | undefined;
    let gap = this.#gap;
    while (this.#chain.length > 0 && (gap === 'none' || first)) {
      const link = this.#chain.at(-1);
      const quality = link && !link.unknown ? onPart(link, entry.id) : null;
      if (!link || !quality || (quality.as === 'colour' && SOFT_PARTS.has(entry.id))) break;
      this.#chain.pop();
      mods.unshift({ ...quality, end: mention.end });
      first = link;
      gap = link.gap;
      if (this.#placed) break;
      if (gap === 'pause' && !this.#chain.at(-1)?.relative) break;
    }
    const placed = mods.length === 0 && this.#placed && onPart(this.#placed, entry.id);
    if (placed) mods.push({ ...placed, end: mention.end });
    if (mods.length === 0 && entry.is) mods.push({ ...said, as: 'detail', slots: entry.is });
    if (mods.length === 0 && entry.id === 'pocket')
      mods.push({ ...said, as: 'detail', value: 'side-pocket', slots: { details: ['side-pocket'] } });
    if (mods.length === 0) mods.push(said);
    mods.forEach((mod, i) => {
      this.#chain.push({ said: mod, gap: i === 0 ? (first?.gap ?? this.#gap) : 'none' });
    });
    if (entry.id === 'pocket') this.#pockets(said);
  }

  #countNumber(mention: Mention): void {
    const word = mention.keys.length === 1 ? mention.keys[0] : undefined;
    const value = word === undefined ? undefined : NUMBERS[word];
    if (value) this.#number = { word: WORDS[value] ?? String(value), start: mention.start };
    else if (mention.gap !== 'none') this.#number = undefined;
  }

  /** 'three pockets', 'two welt pockets'. */
  #pockets({ end }: Said): void {
    if (!this.#number) return;
    const { word, start } = this.#number;
    const value = word === 'one' ? 'one-pocket' : `${word}-pockets`;
    this.#chain.push({ said: { as: 'detail', value, start, end, slots: { details: [value] } }, gap: 'none' });
    this.#number = undefined;
  }

  #head(mention: Mention, sense: Sense, ahead: readonly Mention[]): void {
    if (this.#negating) {
      for (const thing of makeThings(sense, mention)) this.draft.without.add(thing.entry.id);
      this.#note({ as: 'garment', value: '', start: mention.start, end: mention.end }, 'without');
      return;
    }
    const things = makeThings(sense, mention);
    const [first] = things;
    if (!first) return;
    if (sense.as === 'garment' && shapes(ahead[0])) {
      const slots = { ...sense.entry.is, details: sense.entry.is?.details ?? [] };
      this.#chain.push({
        said: { as: 'silhouette', value: sense.entry.id, start: first.start, end: first.end, slots: pieceOf(slots) },
        gap: this.#gap,
      });
      return;
    }
    if (this.#either === first.type && this.#gap === 'and') {
      this.#either = undefined;
      this.#chain = [];
      this.#note({ as: first.type, value: first.entry.id, start: mention.start, end: mention.end }, 'ignored');
      return;
    }
    const known = refersTo(this.draft.things, first, { definite: this.#definite, opener: this.#opener });
    const count = takenBy(this.#chain, known ?? first, this.#gap, this.#opener, this.#focus.length > 0);
    const links = this.#chain.splice(this.#chain.length - count);
    this.#flush();
    this.#chain = [];
    if (known) this.#again(known, first, links);
    else this.#fresh(things, links);
    this.#opener = 'start';
  }

  #again(known: Thing, mentioned: Thing, links: readonly Link[]): void {
    const { start, end, entry } = mentioned;
    known.said.push({ as: 'garment', value: known.entry.id, start, end, ...partSlots(known, mentioned) });
    if (known.type === 'footwear')
      known.said.push({ as: 'detail', value: entry.id, start, end, slots: { details: [entry.id] } });
    this.#give(links, known);
    this.#focus = [...this.#focus.filter((thing) => thing !== known), known];
    this.#subject ??= known;
  }

  #fresh(things: Thing[], links: readonly Link[]): void {
    const [first] = things;
    if (!first) return;
    if (this.#relation) first.relation = this.#relation;
    if (this.#matches) first.matches = true;
    this.#relation = undefined;
    this.#matches = false;
    for (const thing of things) {
      const known = this.draft.things.find((other) => other.entry.id === thing.entry.id);
      if (!known) this.draft.things.push(thing);
      if (!known) this.#focus.push(thing);
    }
    // The first piece of a set is what the sentence goes on to describe.
    this.#focus = [...this.#focus.filter((thing) => thing !== first), first];
    this.#subject ??= first;
    this.#give(links, first);
  }

  #sceneNoun(mention: Mention): void {
    if (this.#held) {
      this.#hold(mention);
      return;
    }
    this.#swallow();
    this.#note({ as: 'ignored', value: 'scene', start: mention.start, end: mention.end }, 'ignored');
    this.#negating = false;
  }

  /** The adjectives just before a noun of the scene leave the picture with it. */
  #swallow(): void {
    let gap = this.#gap;
    while (this.#chain.length > 0 && gap === 'none') {
      const link = this.#chain.pop();
      if (!link) return;
      if (!link.unknown) this.#note(link.said, 'ignored');
      gap = link.gap;
    }
  }

  #ignore(mention: Mention, id: string): void {
    if (id === 'light') this.#swallow();
    this.#note({ as: 'ignored', value: id, start: mention.start, end: mention.end }, 'ignored');
  }

  #hold(mention: Mention): void {
    const name = this.#text.slice(mention.start, mention.end).toLowerCase();
    const entry: AccessoryEntry = { id: `held-${name}`, words: name, kind: 'held', name: `${name} held in the hand` };
    this.draft.things.push({
      type: 'accessory',
      entry,
      said: [],
      without: new Set(),
      start: mention.start,
      end: mention.end,
    });
    this.#held = false;
  }

  #unknown(mention: Mention): void {
    const text = this.#text.slice(mention.start, mention.end);
    if (!/\p{L}{3}/u.test(text)) return;
    if (this.#held) {
      this.#hold(mention);
      return;
    }
    this.draft.unread.push({ start: mention.start, end: mention.end, text });
    const last = this.#chain.at(-1);
    if (last && !last.unknown) {
      const said = { as: 'unread', value: text, start: mention.start, end: mention.end };
      this.#chain.push({ said, gap: this.#gap, unknown: true });
    }
  }

  #note(said: Said, as: string): void {
    const text = this.#text.slice(said.start, said.end);
    this.draft.spans.push({ start: said.start, end: said.end, text, as, value: said.value });
  }
}

const WORDS: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
};
const asLink = (said: Said): Link => ({ said, gap: 'none' });

/** 'a dress with a tiered skirt': the skirt of a dress says how the dress falls. */
function partSlots(known: Thing, mentioned: Thing): Partial<Said> {
  if (known.type !== 'garment' || mentioned.type !== 'garment' || known.entry.family === mentioned.entry.family)
    return {};
  const { silhouette, length } = mentioned.entry.is ?? {};
  if (!silhouette && !length) return {};
  return { as: 'silhouette', slots: { ...(silhouette && { silhouette }), ...(length && { length }) } };
}
