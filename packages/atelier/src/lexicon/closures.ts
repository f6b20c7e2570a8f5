import type { AttributeEntry } from './entry.ts';

const row = (id: string, words: string, is: AttributeEntry['is']): AttributeEntry => ({ id, words, as: 'closure', is });

/** How a garment is shut, on the side one sees. */
export const CLOSURE_WORDS: readonly AttributeEntry[] = [
  row(
    'buttons',
    'loop buttons, button loops, buttons and loops, covered buttons, tiny covered buttons, fabric buttons, shank buttons, potli buttons, popover, onyx studs placket, link button, button placket, full button placket, button closure, button closures, buttoned, button front, button through, button up front, front buttons, buttons, button placket on the front, a button placket, full placket, front placket, placket, button fastening, buttons down the front',
    { closure: 'buttons' },
  ),
  row(
    'half-placket',
    'half placket, half button placket, short placket, short button placket, partial placket, half buttoned',
    { closure: 'half-placket' },
  ),
  row(
    'zip',
    'two way zip, two-way zip, double zip, exposed zipper, metal zip, chunky zip, asymmetric zip, asymmetrical zip, diagonal zip, off centre zip, off-centre zip, offcentre zip, side zip, zip, zip closure, zipper, zip up, zipped, zippered, zip front, zip fastening, full zip, front zip, concealed zip, concealed zip closure, exposed zip, zipper closure',
    { closure: 'zip' },
  ),
  row(
    'quarter-zip',
    'quarter zip closure, half zip closure, quarter zip neck, half zip neck, half zip, quarter zip, 1/4 zip',
    {
      closure: 'zip',
      details: ['quarter-zip'],
    },
  ),
  row('double-breasted', 'double breasted, double-breasted', { closure: 'double-breasted' }),
  row('single-breasted', 'single breasted, single-breasted', { closure: 'single-breasted' }),
  row('one-button', 'one button, single button, one-button', { closure: 'single-breasted', details: ['one-button'] }),
  row(
    'two-button',
    'two button, two buttons, double button, double buttons, double button closure, double button closures, two-button, 2 button',
    { closure: 'single-breasted', details: ['two-button'] },
  ),
  row('three-button', 'three button, three buttons, three-button, 3 button', {
    closure: 'single-breasted',
    details: ['three-button'],
  }),
  row(
    'drawstring',
    'side adjusters, side adjuster, drawstring, drawstring closure, drawstring waist, drawcord, draw string, drawstrings, drawstring waistband, elasticated drawstring waist, drawstring fastening',
    { closure: 'drawstring' },
  ),
  row('lace-up', 'lace up, lace-up, laced up, laced, corset lacing, lace up front, lacing', { closure: 'lace-up' }),
  row(
    'tie',
    'tie closure, tie up closure, tie-up closure, tie fastening, tie front, tied front, front tie, front knot, knotted front, knot front, knotted in front, knotted at the front, tied in front, tied at the front, tied in a knot',
    { closure: 'tie' },
  ),
  row(
    'frog',
    'knotted buttons, frog closure, frog closures, frog button, frog buttons, frog fastening, frogs, knot buttons, pankou, toggles, toggle closure, toggle buttons, toggle',
    { closure: 'frog' },
  ),
  row('open', 'open front, open-front, worn open, unbuttoned, front open, edge to edge, left open', {
    closure: 'open',
  }),
  row('fly', 'zip fly, button fly, fly front, fly, button and zip closure, button and zip', { details: ['fly'] }),
  row(
    'press-stud',
    'press stud, press studs, press button, press buttons, tich button, tich buttons, snap button, snap buttons, popper, poppers, snap closure, snaps, popper front, poppers down the front, snap front, snap placket',
    {
      closure: 'buttons',
      details: ['press-studs'],
    },
  ),
  row(
    'concealed',
    'concealed placket, hidden placket, concealed buttons, hidden buttons, concealed button closure, concealed closure, hidden closure, hidden snap closure, concealed snap closure, hidden snaps, concealed snaps, concealed press studs, hidden press studs, hidden zip, invisible zip, no visible buttons, no visible fastening',
    { closure: 'none' },
  ),
  row(
    'hook',
    'hook and eye, chain closure, chained closure, chained, hook closure, hooks, hook fastening, hook and bar, hook and bar closure, hook and eye closure, hooks and eyes, click closure, velcro closure, velcro fastening',
    { closure: 'none' },
  ),
  row('slip-on', 'slip on closure, slip-on closure, slip on, slip-on, pull on, pull-on', {
    closure: 'none',
  }),
];
