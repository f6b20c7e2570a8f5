import { type ReadAs, STYLES } from '@toile/look';
import { isCraft } from '@toile/look/records';
import { type Draft, emptyDraft, type Said, type Thing } from '#atelier/draft/draft.ts';
import { accepts, fastens } from './accepts.ts';
import { type Link, type Opener, onPart, onThing } from './chain.ts';
import type { Mention } from './mentions.ts';

/** Qualities that say nothing of clothes when they are said of a place. */
const OF_PLACES = new Set(['colour', 'palette', 'fabric', 'print', 'silhouette', 'length', 'fit', 'style']);
const PARTED: Readonly<Record<string, string>> = { sleeve: 'sleeve', collar: 'collar' };
/** The part that a quality is, for a colour that stands before it. */
const partOf = ({ as, value }: Said): string | undefined =>
  as === 'closure' ? (value.includes('zip') ? 'zip' : 'buttons') : PARTED[as];
const OF_CLOTHES = new Set(['print', 'fabric', 'detail']);
/** Details that have a colour of their own when one stands just before them. */
const SEWN_ON: Readonly<Record<string, string>> = {
  rib: 'rib',
  buttoned: 'buttons',
  belt: 'belt',
  sash: 'belt',
  bow: 'bow',
  piping: 'piping',
  ruffle: 'ruffle',
  fringe: 'fringe',
  tassel: 'tassel',
  'lace-trim': 'lace',
  'side-stripe': 'stripe',
  'satin-stripe': 'stripe',
};

/** The part whose colour is said just before it: of a craft its thread. */
const ownPart = (id: string): string | undefined => (isCraft(id) ? 'embroidery' : SEWN_ON[id]);

/** The thread of 'embroidery on the sleeves' is the embroidery's, not the sleeves'. */
const sewnOn = ({ value, part }: Said): string | undefined =>
  ownPart(value) ?? (part ? ownPart(value.slice(0, -part.length - 1)) : undefined);

/** Work whose figures are not printed: every craft, and what is cut out of the cloth. */
const isWork = (id: string): boolean => isCraft(id) || id === 'cut-out';

/** Prints whose figures can as well be worked as printed. */
const FIGURES = new Set(['floral', 'ditsy', 'paisley', 'geometric', 'abstract']);

const SPORTS = new Set(['track-jacket', 'joggers']);

const DRAPED = new Set(['saree', 'lehenga', 'dupatta']);

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

/** The phrase being read: the qualities that wait, what they may fall back to, and how they are given away. */
export class Phrase {
  readonly draft: Draft = emptyDraft();
  readonly text: string;
  /** Things in the order last spoken of; the last is the one being spoken of. */
  focus: Thing[] = [];
  /** First thing of the sentence: what 'has' and 'is' speak of. */
  subject: Thing | undefined;
  chain: Link[] = [];
  opener: Opener = 'start';
  /** What stands between the last quality and the next word. */
  gap: Link['gap'] = 'none';
  /** Between 'standing in', 'against' and the next pause words paint a place. */
  scene = false;
  /** The part last given away, for an 'in gold' that follows. */
  #lastPart: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Gives the waiting qualities to what was last spoken of; with nothing spoken of yet they keep waiting. */
  flush(): void {
    this.#colourUnknown();
    if (this.scene) {
      const stays = this.chain.filter((link) => !link.unknown && !OF_PLACES.has(link.said.as));
      for (const link of this.chain) if (OF_PLACES.has(link.said.as)) this.note(link.said, 'ignored');
      this.chain = stays;
    }
    if (this.focus.length === 0) return;
    this.#stripeSides();
    this.colourParts();
    this.#colourLastPart();
    for (const link of this.chain.splice(0)) {
      if (link.unknown) continue;
      if (link.said.as === 'style') this.styleOf(link.said);
      else this.#giveBack(link);
    }
  }

