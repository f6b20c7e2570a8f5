import { type Look, POSES, peopleOf } from '@toile/look';
import { baresMiddle, GARMENTS } from '@toile/look/records';
import { describe, expect, it } from 'vitest';
import type { Brief } from '#atelier/draft/brief.ts';
import { hear } from './judge.ts';
import { read } from './read.ts';
import { paintPerson, recolour, sketch, sketchEdit } from './sketch.ts';
import { taken } from './soak.fixture.ts';

/** What only the grown wear, or how they stand: as words, as a choice by hand, and how it is seen in a Look. */
interface GrownThing {
  readonly words: string;
  /** In place of a long red dress with it. */
  readonly worn?: string;
  readonly move: { readonly slot: string; readonly to: string };
  /** Slots of the grown one's that are kept. */
  readonly keep: readonly string[];
  readonly isIn: (look: Look) => boolean;
}

const shoes = (words: string, id: string, kind: Look['footwear']['kind']): GrownThing => ({
  words,
  move: { slot: 'footwear.kind', to: id },
  keep: ['footwear'],
  isIn: ({ footwear }) => footwear.kind === kind,
});
const garment = (id: string, words: string): GrownThing => ({
  words,
  worn: words,
  move: { slot: 'add', to: id },
  keep: ['g1', 'g2', 'g3'],
  isIn: ({ garments }) => garments.some(({ kind }) => kind === id),
});
/** How a model stands; the young stand as the young do. */
const stance = (pose: Look['person']['pose'], words: string): GrownThing => ({
  words,
  move: { slot: 'person.pose', to: pose },
  keep: ['person.pose'],
  isIn: ({ person }) => person.pose === pose,
});

/** Of somebody young in it, whoever wears it. */
const baresMiddleAsYoung = (look: Look): boolean =>
  baresMiddle({ ...look, person: { ...look.person, ageGroup: 'teen' } });
const garmentLike = (words: string, isIn: GrownThing['isIn']): GrownThing => ({
  words,
  worn: words,
  move: { slot: 'add', to: 'choli' },
  keep: ['g1', 'g2', 'g3'],
  isIn,
});

const THINGS: Record<string, GrownThing> = {
  stilettos: shoes('stilettos', 'stilettos', 'stiletto'),
  pumps: shoes('pumps', 'heels', 'pump'),
  'heeled sandals': shoes('heeled sandals', 'heeled-sandals', 'heeled-sandal'),
  'boots over the knee': {
    words: 'thigh high boots',
    move: { slot: 'footwear.kind', to: 'over-the-knee-boots' },
    keep: ['footwear'],
    isIn: ({ footwear }) => (footwear.details ?? []).some(({ id }) => id === 'over-knee'),
  },
  'a choker': {
    words: 'a choker',
    move: { slot: 'add', to: 'choker' },
    keep: ['accessories'],
    isIn: ({ accessories }) => accessories.some(({ kind }) => kind === 'choker'),
  },
  fishnets: {
    words: 'fishnets',
    move: { slot: 'add', to: 'tights' },
    keep: ['accessories'],
    isIn: ({ accessories }) =>
      accessories.some(({ kind, details = [] }) => kind === 'tights' && details.some(({ id }) => id === 'net')),
  },
  'a harness': {
    words: 'a leather harness belt',
    move: { slot: 'add', to: 'belt' },
    keep: ['accessories', 'g1.details'],
    isIn: ({ accessories, garments }) =>
      [...accessories, ...garments].some(({ details = [] }) => details.some(({ id }) => id === 'straps-harness')),
  },
  'a mini': {
    words: 'a micro mini hem',
    move: { slot: 'g1.length', to: 'micro' },
    keep: ['g1.length'],
    isIn: ({ garments }) => garments.some(({ length }) => length === 'micro' || length === 'mini'),
  },
  'a plunge': {
    words: 'a plunging neckline',
    move: { slot: 'g1.neckline', to: 'plunging' },
    keep: ['g1.neckline'],
    isIn: ({ garments }) => garments.some(({ neckline }) => neckline === 'plunging'),
  },
  'a bare middle': {
    words: 'a cropped top',
    worn: 'crop top and a skirt with a low waist',
    move: { slot: 'g1.length', to: 'crop' },
    keep: ['g1', 'g1.length'],
    isIn: baresMiddleAsYoung,
  },
  'a bare middle in a lehenga': {
    words: 'a lehenga with a cropped choli',
    worn: 'red lehenga with a cropped choli',
    move: { slot: 'add', to: 'lehenga' },
    keep: ['g1', 'g2', 'g3'],
    isIn: baresMiddleAsYoung,
  },
  'a bare middle in a saree': garmentLike('a half saree', baresMiddleAsYoung),
  'a catwalk': stance('catwalk', 'catwalk pose'),
  'a skirt held': stance('hold-skirt', 'holding her skirt'),
  ...Object.fromEntries(
    GARMENTS.filter(({ facts }) => facts?.grownOnly).map(({ id, words }) => [
      id,
      garment(id, words.split(',')[0] ?? id),
    ]),
  ),
};

