import type { HairStyle, Heritage, Person, Pose, SkinTone } from '@toile/look';
import { TRADES } from './trades.ts';

interface Row<T> {
  id: string;
  words: string;
  is: T;
}

/** Words that say for whom the clothes are. */
export const GENDER_WORDS: readonly Row<Person['presentation']>[] = [
  {
    id: 'female',
    words:
      'woman, women, womens, ladies, lady, young woman, young lady, girl, girls, female, she, her, bride, bridal, bridesmaid, feminine, mother, queen, princess, countess, widow, housewife, actress, hers, herself, wife, mom, sister, girlish, businesswoman, grandmother, heroine, goddess, aunty, auntie, aunt, grandma, granny, nani, dadi, ammi, mummy, mum, daughter, niece, girlfriend, fiancee, bride to be, sister in law, mother in law, daughter in law, bhabhi, didi, bahu, dulhan, ladki, aurat, black woman, black girl, black lady, white woman, brown girl, madam, hostess, empress, duchess, witch, mermaid, ballerina, e girl, flower girl, schoolgirl, little girl, young girl, baby girl, old woman, older woman, old lady, older lady, elderly woman, elderly lady',
    is: 'female',
  },
  {
    id: 'male',
    words:
      'man, men, mens, gentleman, young man, young gentleman, young guy, gentlemen, male, boy, boys, he, his, him, groom, guy, masculine, father, king, prince, groomsman, actor, menswear, dude, himself, husband, dad, brother, businessman, grandfather, hero, gent, uncle, uncles, cousin brother, nobleman, courtier, squire, lord, imam, rabbi, pandit ji, maulana, sheikh, sultan, knight, pirate captain, gentleman caller, chief, oba, elder brother, grandpa, grandad, granddad, son, nephew, fisherman, herdsman, craftsman, woodsman, boyfriend, dulha, bhai, bhaiya, papa, dada ji, ladka, mard, black man, black gentleman, white man, best man, groom to be, emperor, duke, wizard, cowboy, e boy, soft boy, bad boy, page boy, schoolboy, sikh gentleman, lad, bloke, little boy, young boy, baby boy, old man, older man, elderly man, old gentleman, older gentleman',
    is: 'male',
  },
  {
    id: 'androgynous',
    words:
      'unisex, androgynous, gender neutral, genderless, non binary, nonbinary, gender fluid, genderfluid, gender-neutral, androgyny',
    is: 'androgynous',
  },
];

