/**
 * What the atelier does not draw, as patterns over `plainText`. Every repetition is bounded, so that matching stays
 * linear. Fashion speaks of nude heels, naked dresses and kid leather: the patterns ask for a body, not for a word.
 */

import { AGAINST_ANYBODY, AGAINST_PEOPLE, OBSCENE, TRADE_IN_THE_YOUNG } from './against-people.ts';
import { DRESSED_AS_HATRED, DRESSED_AS_KILLING } from './public/dressed-as-hatred.ts';
import { rule } from './rule.ts';

const BODY =
  '(?:wom[ae]n|m[ae]n|girls?|boys?|lad(?:y|ies)|model|models|person|people|figures?|bod(?:y|ies)|females?|males?|actress|actor|couple)';
const WORN =
  '(?:heels?|pumps?|sandals?|shoes?|boots?|flats|slip|slips|dress(?:es)?|gowns?|tops?|shirts?|skirts?|trousers|pants|kurtas?|kurtis?|sarees?|lehengas?|leggings|tights|bags?|clutch|blouses?|blazers?|coats?|bodysuits?|camisoles?|bras?|lipstick|palette|tones?|suits?|sneakers|stilettos|wedges|mules|jeans|cardigans?|sweaters?|tees?|jackets?)';
/** A few adjectives and then something worn: 'nude women block heels' is a colour of heels. */
const BEFORE_WORN = `(?:'?s)?(?: (?!(?:in|with|wearing|on|and|holding|under|,)\\b)[\\p{L}\\p{N}']{1,20}){0,3} ${WORN}\\b`;

export const NUDITY = rule(
  ...OBSCENE,
  `naked(?! (?:${WORN}|illusion|eye|look|sandal|effect|wolfe|cakes?|truth|mole|trees?)\\b)`,
  'nakedness',
  'nudity',
  'nudist',
  'nudes',
  `nude (?!${BODY}${BEFORE_WORN})${BODY}`,
  `nude (?:pose|posing|photo|photos|photograph|photoshoot|selfie|portrait|art|beach)(?! ${WORN})`,
  `(?:${BODY}|she|he|they) (?:(?:is|are|who is|posing|standing|lying|completely|fully|totally) ){0,2}nude(?: ,|$)`,
  `(?:completely|fully|totally|entirely|half|partially) nude(?! ${WORN})`,
  'in the nude(?! (?:palette|shade|tone|colou?r|hue|family|range|collection)s?)',
  'topless(?! (?:cars?|convertibles?|jeeps?|roadsters?|bus(?:es)?))',
  `bottomless ${BODY}`,
  'full frontal',
  'unclothed',
  'striptease',
  'porno?',
  'pornograph(?:y|ic)',
  'nsfw',
  'hentai',
  'erotica?',
  'genitals?',
  'genitalia',
  'penis',
  'vagina',
  'nipples?(?! (?:covers?|past(?:y|ies)|shields?))',
  'bare (?:breasts?|boobs|buttocks|genitals)',
  '(?:breasts?|boobs|buttocks|genitals) (?:exposed|out|showing|visible|uncovered)',
  '(?:exposed|exposing (?:her |his )?|uncovered|visible) (?:breasts?|boobs|buttocks|genitals)',
  '(?:no|without|without any|without her|without his) (?:clothes|clothing|clothes on)(?! (?:line|hanger|rack|of|from|made))',
  'wearing nothing(?: at all| underneath)?(?: ,|$)',
  'wearing (?:nothing but|only|just) (?:a smile|body paint|her skin|his skin)',
  'nothing on(?: at all)?(?: ,|$)',
  'birthday suit',
  '(?:see through|sheer|transparent)(?: [\\p{L}]{1,20}){1,3}(?: ,)? (?:with )?nothing (?:under|underneath|beneath)',
);

/** An age under eighteen, in figures or in words. */
const YEARS =
  '(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
/** An ordinal of an age or a class under eighteen. */
const NTH =
  '(?:1st|2nd|3rd|(?:[4-9]|1[0-7])th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth)';
