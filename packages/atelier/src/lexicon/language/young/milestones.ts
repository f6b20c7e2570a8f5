/**
 * Signs of youth that are no age: what is carried to school, sat at school, allowed for the first time, played in the leagues of the young, and
 * hung in their part of a shop. Read only beside what the grown alone wear, and then also of whoever is called a woman. Every repetition is bounded.
 */

const FEW =
  '(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const END = '(?= ,|$| (?:in|wearing|and|party|outfit|look|for|with|today|cake|photo|shoot|dress)(?!\\p{L}))';
const PUPIL = '(?:girl|boy|student|pupil|kid|candidate|aspirant|topper)s?';

const BIRTHDAYS: readonly string[] = [
  `b(?:irth)? ?days? (?:, )?(?:number|no|nr|num|numero)(?: ,)? ${FEW}${END}`,
  `(?:number|no) ${FEW} b(?:irth)? ?day`,
  `(?:[4-9]|1[0-7])th b ?days?`,
  `${FEW} (?:birthdays?|years?|yrs?) (?:away |short |shy )?(?:from|of|till|until|to|before|off) (?:being )?(?:18|eighteen|adulthood|legal)`,
  `${FEW} (?:years?|yrs?|birthdays?) (?:before|until|till|off) (?:she|he|they) (?:can|may|is|are|turns?)`,
  `${FEW} (?:candles|balloons) on (?:the|her|his) (?:cake|birthday)`,
];

const PERMITS: readonly string[] = [
  "learner'?s'? (?:permit|licen[cs]e|plates?)",
  '(?:her|his|an?|the) (?:driving )?l plates?',
  'provisional licen[cs]e',
  "driver'?s ed(?:ucation)?",
  'permission slip',
  "(?:parent|parental|guardian|mother|mom|mum|father|dad)(?:'?s)? (?:signature|consent|permission)",
  '(?:legal )?guardian (?:on set|present|signs?|signed|approves?)',
  '(?:needs?|has|with) (?:a |her |his )?(?:baby ?sitter|chaperone)',
  "baby ?sitter's (?:charge|kid|girl|boy)",
  'booster seat',
  '(?:her|his) (?:curfew|bedtime) (?:is|was)',
  '(?:her|his) allowance',
  'allowance money',
  'paper route',
  'tooth fairy',
  '(?:first )?training bras?',
  'growth spurt',
];

const EXAMS: readonly string[] = [
  '(?:for|her|his|the|after|before|during|doing|taking|sitting|studying|finished|passed) (?:the |her |his )?(?:p?sats?|gcses?|11 plus|eleven plus|boards)(?! (?:in|on|by|at|of)(?!\\p{L}))',
  '(?:studying|revising|prepping|cramming|preparing) for (?:her |his |the )?(?:p ?sats?|exams?|finals|boards?|gcses?|[ao] levels?|olympiad|spelling bee)',
  'p ?sat prep',
  `(?:icse|cbse|ssc|hsc|board|boards) (?:exams?|week|results?|year|prep|batch|${PUPIL})`,
  '(?:gave|giving|gives|wrote|writing) (?:her|his|the) boards',
  `(?:jee|neet|iit|kota) (?:\\p{L}{2,12} ){0,2}${PUPIL}`,
  '(?:neet|jee) dropper',
  '(?:eleven|11) plus',
  '(?:a|o|as) levels?(?= (?:done|over|results?|student|girl|boy|pupil|exams?|week))',
  '(?:a|o|as) levels? ,',
];