const AGES = { child: 'for a girl of ten', teen: 'for a fifteen year old girl' } as const;
type Age = keyof typeof AGES;
const SEED = 7;

/** Pixels. */
const WIDTH = 40;

function isPainted(paint: () => unknown): boolean {
  try {
    paint();
    return true;
  } catch {
    return false;
  }
}

/** Makes once what is asked for again and again: every way begins with the same few Looks. */
function once<Asked, Made>(make: (asked: Asked) => Made): (asked: Asked) => Made {
  const made = new Map<Asked, Made>();
  return (asked) => {
    const found = made.get(asked) ?? make(asked);
    made.set(asked, found);
    return found;
  };
}

/** A grown woman in it, made so by hand where words do not reach. */
const grownIn = once(({ words, worn = `long red dress with ${words}`, move, isIn }: GrownThing): Look => {
  const look = read({ words: `a woman of thirty in a ${worn}` }, SEED);
  if (isIn(look) || move.slot !== 'person.pose') return look;
  return { ...look, person: { ...look.person, pose: POSES.find((pose) => pose === move.to) ?? look.person.pose } };
});
const young = once((age: Age): Look => read({ words: `a blue dress ${AGES[age]}` }, SEED));
const grown = once((words: string): Look => read({ words }, SEED));
const of = (look: Look, words: string, more: Partial<Brief> = {}): Brief => ({
  words: 'a blue dress',
  ...more,
  edit: { look, words, ...more.edit },
});

/** A grown one, and beside them somebody young in the same. */
function pairIn(thing: GrownThing, ageGroup: Age): Look {
  const pair = grown('a mother in a red kurta and her daughter in a blue dress');
  const { person, garments, footwear, accessories } = grownIn(thing);
  return { ...pair, companion: { person: { ...person, ageGroup }, garments, footwear, accessories } };
}

/** Every way in which a Look comes to be; hosted models are told of the same Looks. */
const WAYS: Record<string, (thing: GrownThing, age: Age) => Brief> = {
  words: ({ words }, age) => ({ words: `a long blue dress with ${words} ${AGES[age]}` }),
  'words, and the age of the form': ({ words }) => ({ words: `a long dress with ${words}`, options: { age: 'teen' } }),
  'what is kept of the grown': (thing, age) => ({
    words: `a blue dress ${AGES[age]}`,
    locks: { look: grownIn(thing), slots: thing.keep },
  }),
  'all that is kept of the grown': (thing, age) => ({
    words: `a blue dress ${AGES[age]}`,
    locks: { look: grownIn(thing), slots: ['g1', 'g2', 'g3', 'person', 'footwear', 'accessories'] },
  }),
  'an edit that makes them young': (thing, age) => of(grownIn(thing), AGES[age]),
  'an edit that makes them young, in red': (thing, age) => of(grownIn(thing), `in red, ${AGES[age]}`),
  'an age chosen by hand': (thing, age) =>
    of(grownIn(thing), '', {
      edit: { look: grownIn(thing), words: '', moves: [{ slot: 'person.ageGroup', to: age }] },
    }),
  'an edit of the young': ({ words }, age) => of(young(age), `add ${words}`),
  'a choice by hand for the young': ({ move }, age) =>
    of(young(age), '', { edit: { look: young(age), words: '', moves: [move] } }),
  'an age and it, chosen by hand': ({ move }, age) => {
    const look = grown('a woman of thirty in a long red dress');
    return of(look, '', { edit: { look, words: '', moves: [{ slot: 'person.ageGroup', to: age }, move] } });
  },
  'parts of another of the family': (thing, age) => {
    const family = { looks: [grownIn(thing), young(age)] };
    const words = 'shoes like the first one, the dress like the first one, accessories like the first one';
    return of(young(age), words, { edit: { look: young(age), words, family } });
  },
  'as it was, when it was of the grown': (thing, age) =>
    of(young(age), 'as it was', {
      edit: { look: young(age), words: 'as it was', family: { looks: [], parent: grownIn(thing) } },
    }),
  'other colours of what was drawn before there was a rule': (thing, age) => {
    const old = grownIn(thing);
    return of({ ...old, person: { ...old.person, ageGroup: age } }, 'in green');
  },
  'an edit of whom they stand beside, drawn before there was a rule': (thing, age) =>
    of(pairIn(thing, age), 'in green'),
  'words of two': ({ words }) => ({ words: `a mother in a red kurta and her daughter in a long dress with ${words}` }),
};

