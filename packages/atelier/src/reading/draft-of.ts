/** From words to the draft of an outfit: what is said, bound to what it is said of. Nothing is chosen here. */
import type { Draft } from '#atelier/draft/draft.ts';
import { attach } from './attach/attach.ts';
import { type Cast, castOf } from './cast/cast.ts';
import { settleCast } from './cast/settle-cast.ts';
import { readChunks } from './chunks/read-chunks.ts';
import { GRAMMAR, type Grammar } from './grammar.ts';
import { asSaid } from './hindi/as-said.ts';
import { inEnglish } from './hindi/in-english.ts';
import { giveBorders } from './settle/borders/give-borders.ts';
import { giveMotifs } from './settle/borders/give-motifs.ts';
import { settleBorders } from './settle/borders/settle-borders.ts';
import { tipEdges } from './settle/borders/tip-edges.ts';
import { findProduct } from './settle/find-product.ts';
import { takeForChildren, takeNobodyForChild } from './settle/for-children.ts';
import { joinRemarks } from './settle/join-remarks.ts';
import { keepAge, takeOwnersForNobody } from './settle/keep-age.ts';
import { keepCounts } from './settle/keep-counts.ts';
import { keepLongHair } from './settle/keep-long-hair.ts';
import { keepNumbers } from './settle/keep-numbers.ts';
import { keepPlain } from './settle/keep-plain.ts';
import { keepShown } from './settle/keep-shown.ts';
import { keepView } from './settle/keep-view.ts';
import { keepWearer } from './settle/keep-wearer.ts';
import { keepWords } from './settle/keep-words.ts';
import { matchHues } from './settle/match-hues.ts';
import { nameEnsembles } from './settle/name-ensembles.ts';
import { openSets } from './settle/open-sets.ts';
import { keepSizes } from './settle/prints/keep-sizes.ts';
import { printFigures } from './settle/prints/print-figures.ts';
import { settleAprons } from './settle/settle-aprons.ts';
import { settleBelts } from './settle/settle-belts.ts';
import { settleBodices } from './settle/settle-bodices.ts';
import { settleFancyDress } from './settle/settle-fancy-dress.ts';
import { settleFastenings } from './settle/settle-fastenings.ts';
import { settleHeld } from './settle/settle-held.ts';
import { settleInColours } from './settle/settle-in-colours.ts';
import { settleMinis } from './settle/settle-minis.ts';
import { settleScarves } from './settle/settle-scarves.ts';
import { settleStanding } from './settle/settle-standing.ts';
import { takeGrounds } from './settle/take-grounds.ts';
import { blendColours } from './words/blend-colours.ts';
import { carry } from './words/carry.ts';
import { chooseSenses } from './words/choose-senses.ts';
import { joinSetNames } from './words/join-set-names.ts';
import { readMentions } from './words/mentions.ts';
import { nameParts } from './words/name-parts.ts';
import { readPartsOfProducts } from './words/parts-of-products.ts';
import { readCuffs } from './words/read-cuffs.ts';
import { readGrounds } from './words/read-grounds.ts';
import { readPhrases } from './words/read-phrases.ts';
import { readPlaces } from './words/read-places.ts';
import { readRareColours } from './words/read-rare-colours.ts';
import { readSurroundings } from './words/read-surroundings.ts';
import { settleHomonyms } from './words/settle-homonyms.ts';
import { splitSkirts } from './words/split-skirts.ts';
import { takeStyles } from './words/take-styles.ts';

/** Words beyond this say nothing new; the form stops long before it. */
const LONGEST_TEXT = 20_000;

/** What English words say, bound to what they say it of. Pass by pass: mentions, senses, chunks, attachments, names. */
function draftFrom(text: string, grammar: Grammar): Draft {
  const mentions = blendColours(
    readRareColours(
      readCuffs(
        takeStyles(
          readGrounds(
            readPlaces(
              readPhrases(
                nameParts(
                  settleHomonyms(readPartsOfProducts(splitSkirts(joinSetNames(readMentions(text)), text), text)),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
    text,
  );
  const chunked = readChunks(readSurroundings(carry(chooseSenses(mentions), text)), text, grammar);
  const draft = attach(chunked, text, grammar);
  settleMinis(draft, text);
  settleFancyDress(draft, text);
  settleAprons(draft);
  settleBelts(draft, text);
  printFigures(draft);
  settleBodices(draft, text);
  settleBorders(draft);
  giveBorders(draft, text);
  tipEdges(draft, text);
  giveMotifs(draft, text);
  settleInColours(draft, text);
  matchHues(draft);
  keepPlain(draft, text);
  settleScarves(draft, text);
  settleHeld(draft, text);
  settleStanding(draft);
  takeNobodyForChild(draft, text);
  takeForChildren(draft, text);
  openSets(draft, text);
  nameEnsembles(draft.things, draft);
  settleFastenings(draft, text);
  keepWords(draft, mentions, text);
  keepView(draft, text);
  takeOwnersForNobody(draft, text);
  keepAge(draft, text);
  keepWearer(draft, text);
  keepShown(draft, text);
  joinRemarks(draft, text);
  keepLongHair(draft);
  keepCounts(draft, text);
  keepSizes(draft);
  findProduct(draft, text);
  takeGrounds(draft, text);
  keepNumbers(draft, text);
  return draft;
}

/** What the words say as if they were of one person. */
export function draftOf(words: string, grammar: Grammar = GRAMMAR): Draft {
  const asWritten = words.slice(0, LONGEST_TEXT);
  const { text, said } = inEnglish(asWritten);
  const draft = draftFrom(text, grammar);
  return text === asWritten ? draft : asSaid(draft, asWritten, said);
}

/** What the words say of everybody they ask for. */
export interface Drafts {
  first: Draft;
  /** Whoever stands beside the first, with what the words say of them. */
  second?: { draft: Draft; cast: Cast };
}

/** What the words say, of one person or of each of two. */
export function draftsOf(words: string): Drafts {
  const asWritten = words.slice(0, LONGEST_TEXT);
  const { text, said } = inEnglish(asWritten);
  const cast = castOf(text);
  if (!cast) return { first: draftOf(words) };
  const [first, draft] = settleCast(cast, [draftFrom(cast.texts[0], GRAMMAR), draftFrom(cast.texts[1], GRAMMAR)]);
  const written = (one: Draft): Draft => (text === asWritten ? one : asSaid(one, asWritten, said));
  return { first: written(first), second: { draft: written(draft), cast } };
}
