/** Words of plain English that lie one letter from a word of ours and mean what they say: never taken for typos. */
export const NOT_TYPOS: ReadonlySet<string> = new Set(
  `
  aboard abode abort abound abreast abridge abroad academic accept accepted acing acorn added adore adored adventure
  adventured affect afield afresh agenda aglow aground aiding aimless aired alien alight alighting alike alive allot
  alloy alluding allusion alone aloud alpha alter altered among ample anesthetic anger angled angler angling antiqued
  apiece aping apply arbour arcing arrow ascent ashed asleep atone atoned attache attacked attired aware awhile awing
  babble backing badger badly bailed baker balded balking balled ballot banana bandaged bandanna bandied banding
  bandit bandy banged banging banish banked banker banned banter bared barge baring barred barren barring bashed
  bashing basil basin basis basked batch batched batching batter battered batting battle bawling beached beaked beamed
  beaming beaned beaning bearding bearing beast beater beating bedded bedding bedside beech began begged begging
  belated belch belied belled bellowing bender bereft berry beset bested besting better bicker bicycled bidden bidding
  biding bigot biked biking bikinis billow binning biped birding bitten bitter blacked blacking blade blame blamer
  bland blank blanked blanker blankest blare blared blaring blase blast blaze blazed bleat bleated bleed blending
  blight blighting blind blinding blobbed blonder blooded bloodied blooding bloody bloused blowing blown boarded
  boarder boated bobcat boded boding bogging boggle boiling bolder bolted bombed bondage bonded bonding booby booed
  booing booking boorish boost bootee booth bored boring bosom botch botched bother bottled bough bound bounded bowed
  bowing bowled boxed boxing braced bracing brackish brain brained braining brainy braised brake branch branded brandy
  brash brass brave brawn brayed braying breach breached bread breaded breading breez breeze breezing bribe bricked
  bridged bridle brimming brine bring bringing brink brisk broach brocaded broiled broiler bronz bronzed brood
  brooking broom browny bruise brunt brushed brutish bubbled bubbly bucked budge buffaloe buffed buffer bugging buggy
  built bullet bully bummer bumper bunch bungle bunny burble burly burned burst bushier busier businessmen
  businesswomen butler butte butted buttery cabled caching caddy calicoe calking callow cameo camouflaged camped
  campuse candied candled canned canny canter caped caper capered capering capsuled cared cargoe caring carped
  carriage carry carting carton carve carved cashed casket caster casualty catalogued catch cater causal caving cellar
  censure centred certain chair chaired chalky changing chapped chart chasm cheat cheating checker cheek cheeked cheer
  cheery chess chick chili chill chilli chily chime chimp china chink choir choke choked chopped chopper chopping
  choral chord chose chuck chucked chugging chunk churn circled clack clacking clamour clapped clapper clash class
  cleaning clear cleat cleave clich cliche clicked clinched cling clink clock clocked clocking clone closed closer
  closet clothed clotting cloudy clout clove clover clown cluck clump clung clutter coach coast cobble coffer coiled
  colder collage collated colly combine comfortably commence compete competed completer completion complimented
  comprised conceit concern concerto confidant congealed constricted contract contracted contracting convert cooed
  cookbook cooker cooking coolly cooped cooper copier copped cornet corning corral cosily costumed couched couching
  cough count county couple covert covet coveting cower cowering coyer cozily crack craned crank crashed crass crate
  crated crating crave crayon craze crazing creak creaking creaky creaming crease creasing created creek creep cremate
  cremating crept crest cresting crewed cribbed cribbing crime cringe cringed cringing crise crispy croak crock croon
  crosser crouch crouched crowed cruised cruiser crunch crush crusted crutch cunning cupped curbed cured curled curry
  currying curse cursed curtail custard cutter dairy daisy dally danced dancer dandy danger dangle danker dared darken
  darling darning darting dashed dating dawning dazing dearly dearth death deave deception decked decorate dedicate
  deductive defined degraded deign deigned demon dented derail derailed derailing deriving desist dessert destroyer
  detain detained detaining deter diking dimmed dimple dined diner dining dinned ditty diver diving dogging doily
  dollar dolled doodle dosing doted doubled doubly dough douse drafted drain draining dramatiz drawling dreading dream
  dreamt dreary drench dresser drift drilled drily dripped driver droll drooped dross drown drunk ducked duller dully
  dunce duress during dusted dustier earning earthly easier eater egged egging eight eighth either elder elevate
  elongate ember embroider ending endure ensue ensured enter equality errant erring especial ether ethic exaggerate
  excerpt expire explore explored expose fable faced facing factor faint fainting faked faking falter faltered famed
  fancy fanned fared faring farmer farther fashionably faster fated fathered fathering fating fattening fatter fawning
  fazed fazing feared fearing feathery featured feller fellow felted fender fending ferry fetter fever fibbed fibbing
  fiddle fiend fiercer fifth fight fighter fighting figment filed filet filled filler filly filmy finding fined finer
  fingering fining fishermen fitter fiver flake flaked flaking flame flamed flaming flashy flask flatly flatter flawed
  flawing fleeced fleecy fleshy flick flicked flicker flighty fling flinging flipped flipper flirt flitted flitting
  float flock flocked flocking flood flopped flora flour flouted flowed flown fluff flung flunky flurry flush fluster
  flute fluxed focuse fogging foiled folder folly footed foray forayed foraying fording format forte forth found
  founded fowling frail framed framing freeing fright frond frost frown frying fulled fungi funner funny fussy
  futility gable gaily gallow gander ganging gangling gaping garble garbled garret gashed gasket gaudy gauge gayer
  gazing gearing gelded generated genii genre gentile gentled gentler gently gibing gland glare glared glaring glass
  glassed glassy glazing glean gleaning glided glider globe gloom gloved gloving glower gobbed gobble godless goggle
  goody goose grace gracing grade grader grading grafted grant graph grasp grassy grate grateful grater grating grave
  gravel graveling gravelling graven graver graving graze grazed greed greet greyer grill grilled grind gripe gripped
  groin grope gross grossed grouched ground grounded grove growing grown grudge guess guild gullet gully gunning
  gusher gustier gusty gutter hacking hailed hairy haler halfway haling halted halving hammed hamper handed handing
  handled handler handy harbor harden hardy hared haring harmless harrow harrying hashed haste hastening hatch hatched
  hatching hating hatred haven haying hazing headed heading headland heady healed heard hearing hearth hearty heater
  heath heathen heave heaving hedge hedging heeded height heroe heroin herpe hiding hiker hilly hinging hipped hipper
  hired hiring hissed hitting hiving hoard hoarse hobbled hobby hocking hogging holder holing homey honed honing
  hooding hoofed hooked hooking hooped hooted hopped hopper hopping horde horded hording horsed hosing hounded house
  housed hover hovering howling huffed huffy hunch hunger hunted hurry hurtle husky imaged inaner incense inched
  included indoor inert infer infinite inland insect inserted insider inspire insure intenser inter interest invented
  invert invested irate irise issue itchy jacked jacking jaded jading jangle jangling jarring jelly jested jesting
  jeweled jeweller jigging jingle jobbed jogged jointed jotted jugging juggle jumped jumpier junky juster jutted
  keeled kipper kneeling knifed knight knive label labelled lacked laded lading lager lagged lagging lamed lamer
  lamest laming lance lanced lancing landed lapped larking laser lashed latch latched latching latent later lathe
  lather lathered lathering lathing latter launch laurel lawyer laxer laxest laying layout leach leaded leading
  leafing leagued leaked leaking leaky leaping lease leasing leathery leaved leaving ledge lefter legal lending lever
  licked licking lighted lighten lightning liked likely liken liker liking limed liming liner linger linked linking
  lipsticked litter littering littler lived liven liver livid living loader loafed loaning loave lobbed lobby locked
  locker locking lodger logged logger logging lolled lonely longed looming looping loosed loosen looser loosing
  looting lopped loser losing lotuse lounged louse lover lowed lowing loyal lucked lucking lugged lugging lunge
  lunging lurch lured lusher luster lustier lusty lying lynch maced machined macho macing madcap mailed malice mallet
  mange mangle mangling mangoe mangy manicured manned manner mannish manure mapped marched marching marina mariner
  marked marker marred marring marrow marry marrying martial martin mashed master match mated maternal matte mattered
  matured maturer mauled meaning medal meddle mellow melted melting mending mental menus merry meted meter meting
  metro midst mighty miking milky minding mined mingle minimalism mining minuse missed misty moaning mobbed mocked
  mocking molar molding moldy monkey mooning moose mopped moral mossy motel motorcycled mould mound mounded mourning
  mouse moustach mouth mover mower mucked muddle muffed muffle muffled mugging mulled multiply munch mused mustach
  muster mustier musty muter muting mutter naive napped nappy nature nearing nearly nested nesting nether nettled
  neural newer nicety nicked niece nifty nightly nippy noodled noose normal north nosing nuder nurse nutted nutty
  oared oaring octave odder offed officer oiled olden oodle opaqued opaquer opting order ordered organiz otter ouster
  ousting outed outwit overly owing owning oxidise oxidized paced pacing packet packing padding paddled pagan paged
  pager pained paining painted palate paled paler pamper panned panting panty papal papered papering parch parent
  paring parity parked parking parred parring parse parsed parsing parsley parted partly partying pasta paste pasted
  pasting pasty patched patching patchy patient patio patter pattered patting patty pauper paved paving pawed pawning
  payed payer peace pealed pecked pedant peeked peeled pegging pelted penal pending pennant peony pepped perch perked
  perter pester petted petty pheasant phoned phoney phonograph phony photon picket picketed pictured piddle pieced
  pierce pigged piked piking piled piling pillage pillowing pimple pinched pined pining pirated pitch pitted pitting
  place placed placid placing plant planted plastic plate plated platter player plaza plead pleaded pleasant pleased
  plight plighting plowing plugging plumb plume plunged plunger pluse plusher plying poach podded point pointer
  pointing poising poker poking poling polled ponder poplar popped porch pored poring porting posting potent potted
  pouched pouching pound pounded pouting powdery practiced practise prance prayed praying preach preen prefect premier
  premiered prepay pressed pressing preyed price prick pride priding primate printer printing privater processional
  produce prone propped provided provider puffier pulse punch punning punter puppy puree purge purpler pursed pursue
  pushed pushier pushy putter qualify quartet queer quest quieted quieting quilt quirk quitting quote raced racial
  racier racket racking radio raffle raffled rafted raging raided raiding raining raking rally rammed range ranging
  rankle raped raping rapped rared rarer raring rasher raster rating ration raved ravel raveling ravelling raving
  ravish rawer razing reach reader readying realty reamed reaming reaping rearing reason reconstructed redder reefed
  reeled refer refine regale reined related relayed rending rented renting report reside resign resigned restive
  retail retailed retailing retort retry revery revolution rhino ricing ridden ridding riddle rider ridge ridging
  rifer right righter righting rightly riling rimming ringed ringing rinsed riper rippled riser rising risque roaming
  roast robbed robbing rocked rocket rocketed rockier rogue roller romped rooking rooky rotted rotund rough roughed
  rounder rouse routing rubbed rubbing rubble ruffed ruining rummer runaway runny rushed rushing rustier rusting rusty
  sacking safaris sailing sallow salon saloon salter sample sandbag sanded sanding sapped saute saved saving sawing
  scandal scant scarce scare scary scoot scooted scoped scrap scream scuffed seamed searing seeping seized sender
  sending sensor serener setter setting seventh sever sewing shaded shadowy shady shaft shake shall shame shamed share
  shared shark sharped shatter shave shaven shaver shaving shear shearing sheathe sheen sheep sheet shelf sheller
  sherry shifty shine shingle shinned shipping shire shirk shirked shirking shirted shirting shock shocked shone shook
  shore shorting shout shoved showcased showy shrub shucking shunning shyer sicked sicker sided siding sifting sight
  sighting silhouetted silly silting simile simmer simmering simpler simplex simply singe singer singled singly sinned
  sinner sinus sipped sired siring sited siting sitter sixth sizer skated sketchy skill skimping skipper skulk slack
  slacked slacker slacking slain slake slander slang slapped slated slave slaved slavish sleeked sleeping sleepy sleet
  sleeted slice sliced slick slide slier slight slighter slighting slimmer slimming slink slipped slippery slitter
  slitting sliver slopping sloppy slosh sloth slotted slouch slower slowing slummer slump slunk slush smack smacked
  smacking smash smell smiled smite smiting smitten smoked smoker smoothing smote smother smoulder smouldered snaked
  snare sneaked sneakier sneer snicker snider snipped snitch snitched snitching snoop snooped snooz snort snorting
  snowball soaped soaring sobbed socked socket socking software soiled soiling solar solder soled solider soling
  somber sombre sooty sophisticate sopped sopping sorest sorting sound sounded sowing spaced spacial spade spare
  spared sparing sparking sparkle spate spatted spatter speaker speck specy spell speller spice spiced spider spied
  spilt spine spire spite spited spitted spitting splat splint spoke spore sported spotting spout spouted spouting
  sprang spree spreed sprig springy sprint sprinted sprung spurt spurting sputter spying squarer squire squired stable
  stack stacking staged staid stain stake stale staled staling stall stank stapled stapler stare staring start starve
  state stater stave staved steal steamed steep steeped steeping steer sticker sticking sticky sting stink stint
  stirred stirring stock stocked stoke stoking stolen stolid stoned stony stood stoop stooped stopped stopping store
  storing stove strain strainer straining strand stranding stray strew stride striding strife strike stringy strip
  striping stripped strive striving strode stroked stroking strove structure strung stuck studied stumble stung
  stunting stutter subset subtler subtly sucked suckle suckled suffer suing suitably suite sulky summary summed
  sunning superb supper surer surly suspended swear swearing sweaty sweet sweeter swell sweller swept swill swine
  swish switch switched switching swoop swooped swore sworn swung symmetric tabled tablet tacked tacking tailor taint
  tainting taking talking tallow tamed taming tampered tampering tangle tangling tango tanked tanner taper tapped
  tapping tarring tarry tarrying tartar tasty taxing teach teared tearing teased tedium teemed teller tender tending
  tented termed testing theta thirsty thorough though threat threw throng throughput throw thyme ticked tiding tighter
  tightly timer tingle tinned tipped tired tireless tittered toast toddle toddled toffee toiled toilet tolled tomatoe
  tombed tonic toning topical topography toppled torch torching total toted totted tottered touched touchy touting
  towed tower toyed trace tracking tract trading trailer trailing trained trainee trait trapez trapper trawl tread
  treading treat treating treed trend trial trick trill trilled trimmer tripe tripped trolled trough truck trucked
  truffle trumped tugging tummy tumor tuned tunnel turfed turner turnip tutor tweet typing udder umpire understate
  undress union uniquer unread unset unsure upped urbane usher utter vague valour vandal vanish vanned vaster velvety
  vended vending venerate vested vesting vetted vigor villa villager violent visibly vista vocation voice vouch
  vouched vouching wadded wadding waded wading wafer wager waited waiter waking wallet walling wallow waning wanner
  warble warbled warden warier warmed warring washer wasted watched watching watery waver waving weaning wearying
  weather weathered weaved weaver wedged wedging weeding weeping weigh weighty welding welted wetter whale wheeled
  wherea whiled whimper whine whirred whirring whisked whiskey whispering whistle whiten whiter whole wholly whore
  whose widow wield winched winding wined winger wining winner wintered wiped wiping wished witch witting wobble woken
  wombat wooded woody workbook worked world worse worth wound wounded wrapped wrench wrest wresting wright wringing
  write yapped yawning yearly yearning yield yodel youth yowling zoned zoning
`
    .trim()
    .split(/\s+/),
);
