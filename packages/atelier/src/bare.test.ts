import { bareIn, GARMENTS } from '@toile/look/records';
import { describe, expect, it } from 'vitest';
import { change } from './changing/change.ts';
import { judge } from './judge.ts';
import { read } from './read.ts';
import { taken } from './soak.fixture.ts';

const first = ({ words }: { words: string }): string => words.split(',')[0]?.trim() ?? '';
const THINGS = GARMENTS.map(first);
const TOPS = ['choli', 'blouse', 'top', 'shirt', 'anything on top'];
const BOTTOMS = ['trousers', 'pants', 'skirt', 'leggings', 'bottoms'];
const WHO = ['a woman', 'a girl of ten', 'a teenage girl', 'a boy of eight', 'a man'];

/** Of what may be left out. */
const ONE_IN = 4;

const bare = (words: string): string[] => {
  const look = read({ words }, 7);
  return look.product || bareIn(look).length === 0 ? [] : [`${words}: ${bareIn(look)}`];
};

describe('nobody goes bare, whatever the words leave out', () => {
  it.each(WHO.map((who, at) => [who, at] as const))('%s', (who, at) => {
    const left = [...TOPS, ...BOTTOMS].flatMap((off) => THINGS.map((thing) => `${thing} without ${off} for ${who}`));
    expect([...THINGS.map((thing) => `${thing} for ${who}`), ...taken(left, ONE_IN, at)].flatMap(bare)).toEqual([]);
  });

  it('a lehenga without its choli is drawn with one', () => {
    const { garments } = read({ words: 'lehenga without choli' }, 7);
    expect(garments.map(({ family }) => family)).toContain('choli');
  });

  it.each([
    ['long blue dress, woman', 'swap the dress for a sarong'],
    ['white shirt and blue jeans, woman', 'replace the top with a shawl'],
    ['white shirt and blue jeans, woman', 'replace the shirt with a dupatta'],
    ['white shirt and blue jeans for a ten year old girl', 'swap the shirt for a cape'],
    ['red lehenga with choli and dupatta', 'replace the choli with a shrug'],
    ['floral dress with coat', 'swap the dress for a coat'],
    ['black blazer with trousers and white top', 'replace the top with a shawl'],
  ])('%s: what is left after %s is dressed', (words, edit) => {
    const { look, changed, notDone } = change({ look: read({ words }, 7), words: edit });
    expect(bareIn(look)).toEqual([]);
    expect(changed.length > 0 || notDone.length > 0).toBe(true);
  });

  it('an edit that would leave somebody bare leaves the design as it was and says so', () => {
    const look = read({ words: 'red lehenga with choli and dupatta' }, 7);
    for (const words of ['remove the choli', 'no blouse', 'take the top off', 'without the lehenga'])
      expect(bareIn(change({ look, words }).look), words).toEqual([]);
    expect(change({ look, words: 'remove the choli' }).notDone.join(' ')).not.toBe('');
  });
});

describe('an edit is judged with what it changes', () => {
  const after = (words: string, edit: string) => judge({ words, edit: { words: edit, look: read({ words }, 7) } });

  it.each([
    'catsuit in latex',
    'playboy bunny costume',
    'red wrap dress with plunging neckline',
    'red lehenga with backless deep neck choli',
    'sheer black chiffon see-through blouse with leather micro mini skirt, fishnet tights and stilettos',
  ])('nobody young is put into %s in a second step', (words) => {
    expect(judge({ words })).toBeUndefined();
    expect(after(words, 'for a ten year old girl')).toMatchObject({ reason: 'minors' });
  });

  it.each(['add fishnet tights', 'more revealing', 'sexier'])('a child is not drawn %s', (edit) => {
    expect(after('blue cotton dress for a ten year old girl', edit)).toMatchObject({ reason: 'minors' });
  });

  it('what is innocent is changed as before', () => {
    expect(after('red cotton kurta', 'for a ten year old girl')).toBeUndefined();
    expect(after('blue cotton dress for a ten year old girl', 'make it longer, in green')).toBeUndefined();
    expect(after('black evening gown with deep v neck', 'in emerald')).toBeUndefined();
  });
});
