/** Short forms and slips of the hand that change how a sentence is built. */
const SHORT: Readonly<Record<string, string>> = {
  n: 'and',
  nd: 'and',
  '&': 'and',
  u: 'you',
  pls: 'please',
  plz: 'please',
  plss: 'please',
  instad: 'instead',
  insted: 'instead',
  intead: 'instead',
  istead: 'instead',
  cud: 'could',
  wud: 'would',
  coz: 'because',
  cos: 'because',
  bcoz: 'because',
  w: 'with',
  r: 'are',
  quater: 'quarter',
  quartr: 'quarter',
  qtr: 'quarter',
  jkt: 'jacket',
  jckt: 'jacket',
  blk: 'black',
  wht: 'white',
  brwn: 'brown',
  pkt: 'pocket',
  pkts: 'pockets',
  btn: 'button',
  btns: 'buttons',
  slv: 'sleeve',
  slvs: 'sleeves',
  trs: 'trousers',
  trsrs: 'trousers',
  abt: 'about',
  thru: 'through',
  lngth: 'length',
  emb: 'embroidery',
  asym: 'asymmetric',
  sq: 'square',
  sunnies: 'sunglasses',
  vich: 'mein',
  vic: 'mein',
  chahidi: 'chahiye',
  chahida: 'chahiye',
  chaidi: 'chahiye',
  atleast: 'at least',
  shd: 'should',
};
const SHORT_WORD = new RegExp(`(?<=^|[\\s,.;!?])(?:${Object.keys(SHORT).join('|')})(?=$|[\\s,.;!?])`, 'g');
/** 'Lagwa do', 'karwana hai': had done by somebody else, and done. */
const HAD_DONE = /\b(kar|bana|laga|hata|dal|daal|nikal|silwa|badal|chhot[ai]|lag|ban|hat)wa(o|na|iye|ke|kar|ye)?\b/g;
const DONE: Readonly<Record<string, string>> = {
  kar: 'kar',
  bana: 'bana',
  ban: 'bana',
  laga: 'laga',
  lag: 'laga',
  hata: 'hata',
  hat: 'hata',
  dal: 'daal',
  daal: 'daal',
  nikal: 'nikal',
  badal: 'badal',
};
/** In the middle, with it, a strand, a stone: no wood, no earring and no other thing that sounds like it. */
const inPlain = (words: string): string =>
  words
    .replace(/\b(?:beech|bich) (?:mein|me|main|wal[aei])\b/g, 'in the middle')
    .replace(/\b(?:saath|sath) (?:mein|me|hi)\b(?: same)?(?= .*\bbhi\b)/g, 'add')
    .replace(/\b(?:saath|sath) (?:mein|me|hi)\b,?|\b(?:is|us)ke (?:saath|sath)\b/g, '')
    .replace(/\b(?:ladi|ladiya[an]*|ladiyon|ladi wal[aei])\b/g, 'strand')
    .replace(/\b(?:pat+har|nag|nageena)\b/g, 'stone')
    // 'do inch se zyada nahi'
    .replace(/,? \b(do|ek|teen|\d) ?inch se (?:zyada|jyada|kam) (?:nahin?|mat)(?: ho)?/g, ', $1 inch');
/** How hot it is, whom it pleases, how it feels: no order, with or without a comma before it. */
const HINDI_CHAT =
  /,? ?(?:\b(?:bhai|bhaiya|didi|ji|yaar|kyunki|kyonki) )?\b(?:(?:bahut |bohot |zyada )?(?:garmi|sardi|thand|barish)(?: (?:bahut|bohot|zyada|lagti|hoti|ho rahi))*(?: hai)?|[a-z]+ ko (?:bahut |zyada )?(?:pasand|achh?[aei] lag\w+)(?: (?:hai|hain|aayega|ayega|aata))?|(?:plain |zyada |bahut |aise |waise )*(?:achh?[aei]|sundar|pyar[aei]|mast) (?:lag\w+|dikh\w+)(?: (?:hai|rahega|rahi hai))?|(?:gale|kamar|kandhe|pairo?n?) (?:pe|par|mein|me|se) [a-z]+ (?:lag\w+|hota|hoti)(?: hai)?|shaadi (?:hai|mein jana hai))(?=$|[,.;!?])/g;
/** What she gets or is, behind a 'please' and with no comma. */
const AFTER_PLEASE =
  /\b(please|pls)[, ]+(?:she|he|it|they|we|i)(?:'s|'m|s)? (?:gets?|has|have|is|are|will|hates?|itches|feels?|loves?|likes?|won't|can't|am)\b[^,.;!?]*/g;
/** Where somebody has no such thing, the first is as good. */
const IF_NONE = /,? (?:if|in case) (?:you|u|they|we) (?:do not|don't|dont) have(?: (?:it|that|any|one))?\b/g;

/** What is typed in a hurry, as it is meant: short forms, verbs of having something done, words that sound like others, chat. Lower case in and out. Pure. */
export const typed = (words: string): string =>
  inPlain(words.replace(SHORT_WORD, (word) => SHORT[word] ?? word))
    .replace(HAD_DONE, (said: string, verb: string, end: string | undefined) => {
      const done = DONE[verb];
      return done === undefined ? said : `${done}${end === 'na' || end === 'o' ? end : ''}`;
    })
    .replace(HINDI_CHAT, '')
    .replace(AFTER_PLEASE, '$1')
    .replace(IF_NONE, '')
    .replace(/, [a-z]+ if not(?=$|[,.;!?])/g, '')
    .replace(/ if (?:that's|thats|it's|its|that is) possible\b/g, '')
    .replace(/ please (?=(?:instead|rather|in place|not) )/g, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim() || words;
