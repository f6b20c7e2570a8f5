/** `npm run bench -- ontology --ontology FILE`: every term of the list, and those of which the lexicon does not know a word. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { draftOf } from '../packages/atelier/src/reading/draft-of.ts';

/** Sections that list words people use, by the number of their heading. */
const SECTIONS = new Set(['2', '3', '4', '5', '7']);

/** Nouns that a line of the ontology leaves to its heading: 'crew' of necklines is a crew neck. */
const NOUNS = [
  '',
  'neck',
  'collar',
  'lapels',
  'sleeves',
  'length',
  'waist',
  'pleats',
  'pocket',
  'hem',
  'print',
  'fit',
  'closure',
  'earrings',
  'sunglasses',
  'bag',
  'heels',
  'boots',
  'sandals',
  'belt',
];

/** Remarks on the lists that stand between the terms, and words that only tell one list from another. */
const REMARKS =
  /Length counts in our facts:|Only draw and judge[^.]*\.|\(51 of 152 pattern facts\)|"printed" with no motif named \(27\)|\(default\)|, keys\)|Europe\/other: |lehenga cuts |, none(?=[.;])/g;

/** Terms of the text below the headings of `SECTIONS`: what stands between commas, dots, slashes and brackets. */
function termsOf(text: string): string[] {
  const sections = text.split(/^## (?=\d)/m).filter((section) => SECTIONS.has(section[0] ?? ''));
  const lists = sections.flatMap((section) => section.replace(REMARKS, '').split('\n').slice(1));
  const terms = lists
    .filter((line) => !/^#|^FreeSewing|^An outfit|^Unstated|^silhouette ·|^H&M|^"Printed"|^\|(-|fabric)/.test(line))
    .map((line) => (line.startsWith('|') ? (line.split('|')[1] ?? '') : line.replace(/^[^:]{0,40}: /, '')))
    .flatMap((line) => line.replace(/[†*"“”]/g, '').split(/[,·;()/+=→.]|(?<![-\w])and(?![-\w])/))
    .map((term) => term.trim().replace(/^[A-Za-z ]{1,20}: /, ''))
    .map((term) =>
      term.trim().replace(/^(?:also|extra in prompts|parser also|lapels|pockets|hems|rise words):? /i, ''),
    );
  return [...new Set(terms.filter((term) => /\p{L}{3}/u.test(term)))];
}

/** Prints the terms with an unread word, and how many there are of all. `--ontology <file>` is the list. */
export function run(args: string[]): void {
  const { values } = parseArgs({ args, options: { ontology: { type: 'string' } } });
  if (!values.ontology) throw new Error('Which list? npm run bench -- ontology --ontology <file.md>');
  const terms = termsOf(readFileSync(values.ontology, 'utf8'));
  const unknown = terms.flatMap((term) => {
    const unread = NOUNS.map((noun) => draftOf(`a dress with a ${term} ${noun}`).unread).toSorted(
      (a, b) => a.length - b.length,
    )[0];
    return unread && unread.length > 0 ? [`${term}  (${unread.map(({ text }) => text).join(', ')})`] : [];
  });
  for (const line of unknown) console.log(line);
  console.log(`${terms.length - unknown.length} of ${terms.length} terms are read whole`);
}
