import type { Person, SkinTone } from '@toile/look';
import { TRADES } from './trades.ts';

/** Words for one thing said of somebody, and what they say. */
export interface PersonWords<T> {
  id: string;
  words: string;
  is: T;
}

/** Words that say for whom the clothes are. */
export const GENDER_WORDS: readonly PersonWords<Person['presentation']>[] = [
  {
    id: 'female',
    words:
      'woman, women, womens, ladies, shes, lady, young woman, young lady, girl, girls, female, she, her, bride, bridal, bridesmaid, feminine, mother, queen, princess, countess, widow, housewife, actress, hers, herself, gf, wifey, sis, wife, mom, sister, girlish, businesswoman, grandmother, heroine, goddess, aunty, auntie, aunt, grandma, granny, nani, dadi, ammi, mummy, mum, daughter, niece, girlfriend, fiancee, bride to be, sister in law, mother in law, daughter in law, granddaughter, grand daughter, stepdaughter, step daughter, goddaughter, god daughter, stepmother, step mother, stepmum, godmother, great aunt, cousin sister, mausi, maasi, bua, chachi, mami, beti, betiya, girlies, lasses, lass, gal, governess, seamstress, waitress, stewardess, air hostess, nun, headmistress, milkmaid, shepherdess, bhabhi, didi, bahu, dulhan, ladki, aurat, black woman, black girl, black lady, white woman, brown girl, madam, hostess, empress, duchess, witch, mermaid, ballerina, e girl, flower girl, schoolgirl, little girl, young girl, baby girl, old woman, older woman, old lady, older lady, elderly woman, elderly lady',
    is: 'female',
  },
  {
    id: 'male',
    words:
      'man, men, mens, hes, gentleman, young man, young gentleman, young guy, gentlemen, male, boy, boys, he, his, him, groom, guy, masculine, father, king, prince, groomsman, actor, menswear, dude, himself, bf, hubby, bro, husband, dad, brother, businessman, grandfather, hero, gent, uncle, uncles, cousin brother, nobleman, courtier, squire, lord, imam, rabbi, pandit ji, maulana, sheikh, sultan, knight, pirate captain, gentleman caller, chief, oba, elder brother, grandpa, grandad, granddad, son, nephew, grandson, grand son, stepson, step son, godson, god son, stepfather, step father, stepdad, godfather, great uncle, son in law, father in law, brother in law, mama ji, chacha ji, beta, laddie, lads, chap, fella, fellow, headmaster,  fisherman, herdsman, craftsman, woodsman, boyfriend, dulha, bhai, bhaiya, papa, dada ji, ladka, mard, black man, black gentleman, white man, best man, groom to be, emperor, duke, wizard, cowboy, e boy, soft boy, bad boy, page boy, schoolboy, sikh gentleman, lad, bloke, little boy, young boy, baby boy, old man, older man, elderly man, old gentleman, older gentleman',
    is: 'male',
  },
  {
    id: 'androgynous',
    words:
      'unisex, androgynous, gender neutral, genderless, non binary, nonbinary, gender fluid, genderfluid, gender-neutral, androgyny',
    is: 'androgynous',
  },
];

