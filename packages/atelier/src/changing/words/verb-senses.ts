const ITS = '(?:the |her |his |its |their )?';
const END = '(?=$|[,.;!?]| and | but )';
const LANDMARK = '(mid[- ]?calf|calf|knees?|ankles?|floor|ground|mid[- ]?thigh|thighs?|hips?|waist|elbows?|wrists?)';
const MOVED = `(?:drop|take|bring|lower|raise|lengthen|shorten|lift|let|cut|hem|extend|move|pull)`;

/** Verbs that take off where nothing is said of whither, and move where it is: 'drop the hem', 'drop the hem to the knee'. */
const TO_LANDMARK = new RegExp(
  `\\b${MOVED} ${ITS}([a-z]+(?: [a-z]+)??)(?: up| down| out| in)? (?:to|till|until) (?:just )?(?:(?:below|above|at) )?(?:the |her |his )?${LANDMARK}${END}`,
  'g',
);
const ENDS: Readonly<Record<string, string>> = { ground: 'floor', calf: 'midi', elbow: 'elbow', wrist: 'long' };
const endOf = (landmark: string): string => {
  const plain = landmark.replace(/^mid[- ]?/, '').replace(/s$/, '');
  return ENDS[plain] ?? plain;
};

/** What is moved ends where it is said to end. */
function movedTo(what: string, landmark: string): string {
  const end = endOf(landmark);
  if (/^slits?$/.test(what)) return end === 'thigh' ? 'thigh slit' : 'slit to the knee';
  if (/sleeves?$/.test(what)) return `${what.replace(/ ?sleeves?$/, '')} ${end} sleeves`.trim();
  // of what was named last, whatever that is
  if (/^(?:it|this|that|them)$/.test(what)) return `to the ${landmark}`;
  if (/^(?:hem|hemline|length)$/.test(what)) return `make it ${end} length`;
  return `make the ${what} ${end} length`;
}

/** 'Hem the trousers', 'unroll the sleeves': at the head of a clause the noun is a verb. */
const HEMMED = /(^|[,.;!?] ?|\band )hem ((?:the |her |his )\w+)/g;
const ROLLED_DOWN = new RegExp(
  `\\b(?:roll|fold|push|pull) (?:down )?${ITS}sleeves(?: down)?${END}|\\bunroll ${ITS}sleeves\\b`,
  'g',
);
/** Whoever speaks of somebody else's wish describes nobody in the picture. */
const SPEAKER =
  /,? ?\b(?:as |because |since |and )?(?:my|our|his|her) (?:mother|mom|mum|mummy|mother in law|father|dad|husband|wife|sister|brother|client|customer|boss|aunt|friend|fianc[eé]e?|daughter|son) (?:insists|says|said|thinks|wants(?: it)?|prefers|likes|loves|hates|asked|begs|told me|is asking|feels)(?: so| that| it| on it)?\b/g;
/** What something is for, said behind it: no wish of its own. */
const REASON =
  / so (?:that )?(?:she|he|they|you|one|it|i|we) (?:can |may |will |could |does(?:n't| not) )?[a-z ]+?(?=$|[,.;!?])/g;
/** 'Go back to no hat like before' asks for no hat; 'go back to the original' for another design. */
const BACK_TO_NONE = /\bgo back to (no [a-z ]+?)(?: like before| as before| again)?(?=$|[,.;!?]| and )/g;

/** What a dressmaker does to it, where that is a verb: 'pleat it'. */
const WORKED: Readonly<Record<string, string>> = {
  pleat: 'pleats',
  gather: 'gathers',
  embroider: 'embroidery',
  quilt: 'quilting',
};
const SEWN = /\b(pleat|gather|embroider|quilt) (it|them|(?:the|her|his) \w+)(?=$|[,.;!?]| and )/g;
/** Whoever ties something wears no tie for it. */
const TIED =
  /(?<!\b(?:the|his|her|a|my) )\btie (?=(?:an?|some) (?!(?:bit|shade|touch|little|lot|tad)\b)(?!.*\bhair\b))/g;
const ON_SIDE =
  /\b(slit|vent|stripes?) (?:down|at|on|along|up) (?:the |one |both )?sides?(?: of (the \w+))?(?=$|[,.;!?]| and )/g;
const KEPT_BUT = /\bkeep (?:the |her |his )?([a-z]+(?: [a-z]+)?),? but (?:make it |have it )?in (?=[a-z])/g;

/** Words that are a verb in one place and a name or a removal in another, by the place they stand in. Plain lower case in and out. */
export const bySense = (words: string): string =>
  words
    .replace(SPEAKER, ' ')
    .replace(REASON, ' ')
    .replace(BACK_TO_NONE, '$1')
    .replace(SEWN, (_, verb: string, what: string) => `${WORKED[verb]} on ${what}`)
    .replace(TIED, 'add ')
    .replace(ON_SIDE, (_, what: string, of: string | undefined) => `side ${what}${of ? ` on ${of}` : ''}`)
    .replace(KEPT_BUT, '$1 in ')
    .replace(/\brole up\b/g, 'roll up')
    .replace(TO_LANDMARK, (_, what: string, landmark: string) => movedTo(what, landmark))
    .replace(
      /\b(?:can|could|should|let) (the [a-z]+(?: [a-z]+)?) be(?:come)? (an? )(?!bit|little|tad|touch|lot|shade|size)/g,
      'change $1 to $2',
    )
    .replace(HEMMED, '$1make $2 shorter')
    .replace(ROLLED_DOWN, (said) => (/\bdown\b|\bunroll/.test(said) ? 'remove the rolled sleeves' : said))
    .replace(/\btone (?:the |her |his )?([a-z ]+?) down\b/g, 'tone down the $1')
    .replace(
      /\bscale (the [a-z]+(?: [a-z]+)?|[a-z]+) (up|down)\b/g,
      (_, what: string, way: string) => `${way === 'up' ? 'bigger' : 'smaller'} ${what.replace(/^the /, '')}`,
    );
