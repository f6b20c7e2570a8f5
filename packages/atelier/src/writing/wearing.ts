import type { Fabric, Garment, Look } from '@toile/look';
import { agree, isPlural, listed, withArticle } from './words.ts';

const PAIRS = /((?:^|[^s])s|feet|jewellery)$/;

const coloured = (colour: string, name: string): string => (name.startsWith(colour) ? name : `${colour} ${name}`);

const phrasesOf = (accessories: Look['accessories']): string[] =>
  accessories.map(({ name, colour, kind }) => {
    if (kind === 'held' || kind === 'other') return PAIRS.test(name) ? name : withArticle(name);
    if (kind === 'gajra') return name;
    const phrase = coloured(colour.name, name);
    return PAIRS.test(name) ? phrase : withArticle(phrase);
  });

/** What is worn besides, where a hem hides the shoes. */
export function carriedLine({ accessories }: Look): string {
  const things = phrasesOf(accessories);
  if (things.length === 0) return '';
  return `with it ${things.length > 1 || PAIRS.test(things[0] ?? '') ? 'go' : 'goes'} ${listed(things)}`;
}

/** Shoes and accessories, in one sentence. */
export function extrasLine({ footwear, accessories }: Look, way: number): string {
  const shoes = footwear.kind === 'barefoot' ? 'bare feet' : coloured(footwear.colour.name, footwear.name);
  const things = phrasesOf(accessories);
  if (things.length === 0) {
    const ways = [
      `${shoes} go with it`,
      `wear ${shoes}`,
      `the shoes are ${shoes}`,
      `${shoes} end the line`,
      `put on ${shoes}`,
      `choose ${shoes} for the feet`,
      `${shoes} are all that is added`,
      `it stands on ${shoes}`,
      `finish it with ${shoes}`,
      `below, there are ${shoes}`,
      `${shoes} carry it all`,
      `for walking, there are ${shoes}`,
      `what remains is the shoes, which are ${shoes}`,
    ];
    return footwear.kind === 'barefoot' ? 'it is worn with bare feet' : (ways[way % ways.length] ?? shoes);
  }
  const all = listed(things);
  const go = things.length > 1 || PAIRS.test(things[0] ?? '') ? 'go' : 'goes';
  const shoesFirst = listed([shoes, ...things]);
  const shoesLast = listed([...things, shoes]);
  const ways = [
    `${shoesFirst} complete it`,
    `add ${shoesLast}`,
    `with it go ${shoesFirst}`,
    `the rest is ${shoesLast}`,
    `the shoes are ${shoes}, and ${all} ${go} with them`,
    `finish with ${shoesLast}`,
    `${shoes} go on the feet; ${all} ${go} on last`,
    `wear it with ${shoesFirst}`,
    `${shoesLast} are what is left to put on`,
    `besides, there are ${shoesFirst}`,
    `last come ${shoesLast}`,
    `${all} and ${shoes} finish the picture`,
    `keep ${all} for last, after ${shoes}`,
    `to all this belong ${shoesLast}`,
    `it wants ${shoesFirst} and nothing more`,
    `${shoesFirst} round it off`,
    `choose ${shoesLast} for it`,
    `nothing more is needed than ${shoesFirst}`,
    `${shoesFirst} are chosen for it`,
    `then put on ${shoesLast}`,
    `${shoesLast} make it whole`,
    `its companions are ${shoesFirst}`,
    `${shoesFirst} take it out of doors`,
  ];
  return ways[way % ways.length] ?? all;
}