export const AGE_WORDS: readonly PersonWords<Person['ageGroup']>[] = [
  {
    id: 'child',
    words:
      'child, kid, kids, for juniors, junior kit, juniors kit, children, childrens, toddler, little girl, little boy, young girl, young boy, kidswear, flower girl, page boy, boy, boys, baby girl, baby boy, ring bearer, tot, tots, tiny tot, tiny tots, tiny girl, tiny boy, lil girl, lil boy, small girl, small boy, wee lass, preschooler, kindergartner, infant, baby in, baby wearing, primary school, primary school girl, primary school boy, primary-school, school girl of class, nursery school, kindergarten, reception class, newborn, newborn baby, christening, baptism, junior bridesmaid, prepubescent, childrenswear',
    is: 'child',
  },
  {
    id: 'teen',
    words:
      'teen, teenager, teenage, teens, adolescent, schoolgirl, schoolboy, high school, school uniform, under 18 model, under 18 girl, under 18 boy, under eighteen, u18, preteen, pre-teen, tween, subteen, teenybopper, sixth former, sweet sixteen, sweet 16',
    is: 'teen',
  },
  {
    id: 'adult',
    words:
      'adult, young adult, young woman, young man, young lady, young gentleman, young guy, middle aged, middle-aged, mature, e boy, soft boy, bad boy, pretty boy, boy next door, tall boy',
    is: 'adult',
  },
  {
    id: 'senior',
    words:
      'senior, elderly, elderly woman, elderly man, elderly lady, elderly gentleman, elderly couple, older woman, older man, old woman, old man, grandmother, grandfather, grandma, grandpa, senior citizen, silver haired, white haired, weathered face, wrinkled face, weather beaten, retired, retired man, retired woman, retiree, veteran, elder, elders, octogenarian, great grandmother, great grandfather, old fisherman, old couple, old grandmother, old grandfather, old villager, village elder, matriarch, patriarch, abuela, abuelo, nonna, buzurg, grey haired, aged, granny, nani, dadi, grandad, granddad, pensioner, old lady, older lady, old gentleman, older gentleman',
    is: 'senior',
  },
  {
    id: 'old-at-work',
    words: TRADES.flatMap((trade) => [`old ${trade}`, `older ${trade}`, `elderly ${trade}`, `aged ${trade}`]).join(
      ', ',
    ),
    is: 'senior',
  },
];

/** Oldest of each group, in years. */
const OLDEST: readonly (readonly [Person['ageGroup'], number])[] = [
  ['child', 12],
  ['teen', 17],
  ['adult', 59],
  ['senior', 99],
];
/** Tens of years in words. */
export const TENS: Readonly<Record<number, string>> = {
  20: 'twenty',
  30: 'thirty',
  40: 'forty',
  50: 'fifty',
  60: 'sixty',
  70: 'seventy',
  80: 'eighty',
  90: 'ninety',
};
/** The group of somebody so old. */
export const ageGroupOf = (years: number): Person['ageGroup'] =>
  OLDEST.find(([, oldest]) => years <= oldest)?.[0] ?? 'senior';

/** The ages that are written out besides the tens. */
export const WRITTEN = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];

/** Ages of two words, in those that would be read as the second of them: whoever is twenty five years old is not five. */
function saidInTwo(years: number): readonly string[] {
  const [tens, unit] = [TENS[years - (years % 10)], WRITTEN[(years % 10) - 1]];
  const n = `${tens} ${unit}`;
  return tens && unit
    ? [`${n} year old`, `${n} yr old`, `${n} years old`, `${n} years of age`, `aged ${n}`, `of ${n} years old`]
    : [];
}

/** 'I am 5' begins a height as often as an age. */
const OLDEST_CHILD = 12;
const OLDEST_MINOR = 17;
const SAID_OF = ['shes', 'hes', 'she s', 'he s', "i'm", 'i am', 'she is', "she's", 'he is', "he's"];

/** 'A girl of seven' says her age by itself; 'a set of seven' does not. */
const OF_AGE: Readonly<Record<Person['presentation'], readonly string[]>> = {
  female: ['girl', 'lady', 'woman', 'daughter'],
  male: ['boy', 'man', 'gentleman', 'son'],
  androgynous: ['child', 'kid', 'teenager'],
};

/** 'Man 40s' tells an age, '40s jacket' a fashion. */
const GROWN = { female: ['woman', 'lady', 'female', 'female model'], male: ['man', 'gentleman', 'male', 'male model'] };

