import type { Pose } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import { drawHead } from '#atelier/figure/draw-head.ts';
import { dressPerson } from '#atelier/garments/dress-person.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { read } from '#atelier/read.ts';

/** What lies over the crown of the wearer of these words: garment kinds, or 'nothing'. */
function over(words: string, pose: Pose): { crown: string } {
  const look = read({ words }, 5);
  const scene = new Scene(0.5, 1);
  const w = makeWearer({ ...look.person, pose }, { x: 420, heel: 0 });
  const { garmentAt } = dressPerson(scene, w, look, 5);
  drawHead(scene, w, { seed: 5 });
  const at = (share: number): string => {
    const x = Math.round((w.head.o[0] + Math.sin(w.head.tilt) * -share * w.head.h) * 0.5);
    const y = Math.round((w.head.o[1] + share * w.head.h) * 0.5);
    const index = garmentAt[y * scene.width + x];
    return index ? look.garments[index - 1].family : 'nothing';
  };
  return { crown: at(-0.03) };
}

describe('a veil', () => {
  it.each(['contrapposto', 'relaxed', 'catwalk'] as const)('lies over the crown, %s', (pose) => {
    const worn = over('green salwar kameez with a chiffon dupatta covering the head', pose);
    expect(worn.crown).toBe('dupatta');
    const bare = over('green salwar kameez with a chiffon dupatta', pose);
    expect(bare.crown).toBe('nothing');
  });

  it('is the pallu of a saree drawn over the head', () => {
    expect(over('red banarasi saree draped over the head', 'catwalk').crown).toBe('saree');
  });
});
