import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../../is-colour.ts';
import { leftAlone } from './hindi-keeping.ts';

/** What is meant by the verbs of an edit in Hindi, in Latin letters, which the reader of briefs has no use for. */
const END = '(?: ?(?:do|dena|de|dijiye|dijie|lo|na|ji|pls|please|yaar))*$';
const OFF = new RegExp(
  `^(.+?) (?:ko )?(?:hata(?:o|na|ye)?|nikal(?:o|na)?|nahi(?:n)? chahiye|nahin? (?:do|lagao|rakho)|mat (?:do|rakho|dikhao|lagao))${END}`,
);
const ON = new RegExp(
  `^(.+?) (?:bhi )?(?:laga(?:o|na|ye)?|daal(?:o|na)?|pehna(?:o|na|ye)?|jod(?:o|na)?|add kar(?:o|na)?|de do|do)${END}`,
);
const MADE = new RegExp(
  `^(.+?) (?:kar(?:o|na|iye)?|bana(?:o|na|ye)?|chahiye|rakh(?:o|na)?|hona chahiye|ho jaye|ho)${END}`,
);
const ADDED = new RegExp(`^(.+?) (?:bhi )?add kar(?:o|na|iye)?${END}`);
const SHOWN = new RegExp(`^(.+?) se (?:dikha(?:o|na|ye)?|dekh(?:o|na)?)${END}`);
const WITHOUT = /^bina (.+?)(?: ke)?$|^(.+?) ke bina$/;
/** 'Dupatta peach se maroon kar do': from one colour to another. */
const FROM_TO = new RegExp(
  `^(.+?) se (\\w+(?: \\w+)?) (?:kar(?:o|na|iye)?|bana(?:o|na)?|me(?:in)? badal(?:o|na)?)${END}`,
);
/** 'Collar lagao mandarin wala': of what kind it should be is said behind the verb. */
const OF_KIND = /^(.+?) ((?:add kar|laga|daal|bana|kar)\w*(?: do| dena)?) (.+?) (?:wala|wali|wale)$/;
/** 'Juttiyan pehna do brown': the colour comes to mind last. */
const COLOUR_LAST = /^(.+?) ((?:laga|daal|pehna|kar|bana)\w*(?: do| dena)?) (\w+(?: \w+)?)$/;
const INSTEAD = /^(.+?) k[ie] (?:jagah|badle|bajaye) (.+?)(?: (?:do|lagao|karo|kar do|rakho|pehnao))?$/;

/** 'Thoda kam mirror work': no verb is needed for less of it. */
const LESS = /^(?:thod[aie] )?kam (.+)$|^(.+?) (?:thod[aie] )?kam(?: (?:kar|rakh)\w*)?(?: do| dena)?$/;

/** 'Collar pe kadhai kam karo': less of it there. */
const LESS_AT = /^(.+?) (?:pe|par|mein|me) (.+?) (?:thod[aie] )?kam(?: (?:kar|rakh)\w*)?(?: do| dena)?$/;

/** 'Border thoda chota': a step needs no verb. */
const STEPPED =
  /\b(?:thod[aie]|zyada|jyada|bahut) (?:lamb|ch?h?ot|dheel|dhil|tight|loose|gehr|gahr|halk|chaud|bad|mot|patl|unch|oonch|deep|dark|light)\w*$/;

const LANDMARKS =
  'knee|ghutne|ghutno|ghutna|ankle|takhne|floor|zameen|calf|hip|kamar|kohni|kohniyon|kuhni|elbow|kalai|wrist';