const GROWN_PEOPLE: readonly string[] = [...GROWN.female, ...GROWN.male];
const YOUNG = { female: 'girl', male: 'boy' } as const;
const YOUNG_PEOPLE: readonly string[] = Object.values(YOUNG);
/** 'Girl 2 piece set' counts pieces; nothing in clothes is counted to thirteen. */
const YOUNG_YEARS = [13, 14, 15, 16, 17];
const GROWN_YEARS = Array.from({ length: 99 - OLDEST_MINOR }, (_, i) => OLDEST_MINOR + 1 + i);
/** 'Man late 30s', 'woman about 60'. */
const PARTS = ['', 'early ', 'mid ', 'late '];
const ABOUT = ['about ', 'around '];

/** The sizes of children's clothes: 'age 4-5 yrs', '6 to 8 years'. */
const rangesFrom = (years: number): string[] =>
  [years + 1, years + 2].flatMap((to) =>
    [`${years} ${to}`, `${years} to ${to}`].flatMap((range) =>
      ['yrs', 'yr', 'years', 'year old', 'years old', 'y'].flatMap((unit) => [
        `${range} ${unit}`,
        `age ${range} ${unit}`,
      ]),
    ),
  );

/** 'a 70 year old', 'aged 12', 'in her sixties', 'a sixty year old', 'a girl aged seven'. */
export const AGE_PHRASES: readonly PersonWords<Person['ageGroup']>[] = Array.from({ length: 99 }, (_, i) => i + 1).map(
  (years) => {
    const tens = TENS[years];
    const plural = tens?.replace(/y$/, 'ies');
    const decade = (whose: string): string =>
      ['', 'early ', 'mid ', 'late ']
        .flatMap((part) => [plural, `${years}s`, `${years}'s`].map((tens) => `in ${whose} ${part}${tens}`))
        .join(', ');
    const written = tens ?? WRITTEN[years - 1];
    const numbers = written ? [`${years}`, written] : [`${years}`];
    const counted = numbers.flatMap((n) => [
      ...[`${n} year old`, `${n} yr old`, `${n} yo`, `${n} years of age`, `${n} years old`, `turns ${n}`],
      ...[`turning ${n}`, `who is ${n}`],
      ...(years > OLDEST_CHILD ? SAID_OF.map((whose) => `${whose} ${n}`) : []),
      ...Object.values(OF_AGE).flatMap((people) => people.map((person) => `${person} of ${n}`)),
      ...(years <= OLDEST_MINOR
        ? Object.values(OF_AGE)
            .flat()
            .map((person) => `${person} ${n} years`)
        : []),
    ]);
    return {
      id: `age-${years}`,
      words: [
        ...counted,
        ...saidInTwo(years),
        ...numbers.flatMap((n) => [`aged ${n}`, `age ${n}`]),
        ...(tens ? ['her', 'his', 'their'].map(decade) : []),
        ...(tens ? GROWN_PEOPLE.flatMap((person) => PARTS.map((part) => `${person} ${part}${years}s`)) : []),
        ...[`${years} yrs`, `${years} yr`],
        ...(years <= OLDEST_MINOR ? rangesFrom(years) : []),
        ...(YOUNG_YEARS.includes(years) ? YOUNG_PEOPLE.map((person) => `${person} ${years}`) : []),
        ...(years > OLDEST_MINOR
          ? GROWN_PEOPLE.flatMap((person) => ABOUT.map((about) => `${person} ${about}${years}`))
          : []),
      ].join(', '),
      is: ageGroupOf(years),
    };
  },
);

