import { GARMENTS } from '@toile/look/records';

/** What garments are called that lie on the shoulders: drapes, capes, and what is open and ends above the waist. */
const ON_SHOULDERS = GARMENTS.filter(
  ({ family, is }) =>
    family === 'dupatta' || is?.details?.includes('cape') || (is?.closure === 'open' && is.length === 'crop'),
).flatMap(({ words }) => words.split(', '));

/** What lies in the nature of a thing that came or went, and is done with it: a train lies behind, a cape on the shoulders. */
const BY_NATURE: readonly (readonly [thing: RegExp, words: string])[] = [
  [/\baccents\b/, 'ribbon band bow stone drop bead'],
  [/\btrain\b/, 'back behind trailing long floor'],
  [/\bbackless\b|\bdeep back\b/, 'back cover covered close closed open shut'],
  [/\bnarrow (?:belt|border)\b/, 'thin slim fine slender bottom hem edge neeche'],
  [/\bwide (?:belt|border)\b/, 'broad big thick bold heavy bottom hem edge neeche'],
  [/\b(?:tassel|fringe)\b/, 'end edge corner hem border'],
  [/\bpeter pan\b/, 'round rounded'],
  [/\bsheer\b/, 'net see through transparent tulle'],
  [/\bmotifs\b/, 'small tiny little scattered'],
  [new RegExp(`\\b(?:scarf|epaulettes?|${ON_SHOULDERS.join('|')})\\b`), 'shoulder neck'],
  [/\b(?:belt|sash|obi|kamarbandh|peplum)\b/, 'waist hip'],
  [/\b(?:cap|hat|beret|beanie|turban|safa|tiara|crown|veil|maang tikka|gajra|hijab)\b/, 'head hair'],
  [/\b(?:bangles?|bracelet|watch|kada)\b/, 'wrist hand arm'],
  [/\b(?:earrings?|jhumkas?|studs|hoops)\b/, 'ear'],
  [/\b(?:necklace|choker|pendant|tie|bow tie|haar)\b/, 'neck'],
  [/\b(?:bag|clutch|purse|potli|umbrella|fan)\b/, 'hand shoulder'],
  [/\b(?:anklets?|socks|stockings|tights)\b/, 'leg foot feet'],
  [/\bbuttons brown\b/, 'horn tortoiseshell coconut leather'],
  [/\bdistressed\b/, 'knee thigh leg'],
  [/\bturn up\b/, 'leg hem ankle bottom roll rolled'],
  [/\bshoulder straps\b/, 'broad wide thick'],
  [/\bspaghetti straps\b/, 'thin fine narrow'],
  [/\b(?:sandals?|ballet|slides?|loafers?|juttis?|mojaris?|kolhapuris?)\b/, 'flat'],
  [/\bsmall (?:floral|polka|dots?|motifs?)\b/, 'tiny little ditsy'],
  [/\blarge (?:floral|polka|dots?|motifs?)\b/, 'big bigger bold'],
  [/\btucked\b/, 'front waist'],
  [/\bwood\b/, 'wooden stick'],
  [/\bsatin\b/, 'shiny shine glossy silky smooth'],
  [/\b(?:brooch|boutonniere)\b/, 'lapel chest'],
];

/** Words that a text of what came or went accounts for by what that is. Pure. */
export const byNature = (text: string): string[] =>
  BY_NATURE.flatMap(([thing, words]) => (thing.test(text) ? words.split(' ') : []));
