import { differences, type Look } from '@toile/look';
import { stream } from '#atelier/kit/chance.ts';
import { SEED } from '../../soak.fixture.ts';
import { change } from '../change.ts';
import { DRESSED, lookOf } from './looks.fixture.ts';
import { type Named, namedIn } from './named.fixture.ts';

/** Single wishes of one thing, in plain words. */
const COLOURS = ['cream', 'teal', 'wine', 'mustard', 'black', 'rose pink', 'navy', 'rust'] as const;
const WAYS = ['make the X Q', 'X in Q', 'X should be Q', 'Q X', 'the X Q please'] as const;
const JOINTS = [
  ', ',
  ' and ',
  ' n ',
  ', and ',
  '. ',
  '\n',
  ' - ',
  ', also ',
  ' plus ',
  '; ',
  ' and also ',
  ', then ',
] as const;
const ADDED = ['sunglasses', 'a watch', 'a brown bag', 'a silk scarf', 'a hat'] as const;
const PUTTING = ['add X', 'give X', 'with X', 'X too please', 'and X'] as const;
const REMOVING = ['no X', 'remove the X', 'take off the X', 'X hata do', 'without the X'] as const;
const STEPS = ['longer', 'shorter', 'looser'] as const;

/** Wishes in one breath, and each of them alone. */
export interface Several {
  brief: string;
  words: string;
  alone: readonly string[];
}

type Any = <T>(list: readonly T[]) => T;

const say = (way: string, name: string, how = ''): string =>
  way.replace(/\bX\b/, () => name).replace(/\bQ\b/, () => how);

function wishOf(any: Any, named: Named): string {
  if (named.is === 'worn' && any([true, false, false])) return say(any(REMOVING), named.name);
  const isCut = named.is === 'garment' || named.name === 'sleeves';
  if (isCut && any([true, false, false])) return `make the ${named.name} ${any(STEPS)}`;
  return say(any(WAYS), named.name, any(COLOURS));
}

/** Two to four wishes of different things of a Look. */
function several(look: Look, brief: string, any: Any): Several | undefined {
  const named = namedIn(look).filter(({ paints }) => paints);
  const count = any([2, 2, 3, 4]);
  const left = [...named];
  const alone: string[] = [];
  while (alone.length < count && left.length > 0) {
    const one = any(left);
    // what shares a word with another is not told from it
    const words = one.name.split(' ');
    const rest = left.filter(({ name }) => !name.split(' ').some((word) => words.includes(word)));
    left.splice(0, left.length, ...rest);
    alone.push(
      alone.length > 0 && any([true, false, false, false, false]) ? say(any(PUTTING), any(ADDED)) : wishOf(any, one),
    );
  }
  if (alone.length < 2) return undefined;
  const words = alone.reduce((said, wish) => `${said}${any(JOINTS)}${wish}`);
  return { brief, words, alone };
}

/** So many sentences of several wishes, made up anew with each seed. */
export function madeSeveral(count: number, seed = SEED): Several[] {
  const chance = stream(seed, 'test.several-wishes');
  const any: Any = (list) => {
    const one = list[Math.floor(chance() * list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const found: Several[] = [];
  while (found.length < count) {
    const brief = any(DRESSED);
    const made = several(lookOf(brief), brief, any);
    if (made) found.push(made);
  }
  return found;
}

/** What is worn and how, without how it came to be read. */
const outcome = (before: Look, look: Look): string[] =>
  differences(before, look)
    .map(({ slot, to }) => `${slot} ${to}`)
    .toSorted();

/** What differs between the wishes in one breath and one after another; empty where nothing does. */
export function splitOf({ brief, words, alone }: Several): string {
  const before = lookOf(brief);
  const whole = change({ look: before, words });
  let stepwise = before;
  let told = 0;
  for (const one of alone) {
    const { look, notDone } = change({ look: stepwise, words: one });
    stepwise = look;
    told += notDone.length > 0 ? 1 : 0;
  }
  const [one, other] = [outcome(before, whole.look), outcome(before, stepwise)];
  const more = one.filter((slot) => !other.includes(slot));
  const less = other.filter((slot) => !one.includes(slot));
  const isUntold = told > 0 && whole.notDone.length === 0;
  if (more.length + less.length === 0 && !isUntold) return '';
  return `${words.replaceAll('\n', ' / ')} | ${brief}\n      more: ${more.join('; ')}\n      less: ${less.join('; ')}\n      told: ${whole.notDone.join(' / ')}`;
}
