import { type FACTS, tellFacts } from '#web/features/studio/tell-facts.ts';
import { useOwnLooks } from '#web/lib/painter/use-own-looks.ts';

/** On a design's own page: a fact of what was asked for, a line for each garment. Nothing where it has no Look. */
export function FactsHere({ designId, fact }: { designId: string; fact: keyof typeof FACTS }) {
  const { data } = useOwnLooks([designId]);
  const own = data?.[0];
  return own ? tellFacts(own.look, fact).map((line) => <span key={line}>{line}</span>) : null;
}