/** What stands about a school; a teacher, a reunion and a run to it are of the grown. */
const AT_SCHOOL: readonly string[] = [
  'school (?:ties?|uniforms?|corridor|hallway|lockers?|desk|blouse|skirt|pinafore|socks|badge|gates?|canteen|cafeteria|yard|formal|dance|play|photo|picture|nurse.s office|exam|homework|crush|sweetheart|project)(?! (?:teacher|inspired|reunion)s?)',
  'school (?:going|wal[aie]|jane wal[aie]|jaa?ne waa?l[aie])',
  'home ?room(?! (?:decor|furniture))',
  'home ?work(?! (?:print|desk))',
  'report cards?',
  'hall pass',
  'detention',
  '(?:her|his|an?) (?:school )?lockers?(?! room)',
  'pencil (?:case|box|pouch)s?',
  'lunch ?box(?:es)?(?! bag)',
  'tiffin box',
  '(?:gym ?slips?|school pinafores?)',
  '(?:sailor|school) fuku',
  'se(?:ifu|rafu|ra fu|i fu)ku',
  'gakuran',
  'sailor (?:school )?uniforms?(?= ,|$| (?:with|and|in|school))',
  'randoseru',
  'eighth ?grade|ninth ?grade|tenth ?grade|seventh ?grade|sixth ?grade|[6-9]th ?grade|10th ?grade',
  '(?:homecoming|prom|formal|dance) (?:of|for) (?:an? )?(?:freshm[ae]n|sophomore|[6-9]th|1[0-2]th|eighth|ninth|tenth|eleventh)',
  'homecoming (?:freshm[ae]n|sophomore|junior)',
  '(?:bat|bar|ba[rt]) mitzvah',
  'confirmation (?:candidate|class|girl|boy|dress)s?',
  'first communion',
  '(?:summer|sleepaway|scout) camp(?= (?:girl|kid|bunk|counsel|cabin|in)|,)',
  '(?:camp )?counsell?ors? in training',
  'bunk ?mates?',
  '4 h (?:club|girl|boy|member)s?',
];

/** The body of somebody young; braces hold trousers as well. */
const OF_BODY: readonly string[] = [
  '(?:dental|teeth|metal|tooth) braces',
  '(?:her|his) braces (?:come|came|are|off|were|just)',
  '(?:with|has|and|her) braces (?:and|,|with)(?: (?:a|her|an))? (?:pig ?tails?|lunch|retainer|knee|school|bag|back ?pack|freckles|satchel)',
  '(?:pig ?tails?|bag|satchel|back ?pack|knee socks|lunch ?box)(?: (?:and|,|,? with))? braces',
  '(?:a|her|his|with) retainers?(?! fee)(?= ,|$| (?:and|in|case))',
  'pig ?tails?(?: (?:and|,|with)){1,2}(?: (?:a|her|an|the))? (?:lollipop|knee socks|school|satchel|back ?pack|pinafore|lunch ?box)',
  '(?:passes|passing|pass|mistaken|taken) for (?:an? )?(?:1[0-7]|[89]|\\p{L}{3,6}teen|child|kid|teen)',
  'undeveloped|flat chested school\\p{L}*',
];

/** Leagues of the young; the little one and those under so many years are told apart elsewhere. */
const LEAGUES: readonly string[] = [
  '(?:pee ?wee|pop warner|pony league|ayso|tee ?ball|t ball|cub|cubs|mites?|bantam|midget|babe ruth)(?: (?:league|football|soccer|hockey|baseball|cricket|rugby|softball))? (?:player|team|captain|goalie|catcher|pitcher|cheerleader|batter|squad|coach.s (?:kid|son|daughter)|girl|boy)s?',
  '(?:jv|junior varsity)(?! jackets?)',
  'varsity (?:cheer )?try ?outs?',
  '(?:junior|youth|school|inter ?school) (?:olympics?|league|nationals|swim team|squad|gymnast|swimmer|team)s?',
];

const IN_SHOPS: readonly string[] = [
  'for girls(?= ,|$)(?! , (?:over|aged? (?:1[89]|[2-9])|18))',
  "(?<!(?:big|curvy|size|cover|show|call|it|city|party|gym) )girls'? (?:section|sizes?|department|aisle|range|wear|lace|thongs?|panties|bralettes?|bras?|lingerie|underwear)(?! (?:trip|night))",
  "(?:kids?'? ?wear|kids|children'?s|juniors'?) (?:section|sizes?|department|aisle|range|rack)",
  '(?:kid|school|little) (?:sister|brother)',
];

