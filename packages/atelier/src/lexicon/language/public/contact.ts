/** By what words lead to somebody elsewhere: addresses of the web and of mail, names on other services. Over `visibleText`; every repetition is bounded. */

const alone = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** Ends of addresses that are no words of a caption. */
const PLAIN_END =
  '(?:com|kom|org|xyz|io|biz|gg|gl|ly|app|dev|tk|ml|ru|cn|de|uk|cc|ws|vip|gle|onion|edu|gov|co\\.(?:in|uk|nz|za|jp))';
/** Ends that are words as well: 'a cotton dress.in red' lacks a space. */
const WORDY_END =
  '(?:in|me|it|is|at|be|to|so|us|am|as|my|by|no|co|ai|tv|fm|fr|es|eu|ca|nl|pl|pk|bd|np|lk|ae|net|info|shop|store|site|online|club|link|page|live|fashion|style|design|studio|boutique|art|space|website|tech|top|fun|world|life|today)';
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,40}[\\p{L}\\p{N}])';
/** What is dotted or has dots in it: 'polka dot'. */
const DOTTED =
  '(?:polka|swiss|pin|micro|mini|tiny|small|big|large|giant|tonal|white|black|red|navy|blue|pink|gold|silver|foil|confetti|dotty|every|each|single|one|the|a|with|and|of|in)';
const IN_BRACKETS = '[([{<]\\s?(?:dot|d0t|punkt|point|\\.)\\s?[)\\]}>]';
const BARE_DOT = '\\s(?:dot|d0t|punkt|डट)\\s';
/** Who is told so looks elsewhere. */
const GO =
  '(?:visit|go to|goto|site|website|link|web|see|check(?: out)?|find (?:us|me|it)|buy (?:it )?(?:at|on|from)|shop at|order (?:at|on|from)|available (?:at|on)|head to|url|domain|page|browse|log on(?: to)?)';

