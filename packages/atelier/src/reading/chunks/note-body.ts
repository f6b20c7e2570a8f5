import type { Sense } from '#atelier/lexicon/lexicon.ts';
import type { Word } from '#atelier/reading/words/word.ts';
import { note, type OpenChunk } from './chunk.ts';
import { BODIES, HEIGHTS } from './person-rules.ts';

/** What is said of somebody's body. */
export const BODILY: ReadonlySet<Sense['as']> = new Set<Sense['as']>([
  'gender',
  'age',
  'build',
  'skin',
  'hair',
  'hair-colour',
  'beard',
]);

/** 'She is 24, slim, dusky': a word for a body that stands alone after what is said of somebody is theirs. */
export function noteBody(open: OpenChunk, { start, end, gap }: Word, next: Word | undefined): boolean {
  const said = open.text.slice(start, end).toLowerCase();
  const build = BODIES.get(said);
  if (gap !== 'pause' || next?.gap === 'none') return false;
  if (HEIGHTS.has(said)) {
    open.draft.spans.push({ start, end, text: open.text.slice(start, end), as: 'person', value: said, drawn: false });
    return true;
  }
  if (!build) return false;
  open.draft.build ??= build;
  note(open, { as: 'person', value: build, start, end }, 'person');
  return true;
}
