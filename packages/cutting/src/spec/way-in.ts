import { closingsOf, isCaught } from './closings.ts';
import type { Cut } from './cut.ts';
import { cutOf } from './cuts.ts';
import { isStretchy } from './hem.ts';
import { isMade, type WithMade } from './made/made.ts';
import type { Placed } from './placed.ts';
import type { Parts, Torso } from './points.ts';
import { isBare } from './torso/neck-of.ts';

/** Round a head with a hand's room, a woman's and a child's, cm; narrower chests, halves, are children's. */
const HEAD = { grown: 58, child: 54, chest: 41 } as const;
/** Round a head that an open neck passes with what its edge gives, cm. */
const PASSES = { grown: 54, child: 50 } as const;
/** A curve is so much longer than the straight from its one end to the other. */
const CURVED = 1.1;

/** All round the edge of a neck, cm. */
const neckRound = ({ neckWidth, frontNeck, backNeck }: Torso): number =>
  2 * CURVED * (Math.hypot(neckWidth / 2, frontNeck) + Math.hypot(neckWidth / 2, backNeck));

const STANDS: readonly Placed['collar'][] = ['mandarin', 'band', 'funnel', 'shirt', 'peter-pan'];
const OPENED = ['neck-slit', 'v-stand', 'back-keyhole', 'side-placket', 'diagonal-placket'] as const;

/** Nothing opens the front, or what lies across it is caught in a seam below a neck that goes round. */
const isShutInFront = (g: Placed, torso: Torso): boolean =>
  g.closure === 'none' || (isCaught(g, torso) && STANDS.includes(g.collar));

function isShut(g: Placed, cut: Cut, parts: Parts): boolean {
  const { torso } = parts;
  if (!torso || cut.form !== 'torso' || isStretchy(g, cut)) return false;
  const isClose = STANDS.includes(g.collar) || ['high', 'crew', 'turtle'].includes(g.neckline);
  if (isBare(g, cut.build) || !isShutInFront(g, torso) || OPENED.some((id) => isMade(g, id))) return false;
  const isEntered = closingsOf(g, cut, parts, 'house').some(({ where }) =>
    // an opening in the side lets no head through
    /^(?:centre|front|keyhole|nape)/.test(where),
  );
  const least = isClose ? HEAD : PASSES;
  return !isEntered && neckRound(torso) < (torso.chest < HEAD.chest ? least.child : least.grown);
}

/** A closed neck that no head passes has a slit of the house's: nobody gets in otherwise. */
export function withWayIn(g: Placed, measured: (g: Placed) => Parts): Placed {
  if (!isShut(g, cutOf(g), measured(g))) return g;
  return { ...g, made: [...(g.made ?? []), { id: 'neck-slit', text: 'slit', start: -1, end: -1 }] };
}

/** Whether the slit at the neck is the house's. */
export const isHouseSlit = ({ made = [] }: WithMade): boolean =>
  made.some(({ id, start }) => id === 'neck-slit' && start < 0);
