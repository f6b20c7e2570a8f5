/** Where somebody stands and what is about them, in folded words: what follows is a place, and worn by nobody. */

const STANCE =
  '(?:stand|standing|stood|sit|sitting|sat|seated|lean|leaning|walk|walking|pose|posing|posed|kneel|kneeling|lie|lying|laid|perch|perched|perching|rest|resting|run|running|dance|dancing|wait|waiting|stroll|strolling|recline|reclining|crouch|crouching|squat|squatting|lounge|lounging|climb|climbing|step|stepping|shot|photographed|placed|displayed)';
/** What leads to a place alone. */
const BESIDE =
  '(?:in front of|beside|next to|behind|against|near|near to|close to|outside|outside of|opposite|opposite to|amid|amidst|among|amongst|in the middle of|surrounded by|alongside|facing|overlooking|in the shade of|at the foot of|at the edge of|on the edge of|on the step of|in the corner of|ke saamne|ke samne|ke paas|ke pass)';
/** What leads to a place after a stance, and to something else without one. */
const AFTER_STANCE =
  '(?:in|on|at|by|against|under|underneath|beneath|through|along|across|over|down|up|inside|around|past|into|onto|from|to|on top of|half in|atop)';

export const BESIDE_GROUND = new RegExp(`^(?:${STANCE} (?:(?:right|just|barefoot|still|up|back|there) )*)?${BESIDE}$`);
export const STANDS_ON_GROUND = new RegExp(
  `^${STANCE} (?:(?:right|just|barefoot|still|up|back|there) )*${AFTER_STANCE}$`,
);
/** What may lead to a place, where its noun is one. */
export const MAY_LEAD = /^(?:on|at|under|underneath|beneath|through|along|across|inside|from)$/;
/** Leads to a place where a thing follows: 'by the pool'; 'by a zip' shuts a dress. */
export const BY_ONE = /^by (?:a|an|the|his|her|my|some)$/;
/** Longest of them, in words. */
export const LONGEST_LEAD = 5;

/** Verbs of what somebody does with something that is no garment. */
export const DOES_WITH: ReadonlySet<string> = new Set(
  'eating drinking sipping pouring frying cooking selling buying petting stroking'.split(' '),
);
/** Verbs that need 'a' or 'the' before what they are done with: a riding jacket is worn. */
export const DOES_WITH_ONE: ReadonlySet<string> = new Set('riding driving feeding rowing pushing'.split(' '));

/** What else than clothes, shoes and jewels these are, after words that lead to a place. */
export const ALSO_GROUNDS: ReadonlySet<string> = new Set(
  (
    'platform chandelier jhoola jhula swing arch deck court dock train shutter pillar canopy bonnet trunk ' +
    'throne pump stall blossom'
  ).split(' '),
);
/** What holds food, flowers and wares. */
export const HOLDERS: ReadonlySet<string> = new Set(
  'mug glass plate bowl vase basket tray bottle pot jar crate cart stall pile heap rack shelf bouquet garland thali bucket tub'.split(
    ' ',
  ),
);
/** What joins a place to what it is full of. */
export const FULL_OF =
  /^(?:of|full of|filled with|covered in|covered with|covered by|lined with|strung with|hung with|piled with|stacked with|decorated with|overgrown with|made of|packed with)$/;
