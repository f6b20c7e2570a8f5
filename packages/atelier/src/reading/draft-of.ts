/** From words to the draft of an outfit: what is said, bound to what it is said of. Nothing is chosen here. */
import type { Draft } from '#atelier/draft/draft.ts';
import { attach } from './attach/attach.ts';
import { readChunks } from './chunks/read-chunks.ts';
import { GRAMMAR, type Grammar } from './grammar.ts';
import { asSaid } from './hindi/as-said.ts';
import { inEnglish } from './hindi/in-english.ts';
import { findProduct } from './settle/find-product.ts';
import { takeForChildren } from './settle/for-children.ts';
import { keepPlain } from './settle/keep-plain.ts';
import { keepWords } from './settle/keep-words.ts';
import { nameEnsembles } from './settle/name-ensembles.ts';
import { settleScarves } from './settle/settle-scarves.ts';
import { blendColours } from './words/blend-colours.ts';
import { carry } from './words/carry.ts';
import { chooseSenses } from './words/choose-senses.ts';
import { readMentions } from './words/mentions.ts';
import { readCuffs } from './words/read-cuffs.ts';
import { readRareColours } from './words/read-rare-colours.ts';

/** Words beyond this say nothing new; the form stops long before it. */
const LONGEST_TEXT = 20_000;

/** What the words say, bound to what they say it of. Pass by pass: mentions, senses, chunks, attachments, names. */
export function draftOf(words: string, grammar: Grammar = GRAMMAR): Draft {
  const asWritten = words.slice(0, LONGEST_TEXT);
  const { text, said } = inEnglish(asWritten);
  const mentions = blendColours(readRareColours(readCuffs(readMentions(text))), text);
  const chunked = readChunks(carry(chooseSenses(mentions), text), text, grammar);
  const draft = attach(chunked, text, grammar);
  keepPlain(draft, text);
  settleScarves(draft, text);
  takeForChildren(draft, text);
  nameEnsembles(draft.things, draft);
  keepWords(draft, mentions, text);
  findProduct(draft, text);
  return text === asWritten ? draft : asSaid(draft, asWritten, said);
}