/** Whom 'a girl of seven' is, besides her age. */
export const AGED_GENDER_WORDS: readonly PersonWords<Person['presentation']>[] = (['female', 'male'] as const).map(
  (is) => ({
    id: `aged-${is}`,
    words: Array.from({ length: 99 }, (_, i) => [`${i + 1}`, TENS[i + 1] ?? WRITTEN[i]])
      .flat()
      .flatMap((n) => (n ? OF_AGE[is].map((person) => `${person} of ${n}`) : []))
      .concat(
        GROWN[is].flatMap((person) =>
          Object.keys(TENS).flatMap((tens) => PARTS.map((part) => `${person} ${part}${tens}s`)),
        ),
      )
      .concat(
        GROWN[is].flatMap((person) =>
          GROWN_YEARS.flatMap((years) => ABOUT.map((about) => `${person} ${about}${years}`)),
        ),
      )
      .concat(YOUNG_YEARS.map((years) => `${YOUNG[is]} ${years}`))
      .concat(
        Array.from({ length: OLDEST_MINOR }, (_, i) => [`${i + 1}`, TENS[i + 1] ?? WRITTEN[i]])
          .flat()
          .flatMap((n) => (n ? OF_AGE[is].map((person) => `${person} ${n} years`) : [])),
      )
      .join(', '),
    is,
  }),
);

export const BUILD_WORDS: readonly PersonWords<Person['build']>[] = [
  {
    id: 'full',
    words:
      'plus size, plus-size, size 18, size 20, size 22, size 24, size 26, curvy, full figured, full-figured, curve, plump, voluptuous, size inclusive, fuller figure, big and tall, fat, fatty, chubby, stout, heavyset, heavy set, big belly, pregnant belly, growing belly, baby belly, round belly, pot belly, big tummy, healthy figure, a bit heavy, bit heavy, little heavy, on the heavier side, heavier side, heavy build, heavily built, bigger build, broad build, big built, large built, xxl size, double xl, broad figure, apple shape, apple shaped, burly, stocky man, stocky woman, stocky build, stockily built, portly, hefty man, hefty woman, hefty lady, hefty build, beefy, rotund, tubby, thickset, barrel chested, big bellied, matronly',
    is: 'full',
  },
  {
    id: 'slim',
    words:
      'slim figure, slender figure, petite, thin figure, lean, athletic build, slim woman, slim man, slim young, lanky, slim built, slightly built, slight build, slender woman, slender man, slender girl, thin man, thin woman, thin girl, thin boy, skinny man, skinny woman, skinny girl, skinny boy, lean man, willowy',
    is: 'slim',
  },
];

export const SKIN_WORDS: readonly PersonWords<SkinTone>[] = [
  {
    id: 'fair-cool',
    words:
      'fair skin, pale skin, porcelain skin, fair skinned, light skin, light skinned, pale complexion, fair complexion',
    is: 'fair-cool',
  },
  { id: 'fair-warm', words: 'peachy skin, rosy skin', is: 'fair-warm' },
  {
    id: 'light-medium-neutral',
    words: 'medium skin, beige skin, wheatish, wheatish skin, wheatish complexion, medium complexion',
    is: 'light-medium-neutral',
  },
  { id: 'olive-warm', words: 'olive skin, olive skinned, mediterranean skin, olive complexion', is: 'olive-warm' },
  {
    id: 'tan-golden',
    words:
      'tan skin, tanned skin, tanned, golden skin, bronze skin, sun kissed skin, sun-kissed skin, caramel skin, honey skin, tan complexion',
    is: 'tan-golden',
  },
  {
    id: 'deep-warm',
    words:
      'brown skin, brown skinned, brown girl, dusky skin, dusky, dusky complexion, warm brown skin, chocolate skin',
    is: 'deep-warm',
  },
  {
    id: 'brown-golden',
    words: 'golden brown skin, cinnamon skin, mocha skin, coffee skin, chestnut skin, rich brown skin',
    is: 'brown-golden',
  },
  { id: 'deep-cool', words: 'dark skin, dark skinned, deep skin, dark complexion, black skin', is: 'deep-cool' },
  {
    id: 'ebony-rich',
    words:
      'ebony skin, very dark skin, ebony, ebony skinned, black woman, black man, black girl, black lady, black model, black gentleman',
    is: 'ebony-rich',
  },
];
