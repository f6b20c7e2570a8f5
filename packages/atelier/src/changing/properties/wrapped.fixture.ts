import { differences, type Look } from '@toile/look';
import { stream } from '#atelier/kit/chance.ts';
import { SEED } from '../../soak.fixture.ts';
import { change } from '../change.ts';
import { DRESSED, lookOf } from './looks.fixture.ts';
import { type Named, namedIn } from './named.fixture.ts';

/** Ways in which a plain wish W is wrapped across a counter: of another thing O that is worn, of nobody, of a reason. They ask for no more than W. */
const WRAPS: Readonly<Record<string, readonly string[]>> = {
  asked: ['can u W', 'could we maybe W?', 'would it be possible to W', 'pls W', 'W na please', 'is it ok to W?'],
  reported: [
    ...['customer wants to W', 'she says W', 'the bride is asking to W', 'her mother in law wants us to W'],
    ...['my husband thinks we should W', 'client just called, W', 'madam keh rahi hai W'],
  ],
  reasoned: [
    ...['W, it is for a winter wedding', 'it is too hot there so W', 'W because she gets cold', 'W, for her sangeet'],
    ...['the event got moved outdoors. W', 'W, my mother insists', 'W since the photos are at night'],
    ...['we are on a tight budget, W', 'W - granny will be there'],
  ],
  mused: [
    'hmm maybe W',
    'ok so i was thinking, W',
    'W? not sure yet but try',
    'actually, W',
    'you know what, W',
    'umm W i guess',
  ],
  limited: [
    ...['W, rest same', 'W and nothing else', 'W. leave everything else', 'just W, baaki sab same', 'only W'],
    ...['W but keep the O', 'W, O stays as it is', 'W. I love the O, so dont touch it', 'keep the O, W'],
    ...['W. the O is perfect', 'the O is fine, just W', 'W, nothing to the O', 'everything except this is good: W'],
  ],
  excused: [
    ...[
      'so the thing is, the venue is outdoors, W',
      'Her sister already has one like this. W',
      'W? i mean just to see',
    ],
    ...['W, what do you think?', "don't mind me but W", "if it's not too much trouble W", "W, we'll see how it looks"],
    ...['the tailor says fabric is short, so W', 'W, shaadi din mein hai', "I'd be happier if you could W"],
    ...['can you show her what it would look like if we W', "the groom's side insists: W", 'W, as discussed'],
    ...['as we said on the phone, W', 'W, quickly pls', 'W. Thanks in advance!', 'W!!', 'W :)', 'pretty please W'],
    ...[
      "W, it's not a funeral",
      'final change: W',
      'one small change, W',
      'change of plan, W',
      'W, the photographer asked',
    ],
    ...["this is for my cousin's wedding in Jaipur. W", 'sorry to bother you again. W', 'W - that way she can dance'],
    ...['he finds it plain, so W', 'W, otherwise it looks like a uniform', 'bhaiya, W', 'W if that works for you'],
  ],
  passing: [
    ...[
      'mummy bol rahi thi W',
      'bas itna karo: W',
      'W, fir final',
      'ek kaam karo, W',
      'suno na, W',
      'thoda sa change hai, W',
    ],
    ...[
      'W, baad mein dekhte hain',
      'W... let me know',
      'what would happen if we W',
      "instead of calling you again i'll just type: W",
    ],
    ...['W (she insisted)', 'the one thing: W', "W, and please don't forget", 'Could I trouble you to W?', 'my bad, W'],
    ...[
      'W. That is all she asked for.',
      'Not urgent, but W',
      'Honestly? W',
      'we showed it to dadi and she said W',
      'got it, now W',
    ],
    ...[
      'W, everyone agrees',
      'if you ask me, W',
      'for the reception version, W',
      "W, let's see",
      'W then send me the picture',
    ],
    ...[
      'W and resend',
      'her cousin is a stylist and suggests we W',
      'W, no rush',
      'ok madam ne final bola, W',
      'W otherwise she will return it',
    ],
  ],
  praised: ['love it! W', 'so pretty, W', 'W, otherwise its perfect', 'great, W and we are done', 'almost there. W'],
};

type Any = <T>(list: readonly T[]) => T;

const COLOURS = ['cream', 'teal', 'wine', 'mustard', 'navy', 'rust', 'black', 'baby pink'] as const;
const PIECES = ['sunglasses', 'a watch', 'a brown belt', 'a white shawl', 'a hat', 'a black clutch'] as const;

function plainOf(any: Any, named: Named): string {
  if (named.is === 'worn') return any([`remove the ${named.name}`, `make the ${named.name} ${any(COLOURS)}`]);
  if (named.is === 'garment')
    return any([
      `make the ${named.name} ${any(COLOURS)}`,
      `change the ${named.name} to ${any(COLOURS)}`,
      `make the ${named.name} ${any(['longer', 'shorter'])}`,
      `add ${any(PIECES)}`,
    ]);
  return `make the ${named.name} ${any(COLOURS)}`;
}

export interface Wrapped {
  brief: string;
  kind: string;
  words: string;
  plain: string;
}

/** So many plain wishes, each wrapped in one way, made up anew with each seed. */
export function madeWrapped(count: number, seed = SEED): Wrapped[] {
  const chance = stream(seed, 'test.wrapped-wishes');
  const any: Any = (list) => {
    const one = list[Math.floor(chance() * list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const ways = Object.entries(WRAPS).flatMap(([kind, all]) => all.map((way) => ({ kind, way })));
  const found: Wrapped[] = [];
  while (found.length < count) {
    const brief = any(DRESSED);
    const all = namedIn(lookOf(brief)).filter(({ paints }) => paints);
    const named = any(all);
    const others = all.filter(({ name, is }) => is !== 'part' && !sharesWord(name, named.name));
    if (others.length === 0) continue;
    const plain = plainOf(any, named);
    const { kind, way } = any(ways);
    const words = way.replace('W', () => plain).replace(/\bO\b/, () => any(others).name);
    found.push({ brief, kind, words, plain });
  }
  return found;
}

const sharesWord = (one: string, other: string): boolean =>
  one.split(' ').some((word) => other.split(' ').includes(word));

const outcome = (before: Look, look: Look): string[] =>
  differences(before, look)
    // a cord that has a colour is there by that
    .map(({ slot, to }) => `${slot} ${to.replace(/(?:^|, )piping\b/, '')}`)
    .filter(
      (one) =>
        !/\.details /.test(one) ||
        !/piping/.test(look.garments.map(({ trims }) => Object.keys(trims).join(' ')).join(' ')),
    );

/** What a wrapped wish does otherwise than the plain one, or tells besides; empty where it is the same. */
export function wrapFault({ brief, words, plain }: Wrapped): string {
  const before = lookOf(brief);
  const [whole, alone] = [words, plain].map((said) => change({ look: before, words: said }));
  if (!whole || !alone) return '';
  const [one, other] = [outcome(before, whole.look), outcome(before, alone.look)];
  const faults = [
    ...one.filter((slot) => !other.includes(slot)).map((slot) => `more: ${slot}`),
    ...other.filter((slot) => !one.includes(slot)).map((slot) => `less: ${slot}`),
    ...(alone.notDone.length === 0 ? whole.notDone.map((line) => `told: ${line}`) : []),
  ];
  return faults.length > 0 ? `${words} | ${brief} => ${faults.join('; ')}` : '';
}
