/** The fifth pass: what each chunk says goes to the thing it names, or falls back to what was spoken of before. */
import { STYLES, type Style } from '@toile/look';
import type { Draft, Said, Thing } from '#atelier/draft/draft.ts';
import { type Chunk, type Chunked, type Head, noteUndrawn, QUALITY } from '#atelier/reading/chunks/chunk.ts';
import { asLink, isShape, type Link, onThing } from '#atelier/reading/chunks/link.ts';
import { DEPENDS, type Opener } from '#atelier/reading/chunks/opener.ts';
import { leavePlaces } from '#atelier/reading/chunks/swallow.ts';
import { toLink } from '#atelier/reading/chunks/to-link.ts';
import { type BoundaryRule, takenBy } from './boundary-rules.ts';
import { heeled, isCutShorter } from './closer-name.ts';
import { Discourse } from './discourse.ts';
import { exclude } from './exclude.ts';
import { type FallRule, rememberPart } from './fall-rules.ts';
import { isOfWear } from './is-of-wear.ts';
import { isThread } from './is-thread.ts';
import { ownShape } from './own-shape.ts';
import type { OwnerRule } from './owner-rules.ts';
import { mentionedAsPart, partSlots, type ReferentRule, refines } from './referent-rules.ts';
import { isOfChosen, leavePalette, saidBefore, sayOfAll } from './say-of-all.ts';
import { colourBefore, type ShareRule } from './share-rules.ts';
import type { TurnRule } from './turn-rules.ts';
import { turnFromBare, turnFromDrape, turnFromLegs, turnToBib } from './turn-to-owner.ts';

/** The rules of what belongs to what. */
export interface AttachRules {
  turns: readonly TurnRule[];
  boundaries: readonly BoundaryRule[];
  referents: readonly ReferentRule[];
  shares: readonly ShareRule[];
  falls: readonly FallRule[];
  owners: readonly OwnerRule[];
}

/** What names another layer of the outfit. */
const LAYERS: ReadonlySet<Opener> = new Set<Opener>(['over', 'under']);

class Attacher {
  readonly #discourse: Discourse;
  readonly #rules: AttachRules;

  constructor(draft: Draft, text: string, rules: AttachRules) {
    this.#discourse = new Discourse(draft, text);
    this.#rules = rules;
  }

