/** What closes a garment, as it is bought. */
export const CLOSERS = {
  zip: {
    words:
      '(?:(?:invisible|concealed|lapped|exposed|metal|brass|chunky|open[- ]end(?:ed)?|two[- ]way|separating) )*zip(?:p?ers?|s)?',
    what: 'zip',
    count: 1,
  },
  hook: { words: 'hooks?(?:[ ~&]+(?:and )?(?:eyes?|bars?))?|hook-and-(?:eye|bar)s?', what: 'hook and eye', count: 3 },
  snap: { words: 'snaps?(?: buttons?)?|press[- ]?(?:studs?|buttons?)|poppers?', what: 'snap', count: 4 },
  stud: { words: '(?:shirt |dress )?studs?', what: 'shirt stud', count: 4 },
  frog: { words: '(?:pankou|frogs?)(?:[ -](?:knots?|buttons?))?|knot buttons?', what: 'frog', count: 5 },
  toggle: { words: 'toggles?', what: 'toggle with loops', count: 4 },
  velcro: { words: 'velcro(?: tabs?)?|hook[- ]and[- ]loop(?: tape)?', what: 'velcro, 2 cm wide', count: 1 },
  button: {
    words:
      '(?:[a-z]+[- ]covered |(?:wood(?:en)?|metal|shank|brass|horn|shell|(?:mother[- ]of[- ])?pearl|coconut|leather|gold|silver|antique|fabric|self|covered) )*buttons?(?!ed| ?-?(?:fly|down|through|holes?|loops?|tabs?|placket))',
    what: 'button',
    count: 3,
  },
} as const satisfies Readonly<Record<string, { words: string; what: string; count: number }>>;
export type CloserId = keyof typeof CLOSERS;

/** What is bought and sewn on, by the piece or by the metre. */
export const BOUGHT = {
  lace: { words: 'lace(?![- ]?up)(?: trims?| edging)?', what: 'lace' },
  gota: { words: 'gota(?:[- ]patti)?', what: 'gota' },
  piping: { words: '(?:contrast )?(?:piping|piped)', what: 'piping cord in bias strips' },
  tape: { words: '(?:twill |bias |cotton |ribbon )?tapes?', what: 'tape' },
  ribbon: { words: 'ribbons?', what: 'ribbon' },
  fringe: { words: 'fring(?:es?|ing)', what: 'fringe' },
  'can-can': { words: 'can[- ]?can|crinoline|petticoat net', what: 'can-can net' },
  pads: { words: 'padd?(?:ed|ing)? cups|cups|bra pads|padded', what: 'cups', pieces: 1 },
  tassel: { words: 'tassels?|latkans?', what: 'tassels', pieces: 2 },
  'd-ring': { words: 'd[- ]rings?', what: 'D-ring', pieces: 2 },
  buckle: { words: '(?:[a-z]+ )?buckles?', what: 'buckle', pieces: 1 },
  elastic: { words: 'elastic(?:ated)?', what: 'elastic' },
  boning: { words: 'bon(?:es|ing)', what: 'boning' },
  rivet: { words: '(?:(?:copper|brass|metal|antique|silver) )?rivets?', what: 'rivet', pieces: 6 },
  eyelet: { words: '(?:metal )?(?:eyelets|grommets?)', what: 'eyelet', pieces: 2 },
  himo: { words: '(?:haori )?himo', what: 'himo cord', pieces: 2 },
  cord: { words: 'drawcords?|dori|nada|nara', what: 'cord' },
} as const satisfies Readonly<Record<string, { words: string; what: string; pieces?: number }>>;
export type BoughtId = keyof typeof BOUGHT;

const CLOTHS = 'net|lace|tulle|organza|georgette|chiffon|velvet|satin|mesh|leather';

