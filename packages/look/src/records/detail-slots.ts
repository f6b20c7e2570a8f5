import type { Detail } from '../look-schema.ts';
import type { DetailId } from '../vocabulary/detail-ids.ts';

/** Places of a garment that one thing fills at a time: whoever puts in another takes out the first. */
export const DETAIL_SLOTS = {
  hem: ['asymmetric-hem', 'high-low-hem', 'curved-hem', 'straight-hem', 'flared-hem', 'mirrored-hem', 'pleated-hem'],
  slit: ['slit', 'side-slit', 'thigh-slit'],
  back: ['backless', 'deep-back'],
  'front buttons': [
    'buttons',
    'one-button',
    'two-button',
    'three-button',
    'quarter-zip',
    'press-studs',
    'toggle',
    'hook-front',
  ],
  'hem of legs': ['ankle-rings', 'knee-flare', 'turn-up'],
  'opening of the neck': ['keyhole', 'tie-neck', 'illusion-neck'],
  'points of the collar': ['button-down-collar', 'spread-collar', 'high-collar'],
  'end of the sleeve': ['rolled-sleeve', 'flared-cuff', 'wide-cuff', 'tie-sleeve'],
  'cloth of the sleeve': ['sheer-sleeve', 'lace-sleeve'],
  straps: ['spaghetti-straps', 'knotted-straps', 'shoulder-straps', 'wide-straps'],
  'width of the belt': ['wide-belt', 'narrow-belt'],
  'width of the border': ['wide-border', 'narrow-border'],
  'round the waist': ['belt', 'sash', 'obi'],
  drape: ['nauvari', 'bengali-drape', 'gujarati-drape', 'nivi-drape'],
  'how it is worn over': ['over-shoulder', 'over-shoulders', 'over-arms', 'head-cover'],
  toe: ['open-toe', 'pointed-toe', 'square-toe'],
  sole: ['platform', 'wedge', 'wooden-sole', 'rope-sole'],
} as const satisfies Record<string, readonly DetailId[]>;

/** What of a cut a detail is of: another cut leaves it without its place. */
export const SLOTS_OF_CUT = {
  neckline: ['opening of the neck'],
  closure: ['front buttons'],
  'sleeve.length': ['end of the sleeve', 'cloth of the sleeve'],
} as const satisfies Record<string, readonly (keyof typeof DETAIL_SLOTS)[]>;

const SLOT_BY_ID = new Map<string, string>(
  Object.entries(DETAIL_SLOTS).flatMap(([slot, ids]) => ids.map((id) => [id, slot] as const)),
);

/** The place a detail fills alone, by name; undefined for what may stand beside anything. */
export function slotOfDetail({ id, part, count }: Detail): string | undefined {
  if (part !== undefined) return undefined;
  return SLOT_BY_ID.get(id) ?? (count === undefined ? undefined : `number of ${id}`);
}
