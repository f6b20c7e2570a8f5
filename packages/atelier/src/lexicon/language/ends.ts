/** Where words say that a garment ends: 'hits at mid-calf', 'cropped at the waist', 'grazing the floor'. */

const ENDS =
  '(?:hit|hitting|skim|skimming|graze|grazing|brush|brushing|fall|falling|end|ending|stop|stopping|reach|reaching|come|coming|finish|finishing|finished|land|landing|drop|dropping|cut|cut off|crop|cropped|cropping|touch|touching|pool|pooling|puddle|puddling|sweep|sweeping|kiss|kissing|go|going|length|hem|hem hit|hem at|hem to|long till|sleeve|sleeve length|sleeve end|sleeve ending|sleeve hit|sleeve hitting|sleeve stop|till|until|upto)';
const SITS = '(?:sit|sitting|rest|resting|hang|hanging|worn|slung)';
const FINE =
  '(?: (?:just|right|exactly|slightly|barely|well|an inch|one inch|two inch|a little|all the way|about|down|low|high|loosely|easy|out|neatly|softly))*';
const AT = '(?: (?:at|to|on|above|below|past|around|over|by|near|under|till|until|upto|up|down|onto|short of|before))*';
const THE = '(?: (?:the|her|his|their|my|your|a))*';
const WHICH = '(?: (?:upper|lower|high|low|mid|middle of|natural|top of|the))*';
const BODY =
  'waist|waistline|waistband|navel|belly button|midriff|rib cage|rib|ribcage|bust|hip|hip bone|hipbone|thigh|knee|kneecap|calf|shin|ankle|ankle bone|floor|ground|feet|toe|shoe|elbow|wrist|forearm|knuckle|fingertip|finger|hand|thumb';

const END = new RegExp(
  `^(?<verb>${ENDS}|${SITS})${FINE}(?<at>${AT}${FINE})${THE}(?<which>${WHICH}) (?<body>${BODY})(?: length)?$`,
);
/** A seam that lies low, and no end of anything. */
const LOW_WAIST = /^drop (?:waist|waistline)$/;
const GRAZER = new RegExp(
  `^(?<which>mid )?(?<body>${BODY}) (?:graze|grazing|grazer|skim|skimming|skimmer|brushing|sweeping|hitting|kissing)(?: length)?$`,
);
const SITTING = new RegExp(`^${SITS}$`);

/** The phrase of the lexicon that tells the same, by where it ends. */
const AT_BODY: readonly (readonly [body: RegExp, phrase: string])[] = [
  [/^(?:navel|belly button|midriff|rib cage|rib|ribcage|bust)$/, 'cropped'],
  [/^(?:waist|waistline|waistband)$/, 'ends at the waist'],
  [/^hip/, 'ends at the hip'],
  [/^thigh$/, 'thigh length'],
  [/^(?:calf|shin)$/, 'mid calf'],
  [/^(?:floor|ground|feet|toe|shoe)$/, 'floor length'],
];

/** What a slit does. */
export const SLIT_GOES = ['going', 'reaching', 'rising', 'running', 'opening', 'open'] as const;
/** 'slit to mid-thigh', 'reaching above the knee': how far it goes, and nothing of how long the garment is. */
export const SLIT_TO = new RegExp(
  `^(?:(?:${SLIT_GOES.join('|')}) )?(?:up |all the way |right )?(?:to|till|until|upto|up to|from|at|above|below|on|starting at) (?:(?:the|her|mid|upper|lower|top of|high|just|above|below) )*(?:thigh|knee|hip|calf|waist|ankle)$`,
);

/** 'hugs the hips', 'clings to her curves': how close it lies, wherever. */
const SKIMS =
  /^(?:skim|skimming)(?: over)? (?:(?:the|her|his|your|every|all|all the) )?(?:curve|body|figure|form|frame|contour)$/;
const HUGS =
  /^(?:hug|hugging|cling|clinging|mould|moulded)(?: to)? (?:(?:the|her|his|your|every|all|all the) )?(?:hip|waist|curve|body|bust|figure|thigh|torso|leg|bum|bottom)$/;

/** 'High till the navel': how high trousers or a skirt sit. */
const HIGH =
  /^(?:high|come up high|sit high) (?:up )?(?:to|till|until|upto|above|on) (?:the |her |his |my )?(?:navel|belly button|waist|natural waist|rib|ribs|rib cage)$/;

/** Words that may begin one. */
export const BEGINS_END: ReadonlySet<string> = new Set(
  [
    ...ENDS.slice(3, -1).split('|'),
    ...SITS.slice(3, -1).split('|'),
    ...BODY.split('|'),
    'mid',
    'high',
    'hug',
    'hugging',
    'cling',
    'clinging',
    'mould',
    'moulded',
  ].map((words) => words.split(' ')[0] ?? ''),
);
/** Longest of them, in words. */
export const LONGEST_END = 9;

/** The lexicon's phrase for where folded words say that something ends; undefined where they say no such thing. */
export function endIn(words: string): string | undefined {
  if (HIGH.test(words)) return 'high waist';
  if (HUGS.test(words)) return 'tight';
  if (SKIMS.test(words)) return 'fitted';
  const { verb = 'end', at = '', which = '', body } = (END.exec(words) ?? GRAZER.exec(words))?.groups ?? {};
  if (!body || LOW_WAIST.test(words)) return undefined;
  const isAbove = /\b(?:above|short of|before)\b/.test(at);
  if (SITTING.test(verb)) {
    if (/^hip/.test(body)) return 'sits at the hip';
    if (!/^waist/.test(body)) return undefined;
    if (isAbove || /high/.test(which)) return 'high waist';
    return /below/.test(at) || /low/.test(which) ? 'low waist' : 'sits at the waist';
  }
  if (/^knee/.test(body))
    return isAbove ? 'above the knee' : /\b(?:below|past|under)\b/.test(at) ? 'below the knee' : 'knee length';
  if (/^ankle/.test(body)) return isAbove ? 'above the ankle' : 'ankle length';
  if (/^waist/.test(body) && isAbove) return 'cropped';
  if (/^(?:skim|skimming|graze|grazing)$/.test(verb) && at === '' && /^hip|^thigh/.test(body)) return 'skims the hip';
  if (body === 'elbow')
    return isAbove
      ? 'short sleeves'
      : /\b(?:below|past|under)\b/.test(at)
        ? 'three quarter sleeves'
        : 'elbow length sleeves';
  if (/^(?:fingertip|finger|hand|thumb)$/.test(body)) return /sleeve/.test(verb) ? 'full sleeves' : undefined;
  if (body === 'forearm') return 'three quarter sleeves';
  if (body === 'wrist' || body === 'knuckle') return 'full sleeves';
  return AT_BODY.find(([part]) => part.test(body))?.[1];
}
