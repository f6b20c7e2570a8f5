import type { Look } from '@toile/look';
import { ACCESSORIES } from '@toile/look/records';
import type { Thing } from '#atelier/draft/draft.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../../is-colour.ts';
import { loneIn, sortOf } from '../../lone/lone-thing.ts';
import { partSaid } from '../../lone/said-of-part.ts';
import { wornAs } from '../../targets.ts';

/** Where a sentence pauses, and what it pauses by. */
const PAUSE = /(\s*(?:[,.;!?\n]+(?=\s|$)|\s-{1,2}\s|—|–)\s*)/;
const ARTICLE = '(?:the |her |his |its |their |that |this |those |these |your )?';
/** What is asked, and by whom, before what is asked for. */
const LEAD =
  '(?:(?:so|ok|and|but|please|pls|bhaiya|actually|can|could|would|will|may|you|u|we|i|she|he|they|want|wants|need|needs|like|prefer|prefers|do|try|have|give|put|use|make|her|him|me|it|get|see|go for|wear|wearing|with|in|just|rather|add|to|instead) )*?';
const PUT =
  '(?:go for|go with|put on|put|use|do|have|get|try|give(?: (?:her|him|me))?|add|wear|i want|she wants|he wants|we want|want|just|make it|bring in)';
const GONE =
  '(?:forget(?: about)?|lose|ditch|drop|skip|scrap|scratch|bin|chuck|dump|enough of|no more|get rid of|remove|take off|no)';
const TAIL =
  '(?: (?:instead|there|in (?:its|their) place|please|only|pls|plz|bhaiya|bhai|didi|yaar|na|ji|thanks|now|maybe|kar do|kardo|kar dena|kar dijiye|karo|laga do|lagao|laga dena|daal do|daalo|pehna do|pehnao|de do|do|dena|rakho|bana do|chahiye|hi))*';
const X = "(?<old>[a-z'-]+(?: [a-z'-]+){0,3}?)";
const Y = "(?<fresh>[a-z'-]+(?: [a-z'-]+){0,7}?)";
const OF = '(?:instead of|in place of|in lieu of|rather than|in stead of)';

/** Said in one breath. Those that are weak say so only of what goes in the very place of the other. */
const IN_ONE: readonly { says: RegExp; isWeak?: true; isWorn?: true }[] = [
  { says: new RegExp(`^${LEAD}not ${ARTICLE}${X} but (?:rather )?${Y}${TAIL}$`) },
  { says: new RegExp(`^${LEAD}${Y} ${OF} ${ARTICLE}${X}${TAIL}$`) },
  {
    says: new RegExp(
      `^(?:swap|replace|exchange|trade|switch|substitute|change|convert|turn)(?: out)? ${ARTICLE}${X} (?:for|with|by|to|into) ${Y}${TAIL}$`,
    ),
  },
  { says: new RegExp(`^${GONE} ${ARTICLE}${X} (?:(?:and|n|&) ${PUT}|for) ${Y}${TAIL}$`), isWeak: true },
  { says: new RegExp(`^${ARTICLE}${X} (?:→|->|=>|-->) ${Y}${TAIL}$`) },
  { says: new RegExp(`^${X} (?:ko )?(?:hata|nika+l|uta+r|badal) ?(?:ke|kar) ${Y}${TAIL}$`) },
  { says: new RegExp(`^${X} k[iea] (?:jaga+h?|badle|bajay?e?|sthan)(?: (?:pe|par|mein|me))? ${Y}${TAIL}$`) },
  { says: new RegExp(`^${X} nahin? ${Y}${TAIL}$`), isWeak: true },
  { says: new RegExp(`^${ARTICLE}${X} out ${Y} in${TAIL}$`) },
  {
    says: new RegExp(
      `^${OF} ${ARTICLE}${X} (?:i|we|she|he|they)(?:'d| would)? (?:want|wants|need|needs|like|prefer|prefers|rather have) ${Y}${TAIL}$`,
    ),
  },
  { says: new RegExp(`^${ARTICLE}${X} for (?:an? |some )?${Y}${TAIL}$`), isWeak: true, isWorn: true },
  { says: new RegExp(`^${LEAD}${Y} for (?:the|her|his|those|that) ${X}${TAIL}$`), isWeak: true },
  { says: new RegExp(`^${ARTICLE}${X} (?:to|into) ${Y}${TAIL}$`), isWeak: true },
  { says: new RegExp(`^${LEAD}${Y} not ${ARTICLE}${X}$`), isWeak: true },
];
/** Said in two. */
const IN_TWO: readonly { first: RegExp; second: RegExp; isWeak?: true }[] = [
  { first: new RegExp(`^${OF} ${ARTICLE}${X}$`), second: new RegExp(`^${LEAD}${Y}${TAIL}$`) },
  { first: new RegExp(`^${ARTICLE}${X} (?:out|off)$`), second: new RegExp(`^${Y} (?:in|on)${TAIL}$`) },
  {
    first: new RegExp(`^${ARTICLE}${X} (?:out|off|gone)$`),
    second: new RegExp(`^(?:and |but )?(?:instead (?:put |use )?${Y}|${Y.replace('fresh', 'other')} instead)${TAIL}$`),
  },
  {
    first: new RegExp(`^(?:and |but )?not ${ARTICLE}${X}$`),
    second: new RegExp(`^(?:but )?${LEAD}${Y}${TAIL}$`),
    isWeak: true,
  },
  {
    first: new RegExp(`^${GONE} ${ARTICLE}${X}(?: (?:she|he|they|i|we|it|its|because|as|cos) .*)?$`),
    second: new RegExp(`^(?:and |but )?(?:${PUT} )?${Y}${TAIL}$`),
    isWeak: true,
  },
  { first: new RegExp(`^${X} nahin?(?: chahiye)?$`), second: new RegExp(`^${Y}${TAIL}$`), isWeak: true },
  {
    first: new RegExp(`^${ARTICLE}${X} (?:should|must|has to|have to|can|needs? to) go$`),
    second: new RegExp(`^(?:and )?${LEAD}${Y}${TAIL}$`),
    isWeak: true,
  },
  { first: new RegExp(`^${LEAD}${Y}$`), second: new RegExp(`^(?:and )?not ${ARTICLE}${X}(?: please)?$`), isWeak: true },
];

