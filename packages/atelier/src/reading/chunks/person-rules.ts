/** What a word for somebody does to the qualities that wait before it. */
import type { Person } from '@toile/look';
import type { Sense } from '#atelier/lexicon/lexicon.ts';
import type { Rule } from '#atelier/reading/rule.ts';
import { note, type OpenChunk } from './chunk.ts';

export interface PersonRule extends Rule {
  claim(sense: Sense, open: OpenChunk): void;
}

const SOMEBODY: ReadonlySet<Sense['as']> = new Set<Sense['as']>(['gender', 'age', 'build']);
/** Words for lengths that are also said of people. */
export const HEIGHTS: ReadonlySet<string> = new Set(['short', 'high', 'tall']);

/** Words for a body that are said of clothes as well. */
export const BODIES: ReadonlyMap<string, Person['build']> = new Map([
  ...['slim', 'lean', 'thin', 'skinny', 'slender', 'athletic', 'fit', 'toned', 'sporty'].map(
    (word): [string, Person['build']] => [word, 'slim'],
  ),
  ...['heavy', 'broad', 'full', 'round', 'bulky', 'wide', 'stocky'].map((word): [string, Person['build']] => [
    word,
    'full',
  ]),
]);

export const PERSON_RULES: readonly PersonRule[] = [
  {
    id: 'height of a person',
    why: 'How tall somebody is says nothing of how long the clothes are.',
    example: 'short plump woman, red dress',
    attaches: 'dress: colour red',
    claim(sense, open) {
      if (!SOMEBODY.has(sense.as) || open.gap === 'pause') return;
      for (let last = open.links.at(-1); last?.relative && HEIGHTS.has(last.relative.id); last = open.links.at(-1)) {
        open.links.pop();
        const { start, end } = last.said;
        open.draft.spans.push({
          start,
          end,
          text: open.text.slice(start, end),
          as: 'person',
          value: open.text.slice(start, end).toLowerCase(),
          drawn: false,
        });
        if (last.gap === 'pause') return;
      }
    },
  },
  {
    id: 'build of a person',
    why: 'What stands right before somebody tells of their body, not of how the clothes fit.',
    example: 'a kurta for a slim girl',
    attaches: 'kurta:',
    claim(sense, open) {
      if (!SOMEBODY.has(sense.as) || open.gap !== 'none') return;
      for (let last = open.links.at(-1); last; last = open.links.at(-1)) {
        const { start, end } = last.said;
        const build = BODIES.get(open.text.slice(start, end).toLowerCase());
        if (!build) return;
        open.links.pop();
        open.draft.build ??= build;
        note(open, { ...last.said, value: build }, 'person');
        if (last.gap !== 'none') return;
      }
    },
  },
];