  take(chunk: Chunk): void {
    const discourse = this.#discourse;
    for (const rule of this.#rules.turns) rule.turn(chunk, discourse);
    for (const { as, word } of chunk.marks) if (as === 'carried') this.#carry(word);
    for (const exclusion of chunk.excluded) exclude(exclusion, discourse);
    if (chunk.head) this.#name(chunk, chunk.head);
    else this.#fall(chunk, chunk.links);
    if (!chunk.stops) return;
    discourse.subject = undefined;
    discourse.next = { ...discourse.next, relation: undefined };
  }

  /** Gives what was said of nothing in particular to the first thing of all. */
  finish(): Draft {
    const { draft } = this.#discourse;
    const first = draft.things.find(({ type }) => type === 'garment') ?? draft.things[0];
    if (!first) return draft;
    const { text } = this.#discourse;
    const left: Said[] = [];
    for (const said of draft.floating.splice(0))
      if (isOfChosen(said, draft, text)) draft.floating.push(said);
      else if (!sayOfAll(said, draft, text)) left.push(said);
    this.#give(left.map(asLink), first, 'start');
    for (const said of saidBefore(first, text)) sayOfAll(said, draft, text);
    if (first.type === 'garment') leavePalette(first, draft, text);
    return draft;
  }

  #carry({ sense, start, end }: Head['word']): void {
    if (sense?.as !== 'accessory') return;
    this.#discourse.draft.things.push({
      said: [],
      without: new Set(),
      start,
      end,
      type: 'accessory',
      entry: sense.entry,
    });
  }

  /** Gives what waits to what was last spoken of; with nothing spoken of yet it is the outfit's. */
  #fall(chunk: Chunk, waiting: readonly Link[]): void {
    const discourse = this.#discourse;
    const falling = { links: waiting, chunk, discourse };
    for (const rule of this.#rules.falls) if (rule.isEarly) rule.turn(falling);
    turnFromDrape(waiting, discourse);
    turnFromLegs(waiting, chunk, discourse);
    turnFromBare(waiting, chunk, discourse);
    turnToBib(waiting, discourse);
    const links = chunk.scene ? leavePlaces(waiting, discourse) : waiting;
    if (discourse.focus.length === 0) {
      for (const link of links) this.#float(link);
      return;
    }
    for (const rule of this.#rules.falls) if (!rule.isEarly) rule.turn({ ...falling, links });
    rememberPart(links, discourse);
    let { opener } = chunk;
    let told: Thing | undefined;
    let thread: Link | undefined;
    for (const [i, link] of links.entries()) {
      // what a comma parts from the rest of its phrase stands alone
      if (link.gap === 'pause' && (opener === 'start' || opener === 'in')) opener = 'pause';
      if (link.unknown) continue;
      // 'gold embroidery on the yoke': the thread goes where the work does
      if (isThread(link, links[i + 1])) thread = link;
      else if (link.said.as === 'style') this.#style(link.said);
      else {
        told = this.#giveBack(link, opener, told);
        if (thread && told) told.said.push(thread.said);
        else if (thread) this.#giveBack(thread, opener);
        thread = undefined;
      }
    }
  }

  #float({ said, unknown, relative }: Link): void {
    if (said.as === 'style') this.#style(said);
    else if (!unknown && !relative) this.#discourse.draft.floating.push(said);
  }

  /** @param told what the tag before it told, in a run of them. @returns what it is said of. */
  #giveBack(link: Link, opener: Opener, told?: Thing): Thing | undefined {
    const { focus, draft, named } = this.#discourse;
    // 'gloves up to the elbow', 'a tote on the shoulder': how it is worn stands right after a thing and is said of no other
    if (named && named.thing.type !== 'garment' && isOfWear(link) && this.#discourse.follows(link.said)) {
      named.thing.said.push(this.#told(link.said));
      return named.thing;
    }
    const owners = this.#rules.owners.filter((rule) => rule.when(link.said, opener, { focus, told }));
    const before = owners.flatMap((rule) => focus.filter((thing) => rule.owns(thing, { focus, told })).toReversed());
    for (const thing of [...before, ...focus.toReversed()]) {
      const own = ownShape(link, thing, this.#discourse) ?? onThing(link, thing);
      if (!own) continue;
      const said = thing.type !== 'garment' && isShape(link) ? this.#told(link.said) : own;
      thing.said.push(said);
      return thing;
    }
    if (link.relative) noteUndrawn(this.#discourse, { ...link.said, as: 'ignored', value: QUALITY });
    else draft.floating.push(link.said);
    return undefined;
  }

  #give(links: readonly Link[], thing: Thing, opener: Opener): void {
    for (const link of links) {
      if (link.unknown) continue;
      const said = onThing(link, thing);
      if (link.said.as === 'style' && thing.type === 'garment') this.#style(link.said);
      else if (link.said.as === 'style' || (thing.type !== 'garment' && isShape(link) && (link.relative || !said)))
        thing.said.push(this.#told(link.said));
      else if (said) thing.said.push(said);
      else this.#giveBack(link, opener);
    }
  }

  /** What a shoe or an accessory is like beyond its slots: told of it in its own words. */
  #told({ start, end }: Said): Said {
    const value = this.#discourse.text.slice(start, end).toLowerCase();
    return { as: 'detail', value, start, end, slots: { details: [value] } };
  }

  #style(said: Said): void {
    const id = STYLES.find((style): style is Style => style === said.value);
    if (!id) return;
    const { draft } = this.#discourse;
    draft.styles.push({ id, like: said.part ?? 'casual', palette: said.palette ?? [] });
    this.#discourse.note(said, 'style');
  }

  #name(chunk: Chunk, head: Head): void {
    const discourse = this.#discourse;
    const { opener } = chunk;
    const [first] = head.things;
    if (!first) return;
    const known = this.#referent(first, {
      definite: head.definite,
      opener,
      isOne: chunk.isOne,
      isLayer: discourse.next.relation !== undefined,
      after:
        chunk.links.length === 0 && head.gap === 'none' && discourse.stands(head.word)
          ? discourse.named?.thing
          : undefined,
    });
    if (head.placed)
      for (const rule of this.#rules.falls) if (rule.isPlacing) rule.turn({ links: chunk.links, chunk, discourse });
    const thing = known ?? first;
    const [earliest] = chunk.links;
    const follows = earliest?.gap === 'none' && discourse.follows(earliest.said);
    const count =
      discourse.focus.length === 0 && (thing.type === 'garment' || opener !== 'in')
        ? chunk.links.length
        : takenBy(
            chunk.links,
            { thing, opener, isOne: chunk.isOne, after: head.gap, follows, isBare: isBare(discourse.named?.thing) },
            this.#rules.boundaries,
          );
    const links = chunk.links.slice(chunk.links.length - count);
    this.#fall(chunk, chunk.links.slice(0, chunk.links.length - count));
    discourse.part = undefined;
    const beside = discourse.pairOf(head.word, head.gap);
    const share =
      beside && links.length === 0 && !known ? this.#rules.shares.find(({ when }) => when(beside, first)) : undefined;
    if (known) this.#again(known, first, links, opener);
    else this.#fresh(head.things, links, opener);
    if (beside && share) shareOf(beside, first, share, head);
    // 'a blouse with pintucks, a jacket with a hood': what a comma parts from the phrase before begins anew
    const begins = !DEPENDS.has(opener) || (links[0]?.gap ?? head.gap) === 'pause';
    discourse.named = { thing, end: head.word.end, begins, isLayer: LAYERS.has(opener), beside };
    this.#nameCloth(head, thing);
  }

  #referent(named: Thing, naming: Parameters<ReferentRule['find']>[2]): Thing | undefined {
    const { things } = this.#discourse.draft;
    for (const rule of this.#rules.referents) {
      const known = rule.find(things, named, naming);
      if (known) return known;
    }
    return undefined;
  }

  /** 'A red Banarasi', 'over a cream knit': the cloth that names the garment is its cloth too. */
  #nameCloth({ word }: Head, thing: Thing): void {
    const cloth = word.senses.find((other) => other.as === 'attribute' && other.entry.as === 'fabric');
    const link = cloth && toLink(word, cloth, [], 'none');
    if (link) this.#give([link], thing, 'start');
  }

  #again(known: Thing, mentioned: Thing, links: readonly Link[], opener: Opener): void {
    const { start, end, entry } = mentioned;
    known.said.push({ as: 'garment', value: known.entry.id, start, end, ...partSlots(known, mentioned) });
    const label =
      known.type === 'footwear'
        ? known.entry.id === 'shoes'
        : known.type === 'accessory'
          ? known.entry.id === known.entry.kind
          : known.type === 'garment' &&
            (known.entry.generic === true ||
              (mentioned.type === 'garment' &&
                (refines(known, mentioned.entry) || isCutShorter(known.entry, mentioned.entry))));
    // whatever a jewel is, 'jewellery' is no better name for it
    const better = known.entry.id !== entry.id && entry.id !== 'jewellery';
    if (label && better && !mentionedAsPart(known, mentioned)) Object.assign(known, { entry });
    else if (known.type === 'footwear' && mentioned.type === 'footwear' && heeled(known.entry, mentioned.entry))
      Object.assign(known, { entry: heeled(known.entry, mentioned.entry) });
    else if (known.type === 'footwear')
      known.said.push({ as: 'detail', value: entry.id, start, end, slots: { details: [entry.id] } });
    if (known.type !== 'garment') known.said.push(...mentioned.said);
    this.#give(links, known, opener);
    this.#discourse.turnTo(known);
  }

  #fresh(things: readonly Thing[], links: readonly Link[], opener: Opener): void {
    const discourse = this.#discourse;
    const [first] = things;
    if (!first) return;
    const { relation, matches } = discourse.next;
    if (relation) first.relation = relation;
    if (matches) first.matches = true;
    discourse.next = {};
    for (const thing of things) {
      const known = discourse.draft.things.find((other) => other.entry.id === thing.entry.id);
      if (!known) discourse.draft.things.push(thing);
      if (!known) discourse.focus.push(thing);
      const { type, start, end } = thing;
      known?.said.push({ as: type, value: thing.entry.id, start, end });
    }
    // the first piece of a set is what the sentence goes on to describe
    discourse.turnTo(first);
    this.#give(links, first, opener);
  }
}

/** Nothing is said of its colour yet. */
const isBare = (thing: Thing | undefined): boolean =>
  thing?.type === 'garment' && !thing.said.some(({ colour, part }) => colour && !part);

/** Says of the second what the first of two shares with it. */
function shareOf(first: Thing, second: Thing, { shares }: ShareRule, { word }: Head): void {
  if (shares === 'cloth') {
    second.matches = true;
    return;
  }
  const colour = colourBefore(first);
  if (colour) second.said.push({ ...colour, start: word.start, end: word.end });
}

/** Attaches what chunks say, in their order. Linear in their number, but for the things spoken of. */
export function attach({ chunks, draft }: Chunked, text: string, rules: AttachRules): Draft {
  const attacher = new Attacher(draft, text, rules);
  for (const chunk of chunks) attacher.take(chunk);
  return attacher.finish();
}