const SOMEBODY =
  '(?:girls?|boys?|daughters?|sons?|nieces?|nephews?|sisters?|brothers?|wom[ae]n|m[ae]n|lad(?:y|ies)|persons?|somebody|someone|she|he)';

/** Who goes to school. */
const PUPIL = '(?:girls?|boys?|pupils?|students?|kids?|child(?:ren)?|learners?)';
const SCHOOL_YEAR = `(?:${YEARS}|(?!first|second)${NTH}|i{1,3}|iv|vi{0,3}|ix|xi{0,2})`;
/** What is counted up to eighteen besides years. */
const COUNTED =
  '(?:dollars?|usd|euros?|pounds?|rupees|rs|bucks|inch(?:es)?|cm|mm|degrees?|c|f|percent|minutes?|hours?|days?|weeks?|months?|grams?|kg|lbs?|gsm|carats?|karats?|k|pieces?|buttons?)';

/** Words for somebody under eighteen; those that the grown are called by too (niece, lassie, beti) are left to who is drawn. */
export const MINOR = rule(
  'teen(?:s|aged?|agers?)?(?! me(?: would|,| ,|$))',
  'pre ?teens?',
  'tweens?',
  'adolescents?',
  'under ?age(?:d)?',
  'minor (?:girl|boy)',
  '(?<!inner )child',
  'children',
  "kids?(?:'s)?(?! (?:leather|suede|gloves?|mohair|skin))",
  'toddlers?',
  'infants?',
  'school ?girls?',
  'school ?boys?(?! (?:blazer|jacket|cap|shoes|shirt|shorts|coat|fit))',
  '(?:little|young|small) (?:girls?|boys?)',
  '(?:high|middle|primary|junior) ?school (?:students?|girls?|boys?|pupils?|freshm[ae]n|cheerleaders?)',
  `${YEARS} ?(?:year|yr)s? ?(?:old|of age)`,
  `${YEARS} ?y ?o`,
  `aged? (?:of )?${YEARS}`,
  `${SOMEBODY} (?:of|who is|who's|is|turn(?:s|ing)|just turned|only) ${YEARS}(?! \\p{L}|'[0-9])`,
  `${SOMEBODY} (?:of|turn(?:s|ing)) ${YEARS} (?:in|with|wearing|and|who)`,
  `turn(?:s|ing) ${YEARS}(?! (?:heads?|pages?|colou?rs?)\\b)`,
  'in (?:her|his|their) (?:early |mid |late )?teens',
  'sweet (?:sixteen|16)',
  'quinceaneras?',
  `(?<!(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) )${NTH} birthday(?! (?:of|party at) (?:the|our) (?:brand|house|shop|store|company))`,
  `(?:in|of) ${NTH} (?:grade|class|standard)`,
  `class ${NTH}`,
  `${YEARS}(?: ish| odd) (?:year )?(?:old|girls?|boys?)`,
  `size ${YEARS} ?(?:years?|yrs?|y)`,
  `${SOMEBODY} of ${YEARS} (?:years|yrs)`,
  `${SOMEBODY} ${YEARS} ?(?:years?|yrs?)`,
  `${YEARS} ?(?:years?|yrs?) (?:girls?|boys?)`,
  `${YEARS} y ,? ?o(?: ,)?`,
  '(?:[1-9]|[1-9][0-9]|1[0-9][0-9]|20[0-9]) months? old',
  'born (?:in )?20(?:09|[1-9][0-9])',
  '(?:communion|confirmation|ba[rt] mitzvah|altar|choir) ?(?:girls?|boys?)',
  'train ?bearers?',
  'school ?child(?:ren)?',
  'a pupil(?= ,|$| (?:in|wearing|and|with))',
  '(?:freshm[ae]n|sophomores?) (?:in|at|of) (?:a |her |his )?high ?school',
  'high ?school (?:sophomores?|juniors?)',
  'aged? (?:i{1,3}|iv|vi{0,3}|ix|xi{0,3}|xiv|xv|xvii?)(?!\\p{L})',
  `${SOMEBODY} of ${YEARS} (?:summers|winters|springs)`,
  '[1-4] (?:feet|foot|ft) tall (?:girls?|boys?)',
  '[2-9] ?t(?= (?:girls?|boys?|size)| ,|$)',
  'flower girls?',
  'page boys? (?:in|wearing)',
  'ring bearers?',
  'junior bridesmaids?',
  '(?:under|below|not yet) (?:18|eighteen)(?: years?)?(?= ,|$| (?:girls?|boys?|models?|person|in|wearing|and)(?!\\p{L}))',
  'u ?18 (?:girls?|boys?|models?)',
  'sub ?teens?',
  '(?:grade|class|std|year) (?:[1-9]|1[0-2]) (?:girls?|boys?|pupils?|students?)',
  '[1-9](?:st|nd|rd|th) (?:std|standard|class|grade) (?:girls?|boys?|pupils?|students?)',
  '(?:lil|tiny|wee) (?:girls?|boys?|lass(?:ie)?s?|lad(?:die)?s?)',
  '(?<!(?:mother|mum|mom|mama|parent)s? (?:of|to|with) (?:a |an |her |the |my )?)new ?borns?',
  'kiddos?',
  'kiddies',
  'young ?sters?',
  'young ?lings?',
  'little (?:ones?|miss|lady|madam|princess|sister|brother|daughter|son)',
  'for (?:a|my|our|the|her|his) juniors?(?= ,|$)',
  '(?:middle|primary|grade|elementary|nursery|high|pre) ?schoolers?',
  '(?:boarding |convent )?school (?:pupils?|kids?|children|students?)',
  '(?:for|on|of) (?:a |the |my |school )?pupils?',
  'girl scouts?',
  'girl guides?',
  'brownie scouts?',
  'boy scouts?',
  'skool ?(?:girls?|boys?)',
  'kindergart(?:en(?:er)?|ner)s?',
  'pre ?schoolers?',
  '(?:[1-9]th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) graders?',
  `(?:under|below|not yet|younger than) (?:the age of )?(?:18|eighteen)(?!(?: ,)? ?${COUNTED}(?![\\p{L}\\p{N}]))`,
  'u1[0-8]s?',
  '(?:pre ?)?pubescents?',
  'puberty',
  'pre ?adolescents?',
  'teeny ?boppers?',
  `year (?:[1-9]|1[0-3]) ${PUPIL}`,
  `(?:grade|class|std|standard|form) ${SCHOOL_YEAR} ${PUPIL}`,
  `${SCHOOL_YEAR} (?:grade|class|std|standard|form) ${PUPIL}`,
  'in (?:grade|std) (?:1[0-2]|[1-9])',
  'sixth formers?',
  'school ?(?:going|aged?)',
  'play ?school(?:ers?)?',
  `pre ?k(?= ${PUPIL}| in| ,|$)`,
  `(?:nursery|creche|day ?care) ${PUPIL}`,
  "(?:lil'?|tiny|smol|wee|teeny) (?:girls?|boys?|lass(?:ies?|es)?|lads?|sis|bro|sisters?|brothers?|miss|kids?|daughters?|sons?)",
  'tots?',
  'new ?borns? (?:girls?|boys?|bab(?:y|ies)|in|wearing|models?|dressed)',
  'bab(?:y|ies) (?:wearing|dressed in|models?)',
  '(?:a|one|the|cute) bab(?:y|ies) in(?! (?:arms?|her|his|tow|my|the|a (?:sling|pram|stroller|carrier))(?![\\p{L}]))',
  "(?:kids?'?|childrens?'?|children's|baby) ?wear",
  'girlswear',
  'boyswear',
  'jk (?:girls?|uniforms?)',
  `${YEARS} and a half (?:(?:years?|yrs?) )?(?:old|girls?|boys?)`,
  '(?<!(?:leo|clothes|seam|key|scale|triad|in a|in|in the|of a|an [a-g]|pentatonic) )minors?(?! (?:key|details?|flaws?|changes?|tweaks?|adjustments?|league|prints?|chord|alterations?|scale))',
);