/** What is cut for itself; `as` is what pieces that serve it are called. */
export const CUT_APART = {
  cuff: { words: '(?:[a-z]+ )?(?:cuffs?)', as: /cuff/i, count: 2 },
  gusset: { words: 'gussets?', as: /gusset/i, count: 2 },
  godet: { words: 'godets?', as: /godet/i, count: 2 },
  'storm flap': {
    words: '(?:gun|storm) (?:flaps?|shields?)|(?:rain|back) (?:flap|shield)',
    as: /storm|gun/i,
    count: 1,
  },
  epaulette: { words: 'epaul(?:ettes?|ets?)', as: /epaul/i, count: 2 },
  tab: { words: '(?:[a-z]+ )?tabs?', as: /tab/i, count: 2 },
  strap: { words: '(?:sleeve|cuff|back|chin|throat|shoulder) straps?', as: /strap/i, count: 2 },
  flap: { words: '(?:pocket |flap |flapped )flaps?|flaps', as: /flap/i, count: 2 },
  yoke: { words: '(?:split |back |front |hip |shoulder )*yokes?', as: /yoke/i, count: 1 },
  pocket: {
    words: '(?:[a-z-]+ )?pockets?|(?:chest|breast|back|hip) welts?(?! pocket)|(?<!mock )welts(?! pocket)',
    as: /pocket|welt|jetting/i,
    count: 2,
  },
  collar: {
    words: '(?:(?!incl|including|with|at|and|the|on|to|no|rib|ribbed)[a-z-]+ )?collars?',
    as: /collar|stand/i,
    count: 2,
  },
  placket: { words: '(?:[a-z]+ )?plackets?', as: /placket|facing/i, count: 2 },
  dickey: { words: 'dick(?:ey|ie)s?', as: /dick/i, count: 1 },
  bib: { words: 'bib(?: front)?', as: /bib/i, count: 1 },
  belt: { words: '(?:self[- ])?belts?(?! loops?)|sash(?:es)?', as: /belt|sash/i, count: 1 },
  loop: { words: '(?:belt[- ])?loops?(?! ?-?(?:button|closure|fasten|tape|edge|lace))', as: /loop/i, count: 5 },
  hood: { words: 'hoods?', as: /hood/i, count: 2 },
  peplum: { words: 'peplum', as: /peplum/i, count: 1 },
  dongjeong: { words: 'dongjeong', as: /dongjeong/i, count: 1 },
  goreum: { words: 'goreum|otgoreum', as: /goreum/i, count: 2 },
  gore: { words: 'gores?', as: /gore|panel/i, count: 6 },
  underlap: { words: 'underlap', as: /underlap/i, count: 1 },
  paincha: { words: 'paincha|poncha|ponche', as: /cuff|paincha/i, count: 2 },
  'turn-up': { words: 'turn[- ]?ups?', as: /turn-up/i, count: 2 },
  patch: { words: '(?:elbow|knee) patch(?:es)?', as: /elbow|knee/i, count: 2 },
  lining: { words: '(?:(?:half|part(?:ly|ially)?|fully)[- ])?(?:lined|lining)', as: /lining/i, count: 1 },
  'other cloth': { words: `(?:${CLOTHS}) (?:sleeves?|yoke|panels?|overlay|insets?)`, as: /contrast/i, count: 1 },
} as const satisfies Readonly<Record<string, { words: string; as: RegExp; count: number }>>;
export type CutId = keyof typeof CUT_APART;

/** Where a part lies, by the words beside it. */
export const PART_PLACES = {
  crotch: 'crotch|inner legs?|inside legs?|inseam',
  cuff: 'cuffs?|cuffed|sleeves?|wrists?',
  pocket: 'pockets?|flaps?|welts?',
  strap: '(?:shoulder )?straps|braces|suspenders',
  fly: 'fly',
  nape: 'nape',
  back: 'back|behind|rear',
  side: '(?<!from both )(?:sides?|side seams?)',
  shoulder: 'shoulders?|epaulettes?|raglan',
  // 'up to the waist' is where a row ends
  waist: '(?<!\\b(?:to|till|until) (?:the )?|\\b(?:up|till|until) ~{2,6} )waist|waistband|(?<!collar )band(?! collar)',
  hood: 'hood',
  hip: 'hips?(?! yoke)',
  hem: 'hems?|daaman',
  ankle: 'ankles?',
  leg: '(?:each|both|every) legs?|(?<!mid[- ])calf(?![- ]length)|calves',
  neck: 'necks?|neckline|collar|keyhole',
  skirt: 'skirt',
  chest: 'chest|breast',
  front: 'fronts?|plackets?',
} as const;
export type PartPlace = keyof typeof PART_PLACES;
