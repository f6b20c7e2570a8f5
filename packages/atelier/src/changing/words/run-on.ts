/** Why something is wished, or what stays, as it is typed behind a wish without a comma. */
const RUN_ON = new RegExp(
  ` (?=(?:${[
    "(?:its|it's|it is|thats|that's) (?:too|so|very|always|getting|really|cold|hot|raining|winter|summer)",
    '(?:they|it) (?:always|keeps?|never)',
    "(?:shes|she's|hes|he's|theyre|they're) (?:too|so|very|always|getting|cold|hot|already)",
    '(?:she|he) (?:has|have) (?:her|his) own',
    "(?:shell|she'll|he'll|she will|he will) (?:trip|fall|freeze|die|hate|never)",
    'baa?ki (?:sab )?(?:same|waise|waisa|vaise|vaisa|wahi|jaise|jaisa)',
  ].join('|')})\\b)`,
  'g',
);
/** 'She hates white shoes make them black': the thing that is spoken of, and what it is to be. */
const DISLIKED =
  /\b(?:she|he|they|i|we|mum|mom|aunty|madam|(?:her|his|my) [a-z]+) (?:really |just )?(?:hates?|dislikes?|do(?:es)?(?:n't|nt| not) like|can(?:'t|t|not) stand) (?:the |her |his |those |these )?(?!the |her |his |those |these )[a-z]+ ([a-z]+?)(?:,| so| and|,? please)? (make|do|turn|change|have|get) (?:them|it|those|these) /g;

const SHELL = /\bshell (?=(?:trip|fall|freeze|die|hate|never)\b)/g;

/** Parts what runs on from the wish, and names what is spoken of by a word that stands for it. Lower case in and out. Pure. */
export const partedRunOns = (words: string): string =>
  words
    .replace(SHELL, "she'll ")
    .replace(DISLIKED, '$2 the $1 ')
    .replace(RUN_ON, ', ')
    .replace(/([,.;!?]), /g, '$1 ');