const BORN: readonly string[] = [
  'born (?:(?:in|during|after|the year|the year of|when|since) ){1,2}(?:the )?(?:covid|pandemic|lockdown|ipad|obama|trump|instagram|tiktok|brexit)',
  'born (?:in )?two thousand (?:and )?(?:nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)',
  "(?:neighbou?r|wife|husband|friend|boss|teacher|sister|brother)(?:'s|s)? (?:daughter|girl|son|boy|kid)s?(?= (?:who mows|from school|home|after|next door))",
];

export const MILESTONES: readonly string[] = [
  ...BIRTHDAYS,
  ...PERMITS,
  ...EXAMS,
  ...AT_SCHOOL,
  ...OF_BODY,
  ...LEAGUES,
  ...IN_SHOPS,
  ...BORN,
];

/** The same in other languages, over `keptText`: who goes to school, and who is of no age yet. */
export const MILESTONES_ABROAD: readonly string[] = [
  'uczennic\\p{L}{1,3}|uczni\\p{L}{1,4}|licealist\\p{L}{1,4}|gimnazjalist\\p{L}{1,4}|nastolat\\p{L}{1,4}',
  'scholiere?s?|leerlinge?n?|brugklasser|middelbare school',
  'lise(?:li)?(?: [oö][gğ]rencisi)?|ortaokul\\p{L}*|liseli',
  'siswi?|sisw[ai]|anak (?:smp|sma|sd)|pelajar',
  'skole?elev\\p{L}*|skol(?:flick|pojk)\\p{L}{1,3}|gymnasieelev\\p{L}*|konfirmand\\p{L}*',
  '\\p{L}{2,14}классни\\p{L}{1,4}|школяр\\p{L}{0,4}|старшеклассни\\p{L}{1,4}',
  '[zž][aá]kyn[eěí]|[sš]kola[cč]k\\p{L}{1,3}|st[rř]edo[sš]kola[cč]k\\p{L}{1,3}',
  'iskol[aá]s\\p{L}*|gimnazist\\p{L}*|[sș]col[aă]ri[tț]\\p{L}*|elev[aă]',
  'μαθ[ηή]τ\\p{L}{1,5}|koulul(?:ainen|aisen)|koulutyt\\p{L}{1,4}|lukiolai\\p{L}{1,4}',
  'nữ sinh|học sinh|mwanafunzi|estudyante',
  'liceal[ei]|studentess[ae] delle medie|colegia(?:l|is)|alun[ao]s?|ensino m[eé]dio|secundaria|bachillerato|(?:la|de|en) eso',
  'gymnasiast\\p{L}{0,5}|kommunionkind\\p{L}{0,3}|\\p{L}{2,12}kl[aä]ssler(?:in|innen|s)?|lyc[eé]en(?:ne)?s?',
  'na+da+n (?:ladki|kanya|chhori|bachchi|kali|umar)|ma+su+m (?:ladki|kanya|bachchi|kali)|ka(?:ch)?chh?i (?:kali|umar|umr)|kamsin\\p{L}{0,3}|kishor\\p{L}{1,4}|avayask|na+ ?ba+li[gk]h?\\p{L}{0,2}',
  '(?:dasv|nauv|nauw|aathv|saatv|gyarahv|barahv|chhath|paanchv)(?:i|een|in|ee)(?: (?:ki|ke|ka|mein|me|class|kaksha|std))',
  '(?:school|skool|iskool|skul) (?:wal[aei]|waal[aei]|ki|jaa?ne wa+l[aei]|jaa?ti)',
  'नादान|मासूम|कमसिन|किशोर(?:ी|ियाँ|ियों)?|अवयस्क|कच्ची (?:कली|उम्र)|(?:पाँचवीं|छठी|सातवीं|आठवीं|नौवीं|दसवीं|ग्यारहवीं|बारहवीं)(?: (?:की|के|में|कक्षा|क्लास))|स्कूल (?:वाली|की|जाने वाली|जाती)|बालिका(?:ओं|एँ)?',
];
