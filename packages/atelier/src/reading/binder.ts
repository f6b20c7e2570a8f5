import { FAMILY_BASE } from '@toile/look/records';
import type { Draft, Said, Thing } from '#atelier/draft/draft.ts';
import type { PartEntry } from '#atelier/lexicon/entry.ts';
import type { Role, Sense } from '#atelier/lexicon/lexicon.ts';
import { isMadeUp } from './accepts.ts';
import { asLink, DEPENDS, DESCRIBES, type Link, type Opener, onPart, takenBy } from './chain.ts';
import { Count } from './count.ts';
import { areCutAlike } from './cut-alike.ts';
import { exclude, excludePart, excludeThing } from './exclude.ts';
import { makeThings, mentionedAsPart, partSlots, pieceOf, refersTo, refines, shapes, sharedColour } from './heads.ts';
import { HeldInHand } from './held-in-hand.ts';
import { LastNamed } from './last-named.ts';
import type { Mention } from './mentions.ts';
import { notePerson } from './note-person.ts';
import { Phrase } from './phrase.ts';
import { toLink } from './qualities.ts';
import { chooseSense, isHead, startsHead } from './senses.ts';
import { wornTie } from './worn-tie.ts';

/** What may stand between 'a' and the noun it belongs to. */
const BEFORE_NOUN = new Set<Sense['as']>(['connective', 'shade', 'colour', 'relative']);

/**
 * Reads mentions left to right and gives every quality to what it describes. Qualities wait in a chain until the thing
 * they stand before is named, or the phrase ends and they fall back to the last thing that can have them.
 */
export class Binder {
  readonly #phrase: Phrase;
  #negating = false;
  #matches = false;
  #relation: 'over' | 'under' | undefined;
  #either: string | undefined;
  /** The quality of which 'at the' or 'on the' says where it is. */
  #placed: Link | undefined;
  #definite = false;
  #indefinite = false;
  readonly #named = new LastNamed();
  /** The part a sentence is about: 'the neckline is …'. */
  #topic: string | undefined;
  readonly #count = new Count();

  readonly #held: HeldInHand;

  constructor(text: string) {
    this.#phrase = new Phrase(text);
    this.#held = new HeldInHand(this.#phrase);
  }

  /** Takes the next mention; `ahead` are the few after it. */
  take(mention: Mention, ahead: readonly Mention[]): void {
    if (mention.gap === 'stop') this.#endThought();
    else if (mention.gap === 'pause') this.#pause();
    this.#count.take(mention);
    const focus = this.#phrase.focus.at(-1);
    const { opener } = this.#phrase;
    const last = this.#phrase.chain.at(-1);
    const coloured = this.#phrase.gap === 'none' && last?.said.as === 'colour' && !last.said.part;
    const sense = chooseSense(mention, {
      ahead,
      focus,
      opener,
      describes: DESCRIBES.has(opener),
      coloured,
      indefinite: this.#indefinite,
    });
    if (!sense && !mention.keys.some((key) => /\p{L}/u.test(key))) return;
    if (sense?.as !== 'connective' && this.#held.takesMore(mention)) return;
    if (!sense) this.#unknown(mention);
    else this.#know(mention, sense, ahead);
    if (sense?.as !== 'connective' && sense?.as !== 'matching') this.#phrase.gap = 'none';
    if (sense && sense.as !== 'connective' && sense.as !== 'shade') this.#definite = false;
    if (sense && !BEFORE_NOUN.has(sense.as)) this.#indefinite = false;
  }

  finish(): Draft {
    this.#endThought();
    const first = this.#phrase.draft.things.find((thing) => thing.type === 'garment') ?? this.#phrase.draft.things[0];
    if (first) this.#phrase.give(this.#phrase.draft.floating.splice(0).map(asLink), first);
    return this.#phrase.draft;
  }

  #know(mention: Mention, sense: Sense, ahead: readonly Mention[]): void {
    const tie = wornTie(sense, this.#phrase.draft.things, ahead[0]);
    if (tie) this.#tie(tie, mention, ahead);
    else if (sense.as === 'connective') this.#connect(sense.role, mention);
    else if (sense.as === 'held') this.#open('start', () => (this.#held.open = true));
    else if (sense.as === 'matching') this.#matches = true;
    else if (sense.as === 'scene') this.#sceneNoun(mention);
    else if (sense.as === 'ignored') this.#ignore(mention, sense.id);
    else if (isHead(sense)) this.#headOf(mention, sense, ahead);
    else if (sense.as === 'part') this.#part(mention, sense.entry);
    else if (this.#person(mention, sense)) this.#negating = false;
    else this.#quality(mention, sense, ahead[0]);
  }

  #tie(parts: readonly Sense[], mention: Mention, ahead: readonly Mention[]): void {
    for (const part of parts) {
      this.#know(mention, part, ahead);
      this.#phrase.gap = 'none';
    }
  }

  /** 'Grandmother' tells a woman and her age: every such sense of a word counts. */
  #person(mention: Mention, sense: Sense): boolean {
    const { draft, text, chain } = this.#phrase;
    if (!notePerson(draft, mention, sense, text, chain)) return false;
    for (const other of mention.senses) if (other !== sense) notePerson(draft, mention, other, text, chain);
    return true;
  }

