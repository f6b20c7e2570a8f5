/** What colours a wall, a sky or a light is of the surroundings and dresses nobody: 'neon signs of pink and blue'. */
import type { Word } from './word.ts';

/** Words that say how light falls; a colour right after them is the light's. */
const LIT: ReadonlySet<string> = new Set(
  'lit glow glowing glows bathed reflecting reflects reflection reflected shining shines gleaming flickering flashing backlit'.split(
    ' ',
  ),
);
/** Names of light, and of what light falls through: with a colour before them and none after them they are of the surroundings. */
const LIGHTS: ReadonlySet<string> = new Set(
  'light neon glow haze shutter lantern lamp blind sunset sunrise dusk'.split(' '),
);
/** What joins a place to what it is of or like; 'in' and 'with' turn back to whoever stands there. */
const LINKS: ReadonlySet<string> = new Set(['of', 'is', 'are', 'was', 'painted', 'covered', 'full']);
/** What joins a word of light to its colour. */
const LIT_LINKS: ReadonlySet<string> = new Set(['of', 'by', 'with', 'in', 'is', 'from', 'on', 'off', 'up']);

const isPlace = ({ sense }: Word): boolean =>
  sense?.as === 'scene' || (sense?.as === 'ignored' && sense.id === 'light');

const isHue = ({ sense }: Word): boolean => sense?.as === 'colour' || sense?.as === 'shade' || sense?.as === 'palette';

const JOINS: ReadonlySet<string> = new Set(['joins', 'article', 'or']);
const isJoin = ({ sense }: Word): boolean => sense?.as === 'connective' && JOINS.has(sense.role);

/** Something worn or held, or a part of it. */
const WORN: ReadonlySet<string> = new Set([
  'garment',
  'set',
  'footwear',
  'accessory',
  'part',
  'hair',
  'held',
  'gender',
]);
const isWorn = ({ sense }: Word): boolean => sense !== undefined && WORN.has(sense.as);

const isEnd = (word: Word | undefined): boolean => word === undefined || word.gap !== 'none';

/** Whether what stands before `i` is worn in the same breath: 'red and blue dress'. */
const endsInWorn = (words: readonly Word[], i: number): boolean => {
  const word = words[i];
  return word !== undefined && word.gap === 'none' && isWorn(word);
};

/** How far a run of colours reaches from `i`; the index after its last colour. */
function hues(words: readonly Word[], i: number): number {
  let last = i;
  for (let j = i; j < words.length; j++) {
    const word = words[j];
    if (!word || (j > i && word.gap === 'stop')) break;
    if (isHue(word)) last = j + 1;
    else if (!isJoin(word)) break;
    if (j > i && word.gap === 'pause') break;
  }
  return last;
}

/** How far what a place is of reaches from `i`: all up to the next thing, pause or turn of the sentence. */
function matter(words: readonly Word[], i: number): number {
  let j = i;
  for (; j < words.length; j++) {
    const word = words[j];
    if (word?.gap !== 'none' || isWorn(word)) break;
    if (word.sense?.as === 'connective' && !JOINS.has(word.sense.role) && word.sense.role !== 'skips') break;
  }
  while (j > i) {
    const last = words[j - 1];
    if (!last || !isJoin(last)) break;
    j--;
  }
  return endsInWorn(words, j) ? i : j;
}

/** What leads on to whence light comes, and how it falls. */
const SHINES: ReadonlySet<string> = new Set(
  'from reflecting reflected reflecte glowing shining above outside flickering'.split(' '),
);

/** 'Neon from a tea shop in green and pink reflecting': all of its breath, where nothing in it is worn; else `i + 1`. */
function afterShining(words: readonly Word[], i: number): number {
  if (!LIGHTS.has(words[i]?.keys.at(-1) ?? '') || words[i + 1]?.gap !== 'none') return i + 1;
  const isBehind = words.slice(i + 1, i + 3).some(({ keys }) => keys.includes('behind'));
  if (!SHINES.has(words[i + 1]?.keys[0] ?? '') || isBehind) return i + 1;
  let to = i + 1;
  while (words[to]?.gap === 'none') to++;
  return words.slice(i + 1, to).some(isWorn) ? i + 1 : to;
}

