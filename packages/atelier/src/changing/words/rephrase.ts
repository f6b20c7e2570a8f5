import { EDGE_SAID, PART_OF_PIECE } from '#atelier/lexicon/language/said-in-changes.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../is-colour.ts';
import { withoutAsides } from './asides.ts';
import { negated } from './negations.ts';
import { ofCounter } from './of-counter.ts';
import { ofCut } from './of-cut.ts';
import { ofShop } from './of-shop.ts';
import { saidPlainly } from './said-plainly.ts';
import { spelledOut } from './spelled-out.ts';

/** Where a clause begins. */
const HEAD = '(^|[,.;!?] ?|\\b(?:and|but|then) )';
const ITS = '(?:the|her|his|its|their|that|this)';
const END = '(?=$|[,.;!?]| and | but )';

const SAME = new RegExp(
  `${HEAD}(?:keep )?(?:(?:everything|all|it|the rest|this) )?(?:is |as |stays |like )?(?:the |exactly )*(?:same|before|it is|this)(?: (?:thing|one|as before|as this|as it is|way))?,? (?:but|only|just|except)(?: that)?\\b`,
  'g',
);
const NOT_BUT = new RegExp(
  `${HEAD}not ((?:a |the |in )?\\w+),? (?:but|something like|more like|rather|maybe) ((?:a |the |in )?\\w+(?: \\w+)?)${END}`,
  'g',
);
const NOT_THEN = new RegExp(
  `${HEAD}not ((?:a |the )?\\w+(?: \\w+)?), (?!(?:not|keep|make|just|only|but|leave|and|no|remove|add)\\b)((?:an? |the )?\\w+(?: \\w+)?)(?=$|[,.;])`,
  'g',
);
const DISLIKED = new RegExp(
  `(?:i )?(?:don't|do not|not|no longer)(?: really)? (?:like|want|love|feel)(?: (?:it|${ITS}))?(?: in)?(?: so much| too much| all)? ((?:\\w+ )?\\w+),? (?:(?:but|so|please|can you|could you|i want|rather|maybe|instead) )*(?:make (?:it|that)|change (?:it|that) to|something like|go for|give me|give|do|put|have|use|prefer|want|like|try|better)?(?: an?| the| in)? ?((?:\\w+ )?\\w+?)(?: instead| please)?${END}`,
  'g',
);
/** Necks, as they are called beside one another. */
const NECK_WORD = /^(?:v|u|boat|square|round|scoop|crew|halter|sweetheart|cowl|high)(?: neck)?$/;
/** Two things that change places are one change. */
const EXCHANGED =
  /\b((?:swap|exchange|switch|interchange|flip|reverse)(?: out)? (?:the )?(?:colou?rs?|shades) (?:of|between|on|in) [a-z ]+?) and (?=[a-z])/g;
const OTHER_WAY = /(^|[,.;!?] ?)([a-z ]+?) and ([a-z ]+?) ((?:the )?other way (?:a)?round)\b/g;
const LOSE = new RegExp(`${HEAD}(?:loose|looze) (${ITS} )?(\\w+(?: \\w+)?)${END}`, 'g');
const LOOSE = /\b(\w+) (?:lose|loos)(?=$|[,.;!?]| and | but )/g;

