/** Whatever in English may be of somebody young, or of a trade in them: none is invited, offered or to be had without one of these. Over `plainText`. */
const AGES =
  '(?<![0-9])(?:[4-9]|1[0-8])(?![0-9])|(?<!\\p{L})(?:four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)';
const CALLED =
  'girl|boy|kid|child|teen|tween|minor|lolita|daughter|sister|brother|niece|nephew|cousin|virgin|lass|young|under ?age|little|tiny|small|student|grade|class|std|standard|school|born|bait|princess|flesh|meat|fruit|bud';
const WHOLE_WORDS = '(?<!\\p{L})(?:lil(?!ac|y|ies)\\p{L}*|lads?|sons?|ones?|gf|bf|them|em|c ?p)(?!\\p{L})';

export const NAMES_THE_YOUNG = new RegExp(`${CALLED}|${AGES}|${WHOLE_WORDS}`, 'u');
