/** The picture gate: sixty briefs look as they were accepted. Red and right? `npm run gate -- --show moved.png`, look, `--accept`. */

import * as look from '@toile/look';
import { HOUSE_MEDIUM, type Look, MEDIA } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { read } from '../../src/index.ts';
import { BRIEFS } from './briefs.ts';
import { movedRegions } from './compare.ts';
import { drawBrief } from './draw-brief.ts';
import { accepted, referenceOf } from './references.ts';
import { signatureOf } from './signature.ts';

describe('every canonical brief', () => {
  test.each(BRIEFS.map((brief) => [brief.id, brief] as const))('%s looks as it was accepted', async (id, brief) => {
    const picture = drawBrief(brief);
    expect(movedRegions(await referenceOf(id), signatureOf(picture), picture.regionAt)).toEqual([]);
  });

  test('is the only one of its name, and no reference has lost its brief', async () => {
    expect((await accepted()).sort()).toEqual(BRIEFS.map(({ id }) => id).sort());
  });
});

describe('together the briefs draw', () => {
  const looks = BRIEFS.map((brief) => read(brief, brief.seed));
  const among = (valuesOf: (drawn: Look) => readonly string[]): Set<string> => new Set(looks.flatMap(valuesOf));
  const worn = (told: (garment: look.Garment) => string): Set<string> => among(({ garments }) => garments.map(told));

  test.each([
    ['family', look.FAMILIES, worn((g) => g.family)],
    ['cloth', look.FABRICS, worn((g) => g.cloth.fabric)],
    ['print', look.PRINTS, worn((g) => g.cloth.print.kind)],
    ['silhouette', look.SILHOUETTES, worn((g) => g.silhouette)],
    ['length', look.LENGTHS, worn((g) => g.length)],
    ['neckline', look.NECKLINES, worn((g) => g.neckline)],
    ['collar', look.COLLARS, worn((g) => g.collar)],
    ['sleeve', look.SLEEVE_SHAPES, worn((g) => g.sleeve.shape)],
    ['closure', look.CLOSURES, worn((g) => g.closure)],
    ['head of hair', look.HAIR_STYLES, among(({ person }) => [person.hair.style])],
    ['pose, the back view with them', look.POSES, among(({ person }) => [person.pose])],
    ['skin', look.SKIN_TONES, among(({ person }) => [person.skin])],
    ['age', ['child', 'teen', 'adult', 'senior'], among(({ person }) => [person.ageGroup])],
    ['build', ['slim', 'average', 'full'], among(({ person }) => [person.build])],
    ['medium', MEDIA, among(({ medium = HOUSE_MEDIUM }) => [medium])],
  ] as const)('every %s', (_, all, drawn) => {
    expect(all.filter((value) => !drawn.has(value))).toEqual([]);
  });
});
