/** A text in the forms in which its letters are read, each made where it is first asked for: one judge after the other reads the same text. */
import { keptText, plainText, sentencesOf, undisguised, visibleText } from './plain-text.ts';

/** Letters beyond this are not read. */
const LONGEST_TEXT = 4000;

export interface Forms {
  readonly text: string;
  /** As `plainText` leaves it, with the words that were taken apart together again. */
  readonly plain: () => string;
  readonly visible: () => string;
  readonly kept: () => string;
  readonly sentences: () => string;
}

const once = (make: () => string): (() => string) => {
  let made: string | undefined;
  return () => (made ??= make());
};

let latest: { readonly words: string; readonly forms: Forms } | undefined;

export function formsOf(words: string): Forms {
  if (latest?.words === words) return latest.forms;
  const text = words.slice(0, LONGEST_TEXT);
  const kept = once(() => keptText(text));
  const forms: Forms = {
    text,
    plain: once(() => undisguised(plainText(text))),
    visible: once(() => visibleText(text)),
    kept,
    sentences: once(() => sentencesOf(kept())),
  };
  latest = { words, forms };
  return forms;
}
