import type { Difference, Look } from '@toile/look';
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

/** The colour of what was put on, as a word that its name does not hold already. */
function colourOfNew({ slot, of }: Difference, look: Look | undefined): string {
  const people = look ? [look, ...(look.companion ? [look.companion] : [])] : [];
  const [, whose, kind, nth] = /^(companion\.)?accessory\.([a-z-]+)(?:\.(\d+))?$/.exec(slot) ?? [];
  const wearer = people[whose ? 1 : 0];
  const worn = kind
    ? wearer?.accessories.filter((one) => one.kind === kind)[Number(nth ?? 1) - 1]?.colour
    : people.flatMap(({ garments }) => garments).find(({ id }) => id === slot)?.cloth.colour;
  return worn && !of.includes(worn.name) ? `, ${worn.name}` : '';
}

const POSSESSIVES: Readonly<Record<Look['person']['presentation'], string>> = {
  female: 'her ',
  male: 'his ',
  androgynous: '',
};

/** Whose of two people a difference is of, where that is no word for both. */
function whoseOf({ slot, of }: Difference, look: Look | undefined, changed: readonly Difference[]): string {
  const { companion } = look ?? {};
  if (!look || !companion) return '';
  const isSecond = ({ slot: one }: Difference): boolean =>
    one.startsWith('companion.') || companion.garments.some(({ id }) => one === id || one.startsWith(`${id}.`));
  const [first, second] = [look.person.presentation, companion.person.presentation];
  if (first !== second) return POSSESSIVES[isSecond({ slot, of, from: '', to: '' }) ? second : first];
  const isOfBoth = new Set(changed.filter((one) => one.of === of).map(isSecond)).size > 1;
  return isOfBoth ? `${isSecond({ slot, of, from: '', to: '' }) ? 'right' : 'left'} one's ` : '';
}

/** One line: what changed of what, each thing named once ('kurta: colour emerald, length floor'), whose it is of two people, and what could not be. */
export function tellChange({ changed, notDone, look }: Pick<Changed, 'changed' | 'notDone'> & { look?: Look }): string {
  const things = [...Map.groupBy(beltsOnce(changed), (one) => `${whoseOf(one, look, changed)}${one.of}`)];
  const told = things.map(([of, all]) => {
    const said = sleevesOnce(all).map((one) => {
      const text = tellOne(one);
      return text === 'added' ? `${text}${colourOfNew(one, look)}` : text;
    });
    return `${of}: ${[...new Set(said)].filter(Boolean).join(', ')}`;
  });
  return [told.length > 0 ? `Changed ${told.join('; ')}.` : 'Nothing changed.', ...notDone].join(' ');
}
