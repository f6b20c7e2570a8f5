import type { Difference } from '@toile/look';
import type { Changed } from './change.ts';

const SLOT_WORDS: Readonly<Record<string, string>> = {
  colour: 'colour',
  fabric: 'cloth',
  silhouette: 'shape',
  'sleeve.shape': 'sleeves',
  'sleeve.length': 'sleeves',
  trims: 'trimmings',
  ageGroup: 'age',
  presentation: 'worn by',
};

const bare = (text: string): string => text.replace(/ #[0-9a-f]{6}/gi, '');

/** One difference as a person would say it: 'kurta: length floor'. */
function tellOne({ slot, of, from, to }: Difference): string {
  const name = slot.split('.').slice(1).join('.');
  const isWhole = name === '' || slot.startsWith('accessory.');
  if (isWhole && from === '') return `${of} added`;
  if (isWhole && to === '') return `${of} taken off`;
  const called = SLOT_WORDS[name] ?? name;
  if (name === 'kind') return `${bare(from)} → ${bare(to)}`;
  return to === '' ? `${of}: no ${called}` : `${of}: ${called} ${bare(to)}`;
}

/** One line: what changed, and what could not be. */
export function tellChange({ changed, notDone }: Pick<Changed, 'changed' | 'notDone'>): string {
  const done = changed.length > 0 ? `Changed: ${changed.map(tellOne).join('; ')}.` : 'Nothing changed.';
  return [done, ...notDone].join(' ');
}
