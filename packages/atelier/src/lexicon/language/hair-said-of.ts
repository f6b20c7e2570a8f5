/** What is said of hair after it is named: 'tied back', 'over one shoulder', 'with a blunt fringe'. */

const HOW =
  'tie|tied|pulled|gelled|slicked|brushed|swept|combed|pinned|scraped|tucked|worn|left|let|held|styled|blown|parted|coiled|twisted|cascading|falling|flowing|piled|gathered|wrapped|set|flying|blowing|hanging|tumbling|drawn|clipped|secured|fastened|caught|thrown|draped|resting|framing|spilling|running|ending|touching|reaching|oiled|greased|crossed|bleached|buzzed|shaved|highlighted|puffed|teased|crimped|straightened|damp|wet|windblown|bouncing|swinging|curled under|curling|centre parted|middle parted|side parted';
const FINE =
  'neatly|loosely|tightly|simply|softly|casually|half|partly|slightly|sleekly|all|straight|low|high|naturally|freely|messily';
const AWAY = 'back|up|down|loose|open|out|away|behind|aside|forward|over|low|high|flat|free|to one side|off';
const TO =
  '(?:over|behind|to|off|past|below|at|on|around|down|from|across|in|till|framing|touching|reaching|by|along) (?:(?:the|one|her|his|both|my|their|left|right|each|a|side of|back of|top of|nape of|front of) )*(?:head|scalp|shoulder|ear|face|side|back|nape|neck|waist|middle|centre|center|crown|temple|hip|chest|forehead|bust|collarbone|chin|jaw|elbow|brow|eye)';

const SAID = new RegExp(
  `^(?:(?:is|are|was|${FINE}) )*(?:(?:${HOW})(?: (?:${AWAY}|${FINE}|${TO}))*(?: in (?:a )?(?:white |bath )?(?:towel|net|knot|coil|roll))?(?: and (?:${HOW}))?|(?:${TO})(?: (?:${TO}))*)$`,
);

/** Words that may begin it. */
export const BEGINS_HAIR: ReadonlySet<string> = new Set(
  [
    `${HOW}|${FINE}|is|are|was`.split('|'),
    'over,behind,to,off,past,below,at,on,around,down,from,across,in,till,framing,by,along'.split(','),
  ]
    .flat()
    .map((words) => words.split(' ')[0] ?? ''),
);
/** Longest of them, in words. */
export const LONGEST_HAIR = 9;

export const isSaidOfHair = (words: string): boolean => SAID.test(words);

/** What hair has besides its cut. */
export const HAIR_HAS: ReadonlySet<string> = new Set(
  'fringe,bang,part,parting,highlight,lowlight,streak,tendril,flyaway,strand,wisp,undercut,curl,wave,flick,lock,volume,ringlet,sideburn,balayage,root,tip,babyhair,face framing,colour,twist'.split(
    ',',
  ),
);
