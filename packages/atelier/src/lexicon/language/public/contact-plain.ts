/** Names on other services that stand there plainly, in the spelling of whoever wants to be missed, and in Hindi, Russian, Turkish and Chinese. Every repetition is bounded. */

const alone = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|').normalize('NFKC')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');

/** A name by what it ends in: nobody's word for clothes. */
const TRADE =
  '(?:sews|sewing|stitch(?:es|ed)?|silai|boutique|tailors?|designs|designers?|couture|studio|creations?|official|closet|store|makes|atelier|centre|center)';
const TRADING = `[\\p{L}\\p{N}_.]{2,20}${TRADE}`;
/** A name by its look: a figure, an underscore or a dot within. */
const LOOKS_NAMED =
  '(?=[\\p{L}\\p{N}._]{0,40}(?:_|\\p{L}\\p{N}|\\p{L}\\.[\\p{L}\\p{N}]))[\\p{L}_][\\p{L}\\p{N}_.]{2,40}';
/** What else goes on these words. */
const NO_NAME =
  '(?:red|blue|pink|green|purple|yellow|orange|black|white|gold|grey|gray|brown|worthy|ready|made|famous|inspired|style|trend\\p{L}{0,5}|look|live|status|group|page|post|posts|reels?|friends?|dance\\p{L}{0,3}|dress(?:es)?|outfit|skirts?|skort|corset|trousers|jeans|jacket|saree|sari|kurt[ai]|lehenga|hoodie|shirt|top|girl|girls|boy|video|videos|famous|viral|core|era|logo|print|mod|memories|market\\p{L}{0,5}|fashion|tutorial|shorts|challenge|hack|shop|me|my|the|a|an|and|is|was|in|on|for|to|of|it|this|that)';
const END = '(?=\\s{0,2}$|\\s?[,;.!?)#|])';

const SAYS_A_NAME = `\\s?[:=~-]?\\s?(?:id|name|handle|page|channel)?\\s?[:=-]?\\s?`;
/** Services that are no words of clothes: a single word behind them is a name. */
const BARE_SERVICE =
  '(?:tik ?tok|kik|viber|we ?chat|skype|discord|face ?book|fb|tele ?gram|insta ?gra{1,3}m|insta|sn[a@4]p ?chat|sn@p|twitter)';

/** Over `visibleText`. */
export const PLAINLY_ELSEWHERE: readonly RegExp[] = [
  alone(`${BARE_SERVICE}${SAYS_A_NAME}(?:${TRADING}|[\\p{L}]{2,14} ${TRADE}|${LOOKS_NAMED})`),
  alone(`(?:kik|viber|skype|sn[@4]p ?chat|sn@p)[\\s:=-]{1,3}(?!${NO_NAME}(?!\\p{L}))\\p{L}{4,24}${END}`),
  alone(`snap ?chat[\\s:=-]{1,3}(?!${NO_NAME}(?!\\p{L}))\\p{L}{5,24}${END}`),
  alone(`(?:snap|line|sc|signal|yt|ig)\\s?[:=-]\\s?(?:my |is )?${TRADING}`),
  alone(`(?:snap|line|signal) (?:id|name)\\s?:?\\s?${LOOKS_NAMED}`),
  alone(`(?:signal|snap|line|ping|text) me (?:at|on|in)\\s${LOOKS_NAMED}`),
  /(?<![\p{L}\p{N}])discord\s?:?\s?[\p{L}\p{N}_.]{2,30}\s?#\s?[0-9]{3,5}/u,
  /[\p{L}\p{N}]\s?@\s?(?:ok(?:axis|sbi|icici|hdfc(?:bank)?)|ybl|ibl|axl|paytm|upi|apl|ptsbi|ptyes|sbi|icici|hdfcbank|axisbank|yapl|freecharge)(?![\p{L}\p{N}])/u,
  /(?<=\p{L} )(?:gmail|googlemail|yahoo|hotmail|outlook|icloud|rediff ?mail|proton ?mail)\s{1,2}c[o0]m(?![\p{L}\p{N}])/u,
  /(?<=\p{L} )at gmail(?!\p{L})/u,
  alone('w h a t s ?a p p', 'i n s t a(?: g r a m)?', 't e l e ?g r a m', 's n a p ?c h a t', 'f a c e ?b o o k'),
  alone(
    `wh?[a@4]{1,2}t{1,2}s{1,2} ?[a@4]{1,2}p{1,2} (?:me|us|kar(?:o|e|en|na)?|(?:pe|par|per) (?:aa?o|aa ?jao|baat|msg|message|milo|contact)|pls|plz|yaz\\p{L}{0,3})`,
    `whats ?app'?(?:tan|dan|a|ta)? (?:yaz|ula[sş]|mesaj)\\p{L}{0,5}`,
  ),
  alone(
    'linktr\\s?\\.?\\s?ee',
    `t me (?:${TRADING}|${LOOKS_NAMED})`,
    `[\\p{L}\\p{N}]{3,30}\\s(?:dot|d0t)\\s(?:c0m|k0m)`,
    `[\\p{L}\\p{N}]{2,20}${TRADE.replace('|store', '')}\\s(?:dot|d0t)\\s(?:com|in|shop|store)`,
    '(?:inbox|pm|ping) (?:me|us) for (?:the )?(?:prices?|rates?|orders?|details?|link)',
    `(?:ping|message|msg|text|find|search|follow|add|dm|reach|contact|meet|talk|look)(?: [\\p{L}\\p{N}_.]{1,24}){1,3} (?:on|in) the (?:green|blue|photo|camera|bird|blue bird|yellow|chat|purple|ghost|video)(?: chat)? app`,
    `the (?:green|blue|photo|camera|bird|blue bird|yellow|ghost)(?: chat)? app\\s?[:@]?\\s?(?:${TRADING}|${LOOKS_NAMED})`,
    `(?:yt|you ?tube) (?:(?:pe|par|per) )?(?:${TRADING}|\\p{L}{2,14} ${TRADE})`,
    `insta ?gra{1,3}m (?:pe|par|per) \\p{L}{3,20} (?:dekho|dhoo?nd\\p{L}{1,4}|search|follow|aao)`,
    `vx\\s?:?\\s?${LOOKS_NAMED}`,
  ),
];

