import type { Pose } from '@toile/look';

/** What somebody does with arms, legs and eyes, in folded words: 'one leg dangling', 'his arms round her waist', 'looks up at him'. */

const WHOSE = '(?:(?:with|his|her|their|my|your|its|one|both|other|left|right|the|a|each|each other|partner) )';
const LIMB =
  '(?:hand|arm|leg|foot|feet|knee|elbow|head|chin|fist|thumb|finger|palm|ankle|face|eye|cheek|weight|shoulder|fingertip|toe)';
/** How a limb is held; no word for how cloth is sewn. */
const HELD =
  '(?:dangling|crossed|folded|raised|lifted|bent|tucked|stretched|extended|outstretched|tilted|turned|thrown|resting|rested|resting lightly|swinging|clasped|linked|pressed|spread|apart|lowered|cocked|drawn up|pulled up|wrapped|planted|propped|bowed|angled|slung|hooked|shoved|thrust|stuffed|closed|half closed|pointing|reaching|leaning|swung|kicked|curled|placed|laid|clutching|gripping|touching|brushing|forward|back|up|down|together)';
const AT =
  '(?:in|on|to|at|against|around|round|about|over|behind|across|above|near|into|upon|through|between|by|up|out|under)';
const ON =
  '(?:hand|arm|leg|knee|elbow|head|chin|face|waist|mouth|lip|hair|lap|neck|chest|heart|hip|thigh|shoulder|back|cheek|forehead|belly|stomach|tummy|side|wall|rail|railing|bar|table|chair|door|armrest|counter|ledge|car|pillar|ground|floor|air|hat|brim|belt|loop|belt loop|lapel|collar|case|camera|him|me|her|them|partner|other|each other|us|shoulder blade)';
/** Limbs that are no part of any garment's name, so that nobody's need be said. */
const FREE = '(?:hand|chin|fist|thumb|finger|fingertip|palm)';
const WAY = '(?:slightly |gently |loosely |half |lightly |casually |softly |firmly |relaxed |partly )*';

const LOOK =
  '(?:looking|glancing|gazing|staring|smiling|grinning|laughing|peering|peeking|leaning|bending|facing|waving|pointing|nodding|looks|look|glance|gaze|stare|smile|grin|laugh|peer|lean|face|nod|wink|smirk)';
const TOWARDS =
  '(?:up|down|away|back|over|at|into|to|toward|off|out|ahead|straight|sideway|through|in|past|left|right|behind|across)';
const SEEN =
  '(?:camera|viewer|lens|us|me|him|her|them|each other|one another|other|sky|sea|horizon|distance|window|mirror|phone|baby|child|ground|floor|shoulder|side|river|watch|partner|mother|mum|mom|daughter|father|dad|son|husband|wife|girl|boy|man|woman|bride|groom|dog|cat|book|view)';
/** 'Turn up', 'down' and 'back' are hems, collars and cuffs: so only with somebody. */
const TURN = '(?:turn|turning)';
const TURNED = '(?:away|off|to|toward|around|sideway|left|right)';
/** 'Wave' and 'point' down are hair's and a collar's: only with somebody. */
const AT_SOMEBODY = '(?:wave|waving|point|pointing)';

const TO_BE = '(?: (?:is|are|was|were))?';

const STANCES: readonly RegExp[] = [
  new RegExp(`^${WHOSE}+${LIMB}${TO_BE} ${WAY}${HELD}(?: ${AT}(?: ${WHOSE}*${ON})?)?$`),
  new RegExp(`^${WHOSE}+${LIMB}${TO_BE} ${WAY}(?:${HELD} )?${AT} ${WHOSE}*${ON}$`),
  new RegExp(`^${WHOSE}*${FREE}${TO_BE} ${WAY}(?:${HELD} )?${AT} ${WHOSE}*${ON}$`),
  new RegExp(`^${WHOSE}*${FREE}${TO_BE} ${WAY}(?:dangling|raised|clasped|outstretched|extended|waving)$`),
  new RegExp(`^${LOOK}(?: ${TOWARDS})+(?: ${WHOSE}*${SEEN})?$`),
  new RegExp(`^${TURN}(?: ${TURNED})+$`),
  new RegExp(`^${TURN}(?: ${TOWARDS})+ ${WHOSE}*${SEEN}$`),
  new RegExp(`^${AT_SOMEBODY}(?: to| at| toward) ${WHOSE}*${SEEN}$`),
  /^(?:hold|holding|holds|held) (?:(?:his|her|their|my|the|each other|one another|tightly) )*hand$/,
  /^(?:leg|feet|foot|knee|arm) (?:(?:wide|far|slightly) )?(?:apart|together|outstretched|spread|bent|crossed|wide|dangling)$/,
  /^(?:hug|hugging|embrace|embracing|kiss|kissing|cuddle|cuddling) (?:him|her|me|them|each other|one another|(?:(?:his|her|their|the|my|a) )+(?:child|baby|son|daughter|mother|mum|mom|father|dad|wife|husband|sister|brother|friend|dog|cat|teddy|bear))$/,
  /^(?:stand|standing|stood|sit|sitting|sat|walk|walking|kneel|kneeling) (?:right |just |close )?(?:behind|next to|beside|in front of|close to|near|opposite|by|between|with) (?:him|her|me|them|us|each other|one another|his wife|her husband|his mother|her mother)$/,
  /^(?:stand|standing|sit|sitting|walk|walking) (?:close together|together|side by side|back to back|shoulder to shoulder|apart|hand in hand|arm in arm)$/,
  /^(?:adjusting|fixing|straightening|smoothing|pulling on|doing up|tying|lacing up|lacing|buttoning|unbuttoning|zipping up|rolling up|taking off|putting on|tugging at|fiddling with|playing with|brushing|checking|twirling) (?:his|her|their|my)$/,
];

