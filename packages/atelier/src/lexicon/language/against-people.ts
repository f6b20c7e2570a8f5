/** Killing and driving out said of people by what they are, and the names they are hated by. Every repetition is bounded. */

const PEOPLE =
  '(?:jews?|jewish|muslims?|moslems?|hindus?|christians?|sikhs?|buddhists?|jains?|atheists?|infidels?|kaa?firs?|unbelievers?|dalits?|brahmins?|blacks?|asians?|arabs?|africans?|indians|pakistanis?|bangladeshis?|chinese|mexicans?|latinos?|kurds?|turks|uyghurs?|palestinians?|israelis?|russians?|ukrainians?|americans|roma|romani|gyps(?:y|ies)|immigrants?|migrants?|refugees?|foreigners?|gays?|lesbians?|trans(?:gender|sexual|es)?|queers?|homosexuals?|bisexuals?|lgbtq?|disabled)';
/** The same, and people of no kind besides. */
const ANYBODY = `(?:${PEOPLE}|wom[ae]n|females?|m[ae]n|girls|boys|children|kids|babies)`;
const FOLK = '(?: (?:people|folks?|men|wom[ae]n|children|kids|scum|filth|vermin|lives))?';
/** Verbs by which nobody is photographed or dressed. */
const KILL =
  '(?:kill|murder|exterminat|slaughter|massacr|lynch|behead|execut|eradicat|annihilat|crucify|strangl|stabb?|bomb|genocid|gass?|rap|enslav|cleans)(?:e|es|s|ed|ing)?|wip(?:e|es|ing) out';
/** Verbs of other trades, too: who is killed by them is no model. */
const HURT = '(?:hang|burn|shoot|drown|beat|whip|stone|deport|poison|starve)(?:s|ing)?';
const ALL =
  '(?: (?:all|every|each|any|the|these|those|them|more|off|of|out|down|your|our|dirty|filthy|bloody|fucking)){0,4}';
const HURT_MORE = '(?: (?:all|every|each|any|these|those|dirty|filthy|bloody|the)){1,3}';
const NO_MODELS =
  '(?:jews?|muslims?|moslems?|hindus?|christians?|sikhs?|infidels?|kaa?firs?|dalits?|brahmins?|blacks|arabs?|africans?|pakistanis?|mexicans?|roma|gyps(?:y|ies)|immigrants?|migrants?|refugees?|foreigners?|gays|lesbians|transgenders?|queers|homosexuals?)';
const DIE =
  '(?:die|burn|hang|suffer|rot|starve|perish|disappear|be (?:\\p{L}{2,10} )?(?:kill|murder|burn|gass|shot|shoot|beat|hang|hung|deport|exterminat|lynch|rap|stab|slaughter|eradicat|execut|whipp|enslav)(?:e?d|t|ed|en)?)';
const GO =
  '(?:leave|get out|go (?:away|back|home|to hell)|be (?:\\p{L}{2,10} )?(?:remov|expell?|driven|drove|thrown|bann|banish|send|sent)(?:ed|n)?(?: (?:out|away))?)';
const PLACES = '(?:mosque|synagogue|church|temple|gurdwara|masjid|mandir)(?:e?s)?';

/** Wishing people dead or gone. */
export const AGAINST_PEOPLE: readonly string[] = [
  `(?:${KILL})${ALL} ${PEOPLE}(?! (?:time|it|looks?|'?s)(?!\\p{L}))`,
  `${HURT}${HURT_MORE} ${NO_MODELS}`,
  `${ANYBODY}${FOLK} (?:(?:all|really|just) )?(?:must|should|ought to|need to|needs to|deserves? to|have to|has to|will) (?:all )?${DIE}`,
  `${PEOPLE}${FOLK} (?:(?:all|really|just) )?(?:must|should|ought to|need to|have to|will) (?:all )?${GO}(?= ,|$| (?:now|our|this|the|india|it)(?!\\p{L}))`,
  `${ANYBODY}${FOLK} (?:belongs?|deserves?) (?:to be )?(?:beaten|dead|hanged|whipped|in (?:chains|cages|camps|ovens))`,
  '(?:sa+re|sab|in|these) (?:mull[aeo]h?s?|katw[ae]s?|katuy?[ae]s?) (?:ko )?(?:ma+ro|ma+r do|ka+to|ka+t do|jala\\p{L}{0,2}|bhaga\\p{L}{0,2}|nika+lo)',
  '(?:chamar|bhangi|mull[ae]|dalit)s? log(?:on)? (?:sab )?(?:gand[aei]|neech|ghatiya|harami)',
  `(?:burn|bomb|blow|torch|attack|raze)(?:s|ing)?(?: up)?(?: down)? (?:(?:a|the|all|every|this|that|their) ){0,2}${PLACES}`,
  `(?:${PEOPLE}|pakis?) (?:go (?:back )?home|get out|out of (?:our|my) country)`,
  'juden raus',
  'mein fuhrer',
  '(?:the )?14 words(?: 88)?',
  'gooks?',
  'spics?(?! and span)',
  'trann(?:y|ies)',
  '(?:rag|towel) ?heads?',
  'sand ?niggers?',
  'k[iy]kes?',
  'fags',
  '(?<!(?:maine|rac) )coons?(?! ?(?:skin|hound|coat|cat|print|tail|fur|hat|cap|costume)s?)',
  '(?<!van )dykes?(?! (?:march|pride|collar|road)s?)',
  `(?:(?:go|send|ship)(?:es)?|went|deport)(?: (?:them|you|all|her|him|these|those|people|everyone)){0,3} back (?:to )?(?:(?:your|their|her|his) (?:own )?)?(?:countr(?:y|ies)|where (?:you|they|she|he) (?:came|come|belong)|africa|pakistan|mexico|india|asia|china|bangladesh)`,
  '(?:all|only|white|blue) lives matter',
  'build (?:the|that|a) wall',
  'from the river to the sea',
  'pakis?(?= ,|$| (?:go|out|scum|bastards?|dogs?))',
  'chinks?(?! (?:in|of)(?!\\p{L}))',
  '(?:jungle|porch) (?:monk(?:ey|eys)|bunn(?:y|ies))',
  '(?:apes?|monkeys?|animals|savages) (?:from|of) africa',
  'dark(?:ies|eys)',
  'bhangis?',
  'chuhr[ae]s?',
  '(?:chamar|bhangi|mulla|mulle) (?:saal[aei]|katw[ae]|kutt[ae])',
  'katuy?[ae]s?|(?<!from )katw[ae]s?(?! (?:kantha|town|weavers?))',
];

