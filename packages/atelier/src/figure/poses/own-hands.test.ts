import { describe, expect, it } from 'vitest';
import { HANDS } from '#atelier/figure/hands/hands.ts';
import { EVERYBODY, personOf } from '#atelier/figure/people.fixture.ts';
import { LEFT, RIGHT, SIDES } from '#atelier/kit/side.ts';
import { ownHands } from './own-hands.ts';
import { POSE_DATA } from './pose-table.ts';
import { stanceOf } from './stance-for.ts';

const NAMES = Array.from({ length: 12 }, (_, i) => `outfit ${i}`);

describe('hands', () => {
  it('have more than twenty shapes', () => {
    expect(Object.keys(HANDS).length).toBeGreaterThan(20);
  });

  it('are never the same twice at one person', () => {
    for (const person of EVERYBODY.filter(({ pose }) => pose !== 'pockets' && pose !== 'hands-behind'))
      for (const name of NAMES) {
        const stance = stanceOf(person);
        if (stance.arm[LEFT].hand === 'hip') continue;
        const { arm } = ownHands(stance, person, name);
        expect(arm[LEFT].hand, `${person.pose} of ${name}`).not.toBe(arm[RIGHT].hand);
      }
  });

  it('differ from outfit to outfit in one stance', () => {
    for (const presentation of ['female', 'male'] as const)
      for (const pose of ['relaxed', 'walk', 'contrapposto'] as const) {
        const person = personOf({ presentation, pose });
        const pairs = NAMES.map((name) => {
          const { arm } = ownHands(stanceOf(person), person, name);
          return `${arm[LEFT].hand} ${arm[RIGHT].hand}`;
        });
        expect(new Set(pairs).size, `${presentation} ${pose}`).toBeGreaterThan(2);
      }
  });

  it('keep what they hold and where they lie', () => {
    for (const pose of ['lapel', 'pockets', 'clasped'] as const)
      for (const side of SIDES) {
        const before = POSE_DATA[pose].arm[side];
        if (!before.over) continue;
        expect(ownHands(POSE_DATA[pose], personOf({ pose }), 'an outfit').arm[side]).toEqual(before);
      }
    expect(ownHands(POSE_DATA.back, personOf({ pose: 'back' }), 'an outfit')).toBe(POSE_DATA.back);
  });
});
