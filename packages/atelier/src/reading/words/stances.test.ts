import { describe, expect, it } from 'vitest';
import { draftOf } from '#atelier/reading/draft-of.ts';

const tellsOf = (words: string): string[] =>
  draftOf(words)
    .spans.filter(({ as, drawn }) => as === 'pose' && drawn === false)
    .map(({ text }) => text);
const heldIn = (words: string): string[] =>
  draftOf(words).things.flatMap((thing) =>
    thing.type === 'accessory' && thing.entry.kind === 'held' ? [thing.entry.name ?? ''] : [],
  );

describe('what somebody does with their limbs', () => {
  it.each([
    ['a red dress, one leg dangling', 'one leg dangling'],
    ['a navy suit, his arms round her waist', 'his arms round her waist'],
    ['a yellow coat, looks up at her mother', 'looks up at her mother'],
    ['a saree, sitting on a swing', 'sitting'],
  ])('is told and is no part of the clothes: %s', (words, told) => {
    expect(tellsOf(words)).toEqual([told]);
    expect(draftOf(words).things[0]?.said.some(({ part }) => part !== undefined)).toBe(false);
  });

  it.each([
    ['a suit, one hand resting in his trouser pocket', 'pockets'],
    ['a suit, a hand placed on her hip', 'hand-on-hip'],
    ['a coat, walking away from the camera', 'back'],
    ['a coat, turned to the left', 'three-quarter'],
  ] as const)('is drawn where the figure has it: %s', (words, pose) => {
    expect(draftOf(words).pose).toBe(pose);
  });

  it.each([
    'a jersey dress that hugs the hips',
    'a hand rolled silk scarf',
    'a one shoulder dress with a side tie',
    'straight trousers, turn-up hem',
    'grey trousers with a white stripe that runs down the side',
    'a gown where the embroidery runs along the hem',
    'a navy coat, the collar lies on the lapel',
    'a blue saree, a vine climbs up the border',
    'a shirt with a turn-down collar and turn-back cuffs',
  ])('is nothing of how clothes are made: %s', (words) => {
    expect(tellsOf(words)).toEqual([]);
  });
});

describe('what is held in the hand', () => {
  it.each([
    ['In the hand she has a hat of straw. She wears a white dress', 'hat held in the hand'],
    ['a navy suit, holding his sunglasses', 'sunglasses held in the hand'],
    ['a tweed coat, cap in hand', 'cap held in the hand'],
  ])('is not worn: %s', (words, held) => {
    expect(heldIn(words)).toContain(held);
  });

  it('is worn where the words put it on the head', () => {
    expect(heldIn('a red dress, a straw hat on her head')).toEqual([]);
  });
});
