import { readFileSync } from 'node:fs';
import { expect, it, describe as suite } from 'vitest';
import { CONNECTIVES } from '#atelier/lexicon/language/grammar.ts';
import { foldWord } from '#atelier/lexicon/language/tokenise.ts';
import { VOCABULARY } from '#atelier/lexicon/lexicon.ts';
import { read } from '#atelier/read.ts';
import { DESCRIPTION_WORDS, describe } from './describe.ts';
import { countWords } from './words.ts';

const BRIEFS: readonly string[] = readFileSync(
  new URL('../../../../bench/read/own-prompts.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line).text);

/** Joins, places and opens; verbs and adverbs of our sentences, though the words for clothes and stances have them as well. */
const LITTLE = new Set([
  ...['wear', 'fall', 'sit', 'move', 'stretch', 'hang', 'run', 'neatly', 'softly', 'follow', 'keep'],
  ...['lead', 'finish', 'turn', 'once', 'tie', 'tuck', 'roll', 'draw'],
  ...Object.values(CONNECTIVES).flatMap((words) => words.split(',').map((word) => foldWord(word.trim()))),
]);
/** Words of clothes become a blank, blanks in a row one: what stays is how the sentence is built. */
function skeletonOf(sentence: string): string {
  const words = sentence.match(/[\p{L}'-]+|[;:]/gu) ?? [];
  const blanked = words.map((word) => {
    const keys = word.split('-').map(foldWord);
    const ofClothes = keys.every((key) => VOCABULARY.has(key) && !LITTLE.has(key));
    return ofClothes ? '_' : word.toLowerCase();
  });
  return blanked
    .join(' ')
    .replace(/_(?:,? (?:(?:and|a|an|no|with|of|the|in) )*_)+/g, '_')
    .replace(/\b(?:a|an) _/g, '_');
}

const sentences = (text: string): string[] => text.split(/(?<=\.) (?=[A-Z])/);
/** Verbs of our sentences, in the forms they take. */
const FINITE =
  /\b(?:is|are|slips|has|have|do|does|go(?:es)?|comes?|sets?|stands?|turns?|leads?|rests?|makes?|shapes?|show|carry|carries|shows?|belongs?|answers?|falls?|hangs?|runs?|ends?|reach(?:es)?|stops?|keeps?|adds?|takes?|puts?|wears?|lets?|leaves?|looks?|pins?|tucks?|choose|finish|complete|fold|walk|push|pull|open|lift|roll|undo|tie|draw|sits?|moves?|lies|differs?|sets|sharpens?|blend|contrast|balance|faces?|stays?|tempers?|deepens?|asks?|needs?|wants?|spreads?|widens?|could|should|will|would|can|catch(?:es)?|gleams?|slides?|drinks?|floats?|swings?|drops?|holds?|clouds?|builds?|shines?|softens?|creaks?|throws?|wears|gives?|blurs?|rounds?|weighs?|breathes?|washes|creases|gets|stretches|mixes|lets|opens?|crosses|narrows?|flares?|gathers?|drapes?|kicks?|follows?|clings?|passes|fades?|mean|meant|fits?)\b/i;

/** Of some sixty sentences in ten descriptions so many may be built alike, by chance. */
const ALIKE = 3;

suite('descriptions read one after the other', () => {
  const looks = BRIEFS.map((words) => read({ words }, 7));
  const texts = looks.map((look, i) => describe(look, 100 + i));
  const ofOneSeed = looks.map((look) => describe(look, 1));

  it.each([
    ['of seeds in a row', texts],
    ['of one seed', ofOneSeed],
  ])('never build more than three sentences alike in any ten %s', (_, texts) => {
    for (let from = 0; from + 10 <= texts.length; from++) {
      const counts = new Map<string, string[]>();
      for (const line of texts.slice(from, from + 10).flatMap(sentences)) {
        const skeleton = skeletonOf(line);
        counts.set(skeleton, [...(counts.get(skeleton) ?? []), line]);
      }
      for (const [skeleton, lines] of counts)
        expect(lines.length, `${skeleton}\n${lines.join('\n')}`).toBeLessThanOrEqual(ALIKE);
      const all = [...counts.values()].flat().length;
      expect(counts.size / all, texts[from]).toBeGreaterThan(0.7);
    }
  });

  it('are made of sentences, and each clause has its verb', () => {
    for (const text of texts)
      for (const clause of text.split(/(?<=\.) (?=[A-Z])|[;:] /)) expect(clause, text).toMatch(FINITE);
  });

  it(`have ${DESCRIPTION_WORDS.least} to ${DESCRIPTION_WORDS.most} words`, () => {
    for (const text of texts) {
      expect(countWords(text), text).toBeGreaterThanOrEqual(DESCRIPTION_WORDS.least);
      expect(countWords(text), text).toBeLessThanOrEqual(DESCRIPTION_WORDS.most);
    }
  });
});
