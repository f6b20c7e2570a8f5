/** Crimes against peoples as a costume, their uniforms and signs, and clothes that mock or hate people for what they are. Every repetition is bounded. */

const PEOPLE =
  '(?:jews?|jewish|muslims?|moslems?|hindus?|christians?|sikhs?|buddhists?|jains?|dalits?|brahmins?|adivasis?|blacks?|black (?:people|men|women)|asians?|arabs?|africans?|pakistanis?|bangladeshis?|mexicans?|chinese|roma|gyps(?:y|ies)|immigrants?|migrants?|refugees?|foreigners?|gays?|lesbians?|trans(?:genders?| people| women)?|hijras?|the disabled|disabled people|lower castes?|untouchables?|native americans?|aboriginals?)';
const ALL = '(?:(?:all|the|some|every|those|these|poor|an?|you|of) ){0,2}';
const WORN =
  '(?:uniforms?|coats?|tunics?|jackets?|arm ?bands?|caps?|helmets?|outfits?|costumes?|robes?|dress|regalia|insignia|flags?|fighters?|soldiers?|executioners?|looks?)';
const OF_TERROR =
  "(?:taliban|boko haram|isis|isil|daesh|al qaeda|khmer rouge|ustas[eh]a?|janjaweed|lord's resistance army)";