const CLOTHS: Partial<Record<Fabric, readonly string[]>> = {
  cotton: ['stays cool and keeps a crease', 'is light enough to wear all day', 'washes soft', 'breathes'],
  poplin: [
    'stays crisp through the day',
    'takes a sharp press',
    'holds a fold cleanly',
    'is smooth and a little stiff',
  ],
  linen: [
    'creases as the day goes on, as it should',
    'is cool to the touch',
    'gets better with wear',
    'shows its slubs',
  ],
  denim: ['softens and fades where it is worn most', 'is stiff at first', 'shows its twill', 'wears in with time'],
  jersey: ['stretches with the body', 'falls softly', 'gives where it must', 'moves without a crease'],
  knit: [
    'is soft, with a little weight to it',
    'gives at every turn',
    'shows its stitches close to',
    'keeps its warmth',
  ],
  'cable-knit': ['stands out in ropes', 'is thick and warm', 'throws small shadows', 'has weight'],
  wool: ['hangs without a crease', 'holds its line all day', 'takes the light without a shine', 'falls straight'],
  tweed: [
    'shows its flecks close to',
    'is dry and firm',
    'keeps its shape',
    'mixes more colours than one sees at first',
  ],
  satin: [
    'catches the light along each fold',
    'gleams where it turns',
    'slides as it moves',
    'is bright on every edge',
  ],
  silk: ['falls in long, soft folds', 'moves with each step', 'takes the light softly', 'is light on the body'],
  velvet: ['turns from dark to bright as it moves', 'drinks the light', 'is deep in its folds', 'shows every stroke'],
  chiffon: ['lets the light through', 'floats behind each step', 'is next to nothing in weight', 'lies in soft layers'],
  georgette: ['falls close and moves easily', 'has a fine, grainy hand', 'swings a little', 'drops without bulk'],
  organza: ['stands a little away from the body', 'is crisp and half clear', 'holds air', 'keeps its own shape'],
  net: ['stands away in layers', 'clouds the outline', 'is all air', 'builds up softly'],
  lace: [
    'shows its lining through the pattern',
    'is open between its flowers',
    'ends in a fine edge',
    'is light and close',
  ],
  leather: ['keeps its creases sharp', 'shines along its seams', 'softens with wear', 'creaks a little when new'],
  brocade: [
    'is stiff enough to hold its shape',
    'shows its figures as it turns',
    'stands in sculpted folds',
    'has weight',
  ],
  sequin: ['catches the light with every step', 'is never still', 'throws points of light', 'shines from every side'],
  corduroy: ['shows its ribs as it turns', 'is soft along the wale', 'wears smooth at the edges', 'has a warm bloom'],
  fleece: ['is soft on the inside', 'keeps warmth without weight', 'is made to be lived in', 'gives easily'],
  fur: ['gives every edge a soft line', 'blurs the outline', 'is as warm as it looks', 'asks to be touched'],
  quilted: [
    'keeps the warmth in',
    'rounds out between its seams',
    'weighs less than it seems',
    'shines on its baffles',
  ],
};
/** Turns of phrase for a cloth and what it does. */
const SPOKEN: readonly ((cloth: string, the: string, does: string) => string)[] = [
  (cloth, the, does) => `the ${cloth} of ${the} ${does}`,
  (cloth, the, does) => `in ${the}, the ${cloth} ${does}`,
  (cloth, _, does) => `the ${cloth} ${does}`,
  (cloth, the, does) => `${the} is of ${cloth} that ${does}`,
];
/** What a cloth does no more where it is lined. */
const SHOWS_THROUGH: ReadonlySet<string> = new Set([
  'lets the light through',
  'is next to nothing in weight',
  'is crisp and half clear',
  'is all air',
  'is open between its flowers',
]);

/** What the cloth of a garment does. */
export function clothLine(garment: Garment, way: number): string {
  const { cloth, name } = garment;
  const isLined = garment.details.some(({ id }) => id === 'lining');
  const ways = (CLOTHS[cloth.fabric] ?? []).filter((does) => !(isLined && SHOWS_THROUGH.has(does)));
  const does = ways[way % Math.max(1, ways.length)];
  const called =
    cloth.name ??
    (cloth.fabric === 'net' ? 'tulle' : cloth.fabric === 'sequin' ? 'sequin cloth' : cloth.fabric.replaceAll('-', ' '));
  const line = SPOKEN[Math.floor(way / 4) % SPOKEN.length]?.(called, `the ${name}`, does ?? '') ?? '';
  return does ? (isPlural(garment) ? line.replace(' is of ', ' are of ') : line) : '';
}

const EASES: Readonly<Record<Garment['fit'], readonly string[]>> = {
  tight: ['moves with the body', 'follows every line', 'sits like a second skin', 'stays close from end to end'],
  fitted: ['sits close without pulling', 'keeps to the body', 'follows the figure easily', 'sits neatly'],
  regular: ['leaves room to sit and to walk', 'sits easily', 'is neither close nor loose', 'is comfortable all day'],
  relaxed: ['leaves room to move', 'stands a little off the body', 'is easy to wear', 'gives the body some air'],
  oversized: ['stands well clear of the body', 'is cut larger than it need be', 'takes up room', 'is big on purpose'],
};
/** How a garment sits. */
export function fitLine(garment: Garment, way: number): string {
  if (garment.family === 'saree' || garment.family === 'dupatta') return '';
  const ways = EASES[garment.fit];
  return `the ${garment.name} ${agree(garment, ways[way % ways.length] ?? '')}`;
}

const HAIR: Partial<Record<Look['person']['hair']['style'], string>> = {
  long: 'the hair is long and straight',
  'long-wavy': 'the hair falls in waves',
  bob: 'the hair is a bob',
  bun: 'the hair is up in a bun',
  'top-knot': 'the hair is in a high knot',
  ponytail: 'the hair is in a ponytail',
  braid: 'the hair is braided',
  pixie: 'the hair is a pixie cut',
  curly: 'the hair is left in its curls',
  afro: 'the hair is an afro',
  'side-part': 'the hair is parted at the side',
  'long-fringe': 'the hair is long, with a fringe over the brows',
  'long-curly': 'the hair falls in long curls',
  'very-long': 'the hair hangs to the waist',
  waves: 'the hair falls in waves',
  'half-up': 'half of the hair is knotted up, half hangs down',
  'bob-fringe': 'the hair is a bob with a fringe over the brows',
  lob: 'the hair is a long bob',
  'space-buns': 'the hair is in two high buns',
  'high-ponytail': 'the hair is in a high ponytail',
  'low-ponytail': 'the hair is in a low ponytail',
  fishtail: 'the hair is in a fishtail braid',
  'slicked-back': 'the hair is slicked back',
  'short-curly': 'the hair is in short curls',
  'short-afro': 'the hair is a short afro',
  'afro-puffs': 'the hair is in two puffs',
};
/** Told only where the words asked for it. */
export const hairLine = ({ person, reading }: Look): string =>
  reading.sources['person.hair'] === 'words' ? (HAIR[person.hair.style] ?? '') : '';
