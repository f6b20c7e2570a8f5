/** Colours that shops call by what they are like, in the form of the table of colours: name | hex | other spellings. */
export const SHOP_COLOURS = `
  rama blue        | #13788f | rama
  angoori          | #b8c56a | angoori green, angoori colour, grape green
  dhani            | #a4bd45 | dhani green, dhani colour, paddy green
  jamuni           | #55285f | jamun, jamun purple, jamni, jamun colour, jamuni colour
  badami           | #c2976a | badami colour, almond, almond brown, badam colour
  chikoo           | #a8805c | chiku, chikoo colour, chiku colour, cheeku
  jogia            | #dd7440 | jogiya
  katthai          | #6b3526 | kathai, kattha colour, kathai colour
  surmai           | #5c6670 | surmayi, surmai grey
  pyazi            | #c98a95 | pyaazi, pyazi pink, pyaazi pink
  motia            | #f2e6cf | motiya
  rupehla          | #bfc2c7 | rupahla, rupeli
  basil green      | #5f7a4a | basil
  tea green        | #c5d3a6 |
  nude pink        | #e3b6a8 | nude rose
  tea pink         | #e6b3a9 | tea rose
  shell pink       | #f2c9bd | seashell pink, sea shell pink, conch pink
  ash pink         | #c9a5a3 | smoky pink
  antique rose     | #b9807c |
  arctic blue      | #bcdbe6 | glacier blue
  stormy blue      | #56697d |
  smoky blue       | #7f8fa0 | smoke blue, ash blue
  milky white      | #f8f4ea | milk white, oat milk
  corn yellow      | #ecc959 | corn, maize, sweetcorn yellow
  lemonade         | #f5e9a0 | limoncello, buttercup yellow
  chilli red       | #bf2a22 | chilli, chili red, mirchi red, cayenne red
  tandoori         | #c65a2c | tandoori orange, curry orange
  hazel            | #8e6b43 | hazelnut, hazelnut brown
  whisky           | #b0763a | whiskey, whisky brown
  nutmeg           | #8a5f42 | nutmeg brown, cedar brown, teak brown
  sesame           | #d9c7a3 | sesame beige
  pebble           | #b3aa9d | pebble grey, hay beige
  pigeon grey      | #8f949b | mouse grey, lead grey, elephant grey
  concrete grey    | #a2a19d | concrete
  ink black        | #1b1d27 | blue black, raven black
  coal             | #2a2a2c | coal black, soot black, carbon black, pitch black, liquorice black
  chrome           | #b4b8bd | chrome silver, nickel, nickel silver, titanium, titanium grey, platinum silver
  carrot red       | #d9572b | carrot, carrot orange, carrot pink, gajar colour
  iridescent       | #c4c8d2 | pearlescent, mermaid shimmer, rainbow sheen
  holographic      | #bfc4d0 | hologram, holo
`;

/** Colours that are a sheen. */
export const SHEENS: ReadonlySet<string> = new Set(['iridescent', 'holographic']);
