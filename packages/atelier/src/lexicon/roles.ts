/** Nouns that say who somebody is beside somebody else: two of them in one brief are two people. */
import type { Person } from '@toile/look';

export interface Role {
  /** Nouns of one id are one person: 'mom' is 'mother'. */
  id: string;
  presentation?: Person['presentation'];
  ageGroup?: Person['ageGroup'];
  /** Small beside a parent, where nothing says otherwise. */
  isOffspring?: boolean;
  isParent?: boolean;
  /** Of the family by a wedding, so that they are grown: 'daughter in law'. */
  isMarried?: boolean;
  /** Of the family of whoever stands beside them. */
  isKin?: boolean;
}

interface Row extends Omit<Role, 'id'> {
  /** Separated by commas, the first the id. */
  words: string;
}

const F = { presentation: 'female' } as const;
const M = { presentation: 'male' } as const;

const ROWS: readonly Row[] = [
  { words: 'bride, dulhan', ...F },
  { words: 'bridesmaid', ...F },
  { words: 'wife', ...F },
  { words: 'girlfriend, fiancee', ...F },
  { words: 'sister, behen, behan, bahen, bahan, behna, didi', isKin: true, ...F },
  { words: 'mother, mom, mum, mummy, mama, maa, ammi', isKin: true, ...F, isParent: true },
  { words: 'aunt, aunty, auntie, godmother', isKin: true, ...F, isParent: true },
  { words: 'queen', ...F },
  { words: 'princess', ...F },
  { words: 'woman, lady, female', ...F },
  { words: 'girl', ...F },
  { words: 'groom, bridegroom, dulha', ...M },
  { words: 'groomsman', ...M },
  { words: 'husband', ...M },
  { words: 'boyfriend, fiance', ...M },
  { words: 'brother, bhai, bhaiya', isKin: true, ...M },
  { words: 'father, dad, daddy, papa, abbu, pitaji', isKin: true, ...M, isParent: true },
  { words: 'uncle, godfather', isKin: true, ...M, isParent: true },
  { words: 'king', ...M },
  { words: 'prince', ...M },
  { words: 'man, gentleman, guy, male, bloke', ...M },
  { words: 'boy', ...M },
  { words: 'daughter, beti, bitiya, stepdaughter, goddaughter', isKin: true, ...F, isOffspring: true },
  { words: 'son, beta, stepson, godson', isKin: true, ...M, isOffspring: true },
  { words: 'niece', isKin: true, ...F, isOffspring: true },
  { words: 'nephew', isKin: true, ...M, isOffspring: true },
  { words: 'child, kid, toddler, grandchild', isKin: true, ageGroup: 'child' },
  { words: 'teenager, teen', ageGroup: 'teen' },
  { words: 'grandmother, grandma, granny, nani, dadi', isKin: true, ...F, ageGroup: 'senior', isParent: true },
  { words: 'grandfather, grandpa, grandad', isKin: true, ...M, ageGroup: 'senior', isParent: true },
  { words: 'granddaughter', isKin: true, ...F, ageGroup: 'child', isOffspring: true },
  { words: 'grandson', isKin: true, ...M, ageGroup: 'child', isOffspring: true },
];

/** Every noun of one word with who it is. */
export const ROLES: ReadonlyMap<string, Role> = new Map(
  ROWS.flatMap(({ words, ...role }) => {
    const nouns = words.split(', ');
    const [id = words] = nouns;
    return nouns.map((noun): [string, Role] => [noun, { id, ...role }]);
  }),
);

/** Words that stand for one of two who were named before. */
export const PRONOUNS: ReadonlyMap<string, Role> = new Map([
  ...['he', 'him', 'his'].map((word): [string, Role] => [word, { id: 'he', ...M }]),
  ...['she', 'her', 'hers'].map((word): [string, Role] => [word, { id: 'she', ...F }]),
]);

/** Words by which whoever writes speaks of themselves: 'my husband and me', 'me: a red gown'. */
export const SPEAKERS: ReadonlySet<string> = new Set(['me', 'i', 'myself', 'mine']);
export const SPEAKER: Role = { id: 'me' };
const MARRIED_TO: Readonly<Partial<Record<string, Person['presentation']>>> = {
  ...Object.fromEntries(['husband', 'boyfriend', 'groom'].map((id) => [id, 'female'] as const)),
  ...Object.fromEntries(['wife', 'girlfriend', 'bride'].map((id) => [id, 'male'] as const)),
};

/** Whoever writes, beside somebody of theirs: the wife of a husband, the parent of a daughter. */
export function speakerBeside({ id, isOffspring }: Role): Role {
  const presentation = MARRIED_TO[id];
  return { ...SPEAKER, ...(presentation && { presentation }), ...(isOffspring && { isParent: true }) };
}

const woman: Role = { id: 'woman', ...F };
const man: Role = { id: 'man', ...M };
const child: Role = { id: 'child', ageGroup: 'child' };
const twice = (role: Role): readonly [Role, Role] => [role, role];
/** Nobody says which: one of either. */
const EITHER = [woman, man] as const;

/** People who are counted, and who two of them are. */
export const PEOPLE: Readonly<Record<string, readonly [Role, Role]>> = {
  ...Object.fromEntries(['women', 'ladies', 'sisters', 'girls', 'friends'].map((word) => [word, twice(woman)])),
  ...Object.fromEntries(['brides', 'bridesmaids', 'daughters'].map((word) => [word, twice(woman)])),
  ...Object.fromEntries(['men', 'gentlemen', 'guys', 'boys', 'brothers'].map((word) => [word, twice(man)])),
  ...Object.fromEntries(['grooms', 'groomsmen', 'sons'].map((word) => [word, twice(man)])),
  ...Object.fromEntries(['kids', 'children', 'toddlers'].map((word) => [word, twice(child)])),
  ...Object.fromEntries(['people', 'persons', 'models', 'siblings', 'dancers', 'guests'].map((word) => [word, EITHER])),
  ...Object.fromEntries(['teenagers', 'teens'].map((word) => [word, twice({ id: 'teenager', ageGroup: 'teen' })])),
};

/** What a noun for somebody makes a name of a cut, a size or a habit: 'boyfriend jeans', 'princess seams', 'king size'. */
export const NO_PERSON_BEFORE: ReadonlySet<string> = new Set(
  (
    'jeans shirt blazer fit cardigan coat style jacket trousers seam seams cut line bun size anne shorts neck leg legs ' +
    'knot sleeve sleeves boss bag model silhouette dart darts day bump'
  ).split(' '),
);

/** What two or more are called together: they say how many there are, and nothing of the clothes. */
export const TOGETHER: ReadonlySet<string> = new Set([
  ...Object.keys(PEOPLE),
  ...'couple couples newlywed newlyweds twin twins family trio group crowd team bunch elder younger hers mine person'.split(
    ' ',
  ),
]);
