/** Threats and wishes of harm, as kinds of words and the sentences that they make: see `grammar.ts`. */

export const KINDS_OF_THREATS = {
  /** By what nobody is photographed, dressed or praised. */
  to: 'to',
  that: 'that',
  up: 'up',
  down: 'down',
  all: 'all',
  some: 'some',
  kill: `kill kills killing murder murders murdering behead beheads beheading lynch lynching strangle strangles strangling rape rapes raping
    slaughter slaughters slaughtering massacre execute exterminate assassinate castrate molest decapitate crucify flog thrash stab stabs stabbing eradicate
    annihilate maim torture disembowel dismember`,
  /** What is also done to things. */
  hurt: `shoot burn hang beat hit slap punch kick bash smash crush skin bury hunt whip stone gas bomb nuke poison drown choke torch punish hurt harm attack
    destroy deport slice spank rope knife gut cripple break ruin destroy bleed end finish wipe bruise injure bludgeon hammer scald jail whack
    shooting burning hanging beating hitting slapping punching kicking bashing smashing crushing skinning burying hunting`,
  /** What is ordered to be done to people. */
  hits: `bash hit punch slap kick beat hang burn skin whip stone choke drown gas bomb nuke deport thrash poison jail slice bury smash crush spank rope
    whack torture flog cripple hurt attack`,
  killed:
    'killed murdered beheaded lynched strangled raped slaughtered massacred executed exterminated assassinated castrated stabbed hanged gassed eradicated',
  harmed: `shot burned burnt hung beaten slapped punched kicked bashed smashed crushed skinned buried hunted whipped stoned bombed poisoned drowned
    choked punished hurt harmed attacked destroyed deported jailed caned flogged thrashed spanked ruined whacked bruised caged shocked spat run`,
  die: 'die dies rot rots perish perishes suffer suffers bleed bleeds',
  dying: 'die dies rot rots perish suffer suffers bleed burn burns drown drowns choke hang hangs starve crash crashes',
  dead: 'dead corpse corpses gone dying bleeding suffering',
  /** What it is done with. */
  weapon: `bullet bullets noose acid beating thrashing whipping flogging slap slaps lynching hanging bomb poison rope gallows grave coffin
    hiding knife axe`,
  compound:
    'bra bras bag bags stitch stitches bracelet bracelets pleat pleats wash jacket jackets print dress collar heels look green yellow lime belt chain free prints',
  doom: 'death hell',
  body: 'face faces head heads skull legs leg bones bone arms arm fingers finger teeth jaw nose knees knee throat throats brains eyes eye hands hand ribs tongue',
  joint: 'neck necks back',
  /** Who wishes it. */
  they: 'someone somebody anyone anybody everyone everybody people i we they he she god allah whoever',
  must: `should must ought shall will would could can gonna wanna needs need has have had better 'll ill well theyll ll d`,
  wish: 'hope hopes wish wishes pray prays hoping wishing praying want wants',
  bid: 'please pls just go lets let help come and to now then kindly dont gonna',
  open: 'to up out off in down on over us go just please all get find and really finally first me literally so also please be',
  be: 'be get been being gets',
  household:
    'house home shop store family village mosque school temple church synagogue masjid mandir gurdwara car office slum houses homes shops huts',
  house:
    'house home shop village mosque school temple church synagogue masjid mandir gurdwara houses homes slums huts mosques temples churches quran bible',
  raze: 'burn bomb torch raze attack burns burned blow blew',
  /** Of whom a look is. */
  styled:
    'look looks style vibe vibes core aesthetic dress coat jacket outfit costume print collar sleeve sleeves uniform shirt tee blouse wear with era mode dance',
  /** Parts of clothes that are called as parts of people are. */
  cloth: 'line lines lace panel seam collar band piece opening edge loop tie',
  nicely: 'of in with from for like laughing smiling happy rich',
  envy: 'envy jealousy laughter love cuteness laughing happiness heat boredom style',
  lesson: 'lesson lessons',
  ill: 'cancer aids killed raped shot stabbed hurt beaten hanged run hit crushed acid cholera plague crippled covid',
  under: 'train bus truck car lorry tram',
} as const;

