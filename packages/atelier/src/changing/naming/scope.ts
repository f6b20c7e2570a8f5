import type { Difference, Look } from '@toile/look';
import { accessoriesLike } from '@toile/look/records';
import type { Draft } from '#atelier/draft/draft.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { wornAs } from '../targets.ts';
import { intentOf } from '../words/intents.ts';
import { strangeIn, within } from './strange.ts';

/** Slots of a garment that words for a part of it are of. */
const SLOTS_OF: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bsleeves?\b|\barmholes?\b/, ['sleeve.shape', 'sleeve.length', 'details', 'trims', 'neckline']],
  [/\b(?:necks?|necklines?|cleavage)\b/, ['neckline', 'collar', 'details', 'closure']],
  [/\b(?:collars?|lapels?)\b/, ['collar', 'neckline', 'details', 'trims']],
  [/\b(?:waist|waistline|waistband|rise)\b/, ['waistline', 'fit', 'silhouette', 'details', 'trims', 'length']],
  [/\b(?:hems?|hemlines?)\b/, ['length', 'details', 'trims', 'border']],
  [/\bslits?\b/, ['details', 'silhouette']],
  [/\b(?:hair|braids?|plaits?|bun|ponytail|fringe)\b/, ['person.hair', 'accessory.gajra', 'accessory.hair-clip']],
  [/\b(?:shoes|footwear|heels?)\b/, ['footwear.kind', 'footwear.colour']],
  [/\bborders?\b/, ['border', 'details', 'trims']],
  [/\bpallus?\b/, ['details', 'trims', 'border', 'print']],
  [
    /\b(?:prints?|patterns?|motifs?|dots?|polka|stripes?|checks?|checked|gingham|plaid|tartan|flowers?|florals?|daisies|roses|butt[ai]s?|paisleys?)\b/,
    ['print', 'details', 'colour'],
  ],
  [
    /\b(?:embroider(?:y|ies)|(?:thread|mirror|hand|zari|stone|bead|sequin|gold|silver) ?work|zari|zardozi|zardosi|beading|beads|beadwork|sequins?|needlework|embellishments?)\b/,
    ['details', 'trims', 'fabric'],
  ],
  [/\b(?:buttons?|plackets?)\b/, ['closure', 'details', 'trims']],
  [/\bzip(?:per)?s?\b/, ['closure', 'details', 'trims']],
  [/\bstraps?\b/, ['details', 'neckline', 'sleeve.shape', 'sleeve.length', 'trims']],
  [
    /\b(?:pockets?|cuffs?|ruffles?|frills?|bows?|fringes?|tassels?|pleats?|rips?|yoke|train|hood|peplum)\b/,
    ['details', 'trims', 'collar', 'silhouette', 'sleeve.shape'],
  ],
  [/\blining\b/, ['details', 'trims']],
  [/\bbrims?\b|\bhandles?\b|\bchains?\b/, []],
];

/** Words for somebody: what is said of them may reach anything they wear. */
const SOMEBODY =
  /\b(?:she|he|model|person|woman|man|men|girl|boy|lady|guy|bride|groom|mother|mom|father|daughter|son|for (?:a|my|the)|aged?|years?|old|back|behind|side|hands?)\b/;

/** Everything that one of a draft's things is, where it is worn. Undefined where it is not. */
function slotsOfThing(look: Look, thing: Draft['things'][number]): readonly RegExp[] | undefined {
  if (thing.type === 'footwear') return [/^footwear\b/];
  if (thing.type === 'garment') {
    const worn = wornAs(look, thing.entry);
    const { fabric, colour } = worn?.cloth ?? {};
    // a suit is all that is cut from its cloth
    const isOfSet = ({ cloth }: Look['garments'][number]): boolean =>
      thing.ofSet === true && cloth.fabric === fabric && cloth.colour.hex === colour?.hex;
    return worn && look.garments.flatMap((one) => (one === worn || isOfSet(one) ? [new RegExp(`^${one.id}\\b`)] : []));
  }
  const kinds = accessoriesLike(thing.entry.kind);
  const isWorn = look.accessories.some(({ kind }) => kinds.includes(kind));
  if (!isWorn) return undefined;
  return [/^accessory\./, /^g\d+\.(?:details|trims)$/, /^person\.hair$/];
}

/** What a clause names, and so what it may change; undefined where that is anything. */
export function scopeOf(look: Look, clause: string): ((difference: Difference) => boolean) | undefined {
  const strange = strangeIn(look, clause);
  if (strange) return within(strange.place);
  const { things, without } = draftOf(clause);
  const intent = intentOf(clause).do;
  const named = things.map((thing) => slotsOfThing(look, thing));
  if (named.includes(undefined) || without.size > 0 || intent === 'put on' || intent === 'swap') return undefined;
  if (SOMEBODY.test(clause)) return undefined;
  const parts = SLOTS_OF.flatMap(([words, slots]) => (words.test(clause) ? [slots] : []));
  if (things.length === 0 && parts.length === 0) return undefined;
  const allowed = new Set([...parts.flat(), ...(intent === 'take off' ? ['details', 'trims'] : [])]);
  const isOfPart = ({ slot }: Difference): boolean =>
    allowed.has(slot.replace(/^g\d+\./, '')) ||
    (allowed.has('details') && /^(?:accessory|footwear)\b.*\.kind$/.test(slot));
  const isOfThing = ({ slot }: Difference): boolean =>
    named.some((slots) => slots?.some((one) => one.test(slot)) === true);
  // a part of a thing that is named is a part of that thing
  return (difference) => isOfThing(difference) || isOfPart(difference);
}