const UNTIL_ALONE = new RegExp(`^(${LANDMARKS}) tak(?: (?:karo|kar do|rakho))?$`);
const UNTIL = new RegExp(`^(.+?) (${LANDMARKS}) tak\\b`);
/** Arms end there, and no skirt does. */
const OF_ARM: Readonly<Record<string, string>> = {
  kohni: 'elbow',
  kohniyon: 'elbow',
  kuhni: 'elbow',
  elbow: 'elbow',
  kalai: 'long',
  wrist: 'long',
};
/** 'Shirt bahar nikaal do': it hangs over what it was tucked into. */
const HUNG_OUT = new RegExp(`^(.+?) (?:ko )?ba(?:a)?har (?:nika+l|kar|rakh|chhod)\\w*${END}`);
/** 'Sir se hata ke kandhe par': where a cloth lies now. */
const LAID =
  /^(.+?) (?:ko )?(?:(?:sir|sar) se (?:hata|utaa?r)\w*(?: ?ke| ?kar)? )?(kand?h[eo]n?|sir|sar) (?:par|pe)(?: (?:rakh|daal|lag|le|kar)\w*(?: do| lo)?)?$/;
/** 'Jacket ghutne ke upar': over which it ends. */
const ENDING =
  /^(?:(.+?) )?(ghutn[aeo]n?|takhn[aeo]n?|knees?|ankles?) (?:ke|se) (upa?r|uper|thoda upar|neeche|niche|nich[ei])(?: tak)?(?: (?:kar|rakh)\w*)?(?: do)?$/;
/** 'Gala peeche se deep': the back is. */
const BACK_DEEP = /\b(?:(?:gala|neck) )?(?:peeche|piche) se (?:zyada |thod[aie] )?(?:deep|gehr[aie]|low|khul[aie])\b/g;
/** What is asked for besides: 'sweater bhi'. */
const BESIDES = /^([a-z-]+(?: [a-z-]+)?) bhi$/;
const ENDS: Readonly<Record<string, string>> = {
  ghutne: 'knee',
  ghutno: 'knee',
  ghutna: 'knee',
  takhne: 'ankle',
  zameen: 'floor',
  calf: 'midi',
  kamar: 'waist',
};

/** What is moved by a step, and by how much. */
const DEGREES: Readonly<Record<string, string>> = {
  thoda: 'a bit',
  thodi: 'a bit',
  thode: 'a bit',
  zyada: 'more',
  jyada: 'more',
  bahut: 'much',
  kam: 'less',
  aur: 'more',
};
const COMPARED: readonly (readonly [RegExp, string])[] = [
  [/^lamb[aei]$/, 'longer'],
  [/^ch?h?ot[aei]$/, 'shorter'],
  [/^(?:dheel|dhil)[aei]$|^loose$/, 'looser'],
  [/^(?:tight|tang|kas[aei])$/, 'tighter'],
  [/^(?:gehr|gahr)[aei]$|^deep$/, 'deeper'],
  [/^halk[aei]$|^light$/, 'lighter'],
  [/^dark$/, 'darker'],
  [/^(?:uncha|unchi|oonch[aei])$/, 'higher'],
  [/^chaud[aei]$/, 'wider'],
  [/^bad[aei]$/, 'bigger'],
  [/^mot[aei]$/, 'heavier'],
  [/^patl[aei]$/, 'thinner'],
  [/^(?:poor|pur)[aie]$/, 'full'],
  [/^(?:aadh|adh)[aie]$/, 'half'],
  [/^har[aie]$/, 'green'],
  [/^bhur[aie]$/, 'brown'],
  [/^gol$/, 'round'],
  [/^ch?akor$/, 'square'],
  [/^(?:saad[aei]|sadh[aei])$/, 'plain'],
  [/^fold$/, 'rolled'],
];
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:aa?steen|aa?stin|baa?zu|baa?ju|baanh)(?:ein|en)?$/, 'sleeves'],
  [/^gal[ae]$/, 'neck'],
  [/^k[ae]d?h?a+i$/, 'embroidery'],
  [/^(?:kaam)$/, 'work'],
  [/^rang$/, 'colour'],
  [/^lambai$/, 'length'],
  [/^gh?er[ae]?$/, 'flare'],
  [/^kamar$/, 'waist'],
  [/^kapd[ae]$/, 'fabric'],
  [/^joot[aei]$|^jut[ai]$|^joot(?:on|ey)$/, 'shoes'],
  [/^buttone?$/, 'buttons'],
  [/^ab$/, ''],
  [/^jutt?i(?:y|ya|yan|yaan|yon)$/, 'juttis'],
  [/^chappal(?:ein|en)?$/, 'chappals'],
  [/^baal$/, 'hair'],
  [/^(?:chunni|chunri|odhni)$/, 'dupatta'],
  [/^(?:kinari|kinara)$/, 'border'],
  [/^jeb(?:en)?$/, 'pockets'],
  [/^(?:peeche|piche)$/, 'behind'],
  [/^(?:aage|saamne|samne)$/, 'front'],
  [/^bad[aei]$/, 'big'],
  [/^ch?h?ot[aei]$/, 'small'],
  [/^patl[aei]$/, 'thin'],
  [/^ek$/, 'a'],
  [/^dono$/, 'both'],
  [/^(?:bagal|side)$/, 'side'],
];
const LITTLE =
  /^(?:ko|ki|ka|ke|me|mein|main|par|pe|wala|wali|wale|is|iska|iski|iske|ye|yeh|isme|ismein|usme|hi|sirf|bas)$/;