const QUALITIES: Readonly<Record<string, string>> = {
  neckline: 'neck',
  collar: 'neck',
  sleeve: 'sleeve',
  closure: 'closure',
  fabric: 'fabric',
  colour: 'colour',
};
const BELOW: ReadonlySet<string> = new Set(['trousers', 'skirt', 'lehenga']);
const WHOLE: ReadonlySet<string> = new Set(['dress', 'saree', 'jumpsuit']);

/** Where something is worn: what is worn in the same place is worn for one another. */
function placeOf(thing: Thing): string {
  if (thing.type === 'footwear') return 'feet';
  if (thing.type === 'accessory') {
    const { sort, worn } = ACCESSORIES[thing.entry.kind];
    return sort === 'bag' ? 'bag' : `worn ${worn}`;
  }
  const { family, layer } = thing.entry;
  if (family === 'dupatta') return 'draped';
  if (BELOW.has(family)) return 'below';
  return WHOLE.has(family) ? 'whole' : family === 'jacket' || layer === 'outer' ? 'over' : 'above';
}

interface Sort {
  isThing: boolean;
  place: string;
}

/** What sort of thing or quality words name, and nothing else; undefined where they name none, or two. */
function sortOfWords(look: Look, words: string): Sort | undefined {
  const lone = loneIn(look);
  const part = lone && partSaid(words, sortOf(lone));
  if (part) return { isThing: true, place: 'part' };
  const { things, floating } = draftOf(words);
  const [thing, other] = things;
  if (thing)
    return other === undefined || thing.end === words.length || other.end === words.length
      ? { isThing: true, place: placeOf(things.at(-1) ?? thing) }
      : undefined;
  const sorts = [...new Set(floating.flatMap(({ as }) => QUALITIES[as] ?? (as === 'part' ? [] : [as])))];
  const head = sorts.find((one) => one === 'neck' || one === 'sleeve' || one === 'closure') ?? sorts[0];
  return head === undefined ? undefined : { isThing: false, place: head };
}

/** 'Black jeans slim, and a black belt': what comes after 'and' is another wish. */
function firstOf(look: Look, fresh: string): [string, string] {
  const at = fresh.indexOf(' and ');
  if (at < 0 || sortOfWords(look, fresh.slice(0, at)) === undefined) return [fresh, ''];
  const [one, rest] = [fresh.slice(0, at), fresh.slice(at + ' and '.length)];
  return sortOfWords(look, rest)?.isThing ? [one, rest] : [fresh, ''];
}

const OWNED = /^([a-z ]+?) (?:for|on|in) ((?:the|her|his) [a-z]+(?: [a-z]+)?)$/;
const SAME_COLOUR = /^(.*?),? (?:in |of )?(?:the )?same ([a-z]+)$/;