/** Wishing death or pain to anybody, whatever they are, and telling people to hurt themselves. */
export const AGAINST_ANYBODY: readonly string[] = [
  '(?:end|take) (?:your|ur) (?:own )?life|kys',
  '(?:kill|hang|hurt|shoot|drown|cut|stab) (?:your|him|her|them|my)sel(?:f|ves)',
  '(?:behead|strangle|stab|murder|lynch|slaughter|rape|drown|gas|execute) (?:him|her|them|you|us|everyone|everybody)',
  '(?:slit|cut) (?:(?:her|his|their|your|the) ){1,2}throats?',
  '(?:coat|suit|dress|jacket|mask|lamp ?shade)s? (?:of|from|made of|made from|out of) (?:human|flayed|victims?) ?(?:skin|flesh|faces?)?',
  'serial killers? (?:wearing|wears|in) (?:human )?(?:skin|faces?)',
];

/** The trade in the young, by its words. */
export const TRADE_IN_THE_YOUNG: readonly string[] = [
  'minor attracted',
  'map pride',
  'cp (?:trad(?:e|es|er|ers|ing)|links?|packs?|telegram|collection|swap)',
  '(?:little|young|small|school|under ?age) ?(?:girl|boy|kid|child|children)s? (?:for|on) (?:sale|rent|hire)',
];

/** What is called by no other name than a body's or a trade's. */
export const OBSCENE: readonly string[] = [
  'sluts?(?! walk)|slutty',
  'cocks?(?! (?:tail|feather|print|crow|spur|hat|weather)s?)(?= ,|$| (?:out|ring|suck\\p{L}*|in|up|pic)s?(?!\\p{L}))',
  'dick ?pics?|blow ?jobs?|hand ?jobs?|cum ?(?:slut|shot|dump)s?|deep ?throat',
  'only ?fans',
  '(?:call|escort) ?girls?|escorts? (?:service|available|in)|rates? (?:on request )?per (?:night|hour)(?: on request)?',
  'sex (?:work|chat|cam|video|tape|slave|service|toy)s?',
  '(?:legs|thighs) (?:(?:wide )?(?:spread|apart|open))|spread(?:ing)? (?:her |his |my |your )?legs',
  'no (?:underwear|panties|knickers|bra) (?:, )?(?:on|at all|underneath|under|beneath|legs)',
  '(?:in|au|posing|posed) naturel(?:le)?|au naturel',
  'toute nue|(?:femme|fille|elle|homme) nue?|nue?(?= ,|$)',
  'randi(?:ya+n?|yo)?(?:(?= ,|$)| (?:kh?an+a|saal[ai]|ki))|chinaal|kutiya|gaa?nd(?:u|oo)?(?= ,|$| (?:mar\\p{L}*))|lau?d[ae](?= ,|$)|lund(?= ,|$)|chut(?= ,|$)|harami|haraamz?ad\\p{L}*',
  '(?:sa+sti|teri|sa+li) randi|randi (?:ka|ke|ki|hai|available|chahiye)',
  'send (?:(?:me|us|your|some) )?(?:nudes?|noodz?|n00ds)',
  'cunts?',
  'pussy(?! ?(?:bow|cat|willow|foot|riot)s?)|pussies',
  'whores?',
  'nekkid',
  '(?:nothing|naught) but (?:(?:a|her|his|my) )?(?:smile|(?:high )?heels|socks|shoes)(?= ,|$)',
  'only (?:(?:a|her|his|my) )?smile(?= ,|$)',
  'body ?paint only',
  'ma+da+rcho+d\\p{L}{0,2}|be?he?ncho+d\\p{L}{0,2}|bho+sdi\\p{L}{0,4}|chutiy[ae]s?',
];

/** The same of Hindi in its own letters and in ours, over `keptText`. */
export const AGAINST_PEOPLE_IN_HINDI =
  /(?<![\p{L}\p{M}])(?:(?:मुसलमान|मुस्लिम|हिंदु|हिन्दु|यहूदि|काफिर|काफ़िर|दलित|ईसाइ|सिख)[\p{L}\p{M}]{0,4} को (?:सब )?(?:मार|काट|जला|गोली)|(?:musalm[a]{1,2}n|muslim|hindu|yahudi|ka+fir|dalit|isai|sikh)\p{L}{0,3} (?:sab |sabko )?ko (?:ma+r|ka+t|jala|goli)|भंगी|चमार साल|मादरचोद|भोसड़ी|चूतिय|रंडी|कटुआ|कटुए)/gu;