const named = (word: string): string => NAMES.find(([hindi]) => hindi.test(word))?.[1] ?? word;
const english = (words: string, isMade = false): string =>
  words
    .split(' ')
    .filter((word) => !LITTLE.test(word))
    .map(
      (word) =>
        (isMade ? (DEGREES[word] ?? COMPARED.find(([hindi]) => hindi.test(word))?.[1]) : undefined) ?? named(word),
    )
    .filter((word) => word !== '')
    .join(' ');

/** A verb of putting, which may stand before the place. */
const PUTTING = / (?:laga|daal|jod)\w*(?: do| dena)?(?= (?:peeche|piche|aage)|$)/;
/** What is put on behind is at the back. */
const placed = (words: string): string =>
  words.replace(/^behind (.+)$|^(.+) behind$/, (_, one, other) => `${one ?? other} at the back`);

const isHindi = (clause: string): boolean =>
  clause
    .split(' ')
    .some(
      (word) =>
        LITTLE.test(word) || word in DEGREES || named(word) !== word || COMPARED.some(([hindi]) => hindi.test(word)),
    );

/** 'Sunehra nahi silver chahiye': the one, and not the other. */
const NOT_BUT = new RegExp(
  `^(?:(.+?) )?(\\w+) nahin? (\\w+)(?: (?:chahiye|kar(?:o|na)?|rakh(?:o|na)?|bana(?:o|na)?|laga(?:o|na)?))?${END}`,
);
/** 'Ghera zyada', 'aur ghera wala': more of it. */
const MORE = new RegExp(
  `^(gh?er[ae]?|lambai|k[ae]d?h?a+i|kaam|chamak|puff|flare|volume) (?:aur |thod[aie] )?(?:zyada|jyada|aur|bad[aei])(?: (?:kar|bana|rakh)\\w*| chahiye)?${END}|^(?:aur|thoda aur|zyada|jyada) (gh?er[ae]?|k[ae]d?h?a+i|kaam|puff|flare|volume)(?: (?:wal[aie]|kar\\w*|chahiye))?${END}`,
);
/** 'Baaki sab waisa hi': what is not spoken of stays. */
const REST =
  /^(?:baa?ki|baa?qi)(?: (?:sab|sara|sabkuch|cheez\w*|ka))*(?: (?:waisa|vaisa|waise|vaise|same|wahi|vahi|theek|thik|aisa))?(?: (?:hi|ka|hai|rakho|rehne do|rahe|rehna|rakhna|rahega))*$|^(?:baa?ki|baa?qi)(?: sab| sara)? \S+(?: hi)? (?:rahe|rehne do|rakho|rakhna|rehna)$/;
