import type { Thing } from '#atelier/draft/draft.ts';
import type { AccessoryEntry } from '#atelier/lexicon/entry.ts';
import type { Mention } from './mentions.ts';
import type { Phrase } from './phrase.ts';

/** Something held in the hand, under whatever name the words give it. */
function heldEntry(words: string): AccessoryEntry {
  const name = words.toLowerCase();
  return { id: `held-${name}`, words: name, kind: 'held', name: `${name} held in the hand` };
}

/** Takes what 'holding' speaks of: no garment, and called as the words call it. */
export class HeldInHand {
  /** 'Holding' was just said. */
  open = false;
  readonly #phrase: Phrase;

  constructor(phrase: Phrase) {
    this.#phrase = phrase;
  }

  take({ start, end }: Mention): void {
    const entry = heldEntry(this.#phrase.text.slice(start, end));
    const thing: Thing = { said: [], without: new Set(), start, end, type: 'accessory', entry };
    this.#phrase.draft.things.push(thing);
    this.open = false;
  }

  /** 'an iced coffee': the words after the first belong to what is held. */
  takesMore(mention: Mention): boolean {
    const last = this.#phrase.draft.things.at(-1);
    if (last?.type !== 'accessory' || last.entry.kind !== 'held') return false;
    if (mention.gap !== 'none' || mention.start - last.end > 1) return false;
    last.end = mention.end;
    last.entry = heldEntry(this.#phrase.text.slice(last.start, mention.end));
    return true;
  }
}
