/** Addresses that are told as they are spoken, and names on services that are written in other scripts. Every repetition is bounded. */

const alone = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|').normalize('NFKC')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');

/** A name by its look: a figure, an underscore or a dot within. */
const LOOKS_NAMED =
  '(?=[\\p{L}\\p{N}._]{0,40}(?:_|\\p{L}\\p{N}|\\p{L}\\.[\\p{L}\\p{N}]))[\\p{L}_][\\p{L}\\p{N}_.]{2,40}';

/** Over `visibleText`. */
export const SPOKEN_ADDRESS: readonly RegExp[] = [
  alone(
    'www [a-z0-9][a-z0-9-]{2,40}',
    'h(?:tt|xx)ps? [a-z0-9][a-z0-9-]{2,40}',
    '(?:bit|tinyurl|t|wa) (?:ly|me|co|com) (?:slash|stroke)',
    '(?:vk|fb|ig) (?:com|dot com)',
    '(?:at|on|from) (?!polka|swiss|pin|micro|the|a)[a-z0-9][a-z0-9-]{3,40} (?:dot|d0t) (?:shop|store|online|site)',
    'bc1[a-z0-9]{20,62}|0x[0-9a-f]{40}',
    'at (?:ok(?:axis|sbi|icici|hdfc)|ybl|ibl|paytm)',
    `(?:kik|signal|snap)(?: me| user| name){1,2} ${LOOKS_NAMED}`,
  ),
];

/** Over `keptText`. */
export const NAMED_ABROAD: readonly RegExp[] = [
  alone(
    '(?:카톡|카카오톡|텔레그램|인스타|تليجرام|تلجرام|تيليجرام|واتساب|انستا|انستقرام|سناب|телеграм|телега|ватсап)\\s?:?\\s?[a-z][a-z0-9_.]{3,30}',
    '(?:instagram|insta|telegram|facebook) (?:पर|पे) [a-z][a-z0-9_.]{3,30}',
    '(?:мой|моя|наш) (?:телеграм|телега|тг|инст(?:а|аграм)?|вк|ватсап)\\s?:?\\s?\\p{L}[\\p{L}\\p{N}_.]{3,30}',
  ),
  /(?:line|ライン|インスタ|カカオ) ?の ?id ?(?:は|：|:)? ?[a-z0-9_.]{4,30}/u,
];
