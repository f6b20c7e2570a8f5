const ITS = '(?:the |her |his |its )?';
const END = '(?=$|[,.;!?]| and | but | please)';
const LAPEL = '(peak|peaked|notch|notched|shawl)';
/** 'Lapel peak', 'peak lapels not notch'. */
const LAPELS = new RegExp(
  `\\b(?:lapels?|collar) (?:to be |should be |be |in |to |as )?(?:an? )?${LAPEL}(?:,? not ${LAPEL})?${END}|\\b${LAPEL} lapels?,? (?:and )?not ${LAPEL}(?: lapels?)?${END}`,
  'g',
);
const PART =
  '(?:collar|cuffs?|sleeves?|hem|neck|neckline|yoke|lapels?|pockets?|placket|front|back|edges?|border|pallu|waist|shoulders?)';
/** 'Gold piping on the collar and cuffs' lies on either. */
const ON_BOTH = new RegExp(
  `\\b((?:[a-z]+ ){0,2}(?:piping|lace|embroidery|gota|zari|sequins|beads|beading|pearls|mirror work|trim|edging|braid|frill|ruffle)) (on|at|along|round) ${ITS}(${PART}) and (?:on |at |along )?${ITS}(${PART})${END}`,
  'g',
);
/** 'A slit on the left, up to the knee': where it ends is of the slit, and not of the hem. */
const SLIT_TO = new RegExp(
  `\\b(slits?(?: (?:on|at|in|along) (?:the |her |its )?[a-z]+(?: side| leg)?)?),? (?:that goes |going |reaching |coming |ending )?(?:up |only |just |right )*(?:to|till|until|upto|at|above|below)(?: just)? (?:above |below )?${ITS}(knee|calf|mid[- ]?thigh|thigh)s?${END}`,
  'g',
);
/** 'Cropped, ending at the waist'. */
const CROPPED_AT = new RegExp(
  `\\b(?:cropped|crop|shorter|short),? (?:and )?(?:ending|ends|stopping|that ends|to end|finishing|till|until|to|coming) (?:just )?(?:at |to |till |up to )?${ITS}(waist|hip|ankle|knee|calf)s?${END}`,
  'g',
);
/** Sleeves end at the elbow or just below it. */
const BELOW_ELBOW = new RegExp(
  `\\bsleeves? (?:just |right |a bit |slightly |till |to |to be |should be )*(?:below|under|past) ${ITS}elbows?(?:,? (\\d{1,2} inch(?:es)?))?${END}`,
  'g',
);
/** 'The sash 3 inches wide': how wide it is, and no fit of the dress. */
const WIDE = new RegExp(
  `\\b(sash|belt|border|ribbon|straps?|piping|cuffs?|waistband)((?: \\d{1,2}(?:\\.\\d)? ?(?:inch(?:es)?|cms?|mm))?) (wide|broad|thick|thin|narrow)${END}`,
  'g',
);
/** 'Half the size and fewer' is of one print. */
const AND_FEWER =
  /\b((?:half|twice|double) (?:the |its |their )?(?:size|scale)|smaller|bigger) and (?:fewer|less|sparser)(?= ?(?:$|[,.;!?]))/g;
/** 'Embroidery on the collar only'. */
const ONLY_LAST = new RegExp(
  `\\b(embroidery|work|zari|gota|sequins|print|stripes|motifs?|mirror work|dabka|zardozi) (on|at) ${ITS}(${PART}) (?:only|alone)${END}`,
  'g',
);

/** 'A shade warmer, more like cream' is cream. */
const WARMER_LIKE =
  /\b(?:(?:a |half a |one |two )?(?:shades?|tones?|bit|little)(?: or two)? )(?:warmer|cooler|softer),? (?:so |maybe |say |and )*(?:more |something |closer )?(?:like|to|towards) (?=[a-z])/g;
/** 'A shade or two lighter' is lighter. */
const SHADE_OR_TWO =
  /\b(?:a|one|half a) (shade|tone) (?:or (?:two|so) )?(?=(?:lighter|darker|deeper|paler|brighter|softer)\b)/g;

const lapel = (kind: string): string => kind.replace(/ed$/, '');

/** What is said of parts behind their names, as this room reads it. Lower case in and out. Pure. */
export const ofParts = (words: string): string =>
  words
    .replace(LAPELS, (...[, one, , two]: (string | undefined)[]) => `${lapel(one ?? two ?? '')} lapel`)
    .replace(ON_BOTH, '$1 $2 the $3, $1 $2 the $4')
    .replace(SLIT_TO, (_, slit: string, place: string) => (/thigh/.test(place) ? `thigh ${slit}` : slit))
    .replace(CROPPED_AT, '$1 length')
    .replace(BELOW_ELBOW, (_, amount: string | undefined) => (amount ? `elbow sleeves, ${amount}` : 'elbow sleeves'))
    .replace(WIDE, '$3 $1$2')
    .replace(AND_FEWER, '$1')
    .replace(/\bsheer lace (?=sleeves?\b)/g, 'lace ')
    .replace(WARMER_LIKE, 'in ')
    .replace(SHADE_OR_TWO, 'a $1 ')
    .replace(ONLY_LAST, '$1 only $2 the $3');
