/** Curses at people, as kinds of words and the sentences that they make: see `grammar.ts`. */

export const KINDS_OF_CURSES = {
  at: 'you u ya ur your youre',
  are: 'are r is re a an the such so just all was being what',
  very: `thieving crooked evil dishonest ungrateful heartless hideous ugly fat stupid dumb filthy dirty worthless disgusting pathetic bloody cheap lying useless nasty rotten fucking damn little old smelly
    stinking lazy miserable sad shameless bald skinny brainless spineless selfish fake dirty greedy ignorant vile sick`,
  name: `hag crone snake liar thief fraud crook cow pig bitch slut whore idiot moron fool loser bastard bastards scumbag scum swine rat skank hag tart retard imbecile cretin coward
    clown donkey ass arse jackass wanker prick twat dickhead tosser bitches sluts whores idiots morons losers parasite vermin
    trash garbage filth disgrace waste piece monkey ape dog toad witch freak creep leech maggot cockroach dimwit halfwit cunt tramp slag hoe`,
  /** By what nobody calls clothes, or is called kindly. */
  vile: 'slut sluts whore whores retard retards cunt cunts wanker wankers twat twats skank skanks scumbag scumbags arsehole dickhead motherfucker fucktard libtard slag slags',
  stuff: 'garbage trash shit crap filth dirt rubbish dung scum',
  hell: 'hell jahannum',
  damn: 'damn screw curse sod bugger fuck eff',
  arse: 'arse ass butt',
} as const;

export const CURSES_SAID: readonly string[] = [
  'at are? very* name',
  'at very very',
  '^ very very* name !named',
  '^ =you|u very* name',
  '=waste =of =skin|space|air|oxygen|life|sperm',
  '=what =a|an very very* name',
  'folk =is|are =a|an|such =a|an? very very* name',
  '=shut =up =you|u|your very* name',
  '=piece|sack|bag|pile|load =of stuff',
  'folkish =is|are|was|were =a|an|the|such|nothing|all ~2 very* vile',
  'folkish =is|are =nothing|only|just =but ~1 very* name',
  'folk =is|are =a|an very very* name',
  '=what =a|an very* vile',
  '=what =a|an very* =moron|idiot|loser|fool',
  'very vile',
  'vile !walk',
  '=bloody|dirty|lying|filthy =bastard|bastards',
  '=go|goto|went|rot|burn =to|in hell !weather',
  '=burn|rot =in hell',
  '^ damn =you|u|them|him|folk',
  '=screw|damn|curse|sod =you|u|off|them ~1 $',
  '^ =screw|damn|curse|bugger|sod =you|u',
  '^ =screw|damn folk $',
  '=kiss|lick|bite =my|our arse',
  '=f =u|you|off',
  '=nobody =wants|likes|loves =you|u|her|him $',
  '=drop =dead =you|u|already|pig|bitch|now|folk',
  '=drop =dead $',
  '^ =you|u =brainless|worthless|pathetic|disgusting|filthy|useless|spineless|shameless|revolting|despicable',
  'whoseEver =mother|father|sister|family|wife|daughter|mom|mum =is|are|was =a|an|all|nothing? very* name',
  '=nobody =likes|wants|loves =a|an very',
  'folkish ~1 =sleep|sleeps|slept =with =anyone|anybody|everyone|everybody|half|whoever',
  'folkish =does|did|blew|blows =half|everyone|all =the|of|in|at',
  '=everyone|everybody|half ~2 =has|had =had folk',
];

/** The same in Hindi, by its sounds. */
export const KINDS_OF_CURSES_IN_HINDI = {
  /** What is said to nobody kindly. */
  foul: `kutta kutte kutti kutiya kutia kamina kamine kamini haramkhor harami haramzada haramzadi suar suwar gadha gadhe ullu bewakoof bevkoof nalayak randi
    chudail namard nikamma nikamme ghatiya neech badzaat zaleel jaahil gawar gawaar chhakka hijda hijde bhikhari bhikari besharam behaya chirkut chapri
    tharki bhadwa dalla dalle kutto suaro kamino gadho`,
  /** The worst, that needs nothing beside it. */
  worst:
    'haramkhor haramzada haramzadi haramzade kamina kamine kamini badzaat kutiya kutia randi bhadwa madarchod behenchod',
  to: 'tu tum tera teri tere tujhe tumhari tumhara aap saala saali saale sale ye yeh abe oye arre chal ja jaa chup',
  of: 'ki ke ka',
  born: 'aulad olaad bachcha bachche bachchi bacchi bacha pilla pille beta beti aulaad nasal khandan',
  who: 'insaan insan aadmi admi aurat log ladki ladka ladke darzi designer kahin kahi kutte kutta wali wala dukandar',
} as const;

export const CURSES_SAID_IN_HINDI: readonly string[] = [
  'foul foul',
  'foul ~1 of born',
  'to ~1 foul !printed',
  'foul who',
  'worst who|to',
  'worst $',
  'foul =kahi|kahin =ke|ka|ki',
  '=ullu =ke|ka =patthe|pattha',
  '=teri|tumhari =maa|behen|ma =ki|ka|ke $',
  '=teri|tumhari =maa|behen|ma =ki|ka|ke =aankh|kasam|aisi|bhosda',
  '=teri|tumhari =aukaat|okat',
  '=bhaad =me|mein|main =ja|jao|jaye',
  '=doob|chullu =ke|bhar =mar|paani',
  '=mar =kyun|kyon|kyu =nahi|nai',
  '=muh|munh|shakal =kala|kaala|dekhi =karo|kar|hai',
  '=chal =nikal ~2 foul',
  '=sharam|sharm =nahi =aati ~1 =tujhe|tumhe|foul',
];
