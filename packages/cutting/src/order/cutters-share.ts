import { type Detail, TEXTILE_IDS } from '@toile/look';

/** How clothes are worn or draped, and what shoes, bags and hats have: nothing of it is cut. */
const NOT_CUT: ReadonlySet<string> = new Set<Detail['id']>([
  'long',
  'statement',
  'tucked',
  'untucked',
  'half-tuck',
  'flowing',
  'hood-up',
  'nauvari',
  'bengali-drape',
  'gujarati-drape',
  'nivi-drape',
  'half-saree',
  'head-cover',
  'over-shoulder',
  'over-shoulders',
  'over-arms',
  'open-toe',
  'pointed-toe',
  'square-toe',
  'ankle-strap',
  'backstrap',
  'instep-strap',
  'tote',
  'briefcase',
  'platform',
  'wedge',
  'wooden-sole',
  'rope-sole',
  'boat-shoe',
  'aviator',
  'chukka',
  'toe-post',
  'gladiator',
  'high-top',
  'kitten',
  'brogue',
  'derby',
  'monk',
  'chelsea',
  'laced-boot',
  'suede',
  'riding',
  'over-knee',
  'western',
  'rubber',
]);

/** What is done to the cloth, told with its name. */
const FINISHES: ReadonlySet<string> = new Set<Detail['id']>([
  'foil',
  'melange',
  'distressed',
  'frayed',
  'fade',
  'washed',
  'sheer',
  'woven',
  'golden-motifs',
  'figurative',
  'eyelet',
]);
const TEXTILES: ReadonlySet<string> = new Set(TEXTILE_IDS);

/** What becomes of a detail of a Look in the cutting room. */
export type Share = 'cut' | 'cloth' | 'not cut';

export function shareOf({ id, part }: Pick<Detail, 'id' | 'part'>): Share {
  if (part === 'embroidery') return 'cut';
  if (part === undefined && (FINISHES.has(id) || TEXTILES.has(id))) return 'cloth';
  return part === undefined && NOT_CUT.has(id) ? 'not cut' : 'cut';
}
