import type { Look } from '@toile/look';
import { accessoriesLike } from '@toile/look/records';
import { draftOf } from '#atelier/reading/draft-of.ts';

/** Words for somebody, by how they are drawn. */
const WORDS: Readonly<Record<'male' | 'female', RegExp>> = {
  male: /\b(?:his|him|he|hes|man|men's|mens|grooms?|husband|hubby|boys?|guy|gentleman|dulh[ae])\b/,
  female: /\b(?:her|hers|she|shes|woman|women's|womens|brides?|wife|girls?|lady|ladies|dulhan)\b/,
};
/** Words for whoever is drawn, in the plural and as people write them of somebody's own. */
const NAMES: Readonly<Record<Look['person']['presentation'], string>> = {
  male: 'his him he man men groom husband boy guy gentleman dulha dulhe',
  female: 'her hers she woman women bride wife girl lady dulhan',
  androgynous: 'their they person',
};
const OTHER =
  /\b(?:the other|second|other) (?:one|person|man|woman|girl|boy|guy|lady|brother|sister|kid|child)\b|\bon the right\b/;
const ON_LEFT = /\bon the left\b/;
/** Said of where somebody stands, once it is known who is meant. */
export const withoutSide = (clause: string): string =>
  clause
    .replace(
      / ?\b(?:(?:for|on|to|of) )?(?:(?:the )?(?:one|boy|girl|man|woman|brother|sister) )?(?:(?:stand|sitt?)ing )?on the (?:left|right)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();

const BOTH = /\b(?:both of them|the two of them|both(?! (?:sides|sleeves|legs|ends|in front)\b)|each of them)\b/;
const PRONOUNS: Readonly<Record<Look['person']['presentation'], string>> = {
  male: 'he',
  female: 'she',
  androgynous: '',
};

/** 'Dupatta pink and safa pink', where the one wears the one and the other the other, is said of each. */
function apart(look: Look, clause: string): string[] {
  const halves = clause.split(' and ');
  const whose = halves.map((half) => (draftOf(half).things.length === 1 ? isOfSecond(look, half) : undefined));
  const isParted = halves.length === 2 && whose.includes(true) && whose.includes(false);
  return isParted ? halves : [clause];
}

/** 'Both in black sneakers' of two people is said of the one and of the other. */
export function ofEach(look: Look, clause: string): string[] {
  const { companion, person } = look;
  if (!companion) return [clause];
  if (!BOTH.test(clause)) return apart(look, clause);
  const said = clause
    .replace(BOTH, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (?:on|for|to)(?=$| and )/, '')
    .replace(/^same (?=[a-z]+ )/, '');
  if (person.presentation === companion.person.presentation) return [`${said} on the left`, `${said} on the right`];
  return [person, companion.person].map(({ presentation }) => whose(presentation, said));
}

const WISHES =
  /(^|[,.;!?] ?|\b(?:and|but) )(?:the )?(she|he|bride|groom|girl|boy|lady|man|wife|husband) (?:wants?|needs?|would like|would love|prefers?|asks? for|is asking for)(?: to have| it)? (?!to\b)([^,.;!?]+?)(?= and (?:he|she|the)\b|$|[,.;!?])/g;

/** 'She wants jhumkas', of one of two: for her. */
export const wishedBy = ({ companion, person }: Look, words: string): string =>
  companion && companion.person.presentation !== person.presentation
    ? words.replace(
        WISHES,
        (_, head: string, who: string, what: string) =>
          `${head}${what} ${/^(?:she|bride|girl|lady|wife)$/.test(who) ? 'for her' : 'for him'}`,
      )
    : words;

const whose = (presentation: Look['person']['presentation'], said: string): string =>
  /^(?:should|must|could|can|in|with|wear)\b/.test(said)
    ? `${PRONOUNS[presentation]} ${said}`.trim()
    : `${said} for ${presentation === 'male' ? 'him' : 'her'}`;

/** Where in a clause somebody is first spoken of. */
const at = (clause: string, presentation: Look['person']['presentation']): number => {
  const found = presentation === 'androgynous' ? undefined : WORDS[presentation].exec(clause)?.index;
  return found ?? Number.POSITIVE_INFINITY;
};

/** What is to go is named behind it. */
const TAKEN = /^(?:no|without|remove|lose|drop|skip) (?:the )?/;

/** Whether somebody wears what a clause names: a garment, a turban, a tie. */
const wears = (look: Pick<Look, 'garments' | 'accessories'>, clause: string): boolean =>
  draftOf(clause.replace(TAKEN, '')).things.some((thing) => {
    if (thing.type === 'garment') return look.garments.some(({ kind }) => kind === thing.entry.id);
    if (thing.type === 'footwear') return false;
    const like = accessoriesLike(thing.entry.kind);
    return look.accessories.some(({ kind }) => like.includes(kind));
  });

/** Words for the person of a Look, which name nobody else: where what they wear has changed they say whose that is. */
export const whoseWords = ({ person, companion }: Pick<Look, 'person' | 'companion'>): string[] => [
  ...NAMES[person.presentation].split(' '),
  ...(companion ? ['other', 'second'] : []),
];

/** 'The other one', where the one is spared: 'leave the lady'. */
export const isOther = (look: Look, clause: string, kept: readonly string[]): boolean =>
  /\bthe other (?:one|person)\b/.test(clause) && kept.some((one) => isOfSecond(look, one) === true);

/** Whether a clause is of the second of two people; undefined where it says nothing of whom. */
export function isOfSecond(look: Look, clause: string): boolean | undefined {
  const { companion, person } = look;
  if (!companion) return false;
  if (OTHER.test(clause)) return true;
  if (ON_LEFT.test(clause)) return false;
  const [first, second] = [at(clause, person.presentation), at(clause, companion.person.presentation)];
  if (first !== second) return second < first;
  const things = draftOf(clause.replace(TAKEN, '')).things.filter(({ type }) => type !== 'footwear');
  // a dupatta is hers who has one, though a stole may go by that name
  const isTheirs = wears(companion, clause) && !wears(look, clause);
  if (isTheirs) return true;
  return things.length > 0 ? (wears(look, clause) ? false : undefined) : undefined;
}

/** The Look as it is seen from the second person: who was the companion stands first. Done twice, it is as it was. */
export function turned(look: Look): Look {
  const { companion, person, garments, footwear, accessories } = look;
  return companion ? { ...look, ...companion, companion: { person, garments, footwear, accessories } } : look;
}
