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

/** A size by itself is no part. */
const SIZE = /^(?:large|small|long|short|wide|narrow|thick|thin|high|low|heavy|lightweight)$/;

/** Another thing; or of the same one, called as before, what came and what went. */
function renamed(from: string, to: string): string {
  const [was, is] = [from.split(', '), to.split(', ')];
  const [came, went] = [is.filter((one) => !was.includes(one)), was.filter((one) => !is.includes(one))];
  if (was[0] !== is[0] || was.length + is.length === 2) return `${from} → ${to}`;
  const sizes = came.filter((one) => SIZE.test(one));
  const others = came.filter((one) => !SIZE.test(one));
  return [
    sizes.join(' and '),
    others.length > 0 ? `with ${others.join(' and ')}` : '',
    went.length > 0 ? `without ${went.join(' and ')}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** One difference as a person would say it of what it is in: 'length floor'. */
function tellOne({ slot, from, to }: Difference): string {
  const path = slot.replace(/^companion\./, '').split('.');
  const name = path.slice(path[0] === 'accessory' ? 2 : 1).join('.');
  const isWhole = name === '';
  if (isWhole && from === '') return 'added';
  if (isWhole && to === '') return 'taken off';
  const called = SLOT_WORDS[name] ?? name;
  if (name === 'kind') return renamed(bare(from), bare(to));
  return to === '' ? `no ${called}` : `${called} ${bare(to)}`;
}

const BELT_WORDS = /^(?:(?:narrow|wide|thin|leather) )?(?:belt|obi)(?: .*)?$/;
const withoutBelts = (text: string): string =>
  text
    .split(', ')
    .filter((one) => !BELT_WORDS.test(one))
    .join(', ');

/** A belt that is put on is told by itself, and not once more of what it goes round. */
function beltsOnce(changed: readonly Difference[]): Difference[] {
  const isGirt = changed.some(({ slot, to }) => /accessory\.(?:belt|obi)\b/.test(slot) && to !== '');
  if (!isGirt) return [...changed];
  return changed.flatMap((one) => {
    if (!/\.(?:details|trims)$/.test(one.slot)) return one;
    const [from, to] = [withoutBelts(one.from), withoutBelts(one.to)];
    return from === to ? [] : { ...one, from, to };
  });
}

/** One line: what changed of what, each thing named once ('kurta: colour emerald, length floor'), and what could not be. */
export function tellChange({ changed, notDone }: Pick<Changed, 'changed' | 'notDone'>): string {
  const things = [...Map.groupBy(beltsOnce(changed), ({ of }) => of)];
  const told = things.map(([of, all]) => `${of}: ${all.map(tellOne).join(', ')}`);
  return [told.length > 0 ? `Changed ${told.join('; ')}.` : 'Nothing changed.', ...notDone].join(' ');
}
