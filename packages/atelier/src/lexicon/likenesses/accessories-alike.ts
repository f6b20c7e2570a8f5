import type { AccessoryEntry } from '#atelier/lexicon/entry.ts';
import { type Alike, entriesAlike } from './alike.ts';
import { JEWELS_ALIKE } from './jewels-alike.ts';

/** What is worn or carried under a name of its own, in the shape of something that is drawn. */
const ALIKE: readonly Alike[] = [
  // at the ears
  [
    'jhumkas',
    'gold',
    'chandbali, chandbalis, chandbali earrings, kundan earrings, polki earrings, crescent earrings',
    'jhumkas',
  ],
  ['earrings', 'gold', 'ear cuff, ear cuffs, ear climber, ear climbers', 'earrings'],
  ['tiara', 'gold', 'fascinator', 'a tiara'],
  // about the neck
  [
    'necklace',
    'gold',
    'temple necklace, temple haar, kasu mala, kasumalai, kasu malai, kaasu malai, coin necklace, coin mala, coin haar, guttapusalu, mayoral chain, livery collar, chain of office, navaratna haar, patla haar, golden collar necklace, bib necklace',
  ],
  ['necklace', 'coral', 'coral beads, coral necklace, red coral beads, coral bead necklace, ivie beads, iyun beads'],
  ['necklace', 'ivory', 'cowrie necklace, cowrie shell necklace, puka shell necklace, bone necklace, agate beads'],
  [
    'necklace',
    'jade',
    'jade beads, jade necklace, turquoise beads, turquoise necklace, squash blossom necklace, squash blossom',
  ],
  [
    'necklace',
    'dark brown',
    'rudraksha, rudraksha mala, tulsi mala, tulsi beads, prayer beads, rosary, rosary beads, tasbih, wooden beads, wooden bead necklace, bead necklace, mala beads',
  ],
  ['necklace', 'marigold', 'flower garland, garland, marigold garland, lei, flower lei, varmala, jaimala, jaimaala'],
  ['choker', 'scarlet', 'maasai beads, maasai collar, beaded collar, bead collar, beaded choker'],
  ['choker', 'gold', 'gulband, galapatta, guttu, attigai, addigai, thushi, tushi, nanu choker, kanthi'],
  ['choker', 'black', 'ribbon choker, velvet choker, velvet ribbon choker, lace choker, leather choker'],
  [
    'pendant',
    'silver',
    'dog tags, dog tag, medallion, cross pendant, crucifix, cross necklace, amulet, talisman, taweez, cameo pendant, locket necklace, tiger claw pendant, vati',
  ],
  // at the ears
  [
    'jhumkas',
    'gold',
    'jimikki, jimikkis, jimiki, jimmiki, jimikki earrings, jimikki kammal, buttalu, karn phool, karnphool, jhumar earrings, bugadi',
  ],
  ['studs', 'gold', 'kudi earrings, thodu, kammal, mookuthi studs, button earrings, pearl drops studs'],
  [
    'earrings',
    'gold',
    'danglers, drops earrings, teardrop earrings, crystal earrings, tassel earrings, feather earrings, shoulder dusters, shoulder duster earrings, jade earrings, thora earrings, kundala, matar mala earrings',
  ],
  [
    'hoops',
    'gold',
    'baali, bali earrings, balis, creole earrings, creoles, hoop in one ear, bamboo earrings, door knocker earrings',
  ],
  // on arms and legs
  ['bangles', 'white', 'shakha pola, shankha pola, shakha, shankha, conch bangles, sankha pola'],
  ['bangles', 'crimson', 'choora, chuda, chooda, chura, bridal chooda, bridal choora'],
  [
    'bangles',
    'gold',
    'gamkharu, gamkharu bangles, junbiri bangles, muthi kharu, valayal, gajulu, patlya, tode, pacheli',
  ],
  [
    'bracelet',
    'silver',
    'kara, steel kara, silver kara, iron kada, loha, steel bracelet, id bracelet, chain bracelet, friendship bracelet, rope bracelet, leather bracelet, beaded bracelet, bead bracelet, mauli, kalava, rakhi',
  ],
  [
    'anklet',
    'silver',
    'kolusu, golusu, padasaram, pattilu, ghungroo, ghungroos, ghunghroo, anklet bells, ankle bells, dance bells, jhanjhar, nupur, pajeb, toda',
  ],
  // on the head
  [
    'hijab',
    'cream',
    'tudung, tudong, bawal, tudung bawal, shawl tudung, jilbab headscarf, kerudung, selendang, babushka, babushka scarf, platok, esarp, yashmak scarf, wimple, coif, chador scarf, head covering, head shawl, rida hood',
  ],
  [
    'beanie',
    'black',
    'songkok, peci, kopiah, karakul cap, jinnah cap, topi, kippah, yarmulke, monkey cap, himachali topi, pahadi topi, dhaka topi, watch cap, fez, tarboosh, smoking cap, docker beanie, swim cap, swimming cap, bathing cap, isicholo, okpu agu',
    'a close knitted cap',
  ],
  [
    'beanie',
    'white',
    'gandhi topi, gandhi cap, nehru cap, nehru topi, skullcap, skull cap, prayer cap, namaz cap, kufi, kufi cap, taqiyah',
    'a close knitted cap',
  ],
  [
    'hat',
    'black',
    'tricorne, tricorn, tricorn hat, tricorne hat, bicorne, bicorn hat, pirate hat, witch hat, witches hat, wizard hat, pointed hat, homburg, homburg hat, pork pie hat, trilby felt, church hat, riding hat, spanish hat, cordobes hat, gaucho hat',
    'a hat with a brim',
  ],
  [
    'hat',
    'straw',
    'conical hat, non la, nón lá, salakot, jaapi, japi, coolie hat, straw bonnet, sombrero, salako, vueltiao',
    'a hat with a brim',
  ],
  [
    'hat',
    'khaki',
    'pith helmet, safari hat, boonie hat, bush hat, slouch hat, deerstalker, jungle hat, ranger hat, campaign hat, scout hat',
    'a hat with a brim',
  ],
  ['hat', 'straw', 'panama, garden hat, gardening hat, straw sun hat, floppy straw hat'],
  ['hat', 'camel', 'felt hat, picture hat wide, cartwheel hat wide, wide felt hat, floppy felt hat'],
  [
    'cap',
    'white',
    'sailor cap, sailor hat, captain cap, captains cap, captain hat, nurse cap, nurses cap, forage cap, side cap, garrison cap, kepi, police cap, peaked police cap, trucker cap, trucker hat, ball cap, school cap, cricket cap, jockey cap, riding cap, bandana cap, painter cap',
    'a peaked cap',
  ],
  [
    'headband',
    'gold',
    'forehead band, headache band, flapper headband, hair band, tie headband, knotted headband, head wreath, laurel wreath, olive wreath, mathabana, ear warmer headband, twisted headband',
  ],
  [
    'tiara',
    'gold',
    'mukuta, mukut crown, kireetam, coronet, wreath, vinok, kokoshnik, diadem band, bridal crown',
    'a tiara',
  ],
  [
    'turban',
    'crimson',
    'phenta, gamosa turban, puneri pagdi, mysore peta, peta, rajasthani turban, pagg, imamah, amamah, lungee turban, dumalla, rumal turban, headwrap turban',
  ],
  ['gele', 'gold', 'ichafu, moussor, musor, duku, doek, tignon, african headwrap, ankara headwrap, madras headwrap'],
  [
    'gajra',
    'white',
    "kopou phool, kopou, kopou flower, kopou ful, orchid in hair, orchid in her hair, flower behind ear, flower behind her ear, flower behind his ear, flower behind the ear, rose behind her ear, rose behind ear, hibiscus behind her ear, carnation behind her ear, hibiscus in her hair, hibiscus in hair, frangipani in her hair, flower tucked behind her ear, baby's breath in hair, baby's breath in her hair, baby's breath, jasmine garland, veni, jasmine string, string of jasmine, mullai poo, malli poo, mallipoo, kanakambaram, flower string, fresh flowers in bun, plumeria in hair, flower pinned in hair",
  ],
  [
    'hair-clip',
    'gold',
    'kanzashi, kanzashi comb, hair ornament, hair ornaments, hair jewels, hair comb, hair combs, comb in hair, jeweled comb, jewelled comb, peineta, peineta comb, mantilla comb, tortoiseshell comb, flower pin, hairpin, hairpins, hair pins, bobby pins, pearl pins, pearl hair pins, pearl clips, hair slide, hair slides, hair grip, hair grips, butterfly clip, butterfly clips, snap clips, star clips, claw clips, hair stick, hair sticks, binyeo, binyeo pin, juda pin, jooda pin, bun pin, hair brooch, juda accessory, rakodi, clutcher, hair clutcher, banana clip, bow clip, bow clips, hair bow clip, tic tac clips, tic tac clip, tic tac pins, jaw clip, hair claw, french pin, juda stick, hair fork, alligator clip',
  ],
  [
    'hair-clip',
    'white',
    'hair ribbon, hair ribbons, ribbon in hair, ribbons in hair, ribbon in her hair, ribbons in her hair, ribbons in braids, ribbons in her braids, ribbon in braid, ribbons in plaits, ribbons on plaits, ribbons on the plaits, ribbons on braids, daenggi, daenggi ribbon, hair bows, bow in hair, bow in her hair, bows in hair, plait ribbons',
  ],
  ['hair-clip', 'black', 'scrunchie, scrunchies, hair scrunchie, hair scrunchies', 'a hair clip'],
  [
    'bindi',
    'crimson',
    'tikli, chandrakor, chandrakor tikli, crescent bindi, pottu, sticker bindi, nosed tilak, teep, tip bindi, kumkum, kunku, kumkuma',
  ],
  ['maang-tikka', 'gold', 'passa, paasa, jhoomar, jhumar, side passa, side jhoomar', 'a maang tikka'],
  ['nose-ring', 'gold', 'mookuthi, mukkuthi, nathu, banu nath, nakh, besari, bulak, nose jewel, septum ring'],
  [
    'glasses',
    'tortoiseshell',
    'half moon glasses, half moon spectacles, half-moon glasses, granny glasses, horn rimmed glasses, horn rims, browline glasses, readers, bifocals',
  ],
  [
    'sunglasses',
    'black',
    'ski goggles, steampunk goggles, aviator goggles, safety goggles, wraparound sunglasses, wrap sunglasses, wraparounds',
    'sunglasses',
  ],
  [
    'beanie',
    'dark brown',
    'ushanka, russian hat, cossack hat, papakha, aviator hat, ear flap hat, fur hat',
    'a knitted hat',
  ],
  [
    'sunglasses',
    'black',
    'goggles, glares, clubmasters, clubmaster sunglasses, retro sunglasses, tinted sunglasses, cooling glasses',
  ],
  // at neck and chest
  [
    'tie',
    'navy',
    'skinny tie, school tie, house tie, club tie, regimental tie, knitted tie, knit tie, wool tie, silk tie, satin tie, kipper tie, slim tie, loose tie',
  ],
  ['tie', 'white', 'ascot cravat, day cravat, wedding cravat, stock tie cravat'],
  ['jabot', 'white', 'stock, white stock, hunting stock, stock tie, neck stock, neckcloth, fichu', 'a jabot'],
  [
    'bow-tie',
    'black',
    'ribbon tie, ribbon bow tie, string bow tie, pussy bow tie, western bow tie, moño, mono bow tie',
  ],
  [
    'scarf',
    'scarlet',
    'bandana at the neck, neckerchief scarf, scout scarf, pioneer scarf, boy scout scarf, kercheif, tasseled scarf, gamosa, gamocha, gamusa, football scarf, fur stole scarf, feather boa, boa, snood scarf, cotton gamcha',
  ],
  [
    'brooch',
    'gold',
    'tie pin, tie clip, tie tack, collar bar, stickpin, stick pin, stock pin, cravat pin, scarf pin, lapel pin badge, hijab pin, saree pin, shawl pin, penannular brooch, plaid brooch, kerongsang, kerosang, kerongsang brooch, cameo, cameo brooch, pin badge, pin badges, enamel pin, enamel pins, badge pin, medal, medals, war medals, rosette badge, campaign medals, sheriff badge, police badge, star badge, name brooch',
    'a brooch',
  ],
  [
    'brooch',
    'white',
    'boutonniere, boutonnière, buttonhole flower, flower in buttonhole, carnation in buttonhole, rose in buttonhole, flower in his lapel, flower in lapel, rose in lapel, carnation in his buttonhole, white carnation in buttonhole, carnation in the buttonhole, rose in the buttonhole, flower in the buttonhole, lapel flower, corsage, flower corsage, flower brooch, poppy pin, rose corsage',
    'a brooch',
  ],
  // at waist and hands
  [
    'belt',
    'dark brown',
    'rodeo belt, buckle belt, web belt, canvas belt, skinny belt, thin belt, slim belt, corset belt, wide corset belt, waist cincher',
  ],
  ['belt', 'gold', 'saree belt, sari belt'],
  [
    'belt',
    'dark brown',
    'sam browne belt, sam browne, stable belt, studded belt, chain-link belt, waspie, tool belt, utility belt',
    'a belt',
  ],
  [
    'waist-chain',
    'gold',
    'hip scarf coins, aranjanam, odiyanam, belt chain, challa key chain, key chain at waist, wallet chain, jeans chain',
  ],
  [
    'gloves',
    'black',
    'mittens, mitts, driving gloves, biker gloves, cycling gloves, work gloves, gardening gloves, ski gloves, gauntlets, gauntlet gloves, leather gauntlets, wrist gloves, wrist-length gloves, short gloves',
  ],
  [
    'gloves',
    'white',
    'lace gloves, lace mitts, bridal gloves, wedding gloves, mesh gloves, net gloves, crochet gloves',
  ],
  [
    'watch',
    'silver',
    'steel watch, silver watch, dive watch, divers watch, chronograph, field watch, sports watch analog',
  ],
  ['cap', 'white', 'visor, sun visor, tennis visor, golf visor'],
  // carried
  ['potli', 'gold', 'reticule, drawstring purse, drawstring pouch, pouch, coin pouch, wristlet pouch, dorothy bag'],
  [
    'belt-bag',
    'black',
    'bum bag, bumbag, hip bag, money belt, waist pouch, chest rig, chest rig bag, chest bag, tool pouch',
  ],
  [
    'crossbody',
    'dark brown',
    'satchel, school satchel, messenger bag, saddle bag, camera bag strap, sling pouch, postman bag, doctor bag, phone bag, mobile pouch, phone pouch, chain bag, chain shoulder bag, chain strap bag',
  ],
  ['bag', 'black', 'vanity case, vanity bag, vanity box', 'a bag'],
  ['clutch', 'gold', 'box clutch, evening clutch, sling clutch, hand clutch, bridal clutch, clutch purse'],
  ['bag', 'tan', 'hobo, baguette, baguette bag, hobo bag'],
  ['bag', 'straw', 'jute bag, jute tote, burlap bag'],
  ['luggage', 'dark brown', 'trolley'],
  ['clutch', 'dark brown', 'wallet, purse wallet, card holder, cardholder, card case, coin purse', 'a clutch'],
  ['umbrella', 'white', 'parasol, lace parasol, paper parasol, sun umbrella, oil paper umbrella, chhatri'],
  ['fan', 'cream', 'round fan, uchiwa, feather fan, sandalwood fan, palm fan, bamboo fan, silk fan, ostrich fan'],
  [
    'cane',
    'dark brown',
    'lathi, stick, swagger stick, shepherd staff, crook, riding crop, staff stick, hiking stick, bamboo stick, shillelagh, umbrella stick',
    'a cane',
  ],
  ['suspenders', 'dark brown', 'braces and belt, leather braces, y-back braces, button braces'],
  // on the legs
  [
    'socks',
    'white',
    'knee socks, knee high socks, kilt hose, kilt socks, hose, knee high hose, football socks, hockey socks, over the knee socks, over knee socks, thigh high socks, thigh highs, ankle socks, frilly socks, lace socks, ruffled socks, trainer socks, knee highs, frill socks, no show socks, loafer socks, tabi socks, leg warmers, legwarmers, poodle socks, bobby socks, tube socks, crew socks, slouch socks',
  ],
  [
    'tights',
    'black',
    'ballet tights, dance tights, lace tights, fishnets, fishnet tights, fishnet stockings, thermal tights, seamed stockings, silk stockings, polka dot tights',
  ],
];

/** Of two of one name the earlier wins. */
export const ACCESSORIES_ALIKE: readonly AccessoryEntry[] = entriesAlike([...JEWELS_ALIKE, ...ALIKE]);
