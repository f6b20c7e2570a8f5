/** What is said where a child or a teen is in the picture, by whoever would price or have them: kinds of words and the sentences that they make, see `grammar.ts`. Over `plainText`. Nobody needs them to speak of a child's frock, so they are wider than what is refused of anybody. */

export const KINDS_OVER_YOUNG = {
  /** Words that no child's wear needs. */
  lust: `horny sexy sexier sexiest sexual sexually sex seductive seduce seduces seducing seduction sultry lust lusty lustful lusts kinky kink erotic erotica
 sensual fetish nsfw dtf hookup hookups escort escorts pimp hooker hookers stripper strippers milf dilf hottie hotties hotness thot thicc
 fuckable breedable deflower deflowered defloration untouched unspoilt unspoiled undefiled virginity cleavage boobs arse ass topless upskirt
 upskirts orgasm moan moans moaning tinder grindr onlyfans incest tease teases temptation temptress flirt flirts flirting lonely
 companionship jawani illegal wifey bae busty voluptuous curvaceous ravishing loli shota smashable bangable
 creampie foreplay threesome blindfold blindfolded submissive obedient dominate arousing aroused arouse aroused aroused
 groomed sugardaddy gigolo courtesan concubine prostitute brothel kotha callgirl randi`,
  /** Behind 'virgin', 'private' and 'lap' things are meant. */
  wool: 'wool merino cotton polyester fleece yarn olive islands mary fibre fibres fabric cashmere alpaca leather',
  kept: 'pocket pockets school schools tutor garden beach party pool label chef family schooling collection',
  sewn: 'seam seams quilt quilts shoulder shoulders shouldered tee neck necked necks of collar closure felled desk pool swim dog',
  /** Behind 'hot' it is a colour, the weather or a drink. */
  cool: `pink red orange chocolate day days summer summers weather sun season afternoon afternoons month months climate climates water air iron noon july june may april
    cross dog glue wheels evening and humid in here outside countries country enough places place nights cocoa milk soup sand wash`,
  subject: "she he she's he's shes hes they they're theyre who",
  /** How somebody is bought, hired or paid. */
  cost: `much price prices priced rate rates charge charges cost costs pay pays fee fees rent hire book booking available availability cash rupees rs inr dollars euros
    pounds bucks quid tariff`,
  time: 'night nights hour hours evening evenings session sessions shot',
  wares: 'sale rent hire offer auction loan trade grabs',
  young:
    'girl girls boy boys kid kids child children daughter daughters son sons niece nephew lass lad model wearer virgin virgins',
  lift: 'lift raise hike hitch flip pull push roll yank shift hoist move',
  worn: 'hem skirt skirts frock dress top shirt gown kurta shorts clothes kit blouse trousers uniform it that this',
  food: 'yummy yum delicious tasty juicy snack spicy ripe edible scrumptious dessert meal morsel mouthwatering lickable peachy steamy fingerlicking',
  print:
    'print prints orange lemon cherry mango colour colours color colors fruit fruits red yellow pattern brown plum berry melon couture tomato shade shades orange lime bright',
  touch: `eat devour lick taste sniff nibble touch stroke squeeze grope fondle undress corrupt breed smash tap bang pound wreck unwrap peel spank strip tempt seduce
    rent hire buy sell borrow auction enjoy marry wed date caress rub massage unbutton unzip`,
  would: "would i'd id wanna gonna",
  love: 'bride brides wife girlfriend boyfriend lover dulhan dulhaniya begum',
  mine: 'my our his their',
  small: 'little tiny young future sweet secret small new next child chhoti choti own underage future',
  men: 'men guys gentlemen daddies dudes blokes fellows males',
  pictures: 'pics pictures photos footage videos video vids clips album',
  come: 'come sit climb hop lie lay crawl kneel',
  dear: 'sweetie darling honey uncle daddy papa closer lap',
  perform: 'turn twirl spin strip crawl kneel squat undress bounce wiggle shake jiggle',
  audience: 'me us uncle uncles daddy him men gentlemen boys everyone',
  care: 'tuck bathe wash undress dress change carry hold rub oil massage bath touch feel taste keep take have teach show kiss',
  nobody: 'nobody noone one none',
  ordered:
    'to order orders ordering price prices size sizes custom customisation fabric colours colors measurements delivery',
} as const;