/** Words that sexualise the young by themselves, whatever stands beside them. */
export const SEXUALISED_YOUNG = rule(
  ...TRADE_IN_THE_YOUNG,
  'lolicons?',
  'lolis?',
  'shotacons?',
  'shotas?',
  'jail ?baits?',
  'nymphets?',
  'barely (?:legal|18|eighteen)',
  '(?:hot|sexy|naughty) (?:young |little )?(?:teens?|teenagers?|teen(?:age|aged)? (?:girl|boy)s?|tweens?|pre ?teens?)',
  'just (?:turned )?legal (?:teen|girl|boy)',
  'under ?age(?:d)? (?:girls?|boys?|models?|teens?|sex|body|beauty)',
  'kiddie ?porn',
  'child ?porn',
  'pedo(?:phile|philia)?',
  'paedo(?:phile|philia)?',
  'ddlg',
  'teen ?porn',
  '(?:child|teen(?:age|aged)?|under ?age|school ?girl) (?:brides?|wife|wives|husbands?|lovers?|mistress(?:es)?|prostitutes?|escorts?|strippers?|hookers?)',
  `${YEARS} ?(?:year|yr)s? ?old (?:[\\p{L}]{1,12} )?(?:brides?|wife|wives|husbands?|grooms?|lovers?|mistress|fiancee?)`,
  `(?:wife|bride|mistress|lover|fiancee?|husband|groom) (?:, )?(?:who is |who's |is |aged )(?:only |just )?${YEARS}(?= ,|$| (?:years? old|and a half|in|wearing)(?!\\p{L}))`,
);

