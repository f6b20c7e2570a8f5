import type { Draft, Said, Thing } from '#atelier/draft/draft.ts';
import { note } from '#atelier/reading/chunks/chunk.ts';
import type { Link } from '#atelier/reading/chunks/link.ts';
import type { Word } from '#atelier/reading/words/word.ts';

/** Longest that may stand between two things that 'and' joins. */
const AND = ' and '.length;

/** The thing last named, and what it began or was joined to. */
interface Named {
  thing: Thing;
  end: number;
  /** A clause may begin with it. */
  begins: boolean;
  /** 'Over' or 'under' stands before it. */
  isLayer: boolean;
  /** What stood before it, when only 'and' stands between. */
  beside: Thing | undefined;
}

/** What has been spoken of while the chunks are attached. */
export class Discourse {
  readonly draft: Draft;
  readonly text: string;
  /** Things in the order last spoken of; the last is the one being spoken of. */
  focus: Thing[] = [];
  /** First thing of the sentence: what 'has' and 'is' speak of. */
  subject: Thing | undefined;
  named: Named | undefined;
  /** The part last given away, for an 'in gold' that follows. */
  part: string | undefined;
  /** What the next new thing is: under or over the one before, of its cloth. */
  next: { relation?: Thing['relation'] | undefined; matches?: true } = {};

  constructor(draft: Draft, text: string) {
    this.draft = draft;
    this.text = text;
  }

  note(said: Said, as: Parameters<typeof note>[2]): void {
    note(this, said, as);
  }

  /** Speaks of a thing from here on. */
  turnTo(thing: Thing): void {
    this.focus = [...this.focus.filter((other) => other !== thing), thing];
    this.subject ??= thing;
  }

  /** What a verb speaks of: the thing just named that begins its clause, else the first of the sentence. */
  turnToSubject(verb?: Word): void {
    const clause =
      verb && this.named?.begins && this.stands(verb) && verb.gap === 'none' ? this.named.thing : undefined;
    this.subject = clause ?? this.subject;
    if (this.subject) this.turnTo(this.subject);
  }

  /** Whether a word stands right after the thing last named. */
  stands({ start }: Word): boolean {
    return this.named !== undefined && start - this.named.end <= 1;
  }

  /** Whether what is said stands right after the thing last named. */
  follows({ start }: Said): boolean {
    // 'a headband same pink, white shoes'
    return (
      this.named !== undefined &&
      /^ (?:same |also |pulled |reaching |coming )?$/.test(this.text.slice(this.named.end, start))
    );
  }

  /** The thing named just before a word, when only 'and' stands between. */
  pairOf({ start }: Word, gap: Link['gap']): Thing | undefined {
    return this.named && gap === 'and' && start - this.named.end <= AND ? this.named.thing : undefined;
  }
}