/** `one` is 'her' or 'him' where nothing of theirs is meant. */
export const SAID_OVER_YOUNG: readonly string[] = [
  'lust',
  '=babe|babes !into',
  '=naughty !elf',
  '=legal !notice',
  '=steal|steals|taste|take|lose|lost ~1 =innocence',
  '=virgin|virgins !wool',
  '=private|privately !kept',
  '=on|in|into|onto|upon ~1 =lap|laps !sewn',
  '=lap =dance|dances',
  // for how much, and for how long
  '=per|for|each|every =night|nights|hour|hours|session',
  '=bedroom =eyes|voice|look|fun|manners|eyed',
  '=bath =time =next|with|photos|pics|fun|together|me',
  '=per ~1 time',
  'cost ~6 =per|one|a|an|two|three|1|2|the|whole|full|each|every|half time !suit',
  '=one|a|an|two|three|1|2|whole|full|each|every|half time $ ~~2 cost',
  'cost ~4 =tonight',
  '=available|free|bookable =tonight|now|overnight',
  '=rent|hire|borrow one',
  '=tonight ~2 cost',
  '=how =much|many ~1 =is|does|would|will|did =she|he',
  '=how =much|many ~1 =for one',
  '=how =much|many ~1 =for =the|this|that|your young =without|herself|himself|too|alone|inside|in|only|there',
  '=what|how =does|do|would|will|did =she|he|they =cost|charge|take|ask|go|fetch',
  '=she|he =costs|charges|sells|accepts|works',
  '=is|are =she|he|they ~1 =available|free|single|taken|married|clean|bookable|discreet|discrete',
  '=she|he|model|daughter|wearer|virgins|girls|boys ~3 =for|on|up wares',
  'young =is|also|herself|himself|included =for|included|extra|available|wares',
  '=full|special|extra|complete|room|home =service|services|satisfaction|access',
  '=cash =on|in =the|her =nail|bed|table|night',
  '^ =rates $',
  '=happy =ending|endings',
  '=sugar =daddy|baby|babe|daddies',
  // hot
  '^ =so|very|how|damn|pretty|super|really|smoking|hella|looking|kinda|dangerously =hot !cool',
  '^ =hot $',
  '=hot =stuff|body|girl|boy|girls|boys|babe|one|thing|little|young|teen|kid|chick|mess|af|lady|mama|number|piece|item|legs|bod|for =me?',
  '=smoking|smokin|damn|sizzling =hot',
  'subject =is|looks|looking|so|are|was|damn ~1 =hot !cool',
  'subject =hot !cool',
  // by whom, and with whom
  '=older|mature|lonely|horny|grown|adult|experienced =men|man|guys|gentlemen|gentleman|uncles|daddies',
  '=for|with|to =old|rich|married|real|real =men|guys|gentlemen',
  '=older =the? =better|ones|crowd|admirers|company|friends|partner|lover',
  '=prefers|likes|loves|attracts|wants|needs|seeks|teases|pleases|entertains ~1 men',
  '=uncles|uncle =welcome|come|invited|dm|wanted|only',
  '=dms|all|dear|calling|hello|hey|attention ~1 =uncles',
  '=uncles $',
  '=daddy =favourite|favorite|toy|issues|wants|needs|please|waiting|special|treat|says|kink|pet',
  '=call|calls|be|yes =me|her|him|your|my ~1 =daddy|sir|master',
  '=yes =daddy|sir|master',
  'come ~2 =on|in|into|upon|to|over|onto ~2 dear',
  'come =here|closer|over ~~1 dear',
  '=dear|sweetie|darling|honey|princess|doll ~~1 =come|sit|closer|wanna|dm',
  '=on|upon|onto =my|uncle|daddy ~1 =knee|knees|bed|face|lap',
  '=in|into|to|warm =my|uncle|daddy =bed|sheets|car|van',
  '=good|great|bad|wild|best|better|fun =in =bed',
  // what is shown
  '=off =with =it|that|her|the =frock|dress|skirt|clothes|kit|top',
  '=flash =for|me|us|it|your|her|them',
  '=imagine|imagining|wonder|wondering|guess|dream|peek|peep|peeking|peeping ~4 =beneath|underneath|below',
  '=look|looking|see =up|under|beneath =her|his|that =skirt|frock|dress|clothes',
  '=imagine|imagining|wonder|wondering|guess|peek|peep|peeking|peeping ~2 =under|inside|up =her|his|the|that|there|it|this',
  '=imagine|imagining =her|him|them|it =without|naked|off',
  "=what|what's|whats ~1 =lies|hides|is|waits =beneath|under|underneath|below $",
  "=what|what's|whats ~1 =lies|hides|is|waits =beneath|under|underneath|below =her|his|that|the =skirt|frock|dress|clothes|hem|lace|cotton",
  '=show|shows =me|us =what|everything|your =you|is|lies|hides|legs|body|under|she|he $',
  '=show|shows|showing =some|more|off =skin|leg|legs|her',
  '=bend|bends|bent|bending =her|him|over',
  '=dance|pose|bend|flash|jump|smile ~2 =for =uncle|uncles|daddy|men|gentlemen',
  'perform ~2 =for audience',
  '=for =me|us|uncle|daddy =baby|sweetie|darling|honey',
  '=what =a =body|bod|babe',
  '=damn|dat|sexy|hot|killer|gorgeous =body|bod|legs|thighs|bum|butt|lips|hips|curves|figure',
  '=those|lovely|great|nice|perfect|sweet =body|bod|thighs|bum|butt|lips|curves',
  '^ =damn|oh $ =those|dem =legs',
  '^ =those|what|dem =legs $',
  '=lips =made|begging',
  '=kissable =lips',
  // like food
  'subject =is|looks|look|smells|tastes|so|such|are|looking ~2 food !print',
  'subject =is|such|looks =a|an|like ~1 =snack|meal|treat|dish|dessert !print',
  'subject =a =snack|meal|treat|dish|dessert !print',
  '^ food $',
  '^ =so|very|how|mmm|mm|what|such|looks|looking|pretty ~2 food $',
  'food =little|young|girl|boy|thing|body|teen|babe|one|kid|legs',
  '=young|tender|fresh =meat|flesh|morsel|snack|treat',
  '=little =morsel|snack $',
  '=fresh|young|sweet|wet|ripe|tight|willing|tender =and =tight|wet|juicy|ready|ripe|willing|hungry',
  '=ripe =for|enough|already|soon|now',
  '=wet =dream|dreams|for',
  '=a|to =taste $',
  '=taste|smell|feel =of =her|him|that|innocence',
  '=wants|want|get|need|fancy|fancies =a =piece|taste $',
  '=wants|want|fancy|fancies =a =piece|taste =of =her|him|this|that',
  // done to somebody
  'would ~1 =touch|lick|taste|grope|have|own|use|take =her|him',
  'touch one',
  "=would|i'd|id|wanna|gonna =smash|bang|bone|shag|tap|wreck|pound",
  'would =do|bed =her|him',
  '=break|breaking =her|him =in',
  '=make|makes|making =her|him =blush|moan|beg|wet|mine|squeal',
  '=let =me|uncle|daddy|us ~1 care one',
  '=let =me|uncle|daddy =tuck|bathe|wash|undress|bath|oil|massage|rub',
  '=drives|drive|turns|turn|makes|make|get|gets =me|men|him|us|boys|uncle =crazy|wild|on|hard|wet|drool|sin|hot',
  '=nobody|noone|none|one ~1 =has|had|have ~1 =had|touched|touch|kissed|tasted|used|opened =her|him|it|yet|before|me',
  '=her|his =first =time =will|with|is|should|was',
  '=knows =how =to =please|use|kiss|ride|handle|satisfy|tease|entertain|treat',
  '=smells|smell =like|of =innocence|heaven|her',
  // wished and promised
  '=marry|elope =her|him|me|you|this|that|with',
  '=date =her|him|me',
  '=wife|husband|bride|girlfriend|wifey =material|goals|soon|someday',
  'mine small love',
  '=little|tiny|underage|secret|chhoti|choti love !sister',
  '^ mine love $$',
  '=child =bride|brides|wife|marriage',
  '^ =the? =best|perfect|right|prime|ideal|sweetest|finest|golden|my =favourite? =age $',
  '=in =her|his =prime',
  '=old =enough =for =me|us|it|men|love|uncle|marriage|boys|that|him',
  '=old =enough =to =please|bleed|breed|marry|date|know|love|kiss|touch|bed',
  '=mature =for|beyond =her|his',
  '=for|than|beyond =her|his =age =already|though $',
  '^ subject =wants|needs|craves =it $',
  '=asking|begging|begs|asks =for =it|attention|trouble|men',
  '=who =would|could =say|resist|refuse =no|her|him|that',
  '=ready =to|for =mingle|me|men|use|picking|anything|plucking|marriage|him|us|uncle',
  '=open =to|for =dms|offers|anything|men|uncles|adults',
  '=swipe =right|left|up',
  '=keep|kept =me|him|us =company',
  '=all =alone =tonight|here|at|now',
  // by messages and in secret
  '=dms',
  '=dm|inbox|pm|ping|message|msg|text =for|me|us|if|privately|discreetly ~1 =more|her|him|pics|fun|private|rates|rate|privately',
  '=dm =for !ordered',
  '=trade|swap|exchange|collect|trading|swapping ~2 pictures',
  '=more =pics|videos|vids|clips|footage|video',
  '=rare|uncut|uncensored|full|leaked|hidden|custom =footage|video|videos|clips',
  '=collectors =welcome|only|dm',
  '=send =yours|mine|nudes|some|hers|his',
  'nobody =needs|has =to =know',
  '=our =little|dirty|own|sweet? =secret',
  '=dirty|naughty =secret',
  "=dont|don't|not|never =tell ~1 =mum|mom|anyone|anybody|mummy|mother|wife|police|parents|teacher|dad|dads",
  '=just|only =between =us|you',
  // elsewhere
  '=combien|cuanto|quanto|quanta|wieviel ~4 =nuit|noche|notte|noite|nacht|heure|hora|ora|stunde',
];

