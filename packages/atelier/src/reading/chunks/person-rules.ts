/** What a word for somebody does to the qualities that wait before it. */
import type { Sense } from '#atelier/lexicon/lexicon.ts';
import type { Rule } from '#atelier/reading/rule.ts';
import { note, type OpenChunk } from './chunk.ts';

export interface PersonRule extends Rule {
  claim(sense: Sense, open: OpenChunk): void;
}

const SOMEBODY: ReadonlySet<Sense['as']> = new Set<Sense['as']>(['gender', 'age', 'build']);
/** Words for lengths that are also said of people. */
const HEIGHTS: ReadonlySet<string> = new Set(['short', 'high']);

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
        note(open, last.said, 'ignored');
        if (last.gap === 'pause') return;
      }
    },
  },
];