const CASES = Object.entries(THINGS).flatMap(([name, thing]) =>
  (['child', 'teen'] as const).map((age) => ({ name: `${name}, ${age}`, thing, age })),
);
/** Of the cases each way meets one in so many. */
const ONE_IN = 3;

/** What comes that way to somebody young, and what the judge says to it. */
const heardBy = once((way: (typeof WAYS)[string]) =>
  taken(CASES, ONE_IN, Object.values(WAYS).indexOf(way)).map(({ thing, age, name }) => {
    const brief = way(thing, age);
    return { name, thing, brief, heard: hear(brief) };
  }),
);

const isDrawn = ({ refused, reach }: ReturnType<typeof hear>): boolean => !refused && reach !== 'nothing';

describe.each(Object.entries(WAYS))('by %s', (_, way) => {
  it('nobody young comes to wear what only the grown wear', () => {
    const wrong = heardBy(way).flatMap(({ name, thing, brief, heard }) => {
      if (!isDrawn(heard)) return [];
      const look = read(brief, SEED);
      const young = peopleOf(look).filter(({ person: { ageGroup } }) => ageGroup === 'child' || ageGroup === 'teen');
      return young.some(thing.isIn) ? [name] : [];
    });
    expect(wrong).toEqual([]);
  });

  // one that refused everybody would show nothing, whatever share of the cases meets it
  it('somebody young is drawn', () => {
    expect(CASES.some(({ thing, age }) => isDrawn(hear(way(thing, age))))).toBe(true);
  });

  it('what is refused is not sketched in a browser either', () => {
    const sketched = heardBy(way).flatMap(({ name, brief, heard }) => {
      if (!heard.refused) return [];
      const drawn = brief.edit ? sketchEdit(brief.edit, SEED, { width: WIDTH }) : sketch(brief, SEED, { width: WIDTH });
      return drawn ? [name] : [];
    });
    expect(sketched).toEqual([]);
  });
});

describe.each(['child', 'teen'] as const)('a Look of a %s of before the rules', (age) => {
  const old = (thing: GrownThing): Look => {
    const look = grownIn(thing);
    return { ...look, person: { ...look.person, ageGroup: age } };
  };
  const size = { width: WIDTH, height: WIDTH };

  it('is not painted beside the page as it was', () => {
    const painted = Object.entries(THINGS).filter(([, thing]) => {
      const look = old(thing);
      return thing.isIn(look) && isPainted(() => paintPerson(look, SEED, size));
    });
    expect(painted.map(([name]) => name)).toEqual([]);
  });

  it('is painted in another colour as the young are dressed, or not at all', () => {
    let count = 0;
    const painted = Object.entries(THINGS).filter(([, thing]) => {
      const green = recolour(old(thing), ['g1'], '#1f7a5c');
      const isThere = isPainted(() => paintPerson(green, SEED, size));
      if (isThere) count++;
      return isThere && thing.isIn(green);
    });
    expect(painted.map(([name]) => name)).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });
});

it('a Look of before the rules that leaves a body bare is not painted beside the page', () => {
  const look = read({ words: 'a red lehenga with a choli, for a girl of fifteen' }, SEED);
  const bare: Look = { ...look, garments: look.garments.filter(({ family }) => family === 'lehenga') };
  expect(isPainted(() => paintPerson(bare, SEED, { width: WIDTH, height: WIDTH }))).toBe(false);
  expect(isPainted(() => paintPerson(look, SEED, { width: WIDTH, height: WIDTH }))).toBe(true);
});

it('what the grown wear is there to be handed on', () => {
  const lacking = Object.entries(THINGS).filter(
    ([, thing]) => !thing.isIn({ ...grownIn(thing), person: { ...grownIn(thing).person, ageGroup: 'child' } }),
  );
  expect(lacking.map(([name]) => name)).toEqual([]);
});

it('other colours of what was drawn before there was a rule are other colours alone: the rest is not their wish', () => {
  const worn = read({ words: 'a woman of thirty in a long red dress with a choker' }, SEED);
  const old: Look = { ...worn, person: { ...worn.person, ageGroup: 'teen' } };
  const { refused, reach } = hear(
    of(old, '', { edit: { look: old, words: '', moves: [{ slot: 'g1.colour', to: '#1f7a5c' }] } }),
  );
  expect({ refused, reach }).toEqual({ refused: undefined, reach: 'colours' });
});