const SERVICE_HI =
  '(?:इंस्टा(?:ग्राम)?|इन्स्टा(?:ग्राम)?|फेस ?बुक|व्?ह?(?:ॉ|ा)ट्?स ?(?:ऐप|एप|अप|ऐप्प|एप्प)|टेली ?ग्राम|स्नैप ?चैट|यू ?ट्यूब|टिक ?टॉक)';
const W = '[\\p{L}\\p{M}]';
const TRADE_HI = '(?:सिलाई|बुटीक|टेलर्स?|डिज़ाइन|डिजाइन|स्टूडियो|क्रिएशन|फैशन)';
const NO_NAME_HI = `(?:नीला|नीली|हरा|हरी|लाल|पीला|पीली|काला|गुलाबी|वाल[ाीे]|रील|स्टाइल|लुक|ड्रेस|फोटो|फ़ोटो|पोस्ट|छाने|देख[ाी]|मिल[ाी]|ट्रेंड${W}{0,4}|वायरल|डालने|लगाने|हिट|के|की|का|जैस[ाीे]|सब${W}{0,3}|पसंद|स्टेटस|डीपी)`;
/** Over `keptText`. */
export const PLAINLY_ELSEWHERE_ABROAD: readonly RegExp[] = [
  alone(
    `${SERVICE_HI}\\s?[:=-]?\\s?(?:पर |पे |आईडी )?[a-z][a-z0-9_.]{3,30}`,
    `${SERVICE_HI} (?:पर|पे|में) (?:${W}{1,12} ){0,2}(?:आओ|आ जाओ|मिलो|मैसेज|संपर्क|ढूंढ${W}{0,4}|देखो|फॉलो|जुड़ो|लिखो|बात|${TRADE_HI})`,
    `${SERVICE_HI} (?:पर|पे) (?!${NO_NAME_HI}(?!${W}))${W}{2,14}(?=\\s{0,2}$)`,
    `स्नैप ?चैट (?!${NO_NAME_HI}(?!${W}))${W}{2,14}(?=\\s{0,2}$)`,
    `${SERVICE_HI} (?:${W}{2,14}${TRADE_HI}|(?:करो|करें|कीजिए|करना|कर दो))`,
    `${W}{2,20} (?:डॉट|dot) (?:कॉम|com)`,
    `(?:एट|ऐट|आट|at) (?:द रेट )?(?:जीमेल|जी मेल|याहू|हॉटमेल)|(?:एट|ऐट|आट) (?:gmail|yahoo|hotmail)`,
    '(?:(?:в )?(?:вк|телег(?:а|е|рам(?:е|м)?)|тг|инст(?:а|е|аграм(?:е)?)|во?а?тс[аa]п(?:е)?|вайбер(?:е)?))\\s?:?\\s?[a-z][a-z0-9_.]{3,30}',
    '(?:пиши(?:те)?|напиши(?:те)?|ищи(?:те)?|лс|личк[ау]|найд[её]те|ж?ду)(?: мне| меня| вас)? в (?:вк|телег\\p{L}{0,6}|тг|инст\\p{L}{0,6}|директ|во?а?тсап\\p{L}{0,2}|вайбер\\p{L}{0,2})',
  ),
  new RegExp(`^${W}{2,20} डॉट इन\\s{0,2}$`.normalize('NFKC'), 'u'),
  /(?:加?微信|加微|威信|薇信|加我v|扣扣|qq)\s?[:：]?\s?[a-z0-9_]{4,30}/u,
];
