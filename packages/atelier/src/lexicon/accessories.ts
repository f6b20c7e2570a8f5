import type { AccessoryEntry } from './entry.ts';

/** What is worn or held besides clothes. `kind` is what is drawn. */
export const ACCESSORY_WORDS: readonly AccessoryEntry[] = [
  // Jewellery
  {
    id: 'jewellery',
    words:
      'jewellery, jewelry, jewels, parure, jewellery set, jewelry set, ornaments, shell jewellery, temple jewellery, kundan set, kundan, polki, polki set, bridal jewellery, kundan jewellery, polki jewellery, oxidised jewellery',
    kind: 'necklace',
    name: 'jewellery',
    colour: 'gold',
  },
  {
    id: 'necklace',
    words:
      'necklace, necklaces, statement necklace, kundan necklace, pearl necklace, pearls, haar, rani haar, neckpiece, mala, pearl mala, motimala, shell necklace, collar necklace, string of pearls',
    kind: 'necklace',
    colour: 'gold',
  },
  {
    id: 'choker',
    words: 'choker, choker necklace, kundan choker, polki choker, pearl choker',
    kind: 'choker',
    colour: 'gold',
  },
  {
    id: 'pendant',
    words: 'pendant, pendant necklace, locket, mangalsutra, dainty necklace',
    kind: 'pendant',
    colour: 'gold',
  },
  {
    id: 'layered-chains',
    words: 'chain, chains, layered chains, chain necklace, chains necklace, layered necklaces, layered necklace',
    kind: 'necklace',
    name: 'layered chains',
    colour: 'gold',
  },
  {
    id: 'earrings',
    words:
      'earrings, earring, drop earrings, dangly earrings, statement earrings, ear rings, dangling earrings, ear cuffs',
    kind: 'earrings',
    colour: 'gold',
  },
  {
    id: 'stud-earrings',
    words: 'stud earrings, ear studs, studs earrings, pearl studs, diamond studs, pearl earrings',
    kind: 'studs',
    name: 'stud earrings',
    colour: 'pearl',
  },
  {
    id: 'hoop-earrings',
    words: 'hoop earrings, hoops, hoop',
    kind: 'hoops',
    name: 'hoop earrings',
    colour: 'gold',
  },
  {
    id: 'chandelier-earrings',
    words: 'chandelier earrings, chandeliers',
    kind: 'earrings',
    name: 'chandelier earrings',
    colour: 'gold',
  },
  {
    id: 'jhumkas',
    words:
      'jhumka, jhumkas, jhumki, jhumkis, chandbali, chandbalis, jhumka earrings, chandbali earrings, kundan earrings, polki earrings, dome earrings, crescent earrings',
    kind: 'jhumkas',
    name: 'jhumkas',
    colour: 'gold',
  },
  {
    id: 'bangles',
    words:
      'bangle, bangles, stacked bangles, glass bangles, kaleere, kalire, kaleeras, choora, chuda, chooda, chura, kada, kadas, kangan, bangle set, conch bangles, shakha pola, shankha pola, shakha',
    kind: 'bangles',
    colour: 'gold',
  },
  {
    id: 'bracelet',
    words: 'bracelet, bracelets, cuff bracelet, wrist cuff, charm bracelet, armlet, bajuband',
    kind: 'bracelet',
    colour: 'gold',
  },
  { id: 'ring', words: 'ring, rings, finger ring', kind: 'ring', colour: 'gold' },
  {
    id: 'maang-tikka',
    words: 'maang tikka, mang tikka, tikka, maangtika, matha patti, mathapatti, borla',
    kind: 'maang-tikka',
    colour: 'gold',
  },
  { id: 'nath', words: 'nath, nose ring, nose pin, nose stud, nathni', kind: 'nose-ring', colour: 'gold' },
  { id: 'anklet', words: 'anklet, anklets, payal, payals, ghungroo', kind: 'anklet', colour: 'silver' },
  { id: 'bindi', words: 'bindi, bindis, bottu, tilak', kind: 'bindi', colour: 'crimson' },
  { id: 'brooch', words: 'brooch, brooches, lapel pin, pin brooch, kalgi', kind: 'brooch', colour: 'gold' },
  {
    id: 'kamarbandh',
    words: 'kamarbandh, kamarband, waist chain, kamar bandh, hip chain, oddiyanam',
    kind: 'waist-chain',
    colour: 'gold',
  },
  // Head
  {
    id: 'hat',
    words: 'hat, hats, brimmed hat',
    kind: 'hat',
    colour: 'camel',
  },
  { id: 'fedora', words: 'fedora, fedora hat, trilby, trilby hat', kind: 'hat', name: 'fedora', colour: 'camel' },
  { id: 'panama-hat', words: 'panama hat', kind: 'hat', name: 'panama hat', colour: 'straw' },
  {
    id: 'wide-brim-hat',
    words: 'wide brim hat, wide-brimmed hat, wide brimmed hat',
    kind: 'hat',
    name: 'wide-brimmed hat',
    colour: 'camel',
  },
  { id: 'top-hat', words: 'top hat', kind: 'hat', name: 'top hat', colour: 'black' },
  { id: 'bowler-hat', words: 'bowler hat, derby hat', kind: 'hat', name: 'bowler hat', colour: 'black' },
  { id: 'cloche', words: 'cloche, cloche hat', kind: 'hat', name: 'cloche hat', colour: 'camel' },
  {
    id: 'cowboy-hat',
    words: 'cowboy hat, western hat',
    kind: 'hat',
    name: 'cowboy hat',
    colour: 'camel',
  },
  {
    id: 'straw-hat',
    words: 'straw hat, sun hat, sunhat, floppy hat',
    kind: 'hat',
    name: 'straw hat',
    colour: 'straw',
  },
  { id: 'boater', words: 'boater, boater hat, straw boater', kind: 'hat', name: 'straw boater', colour: 'straw' },
  { id: 'bucket-hat', words: 'bucket hat', kind: 'hat', name: 'bucket hat', colour: 'beige' },
  {
    id: 'cap',
    words: 'cap, baseball cap, snapback, visor, dad cap, peaked cap',
    kind: 'cap',
    colour: 'black',
  },
  { id: 'flat-cap', words: 'flat cap, newsboy cap, paperboy cap', kind: 'cap', name: 'flat cap', colour: 'black' },
  {
    id: 'beanie',
    words: 'beanie, bobble hat, winter hat',
    kind: 'beanie',
    name: 'knitted hat',
    colour: 'cream',
  },
  { id: 'beret', words: 'beret, berets', kind: 'beret', colour: 'black' },
  {
    id: 'headband',
    words: 'headband, head band, hairband, alice band, bandana, sweatband, hair band',
    kind: 'headband',
    colour: 'black',
  },
  { id: 'turban', words: 'turban, safa, pagri, pagdi, pheta, dastar', kind: 'turban', colour: 'saffron' },
  { id: 'gele', words: 'gele, head tie, headtie, head wrap, headwrap, fila', kind: 'gele', colour: 'gold' },
  {
    id: 'hijab',
    words: 'hijab, sheila, shayla',
    kind: 'hijab',
    colour: 'cream',
  },
  { id: 'headscarf', words: 'headscarf, head scarf, kerchief', kind: 'hijab', name: 'headscarf', colour: 'cream' },
  {
    id: 'keffiyeh',
    words: 'keffiyeh, kufiya, ghutra, shemagh, kaffiyeh',
    kind: 'hijab',
    name: 'keffiyeh',
    colour: 'white',
  },
  {
    id: 'tiara',
    words: 'tiara, mukut, topor, crown, headpiece, head piece, circlet, diadem, fascinator, flower crown, floral crown',
    kind: 'tiara',
    colour: 'gold',
  },
  { id: 'veil', words: 'veil, bridal veil', kind: 'veil', colour: 'ivory' },
  {
    id: 'gajra',
    words:
      'gajra, jasmine, jasmine flowers, flowers in hair, flowers in her hair, jasmine in hair, mogra, flower in hair',
    kind: 'gajra',
    name: 'jasmine in the hair',
    colour: 'white',
  },
  {
    id: 'hair-clip',
    words: 'hair clip, barrette, hair pin, scrunchie, hair bow, claw clip',
    kind: 'hair-clip',
    colour: 'gold',
  },
  // Face and neck
  {
    id: 'sunglasses',
    words:
      'sunglasses, shades, aviators, wayfarers, sun glasses, cat eye sunglasses, dark glasses, aviator sunglasses, goggles',
    kind: 'sunglasses',
    colour: 'black',
  },
  {
    id: 'glasses',
    words:
      'glasses, wire frame glasses, wire rimmed glasses, eyeglasses, spectacles, specs, reading glasses, round glasses, eyewear',
    kind: 'glasses',
    colour: 'tortoiseshell',
  },
  {
    id: 'scarf',
    words:
      'scarf, scarves, muffler, neck scarf, bandana scarf, scarf bandana, neck bandana, bandana around the neck, silk scarf, neckerchief, snood, infinity scarf, foulard',
    kind: 'scarf',
    colour: 'camel',
  },
  {
    id: 'tie',
    words: 'necktie, tie, neck tie, ties neck, skinny tie, cravat, ascot, ascot tie',
    kind: 'tie',
    colour: 'burgundy',
  },
  { id: 'bow-tie', words: 'bow tie, bowtie, dickie bow, bow-tie', kind: 'bow-tie', name: 'bow tie', colour: 'black' },
  {
    id: 'pocket-square',
    words: 'pocket square, pocket handkerchief, handkerchief square',
    kind: 'pocket-square',
    colour: 'white',
  },
  // Hands, waist, legs
  {
    id: 'watch',
    words: 'watch, watches, wristwatch, wrist watch, smartwatch, pocket watch',
    kind: 'watch',
    colour: 'gold',
  },
  {
    id: 'gloves',
    words: 'gloves, glove, mittens, opera gloves, fingerless gloves',
    kind: 'gloves',
    colour: 'black',
  },
  {
    id: 'belt',
    words: 'belt, chain belt, corset belt, statement belt, rope belt',
    kind: 'belt',
    colour: 'tan',
  },
  { id: 'obi-belt', words: 'obi belt, obi', kind: 'obi', name: 'obi', colour: 'gold' },
  { id: 'sporran', words: 'sporran', kind: 'sporran', colour: 'dark brown' },
  { id: 'suspenders', words: 'suspenders, braces, suspender', kind: 'suspenders', colour: 'dark brown' },
  {
    id: 'stockings',
    words: 'stockings, pantyhose, hosiery, fishnets, fishnet tights, fishnet stockings',
    kind: 'tights',
    colour: 'black',
  },
  { id: 'tights', words: 'tights, opaque tights, woolly tights', kind: 'tights', colour: 'black' },
  {
    id: 'socks',
    words: 'socks, sock, knee socks, crew socks, ankle socks, thigh high socks, leg warmers, knee high socks',
    kind: 'socks',
    colour: 'white',
  },
  // Carried
  {
    id: 'bag',
    words:
      'bag, handbag, hand bag, purse, tote, tote bag, shoulder bag, sling bag, crossbody, crossbody bag, cross body bag, satchel, bucket bag, baguette bag, messenger bag, hobo bag, bags, sling',
    kind: 'bag',
    name: 'bag',
    colour: 'tan',
  },
  { id: 'top-handle-bag', words: 'top-handle bag, top handle bag', kind: 'bag', name: 'top-handle bag', colour: 'tan' },
  {
    id: 'straw-bag',
    words: 'straw bag, basket bag, straw tote, woven bag',
    kind: 'bag',
    name: 'straw bag',
    colour: 'straw',
  },
  {
    id: 'clutch',
    words: 'clutch, clutch bag, evening bag, minaudiere, clutches',
    kind: 'clutch',
    colour: 'gold',
  },
  { id: 'potli', words: 'potli, potli bag, batua', kind: 'potli', colour: 'gold' },
  {
    id: 'backpack',
    words: 'backpack, rucksack, back pack, duffel bag, duffle bag, gym bag, fanny pack, belt bag, waist bag',
    kind: 'backpack',
    colour: 'black',
  },
  { id: 'umbrella', words: 'umbrella, parasol', kind: 'umbrella', colour: 'black' },
  { id: 'cane', words: 'cane, walking stick', kind: 'cane', colour: 'dark brown' },
  { id: 'hand-fan', words: 'hand fan, folding fan, paper fan', kind: 'fan', colour: 'cream' },
  { id: 'sword', words: 'sword, kirpan, talwar, dagger', kind: 'sword', colour: 'silver' },
];
