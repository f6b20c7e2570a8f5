import { expect, test } from 'vitest';
import { readAndSee } from '../read-and-see.ts';
import { checkLook } from './check-look.ts';

test('a belt over an open jacket is no print of the plain shirt under it', () => {
  const look = readAndSee({ words: 'mustard plain wool chanel jacket, worn with a belt' }, 1734);
  expect(checkLook(look, 1734).filter(({ rule }) => rule === 'print')).toEqual([]);
});
