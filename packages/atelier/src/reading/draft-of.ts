/** From words to the draft of an outfit: what is said, bound to what it is said of. Nothing is chosen here. */
import type { Draft } from '#atelier/draft/draft.ts';
import { Binder } from './binder.ts';
import { blendColours } from './blend-colours.ts';
import { takeForChildren } from './for-children.ts';
import { keepPlain } from './keep-plain.ts';
import { keepWords } from './keep-words.ts';
import { readMentions } from './mentions.ts';
import { nameEnsembles } from './name-ensembles.ts';
import { readRareColours } from './read-rare-colours.ts';
import { settleScarves } from './settle-scarves.ts';

/** Words beyond this say nothing new; the form stops long before it. */
const LONGEST_TEXT = 20_000;

/** How far grammar looks ahead. */
const AHEAD = 6;

/** What the words say, bound to what they say it of. */
export function draftOf(words: string): Draft {
  const text = words.slice(0, LONGEST_TEXT);
  const mentions = blendColours(readRareColours(readMentions(text)), text);
  const binder = new Binder(text);
  mentions.forEach((mention, i) => {
    binder.take(mention, mentions.slice(i + 1, i + 1 + AHEAD));
  });
  const draft = binder.finish();
  keepPlain(draft, text);
  settleScarves(draft, text);
  takeForChildren(draft, text);
  nameEnsembles(draft.things, draft);
  keepWords(draft, mentions, text);
  return draft;
}