/** What is seen through and hides nothing: it is worn over clothes. */
const RAINWEAR = '(?:rain ?(?:coat|cape|jacket|poncho|boot)|poncho|umbrella|mac|visor|welly|wellies)s?';

const FOR_LOVERS = [
  'sex(?:y|ier|iest|ual|ually|ualised|ualized)?',
  // as people write it to be missed
  '[s5z]e(?:xx|xxx|ks|cs|cks|kx)(?:y|i|ie|ey|ee)s?',
  '[s5z]ex(?:i|ie|ey|ee)',
  '5exy',
  'seductive(?:ly)?',
  'sensual',
  'erotic',
  'fetish',
  'bdsm',
  'kinky',
  'stripper',
  'lingerie',
  // as people write it in a hurry
  'l(?:i|a|o)nge?[ia]?r(?:ie?|ee?|y|e|ay)',
  'intimates',
  'boudoir',
  'undies',
  'negligees?',
  '(?<!sports )bras?',
  'bralettes?',
  '(?<!(?:thermal|long) )underwear',
  'panty',
  'panties',
  'thongs?',
  'jock ?straps?',
  'g ?strings?',
  'garter belts?',
  'suspender belt',
  'bare (?:bottom|body)',
  'underboob',
  'sideboob',
  'half dressed',
  'undress(?:ed|ing)?',
  'stockings and (?:suspenders|garters)',
  'playboy bunny',
  'bunny girl',
];

/** Underwear, and what is worn for lovers: on nobody where somebody under eighteen stands on the page. */
export const INTIMATE = rule(...FOR_LOVERS);

/** What the grown alone wear, as its wearer or anybody beside them says it: where it is asked for a doubt of an age is for the young. */
/** What is slept in, or worn under all else, where it is of a cloth that is seen through. */
const SHEER_NIGHT =
  '(?:sheer|lace|lacy|transparent|net|netted|mesh|jaa?li|tulle|chiffon|organza) (?:(?:black|white|red|pink|silk|satin|short|long|mini|nude|ki|wala|wali) ){0,2}(?:nightie|nightgown|nightdress|nightwear|night ?suit|nighty|nighties|night ?gown|negligee|baby ?doll|slip(?! on)|body ?suit|camisole|bralette|undies|robe)s?(?!(?: \\p{L}{1,12}){0,3} (?:over|lined|with (?:a |full |cotton )?(?:lining|astar)))';