  #connect(role: Role, mention: Mention): void {
    switch (role) {
      case 'joins':
        this.#phrase.gap = 'and';
        if (this.#phrase.chain.length === 0 && this.#phrase.opener !== 'start') this.#phrase.opener = 'and';
        return;
      case 'or':
        this.#phrase.gap = 'and';
        if (!this.#negating) this.#phrase.keepFirst();
        this.#either = this.#negating
          ? undefined
          : (this.#phrase.chain.at(-1)?.said.as ?? this.#phrase.focus.at(-1)?.type);
        return;
      case 'article':
        this.#definite = mention.keys.some((key) => key === 'the' || key === 'this' || key === 'its');
        this.#indefinite = mention.keys.some((key) => key === 'a' || key === 'an');
        if (this.#phrase.chain.length > 0) this.#open('article');
        else if (this.#phrase.opener === 'pause' || this.#phrase.opener === 'and') this.#phrase.opener = 'article';
        return;
      case 'opens':
        this.#open('with');
        return;
      case 'has':
        // 'a blouse with a bag with a zip': what stands right after a bag or a shoe is what it has
        if (mention.keys[0] === 'with' && this.#isAfterMadeUp(mention)) this.#open('with');
        else this.#open('has', () => this.#phrase.returnToSubject(this.#named.clauseOf(mention)));
        return;
      case 'in':
        this.#named.shareCloth(mention);
        this.#open('in');
        return;
      case 'over':
      case 'under':
        this.#open(role, () => (this.#relation = role));
        return;
      case 'places':
        this.#open('start', () => (this.#phrase.scene = true));
        return;
      case 'at':
        this.#placed = this.#phrase.chain.at(-1);
        return;
      case 'drops':
        this.#phrase.dropLast(mention);
        return;
      case 'negates':
        this.#open('start', () => (this.#negating = true));
        return;
      case 'skips':
        if (mention.keys.includes('set')) this.#named.makeSet(mention);
        return;
    }
  }

  #isAfterMadeUp({ start, gap }: Mention): boolean {
    const { thing, end } = this.#named;
    return gap === 'none' && thing !== undefined && isMadeUp(thing) && start - end <= 1;
  }

  /** Ends the phrase before, if there is something to speak of, and begins another. */
  #open(opener: Opener, then?: () => void): void {
    this.#phrase.flush();
    // 'Something in blue with gold earrings': said before anything was named, so of the whole outfit.
    if (opener !== 'article') this.#phrase.letFloat();
    this.#phrase.opener = opener;
    this.#placed = undefined;
    this.#phrase.gap = 'none';
    this.#negating = false;
    this.#phrase.scene = false;
    this.#held.open = false;
    then?.();
  }

  #pause(): void {
    this.#placed = undefined;
    this.#negating = false;
    this.#held.open = false;
    this.#phrase.gap = 'pause';
    this.#either = undefined;
    if (this.#phrase.scene) {
      this.#phrase.flush();
      this.#phrase.scene = false;
    }
    if (this.#phrase.chain.length === 0) this.#phrase.opener = 'pause';
  }

  #endThought(): void {
    this.#placed = undefined;
    this.#phrase.flush();
    this.#phrase.letFloat();
    this.#phrase.opener = 'start';
    this.#phrase.gap = 'none';
    this.#negating = false;
    this.#phrase.scene = false;
    this.#held.open = false;
    this.#relation = undefined;
    this.#either = undefined;
    this.#phrase.subject = undefined;
    this.#topic = undefined;
  }

  #quality(mention: Mention, sense: Sense, next: Mention | undefined): void {
    const made = toLink(mention, sense, this.#phrase.chain, this.#phrase.gap);
    if (!made) return;
    const told = this.#topic && this.#tellsTopic(made, next) ? onPart(made, this.#topic) : null;
    const link = told ? { said: told, gap: made.gap } : made;
    for (const other of mention.senses) if (other.as === 'mood' && sense.as !== 'shade') this.#person(mention, other);
    if (this.#negating) {
      exclude(this.#phrase, link);
      this.#negating = false;
      return;
    }
    if (this.#either === link.said.as) {
      this.#either = undefined;
      this.#phrase.note(link.said, 'ignored');
      return;
    }
    if (link.said.as === 'detail' && !link.adjective && !startsHead(next)) this.#phrase.dropRelatives(link);
    if (link.said.as === 'sleeve') this.#phrase.settleBefore('sleeve', link);
    if (link.said.as === 'border') this.#phrase.settleBefore('border', link);
    this.#phrase.nameMotif(link);
    this.#phrase.chain.push(link);
    this.#count.give(link.said, this.#phrase.chain);
  }

  /** 'the hem is beaded', 'hem embroidered with peacocks': said after the part, and of it alone. */
  #tellsTopic({ adjective, onParts, gap }: Link, next: Mention | undefined): boolean {
    if (this.#phrase.opener === 'has') return true;
    if (!adjective || !onParts || gap !== 'none' || this.#phrase.chain.at(-1)?.said.as !== 'part') return false;
    return next?.gap !== 'none' || next.senses.some(({ as }) => as === 'connective');
  }

  #part(mention: Mention, entry: PartEntry): void {
    const said: Said = { as: 'part', value: entry.id, start: mention.start, end: mention.end, part: entry.id };
    if (this.#negating) {
      excludePart(this.#phrase, entry, said);
      return;
    }
    if (entry.id === 'cloth') {
      if (this.#phrase.opener === 'pause') this.#phrase.returnToSubject();
      return;
    }
    const { mods, gap } = this.#phrase.takeMods(entry.id, mention.end, this.#placed !== undefined);
    const placed = mods.length === 0 && this.#placed && onPart(this.#placed, entry.id);
    if (placed) mods.push({ ...placed, end: mention.end });
    // 'a white collar and cuffs': the colour is both parts'.
    if (mods.length === 0 && this.#phrase.gap === 'and') mods.push(...this.#phrase.likePart(entry.id, mention));
    if (mods.length === 0 && entry.is) mods.push({ ...said, as: 'detail', slots: entry.is });
    if (mods.length === 0 && entry.id === 'pocket')
      mods.push({ ...said, as: 'detail', value: 'pocket', slots: { details: ['side-pocket'] } });
    this.#topic = mods.length === 0 ? entry.id : undefined;
    if (mods.length === 0) mods.push(said);
    mods.forEach((mod, i) => {
      this.#phrase.chain.push({ said: mod, gap: i === 0 ? gap : 'none' });
    });
    if (entry.id === 'pocket') this.#count.give(said, this.#phrase.chain);
  }

  #head(mention: Mention, sense: Sense, ahead: readonly Mention[]): void {
    if (this.#negating) {
      for (const thing of makeThings(sense, mention)) excludeThing(this.#phrase, thing);
      this.#phrase.note({ as: 'garment', value: '', start: mention.start, end: mention.end }, 'without');
      return;
    }
    const things = makeThings(sense, mention);
    const [first] = things;
    if (!first) return;
    if (sense.as === 'garment' && shapes(ahead[0])) {
      const slots = { ...sense.entry.is, details: sense.entry.is?.details ?? [] };
      this.#phrase.chain.push({
        said: { as: 'silhouette', value: sense.entry.id, start: first.start, end: first.end, slots: pieceOf(slots) },
        gap: this.#phrase.gap,
      });
      return;
    }
    if (this.#either !== undefined && this.#sameSlot(first)) {
      this.#either = undefined;
      for (const link of this.#phrase.chain.splice(0)) this.#phrase.note(link.said, 'ignored');
      this.#phrase.note({ as: first.type, value: first.entry.id, start: mention.start, end: mention.end }, 'ignored');
      return;
    }
    const known = refersTo(this.#phrase.draft.things, first, { definite: this.#definite, opener: this.#phrase.opener });
    // 'with silver gota on the kurta hem': the silver is the gota's before the kurta is named
    if (this.#placed) this.#phrase.colourParts();
    const count = takenBy(
      this.#phrase.chain,
      known ?? first,
      this.#phrase.gap,
      this.#phrase.opener,
      this.#phrase.focus.length > 0,
    );
    const links = this.#phrase.chain.splice(this.#phrase.chain.length - count);
    this.#phrase.flush();
    this.#phrase.chain = [];
    this.#phrase.forgetPart();
    const begins = !DEPENDS.has(this.#phrase.opener);
    const beside = this.#named.pairOf(mention, this.#phrase.gap);
    const isBare = links.length === 0 && !known;
    const alike = isBare && areCutAlike(beside, first);
    const pair = isBare && !alike ? sharedColour(beside, first) : undefined;
    if (known) this.#again(known, first, links);
    else this.#fresh(things, links);
    if (alike) first.matches = true;
    if (pair) first.said.push({ ...pair, start: mention.start, end: mention.end });
    this.#named.put(known ?? first, mention.end, begins, beside);
    this.#phrase.opener = 'start';
  }

  /** 'A red Banarasi', 'over a cream knit': the cloth that names the garment is its cloth too. */
  #headOf(mention: Mention, sense: Sense, ahead: readonly Mention[]): void {
    this.#head(mention, sense, ahead);
    const cloth = mention.senses.find((other) => other.as === 'attribute' && other.entry.as === 'fabric');
    const link = cloth && toLink(mention, cloth, [], 'none');
    const { thing, end } = this.#named;
    if (thing && link && end === mention.end) this.#phrase.give([link], thing);
    // 'a bridesmaid dress' is worn to a wedding
    for (const other of mention.senses) if (other.as === 'occasion') this.#person(mention, other);
  }

  /** Whether a thing would be worn in the place of the last one named. */
  #sameSlot(thing: Thing): boolean {
    const last = this.#phrase.focus.at(-1);
    if (last?.type !== thing.type) return false;
    if (last.type !== 'garment' || thing.type !== 'garment') return true;
    return FAMILY_BASE[last.entry.family].layer === FAMILY_BASE[thing.entry.family].layer;
  }

  #again(known: Thing, mentioned: Thing, links: readonly Link[]): void {
    const { start, end, entry } = mentioned;
    known.said.push({ as: 'garment', value: known.entry.id, start, end, ...partSlots(known, mentioned) });
    const label =
      known.type === 'footwear'
        ? known.entry.id === 'shoes'
        : known.type === 'garment' &&
          (known.entry.generic === true || (mentioned.type === 'garment' && refines(known, mentioned.entry)));
    const better = known.entry.id !== entry.id;
    if (label && better && !mentionedAsPart(known, mentioned)) Object.assign(known, { entry });
    else if (known.type === 'footwear')
      known.said.push({ as: 'detail', value: entry.id, start, end, slots: { details: [entry.id] } });
    this.#phrase.give(links, known);
    this.#phrase.focus = [...this.#phrase.focus.filter((thing) => thing !== known), known];
    this.#phrase.subject ??= known;
  }

  #fresh(things: Thing[], links: readonly Link[]): void {
    const [first] = things;
    if (!first) return;
    if (this.#relation) first.relation = this.#relation;
    if (this.#matches) first.matches = true;
    this.#relation = undefined;
    this.#matches = false;
    for (const thing of things) {
      const known = this.#phrase.draft.things.find((other) => other.entry.id === thing.entry.id);
      if (!known) this.#phrase.draft.things.push(thing);
      if (!known) this.#phrase.focus.push(thing);
      const { type, start, end } = thing;
      known?.said.push({ as: type, value: thing.entry.id, start, end });
    }
    // The first piece of a set is what the sentence goes on to describe.
    this.#phrase.focus = [...this.#phrase.focus.filter((thing) => thing !== first), first];
    this.#phrase.subject ??= first;
    this.#phrase.give(links, first);
  }

  #sceneNoun(mention: Mention): void {
    if (this.#held.open) {
      this.#held.take(mention);
      return;
    }
    this.#phrase.swallow(mention.start);
    this.#phrase.note({ as: 'ignored', value: 'scene', start: mention.start, end: mention.end }, 'ignored');
    this.#negating = false;
  }

  #ignore(mention: Mention, id: string): void {
    if (id === 'light') this.#phrase.swallow(mention.start);
    this.#phrase.note({ as: 'ignored', value: id, start: mention.start, end: mention.end }, 'ignored');
  }

  #unknown(mention: Mention): void {
    const text = this.#phrase.text.slice(mention.start, mention.end);
    if (!/\p{L}{3}/u.test(text)) return;
    if (this.#held.open) {
      this.#held.take(mention);
      return;
    }
    this.#phrase.draft.unread.push({ start: mention.start, end: mention.end, text });
    const last = this.#phrase.chain.at(-1);
    if (last && !last.unknown) {
      const said = { as: 'unread' as const, value: text, start: mention.start, end: mention.end };
      this.#phrase.chain.push({ said, gap: this.#phrase.gap, unknown: true });
    }
  }
}