  /** 'with white zorbs': whatever they are, they are white and the dress is not. */
  #colourUnknown(): void {
    if (this.opener !== 'with') return;
    this.chain.forEach(({ said }, i) => {
      const next = this.chain[i + 1];
      const link = this.chain[i];
      if (
        link &&
        said.as === 'colour' &&
        !said.part &&
        next?.unknown &&
        next.gap === 'none' &&
        next.said.as === 'unread'
      )
        link.said = { ...said, part: 'contrast' };
    });
  }

  /** 'a tracksuit with white stripes': on sportswear they run down the sides. */
  #stripeSides(): void {
    if (this.opener !== 'with' || !this.focus.some((thing) => thing.type === 'garment' && SPORTS.has(thing.entry.id)))
      return;
    for (const link of this.chain)
      if (link.said.as === 'print' && link.said.value === 'stripe')
        link.said = { ...link.said, as: 'detail', value: 'side-stripe', slots: { details: ['side-stripe'] } };
  }

  /** Another thing is named: an 'in gold' that follows is no longer the part's. */
  forgetPart(): void {
    this.#lastPart = undefined;
  }

  /** 'a temple border in gold' */
  #colourLastPart(): void {
    const [first] = this.chain;
    if (this.opener === 'in' && this.#lastPart && first?.said.as === 'colour' && !first.said.part) {
      first.said = { ...first.said, part: this.#lastPart };
    }
    const last = this.chain.at(-1)?.said;
    // what a style is like is no part of a garment
    const own = last?.as === 'style' ? undefined : last?.part;
    const part = own ?? (last?.as === 'border' ? 'border' : last && partOf(last));
    if (last) this.#lastPart = part === 'sleeve' || part === 'contrast' ? undefined : part;
  }

  /** 'with a white collar': a colour just before a part colours the part, once no garment has claimed it. */
  colourParts(): void {
    if (this.opener === 'start') return;
    // 'in black and white, pearl buttons': what 'in' began ends at the comma
    const first = this.opener === 'in' ? this.chain.findIndex(({ gap }, i) => i > 0 && gap === 'pause') + 1 : 1;
    for (let i = first; i > 0 && i < this.chain.length; i++) {
      const owner = this.chain[i];
      const part = owner && (sewnOn(owner.said) ?? owner.said.part ?? partOf(owner.said));
      if (part && owner.gap === 'none') this.#givePart(i - 1, part, owner.said);
    }
  }

  /** The colour, and the cloth between, of the part that link `i` stands before. */
  #givePart(i: number, part: string, owner: Said): void {
    for (let at = i; at >= 0; at--) {
      const link = this.chain[at];
      if (!link || link.said.part) return;
      if (link.said.as === 'colour') link.said = { ...link.said, part };
      else if (link.said.as === 'fabric' && part === 'collar') {
        const { start, end, value } = link.said;
        link.said = { as: 'detail', value: `${value}-lapel`, start, end, part, slots: { details: [`${value}-lapel`] } };
      } else if (link.said.as === 'fabric') {
        // 'a velvet bow': the cloth is the bow's, and the dress keeps its own.
        const { start, end, value } = link.said;
        const id = `${value}-${owner.as === 'detail' && !owner.part ? owner.value : part}`;
        link.said = { as: 'detail', value: id, start, end, part, slots: { details: [id] } };
      } else return;
      if (link.gap !== 'none') return;
    }
  }

  #giveBack(link: Link): void {
    // A tag by itself ('floral pattern') speaks of clothes before it speaks of shoes.
    const tag =
      (this.opener === 'pause' && (OF_CLOTHES.has(link.said.as) || this.#firstColour(link))) ||
      ((this.opener === 'pause' || this.opener === 'start') && fastens(link.said));
    const clothes = tag ? this.focus.filter((thing) => thing.type === 'garment') : [];
    for (const thing of [...this.focus, ...clothes, ...this.#bordered(link)].toReversed()) {
      const said = onThing(link, thing);
      if (!said) continue;
      thing.said.push(said);
      return;
    }
    if (link.relative) this.note(link.said, 'ignored');
    else this.draft.floating.push(link.said);
  }

  /** 'Jumpsuit with belt, cobalt': a colour that stands alone where no garment has one yet. */
  #firstColour({ said }: Link): boolean {
    const garments = this.focus.filter(({ type }) => type === 'garment');
    return said.as === 'colour' && !said.part && !garments.some((thing) => thing.said.some((own) => own.colour));
  }

  /** 'teal saree, purple blouse, silver border': a border that stands alone is the drape's, not the blouse's. */
  #bordered({ said }: Link): Thing[] {
    if (this.opener !== 'pause' || (said.as !== 'border' && said.part !== 'border')) return [];
    return this.focus.filter((thing) => thing.type === 'garment' && DRAPED.has(thing.entry.family));
  }

  give(links: readonly Link[], thing: Thing): void {
    for (const link of links) {
      if (link.unknown) continue;
      const said = onThing(link, thing);
      if (link.said.as === 'style' && thing.type === 'garment') this.styleOf(link.said);
      else if (link.said.as === 'style') {
        const { start, end } = link.said;
        const value = this.text.slice(start, end).toLowerCase();
        thing.said.push({ as: 'detail', value, start, end, slots: { details: [value] } });
      } else if (said) thing.said.push(said);
      else this.#giveBack(link);
    }
  }

  styleOf(said: Said): void {
    const id = STYLES.find((style) => style === said.value);
    if (!id) return;
    this.draft.styles.push({ id, like: said.part ?? 'casual', palette: said.palette ?? [] });
    this.note(said, 'style');
  }

  /** What a verb speaks of: the thing that begins its clause, else the first of the sentence. */
  returnToSubject(clause?: Thing): void {
    const subject = clause ?? this.subject;
    if (!subject) return;
    this.subject = subject;
    this.focus = [...this.focus.filter((thing) => thing !== subject), subject];
  }

  /** 'long bell sleeves', 'gold zari border': the words before a part-like quality that lean on it. */
  settleBefore(part: string, link: Link): void {
    if (link.gap !== 'none') return;
    for (let i = this.chain.length - 1; i >= 0; i--) {
      const before = this.chain[i];
      const said = before && !before.unknown && (before.relative || part === 'border') ? onPart(before, part) : null;
      if (!before || !said) return;
      this.chain[i] = { said, gap: before.gap };
      if (before.gap !== 'none') return;
    }
  }

  /** 'floral embroidery' is worked in flowers: no print. */
  nameMotif(link: Link): void {
    const last = this.chain.at(-1);
    if (link.gap === 'none' && last && isWork(last.said.value) && link.said.as === 'print') {
      // 'embroidered flowers', not 'an embroidered floral kurta', which is also printed.
      const noun = /(flower|rose|blossom|vine|lea(f|ve)|paisle)(s|y|ys)?$/i.test(
        this.text.slice(link.said.start, link.said.end),
      );
      const id = `${link.said.value}-motif`;
      if (noun) link.said = { ...link.said, as: 'detail', value: id, slots: { details: [id] } };
      return;
    }
    if (
      link.gap !== 'none' ||
      last?.said.as !== 'print' ||
      !FIGURES.has(last.said.value) ||
      last.said.part ||
      !isWork(link.said.value)
    )
      return;
    const { start, end, value } = last.said;
    const id = `${value}-motif`;
    last.said = { as: 'detail', value: id, start, end, slots: { details: [id] } };
  }

  /** 'a long flowing train': how long and how full are the train's, not the gown's. */
  dropRelatives(link: Link): void {
    for (let gap = link.gap; gap === 'none'; ) {
      const last = this.chain.at(-1);
      if (!last?.relative && last?.said.value !== 'flowy') return;
      this.chain.pop();
      gap = last.gap;
    }
  }

  /** 'brown, burgundy or green': a choice among equals is the first. */
  keepFirst(): void {
    const kind = this.chain.at(-1)?.said.as;
    for (
      let last = this.chain.at(-1);
      last?.gap === 'pause' && this.chain.at(-2)?.said.as === kind;
      last = this.chain.at(-1)
    ) {
      this.note(last.said, 'ignored');
      this.chain.pop();
    }
  }

  /** The adjectives just before a noun of the scene leave the picture with it. */
  swallow(start: number): void {
    let gap = this.gap;
    let from = start;
    while (this.chain.length > 0 && gap === 'none') {
      // 'in sage for a garden': what stands apart was said of something else
      if (from - (this.chain.at(-1)?.said.end ?? 0) > 1) return;
      const link = this.chain.pop();
      if (!link) return;
      from = link.said.start;
      if (!link.unknown) this.note(link.said, 'ignored');
      gap = link.gap;
    }
  }

  note(said: Said, as: ReadAs): void {
    const text = this.text.slice(said.start, said.end);
    this.draft.spans.push({ start: said.start, end: said.end, text, as, value: said.value });
  }

  /** What the last thing that could have had the quality goes without; nothing named yet = the whole outfit. */
  without(said: Said): Set<string> {
    return this.focus.findLast((thing) => accepts(thing, said))?.without ?? this.draft.without;
  }

  /** Leaves what nothing has claimed to the outfit as a whole. */
  letFloat(): void {
    for (const link of this.chain.splice(0)) {
      if (link.said.as === 'style') this.styleOf(link.said);
      else if (!link.unknown && !link.relative) this.draft.floating.push(link.said);
    }
  }

  /** Takes the adjectives that stand before a part's noun; `one` = only the last. `gap` is what stood before them. */
  takeMods(part: string, end: number, one: boolean): { mods: Said[]; gap: Link['gap'] } {
    const mods: Said[] = [];
    let first: Link | undefined;
    let gap = this.gap;
    while (this.chain.length > 0 && (gap === 'none' || first)) {
      const link = this.chain.at(-1);
      const quality = link && !link.unknown ? onPart(link, part) : null;
      // 'full lining': the adjective is the part's, and says nothing one sees.
      if (link?.relative && !quality && gap === 'none') {
        this.chain.pop();
        gap = link.gap;
        continue;
      }
      if (!link || !quality || (quality.as === 'colour' && SOFT_PARTS.has(part))) break;
      this.chain.pop();
      mods.unshift({ ...quality, end: end });
      first = link;
      gap = link.gap;
      if (one) break;
      if (gap === 'pause' && !this.chain.at(-1)?.relative) break;
    }
    return { mods, gap: first?.gap ?? this.gap };
  }

  /** What is said of the part just named, said of another: 'white lace collar and cuffs'. */
  likePart(part: string, { start, end }: Mention): Said[] {
    const last = this.chain.at(-1)?.said.part;
    if (!last) return [];
    const from = this.chain.findLastIndex(({ said }) => said.part !== last) + 1;
    return this.chain.slice(from).flatMap(({ said }) => {
      if (said.colour) return [{ ...said, part, start, end }];
      if (said.as !== 'detail' || !said.value.endsWith(`-${last}`)) return [];
      const value = `${said.value.slice(0, -last.length)}${part}`;
      return [{ ...said, value, part, start, end, slots: { details: [value] } }];
    });
  }

  /** 'hakama optional': what may be left out is. */
  dropLast(mention: Mention): void {
    const last = this.focus.at(-1);
    if (!last || mention.gap !== 'none' || last.end + 1 < mention.start) return;
    this.focus.pop();
    const { things } = this.draft;
    things.splice(things.indexOf(last), 1);
    this.note({ as: last.type, value: last.entry.id, start: last.start, end: last.end }, 'ignored');
  }
}
