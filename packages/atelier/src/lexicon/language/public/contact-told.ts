/** Names on services behind a sign or before one, addresses of streets, ways to pay, and where a number is told to be. Over `visibleText`; every repetition is bounded. */

const alone = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');

const SERVICE =
  "(?:insta(?:gram)?|i\\.?g|the '?gram|telegram|tele|tg|whats ?app|facebook|fb|twitter|tik ?tok|discord|we ?chat|skype|kik|you ?tube|yt|snap(?:chat)?|sc|threads|signal|viber|linked ?in|reddit|tumblr|pinterest)";
/** A name by its look: a figure, an underscore or a dot within. */
const LOOKS_NAMED =
  '(?=[\\p{L}\\p{N}._]{0,40}(?:_|\\p{L}\\p{N}|\\p{L}\\.[\\p{L}\\p{N}]))[\\p{L}_][\\p{L}\\p{N}_.]{2,40}';
const NAMED = '[\\p{L}][\\p{L}\\p{N}_.]{2,30}';
const POINTS = '[→➜➔➡⇒▶►»👉👇👻📷📸📱📲📞☎✉📧📩💌🔗][\\uFE0F]?';
const END = '(?=\\s{0,2}$|\\s?[,;.!?)#|])';
const NO_NAME =
  '(?:worthy|ready|style|styles|aesthetic|inspired|famous|live|looks?|dress(?:es)?|outfits?|blue|pink|red|black|white|gold|yellow|green|colou?rs?|buttons?|fasten\\p{L}{0,6}|closures?|prints?|core|vibes?|made|find|finds|gift|gifts|shop|store|page|seller|reels?|posts?|era)';
/** Where one sells or is paid, and what is no word of clothes. */
const PAYS =
  '(?:cash ?app|venmo|g ?pay|google pay|phone ?pe|paytm|paypal|ko ?fi|patreon|only ?fans|fansly|etsy|meesho|depop|vinted|poshmark|buy ?me ?a ?coffee)';