export const AGE_WORDS: readonly Row<Person['ageGroup']>[] = [
  {
    id: 'child',
    words:
      'child, kid, kids, children, childrens, toddler, little girl, little boy, young girl, young boy, kidswear, flower girl, page boy, boy, boys, baby girl, baby boy, ring bearer, tot, tots, tiny tot, tiny tots, tiny girl, tiny boy, lil girl, lil boy, small girl, small boy, wee lass, preschooler, kindergartner, infant, baby in, baby wearing, primary school, primary school girl, primary school boy, primary-school, school girl of class, nursery school, kindergarten, reception class, newborn, newborn baby, christening, baptism, junior bridesmaid, prepubescent, childrenswear',
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
    words: TRADES.flatMap((trade) => [`old ${trade}`, `elderly ${trade}`, `aged ${trade}`]).join(', '),
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
export const AGE_PHRASES: readonly Row<Person['ageGroup']>[] = Array.from({ length: 99 }, (_, i) => i + 1).map(
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
export const AGED_GENDER_WORDS: readonly Row<Person['presentation']>[] = (['female', 'male'] as const).map((is) => ({
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
      GROWN[is].flatMap((person) => GROWN_YEARS.flatMap((years) => ABOUT.map((about) => `${person} ${about}${years}`))),
    )
    .concat(YOUNG_YEARS.map((years) => `${YOUNG[is]} ${years}`))
    .join(', '),
  is,
}));

export const BUILD_WORDS: readonly Row<Person['build']>[] = [
  {
    id: 'full',
    words:
      'plus size, plus-size, curvy, full figured, full-figured, curve, plump, voluptuous, size inclusive, fuller figure, big and tall, fat, fatty, chubby, stout, heavyset, heavy set, big belly, pregnant belly, growing belly, baby belly, round belly, pot belly, big tummy, healthy figure, broad figure, apple shape, apple shaped',
    is: 'full',
  },
  {
    id: 'slim',
    words: 'slim figure, slender figure, petite, thin figure, lean, athletic build, slim woman, slim man',
    is: 'slim',
  },
];

export const SKIN_WORDS: readonly Row<SkinTone>[] = [
  {
    id: 'fair-cool',
    words:
      'fair skin, pale skin, porcelain skin, fair skinned, light skin, light skinned, pale complexion, fair complexion',
    is: 'fair-cool',
  },
  { id: 'fair-warm', words: 'peachy skin, rosy skin, freckled, freckles', is: 'fair-warm' },
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

/** How the person stands or is seen. */
export const POSE_WORDS: readonly Row<Pose>[] = [
  {
    id: 'back',
    words:
      'back view, rear view, from behind, seen from behind, view from behind, seen from the back, viewed from the back, back facing, back turned, turned away, back side view',
    is: 'back',
  },
  {
    id: 'three-quarter',
    words: 'side view, three quarter view, three-quarter view, 3/4 view, profile view, half turned, turned to the side',
    is: 'three-quarter',
  },
  { id: 'walk', words: 'walking, strolling, striding', is: 'walk' },
  {
    id: 'pockets',
    words: 'hands in pockets, hands in her pockets, hands in his pockets, hands in their pockets, hands in the pockets',
    is: 'pockets',
  },
  {
    id: 'lapel',
    words:
      'hand on lapel, hand on the lapel, hand on his lapel, hand on her lapel, holding his lapel, holding her lapel, holding the lapel',
    is: 'lapel',
  },
  { id: 'contrapposto', words: 'hand on hip, hand on her hip, hand on the hip, hands on hips', is: 'contrapposto' },
];

/** Where somebody or a style is from; the value is the option's own. */
export const HERITAGE_WORDS: readonly Row<Heritage>[] = [
  {
    id: 'asian',
    words: 'east asian, chinese, japanese, korean, asian, vietnamese, thai, filipino, taiwanese',
    is: 'asian',
  },
  { id: 'south-asian', words: 'south asian, pakistani, bangladeshi, sri lankan, nepali, desi', is: 'south-asian' },
  {
    id: 'indian',
    words:
      'indian, punjabi, rajasthani, gujarati, bengali, maharashtrian, tamil, south indian, north indian, marathi, malayali, kashmiri, telugu, bollywood',
    is: 'indian',
  },
  {
    id: 'african',
    words:
      'african, nigerian, ghanaian, kenyan, ethiopian, afro caribbean, black woman, black man, black girl, black lady, black model, black gentleman, african american, yoruba, igbo, senegalese',
    is: 'african',
  },
  {
    id: 'european',
    words:
      'european, caucasian, scandinavian, italian, french, german, british, english, irish, scottish, welsh, greek, dutch, polish, portuguese, nordic, russian, white woman, white man, slavic, spanish woman, swedish',
    is: 'european',
  },
  { id: 'latino', words: 'latino, latina, brazilian, colombian, latin american', is: 'latino' },
  { id: 'hispanic', words: 'hispanic, mexican, spanish', is: 'hispanic' },
  {
    id: 'middle-eastern',
    words: 'middle eastern, arab, arabic, arabian, persian, iranian, turkish, egyptian, emirati, moroccan',
    is: 'middle-eastern',
  },
  { id: 'american', words: 'american, native american', is: 'american' },
];

export const HAIR_STYLE_WORDS: readonly Row<HairStyle>[] = [
  {
    id: 'long',
    words:
      'half up half down, half up hair, hair half up, waist length hair, hip length hair, middle parted hair, hair parted in the middle, centre parted hair, hair loose, hair open, hair left loose, hair left open, hair let down, poker straight hair, straightened hair, loose straight hair, veil of hair, khule baal, long hair, straight hair, long straight hair, hair down, open hair, loose hair, flowing hair, sleek hair, long haired',
    is: 'long',
  },
  {
    id: 'long-wavy',
    words:
      'finger waves, hollywood waves, old hollywood waves, loose waves, wavy long hair, loose curls, soft curls, beachy waves, tousled hair, messy hair, blowout, blow out hair, feathered hair, shag, shag haircut, wolf cut, wavy hair, waves, long wavy hair, beach waves, soft waves, long wavy, wavy',
    is: 'long-wavy',
  },
  {
    id: 'bob',
    words:
      'bob with finger waves, finger wave bob, finger waves bob, finger waved bob, shingled bob, shingle bob, wavy short bob, curly bob, chin bob, jaw length hair, chin length bob, hime cut, wet look bob, asymmetric bob, a-line bob, inverted bob, shaggy bob, bob with bangs, bob with a fringe, bob with fringe, finger waves, marcel waves, flapper bob, bubble bob, chin length hair, short bob, french bob, lob hair, pageboy, wavy bob, sleek bob, blunt bob, bob, bob cut, shoulder length hair, lob, bob haircut, bobbed hair, shoulder-length hair',
    is: 'bob',
  },
  {
    id: 'bun',
    words:
      'sleek bun, sleek low bun, tight low bun, neat bun, neat low bun, french pleat, french pleat hair, hair in a french twist, gajra bun, sanggul, konde, sanggul bun, bun with gajra, coiled bun, double bun low, low knot, knot at the nape, hair coiled, coiled braids, marcel updo, gibson girl, gibson tuck, pompadour updo, powdered high hair, powdered hair, victory roll, chignon bun, hair swept up, swept up hair, hair tied up, hair pinned up, pinned up hair, hair in an updo, hair in a chignon, hair in a low bun, hair in a messy bun, hair in a sleek bun, low chignon, loose bun, tight bun, braided bun, ballerina bun, ballet bun, bun at the nape, victory rolls, victory rolls hair, french twist, french roll, beehive, bouffant, gibson girl hair, braided crown, crown braid, milkmaid braids, halo braid, side bun, ambada, khopa, hair knotted, bun, low bun, chignon, updo, hair up, sleek bun, juda, hair in a bun, messy bun, bun with flowers, flowers in bun, flowers in her bun, flowers in the bun',
    is: 'bun',
  },
  {
    id: 'top-knot',
    words:
      'space buns, two buns, two space buns, double buns, odango, high top knot, bantu knots, gele knot, ballerina top knot, hair in a top knot, hair in a high bun, samurai bun, half bun, top knot, topknot, high bun, man bun',
    is: 'top-knot',
  },
  {
    id: 'ponytail',
    words:
      'sleek high ponytail, sleek low ponytail, sleek pony, high sleek ponytail, braided ponytail, high braided ponytail, curly ponytail, puff ponytail, low ponytail with ribbon, high pony tail, low pony tail, side ponytail, hair in a ponytail, hair in a high ponytail, hair in a low ponytail, hair tied in a ponytail, sleek ponytail, bubble ponytail, half ponytail, ponytail, pony tail, high ponytail, hair tied back, low ponytail, high pony, low pony, hair in a pony, hair in a high pony, hair in high pony',
    is: 'ponytail',
  },
  {
    id: 'braid',
    words:
      'oiled plait, oiled braid, long oiled plait, thick braid, thick plait, long plait, french plait, single plait, single long plait, paranda braid, parandi braid, long paranda braid, braid with paranda, dutch plait, rope braid, hair in a braid, hair in a plait, hair braided, hair plaited, single braid, long braid, side plait, dutch braid, one long braid, hair in a long braid, waist length braid, jada braid, braid, braided hair, plait, choti, braided, french braid, side braid, fishtail braid, braid with flowers, braid w flowers, plait with flowers, floral braid, parandi, parandis, paranda, parandha',
    is: 'braid',
  },
  {
    id: 'two-plaits',
    words:
      'two ponytails, two pony tails, double ponytails, twin tails, bunches, hair in bunches, hair in two plaits, hair in two braids, hair in pigtails, two thin braids, two long braids, two small braids, two fishtail braids, dutch braids, boxer braids, two french braids, plaits, pigtails, two plaits, two braids, twin braids, do choti, braids, two small ponytails, two little ponytails, small ponytails, two folded plaits, folded plaits, looped plaits, folded braids, looped braids, two short plaits, do chotiyan, two oiled plaits, double plaits',
    is: 'two-plaits',
  },
  {
    id: 'box-braids',
    words:
      'braids with beads, long box braids, waist length braids, fulani braids, ghana braids, senegalese twists, twists hair, box braids, knotless braids, micro braids',
    is: 'box-braids',
  },
  { id: 'cornrows', words: 'cornrows, braided cornrows, cornrow braids, corn rows', is: 'cornrows' },
  {
    id: 'locs',
    words:
      'short locs, locs to the shoulder, starter locs, faux locs, sisterlocks, long locs, dreadlocks, locs, dreads, dread locks',
    is: 'locs',
  },
  { id: 'pixie', words: 'short boyish hair, short pixie, pixie, pixie cut, cropped hair, boyish hair', is: 'pixie' },
  {
    id: 'crop',
    words:
      'bleached buzzcut, buzzcut, bleached buzz cut, number two haircut, shaved hair, buzzed hair, skinhead, shaven head, crew cut hair, buzz cut, crew cut, cropped haircut, shaved head',
    is: 'crop',
  },
  {
    id: 'short',
    words:
      'short back and sides, undercut, textured crop, low cut, low cut hair, short low cut hair, caesar cut, french crop, ivy league, mop top, curtains haircut, short neat hair, neat short hair, short grey hair, short white hair, mullet, mullet hair, bowl cut, mop of hair, curtain hair, mohawk, mohawk hair, faux hawk, spiky hair, spiked hair, man hair short, ivy league cut, short hair, short haired, short haircut, short curly hair, short white curly hair, short wavy hair, short straight hair',
    is: 'short',
  },
  {
    id: 'side-part',
    words:
      'neat side parting, neat side part, low fade side part, hair parted, oiled hair, neatly parted hair, comb over, oiled side part, slicked back grey hair, sleek back hair, hair brushed back, brushed back hair, slicked hair, hair slicked, hair slicked back, slick back hair, swept back hair, hair swept back, gelled hair, combed hair, neatly combed hair, wet look slick, side part, side parting, slicked back, slicked back hair, combed back, pompadour, quiff',
    is: 'side-part',
  },
  { id: 'fade', words: 'fade haircut, skin fade, fade cut', is: 'fade' },
  {
    id: 'curly',
    words:
      'big hair, voluminous hair, 80s hair, big curls, tight curls, perm, permed hair, wild hair, frizzy hair, curly hair, curls, curly, ringlets, coily hair, coily, coils, kinky hair',
    is: 'curly',
  },
  {
    id: 'afro',
    words:
      'twa, short afro, low afro, rounded natural hair, curly afro, big afro, rounded afro, afro puff, afro puffs, afro curls, teeny weeny afro, twist out, afro, afro hair, afro hairstyle, natural hair',
    is: 'afro',
  },
  { id: 'bald', words: 'bald, bald head, shaved bald', is: 'bald' },
];

/** Hair colours that need no 'hair' after them; '<colour> hair' is read by grammar. */
export const HAIR_COLOUR_WORDS: readonly Row<string>[] = [
  {
    id: 'blonde',
    words: 'blonde, blond, blonde hair, blond hair, fair hair, golden hair, platinum blonde',
    is: 'blonde',
  },
  { id: 'brunette', words: 'brunette, brown haired, dark brown hair, brown hair, chestnut hair', is: 'dark brown' },
  {
    id: 'redhead',
    words: 'redhead, red haired, ginger, ginger hair, red hair, auburn, auburn hair, copper hair',
    is: 'auburn',
  },
  {
    id: 'black-hair',
    words: 'black hair, black haired, dark hair, raven hair, dark haired, jet black hair',
    is: 'soft black',
  },
  {
    id: 'grey-hair',
    words: 'grey hair, silver hair, white hair, salt and pepper hair, salt and pepper',
    is: 'silver grey',
  },
];

/** A beard is drawn; a moustache alone and a shaven chin are faces without one. */
export const BEARD_WORDS: readonly Row<boolean>[] = [
  {
    id: 'beard',
    words:
      'pointed beard, van dyke, van dyke beard, vandyke, goatee beard, designer stubble, full beard neatly tied, beard, bearded, stubble, goatee, facial hair, five o clock shadow, full beard, trimmed beard, short beard, long beard, bushy beard, beard stubble, light stubble, beard and moustache, moustache and beard, sideburns and beard',
    is: true,
  },
  {
    id: 'shaven',
    words: 'clean shaven, clean-shaven, cleanshaven, no beard, shaved face, smooth shaven, no facial hair',
    is: false,
  },
];