export const WEB_ADDRESS: readonly RegExp[] = [
  /h(?:tt|xx)ps?\s?:|:\/\/|(?<![\p{L}\p{N}])www\s?(?:\.|dot)/u,
  new RegExp(`(?<![\\p{L}\\p{N}])${LABEL}(?:\\.|\\s\\.\\s)${PLAIN_END}(?![\\p{L}\\p{N}])`, 'u'),
  new RegExp(`(?<![\\p{L}\\p{N}])${LABEL}\\.${WORDY_END}(?=\\s?/\\s?[\\p{L}\\p{N}]|\\s{0,2}$|\\s?[,;!?)])`, 'u'),
  new RegExp(
    `(?<!\\p{L})${GO}[\\s:]{1,3}(?:us |me |at |on |our |my |to |is ){0,2}${LABEL}\\.${WORDY_END}(?![\\p{L}\\p{N}])`,
    'u',
  ),
  // 't.me/…', 'bit.ly/…' and their like, in any wording
  alone(`(?:t|wa|m|fb|bit|tiny|ig)\\s?(?:\\.|${IN_BRACKETS}|dot)\\s?(?:me|ly|url|com|cc|co)`),
  new RegExp(`(?<!(?<!\\p{L})${DOTTED}\\s?)(?<=[\\p{L}\\p{N}]\\s?)${IN_BRACKETS}\\s?[\\p{L}\\p{N}]{2,}`, 'u'),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?!${DOTTED} )${LABEL}${BARE_DOT}(?:${PLAIN_END}|co dot (?:in|uk))(?![\\p{L}\\p{N}])`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})${GO}[\\s:]{1,3}(?:us |me |at |on |our |my |to |is ){0,2}${LABEL}${BARE_DOT}${WORDY_END}(?![\\p{L}\\p{N}])`,
    'u',
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])(?!${DOTTED} )${LABEL}${BARE_DOT}${WORDY_END}\\s(?:slash|forward)`, 'u'),
  alone('[\\p{L}\\p{N}]{2,30}\\s?dotcom'),
  // a name of one word at the beginning: 'ashasews dot in'
  new RegExp(`^(?!${DOTTED} )[\\p{L}\\p{N}]{6,30}${BARE_DOT}(?:in|shop|store|co|me|net)(?=\\s{0,2}$|\\s?[,;!?)])`, 'u'),
];

const MAILS = '(?:gmail|g mail|googlemail|yahoo|ymail|hotmail|outlook|icloud|proton ?mail|rediff ?mail|aol|zoho)';
export const MAIL_ADDRESS: readonly RegExp[] = [
  // The last letter before the sign is enough: to look for it from each letter of a long word reads that word as often.
  /[\p{L}\p{N}._+-]\s?@\s?[\p{L}\p{N}-]{1,63}\s?(?:\.|\(dot\)|\[dot\]|\sdot\s)\s?\p{L}{2,}/u,
  new RegExp(`(?:\\sat\\s|[([{]\\s?at\\s?[)\\]}]|@|\\sat the rate (?:of )?)\\s?${MAILS}(?![\\p{L}])`, 'u'),
  /[\p{L}\p{N}]\s?[([{<]\s?at\s?[)\]}>]\s?[\p{L}\p{N}]/u,
  new RegExp(`(?<!\\p{L})${MAILS}\\s?(?:\\.|dot|\\(dot\\)|\\[dot\\])\\s?com`, 'u'),
  /(?<!\p{L})at the rate (?:of )?\p{L}{2,20}\s?(?:\.|dot)\s?\p{L}{2,}/u,
];

/** Of whom a place is spoken with the sign of a handle: '@home', '@ Rs 900'. */
export const AT_HANDLE =
  /(?<![\p{L}\p{N}@])(?:@(?!(?:home|work|office|school|college|night|noon|dawn|dusk|the|rs|inr|usd|only|just)(?![\p{L}\p{N}_]))[\p{L}_][\p{L}\p{N}_.]{1,40}|@\s{1,2}[\p{L}\p{N}.]{0,30}(?:_[\p{L}\p{N}_]|\p{L}\p{N}))/u;

/** Services that are called so and by nothing of clothes. */
const SERVICE =
  '(?:insta(?:gram)?|i ?g|telegram|tele ?gram|t ?g|what ?s ?app|watsapp|whats ?up|facebook|f ?b|twitter|tik ?tok|discord|we ?chat|weixin|skype|kik|only ?fans|you ?tube|y ?t|linked ?in|viber|snap ?chat|messenger|reddit|tumblr|g ?mail|e ?mail|इसटगरम|इसट|वहटसएप|वटसएप|टलगरम|सनपचट)';
/** And those that are words of clothes or of anything as well. */
const WORDY_SERVICE = '(?:snap|sc|line|signal|threads?|wa|x|pinterest|handle|user ?name|user ?id|user|account|id)';
const JOIN = '\\s?(?::|=|-{1,2}>?|–|—|→|>|\\||/|~)\\s?';
const SAYS =
  '\\s(?:handle |id |name |account |page |profile |user ?name |number ){0,2}(?:is|at|as|name is|are|h(?:ai|e)|called|is at|is called)\\s(?:at |@ ?)?';
/** A name that no sentence of clothes goes on with. */
const NAMED = '[\\p{L}\\p{N}][\\p{L}\\p{N}_.]{2,40}';
/** A name by its look: a figure, an underscore or a dot within. */
const LOOKS_NAMED = '(?=[\\p{L}\\p{N}._]{0,40}(?:_|\\p{L}\\p{N}|\\p{L}\\.\\p{L}))[\\p{L}_][\\p{L}\\p{N}_.]{2,40}';
/** What is said of a service and names nobody there. */
const OF_NO_NAME =
  '(?:worthy|ready|able|perfect|inspired|famous|approved|style|aesthetic|trend\\p{L}*|feed|reels?|stor(?:y|ies)|live|full|filled|so|too|very|my|the|a|an|not|no|all|always|where|how|what|for|in|on|and|full|watching|calling|waiting|going|gone|down|dead|over|everything|here|why|made|obsessed|right|best|great|fun|of)';
const ENDS = '(?=\\s{0,2}$|\\s?[,;.!?)#]|\\s(?:and|or|for|to|dm|pls|please|x)(?!\\p{L}))';
const MINE = '(?:my|our|add(?: me| us| my)?|follow(?: me| us| my)?|mera|meri|hamara|मर|हमर)';
const REACH =
  '(?:follow|add|find|dm|d m|pm|text|message|msg|catch|hmu|hit|ping|reach|contact|search|look|inbox|mail|e ?mail|write|talk|chat|join|buzz|stalk)';

/** 'Insta pe aao', 'telegram par dhoondo': whoever is told so looks there. */
const THERE = '(?:pe|par|per|pr|pay|पर|प)';
const COME =
  '(?:aa|aao|aa ?jao|aaja|aajao|dekho|milo|dhund\\p{L}*|dhoond\\p{L}*|follow|message|msg|search|ढढ|ढढ\\p{L}*|आओ|milenge|contact|baat)';

/** What goes on a service's name and names nobody: 'Insta dress', 'Instagram pink'. */
const OF_CLOTHES =
  '(?:dress(?:es)?|looks?|outfits?|styles?|glam|girls?|models?|fashion|photo\\p{L}{0,6}|pics?|posts?|shoots?|captions?|ready|chic|vibes?|cool|blue|pink|red|black|white|gold|green|yellow|purple|orange|silver|brown|gowns?|sarees?|sari|lehengas?|kurt[ai]s?|suits?|tops?|tees?|shirts?|jackets?|coats?|filters?|friendly|favou?rites?|viral|bride|baddie|core|era|queen|influencer|sensation|moment|party|pleats?|print|sleeves?|collar|skirts?|trend\\p{L}{0,6}|theme|version|edition|pose|selfie|story|likes?|hit|star|season|summer|winter|spring|autumn|wedding|boutique|shop|save|saree|sleeve|stitch\\p{L}{0,4}|wear|aesthetic)';
/** What is said behind a name for whoever is to look there. */
const TOLD =
  '(?=\\s{0,2}$|\\s?[,;.!?)#|]|\\s(?:ok|okay|pls|plz|please|x|xx|xo|thx|thanks|now|only|there|subscribe|link|dm|msg|add|follow|hash|and)(?!\\p{L}))';
const SHORT_NAME = '[\\p{L}][\\p{L}\\p{N}_.]{4,30}';
/** Services as people write them to be missed. */
const MASKED =
  '(?:wh?[a@4]t[sz]{1,2}\\s?[a@4]pp?|te?le?gr[a@4]?m|1nsta|inst[@4](?:gr[a@4]m)?|[0o]nly ?f(?:ans?)?|0nlyf\\p{L}{0,4}|sn[@4]p ?ch[a@4]t|f[@4]ceb[o0]{2}k)';

export const NAME_ELSEWHERE: readonly RegExp[] = [
  // 'IG ashasews ok', 'insta ashasews'
  new RegExp(
    `(?:(?:^|[,;.!?|:]\\s?|(?<!\\p{L})(?:me|us|on|my|our|at) ))(?:i ?g|insta|tele|tg|yt|sc|discord|youtube|telegram|snapchat|the gram) (?:channel |handle |id |is |name )?(?!${OF_NO_NAME}(?!\\p{L})|${OF_CLOTHES}(?!\\p{L}))${SHORT_NAME}${TOLD}`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})${MASKED} (?:me|us|pls|plz|at|on|no|num|id|only|is|nine|[0-9])(?!\\p{L})`, 'u'),
  new RegExp(
    `(?<!\\p{L})${MASKED.replace('te?le?gr[a@4]?m|', '')} (?!${OF_NO_NAME}(?!\\p{L})|${OF_CLOTHES}(?!\\p{L}))${SHORT_NAME}${TOLD}`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:follow|add|find|stalk|check(?: out)?|see) (?!(?:this|the|it|these|more|all|its|an?) )(?:[\\p{L}\\p{N}_.]{1,30} ){1,3}on (?:${SERVICE}|snap|the gram|line|signal)(?!\\p{L})`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})same (?:name|handle|id|user ?name) on (?:${SERVICE}|snap|the gram|there)(?!\\p{L})`, 'u'),
  /(?<!\p{L})(?:my|our) (?:handle|user ?name|gram)(?: (?:everywhere|there|is|on)){1,3} \p{L}/u,
  /(?<!\p{L})(?:snap|dm|text|ping|msg|message|inbox|hmu) me (?!(?:if|when|for|a|the|up|your)(?!\p{L}))[\p{L}][\p{L}\p{N}_.]{4,30}(?=\s{0,2}$|\s?[,;.!?)])/u,
  /(?<!\p{L})dms? (?:me |us )?(?:for|to) (?:prices?|rates?|collab\p{L}{0,8}|details?|link|more)(?!\p{L})/u,
  /(?<!\p{L})links? (?:is |are )?in (?:my |the |our )?(?:bio|profile)(?!\p{L})/u,
  /(?<!\p{L})(?:youtube|yt) channel (?:is |called )?[\p{L}\p{N}_.]{4,30}/u,
  /(?<!\p{L})(?:g ?mail|googlemail|hotmail|rediff ?mail|yahoo ?mail|proton ?mail)(?=\s{0,2}$|\s?[,;.!?)])/u,
  /(?<![\p{L}\p{N}])(?:t|wa)\s?(?:dot)?\s?me\s?(?:\/|slash)/u,
  /(?<![\p{L}\p{N}])(?:tdotme|wadotme|wame)(?![\p{L}\p{N}])/u,
  /(?<=[\p{L}\p{N}]\s)d\s{1,2}o\s{1,2}t\s(?:com|net|org|in|co|shop|me)(?!\p{L})/u,
  new RegExp(
    `(?<!\\p{L})${SERVICE} (?:${THERE} (?:[\\p{L}\\p{N}_.]{2,30} ){0,3}${COME}|kar(?:o|na|e|en)(?: ?n)?)(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:search|find|look up|look for) (?:for )?(?:[\\p{L}\\p{N}_.]{1,30} ){1,4}on (?:${SERVICE}|the gram)(?!\\p{L})`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})${SERVICE} (?:page|group|channel)${JOIN}[\\p{L}\\p{N}]`, 'u'),
  /(?<!\p{L})on the gram\s?[:=-]\s?[\p{L}\p{N}]/u,
  // 'insta: toilegirl', 'ig - toilegirl'; 'for instagram: a red lehenga' goes on
  new RegExp(
    `(?<!(?:\\p{L}|for |on |of ))${SERVICE}${JOIN}(?!(?:${OF_NO_NAME}|${OF_CLOTHES})(?!\\p{L}))${NAMED}${ENDS}`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})${SERVICE}(?:${JOIN}|${SAYS}|\\s(?:id|name|handle|@)?\\s?:?\\s?)${LOOKS_NAMED}`, 'u'),
  new RegExp(`(?<!\\p{L})${SERVICE}${SAYS}(?!${OF_NO_NAME}(?!\\p{L}))${NAMED}`, 'u'),
  new RegExp(
    `(?<!\\p{L})${SERVICE} (?:handle|id|user ?name|name)\\s?[:=-]?\\s?(?!${OF_NO_NAME}(?!\\p{L}))${NAMED}`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})${WORDY_SERVICE}(?:${JOIN}|${SAYS})${LOOKS_NAMED}`, 'u'),
  new RegExp(
    `(?<!\\p{L})${MINE} (?:snap|sc|line|signal|wa|kik|handle|user ?name|user ?id)(?:(?:${JOIN}|${SAYS}|\\s@)(?!${OF_NO_NAME}(?!\\p{L}))${NAMED}|\\s${LOOKS_NAMED})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})${REACH} (?:me|us|her|him|them)(?: up| out| over)? (?:on|at|in|through|via|over|by|@) (?:my |our |the )?(?:${SERVICE}|snap|signal|line|wa)(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:follow|add|dm|d m|pm|search|join|msg) (?:me |us |my |our )?(?:at |on )?(?:@|${LOOKS_NAMED})(?![\\p{L}\\p{N}])`,
    'u',
  ),
  // a name that is spelled out
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,30} under ?score (?!(?:the|a|an|her|his|their|its|our|your|my|this|that|how|every|each|all)(?!\p{L}))[\p{L}\p{N}]{2,30}/u,
];