/** 'Mirror work sirf gale pe': there, and nowhere else. */
const ONLY_AT = /^(.+?) (?:sirf|bas|keval) (.+?) (?:pe|par|mein|me)(?: (?:rakh\w*|ho|chahiye|do))?$/;
/** 'Button lagao aage': where it is put stands behind the verb. */
const PUT_AT = /^(.+?) (?:laga|daal|jod)\w*(?: do| dena)? (aage|saamne|samne|peeche|piche)$/;
/** 'Gale pe kadhai': work where it is said. */
const WORK_AT = /^(gal[ae]|aa?st[ei]{1,2}n|baa?[zj]u|kamar|daaman|daman|ghere|kinare) (?:pe|par|mein|me|ke paas) (.+)$/;
/** 'Sadi ka rang': what something is of is no word for plain. */
const SAREE = /\bsa+d{1,2}(?:h?i|y|ee)(?= (?:ka|ki|ke|ko|par|pe|wahi|vahi|mat|[vw]ais[aei])\b)/g;
/** 'Neeche ka border': where a border lies anyhow. */
const BELOW = /\b(?:neeche|niche|nich[ei]) (?:ka|ki|ke|wal[aie]) (?=(?:border|kinar[ai]|hem|lace)\b)/g;
/** 'Border badlo, laal kar do': what is to be another, and how. */
const CHANGED =
  /\b(?:sirf |bas |only )?([a-z]+) (?:ka rang |ka colou?r |ko )?bada?l(?:o|na|do|e)?(?: do| dena)?,? (?:aur |use |usko )?([a-z]+) (kar|bana)/g;

/** Names a garment, a part or a thing, of which the rest is said. */
const isNamed = (words: string): boolean => {
  const { things, floating } = draftOf(words);
  return things.length > 0 || floating.some(({ as, part }) => as === 'part' || part !== undefined);
};

/** Whether somebody finds it so: 'garmi bahut hai' is why, and no wish. */
const IS_WHY = /\b(?:hai|hain|hoti|hota|lagt[aie]|lag rah[aie]|nahi hoga|hogi|hoga)(?: (?:na|ji|yaar))*$/;

/** What is to stay, to be at one place only, or to be less there. */
function keptOrLess(clause: string): string | undefined {
  if (REST.test(clause)) return 'keep the rest';
  const stays = leftAlone(clause);
  if (stays !== undefined) return `keep the ${english(stays) || 'rest'}`;
  const [, worked, only] = ONLY_AT.exec(clause) ?? [];
  if (worked && only) return `${english(worked)} only on the ${english(only)}`;
  const [, part, fewer] = LESS_AT.exec(clause) ?? [];
  if (part && fewer) return `less ${english(fewer)} on the ${english(part)}`;
  return undefined;
}

