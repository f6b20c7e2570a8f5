/** People, places and makings that are called as clothes are. */
import { type Homonym, placed, right } from './homonym.ts';

export const OTHERS: readonly Homonym[] = [
  // what a bunch is tied of grows round nobody
  {
    word: 'pampas|pampas grass|wheat|grass|leaves|fern|eucalyptus|lavender|foliage',
    after: right('bouquet|bunch|posy|nosegay'),
    example: 'a lace gown, a hat in tan and a pampas grass bouquet',
    reads: 'ignored',
  },
  // hair that is cropped leaves a shirt its length
  {
    word: 'crop',
    before: /\bhair (?:cut |worn |kept |styled )?(?:in|into|to|as) (?:a |an )?(?:\w+ ){0,2}$/,
    means: ['hair', 'pixie crop'],
    example: 'silver hair in a crop, an ivory shirt',
    reads: 'hair',
  },
  // how something is put on wears nothing out
  {
    word: 'worn',
    after:
      /^(?:(?:in|the|a|as) )*(?:\w+ ){0,3}(?:style|drape|fashion|way|manner)\b|^(?:like|as|backwards?|low|high|loosely|loose|long|short|open|closed|front|back|inside|upside|draped|pleated|tucked|wrapped|crosswise|cross|seedha|ulta|tied|knotted|belted|together|alone|separately)\b/,
    isSilent: true,
    example: 'a pink saree worn bengali style',
    reads: 'ignored',
  },
  // years of a child are no length of a sleeve
  {
    word: '3 4|3/4',
    after: right('yr|yrs|year|years|month|months|size|sizes'),
    isSilent: true,
    example: 'a pink girls frock, 3/4 years',
    reads: 'ignored',
  },
  // a bag's lock kisses nobody
  {
    word: 'kiss',
    after: right('lock|clasp|closure|frame'),
    isSilent: true,
    example: 'a beaded bag with a kiss lock',
    reads: 'ignored',
  },
  // neon that shines from somewhere dyes nobody
  {
    word: 'neon',
    after:
      /^(?:from|of (?:a |the )?(?:shop|sign|bar|stall|street)|reflect|glow|shin|buzz|flicker|everywhere|above|behind|outside|on (?:a |the )?(?:wet|wall|street|road))/,
    means: ['scene', 'rainy evening'],
    example: 'a beige coat, neon from a tea shop in green and pink reflecting',
    reads: 'setting neon from a tea shop in green and pink reflecting',
  },
  // the sky above somebody colours nothing
  {
    word: 'sky',
    before:
      /\b(?:under|against|below|beneath|into|the|night|starry|open|clear|cloudy|stormy|evening|morning|sunset|moonlit|grey|dark|pink|orange|overcast|monsoon|dramatic)(?: \w+){0,2} $/,
    after: /^(?:$|and|with|behind|above|over|full|at|in|on|is|was|during|of)/,
    means: ['scene', 'rainy evening'],
    example: 'a black dress under a cloudy sky',
    reads: 'setting cloudy sky',
  },
  // trains stop at a platform
  {
    word: 'platform',
    before: /(?:train|railway|rail|subway|metro|tube|station|rainy|crowded|empty|busy|foggy|misty|on the|at the) $/,
    means: ['scene', 'rainy evening'],
    example: 'a black coat, empty railway platform',
    reads: 'setting empty railway platform',
  },
  // a day of the week sits nowhere
  {
    word: 'sat|sun',
    before: /(?:wedding|party|function|event|this|next|on|reception|sangeet|engagement|puja)$/,
    isSilent: true,
    example: 'a navy suit for a wedding sat',
    reads: 'ignored',
  },
  // hair that fades into the skin washes out no cloth
  {
    word: 'fade',
    before: /(?:short|low|mid|high|skin|taper|clean|bald|drop|temple|haircut|hair|buzz) $/,
    means: ['remark', 'bangs'],
    example: 'a guy with a short fade in jeans',
    reads: 'hair',
  },
  // light from behind turns nobody round
  {
    word: 'from behind|behind',
    before: /(?:light|sun|glow|sunlight|lamp|lit|moonlight|flash|rays?) (?:\w+ ){0,2}$/,
    isSilent: true,
    example: 'a linen dress, warm light from behind',
    reads: 'ignored',
  },
  // who cuts a collar is nobody who wears it
  {
    word: 'grandad|granddad|grandpa|grandfather',
    after: right('style|collar|neck|neckline|band|core|chic|fit'),
    means: ['attribute', 'grandad collar'],
    example: 'an olive shirt dress, collarless, grandad style',
    reads: 'collar band',
  },
  // parts of a car
  {
    word: 'hood|bonnet|boot|trunk|cap|skirt|apron',
    after: right(
      'of (?:a |an |the |his |her |my |their )?(?:\\w+ ){0,3}(?:car|taxi|cab|jeep|van|truck|lorry|bus|scooter|ambassador|convertible|automobile|tractor|table|stage|bed|counter|hill|tree)',
    ),
    means: ['scene', 'rainy evening'],
    example: 'a pink saree, leaning on the hood of a yellow taxi',
    reads: 'setting hood of a yellow taxi',
  },
  // whoever checks a watch wears no checks
  {
    word: 'check|checking',
    after: right('(?:his|her|their|the|my) (?:watch|phone|time|bag|hair|reflection|pocket|mirror)'),
    example: 'a grey suit, he checks his watch',
    reads: 'ignored',
  },
  // two of a thing are no twins
  {
    word: 'twin|twins',
    after: right('handle|strap|pocket|button|vent|breasted|needle|stripe|peak'),
    isSilent: true,
    example: 'a tan tote with twin handles',
    reads: 'ignored',
  },
  {
    word: 'slip',
    after: right('pocket|pockets'),
    example: 'a tan tote with a front slip pocket',
    reads: 'ignored',
  },
  // a coat that falls is of no season
  {
    word: 'fall',
    after: right('away|into|to|from|straight|softly|over|just|below|above|past|off|down|open|loose|at|in|gently'),
    isSilent: true,
    example: 'a grey coat that falls away at the front',
    reads: 'ignored',
  },
  // whoever is asked is not who wears it
  {
    word: 'bhaiya|bhai|bhaiyya|uncle|aunty|auntie|didi|madam|dude|bro',
    before: /^(?:hi|hello|hey|dear|namaste|namaskar|salaam|pls|please)$/,
    isSilent: true,
    example: 'hello bhaiya, a red saree for the puja',
    reads: 'ignored',
  },
  // flaps of pockets
  {
    word: 'flap',
    before: /pocket (?:with|and) (?:\w+ )?$/,
    means: ['detail', 'flap pocket'],
    example: 'a flannel shirt, chest pockets with flaps',
    reads: 'detail flap-pocket',
  },
  // a crest on a button is a button's
  {
    word: 'crest',
    after: right('button|buttons'),
    example: 'a navy blazer with brass crest buttons',
    reads: 'ignored',
  },
  {
    word: 'staff',
    after: right('lanyard|badge|pass|card|id|uniform|party|room|member'),
    example: 'a black shirt, staff lanyard',
    reads: 'ignored',
  },
  // sneakers kick, pleats too
  {
    word: 'kick',
    after: right('pleat'),
    means: ['detail', 'back vent'],
    example: 'a pencil skirt with a kick pleat',
    reads: 'detail vent',
  },
  {
    word: 'patch|badge',
    after: placed('chest|breast|pocket'),
    means: ['detail', 'emblem'],
    example: 'a navy boiler suit, name patch on the left chest',
    reads: 'detail chest-motif',
  },
];
