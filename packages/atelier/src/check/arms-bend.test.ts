/** How people stand in two hundred outfits: an arm bends, and a hand that bends lies on something. */
import type { Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { placedHand } from '#atelier/figure/hands/placed-hand.ts';
import type { Point } from '#atelier/kit/points.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { isInside } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import { read } from '#atelier/read.ts';
import { loneWearer } from '#atelier/sheet/page/lone-wearer.ts';

const WORDS = [
  ...['a red silk saree', 'a green cotton saree with a gold border', 'lehenga with a dupatta', 'an ivory anarkali'],
  ...['a blue kurta with palazzos', 'a kurti and sharara', 'a black evening gown', 'a floral summer dress'],
  ...['jeans and a white shirt', 'a grey jumper and joggers', 'a wrap dress and a clutch', 'a navy trouser suit'],
  ...['an oversized blazer and wide trousers', 'a long camel overcoat', 'a pleated skirt and a blouse', 'a jumpsuit'],
  ...["a man's navy suit and tie", 'a sherwani for a groom', 'a man in a kurta and pyjama', 'a man in a denim jacket'],
  ...['a man in a t-shirt and chinos', 'a man in a long coat and jumper', 'a tuxedo', 'a puffer jacket and jeans'],
  ...['a leather jacket and a slip dress'],
];
const SEEDS = Array.from({ length: 8 }, (_, i) => 4000 + 31 * i);
const LOOKS: Look[] = WORDS.flatMap((words) => SEEDS.map((seed) => read({ words }, seed)));

const SKIRTED: ReadonlySet<string> = new Set(['skirt', 'dress', 'lehenga', 'saree']);

/** The parts of a body a hand may lie on, grown a little by cloth, in heads; the pocket of a coat hangs farther off. */
const CLOTH = 0.12;
const POCKET = 0.2;
function liesOnBody(at: Point, shapes: Point[][], cloth: number): boolean {
  const around: Point[] = [at, [at[0] + cloth, at[1]], [at[0] - cloth, at[1]]];
  return around.some((p) => shapes.some((shape) => isInside(p, shape)));
}

describe('two hundred outfits', () => {
  const stances = LOOKS.map((look) => ({ look, wearer: loneWearer(look, PAGE.width) }));

  it('are worn with an arm bent in 85 of a hundred', () => {
    const bent = stances.filter(({ wearer: { body } }) => SIDES.some((s) => body.pose.arm[s].over === 'front'));
    expect(LOOKS).toHaveLength(200);
    expect(bent.length / LOOKS.length).toBeGreaterThan(0.85);
  });

  it('leave no bent hand in the air', () => {
    for (const { look, wearer } of stances) {
      const { body } = wearer;
      const { torso, leg } = body.shapes;
      for (const s of SIDES.filter((side: Side) => body.pose.arm[side].over === 'front')) {
        const hand = placedHand(body, s);
        if (!hand) continue;
        // a fold that is lifted is a skirt's, which stands off the body
        if (hand.pinch) {
          expect(look.garments.some(({ family }) => SKIRTED.has(family))).toBe(true);
          continue;
        }
        const cloth = body.pose.arm[s].hand === 'pocket' ? POCKET : CLOTH;
        const lies = liesOnBody(hand.at([0, 0.5]), [torso, leg[LEFT], leg[RIGHT]], cloth);
        expect(lies, `${look.title}, ${look.person.pose}: ${body.pose.arm[s].hand}`).toBe(true);
      }
    }
  });

  it('keep air between an elbow that stands off and the flank', () => {
    for (const { look, wearer } of stances)
      for (const s of SIDES.filter((side: Side) => wearer.body.pose.arm[side].hand === 'rest')) {
        const { j, rows } = wearer.body;
        const waist = rows[s][3][0] * s;
        expect(j.elbow[s][0] * s - waist, `${look.title}, ${look.person.pose}`).toBeGreaterThan(0.3);
      }
  });
});
