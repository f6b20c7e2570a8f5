import type { Look } from '@toile/look';

/** The generation request as the atelier takes it: words, and options whose values the lexicon knows (unknown ones count as unsaid). */
export interface Brief {
  words: string;
  options?: BriefOptions;
  /** What stays as it was in an earlier Look, whatever the words and the seed say now. */
  locks?: Locks;
  /** What is another in an earlier Look: with it that Look is the answer, changed, and nothing else of the brief is read. */
  edit?: BriefEdit;
}

/** Words read against a Look, and the designs they may speak of besides. */
export interface BriefEdit {
  look: Look;
  words: string;
  /** Made after what the words ask for. */
  moves?: readonly Move[];
  /** Parts that stay whatever is asked: 'g1', 'footwear', 'accessory.belt', 'person', 'page'. */
  locks?: readonly string[];
  family?: Family;
}

/** A choice made by hand: a slot, and what it is to be; empty takes it off, `add` puts something on. */
export interface Move {
  slot: string;
  to: string;
}

/** Designs an edit may speak of. */
export interface Family {
  /** The versions in their order, so that 'the second one' is one of them. */
  looks: readonly Look[];
  /** What the design was before its last change: what 'as it was' goes back to. */
  parent?: Look | undefined;
  /** What the design was asked in, from the first words to the last edit. */
  said?: readonly string[];
}

/**
 * Fields held fixed while reading again. A slot is named as in `Look.reading.sources` ('g1.colour', 'footwear.kind',
 * 'person.hair', 'accessory.necklace'), or as a whole: 'g1', 'person', 'footwear', 'accessories'. Unknown ones hold
 * nothing.
 */
export interface Locks {
  look: Look;
  slots: readonly string[];
}

export interface BriefOptions {
  gender?: string;
  ethnicity?: string;
  age?: string;
  skin_color?: string;
  season?: string;
  accessories?: string;
  occasion?: string;
  style?: string;
  category?: string;
  /** 0 to 100. */
  creativity?: number;
}
