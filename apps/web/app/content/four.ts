/** Words of four variations of a design at once. */
export const FOUR = {
  button: 'Four at once',
  title: 'Four variations at once',
  lede: 'Choose in what they differ. The sketches are free; all four are made together, or none.',
  ways: 'They differ in',
  way: { cut: 'Cut', colour: 'Colour', cloth: 'Cloth', styling: 'Styling' },
  nth: (n: number) => `variation ${n}`,
  alt: (n: number, told: string) => `Sketch of variation ${n}. ${told}`,
  free: 'It takes no token.',
  price: (cost: number) =>
    cost === 0
      ? 'Other colours alone: the four take no token.'
      : `The four take ${cost} ${cost === 1 ? 'token' : 'tokens'}. One that is not made gives its token back.`,
  few: (count: number) =>
    count === 0
      ? 'Choose at least one way in which they differ.'
      : `Only ${count} of this design differ in these ways alone. Choose one way more.`,
  finding: 'Sketching four …',
  cannot:
    'The variations could not be sketched: what sketches them did not arrive, stopped, or is not in this browser. Nothing was ordered.',
  tryAgain: 'Try again',
  make: 'Make all four',
  making: 'Being made',
  others: 'Four others',
  going: 'Being made',
  open: 'Open',
  notMade: 'The four were not made',
};
