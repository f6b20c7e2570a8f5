import type { Look, Person } from '@toile/look';

/** What a person is told by, whatever they wear. */
export const ownName = ({ skin, heritage, build, hair }: Person): string =>
  `${skin} ${heritage} ${build} ${hair.style} ${hair.colour.hex}`;

/** What an outfit is told by: the same person stands otherwise in another one. */
export const outfitName = ({ garments }: Look): string =>
  garments.map(({ family, kind }) => `${family} ${kind}`).join(' ');