const GROWN_WEAR_WORDS = [
  SHEER_NIGHT,
  ...FOR_LOVERS,
  'skimpy',
  'scanty',
  'scantily',
  'bik+in+(?:i|y|ie)s?',
  'bikn[iy]s?',
  'biki , ni|bi , kini',
  'bekinis?',
  'monokinis?',
  'micro (?:mini|skirt|shorts|dress|bikini)',
  `see ?thr(?:ough|u)(?! ${RAINWEAR})`,
  'latex',
  'pvc',
  'catsuits?',
  'fishnets?',
  'garters?(?! stitch)',
  'nude(?! (?:colou?red |colou?r |toned )?(?:ballet |dance )?(?:heels?|pumps?|shoes?|sandals?|flats|bag|lip|lipstick|tones?|tights|make))',
  'barely (?:there|dressed|covered|covering)',
  'two piece (?:swim(?:suit|wear)|bathing suit)',
];
export const GROWN_WEAR = rule(...GROWN_WEAR_WORDS);

/** Worn with stockings it is worn for lovers. */
const BONED = '(?:corsets?|bustiers?|basques?|corselettes?)';

/** What covers a body, and bares it where it is of holes; a jersey, a shoe or a dupatta of mesh does not. */
const SHEER_WORN =
  '(?:(?:crop|black|white|red|blue|pink|cotton|long|short|full|sleeved?|sleeveless|body ?con|mini|fitted|ki|wala|wali) ){0,3}(?:crop tops?|tops?|t ?shirts?|tees?|dress(?:es)?|blouses?|cholis?|kurt[ai]s?|kameez|shirts?|skirts?|saree|sari|lehenga|body ?suits?|trousers|pants|leggings)(?!(?: \\p{L}{1,12}){0,4} (?:over|with (?:a |full |cotton |satin )?(?:lining|astar|slip)|lined))';

/** What is never drawn on somebody under eighteen. */
export const REVEALING = rule(
  ...GROWN_WEAR_WORDS,
  'sultry',
  'provocative(?:ly)?',
  'alluring',
  'revealing',
  `transparent(?! ${RAINWEAR})`,
  'sheer (?:(?:black|red|white|pink|purple|blue|nude) )?(?:baby ?dolls?|corsets?|bustiers?|swimsuits?|top|dress|blouse|shirt|gown|skirt|bodysuit|lace|mesh|night|slip|kurta|saree|sari|trousers|leggings)',
  `(?:mesh|jaa?li ?(?:daa?r|wal[aie])|jaa?li(?: ?work)?) ${SHEER_WORN}`,
  'cleavage',
  'plunging',
  'low cut',
  'deep (?:plunge|cleavage|v|v neck|neck|neckline)',
  '(?:thigh|hip|waist) high slits?',
  'bare ?chest(?:ed)?',
  'shirtless(?! mowgli)',
  'vinyl (?:suit|dress|skirt|top|catsuit)',
  '(?:lace|lacy|mesh|net|patent|leather|fish ?net|backless|strapless|thong) body ?suits?',
  'teddy(?! (?:bear|coat|jacket|fleece|vest|hoodie|lining|collar|print|borg|fur))',
  'maid outfit',
  `${BONED} (?:(?:and|with|plus|over|in|,) ){1,2}(?:(?:black|red|white|lace|silk|sheer|long|her) ){0,2}stockings`,
  `stockings (?:(?:and|with|plus|under|,) ){1,2}(?:(?:a|an|the|black|red|white|lace|silk|leather|satin) ){0,2}${BONED}`,
);