/** Over `plainText`; `person` is anybody, `folk` whoever is named or told by what they are. */
export const THREATS_SAID: readonly string[] = [
  // somebody should
  'they must open* kill ~3 person',
  'they must open* hurt up? before* person',
  'bid open* kill before* person',
  'they wish open* to? ~3 kill before* person',
  'they =would|could|d =love|like|kill =to ~1 kill|hurt before* person',
  '=to|gonna|going open* kill before* person =and|down|for|tonight|tomorrow',
  '=can|could|will =somebody|someone|anyone ~1 hurt|kill before* person',
  '=lets|let =us? open* hurt up? before* person',
  // order
  '^ bid* kill before* folk !styled',
  '^ bid* kill before* =you|them|him|everyone|everybody|em !kindly',
  'kill =every =last =one',
  '^ bid* hits up? before* folk !styled',
  '^ bid* hits up? before* =them|him|em|everyone !kindly',
  '^ bid* =burn|hang|slap|whip|drown|stone|choke|skin|gas|kill|rape person $',
  '=with|that|which hits|kill before* folk !styled',
  '=i|we hits|kill|=hunt before* peoples !styled',
  '=deport =or =shoot',
  '=wish|wishes|wishing =death|harm|cancer =on|upon|to',
  '^ bid* =shoot =the =lot|owner',
  '^ =shoot|burn|hang|bash|kick|beat|deport|drown|bomb|nuke|gas|jail before* peoples',
  '=shoot =on =sight',
  '=the =words|word|text|slogan|caption|letters|lettering ~1 hits|kill|hurt before* folk',
  '=just|please|now =shoot|bomb|drown =the =lot',
  '=of =you|them|these =should|must|deserve|deserves be',
  // should be
  'folkish ~3 =should|must|ought|need|needs|deserve|deserves|has|have|will|gets to? all? be all? killed',
  'folkish ~3 =should|must|ought|need|needs|deserve|deserves|will|gets to? all? be all? ~2 harmed',
  'folkish ~2 =should|must|deserve|deserves|need|needs to? all? die',
  '=she|he|they|whoever|you ~6 =should|must|ought|need|needs|deserve|deserves to? be ~1 killed|harmed',
  '=whoever|everyone|everybody|anyone|woman|man|girl|boy|women|men|girls|boys|people ~6 =should|must|ought|need|needs|deserve|deserves to? be ~1 killed|harmed',
  '=lined =up =against',
  '=against =a|the =wall =and =shot',
  'folkish =deserve|deserves|need|needs|wants|gets =a|an|the|some? =good|proper|real? weapon !compound',
  '=deserves|deserve =death|acid|bullet|rape',
  'weapon|doom =is =too =good =for',
  '=too =good =for =her|him|them|you ~~1 =make|let =her|him|them =suffer|bleed|pay|burn',
  '=let =him|them|her dying !envious',
  // hope and pray
  'wish that? before* folkish ~3 dying !envious',
  'wish that? before* folkish =gets|get|is|are|be|has|have ~2 ill',
  'wish that? before* folkish =falls|fall|goes|gets|jumps =under|off|into|hit',
  'wish that? whoseEver before* household ~1 =burns|burn|collapses|falls|explodes',
  '^ =may =you|u|they|she|he|god|allah ~1 =rot|die|burn|suffer|perish|kill|destroy|curse',
  '=may =god|allah|bhagwan|lord|jesus =kill|destroy|curse|punish|strike|burn',
  '=want|wants|wanna|love =to? =see|watch|make before* folkish dying',
  '=want|wants =her|him|them|you =dead',
  '^ =die =already|now|you|bitch|slowly|pig|thief|whore|scum',
  '^ =die folk !styled',
  '=die =in =a|the =fire|hell|ditch|hole|pain',
  '=end|take =your|ur =own? =life',
  '=would|will|ll|to =miss =her|him|you|them ~~2 =poison|do|kill|jump|end',
  '=poison|drown|choke|strangle|stab ~2 ~~2 =nobody|no|who =will|one|would ~1 =miss',
  // bodies
  '=break|smash|snap|bash|kick|punch|slit|crush|cut|chop|rip|hack|blow|shatter|slice|shoot|stab whoseEver ~1 body !cloth',
  '=break|snap|slit|wring|slice whoseEver ~1 joint !cloth',
  '=slit|cut folkWhose ~1 =throat|throats|neck|wrists|tongue',
  '=cut|chop|hack|lop =off ~2 body',
  '=blow whoseEver =brains|head ~1 =out|off',
  '=off =with folkWhose =head|heads',
  '=get|gets|have whose =hands|heads|hand|head|fingers ~1 =cut|chopped|broken',
  '=in =the =head|face|skull|heart|back =of folk',
  '=shoot|shot|stab|hit|punch before* folkish =in =the =head|face|heart|back|stomach|chest|gut',
  '=bullet|bullets|knife|acid|axe =in|into|on|for|at|through|to before* folkish',
  '=bullet|bullets|knife|acid|axe =in|into|on|for|at|through whoseEver =head|face|heart|back|neck|eyes',
  '=throw|throws|throwing|pour =acid =on|at|over before* folkish',
  '=noose|rope|gallows|coffin|grave =for before* folk',
  '=string|hang folkish =up? =from =the|a =nearest|tree|lamp',
  '=string folkish =up',
  '=bury =her|him|them|you =under|alive|in|deep|here|tonight',
  '=feed before* folk =to',
  '=run|ran =over before* folk',
  '=run folkish =over',
  '=wipe|wiped =them|him|her|you|out ~2 =off|map',
  '=finish =off before* folk',
  '=finish =them|him|her =off',
  '=end folk =once',
  '=teach before* folkish =a =lesson',
  '=teach before* folkish =some =lesson|manners ~2 =with|fists|stick|boots',
  '=acid =ready|waiting|for =for|her|girls|him|women',
  '=found =in =a|the =ditch|gutter|river|sack|bag|grave',
  'raze up? down? whoseEver? ~1 house',
  '=blow|shoot|burn =up|down =the|that|this|your|their|every house|peoples|household',
  // menaces
  '=watch =your|ur =back $$',
  '=watch =your|ur =back folk',
  '=you|u =are|re|r =next !to',
  '=your|ur =time =is =up',
  '=with =one =eye =open',
  '=pay|paid =in|with =blood',
  '=get|gets|getting =what =is =coming',
  '=you|u =wont|will =not? =live|survive =to|this|the|long',
  '=i|we =know =where ~3 =live|lives|sleeps|sleep|work|works|study|studies',
  '=you|ur|re =a|are =dead =man|woman|girl|boy|meat',
  '=you|your =family|kids|turn =is =next',
  '=hunt|hunting =down before* folkish',
  '=skin =him|her|them|you|alive',
  '=skin =the|that|this =tailor|owner|designer|seller|boss|thief',
  '=run =over =protesters|them|cyclists|her|him',
  '=in =cold =blood =tonight|tomorrow',
  '=open =season =on',
  '=season|permit|licence|license =to|for|on ~1 =hunt|hunting|kill before* folk',
  '=hunting =permit|licence|license',
  'peoples =hunting|hunter|hunters|killer|killers|slayer|butcher|cutter|basher|bashers',
  '=jump =already|now|off|bitch',
  '=nobody|noone =would|will =miss =you|her|him',
];
