import { tellFacts } from '#web/features/studio/tell-facts.ts';
import { useOwnLooks } from '#web/lib/painter/use-own-looks.ts';

/** On a design's own page: cloth, shade and length of what was asked for, before what the page says itself. */
export function FactsHere({ designId }: { designId: string }) {
  const { data } = useOwnLooks([designId]);
  const own = data?.[0];
  return own ? `${tellFacts(own.look)} · ` : null;
}
