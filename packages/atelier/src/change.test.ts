import { type Difference, Look, originOf } from '@toile/look';
import { grownOnlyIn } from '@toile/look/records';
import { describe, expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { type Changed, change } from './changing/change.ts';
import { mainGarment } from './changing/work.ts';
import { EDITS, REACHES_FURTHER } from './edits.fixture.ts';
import { taken } from './soak.fixture.ts';
import { sharePageUntouched, shareUntouched } from './untouched.fixture.ts';

const SEED = 7;

/** A difference as the table of edits names it. */
function slotName({ slot, from }: Difference, before: Look, after: Look): string {
  const [root = '', ...rest] = slot.split('.');
  if (root === 'accessory') {
    const [kind = '', part] = rest;
    return part ? `${kind}.${part}` : `${from === '' ? '+' : '-'}${kind}`;
  }
  const garment = [...before.garments, ...after.garments].find(({ id }) => id === root);
  if (!garment) return slot;
  const fresh = after.garments.find(({ id }) => id === root);
  if (rest.length === 0) return from === '' ? `+${fresh?.kind}` : `-${garment.kind}`;
  const name = garment.id === mainGarment(before).id ? 'g' : garment.kind;
  return `${name}.${rest.join('.')}`;
}

const named = ({ look, changed }: Changed, before: Look): string[] =>
  changed.map((difference) => slotName(difference, before, look)).sort();

/** Edits that a run draws, before and after; the words of all are read. */
const DRAWN = new Set(
  taken(
    EDITS.flatMap(({ edits }) => edits),
    3,
  ),
);

describe('a change', () => {
  for (const { brief, edits } of EDITS) {
    const before = read({ words: brief }, SEED);
    for (const edit of edits) {
      const [words, slots] = edit;
      test(`'${words}' of '${brief}' changes ${slots} and nothing else`, () => {
        const answer = change({ look: before, words: words });
        expect(named(answer, before)).toEqual(slots.split(' ').sort());
        expect(Look.safeParse(answer.look).success).toBe(true);
        if (!DRAWN.has(edit)) return;
        if (!(words in REACHES_FURTHER)) expect(shareUntouched(before, answer.look, SEED)).toBeGreaterThanOrEqual(0.99);
        expect(sharePageUntouched(before, answer.look, SEED)).toBeGreaterThanOrEqual(0.99);
      });
    }
  }

  test('page and stance are chosen once: an edit of an edit has those of the first', () => {
    const first = read({ words: 'teal satin gown' }, SEED);
    const red = change({ look: first, words: 'in red' }).look;
    const again = change({ look: red, words: 'in ivory, off shoulder' }).look;
    expect(red.origin).toEqual(originOf(first));
    expect(again.origin).toEqual(red.origin);
    expect(sharePageUntouched(first, again, SEED)).toBeGreaterThanOrEqual(0.99);
    const { origin: _, ...alone } = again;
    expect(sharePageUntouched(first, alone, SEED)).toBeLessThan(0.9);
    expect(change({ look: first, words: 'zibble the frob' }).look.origin).toBeUndefined();
  });

  test('a Look that is changed is not touched itself', () => {
    const before = read({ words: 'red dress' }, SEED);
    const copy = structuredClone(before);
    change({ look: before, words: 'in blue, longer, with a hat, for a man, no sleeves' });
    expect(before).toEqual(copy);
  });

  test('the table of edits holds as many as it should, and every exception is of an edit in it', () => {
    const words = EDITS.flatMap(({ edits }) => edits.map(([said]) => said));
    expect(words.length).toBeGreaterThanOrEqual(120);
    expect(Object.keys(REACHES_FURTHER).filter((said) => !words.includes(said))).toEqual([]);
  });

  test('parts are taken over from another design of the family, and a design goes back to what it was', () => {
    const [first, second] = ['blue kurta with bell sleeves and red mojaris', 'green kurta, sleeveless'].map((words) =>
      read({ words }, SEED),
    );
    if (!first || !second) throw new Error('two designs');
    const family = { looks: [first, second], parent: first };
    expect(named(change({ look: second, words: 'sleeves like the first one', family }), second)).toEqual([
      'g.sleeve.length',
      'g.sleeve.shape',
    ]);
    expect(change({ look: second, words: 'shoes from design 1', family }).look.footwear).toEqual(first.footwear);
    expect(change({ look: second, words: 'as it was', family }).look.garments).toEqual(first.garments);
    expect(change({ look: second, words: 'sleeves like the fourth one', family }).notDone).toEqual([
      '“sleeves like the fourth one”: there is no such design in this family.',
    ]);
  });

  test('what cannot be is said, and changes nothing', () => {
    const before = read({ words: 'red dress' }, SEED);
    for (const words of ['zibble the frob', 'remove the cape', 'in red', '', '!!! ,,, ;;', 'asdf'.repeat(3000)]) {
      const answer = change({ look: before, words: words });
      expect(answer.changed).toEqual([]);
      expect(answer.notDone.length).toBe(/[a-z]/.test(words) ? 1 : 0);
    }
  });

  test('nothing that the grown alone wear is put on somebody young', () => {
    const before = read({ words: 'blue cotton frock for a little girl' }, SEED);
    for (const words of ['strapless and mini', 'in sheer lace', 'plunging neckline', 'tighter', 'backless'])
      expect(grownOnlyIn(change({ look: before, words: words }).look)).toEqual([]);
    const gown = read({ words: 'strapless corset mini dress' }, SEED);
    expect(grownOnlyIn(change({ look: gown, words: 'for a child' }).look)).toEqual([]);
  });
});
