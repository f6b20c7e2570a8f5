/** Words of plain English that lie one letter from a word of ours and mean what they say: never taken for typos. */
export const NOT_TYPOS: ReadonlySet<string> = new Set(
  `
  baaki baqi beech lagwa karwa wanted aaron aboard abode abort abound abreast abridge abroad academic accept accepted accessorize acing acorn acton added
  fencer fencers perch drinks rinse adore adored adventure adventured affect afield afresh africa agenda aglow aground aiding aimless aired airman akron
  alden alien alight alighting alike alive allan allay allez allot alloy alluding allusion alone aloud alpha alpine
  altair alter altered america americana among ample anesthetic anger angled angler angling angola animala antiqued
  apiece aping apply approved arabia arbour archery arcing arent arjun arrow artiste artwork ascent ashed asleep astor
  atone atoned attach attache attacked attired austin avast aware awhile awing babble backing backward backwards
  badger badly bailed baker balded balian balking balled baller ballon ballot bally banana bandaged bandanna bandied
  banding bandit bandy banged banger banging bangladesh banish banked banker banned banque banter bared barge baring
  baron barred barren barret barring barry bashed bashing basil basin basis basked basset batch batched batching
  batter battered batting battle bawling beached beaked beaker beamed beamer beaming beaned beaner beaning bearding
  bearing beast beater beating beaut beaver becket bedded bedding bedside beech beery began beget begged begging bela
  belated belay belch belied belle belled belli bello bellowing bended bender benet benn bereft berry beset bested
  besting better bicker bicycled bidden bidding biding biggy bigot biked biking bikinis billet billow billy
  binning biped birding biter bitten bitter blacked blackie blacking blade blame blamer bland blank blanked blanker
  blankest blare blared blaring blase blast blaze blazed bleacher bleat bleated bleed blende blending blight blighting
  blind blinding bling blink blobbed blocker blonder blooded bloodied blooding bloody bloused blowing blown blurt
  boarded boarder boated bobbie bobcat boded boding boeing bogging boggle boiling boing bolder bolted bombed bondage
  bonded bonding boner bonne booby booed boogie booing bookie booking booky boony boorish boost bootee booth bored
  boring bosom botch botched bother bottled bough bound bounded bowed bower bowie bowing bowle bowled bowline bowser
  boxed boxing boyer braced bracing brack brackish brain brained braining brainy braised brake branch branded brandy
  brant brash brass brave brawn brayed braying breach breached bread breaded breading breck breez breeze breezing
  bribe bricked bridged bridger bridle brimmer brimming brine bring bringing brink brisk broach brocaded brock broiled
  broiler broke bronz bronzed brood brooking broom brothel browny bruce bruise brunt brushed brutish bubba bubbled
  bubbly bucked buckler budge buffaloe buffed buffer bugging buggy bugler buick built bullet bully bumble bummer
  bumper bunch bundt bundy bungle bunny bunyan burble burke burly burma burned burst burton bushed bushier busier
  businessmen businesswomen buster butler butted buttery caber cabled caching caddy calicoe californian calking
  callow cameo camouflaged camped campuse candied candled candler canned cannon canny canon canter canton caped caper
  capered capering capsuled capulet cardin cared cargoe caring carlo carmel carne carnival carpe carped carriage
  carrousel carry carting carton carve carved cashed casket caste caster casualty catalogued catch cater cattle causal
  caving cellar censure centred certain chablis chair chaired chalky chama changing chapin chapped chart chasm chawk
  cheat cheated cheating checker cheek cheeked cheeky cheer cheery chess chester chesty chica chick chico chile chili
  chill chilli chily chime chimp china ching chink chocolatey choir choke choked cholo chopped chopper chopping choral
  chord chose chuck chucked chucky chugging chunk churn cinch circled circuse clack clacking clair clamour
  clapped clapper clare clash class cleaning clear cleat cleave clement clich cliche clicked clinched cling clink
  clock clocked clocking clone cloned closed closer closet clothed clotting cloudy clout clove clover clown cluck
  clump clung clunky clutter coach coast cobble cobbler coble coffer coiled colder collage collard collated colly
  colombia columbian combe combine comer comfortably comme commence commy comped compete competed completer completion
  complimented comprised conceit concern concerto confidant congealed constricted contract contracted contracting
  converge convert cooch cooed cookbook cooker cooking coolly cooly cooped cooper copier copped copter cornet corning
  corral cosily costa costumed couched couching cough couldn count countless county coupe couple course coven covert
  covet coveted coveting covey cower cowering coyer cozily crack craftsmen crain craned crank crapped crashed crass
  crate crated crating crave crayon craze crazing creak creaking creaky creaming crease creasing creasy created creek
  creep cremate cremating crept crest cresting crete crewe crewed cribbed cribbing crick crime crimp cringe cringed
  cringing cripe crise crispy croak crock crone croon cropper crosser crouch crouched crowed cruised cruiser crunch
  crush crusher crust crusted crutch cubby cully cunning cupped curbed cured curie curled curry currying curse cursed
  curtail custard cutter dagon dairy daisy dally danced dancer dander dandy danger dangle danke danker dante darby
  dared darken darling darning darting dashed dating davis dawning dazing dearly dearth death deave debby deception
  decked decker decorate dedicate deductive defined degraded deign deigned demon dented derail derailed derailing
  deriving derry desist dessert destroyer detain detained detaining deter diane dicing digger diking dimmed dimple
  dinar dined diner dinero dining dinned dipper dipsy disliked ditch ditty diver diving doable docked dogging doily
  dollar dolled doodle dorian dosing doted doubled doubly dough douse drafted drago drain draining drake dramatiz
  draper drawling dreading dream dreamt dreary drench dresser drift drilled drily dripped driver droll droop drooped
  dropper dross drown drunk ducked duckie ducky duffer duller dully dunce dunne duress during dusted dustier earmuff
  earning earthly easier eater egged egging eight eighth either elder elevate elmer elongate ember embroider emery
  ending endure ensue ensured enter entice entre equality errant erring especial ether ethic ethiopia exaggerate
  excerpt expire explore explored expose express fable faced facing factor failing faint fainting faire faked faking
  falter faltered famed fancy fanned farce fared faring farmed farmer farther fashionably faster fated fathered
  fathering fating fatted fattening fatter fawning faxed faxing fayed fazed fazing feared fearing feathery featured
  feeling fell feller felling fellow felted fender fending fennel ferry fetal fetter feuding fever fiance fibbed
  fibbing fibre ficus fiddle fiend fiercer fifth fight fighter fighting figment filed filet filii filled filler
  filling filly filmy finder finding fined finer finery fingering fingerling fining finnish firearm firmer fishermen
  fitter fiver fixer flake flaked flaking flame flamed flaming flashed flashy flask flatly flatter flawed flawing
  flayed fleeced fleecy fleshy flick flicked flicker flighty fling flinging flipped flipper flirt flitted flitting
  float flock flocked flocking flood flopped flor flora flore flour flouted flowed flown fluff flung flunky flurry
  flush fluster flute fluxed focuse fogging foiled folder folly footed foray forayed foraying forced forcep fording
  forge forger format formed forte forth found founded fowling frail framed framing freeing fridge fried frigging
  fright frond fronted frost frown fruity frying fulled fungi funner funny fury fussy futility gable gaggle gaily
  gained galley gallow gander ganging gangling ganja gaping garbage garble garbled garbo garner garnett garret gashed
  gasket gauche gaudy gauge gayer gazing gearing gelded gelder generated genii genoa genre gentile gentled gentler
  gently germany gibing giblet giggle givin gland glare glared glaring glass glassed glassy glazer glazing glean
  gleaning glided glider globe gloom gloved glover gloving glower gobbed gobble godless goggle goody google goose
  gorman grace gracing grade grader grading grafted grail grande grange grant graph grasp grassy grate grateful grater
  gratin grating grave gravel graveling gravelling graven graver graving graze grazed greed greet greta greyer grill
  grilled grind grinding gripe gripped grocer groin groot groove grope groping gross grossed grouched ground grounded
  grove grovel grover growing growling grown grudge grungy guess guild gullet gully gumshoe gunning gusher gustier
  gusty gutter gutting hacking hadden hailed hairy haler halfway haling halted halving hammed hamper handed handel
  handing handled handler handy hanna harbor harden harder hardness hardy hared haring harlem harmless harpreet harpy
  harrow harrying hashed haste hastening hatch hatched hatching hater hating hatred hatter haven haying hazen hazing
  headed header heading headland heady healed healing health heard hearing hearst hearth hearty heater heath heathen
  heating heave heaving hedge hedging heeded heigh height hell henny herded heroe heroin herpe herring hiding
  highlighted hiker hilly hinging hipped hipper hippo hired hiring hissed hisself hitting hiving hoard hoarse hobbled
  hobby hocking hogging hokey holder holdup holing holly homey homme honed honing honky hooding hoodoo hooey hoofed
  hooked hooking hookup hooky hooped hooted hopped hopper hopping hoppy horde horded hording horsed horsey horst horsy
  hosing hostel hounded house housed housewive hovel hover hovering howdy howling hubble huffed huffy hummer hunch
  hunger hunker hunted hurry hurtle husky hyped imaged inaner incense inched included india indiana indoor inert infer
  inferior infinite influence influenced inland insect inserted insider inspire insure intenser inter interest
  invented invert invested irate irise issue itchy jacked jacker jacking jaded jading jagger jangle jangling jarring
  jasmin jelly jested jesting jeweled jeweler jeweller jigging jimbo jin jingle jobbed jogged joiner jointed jotted
  jugging juggle jumba jumped jumpier junky juster jutted karan karma keeled kendal kenya kipper kiran kisser kneed
  kneeling knell knifed knight knive koala koran korea label labelled lacked laddy laded laden lading lager lagged
  lagging laker lamed lamer lamest laming lance lanced lancing landed lapped larger largo larking laser lashed latch
  latched latching latent later lathe lather lathered lathering lathing latigo latter lattin launch laurel lawyer
  lawyering laxer laxest laying layout leach leaded leading leafing leagued leaguer leaked leaking leaky leaping leary
  lease leasing leathery leaved leaving ledge lefter legal lemmon lending leonard lester lever levin lewis libel
  licked licking lifer lighted lighten lightning liked likely liken liker liking lilly limed liming linden linder
  linear liner linger linked linking lipsticked liter litter littering littler lived liven liver livery livid living
  loader loafed loaner loaning loave lobbed lobby locked locker locking locus lodger logged logger logging lolled
  lonely loner longboat longed longing looming looping loosed loosen looser loosing looting lopped loren lose loser
  losing lotuse louie louise lounged louse lover loverly lovey loving lowed lowing loyal lucked lucking lugged lugging
  lunge lunging lurch lured lusher luster lustier lusty lying lynch macao maced machined macho macing macintosh madame
  madcap madre maharajah mailed maine malee malice mallet mammy mange mangle mangling mangoe mangy manicured manned
  manner mannish manny mantra manty manure mapped marched marching marco maria marian mariana marie marina mariner
  marita marked marker marred marring marron marrow marry marrying martel martha martial martin masha mashed master
  match mate mated mater maternal matte matter mattered matured maturer mauled mayor meaning medal meddle meera mellon
  mellow melon melted melting mending mental menus merry mesh messr meted meteor meter meting metro midst mighty
  miking milky millet milton minding mined mingle minimalism mining minuse missed missy misty miter moaning mobbed
  mocked mocking modem modesty moira molar molding moldy molest mommy mongo monkey mooning moore moose mopey mopped
  moral morris mosey mossy motel motorcycled motto mould mound mounded mourning mouse moustach mouth mover mower moxie
  mucked muddle muffed muffle muffled mugging mulled mullen muller multiplex multiply mumsy munch muscle mused muslim
  mustach muster mustier musty muter muting mutter naive napa napped nappy nature naturel nearing nearly nepal nested
  nesting nether nettled neural newer nicety nicht nicked niece nieve nifty nigeria nightly nighty nikhil nipper nippy
  nonny noodled noose norma normal norman norse north nosing noting nuder nurse nursed nutted nutty oared oaring
  octave odder offed officer oiled olden oliver olivet oodle opaqued opaquer opting order ordered organiz orion otter
  ouster ousting outed outwit overhear overheard overheat overly oversight owing owning oxidise oxidized paced pacer
  pacing packer packet packing padding paddle paddled paella pagan paged pager paine pained paining painted painter
  pakistan palate paled paler pally pamper panned panting panty papal papered papering pappy parachuted parch pardo
  parent paring parish parity parked parkin parking parma parred parring parry parse parsed parsing parsley parte
  parted partly partying pasta paste pasted pasting pasty patched patching patchy patel patho patient patio patter
  pattered patting patty pauper paved paving pawed pawning payed payer paying peace pealed pearly pebble pecked pecker
  pedant peddle peeble peeked peeled peeler peeper pegging pelted penal pending pennant penned penney peony pepped
  peppy perch perked persia perter pester petit petted petty pheasant phoned phoney phonograph phony photon picked
  picket picketed pictured piddle pieced piecing pierce pigged piked piking pilar pilate piled piling pillage
  pillowing pimped pimping pimple pinch pinche pinched pined pining pinot piper piqued pirated pisce pitch pitted
  pitting pivot pizza place placed placid placing plainclothe plane planet plank plant planted planter plastic plate
  plated plating plato platter playa player plaza plead pleaded pleasant pleased plight plighting plowing plugging
  plumb plume plunged plunger pluse plusher plying poach podded point pointe pointer pointing pointless poising poker
  poking policemen poling poll polled ponce ponder pooch pooka poplar poppa popped poppet poppin porch pored poring
  porter porting portman poser posse possibly poster posting potent potted pottery potty pouched pouching pound
  pounded pouting powdery practiced practise prado prance prayed praying preach preen prefect premier premiered prepay
  preset pressed pressing prevent preyed preying price prick pride priding primate printer printing priss privater
  priya processional produce prof profiled profiler prone propped protect provided provider prying pucker puffier
  pulley pulse punch punning punter puppy puree purge purpler pursed purser pursue pushed pushier pushy putter qualify
  quartet queer quest quieted quieting quilt quint quirk quirt quist quitting quote raced racial racier racket racking
  radio raffle raffled rafted ragged raging raided raiding raine rained raining raise raiser raking rally rammed ramon
  rance rancho range ranging rankle raped rapid raping rapped rared rarer raring rasher raster ratcher rathe rating
  ration raved ravel raveling ravelling raving ravish rawer razing reach react reader readying realty reamed reaming
  reaping rearing reason reconstructed redder redding reddy reefed reeled refer refine regale rehired reich reined
  related relayed renal rending rented renter renting repent report reside resign resigned restive retail retailed
  retailing retch retire retort retry revery revolution rhino ricing ricket ridden ridding riddle rider ridge ridging
  rifer right righter righting rightly righto righty riling rimming ringed ringer ringing rinsed riper ripper rippled
  riser rising risque roach roaming roast robbed robber robbin robbing roche rocked rocket rocketed rockier rodman
  rogue rohan roller romano romeo romped rooker rooking rooky roper rotted rotund rough roughed rounder rouse routing
  rover rowan royale rubbed rubbing rubble rubin ruffed rugged ruining rummer runaway runny rushed rushing russia
  rustier rusting rusty sable sacked sacking saddled safaris safer sailing saith sallow sally salon saloon salter
  samba sample sandbag sanded sanding santo santy sapped sarge sarin satan saute saved savin saving sawed sawing
  scandal scandinavia scant scarce scare scary scone scooper scoot scooted scope scoped score scout scrap scrape
  scrappy scream scrip scuff scuffed sealed seamed searing seating sedated seder seeping seized semen semple sender
  sending senhor senor sensor serena serener setter setting seventh sever sewing shacked shacking shaded shadowy shady
  shaft shake shaken shall shame shamed shard share shared sharif shark sharped shatter shave shaven shaver shaving
  shawn shear shearing sheathe sheen sheep sheet sheik shelf sheller shelly sherry shied shifty shill shine shingle
  shinned shipping shire shirk shirked shirking shirl shirted shirting shish shitting shoal shock shocked shone shook
  shooter shoppe shopped shore shorn shorting shorty shouldn shout shove shoved shoving showcased showy shredder shrub
  shtick shucking shunning shyer sicked sicker sided siding siena sifting sight sighting silhouetted silly silting
  simile simmer simmering simpler simplex simply simran singe singed singer singled singly sinned sinner sinning sinus
  sipped sired siree siring sitar sited siting sitter sixer sixth sizer skated skeet sketchy skill skimping skinner
  skinning skipper skulk slack slacked slacker slacking slade slain slake slander slang slapped slated slater slave
  slaved slavin slavish sleeked sleeping sleepy sleet sleeted slept slice sliced slick slide slier slight slighter
  slighting slime slimmer slimming slink slipped slippery slitter slitting sliver sloan sloper slopping sloppy slosh
  slote sloth slotted slouch slower slowing slummer slump slunk slush smack smacked smacking smarty smash smell smiled
  smiley smite smithy smiting smitten smoked smoker smooch smoot smoothing smoothy smote smother smoulder smouldered
  snaked snape snare sneaked sneakier sneer snell snicker snide snider snipped snitch snitched snitching snoop snooped
  snooz snore snort snorting snotty snout snowball snowing snuff soaped soaring sobbed socked socket socking software
  softy soiled soiling solar solder soled solely solider soling solver somber sombre sonar sonny sooty sophisticate
  sopped sopping sorest sorting sound sounded soused sowing spaced spacey spacial spade spake spare spared sparing
  sparking sparkle sparky spate spatted spatter speaker speck specy spell speller spence spender spice spiced spider
  spied spill spilt spine spire spite spited spitted spitting splat splint splutter spoke spore sported spotter
  spotting spout spouted spouting sprang spree spreed sprig springy sprint sprinted sprung spurt spurting sputter
  spying squab squad squarer squaw squire squired stable stack stacking staff staged staid stain stake staked stale
  staled staling stalk stalked stall stank stapled stapler stare staring stark starlet starr start starve stash state
  stated stater stating stave staved steak steal steamed steed steele steely steep steeped steeping steer stein
  stephen steppe stepper steven sticker sticking sticky stiff stile stilt sting stinger stink stinker stint stipe
  stirred stirring stock stocked stoke stoking stolen stolid stoned stoner stoney stony stood stoop stooped stopped
  stopper stopping store stored storey storing stormy story stove strain strainer straining strand stranding stray
  stream streep strep strew stride striding strife strike stringy strip striping stripped strive striving strobe
  strode stroked stroking strom strove structure strung strut stuck studied stuffy stumble stung stunting stutter
  stylist suave subset subtler subtly sucked suckle suckled suffer suing suitably suite sulky sully summary summed
  sumner sundae sundry sunning sunway superb superheroe supper supple surer suresh surfed surly suspended sutter swear
  swearing sweated sweaty swede sweet sweeter sweety swell sweller swept swifty swill swimmer swine swinger swink
  swirly swish switch switched switching swoop swooped swore sworn swung symmetric tabled tablet tacked tacking tacky
  tailing tailor taint tainting taking talbot talker talking tallow tally tamed taming tammy tampered tampering tangle
  tangling tango tanked tanner tanny taper tapped tapping tarring tarry tarrying tartar tarzan tasty tatoo taxing
  teach teared tearing teased tedium teemed teller tempe tender tending tented termed terre testing thame theta theyre
  thicke thine thingy think thinning thirsty thorough though thready threat threw throe throng throughput throw thyme
  ticked tiding tigger tighter tightly tiller tilly timer tingle tinned tipped tipper tippet tiptop tired tireless
  tittered toast toddle toddled toddy toffee toiled toilet tolled toller tomatoe tombed toner tonic toning topical
  topography topping toppled topside torch torching total toted totted tottered touche touched touchy tought touting
  towed tower toyed trace tracer tracked tracking tract trade traded trading trailer trailing trained trainee trait
  trapez trapped trapper trawl tread treading treat treating treed trend trial trick tricky trill trilled trimmer
  tripe tripped tripping trolled troth trough trouper truck trucked truffle trumped tucker tugging tumble tumbler
  tummy tumor tuned tuning tunis tunnel turfed turner turnip tutor twain tweedy tweet tying typing tyrone udder umpire
  understate undress union uniquer unread unset unsure upped urbana urbane usher utter vague valour vandal vanish
  vanned vantage vaster velvety vended vending venerate vested vesting vetted victor victoria viewer vigor villa
  villager violent visibly visita vista vocation voice voila volcanoe volley vouch vouched vouching wacker wadded
  wadding waded wader wading wafer waged wager waging wailer waited waiter waiver waked waking walla wallet walling
  wallow wally walsh walter waning wanking wanner warble warbled warden warier waring warmed warner warring washer
  wasted watched watching watery waved waver waving waxing weaker weaning wearer wearying weather weathered weaved
  weaver wedged wedgie wedging wedgy weeding weeping weigh weighty welch welding welted wetter whale wheaty wheeled
  wherea whiled whimper whine whipper whirred whirring whisked whiskey whispering whistle whitehall whiten whiter
  whitey whitman whole wholly whore whose wicked widow wield wigged wight willy wimpy winch winched winded winding
  wined winery winger winging wining winked winkle winner winning wintered wiped wiping wished witch witter witting
  wobble woken wombat wooded woodman woody wooly workbook worked world wormer worse worth wouldn wound wounded wrangle
  wrapped wrench wrest wresting wright wringing wrinkly write writer wrong yapped yawning yearly yearning yield yodel
  youth yowling zapped zoned zoning
`
    .trim()
    .split(/\s+/),
);