/** Signs of hatred. The swastika of a temple is not one: see `SACRED`. */
export const HATE = rule(
  ...AGAINST_PEOPLE,
  ...DRESSED_AS_HATRED,
  '(?:neo ?)?nazis?(?:sm)?(?! free(?!\\p{L}))',
  'hitler',
  'hakenkreuz',
  'third reich',
  'waffen ss',
  'schutzstaffel',
  'gestapo',
  'totenkopf',
  'sonnenrad',
  'ss (?:uniform|bolts|runes?|officer|insignia|lightning)',
  'heil',
  'kkk',
  'ku klux(?: klan)?',
  'klan (?:robes?|hoods?|costume|outfit)',
  'klans?m[ae]n',
  '(?:robes?|hoods?|costumes?|outfits?|regalia)(?: and [\\p{L}]{1,12}){0,2} of the klan',
  'white (?:power(?! (?:suit|dress|blazer|jacket|shoulder|pants|mesh|coat|trouser|stretch)\\p{L}{0,3})|supremac(?:y|ist))',
  'aryan (?:nations?|brotherhood|race)',
  'confederate (?:battle )?flags?',
  '(?:isis|daesh|al qaeda) (?:flag|logo|symbol|fighter|emblem)',
  'black ?face(?= (?:makeup|costume|paint)| ,|$)',
  'blackface(?! (?:sheep|lambs?|wool|tweed|yarn|masks?))',
  'hate symbols?',
  'hateful (?:symbols?|slogans?)',
  'racist (?:symbols?|slogans?|slurs?|caricatures?)',
  '14 ?88',
  'blood and soil',
  'blut und (?:boden|ehre)',
  'rahowa',
  'white genocide',
  'race war',
  'holocaust(?! (?:memorial|museum|remembrance|survivor|documentary|scholar))',
  'auschwitz',
  'gas the',
  'lynch(?:ing|ings|ed|mob| mob)',
  'nigg(?:er|ers|a|as|az)',
  'kikes?',
  'faggots?',
  'wetbacks?',
  'golliwogs?',
  'death to (?!(?:boring|beige|the|skinny|fast)\\b)[\\p{L}]{2,20}',
);

/** Killing and cruelty as the subject. Fashion is dressed to kill and wears killer heels, bomber jackets and blood red. */
export const VIOLENCE = rule(
  ...AGAINST_ANYBODY,
  ...DRESSED_AS_KILLING,
  'behead(?:ed|ing|ings)',
  'decapitat(?:ed|ion|ing)',
  'dismember(?:ed|ment|ing)',
  'disembowel(?:led|ed|ling)',
  'mutilat(?:ed|ion|ing)',
  'tortur(?:e|ed|ing)(?! poets?)',
  'massacres?',
  'genocides?',
  'school shoot(?:er|ers|ing|ings)',
  'mass shoot(?:er|ers|ing|ings)',
  'suicide (?:bomb(?:er|ers|ing)?|vests?|belts?)',
  'terror(?:ist|ists|ism) ?(?:attack|attacks|outfit|costume|uniform|group|flag)?',
  `(?:dead|murdered|slaughtered|strangled|hanged|lynched) (?:${BODY}|bod(?:y|ies)|child(?:ren)?|babies|baby)`,
  'corpses?(?! bride)',
  'being (?:killed|murdered|strangled|stabbed|shot dead|executed)',
  `(?:kill(?:s|ing)?|murder(?:s|ing)?|stab(?:s|bing)?|strangl(?:es|ing)|rap(?:es?|ing)) (?:a |an |the |his |her |their |some |all |every )?${BODY}`,
  'rape[ds]?',
  'rapists?',
  '(?:murdered|slaughtered|strangled|hanged|lynched|raped) (?:brides?|wife|wives|husbands?|family|kids?|teens?)',
  '(?:bomb|explosives?|dynamite) (?:vests?|belts?)',
  'shoot(?:s|ing|er)? up (?:a |the |his |her |my |their )?(?:school|church|mosque|synagogue|temple|mall|concert|club|office)',
  'slaves? (?:in|with) (?:chains|shackles|irons)',
  'chained slaves?',
  '(?:covered|drenched|soaked|smeared|dripping) (?:in|with) (?:fresh |real |her own |his own |human )?blood(?! (?:red|oranges?))',
  'snuff film',
  'slit (?:wrists?|throats?)',
  'self ?harm',
  'hanging (?:from|by) (?:a |the )?(?:noose|gallows|neck)',
  'noose(?! free)',
);
export const SWASTIKA = rule('swastikas?');
export const SACRED = rule(
  'hindu',
  'jain',
  'buddhist',
  'sacred',
  'auspicious',
  'temple',
  'puja',
  'pooja',
  'diwali',
  'rangoli',
  'religious',
  'ganesha?',
  'kalash',
  'shubh',
  'saree',
  'sari',
  'dupatta',
  'kurta',
  'lehenga',
  'dhoti',
);
