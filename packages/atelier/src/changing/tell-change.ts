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

/** One difference as a person would say it of what it is in: 'length floor'. */
function tellOne({ slot, from, to }: Difference): string {
  const path = slot.replace(/^companion\./, '').split('.');
  const name = path.slice(path[0] === 'accessory' ? 2 : 1).join('.');
  const isWhole = name === '';
  if (isWhole && from === '') return 'added';
  if (isWhole && to === '') return 'taken off';
  const called = SLOT_WORDS[name] ?? name;
  if (name === 'kind') return `${bare(from)} → ${bare(to)}`;
  return to === '' ? `no ${called}` : `${called} ${bare(to)}`;
}

/** One line: what changed of what, each thing named once ('kurta: colour emerald, length floor'), and what could not be. */
export function tellChange({ changed, notDone }: Pick<Changed, 'changed' | 'notDone'>): string {
  const things = [...Map.groupBy(changed, ({ of }) => of)];
  const told = things.map(([of, all]) => `${of}: ${all.map(tellOne).join(', ')}`);
  return [told.length > 0 ? `Changed ${told.join('; ')}.` : 'Nothing changed.', ...notDone].join(' ');
}
