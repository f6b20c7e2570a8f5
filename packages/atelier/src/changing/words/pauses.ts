/** Where another wish begins in the same breath, whatever stands before it. */
const BEGINS = [
  ...[
    'what if',
    'how about',
    'what about',
    'can (?:you|u|we)',
    'could (?:you|u|we)',
    '(?:can|could|may) the',
    'would you',
  ],
  ...[
    'i want',
    'i need',
    "i'?d (?:like|rather|prefer|love)",
    'i would',
    '(?:she|he|they|madam|sir|mum|mom|aunty) (?:wants?|is asking|needs?|says?|asks)',
  ],
  ...[
    'do you have',
    'do u have',
    'same (?:but|thing|as|with|without)',
    'hmm+',
    "let'?s",
    'maybe (?:a|the|some)',
    'give',
    'not (?:the|so)\\b',
  ],
  ...['(?:the )?rest', 'everything else', 'nothing else', "that'?s it", 'all else'],
].join('|');
const ANOTHER = new RegExp(` (?:and|n|nd|&|aur|but) (?=(?:${BEGINS})\\b)`, 'g');
/** 'Plus' joins two wishes wherever it is no size of somebody; so does what says that one follows the other. */
const JOINED =
  / (?:(?:and|n|nd|&) (?:then|also|plus)(?: also)?|plus(?! ?-?size)(?: also)?|then also|and lastly|also) (?=\S)/g;
/** 'Shoes should be loafers and saree: red'. */
const TOPIC = / (?:and|n|nd|&|aur) (?=(?:the |her |his )?[a-z'-]+(?: [a-z'-]+)?(?: -|:) )/g;

/** A verb in Hindi ends its wish. */
const ENDED =
  /\b(hatao|hata do|lagao|laga do|karo|kar do|kar dijiye|chahiye|pehnao|pehna do|banao|bana do|bhi|ki jagah (?:an? )?[a-z]+(?: [a-z]+)?) (?:and|n|nd|&|aur) /g;

/** 'Leggings -> wide trousers'. */
const ARROW = /(^|[,.;!?] ?)([a-z' -]+?) ?(?:-+>|=>|→) ?/g;

/** Ends a wish with a comma where another begins behind 'and', 'plus' or 'then'. Lower case in and out. */
export const paused = (words: string): string =>
  words
    .replace(ARROW, '$1change $2 to ')
    .replace(ENDED, '$1, ')
    .replace(JOINED, ', ')
    .replace(ANOTHER, ', ')
    .replace(TOPIC, ', ');