export const DRESSED_AS_HATRED: readonly string[] = [
  // what was done to peoples
  '(?:gas chambers?|(?:concentration|death|extermination|internment) camps?|slave (?:auctions?|markets?|ships?|trades?|traders?)|pogroms?|ethnic cleansing|killing fields|zyklon(?: b)?|einsatzgruppen?)(?! (?:memorial|museum|remembrance|survivor|history|documentary|scholar))',
  'arbeit macht frei|juden ?(?:frei|rein)|jedem das seine|kapo (?:arm ?band|uniform|coat)',
  "six million (?:more|(?:was|were)(?:n't| not) enough)",
  `yellow (?:star|badge|patch)(?: \\p{L}{1,10}){0,4} (?:jews?|jewish|jude)`,
  '(?:plantation|slave) (?:masters?|owners?|mistress(?:es)?)(?: \\p{L}{1,10}){0,5} (?:slaves?|whips?)|slave flags?',
  'srebrenica (?:party|knife|celebration)|(?:remove|removing) kebab|kebab remover|knife ,? ?wire ,? ?(?:and )?thorn',
  // who did it, and their signs
  `wehrmacht|sturmabteilung|brownshirts?|brown ?shirts? uniforms?|storm ?troopers? (?:of|from|in) (?:19[0-9]{2}|berlin|munich|the reich)|hitler ?jugend`,
  `${OF_TERROR}(?: \\p{L}{1,10})? (?:${WORN}|pyjamas?|pajamas?|hostages?)|${WORN} (?:of|from|for) (?:the |an? )?${OF_TERROR}|osama bin laden|bin laden ${WORN}`,
  // 'SS' alone is a season, a steel and initials
  '(?:uniforms?|tunics?) (?:of|from|for|like) (?:the |an? )?s ?s(?: m[ae]n)?(?= |$)|s ?s (?:m[ae]n uniforms?|(?:black |dress |field |parade )?uniforms?)(?= |$)|sa storm ?troopers?',
  'white(?: \\p{L}{1,8}){0,2} hoods?(?: and robes?)? (?:with|and) (?:two |2 )?eye ?holes',
  '(?:burning|flaming) cross(?:es)?|cross(?:es)? (?:on fire|in flames)',
  'wolfsangels?|(?:odal|othala) runes?|black sun (?:symbols?|patch(?:es)?|runes?|flags?|badges?)|blood and honou?r|white pride|(?:proud|pure) aryans?|aryan (?:pride|blood|purity|supremacy|power)',
  '(?:tee|t ?shirt|shirt|hoodie|jacket|cap|patch)s? with (?:an? |the )?(?:big )?88 and',
  'day of the rope|great replacement|white ethno ?state|incel (?:uniform|rebellion|uprising)|columbine(?! (?:flowers?|blooms?|blossoms?|embroider\\p{L}{1,4}|prints?|motifs?|blue))|christchurch shooter|breivik',
  '(?:himmler|goebbels|mengele|eichmann|heydrich|goering|pol pot|mussolini|milosevic|godse)(?: (?:coat|suit|uniform|costume|outfit|look|jacket|zindabad|tee|shirt|lab)s?)|(?:coat|suit|uniform|costume|outfit)s? of (?:himmler|goebbels|mengele|eichmann|heydrich|goering|pol pot|mussolini)|godse zindabad|fourth reich|fuhrers?',
  'k k k|(?:white )?(?:robe|hood)s? (?:and|with) (?:an? )?(?:hood|robe)?s? ?with eye ?holes|(?:fascist|blackshirt) (?:arm ?bands?|uniforms?|salute)|mussolini black ?shirts?',
  'jim crow|sambo (?:costume|outfit|doll|print)s?|red indian (?:chief|costume|outfit|head ?dress|savage|war)s?|savage red indian|china ?m[ae]n (?:costume|outfit|look|mask)s?|ching chong|slant(?:ed|y) eyes',
  `(?:${PEOPLE}) (?:terrorists?|bombers?|bankers? with|costume with (?:an? )?(?:hook|big|long)|for (?:laughs|fun|a joke))|(?:greedy|dirty|filthy|stinking|evil|sneaky|thieving|savage) (?:\\p{L}{1,10} )?(?:${PEOPLE}|indians?)(?! (?:dress|coat|print|shirt|tee|tie|skirt|jeans|silk|cotton|velvet|blue|pink|green))`,
  'jihadis?|(?:lower caste|untouchable|dalit|chamar|bhangi|manual scavenger|sweeper) (?:\\p{L}{1,10} )?(?:costume|mockery|joke|outfit for)s?',
  `(?:${PEOPLE}|rohingyas?|miyans?) (?:hunters?|killers?|slayers?|mockery)|(?:hang|shoot|kill|burn|jail) (?:ambedkar|gandhi|periyar)`,
  '(?:miyan?|rohingya|musalman|bihari|madrasi|bangladeshi)(?:s|on)? ko (?:bhaga|ma+r|ka+t|nika+l)\\p{L}{0,3}',
  `(?:dead|drowned|drowning|burning|beaten) (?:${PEOPLE})(?: (?:child|children|kids?|family|man|woman))? (?:print|joke|tee|t ?shirt|costume|look)s?|(?:refugees?|migrants?|muslims?|jews?|dalits?) (?:drowned|drowning|burned|hanged|lynched)`,
  "(?:can't|cant|cannot) breathe joke|no means yes|rape culture|(?:prison|camp) stripes with (?:an? )?(?:number|tattoo)",
  // mockery
  `(?:mock(?:s|ed|ing)?|mak(?:e|es|ing) fun of|ridicul(?:e|es|ing)|insult(?:s|ing)?|humiliat(?:e|es|ing)|laugh(?:s|ing)? at|offend(?:s|ing)?|demean(?:s|ing)?|degrad(?:e|es|ing)) ${ALL}(?:${PEOPLE}|wom[ae]n)`,
  '(?:red|yellow|brown) ?face (?:make ?up|costumes?|indian|asian|chief|minstrel)|minstrel (?:outfit|show|costume)s?|untouchable (?:costume|outfit|look)s?',
  'jews? with (?:an? )?(?:big|hooked|long|huge) noses?|(?:monkey|ape|gorilla)s? (?:for|as|like) (?:an? |the |all )?(?:blacks?|africans?|dalits?|muslims?|jews?)(?! (?:dress|coat|print|shirt|tee|tie|skirt|jeans|silk|cotton|velvet))',
  `(?:chamar|bhangi|dalit|muslim|musalman|hindu|sikh|mull[aeo]|katu?[wy]?[ae])s?(?: (?:ja+t|log|ladk[aei]))?(?:on)? (?:ka|ke|ki) ma+za+k`,
  // hatred
  `(?:i|we|they|you|just|always)(?: (?:fucking|really|just|all))? (?:hate|despise|detest|loathe) ${ALL}(?:${PEOPLE}|wom[ae]n)(?! (?:wear(?:ing)?|clothes|fashion|dress(?:es)?|sizes?|jeans|trousers|shoes|bags?|coats?|tops?|who|in))`,
  `(?:hang|shoot|burn|beat|whipp|hunt|ston|kill|bomb|gass|lynch)ing ${ALL}${PEOPLE}(?! (?:people )?(?:portraits?|photos?|jeans|dress|coat|film|movie|documentary|leather|denim|candles?))`,
  '(?:paki|queer|gay|dalit|muslim|jew|trans|immigrant|refugee) ?(?:bash(?:er|ers|ing)|hunt(?:er|ers|ing)s?)',
  '(?:chamar|bhangi|dalit|mull[aeo]|katu?[wy]?[ae]|musalman|hindu|sikh|bihari|chinki)(?:s|on)? ko (?:ma+r|ka+t|jala|bhaga|nika+l)\\p{L}{0,3}',
  '(?:mull[aeo]n?|katu?[wy]?[ae]) (?:ko )?(?:ka+t|ma+r|jala)(?:o|do| do|enge)',
];

/** Killing and maiming as what is worn or wished. */
export const DRESSED_AS_KILLING: readonly string[] = [
  '(?:hit|beat|slap|punch|choke)(?:s|ting|ing)? (?:your|his|my) (?:wife|girlfriend|woman|kids?|child(?:ren)?)|(?:beaten|battered|bruised) (?:wife|girlfriend|woman|bride|child)',
  "(?:with|holding|carrying) an? (?:child|baby|girl|boy|wom[ae]n|m[ae]n|human)(?:'s)? (?:severed )?heads?|severed (?:heads?|limbs?|hands?|arms?)",
  '(?:human )?(?:intestines|entrails)(?= |$)|skin suits?(?= ,|$)|blood of (?:enemies|infidels|jews?|muslims?|hindus?|children|virgins)|real (?:human )?blood',
  'kill(?:s|ing)? (?:your|his|her|their) (?:wife|husband|girlfriend|boyfriend|mother|father|mum|mom|dad|parents|family|kids?|child(?:ren)?|baby|sister|brother|neighbou?rs?)',
  '(?:cut|cuts|cutting|chop|chops|chopping|hack|hacking) off (?:his|her|their|your|the) heads?',
  'hono(?:u)?r killings?|acid attacks?',
];
