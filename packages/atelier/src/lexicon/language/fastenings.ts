import type { AttributeEntry } from '#atelier/lexicon/entry.ts';

/** Fastenings that lie where no front view shows them, or that show nothing: each is kept by its own name and told. */
const HIDING =
  '(?:(?:concealed|hidden|invisible|discreet|exposed|functional|working|neat|full length|full|long|row of|covered|fabric covered|self covered|tiny|little|small|many|several|loop|rouleau|one|two|three|four|five|six) )*';
/** Folded words, and what the fastening is called. */
const KINDS: readonly (readonly [words: string, name: string])[] = [
  ['hook and eye|hook and bar|hook n eye|hook & eye|hook eye|hook and loop|hook', 'hook'],
  ['zip|zipper|zip up|zipped|zipping', 'zip'],
  ['snap button|snap|press stud|press button|popper|tich button', 'snap'],
  ['button and loop|loop and button|button with loop|button & loop|button up|buttoned|button', 'button'],
  ['lacing|lace up|laced|laced up|corset lacing|corset lace|corset tie', 'lacing'],
  ['velcro', 'velcro'],
  ['magnetic|magnet', 'magnet'],
  ['buckle|buckled', 'buckle'],
  ['keyhole', 'keyhole'],
  ['fasten|fastened|fastening|closure|closing|close|shut|opening', 'fastening'],
];
const WHERES: readonly (readonly [words: string, name: string])[] = [
  ['back neck|neck back|nape|back of the neck|behind the neck', 'back-neck'],
  ['centre back|center back|back seam|back|spine|behind', 'back'],
  ['left side|right side|side seam|side', 'side'],
  ['left shoulder|right shoulder|shoulder seam|shoulder', 'shoulder'],
  ['underarm|armpit', 'underarm'],
  ['neck|neckline|collar|throat', 'neck'],
  ['waistband|waist', 'waist'],
  ['ankle|leg opening|hem', 'ankle'],
  ['cuff|wrist|sleeve', 'cuff'],
  ['crotch|inseam|inner leg|between the leg|gusset', 'crotch'],
  ['centre front|center front|front', 'front'],
];
const any = (rows: readonly (readonly [string, string])[]): string => rows.map(([words]) => words).join('|');
const TAIL = '(?: (?:closure|fastening|opening|placket|detail|detailing))*';
const PLACED =
  '(?: (?:in|at|on|down|along|up|to|behind|from|running|run|all|way|the|one|a|both|her|his|each|its|left|right|centre|center))*';
const BEFORE_KIND = new RegExp(`^${HIDING}(?<where>${any(WHERES)}) ${HIDING}(?<kind>${any(KINDS)})${TAIL}$`);
const AFTER_KIND = new RegExp(
  `^${HIDING}(?<kind>${any(KINDS)})${TAIL}(?: all the way| right| that runs| which runs)? (?:in|at|on|down|along|up|to|behind|from|running)${PLACED} (?<where>${any(WHERES)})(?: seam)?$`,
);

/** 'lace-up back', 'zip side', 'keyhole back with one button'. */
const BESIDE_KIND = new RegExp(
  `^${HIDING}(?<kind>hook and eye|hook|zip|zipper|snap|button|lacing|lace up|laced up|laced|velcro|keyhole) (?<where>back|left side|right side|side|shoulder|nape)(?: closure| fastening)*$`,
);
/** 'In the back closes with many little buttons', 'at the side it is fastened by a zip'. */
const PLACE_FIRST = new RegExp(
  `^(?:(?:in|at|on|down) )?(?:the )?(?<where>${any(WHERES)})(?: (?:it|which|that|is|are|and))* (?:close|closing|closed|shut|fasten|fastened|fastening|do up|done up|opening|open)(?: up)? (?:with|by|through) (?:(?!and\\b|with\\b)[a-z]+ ){0,5}?(?<kind>${any(KINDS)})$`,
);
/** 'It closes behind with a keyhole', 'fastens at the side with hooks'. */
const VERB_FIRST = new RegExp(
  `^(?:close|closing|closed|fasten|fastened|fastening|shut|open|opening|buttoned|done up)(?: up)?(?: (?:at|in|on|down|from))?(?: the)? (?<where>${any(WHERES)}) (?:with|by|through) (?:(?!and\\b|with\\b)[a-z]+ ){0,5}?(?<kind>${any(KINDS)})$`,
);
/** What shuts a keyhole at the nape. */
const KNOB =
  / (?:with|and|fastened with|fastened by|closed with|fastening with) (?:(?:a|one|two|three|single|small|fabric|covered|pearl|tiny|little) )*(?:button|hook|loop)(?: closure| fastening)?$/;

/** 'top two buttons undone'. */
const UNDONE =
  /^(?:(?:the|top|first|last|bottom|one|two|three|few|collar|all|a|couple of|half) )*button (?:(?:is|are|left|worn) )*(?:undone|open|unbuttoned|unfastened|loose)(?: at (?:the )?(?:neck|collar|throat))?$/;
/** 'The zip half open', 'half unzipped', 'zipped halfway'. */
const HALF_OPEN =
  /^(?:(?:the )?(?:front )?(?:zip|zipper) (?:(?:is|left|worn|pulled) )*(?:half|halfway|partly|partially|slightly|a little|a bit) (?:open|undone|down|unzipped)|(?:half|partly|partially) (?:unzipped|zipped)|(?:unzipped|zipped) (?:up )?(?:halfway|half way|partly))$/;
