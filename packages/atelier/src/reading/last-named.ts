import type { Thing } from '#atelier/draft/draft.ts';
import type { Link } from './chain.ts';
import type { Mention } from './mentions.ts';

const CLOTH = new Set(['colour', 'fabric', 'print', 'palette', 'wash']);

/** Longest that may stand between two things that 'and' joins. */
const AND = ' and '.length;

/** The thing last named, and what it began or was joined to. */
export class LastNamed {
  thing: Thing | undefined;
  end = -1;
  /** A clause may begin with it. */
  #begins = false;
  /** What stood before it, when only 'and' stands between. */
  #beside: Thing | undefined;

  put(thing: Thing, end: number, begins: boolean, beside: Thing | undefined): void {
    this.thing = thing;
    this.end = end;
    this.#begins = begins;
    this.#beside = beside;
  }

  /** 'The jacket is camel, the trousers are navy': the thing just named that begins a clause of its own. */
  clauseOf(verb: Mention): Thing | undefined {
    return this.#begins && verb.gap === 'none' && verb.start - this.end <= 1 ? this.thing : undefined;
  }

  /** The thing named just before a mention, when only 'and' stands between. */
  pairOf(mention: Mention, gap: Link['gap']): Thing | undefined {
    return gap === 'and' && mention.start - this.end <= AND ? this.thing : undefined;
  }

  /** 'A waistcoat and trousers in brown tweed': of two things of which nothing is said yet, both. */
  shareCloth(verb: Mention): void {
    const [first, second] = [this.#beside, this.thing];
    const open = (thing: Thing | undefined): boolean =>
      thing?.type === 'garment' && !thing.said.some(({ as }) => CLOTH.has(as));
    if (second && open(first) && open(second) && verb.start - this.end <= 1) second.matches = true;
  }

  /** 'Bra and leggings set in coral': what 'and' joined is cut from one cloth. */
  makeSet(set: Mention): void {
    const { thing } = this;
    // denim shorts are of denim, whatever T-shirt they are sold with
    const free = thing?.type === 'garment' && !thing.entry.is?.fabric && !thing.said.some(({ as }) => CLOTH.has(as));
    if (this.#beside?.type === 'garment' && free && set.start - this.end <= 1) thing.matches = true;
  }
}
