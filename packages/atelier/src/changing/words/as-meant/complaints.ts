/** What is too much of a part is why it is to be otherwise: by itself it asks for the other way, and before a wish it is the reason of it. */
interface Fault {
  of: string;
  by: string;
  /** What is asked for where nothing else is; empty where that could be anything. */
  asks: string;
  /** Says already how it is to be, in the words behind it. */
  settled: string;
}

const NECK = '(?:neck(?:line)?|gala|cleavage|v|v[- ]?neck|cut|front)';
const FAULTS: readonly Fault[] = [
  {
    of: NECK,
    by: 'deep|low|open|plunging|revealing|wide',
    asks: 'higher neck',
    settled: '(?:round|boat|square|crew|high|collar|scoop|sweetheart|halter|v[- ]?neck)',
  },
  {
    of: NECK,
    by: 'closed|high|tight|shut|covered|choking',
    asks: 'deeper neck',
    settled: '(?:v|u|round|boat|square|scoop|sweetheart|open|deep)',
  },
  {
    of: NECK,
    by: 'plain|boring|simple|basic|ordinary|usual|common',
    asks: '',
    settled: '(?:v|u|round|boat|square|scoop|sweetheart|halter|cowl|crew|high|collar|keyhole)',
  },
  {
    of: '(?:trousers?|pants?|jeans|chinos|legs?|leg)',
    by: 'skinny|tight|narrow|slim|fitted',
    asks: 'looser trousers',
    settled: '(?:straight|wide|loose|relaxed|flared|baggy|bootcut|tapered|regular)',
  },
  {
    of: '(?:trousers?|pants?|jeans|chinos|legs?|leg)',
    by: 'baggy|loose|wide|big|roomy',
    asks: 'slimmer trousers',
    settled: '(?:straight|slim|skinny|tapered|fitted|narrow|regular)',
  },
];

const row = ({ of, by }: Fault): RegExp =>
  new RegExp(
    `(^|[,.;!?] ?)(?:the |her |his |this |that )?(?<of>${of}) (?:(?:is|are|looks?|feels?) )?(?:(?:a bit|a little|way|far|much) )?too (?:${by})(?: for (?:the |this |that |my |her |him |me |us )?[a-z]*)?(?=$|[,.;!?]| and | [—–-])`,
  );
/** What is done about it, with nothing said of what: 'bring it up', 'raise it a bit'. */
const MENDED =
  /^(?: ?[—–-]+|[,.;!]+)? ?(?:and |so |please |pls |can you |just )*(?:bring|take|pull|raise|lift|close|lower|drop|move|open|let|fix|adjust|make)(?: (?:it|that|this|them))? ?(?:up|in|down|out|higher|lower|less|looser|shallower)?(?: (?:a (?:bit|little|touch)|slightly|little))?(?: (?:by )?(?<much>\d{1,2}(?:\.\d)? ?(?:inch(?:es)?|cms?))(?: (?:maybe|or|to) \d{1,2}(?: (?:inch(?:es)?|cms?))?)?)?(?: (?:please|pls|maybe))?(?=$|[,.;!?])/;

function withoutFault(words: string, fault: Fault): string {
  const found = row(fault).exec(words);
  if (!found) return words;
  const [before, after] = [words.slice(0, found.index), words.slice(found.index + found[0].length)];
  const head = `${before}${found[1] ?? ''}`;
  if (new RegExp(`\\b${fault.settled}\\b`).test(after)) {
    const wish = after.replace(/^[,.;!?]? ?(?:and |so |please |but )*/, '');
    return `${head}${wish.replace(/^(?:give|make it|do|put|go for|try|want|need)(?: (?:it|her|him|me))? (?:an? )?(v|u|round|boat|square|scoop|sweetheart)(?:[- ]?neck)?(?=$|[,.;!?])/, '$1 neck')}`;
  }
  if (fault.asks === '') return words;
  const mended = MENDED.exec(after);
  const much = mended?.groups?.much;
  return `${head}${much ? `${fault.asks} by ${much}` : fault.asks}${after.slice(mended?.[0].length ?? 0)}`;
}

/** 'Not too deep' limits how a neck is to be made and is no wish of its own. */
const LIMIT =
  /\b((?:v|u|round|square|scoop|sweetheart|deep|boat)(?:[- ]?neck)?(?:line)?|neck(?:line)? (?:deep )?(?:v|u|round|square|scoop|sweetheart|deep)(?:[- ]?shaped?)?),? (?:but |and |just |only )*(?:not|nothing) (?:too|very|so|that|much|toooo?) (?:deep|low|plunging|revealing|open)(?: (?:ok|okay|na|haan|hai|please|pls|yes|yaar))*(?=$|[,.;!?]| and )/g;
/** 'The V not so deep' where a depth is all that is said is less of it, and is read by its comparative. */
const limited = (words: string): string =>
  words.replace(LIMIT, (_, said: string) => {
    const neck = said.replace(/\bdeep /, '');
    return /neck/.test(neck) ? neck : `${neck} neck`;
  });

/** What is wrong with a part, read as what is wished of it. Lower case in and out. Pure. */
export const complaints = (words: string): string => limited(FAULTS.reduce(withoutFault, words));