/** One wish in Hindi, said as this room reads it; undefined where it is none. */
function wish(clause: string): string | undefined {
  const kept = keptOrLess(clause);
  if (kept !== undefined) return kept;
  const [, noun = '', not = '', but = ''] = NOT_BUT.exec(clause) ?? [];
  if (not && isColour(not) && isColour(but)) return noun ? `make ${english(noun)} ${but}` : `${but} instead of ${not}`;
  const more = MORE.exec(clause)?.slice(1).find(Boolean);
  if (more) return `more ${english(more)}`;
  const [, put, place] = / k[ie] (?:jagah|badle|bajaye) /.test(clause) ? [] : (PUT_AT.exec(clause) ?? []);
  if (put && place)
    return /^(?:aage|sa)/.test(place) ? `add ${english(put)} down the front` : `add ${english(put)} at the back`;
  const [, at, work] = WORK_AT.exec(clause) ?? [];
  if (at && work && !new RegExp(`(?:kar|bana)\\w*${END}`).test(work))
    return `add ${english(work.replace(PUTTING, '').replace(/ (?:laga\w*|daal\w*|chahiye|do)(?: do)?$/, ''))} on the ${english(at)}`;
  const [, wanted, unwanted] = [INSTEAD.exec(clause)].map((found) => [found?.[0], found?.[2], found?.[1]])[0] ?? [];
  if (wanted && unwanted) return `${placed(english(wanted.replace(PUTTING, '')))} instead of ${english(unwanted)}`;
  const [, worn0, verb, kind] = OF_KIND.exec(clause) ?? [];
  if (worn0 && verb && kind) return wish(`${kind} ${worn0} ${verb}`);
  const [, worn, dressed, colour] = COLOUR_LAST.exec(clause) ?? [];
  if (worn && dressed && colour && isColour(colour)) return wish(`${colour} ${worn} ${dressed}`);
  const [, was, becomes] = FROM_TO.exec(clause) ?? [];
  if (was && becomes && becomes !== 'aur') return `change ${english(was)} to ${english(becomes)}`;
  const without = WITHOUT.exec(clause);
  if (without) return `without ${english(without[1] ?? without[2] ?? '')}`;
  const shown = SHOWN.exec(clause)?.[1];
  if (shown) return `from ${english(shown) === 'behind' ? 'behind' : `the ${english(shown)}`}`;
  const hung = HUNG_OUT.exec(clause)?.[1];
  if (hung) return `leave ${english(hung)} untucked`;
  const [, cloth, laid] = LAID.exec(clause) ?? [];
  if (cloth && laid) return `${english(cloth)} over the ${/^s[ia]r$/.test(laid) ? 'head' : 'shoulder'}`;
  const [, ends = '', joint, way] = ENDING.exec(clause) ?? [];
  if (joint && way)
    return `${english(ends)} just ${/^(?:n)/.test(way) ? 'below' : 'above'} the ${/^(?:takh|ank)/.test(joint) ? 'ankle' : 'knee'}`.trim();
  const besides = BESIDES.exec(clause)?.[1];
  if (besides) return `add ${english(besides)}`;
  const alone = UNTIL_ALONE.exec(clause)?.[1];
  if (alone && OF_ARM[alone]) return `${OF_ARM[alone]} sleeves`;
  if (alone) return `make it ${ENDS[alone] ?? alone} length`;
  const [, what, end] = UNTIL.exec(clause) ?? [];
  if (what && end && OF_ARM[end]) return `${english(what).replace(/ ?sleeves?$/, '')} ${OF_ARM[end]} sleeves`.trim();
  if (what && end) return `${english(what)} ${ENDS[end] ?? end} length`;
  const off = OFF.exec(clause)?.[1];
  if (off) return `remove ${english(off)}`;
  const besidesIt = ADDED.exec(clause)?.[1];
  if (besidesIt) return `add ${english(besidesIt)}`;
  const made = MADE.exec(clause)?.[1];
  if (made) {
    const said = english(made, true).replace(/^(?!.*\b(?:bit|more|much)\b)(.*\bsleeves) longer$/, '$1 long');
    const isOfIt = (said === made && !isNamed(said)) || /^(?:a bit|much|more|less|plain|\w+er)\b/.test(said);
    return `make ${isOfIt ? 'it ' : ''}${said}`;
  }
  const stepped = STEPPED.test(clause) ? english(clause, true) : clause;
  if (stepped !== clause) return `make ${stepped}`;
  const less = LESS.exec(clause)?.slice(1).find(Boolean);
  if (less) return `less ${english(less)}`;
  const on = ON.exec(clause)?.[1];
  if (on && /(?:laga|daal|pehna|jod|add kar|de do)/.test(clause)) return `add ${placed(english(on))}`;
  return undefined;
}

const JOINED = /(\s*(?:[,.;!?]+|\b(?:aur|and|nd?|phir|lekin|par)\b(?= \w+ ))\s*)/;

/** 'Kurta ko thoda lamba karo aur dupatta hatao' is 'make kurta a bit longer, remove dupatta'; words without such a verb stay as they are. */
export function hindiVerbs(words: string): string {
  const parts = words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(SAREE, 'saree')
    .replace(BACK_DEEP, 'with a deep back')
    .replace(BELOW, '')
    .replace(/^aur (?=gh?er[ae]?\b)/, 'zyada ')
    .replace(CHANGED, '$1 $2 $3')
    .split(JOINED);
  const wishes = parts.map((part, i) => (i % 2 === 0 ? wish(part.trim()) : undefined));
  if (!wishes.some((one) => one !== undefined)) return words.replace(BACK_DEEP, 'with a deep back');
  return parts
    .map((part, i) => {
      if (i % 2 === 1) return ', ';
      const said = part.trim();
      if (wishes[i] === undefined && IS_WHY.test(said) && !isNamed(said)) return '';
      return wishes[i] ?? (isHindi(part) ? `make ${english(part, true)}` : part);
    })
    .join('');
}
