import { detailOf, detailsNamed, type Look, type Pose } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { bottomOf } from '#atelier/garments/finish/hem-shape.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { read } from '#atelier/read.ts';
import { dressPerson } from './dress-person.ts';
import { asSeen, BACK_BAND, turned } from './from-behind.ts';
import { dressOf, lookOf } from './outfits.fixture.ts';

const of = (words: string, pose: Pose): Look => {
  const look = read({ words }, 5);
  return { ...look, person: { ...look.person, pose } };
};
const stand = (look: Look) => makeWearer(look.person, { x: 420, heel: 0 });

/** Whether anything is worn at the middle of the back, just over the waist. */
function covered(look: Look): boolean {
  const scene = new Scene(0.5, 1);
  const f = stand(look);
  const { garmentAt } = dressPerson(scene, f, look, 5);
  const x = Math.round(((f.underbust[LEFT][0] + f.underbust[RIGHT][0]) / 2) * 0.5);
  const y = Math.round(((f.bust[LEFT][1] + f.bust[RIGHT][1]) / 2) * 0.5);
  return garmentAt[y * scene.width + x] > 0;
}

describe('clothes from behind', () => {
  it('leave a Look as it is from the front', () => {
    const look = of('white shirt and jeans', 'relaxed');
    expect(asSeen(look, stand(look))).toBe(look);
  });

  it('have no lapels, buttons or front pockets, and keep their order', () => {
    const look = of('navy double-breasted blazer with patch pockets over a white shirt and grey trousers', 'back');
    const seen = asSeen(look, stand(look));
    expect(seen.garments.map(({ id }) => id)).toEqual(look.garments.map(({ id }) => id));
    for (const g of seen.garments) {
      expect(g.closure).toBe('none');
      expect(g.neckline).not.toBe('lapel');
      expect(g.details.filter(({ id }) => id.endsWith('-pocket'))).toEqual([]);
    }
  });

  it('close over the back, unless it is bare', () => {
    expect(covered(of('black evening gown with long sleeves', 'back'))).toBe(true);
    expect(covered(of('black backless evening gown', 'back'))).toBe(false);
    expect(covered(of('black backless evening gown', 'relaxed'))).toBe(true);
  });

  it('are wrapped and tied in front alone', () => {
    const look = of('red wrap dress', 'back');
    const [g] = asSeen(look, stand(look)).garments;
    expect(g.silhouette).not.toBe('wrap');
    expect(g.details).toContainEqual({ id: BACK_BAND });
    expect(g.details).not.toContainEqual(detailOf('sash'));
  });

  it('slant their hems to the same side of the wearer', () => {
    const slanted = dressOf({ details: detailsNamed(['asymmetric-hem']) });
    const look = lookOf([slanted], { pose: 'back' });
    const [seen] = turned(look, stand(look)).garments;
    const [before, behind] = [bottomOf(slanted, true), bottomOf(seen, true)];
    expect(before?.(0.8)).toBeCloseTo(behind?.(-0.8) ?? 0, 6);
    expect(before?.(0.8)).toBeGreaterThan(before?.(-0.8) ?? 0);
  });

  it('stand a bare back with its back to us', () => {
    expect(read({ words: 'black backless evening gown' }, 5).person.pose).toBe('back');
  });
});