/** 'Only the top one done up', 'two undone', 'just the first button fastened'. */
const SOME_UNDONE =
  /^(?:(?:only|just) )?(?:the )?(?:(?:top|first|last|bottom|middle|lower|upper) )?(?:(?:one|two|three|four|few) )?(?:of them |button )?(?:(?:is|are|left|worn) )*(?:undone|unbuttoned|unfastened|done up|buttoned up|fastened up|fastened|closed|buttoned)$/;
/** Words of which one at least says how many or which. */
const WHICH = /^(?:(?:only|just|the) )*(?:top|first|last|bottom|middle|lower|upper|one|two|three|four|few)\b/;
/** 'buttons from neck to waist'. */
const FROM_NECK =
  /^(?:button|buttoned|button down|buttoning|zip|snap) from (?:the )?(?:neck|neckline|collar|top|throat)(?: down)? to (?:the )?(?<to>waist|waistline|midriff|bust|chest|hem|bottom|knee|hip|ankle)$/;

const nameIn = (rows: readonly (readonly [string, string])[], said: string | undefined): string =>
  rows.find(([words]) => words.split('|').includes(said ?? ''))?.[1] ?? '';

/** Nothing of them is seen from the front, so that they leave the front plain. */
const AWAY: ReadonlySet<string> = new Set(['back-neck', 'back', 'side', 'shoulder', 'underarm', 'crotch']);
/** What other words read by themselves, and the drawing shows. */
const SHOWN =
  /^(?:(?:front|neck|side|waist|cuff|ankle)-keyhole|front-(?:zip|button|snap|lacing|buckle|fastening|velcro|magnet)|neck-(?:zip|button|lacing|snap|fastening)|cuff-(?:button|fastening|lacing)|ankle-(?:fastening|lacing|buckle)|waist-(?:fastening|button|zip|buckle|lacing)|back-buckle|back-neck-buckle)$/;

/** Words that may begin one. */
export const BEGINS_FASTENING: ReadonlySet<string> = new Set(
  `top|first|last|bottom|collar|half|partly|partially|unzipped|zipped|all|one|two|three|four|five|six|buttoning|couple|few|${any(KINDS)}|${any(WHERES)}|concealed|hidden|invisible|discreet|exposed|functional|working|neat|full|long|row|covered|self|tiny|little|small|many|several|loop|rouleau|in|at|on|down|only|just|done|opening|closed|fastened`
    .split('|')
    .map((words) => words.split(' ')[0] ?? ''),
);
/** Longest of them, in words. */
export const LONGEST_FASTENING = 12;

/** 'Three buttons on the left shoulder'. */
const COUNTED = /^(?:one|two|three|four|five|six)\b/;

/** Hooks down the front are seen, as a busk's are. */
const HOOKED: AttributeEntry = {
  id: 'hooked-front',
  words: '',
  as: 'closure',
  is: { closure: 'none', details: ['hook-front'] },
};

/** What folded words say of a fastening out of sight: 'concealed side zip', 'hooks at the back'. */
export function fasteningIn(words: string): AttributeEntry | undefined {
  if (UNDONE.test(words) || (WHICH.test(words) && SOME_UNDONE.test(words)))
    return { id: 'buttons-undone', words: '', as: 'closure', is: {} };
  if (HALF_OPEN.test(words)) return { id: 'zip-half-open', words: '', as: 'closure', is: { closure: 'zip' } };
  const to = FROM_NECK.exec(words)?.groups?.to;
  if (to) {
    const closure = /waist|chest|bust|midriff/.test(to) ? 'half-placket' : 'buttons';
    return { id: closure, words: '', as: 'closure', is: { closure } };
  }
  const bare = /keyhole/.test(words) ? words.replace(KNOB, '') : words;
  const { where, kind } =
    (
      BEFORE_KIND.exec(bare) ??
      AFTER_KIND.exec(bare) ??
      BESIDE_KIND.exec(bare) ??
      PLACE_FIRST.exec(bare) ??
      VERB_FIRST.exec(bare)
    )?.groups ?? {};
  const [place, name] = [nameIn(WHERES, where), nameIn(KINDS, kind)];
  const id = `${place}-${name}`;
  // so many elsewhere are a row that is counted
  if (!place || !name || SHOWN.test(id) || (COUNTED.test(words) && place !== 'shoulder')) return undefined;
  if (id === 'front-hook') return HOOKED;
  const details = name === 'button' && place === 'back' ? { details: ['buttoned-back'] } : {};
  const isPlain = AWAY.has(place);
  return { id, words: '', as: 'closure', is: { ...(isPlain && { closure: 'none' }), ...details } };
}

const PLACES = WHERES.map(([, name]) => name).join('|');
const UNSEEN = new RegExp(
  `^(?:buttons-undone|zip-half-open|(?:${PLACES})-(?:${KINDS.map(([, name]) => name).join('|')})|hook|velcro|magnetic|clip)$`,
);

/** Whether what a closure is called shows nothing in a front view. */
export const isUnseenFastening = (value: string): boolean => value !== 'back-button' && UNSEEN.test(value);
