/** How long something is that is no garment: 'grey socks up to the knee', 'earrings to the shoulder'. */
import type { Said, Thing } from '#atelier/draft/draft.ts';
import { isShape, type Link } from '#atelier/reading/chunks/link.ts';
import type { Discourse } from './discourse.ts';

/** What is worn along a limb or hangs, so that it is long or short. */
const ENDS_SOMEWHERE: ReadonlySet<string> = new Set('socks tights gloves scarf veil earrings necklace'.split(' '));
/** Lengths by the joint they reach, as drawings of socks and stockings know them. */
const LIMBS: ReadonlySet<string> = new Set(['ankle', 'knee', 'thigh']);

/** The length that stands right after such a thing, as its own. */
export function ownShape(link: Link, thing: Thing, discourse: Discourse): Said | undefined {
  const { said } = link;
  const isOwn = thing.type === 'accessory' && ENDS_SOMEWHERE.has(thing.entry.kind) && said.as === 'length';
  if (!isOwn || !isShape(link) || !discourse.follows(said)) return undefined;
  const length = said.slots?.length;
  const value =
    length !== undefined && LIMBS.has(length) ? length : discourse.text.slice(said.start, said.end).toLowerCase();
  return { ...said, as: 'detail', value, slots: { details: [value] } };
}
