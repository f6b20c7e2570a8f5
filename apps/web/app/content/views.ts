/** Words of the views of a design and of the table they are looked at on. */
export const VIEWS = {
  legend: 'View',
  figure: 'Figure',
  sheet: 'Sheet',
  flats: 'Flats',
  picture: 'Picture',
  lightTable: {
    hint: 'Wheel, pinch or + and − zoom, a drag moves, the arrow keys go to the next design.',
    nearer: 'Nearer',
    farther: 'Farther',
    previous: 'Previous design',
    next: 'Next design',
    close: 'Close',
  },
} as const;