/** The same in Hindi, compared by sound. */
export const KINDS_OVER_YOUNG_IN_HINDI = {
  goods: 'maal item cheez chiz piece patakha pataka phataka phatakha figure tukda bomb',
  praise:
    'kya mast garam kadak tagda tagdi chota chhota kachcha kachchi kacchi gazab jhakkas zabardast super namkeen tikhi teekhi',
  paid: 'rate daam kitna kitne kitni liye paisa paise chahiye milegi milega chalegi chalega bhav kimat keemat',
  night: 'raat raaton ghanta ghante ghanto shaam',
  worn: 'frock skirt kapde kapda ghaghra',
  off: 'uthao utha utaro utaaro utar kholo khol',
  word: 'jawani jawaani javani jaaneman janeman jaanu kamsin chikni rasili raseeli rasbhari akeli kunwari kuwari kunwaari',
  small: 'chhoti choti nanhi nanhee meri mere hamari',
  bride: 'dulhan dulhaniya biwi bivi lugai patni begum',
  sister: 'ki ke ka',
} as const;

export const SAID_OVER_YOUNG_IN_HINDI: readonly string[] = [
  'word',
  'praise ~1 goods',
  '^ goods $$',
  '=kitni|kitne|kitna|kitnay ~3 night',
  'night =bhar =ka|ke|ki',
  '=ek|do|teen|poori|puri night ~1 paid',
  'night ~2 =rate|bhav|kimat|daam|milegi|chalegi',
  'small bride !sister',
  'bride =meri|hamari',
  '=god|godi|gode =mein|me|mai ~2 =baith|baitho|aao|aaja|aa|bitha',
  'worn ~2 off',
  '=shaadi|shadi =karunga|karoge|karenge|karlo|karna|karogi',
  '=bistar =mein|me|pe|par|garam',
  '=maze|maza|mazaa =legi|loonga|lunga|lenge|degi|karenge',
  '=le =jaunga|jaaunga|jaau|jaenge',
];

/** Where a hem, a sash or another part is spoken of, it is that which is lifted or taken off. */
export const PARTS_LIFTED = `hem hems neck neckline waist waistband waistline sleeve sleeves cuff cuffs collar sash bow bows belt pocket pockets lace ruffle ruffles frill frills
  zip zipper button buttons hood hat cap bag scarf shawl dupatta jacket coat cardigan cape badge patch patches print logo trim trimming ribbon net veil mask necklace earrings
  glasses shoes socks tights stole strap straps yoke border embroidery sequins pleat pleats too inch inches cm length long low`;

export const LIFTED: readonly string[] = [
  'lift ~1 worn =up|higher|off|down|aside|over',
  'lift =up ~2 worn',
  '^ =lift|hike|hitch|flip =it|that =up|for|please|now|higher|a',
  '^ lift =it|that $$',
  '^ =take|slip|peel|rip|tear|get|whip =it|that|them|this|everything =off',
  '=take|rip|peel|slip|tear ~2 =off =for|please|now|her|him|baby|slowly|already',
];