/** 'A dupatta for the elder one' is for somebody, and not for a thing. */
const OF_WHOM =
  /^(?:the )?(?:elder|older|younger|little|big|small|other|first|second|left|right) ?(?:one|boy|girl|sister|brother|child|kid)?$|^(?:him|her|them|both|(?:the )?(?:bride|groom|girl|boy|mother|daughter|son|father|man|woman|lady)(?:'s)?)$/;

/** 'A hoodie instead of the jacket in grey': the colour is of what comes. */
function withoutColour(named: string): { old: string; colour: string } {
  const [, old = named, colour = ''] = /^(.+?),? in ([a-z]+(?: [a-z]+)?)$/.exec(named) ?? [];
  return colour !== '' && isColour(colour) ? { old, colour: `${colour} ` } : { old: named, colour: '' };
}

/** What is said as one for another, in the one way this room reads; undefined where the two are not of one sort. */
function exchange(look: Look, found: RegExpExecArray | undefined, isWeak: boolean): string | undefined {
  const { old: named = '', fresh: asked = '' } = found?.groups ?? {};
  const { old, colour: inColour } = withoutColour(named);
  const [fresh, rest] = firstOf(look, inColour ? asked.replace(/^(?:an? |the |some )?/, () => inColour) : asked);
  if (
    !old ||
    !fresh ||
    /\b(?:same|it|them|not|but)$/.test(old) ||
    OF_WHOM.test(old) ||
    OF_WHOM.test(fresh) ||
    /^(?:the )?(?:same|it|them|match|go|look|be|fit|suit|cover|show|hide|summer|winter|now|good)\b|\bsame (?:fabric|cloth|material)\b/.test(
      fresh,
    )
  )
    return undefined;
  const [, quality = '', owner = ''] = OWNED.exec(fresh) ?? [];
  const [gone, come] = [sortOfWords(look, old), owner ? sortOfWords(look, quality) : undefined];
  // 'not red but pink for her lehenga'
  if (gone && come && !gone.isThing && gone.place === come.place && sortOfWords(look, owner)?.isThing)
    return `make ${owner} ${quality}`;
  const [was, is] = [
    sortOfWords(look, old),
    sortOfWords(
      look,
      fresh.replace(/\bones?$/, () => old),
    ),
  ];
  if (!was || !is || was.isThing !== is.isThing || ((isWeak || !was.isThing) && was.place !== is.place))
    return undefined;
  const [, plain = fresh, colour = ''] = SAME_COLOUR.exec(fresh) ?? [];
  const told = colour && draftOf(colour).floating.some((one) => one.colour) ? `${colour} ${plain}` : fresh;
  // where it lies and how big it is are read with the verb
  if (!is.isThing && /\b(?:laga\w*|peeche|aage|bad[aei]|chh?ot[aei]|pe|par|mein)\b/.test(fresh)) return undefined;
  if (!is.isThing && /^(?:swap|replace|exchange|trade|switch|substitute|change|convert|turn)\b/.test(found?.[0] ?? ''))
    return undefined;
  if (!is.isThing) return `${fresh} instead of ${old}${rest === '' ? '' : `, ${rest}`}`;
  return `swap the ${old} for ${told}${rest === '' ? '' : `, ${rest}`}`;
}

const isWorn = (look: Look, words: string): boolean =>
  draftOf(words).things.some((thing) => {
    if (thing.type === 'footwear') return look.footwear.kind === thing.entry.kind || look.footwear.name === words;
    if (thing.type === 'accessory') return look.accessories.some(({ kind }) => kind === thing.entry.kind);
    return wornAs(look, thing.entry) !== undefined;
  });

/** 'Heels for flats': the one is worn, and the other is not. */
function isWornOnly(look: Look, found: RegExpExecArray | undefined): boolean {
  const { old = '', fresh = '' } = found?.groups ?? {};
  return isWorn(look, old) && !isWorn(look, fresh);
}

/** Nobody forgets what they name: it goes. */
const FORGOTTEN =
  /(^|\band )(?:forget(?: about)?|scrap|scratch|bin|chuck|dump|enough of) ((?:the |her |his |those |that )?[a-z-]+(?: [a-z-]+)?)(?: (?:she|he|they|i|we) (?:hates?|dislikes?|never|does|do|has|have|is|are)\b.*)?$/;

/** What comes in the place of what, in whatever words, said as 'swap the one for the other'. Plain lower case in and out. Pure. */
export function exchanged(look: Look, words: string): string {
  const pieces = words.split(PAUSE);
  const found: string[] = [];
  for (let i = 0; i < pieces.length; i += 2) {
    const [one = '', joint = '', two = ''] = pieces
      .slice(i, i + 3)
      .map((piece, at) => (at === 1 ? piece : piece.trim()));
    const pair =
      two === ''
        ? undefined
        : IN_TWO.map(({ first, second, isWeak }) =>
            both(look, [first.exec(one), second.exec(two)], isWeak === true),
          ).find(Boolean);
    if (pair) {
      found.push(pair, pieces[i + 3] ?? '');
      i += 2;
      continue;
    }
    const alone = IN_ONE.map(({ says, isWeak, isWorn }) => {
      const said = says.exec(one) ?? undefined;
      return isWorn && !isWornOnly(look, said) ? undefined : exchange(look, said, isWeak === true);
    }).find(Boolean);
    found.push(alone ?? (pieces[i] ?? '').replace(FORGOTTEN, '$1remove $2'), joint);
  }
  return found.join('');
}

function both(look: Look, [first, second]: readonly (RegExpExecArray | null)[], isWeak: boolean): string | undefined {
  if (!first || !second) return undefined;
  const groups = { ...first.groups, ...second.groups };
  return exchange(look, Object.assign([...first], { groups }) as unknown as RegExpExecArray, isWeak);
}