/** What somebody would rather have is what they ask for. */
const wished = (words: string): string =>
  words.replace(
    /\b(?:i|we)(?:'d| would|d) (?:rather|prefer|love|like)(?: to)?(?: (?:have|see|get|wear))?(?: it)?(?: (?:was|were|be|if it (?:was|were)))?\b ?/g,
    '',
  );

/** Who ties her hair puts on no tie. */
const hair = (words: string): string =>
  words
    .replace(/\b(?:tie|tied|put|pull|pin|do)(?: up)? (her|his|their|the) hair back\b/g, '$1 hair in a ponytail')
    .replace(
      /\b(?:tie|put|pull|pin|do)(?: up)? (her|his|their|the) hair(?: up)?(?= ?(?:$|[,.;!?]|and |please))/g,
      '$1 hair in a bun ',
    )
    .replace(/\bhair (?:is |should be |to be )?tied back\b/g, 'hair in a ponytail')
    .replace(/\bhair (?:is |should be |to be )?(?:tied|put|pinned) up\b/g, 'hair in a bun')
    .replace(/\btie (her|his|their|the) hair\b/g, '$1 hair')
    .replace(/\b(?:high |low |side )?pony\b(?! ?tail)/g, 'ponytail')
    .replace(/\bsalt[ -](?:and|n|&)[ -]pepper hair\b/g, 'grey hair')
    .replace(/\bhair up in(?:to)? (?=an? |\w*tail|bun|knot)/g, 'hair in ')
    .replace(/\b(?:loose|open) open hair\b|\bhair (?:left |kept |should be |is )?(?:open|loose|down)\b/g, 'open hair')
    .replace(
      /\b(plaits?|braids?|pigtails|ponytails?|bun|hair) with (?:an? )?(?:\w+ )?(?:ribbons?|bows)\b/g,
      '$1, ribbons in the hair',
    )
    .replace(/\bhair with (?:some |a few |white |fresh )?flowers\b/g, 'hair and gajra')
    .replace(
      /\b(?:the |some |white |fresh )*flowers (?:in|from|out of|off) (?:her|the) (?:hair|bun|braid|plait)\b/g,
      'gajra',
    )
    .replace(/\bcurlier( hair)?\b/g, 'curly hair')
    .replace(/\bwavier( hair)?\b/g, 'wavy hair')
    .replace(/\bstraighter hair\b/g, 'straight hair');

/** Ways of saying it whose nouns the reader binds in another way. */
const parts = (words: string): string =>
  words
    .replace(
      /\bsleeves? (?:to be |should be |be |are |made )?(?:in|of|out of) (?:a )?((?:black |white |gold |silver |nude )?(?:net|lace|sheer|chiffon|organza|tulle|mesh|georgette|velvet|satin|leather|denim|silk|brocade))\b/g,
      '$1 sleeves',
    )
    .replace(
      /\bonly ((?:on|at|in|near) [a-z ]+?),? (?:and )?(?:none|not|nothing|no) (?:on|at|in) (?:the )?[a-z ]+/g,
      'only $1',
    )
    .replace(PART_OF_PIECE, '$2 of the $1 ')
    .replace(
      /(^|[,.;!?] ?)(make it |draw it |do it |show it )?(?:in|as|with) (?:an? )?(ink|pencil|gouache)(?: (?:style|sketch|drawing|please|painting|medium|lines?))*(?=$|[,.;!?])/g,
      '$1$3 drawing',
    )
    .replace(
      /\b((?:flowers?|florals?|dots|polka dots|stripes|checks|motifs?|print|pattern|butt?is?)) (?:on|over|against) (?:an? |the )?(\w+(?: \w+)?) (?:ground|background|base)\b/g,
      '$1, in $2',
    )
    .replace(
      /\b(?:the )?(?:background|ground|base) (?:to be |to |in |be |should be )?(\w+)(?:,| and) (?:the )?(flowers?|florals?|dots|stripes|checks|motifs?|print|pattern|butt?is?) (?:to be |to |in |be |should be )?(\w+)(?=$|[,.;!?])/g,
      '$2 $3, in $1',
    )
    .replace(
      /\bmatch (?:the |her |his )?([a-z ]+?) (?:to|with|and) (?:the |her |his )?([a-z ]+?),? both (?:of them )?(?:in )?(\w+)(?=$|[,.;!?])/g,
      '$3 $1, $3 $2',
    )
    .replace(
      /\b(?!the |her |his )(\w+) (lapels?|collars?|cuffs?) (?:to be |should be )?(?:in|of) (?!the )(\w+)/g,
      '$1 $2, $3 $2',
    )
    .replace(
      /\b(add|put|with|give|have|want)((?: (?:it|her|him|some|a bit of|a little|the))*) lace(?= (?:on|to|at|in|along|round|around)\b|$|[,.;!?])/g,
      '$1$2 lace trim',
    )
    .replace(/\b((?:add|put|give|have) (?:[a-z'-]+ ){1,4}?)(?<!\b(?:in|of|an?) )lace(?=$|[,.;!?])/g, '$1lace trim')
    .replace(/(^|[,.;!?] ?|\b(?:and|some|with|of) )lace(?= (?:on|to|at|along|round|around) )/g, '$1lace trim')
    .replace(/\bthick straps\b/g, 'wide straps')
    .replace(/\b(?:thin|skinny) straps\b/g, 'spaghetti straps');

/** Ways of saying where a hem, a border or a work ends. */
const places = (words: string): string =>
  parts(words)
    .replace(
      /\b(?:just |right |a bit |slightly |a little |little )below (?:the |her |his )?knees?\b/g,
      'knee length, 6 cm longer',
    )
    .replace(/\b(?:just |right |slightly )above (?:the |her |his )?knees?\b/g, 'knee length, 6 cm shorter')
    .replace(/\bbelow (?:the |her |his )?knees?\b/g, 'midi length')
    .replace(
      /\b(?:nearly|almost|close to|touching|reaching|near) (?:to |at )?(?:the |her |his )?ankles?\b/g,
      'till the ankle',
    )
    .replace(EDGE_SAID, '$1 border')
    .replace(/\bcollar(?:ed)? neck\b/g, 'shirt collar')
    .replace(
      /\b(\w+(?: work)?) is too much,? (?:and |so |but )?(?:keep|have|leave) (?:it )?only (?:at|on|in|near) (?:the )?/g,
      '$1 only on the ',
    )
    .replace(/\bonly (?:at|on|in) the (?:bottom|end)\b/g, 'only on the hem')
    .replace(
      /\bslit is too (?:high|deep|much|long),? (?:and |so |please )?close (?:it|that)\b|\bclose the slit\b/g,
      'no slit',
    )
    .replace(
      /\b(small |big |tiny |little )?(butt[ai]s?|bootis?|polka dots|dots|stripes|checks|flowers|motifs?)(?: all over)? in (\w+)(?=$|[,.;!?]| and )/g,
      'with $1$3 $2',
    );

/** Ways of saying how a thing is made or worn. */
const makes = (words: string): string =>
  ofCut(words)
    .replace(/\bdrop waist/g, 'dropped waist')
    .replace(/(^|[,.;!?] ?)(?:add |with |have |on )?straps(?=$|[,.;!?]| and )/g, '$1spaghetti straps')
    .replace(
      /\b(?:higher|taller|longer) ((?:\w+ )?boots)\b|\b(boots) (?:to be |should be )?(?:higher|taller|longer)\b/g,
      'knee high boots',
    )
    .replace(/\bwrap[ -]style\b/g, 'wrap')
    .replace(
      /(^|[,.;!?] ?)(?:make it |do it |try )?(?:an? )?water ?colou?rs?(?: please| style)?(?=$|[,.;!?])/g,
      '$1in watercolour',
    )
    .replace(
      /\b(?:simple|plain|normal|regular|basic) sleeves\b|\bsleeves (?:to be |should be |be |are )?(?:simple|plain|normal|regular|basic)(?=$|[,.;!?]| and )/g,
      'plain sleeves',
    )
    .replace(/ and (tie|knot|sling|wrap) (it|them|that)\b/g, ', $1 $2')
    .replace(/\bcuffed (?!sleeves|gloves|boots)(\w+s|hem|bottom)\b/g, '$1 with turn-ups')
    .replace(
      /\b(\w{4,}s)\b((?:(?! \w{4,}s\b)[^.;])*?) cuffed (?:at|on|near) (?:the )?(?:bottoms?|hems?|ankles?|ends?)\b/g,
      '$1$2 $1 with turn-ups',
    )
    .replace(
      /\b((?:flowers?|florals?|dots|stripes|checks|motifs?|print|pattern|butt?is?)\b[^.;]*?)(?:and|,) (?:the |its )?(?:background|base|ground) (?:to be |should be |to |in |be |of )?(?=\w+(?:$|[,.;!?]))/g,
      '$1, in ',
    )
    .replace(/\b(?:silver|gold|brass|black) hardware\b/g, (said) => said.replace('hardware', 'buckle'))
    .replace(/\b(?:casual|comfortable|comfy|everyday) (shoes|footwear)\b/g, 'less formal $1')
    .replace(/\b(?:formal|dressy|smart) (shoes|footwear)\b/g, 'more formal $1')
    .replace(/\baged? (\d{1,2})(?=$|[,.;!?]| and )/g, '$1 years old')
    .replace(
      /\b((?:she|he)(?:'?s| is)) (?:like|about|around|maybe|say) (\d{1,2})(?=$|[,.;!?]| and )/g,
      '$1 $2 years old',
    )
    .replace(
      /(?<!\b(?:change|swap|switch|the|her|his) )\bstuds (?:on|all over|to|for) (?:the |her |his )?(\w+)/g,
      'studded $1',
    )
    .replace(/\bdeep (?:neck|neckline|cut) (?:at|on|in) the back\b|\bdeep back neck(?:line)?\b/g, 'deep back')
    .replace(/\b(?:fold|roll)(?: up)? (?:the |her |his )(?!sleeves?\b)(\w+)(?: up)?\b/g, '$1 with turn-ups')
    .replace(/\b(?:rolled|folded|turned)[ -]?up (?!sleeves?\b)(\w+)\b/g, '$1 with turn-ups')
    .replace(/\b(?:fold|roll|push)(?: up)? (?:the |her |his )?sleeves(?: up)?\b/g, 'make rolled sleeves')
    .replace(/\btuck (?:in )?(?:the |her |his )?(\w+)(?: in)?\b/g, 'tucked in $1')
    .replace(/\bmore wash(?:ed)?(?:[ -]?out)? (\w+)\b/g, 'light wash $1');

/** Nouns that grow and shrink, with the comparatives for it. */
const GROWS: readonly (readonly [RegExp, string, string])[] = [
  [/^sleeves?(?: length)?$|^length of (?:the |her |his )?sleeves$/, 'longer sleeves', 'shorter sleeves'],
  [/^(?:length|height)$/, 'longer', 'shorter'],
  [/^(?:flare|gher|volume|fullness)$/, 'fuller', 'less flare'],
  [/^(?:embroidery|work|embellishment|zari|details?)$/, 'more embroidery', 'less embroidery'],
  [/^(?:shine|sheen|gloss)$/, 'shinier', 'less shine'],
  [/^slit$/, 'higher slit', 'lower slit'],
  [/^heels?(?: height)?$/, 'higher heels', 'lower heels'],
  [/^border(?: width)?$/, 'wider border', 'narrower border'],
  [/^(?:print|pattern|motifs?|flowers|dots)(?: size)?$/, 'bigger print', 'smaller print'],
  [/^(?:neck|neckline|neck depth|depth|depth of the neck)$/, 'deeper neck', 'higher neck'],
  [/^(?:width|ease|looseness)$/, 'looser', 'tighter'],
];
const NOUN =
  '(sleeves?(?: length)?|length of (?:the |her |his )?sleeves|neck depth|depth of the neck|border width|heel height|print size|\\w+)';
const VERBED = new RegExp(
  `\\b(increase|reduce|decrease|lessen|cut down|bring down)(?: on)? (?:the |her |his )?${NOUN}(?= of\\b| a bit| a little| by\\b| in\\b| on\\b| at\\b|$|[,.;!?]| and )`,
  'g',
);

/** 'Flare zyada', 'border more': a noun, and then more or less of it. */
const MORE_OF = new RegExp(
  `(^|[,.;!?] ?|\\b(?:and|but|make|the) )(${['flare', 'gher', 'volume', 'fullness', 'embroidery', 'work', 'shine', 'length', 'sleeve length', 'border width', 'neck depth', 'heel height', 'print size'].join('|')}) (?:should be |to be |needs to be |a bit |a little |slightly |by |\\d+ ?(?:inch(?:es)?|cm|fingers?|hands?) )*(more|less|bigger|smaller)(?=$|[,.;!?]| and )`,
  'g',
);

/** 'Reduce the flare' is less of it. */
const grown = (words: string): string =>
  words
    .replace(MORE_OF, (all, head: string, noun: string, more: string) => {
      const row = GROWS.find(([names]) => names.test(noun));
      if (!row) return all;
      return `${head.replace(/make |the /, '')}${/more|bigger/.test(more) ? row[1] : row[2]}`;
    })
    .replace(VERBED, (all, verb: string, noun: string) => {
      const row = GROWS.find(([names]) => names.test(noun));
      if (!row) return all;
      return verb === 'increase' ? row[1] : row[2];
    });

/** Skin that is asked for as a colour of somebody. */
const skin = (words: string): string =>
  words.replace(
    /\b(?:make |turn )?(?:the |a )?(model|woman|man|girl|boy|lady|guy|person|her|him)(?: (?:to be|should be|is|be))? (black|dusky|brown|dark|fair|pale|tan|tanned|wheatish)(?=$|[,.;!?]| and | with )/g,
    (_, who: string, tone: string) =>
      `${who === 'her' || who === 'him' ? who : `the ${who}`} with ${TONES[tone] ?? tone} skin`,
  );
const TONES: Readonly<Record<string, string>> = { black: 'dark', tanned: 'tan' };

/** What people write in ways of their own, said as this room reads it. Plain lower case in and out. */
export function rephrased(words: string): string {
  const plain = negated(wished(spelledOut(saidPlainly(ofCounter(ofShop(withoutAsides(words)))))))
    .replace(SAME, '$1')
    .replace(EXCHANGED, '$1 with ')
    .replace(OTHER_WAY, '$1$2 with $3 $4')
    .replace(NOT_THEN, '$1$3 instead of $2')
    .replace(NOT_BUT, '$1$3 instead of $2')
    .replace(DISLIKED, (all, from: string, to: string) =>
      isColour(from) && isColour(to)
        ? `change ${from} to ${to}`
        : NECK_WORD.test(from) && NECK_WORD.test(to)
          ? `${to} neck`
          : draftOf(from).floating.length > 0 && draftOf(to).floating.length > 0
            ? to
            : all,
    )
    .replace(LOSE, (all, head: string, its: string | undefined, what: string) =>
      its || draftOf(what).things.some(({ type }) => type === 'accessory') ? `${head}lose ${its ?? ''}${what}` : all,
    )
    .replace(LOOSE, '$1 looser');
  return skin(makes(places(hair(grown(plain)))));
}
