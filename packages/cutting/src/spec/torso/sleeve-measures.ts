import { asksFor, type Garment, type SleeveLength } from '@toile/look';
import type { WithParts } from '../closers.ts';
import { easeFor } from '../ease.ts';
import { isMade } from '../made/made.ts';
import type { Torso } from '../points.ts';
import { half, quarter } from '../round.ts';
import { hasRibCuffs } from './ribbed.ts';
import type { TorsoOrder } from './torso-order.ts';

/** What a shape adds at the upper arm and at the opening, on the half width. */
const SHAPES = {
  'set-in': [0, 0],
  shirt: [0.5, 0],
  cap: [0, 0],
  puff: [5, 0],
  bishop: [2, 5],
  bell: [0.5, 9],
  flutter: [1, 8],
  raglan: [1, 0],
  'drop-shoulder': [1, 0],
  balloon: [4, 7],
  tailored: [0, 0],
  kimono: [3, 4],
} as const;
type Worn = keyof typeof SHAPES;

/** Half opening of a plain sleeve that ends after this share of the arm. */
function plainOpening(share: number, upper: number, wrist: number): number {
  const loose = half(wrist + 8);
  const k = Math.max(0, Math.min(1, (share - 0.2) / 0.8));
  return share < 0.2 ? upper - 0.5 : upper - 0.75 + (loose - upper + 0.75) * k;
}

/** Underarm seam of the shortest sleeve, cm. */
const LEAST_SEAM = 7.5;

/** Height of the band that ends a shorter sleeve, cm. */
const BAND = 3;

/** Whether words order cuffs of the sleeves; 'three-button cuffs' of a tailored one are buttons at its end, and no band. */
const ordersCuff = ({ parts = [] }: Pick<Garment, 'kind'> & WithParts, isButtoned = false): boolean =>
  !isButtoned && parts.some(({ id, text, isNone }) => id === 'cuff' && !isNone && !/rib|elastic/i.test(text));

const gatheredIn: readonly Worn[] = ['bishop', 'balloon', 'puff'];

/** Sleeve, upper arm, opening and cuff; nothing where there is none. */
export function sleeveMeasures(
  order: TorsoOrder,
  t: Torso,
  shares: Readonly<Record<SleeveLength, number>>,
): Pick<Torso, 'sleeve' | 'upperArm' | 'sleeveOpening' | 'cuff'> {
  const { garment: g, body: b, build, over } = order;
  if (g.sleeve.shape === 'none' || g.sleeve.length === 'sleeveless') return {};
  const shape: Worn = g.sleeve.shape;
  const share = shares[g.sleeve.length];
  const dropped = Math.max(0, (t.shoulder - b.shoulder - 2) / 2);
  const tailored = shape === 'tailored' || build === 'tailored' || build === 'coat' || build === 'band-coat';
  const sleeve = quarter(
    Math.max(b.arm * share + (tailored ? 1 : 0) - dropped, g.sleeve.length === 'cap' ? 6 : t.armhole * 0.9),
  );
  if (g.kind === 'kimono' && g.sleeve.length === 'long') {
    // from the centre back to the wrist a kimono stops short of the hand
    const reach = quarter(b.shoulder / 2 + b.arm * 0.8 - t.shoulder / 2);
    return { sleeve: reach, upperArm: t.armhole, sleeveOpening: quarter(t.armhole) };
  }
  if (g.kind === 'jeogori' || g.kind === 'hanbok')
    return { sleeve, upperArm: t.armhole, sleeveOpening: quarter(Math.max(13, t.armhole * 0.6)) };
  if (build === 'wide') {
    const wide = asksFor(g, 'wide-sleeve') ? 6 : 0;
    return { sleeve, upperArm: t.armhole, sleeveOpening: quarter(Math.max(t.armhole * 0.86, 16) + wide) };
  }
  const [wide, flare] = SHAPES[shape];
  const ease = easeFor(g.fit, g.cloth.fabric, over).arm + (build === 'choli' ? -1 : 0);
  const upper = Math.min(half(b.upperArm + ease), t.armhole - 1);
  const plain = tailored ? half(b.wrist + 11) : plainOpening(share, upper, b.wrist);
  // a cuff that is ordered of a shorter sleeve is a band
  const isBanded = share > 0.25 && share <= 0.9 && ordersCuff(g);
  // buttons at the end of a tailored sleeve are sewn on it, and close no band
  const isBandButtoned = isMade(g, 'button-cuff') && !tailored;
  const hasCuff =
    (shape === 'shirt' || isBandButtoned || ordersCuff(g, tailored && isMade(g, 'button-cuff'))) && share > 0.9;
  const ribbed = hasRibCuffs(g, build);
  // short sleeves end in rib where it is ordered of them
  const isRibBanded = ribbed && share <= 0.7 && share > 0.2 && build === 'knit';
  const closed = hasCuff || gatheredIn.includes(shape) || (ribbed && share > 0.7) || isRibBanded;
  const round =
    share > 0.9 ? half(b.wrist + 6) : quarter(Math.min(upper - 1, half(b.upperArm * (1 - share * 0.3) + 3)));
  const cuff = hasCuff
    ? 6
    : ribbed && share > 0.7
      ? 6
      : gatheredIn.includes(shape)
        ? share > 0.9
          ? 5
          : 2.5
        : isBanded || isRibBanded
          ? BAND
          : undefined;
  const wideAt = quarter(Math.min(upper + wide * Math.min(1, share * 3), t.armhole + 3));
  // below the head a short sleeve has a seam long enough to sew and to hem
  const head = Math.sqrt(Math.max(0, t.armhole ** 2 - Math.min(wideAt, t.armhole) ** 2));
  const seamed = g.sleeve.length === 'cap' ? sleeve : Math.max(sleeve, quarter(head + LEAST_SEAM));
  return {
    sleeve: seamed,
    upperArm: wideAt,
    sleeveOpening: closed ? round : quarter(plain + flare),
    ...(cuff !== undefined && { cuff }),
  };
}