const OWN = '(?:(?:with|his|her|their|my|the|one|both|left|right|a) )*';
/** Stances that are drawn, however they are said. */
const DRAWN: readonly (readonly [words: RegExp, pose: Pose])[] = [
  [
    new RegExp(
      `^${OWN}(?:hand|fist)(?: (?:is|are|placed|resting|rested|set|planted|held))* (?:on|at|to) ${OWN}(?:hip|waist)$`,
    ),
    'hand-on-hip',
  ],
  [
    new RegExp(
      `^${OWN}(?:hand|fist|thumb)(?: (?:is|are|resting|deep|stuffed|shoved|thrust|tucked|hooked|buried|hidden|pushed|loosely|casually))* (?:in|into|inside) ${OWN}(?:(?:trouser|coat|jacket|front|side|jean|pant|back|blazer|cardigan|dress|skirt) )*pocket$`,
    ),
    'pockets',
  ],
  [
    new RegExp(`^${OWN}(?:hand|arm)(?: (?:is|are|clasped|held|folded|crossed|kept))* behind ${OWN}back$`),
    'hands-behind',
  ],
  [
    new RegExp(
      `^${OWN}hand (?:clasped|folded|joined|crossed|held|laced) (?:together )?(?:in front|before|at the front)(?: of)?(?: (?:him|her|them|me|the body|her body|his body))?$`,
    ),
    'clasped',
  ],
  [
    new RegExp(
      `^${OWN}arm (?:folded|crossed|crossing) (?:over|across|on|in front of|against) ${OWN}(?:chest|breast|body|him|her)$`,
    ),
    'folded',
  ],
  [
    /^(?:walk|walking|strolling|stroll|striding|moving|stepping) (?:away|off)(?: from (?:us|me|the camera|the viewer|camera))?$/,
    'back',
  ],
  [
    /^(?:turned|turning|facing|angled|body turned) (?:slightly |half |partly )?(?:to )?(?:the |her |his |one )?(?:left|right|side)$/,
    'three-quarter',
  ],
];

/** The stance that folded words say and the figure has. */
export const stanceDrawn = (words: string): Pose | undefined => DRAWN.find(([said]) => said.test(words))?.[1];

/** Longest of them, in words. */
export const LONGEST_STANCE = 11;
/** Words that may begin one. */
export const BEGINS_STANCE: ReadonlySet<string> = new Set(
  (
    `${WHOSE}|${LIMB}|${LOOK}|${TURN}|${AT_SOMEBODY}`.replace(/[()?:+ ]/g, '') +
    '|hold|holding|holds|held|hug|hugging|embrace|embracing|kiss|kissing|cuddle|cuddling|stand|standing|stood|sit|sitting|sat|walk|walking|kneel|kneeling' +
    '|fist|strolling|stroll|striding|moving|stepping|turned|turning|facing|angled|body' +
    '|adjusting|fixing|straightening|smoothing|pulling|doing|tying|lacing|buttoning|unbuttoning|zipping|rolling|taking|putting|tugging|fiddling|playing|brushing|checking|twirling'
  )
    .split('|')
    .filter((word) => word !== 'eachother'),
);

/** Whether folded words say how somebody stands, holds themselves or looks. */
export const isStance = (words: string): boolean => STANCES.some((stance) => stance.test(words));

/** 'In the hand she has a hat', 'in his left hand': what is named next is held. */
export const IN_HAND =
  /^in (?:(?:the|his|her|their|my|one|a|both|left|right|other) )*hand(?:,? (?:she|he|they|i) (?:has|have|hold|holding|carry|carrying|is holding|is carrying))?$/;
/** The same after what is held: 'a straw hat in her hand'. */
export const LONGEST_IN_HAND = 8;