/** Where what is said of the place at `i` ends; `i + 1` where nothing is. */
function afterPlace(words: readonly Word[], i: number): number {
  const link = words[i + 1];
  if (!link) return i + 1;
  const first = link.keys[0] ?? '';
  const shone = afterShining(words, i);
  if (shone > i + 1) return shone;
  if (link.gap === 'none' && LINKS.has(first)) {
    const to = first === 'of' ? matter(words, i + 2) : hues(words, i + 2);
    return to > i + 2 && !endsInWorn(words, to) ? to : i + 1;
  }
  // 'neon signs, pink and blue,' where clothes had their colour before
  const isColoured = words.slice(0, i).some(isHue);
  const to = link.gap === 'pause' && isHue(link) && isColoured ? hues(words, i + 1) : i + 1;
  return to > i + 2 && isEnd(words[to]) ? to : i + 1;
}

/** Where the colours of the light that the word at `i` speaks of end; `i` where it speaks of none. */
function afterLit(words: readonly Word[], i: number): number {
  let from = i + 1;
  for (let word = words[from]; word?.gap === 'none' && word.keys.every((key) => LIT_LINKS.has(key) || key === 'the'); )
    word = words[++from];
  if (isEnd(words[from])) return i;
  const to = hues(words, from);
  return to > from && !endsInWorn(words, to) ? to : i;
}

/** Takes the colours that were joined before a place: 'pink and blue lights'. @returns how many words of `out` are the place's. */
function huesBefore(out: readonly Word[], place: Word): number {
  let taken = 0;
  let gap = place.gap;
  for (let n = 1; gap === 'none'; n++) {
    const word = out[out.length - n];
    if (!word || !(isHue(word) || (word.sense?.as === 'connective' && word.sense.role === 'joins'))) break;
    if (isHue(word)) taken = n;
    gap = word.gap;
  }
  return taken > 1 ? taken : 0;
}

/** 'Amber light falling', 'blue and violet neon reflected': a colour's noun and no shade of the next. */
function asLight(words: readonly Word[], i: number): Word | undefined {
  const [before, word, next] = [words[i - 1], words[i], words[i + 1]];
  if (!word || !before || word.gap !== 'none' || !isHue(before) || !LIGHTS.has(word.keys.at(-1) ?? ''))
    return undefined;
  const isShade = next?.gap === 'none' && (isHue(next) || isWorn(next) || next.sense?.as === 'attribute');
  return isShade ? undefined : { ...word, sense: { as: 'scene' }, senses: [{ as: 'scene' }] };
}

/** Makes one word of each place and what colours it. Linear in the words. */
export function readSurroundings(read: readonly Word[]): Word[] {
  const words = read.map((word, i) => asLight(read, i) ?? word);
  const out: Word[] = [];
  for (let i = 0; i < words.length; ) {
    const word = words[i];
    if (!word) break;
    const place = isPlace(word);
    const to = Math.max(place ? afterPlace(words, i) : i, LIT.has(word.keys[0] ?? '') ? afterLit(words, i) : i);
    if (to <= i) {
      out.push(word);
      i++;
      continue;
    }
    const before = place ? huesBefore(out, word) : 0;
    const [first = word] = before > 0 ? out.splice(out.length - before) : [word];
    const end = words[to - 1]?.end ?? word.end;
    if (before === 0 && to === i + 1) out.push(word);
    else
      out.push({
        ...word,
        start: first.start,
        gap: first.gap,
        end: Math.max(end, word.end),
        sense: { as: 'scene' },
        senses: [{ as: 'scene' }],
      });
    i = to;
  }
  return out;
}
