import type { Said, Thing } from '#atelier/draft/draft.ts';
import { draftOf } from './draft-of.ts';
import type { Grammar } from './grammar.ts';

const quality = ({ as, value, part, slots, isGround }: Said): string =>
  [part, isGround && 'ground', as, value, ...(slots?.length && as !== 'length' ? [slots.length] : [])]
    .filter(Boolean)
    .join(' ');

const ofThing = ({ entry, said, without, matches, relation }: Thing): string =>
  [
    `${entry.id}:`,
    [
      ...said.map(quality),
      ...[...without].map((id) => `without ${id}`),
      ...(matches ? ['of the same cloth'] : []),
      ...(relation ? [`${relation} it what came before`] : []),
    ].join(', '),
  ]
    .join(' ')
    .trim();

/** What some words attach to what: 'shirt: collar colour white, fit slim; belt: colour red'. */
export function attachmentsOf(words: string, grammar?: Grammar): string {
  const { things, floating } = draftOf(words, grammar);
  const outfit = floating.length > 0 ? [`outfit: ${floating.map(quality).join(', ')}`] : [];
  return [...things.map(ofThing), ...outfit].join('; ');
}
