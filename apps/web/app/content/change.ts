/** Words under a design: what of it is to be another, and its family. */
export const CHANGE = {
  title: 'What would you change?',
  label: 'Say it in your own words',
  hint: 'Such as: floor-length, in emerald, without the belt. All else stays as it is, and the sketch is free.',
  press: 'Make it',
  sketchOf: (title: string) => `Sketch of the changed design: ${title}`,
  notSketched: 'It cannot be sketched here. The finished design shows it, and nothing is taken where nothing changes.',
  family: 'Its family',
  first: 'the first',
};
