import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { part, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, shift } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import { LEFT, type Side } from '#atelier/kit/side.ts';
import { paintBootLaces, paintFurCuff, paintGore, paintRubber, paintStitches } from './draw-boot-trims.ts';
import { paintShine } from './draw-shoe-trims.ts';
import { swept } from './foot-model.ts';
import { contour, type ShoeKit } from './shoe-kit.ts';
import { type Section, SHIN } from './shoes.ts';

/** A shaft of this height is a tall one, which rises with the shin. */
const TALL = 1;
/** Room between leg and shaft where none is told: at the mouth and at the ankle. */
const ROOM = { tall: [0.055, 0.022], short: [0.036, 0.022] } as const;
/** How far the front of a mouth dips: we look down on it. */
const DIP = 0.03;

/** Edges of a boot's shaft along the leg, from its mouth to the ankle. */
function shaftOf(k: ShoeKit, w: Wearer, s: Side): { outer: Point[]; inner: Point[] } | null {
  const { shaft, room: [wide, close] = (shaft ?? 0) > TALL ? ROOM.tall : ROOM.short } = k.shoe;
  if (!shaft) return null;
  const { j, legOut, legIn } = w.body;
  const [knee, ankle] = [j.knee[s][1], j.ankle[s][1]];
  const mouth = ankle - (shaft > TALL ? (shaft * (ankle - knee)) / SHIN : shaft);
  const edge = (line: Point[], way: number): Point[] => {
    const from = Math.max(
      0,
      line.findIndex((p) => p[1] > mouth),
    );
    return part(line.slice(from), 0, 1, 24).map(
      (p, i): Point => add(p, [way * lerp(wide, close, i / 23), i === 23 ? 0.1 : 0]),
    );
  };
  return { outer: edge(legOut[s], s), inner: edge(legIn[s], -s) };
}

/** The long light down a shaft of leather, and those above its creases and along its mouth. @param lit the edge towards the light. */
function lightShaft(
  { B, shoe, upper, far }: ShoeKit,
  lit: readonly Point[],
  creases: readonly Stroke[],
  mouth: Point[],
): void {
  if (!B.shows('shoe') || shoe.dull) return;
  const side = part([...lit], 0.05, 0.74, 24).map((p): Point => add(p, [0.062, 0]));
  const [inward, outward] = [-0.022, 0.022].map((dx) => side.map((p): Point => add(p, [dx, 0])));
  B.touch([band(inward, outward)], mixHex(upper.light, '#ffffff', 0.2), far ? 0.4 : 0.55, 0.014);
  const above = creases.map((line) => ({ ...line, pts: line.pts.map((p): Point => add(p, [0, -0.014])) }));
  const edge: Stroke = { pts: shift(mouth, [0, 0.022]), w: 0.012, press: [0.6, 1, 0.3] };
  B.ink([...above, edge], upper.light, { alpha: 0.6 });
}

/** A boot: foot and shaft painted as one leather form, with its mouth and the creases of the ankle. False for other shoes. */
export function paintBoot(k: ShoeKit, w: Wearer, s: Side, sections: Section[]): boolean {
  const shaft = shaftOf(k, w, s);
  if (!shaft) return false;
  const { outer, inner } = shaft;
  const { dip = DIP } = k.shoe;
  const mouth = spline([outer[0], add(mix(outer[0], inner[0], 0.5), [0, dip]), inner[0]]);
  const shapes = [...swept(sections, k.at), [...mouth, ...inner.slice(1), ...outer.slice(1).reverse()]];
  const right = s === LEFT ? inner : outer;
  const shade = {
    pts: band(
      right,
      right.map((p): Point => add(p, [-0.1, 0])),
    ),
    d: 0.2,
    soft: 0.05,
  };
  k.B.form(shapes, k.upper, { round: 0.07, base: 0.32 + (k.far ? 0.07 : 0), tones: [shade], edge: 0.9 });
  contour(k.B, shapes, k.upper, 0.009);
  const creases = [0.8, 0.9].map((u, i): Stroke => {
    const p = part(outer, u, u, 2)[0];
    return {
      pts: spline([p, add(p, [-s * 0.06, 0.025]), add(p, [-s * (0.1 + i * 0.03), 0.012])]),
      w: 0.008,
      press: [0.8, 1, 0.1],
      a: 0.6,
    };
  });
  k.B.ink([{ pts: mouth, w: 0.011, press: [1, 1, 1] }, ...creases], k.upper.ink);
  lightShaft(k, s === LEFT ? outer : inner, creases, mouth);
  if (k.shoe.trim === 'rubber') paintRubber(k, mouth, sections);
  if (k.shoe.trim === 'fur') paintFurCuff(k, mouth);
  if (k.stand.yaw <= 90) {
    paintShine(k, sections);
    if (k.shoe.trim === 'stitched') paintStitches(k, outer, inner);
    if (k.shoe.trim === 'gore') paintGore(k, s, outer, inner);
    if (k.shoe.laces) paintBootLaces(k, outer, inner);
  }
  return true;
}
