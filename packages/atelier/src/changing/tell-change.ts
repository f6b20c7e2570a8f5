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

/** Slots that list several things, of which only those that came or went are told. */
const LISTED: ReadonlySet<string> = new Set(['details', 'trims']);

/** Of a list what came, what went, and what is said otherwise of one that stays: 'with narrow border', 'sash blush'. */
function ofList(from: string, to: string, isColours: boolean): string {
  const [was, is] = [from, to].map((list) => list.split(', ').filter(Boolean));
  const came = (is ?? []).filter((one) => !was?.includes(one));
  const went = (was ?? []).filter((one) => !is?.includes(one));
  const isOther = (one: string): boolean => went.some((old) => old.split(' ')[0] === one.split(' ')[0]);
  const said = came.filter(isOther);
  const fresh = came.filter((one) => !isOther(one));
  const gone = went.filter((one) => !said.some((now) => now.split(' ')[0] === one.split(' ')[0]));
  return [
    said.join(' and '),
    fresh.length > 0 ? `${isColours ? '' : 'with '}${fresh.join(' and ')}` : '',
    gone.length > 0 ? `without ${gone.join(' and ')}` : '',
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
  if (LISTED.has(name)) return ofList(bare(from), bare(to), name === 'trims');
  if (name === 'sleeve.length' && to === 'sleeveless') return to;
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

/** Without sleeves, or with cap sleeves, shape and length are one thing. */
const sleevesOnce = (all: readonly Difference[]): Difference[] =>
  all.filter(({ slot, to }) => {
    const length = all.find((one) => one.slot.endsWith('.sleeve.length'));
    return !(slot.endsWith('.sleeve.shape') && length && (to === '' || to === length.to));
  });

/** One line: what changed of what, each thing named once ('kurta: colour emerald, length floor'), and what could not be. */
export function tellChange({ changed, notDone }: Pick<Changed, 'changed' | 'notDone'>): string {
  const things = [...Map.groupBy(beltsOnce(changed), ({ of }) => of)];
  const told = things.map(([of, all]) => `${of}: ${[...new Set(sleevesOnce(all).map(tellOne))].join(', ')}`);
  return [told.length > 0 ? `Changed ${told.join('; ')}.` : 'Nothing changed.', ...notDone].join(' ');
}