/** Over `visibleText`. */
export const TOLD_ELSEWHERE: readonly RegExp[] = [
  // 'rita_looks on ig'
  new RegExp(`(?<![\\p{L}\\p{N}_.])${LOOKS_NAMED} (?:on|@|at|via|over|par|pe) (?:the |my )?${SERVICE}(?!\\p{L})`, 'u'),
  new RegExp(`(?<![\\p{L}\\p{N}])${SERVICE}\\s?(?:${POINTS}\\s?){1,3}(?!${NO_NAME}(?!\\p{L}))${NAMED}`, 'u'),
  // 'ritalooks (ig)', '(ig) ritalooks', 'gram: ritalooks'
  new RegExp(`[\\p{L}\\p{N}]\\s?[([{]\\s?${SERVICE}\\s?[)\\]}]|[([{]\\s?${SERVICE}\\s?[)\\]}]\\s?[\\p{L}\\p{N}]`, 'u'),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:gram|my gram|i\\.g\\.?)\\s?[:=]?\\s(?:id |is )?(?!${NO_NAME}(?!\\p{L}))(?:${LOOKS_NAMED}|[\\p{L}]{4,20}(?:looks|sews|wear|fits|styles?|official|designs?|couture))${END}`,
    'u',
  ),
  /[📷📸📱📲📞☎✉📧📩💌]\uFE0F?\s?:?\s?@?(?=[\p{L}\p{N}._]{0,40}(?:_|\p{L}\p{N}|\p{L}\.\p{L}))[\p{L}_][\p{L}\p{N}_.]{2,40}/u,
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:fb|facebook|insta(?:gram)?|youtube|yt|telegram|snap(?:chat)?)\\s?[:=-]{1,2}\\s?(?:${NAMED} ){1,3}official(?!\\p{L})`,
    'u',
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])(?:add|follow) my (?:snap|ig|insta|sc|line) ${NAMED}${END}`, 'u'),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:fb|facebook|insta(?:gram)?|youtube|yt)\\s?:\\s?(?:${NAMED} ){1,3}(?:boutique|store|shop|studio|official|designs?|couture|tailors?|creations?|vlogs?|sharma)${END}`,
    'u',
  ),
  // 'ritasshop,com', 'ritasshop•com', 'ritasshop dawt com'
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]{3,40}(?:[,•·∙・‧]|\s?[•∙・‧]\s?|\s(?:dawt|dott|daut|full ?stop|period|tot)\s)(?:com|net|org|co\.?in)(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,20}-[\p{L}\p{N}-]{2,20} dot (?:in|shop|store|co|me|net|com)(?=\s{0,2}$|\s?[,;!?)])/u,
  /(?<![\p{L}\p{N}])(?:g|gee|jee|hot|y)[\s-]mail\s?:?\s?[\p{L}\p{N}]/u,
  /(?<=\p{L}\s)at \p{L}{3,20} dot (?:me|com|net|org|in)(?![\p{L}\p{N}])/u,
  alone(
    'bbm\\s?:?\\s?(?:pin\\s?:?\\s?)?(?=[a-f]{0,7}[0-9])[0-9a-f]{6,10}',
    'skype\\s?:?\\s?live\\s?[:.]\\s?[\\p{L}\\p{N}.]{2,40}',
    'live:\\.cid\\.[\\p{L}\\p{N}]{2,40}',
  ),
  /(?<![\p{L}\p{N}#])\p{L}[\p{L}_.]{2,30}#(?!20)[0-9]{4}(?=\s{0,2}$)/u,
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]{3,30}(?:\.c[0o]m|\sdot\s(?:c\s?o\s?m|c0m))(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]{3,30}dot(?:in|co|net|org|shop|store|me|page)(?![\p{L}\p{N}])/u,
  // where it is on a map
  /(?<![0-9])-?[0-9]{1,2}\.[0-9]{3,8}\s?[,;]\s?-?[0-9]{1,3}\.[0-9]{3,8}(?![0-9])/u,
  /(?<![\p{L}\p{N}])(?=[a-z]{0,7}[2-9])[23456789cfghjmpqrvwx]{4,8}\+[23456789cfghjmpqrvwx]{2,3}(?![\p{L}\p{N}])/u,
  // letters instead of figures on the keys of a telephone
  /(?<![\p{L}\p{N}])1[\s-]{0,3}8(?:00|88|77|66|55)[\s-]{1,3}[\p{L}\p{N}]{3,12}/u,
  new RegExp(
    `(?<![\\p{L}\\p{N}])${PAYS}(?:\\s?[:=/$@-]\\s?\\$?|\\s\\$|\\s)(?:shop |store |page |id |is |me )?(?!${NO_NAME}(?!\\p{L}))[\\p{L}\\p{N}][\\p{L}\\p{N}_.]{2,30}${END}`,
    'u',
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])${PAYS} (?:shop|store|page) [\\p{L}\\p{N}_.]{3,30}`, 'u'),
  alone(
    '(?:dm|d m|inbox|pm) (?:me|us)(?=\\s{0,2}$|\\s?[,;.!?)]|\\s(?:now|pls|please|for|and|with|if you|any ?time)(?!\\p{L}))',
    '(?:bio|profile|page) has (?:my|the|our) (?:number|no|link|contact|details|handle|insta|address|qr)',
    '(?:my|our) (?:number|no|num|contacts?|details|link|handle|insta|ig|qr|address) (?:is |are )?(?:in|on) (?:my |the |our )?(?:bio|profile|page|photo|picture|pic|comments?|description)',
    `(?:pay|tip|send) (?:me|us|${NAMED}) (?:on|via|by|through|with) ${PAYS}`,
    `${NAMED} on ${PAYS}`,
    '(?:calendly|linktree|linktr ee|beacons|carrd|bio ?link)(?: \\.? ?\\p{L}{2,20})?',
    'dms? (?:are |is )?open|(?:slide|slip|hop|jump) in(?:to)? (?:my|our|the) dms?|(?:text|ring|phone) me(?=\\s{0,2}$|\\s?[,;.!?)])|(?:message|msg|inbox|dm) for (?:the )?(?:prices?|rates?|orders?|details?|link)',
    '(?:contact|number|link|handle|details) in (?:the )?(?:comments?|description)|join (?:my|our|the) (?:telegram|whats ?app|discord|signal|group|channel)|premium snap|(?:google )?maps\\s?:\\s?[\\p{L}]{3,20}',
    'the (?:pink|green|blue|yellow|purple|bird|camera|ghost) app\\s?[:=]\\s?[\\p{L}\\p{N}_.]{3,30}|o\\.?f\\s?:\\s?[\\p{L}]{4,20}(?=\\s{0,2}$)|v{1,2}hats? ?app (?:me|us|on|now)',
    'scan (?:my|our|the|this) (?:qr|code)(?: code)?',
    '(?:order|orders|book|bookings?|buy|enquir\\p{L}{1,5}|chat|message|msg) (?:on|over|via|through|by) (?:my |our |the )?(?:whats ?app|telegram|insta(?:gram)?|facebook|messenger|sms|phone|signal|ig|fb)',
    `${SERVICE}(?: (?:handle|id|name|account|page|user ?name)){0,2} (?:is )?(?:the )?same as (?:my|this|the) (?:name|handle|user ?name|account)`,
    '(?:search|google|find|look up) (?:for )?"?(?:[\\p{L}\\p{N}_.]{1,20}"? ){1,5}(?:on|in) (?:google(?: maps)?|maps|the app store|play ?store)',
    'google "[\\p{L}\\p{N} ]{3,40}"',
    '(?:find|get) (?:us|me) (?:in|on) (?:the )?(?:app|play) ?store',
    '(?:youtube|yt) (?:[\\p{L}\\p{N}_.]{2,20} ){1,3}subscribe',
    'subscribe to (?:my|our) (?:yt|youtube|channel)',
  ),
];

const UNIT =
  '(?:flat|apartment|apt|house|plot|shop|door|room|suite|unit|block|tower|gali|galli|gate|khasra|ward|building|bldg|h|d)\\s?(?:no|number|num|#)?\\s?[.:#-]?\\s?[0-9]{1,4}[a-z]?';
const STREET =
  '(?:road|rd|street|marg|lane|avenue|nagar|\\p{L}{3,20}nagar|sector|cross|colony|residency|society|apartments|enclave|chowk|bazaar|bazar|bagh|market|layout|phase|vihar|puram|\\p{L}{3,20}puram|\\p{L}{3,20}abad|west|east|delhi|mumbai|bengaluru|bangalore|chennai|kolkata|hyderabad|pune|jaipur|gurgaon|gurugram|noida|kondapur|bandra)';
const CITY =
  '(?:delhi|mumbai|bombay|bengaluru|bangalore|chennai|madras|kolkata|calcutta|hyderabad|pune|jaipur|surat|lucknow|kanpur|nagpur|gurgaon|gurugram|noida|ghaziabad|ahmedabad|vadodara|kochi|indore|bhopal|patna|ranchi|chandigarh|ludhiana|amritsar|dehradun|guwahati|mysuru|mysore|coimbatore|madurai|varanasi|agra|goa)';
const INVITES =
  '(?:meet|come|visit|address|located|location|reach|pick ?up|drop in|find us|find me|ask for|stay at|live at)';
/** A house's number, not a year. */
const HOUSE = '(?!(?:1[5-9]|20)[0-9]{2}(?![0-9]))[0-9]{1,4}[a-z]?(?:\\s?[/-]\\s?[0-9]{1,4}[a-z]?)?';

/** Where somebody lives or sells: each of its parts stands somewhere in the words. Over `visibleText`. */
export const STREET_ADDRESS: readonly (readonly RegExp[])[] = [
  [alone(UNIT), alone(`${STREET}(?! (?:style|vibes?|mood|look|inspired|wear|fashion))`)],
  [alone(`${HOUSE},? (?:\\p{L}{1,20} ){1,3}(?:road|rd|street|marg|lane|avenue|nagar|colony)\\s?,\\s?${CITY}`)],
  [/(?<!\p{L})(?:flat|apartment|apt|house|plot|villa|tower)\s?(?:no|#)?\s?[.:#-]?\s?[a-z]-?[0-9]{2,4}\s?,/u],
  [
    alone(`${INVITES}|we are(?: at)?`),
    alone(`${HOUSE},? (?:\\p{L}{1,20} ){1,3}(?:road|rd|street|marg|lane|avenue|nagar|colony)`),
  ],
  [
    alone(`(?:pin|postal|zip) ?code\\s?:?\\s?[1-9][0-9]{4,5}`, `${CITY}\\s?[-,–]?\\s?[1-9][0-9]{2}\\s?[0-9]{3}`),
    alone(
      INVITES,
      UNIT,
      '(?:near|behind|opposite|opp|next to) [\\p{L}]{2,20}',
      '[0-9]{1,2}(?:st|nd|rd|th) (?:cross|main|floor|block)',
    ),
  ],
];
