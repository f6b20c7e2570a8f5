import { draftOf } from '#atelier/reading/draft-of.ts';
import type { Frame } from '../order.ts';

/** What may be wished of clothes that no drawing of them shows, by kinds, and what is told of each. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:wash(?:able|ed|ing|es)?|iron(?:ing|ed)?|dry ?clean\w*|wrinkle\w*|crease[ -]?(?:free|proof|resistant)|colou?r ?fast|fade\w*|shrink\w*|stain\w*|waterproof|durable|last longer|easy care|organic|certified|sustainable|recycled|handmade|hand ?made)\b/,
    'how a cloth is made and cared for is not drawn',
  ],
  [
    /\b(?:itch\w*|scratch\w*|breath(?:able|es?|ing)|comfort\w*|comfy|stretch(?:y|able|es)? (?:when|for|so|enough)|stretch when|easy to (?:wear|move|walk|sit)|soft(?:er)? (?:on|against|to)|sweat(?:s|y|ing)?\b|ventilat\w*|nurs(?:e|ing)|breastfeed\w*)\b/,
    'how it feels to wear is not drawn',
  ],
  [/\b(?:smell\w*|perfume|scent\w*|fragran\w*|sound|noise|jingl\w*|tinkl\w*)\b/, 'a drawing has no smell and no sound'],
  [
    /\b(?:cost\w*|price\w*|cheap\w*|discount|rupees|rs|deliver\w*|courier\w*|ready by|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next week)|bill|advance payment|gst|invoice)\b/,
    'prices and dates are not settled here',
  ],
  [
    /\b(?:inner|inside|hidden|secret|concealed|internal) pockets?\b|\b(?:bra )?cups\b|\bpadd(?:ing|ed) (?:at|in|on|for) (?:the )?(?:bust|chest|hips?)|\bpadded bust\b|\b(?:care|name|brand|size|wash) (?:labels?|tags?)\b|\b(?:labels?|tags?) (?:inside|in|at the back)\b|\b(?:can ?can|underskirt|shapewear|boning|interfacing|interlining|hooks? (?:inside|and eyes?)|fall(?: and|,)? pico|fall pico|seam allowance|margin inside|extra margin)\b/,
    'what lies inside is not drawn',
  ],
  [
    /\b(?:stitch(?:ing|es)? (?:stronger|finer|neater|tighter|double)|(?:double|strong|stronger|neat|neater|reinforced?|reinforcement|french|overlock\w*|interlock) (?:stitch\w*|seams?)|seams? (?:stronger|reinforce\w*|neater)|reinforce\w*|seams? reinforcement)\b/,
    'how seams are sewn is not drawn',
  ],
  [
    /\b(?:write|print|stitch|embroider|put|add|have) (?:(?:the|our|her|his|their|my|your|a|an) )*(?:[a-z]+ )?(?:names?|logo|initials|monogram|slogan|words?|text|letters?|number|date|quote|shop name|brand)\b|\b(?:monogram|initials)\b|^(?:(?:a|an|the|his|her|our|my) )*(?:number|name|logo|letters)\b/,
    'names, letters and marks are not drawn on clothes',
  ],
  [
    /\b(?:dogs?|cats?|horses?|elephants?|puppy|kitten|bird beside|pets?|car|bike|scooter|friends?|crowd|guests?|photographer|ring light|props?|chair|sofa|furniture|balloons? (?:behind|around)|candles?|rain|raining|sunset|fog|fire|fireworks)\b/,
    'nothing and nobody beside the outfit is drawn',
  ],
  [
    /\b(?:laugh\w*|smil\w*|angry|crying|wink\w*|look(?:ing)? (?:happy|sad|serious|confident|shy)|expression)\b/,
    'the look of a face is not drawn',
  ],
];
/** Asks for something, or for somebody to do something. */
const ASKS =
  /^(?:(?:please|can you|could you|can we|also|and|it) )*(?:make|add|put|write|print|use|sew|stitch|embroider|with|needs?|should|have|has|give|draw|show|deliver|set|do|must|a|an|some|want|wants?|the|she|he|they|her|his|place|reinforce|double|ensure|inner|inside|number|name|logo|initials|letters)\b/;

/** Asked of somebody, and told where stances are. */
const SEATED = /\b(?:sit|sits|sitting|seated|lying|kneeling|jumping|running|leaning)\b/;

/** What is wished and lies in no drawing: told by its kind, and nothing is changed for it. */
export const unshown: Frame = (clause, { look }) => {
  const kind = KINDS.find(([says]) => says.test(clause));
  if (!kind || !ASKS.test(clause) || SEATED.test(clause)) return undefined;
  const { things, floating } = draftOf(clause);
  const isWorn = things.some(({ type }) => type !== 'accessory') && floating.length > 0;
  // a motif of dogs is drawn on the cloth
  if (isWorn || /\b(?:print\w*|motifs?|pattern\w*)\b/.test(clause.replace(/^(?:please )?print\b/, '')))
    return undefined;
  return look.garments.length === 0 ? undefined : { clauses: [], told: [`“${clause}”: ${kind[1]}.`] };
};
