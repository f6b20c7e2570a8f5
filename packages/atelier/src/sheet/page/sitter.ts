/** What a watercolourist sees of a person before mixing a colour: the head, the body under the cloth, and how each cloth takes light. */
import type { Garment, Look } from '@toile/look';
import { isCraft } from '@toile/look/records';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { placedHand } from '#atelier/figure/hands/placed-hand.ts';
import { mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import type { Round } from '#atelier/sheet/media/watercolour/body-rounds.ts';
import type { HandPlace } from '#atelier/sheet/media/watercolour/fields.ts';
import type { ClothSeen } from '#atelier/sheet/media/watercolour/handlings.ts';
import type { Sitter } from '#atelier/sheet/media/watercolour/watercolour.ts';
import { isWide } from './spread.ts';

/** Heads: radii of what cloth lies on, and how much of each shows through it, in light. */
const SHOULDER = { radius: 0.19, gain: 0.1 } as const;
const BREAST = { radius: 0.27, gain: 0.13, underCoat: 0.07 } as const;
const CHEST = { radius: 0.34, gain: 0.05 } as const;
const THIGH = { radius: 0.31, gain: 0.14, bearing: 0.08 } as const;
const KNEE = { radius: 0.22, gain: 0.08, bearing: 0.04 } as const;
const HIP = { radius: 0.42, gain: 0.08 } as const;

const FULL_SKIRTS: ReadonlySet<string> = new Set(['lehenga', 'saree']);

function chestOf({ bust, underarm, neck, head, body }: Wearer, s: Side, gain: number): Round {
  const { h } = head;
  if (body.form.bust > 0.3) {
    const at = mix(mix(bust[LEFT], bust[RIGHT], 0.5), bust[s], 0.52);
    return { a: [at[0], at[1] + h * 0.02], b: [at[0], at[1] + h * 0.06], radius: h * BREAST.radius, gain };
  }
  return {
    a: mix(neck.pit, underarm[s], 0.42),
    b: mix(neck.pit, underarm[s], 0.62),
    radius: h * CHEST.radius,
    gain: CHEST.gain,
  };
}

function legOf({ leg, weight, head }: Wearer, s: Side): Round[] {
  const { hip, knee } = leg[s];
  const bears = weight === s;
  const along = (t: number): Point => mix(hip, knee, t);
  return [
    {
      a: along(0.12),
      b: along(0.94),
      radius: head.h * THIGH.radius,
      gain: bears ? THIGH.bearing : THIGH.gain,
    },
    { a: along(0.96), b: knee, radius: head.h * KNEE.radius, gain: bears ? KNEE.bearing : KNEE.gain },
  ];
}

/** Rounds of the body on which cloth takes the light; a child's are too slight, and a back has others. */
function roundsOf(w: Wearer, look: Look): Round[] {
  if (w.back || look.person.ageGroup === 'child') return [];
  const { h } = w.head;
  const coat = look.garments.some(({ cloth, family }) => family === 'jacket' || cloth.fabric === 'quilted');
  const isFull = isWide(look) || look.garments.some(({ family }) => FULL_SKIRTS.has(family));
  const hip = w.hip[w.weight];
  return [
    ...SIDES.flatMap((s): Round[] => {
      const { shoulder, elbow } = w.arm[s];
      return [
        {
          a: mix(shoulder, elbow, 0.02),
          b: mix(shoulder, elbow, 0.3),
          radius: h * SHOULDER.radius,
          gain: SHOULDER.gain,
        },
        chestOf(w, s, coat ? BREAST.underCoat : BREAST.gain),
        ...(isFull ? [] : legOf(w, s)),
      ];
    }),
    { a: mix(hip, w.crotch, 0.3), b: mix(hip, w.crotch, 0.34), radius: h * HIP.radius, gain: HIP.gain },
  ];
}

const seenCloth = ({ cloth, border, details, family }: Garment): ClothSeen => ({
  fabric: cloth.fabric,
  ...(cloth.name && { name: cloth.name }),
  printed: cloth.print.kind !== 'solid' || family === 'lehenga' || details.some(({ id, part }) => !part && isCraft(id)),
  edged: border !== undefined,
});

/** Hand units: the middle of a hand; shares of its length: how far it reaches from there. */
const HAND = { middle: [0, 0.45], reach: 0.62 } as const;

const handsOf = (w: Wearer): HandPlace[] =>
  SIDES.flatMap((s) => {
    const hand = placedHand(w.body, s);
    if (!hand) return [];
    const [x, y] = w.toPage(hand.at([...HAND.middle]));
    return [{ x, y, reach: hand.size * HAND.reach * w.perHead }];
  });

/** @param onDark stands before a dark ground. */
export function sitterOf(wearer: Wearer, look: Look, onDark: boolean): Sitter {
  const { o, h, tilt } = wearer.head;
  return {
    heads: [{ x: o[0] - Math.sin(tilt) * h * 0.5, y: o[1], h }],
    hands: handsOf(wearer),
    cloths: look.garments.map(seenCloth),
    rounds: roundsOf(wearer, look),
    onDark,
  };
}
