import type { AttributeEntry } from './entry.ts';

const row = (id: string, words: string, is: AttributeEntry['is']): AttributeEntry => ({ id, words, as: 'closure', is });

/** How a garment is shut, on the side one sees. */
export const CLOSURE_WORDS: readonly AttributeEntry[] = [
  row(
    'buttons',
    'dome buttons, domed buttons, cloth buttons, self fabric buttons, self covered buttons, button through front, button down front, buttoned front, buttoned up, buttons all the way down, row of buttons, loop buttons, button loops, buttons and loops, covered buttons, tiny covered buttons, fabric buttons, shank buttons, potli buttons, popover, onyx studs placket, link button, button placket, full button placket, button closure, button closures, buttoned, button front, button through, button up front, front buttons, buttons, button placket on the front, a button placket, full placket, front placket, placket, button fastening, buttons down the front',
    { closure: 'buttons' },
  ),
  row(
    'half-placket',
    'half placket, half button placket, short placket, short button placket, partial placket, half buttoned',
    { closure: 'half-placket' },
  ),
  row(
    'zip',
    'two way zip, two-way zip, two way front zip, two-way front zip, two way zipper, two-way zipper, double zip, exposed zipper, metal zip, chunky zip, zip, zip closure, zipper, zip up, zipper front, front zipper, zipped front, full length zip, full length zipper, zip through, zips up, zips up the front, zip down the front, zip up the front, zipped up, zipped, zippered, zip front, zip fastening, full zip, front zip, concealed zip, concealed zip closure, exposed zip, zipper closure',
    { closure: 'zip' },
  ),
  row(
    'asymmetric-zip',
    'asymmetric zip, asymmetrical zip, diagonal zip, off centre zip, off-centre zip, offcentre zip, asymmetric zipper, asymmetrical zipper, diagonal zipper, asymmetric front zip, asymmetrical front zip, off centre zipper, asymmetric zip front, slanted zip, slanting zip, asymmetric zip closure',
    { closure: 'zip' },
  ),
  row(
    'quarter-zip',
    'quarter zip closure, half zip closure, quarter zip neck, half zip neck, half zip, quarter zip, 1/4 zip, zip half way, zip halfway, zips half way, zips halfway, half way zip, halfway zip, zip to the chest, zip to chest, zip to mid chest, zip at the neck only, short zip',
    {
      closure: 'zip',
      details: ['quarter-zip'],
    },
  ),
  row(
    'double-breasted',
    'double breasted, double-breasted, double row of buttons, double rows of buttons, double row buttons, double button row, two rows of buttons, 2 rows of buttons, two button rows, two row of buttons, buttons in two rows, buttons in double row, buttons in a double row, double buttoned',
    { closure: 'double-breasted' },
  ),
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
    'knotted, knotted at the waist, knotted at waist, knotted hem, tie closure, tie up closure, tie-up closure, tie fastening, tie front, tied front, front tie, front knot, knotted front, knot front, knotted in front, knotted at the front, tied in front, tied at the front, tied in a knot',
    { closure: 'tie' },
  ),
  row(
    'frog',
    'knotted buttons, frog closure, frog closures, frog button, frog buttons, frog fastening, frogs, knot buttons, pankou, frog fastenings, knotted frogs, frogging closure',
    { closure: 'frog' },
  ),
  row(
    'toggles',
    'toggles, toggle closure, toggle buttons, toggle fastening, toggle fastenings, toggle front, horn toggles, wooden toggles, leather toggles, rope toggles, toggles and loops, loop and toggle, toggle, wooden toggle buttons, horn toggle buttons',
    { closure: 'frog', details: ['toggle'] },
  ),
  row(
    'open',
    'no fastening, no fastenings, no closure, no closures, without fastening, no buttons or zip, open front, open-front, worn open, unbuttoned, front open, edge to edge, left open, hanging open, hangs open, flung open, falling open, falls open, flapping open, blown open, unzipped, unfastened, worn unbuttoned, worn unzipped, worn undone, left unbuttoned, left undone, not buttoned up, not done up, not zipped up',
    {
      closure: 'open',
    },
  ),
  row('fly', 'zip fly, button fly, fly front, fly, button and zip closure, button and zip', { details: ['fly'] }),
  row(
    'press-stud',
    'press stud, press studs, press button, press buttons, tich button, tich buttons, snap fastening, snap fastenings, popper fastening, popper fastenings, press stud fastening, snap up front, snap button, snap buttons, popper, poppers, snap closure, snaps, popper front, poppers down the front, snap front, snap placket',
    {
      closure: 'buttons',
      details: ['press-studs'],
    },
  ),
  row(
    'concealed',
    'concealed placket, hidden placket, concealed buttons, hidden buttons, concealed button closure, concealed closure, hidden closure, hidden snap closure, concealed snap closure, hidden snaps, concealed snaps, concealed press studs, hidden press studs, hidden zip, invisible zip, hidden snap placket, concealed snap placket, hidden button placket, concealed button placket, concealed front, hidden zip closure, invisible zip closure, concealed fly front, covered placket, fly away placket, no visible buttons, no visible fastening',
    { closure: 'none' },
  ),
  row(
    'hook',
    'hook and eye, chain closure, chained closure, chained, hook closure, hooks, hook fastening, hook and bar, hook and bar closure, hook and eye closure, hooks and eyes',
    { closure: 'none' },
  ),
  row('clip', 'click closure, clip closure, clasp closure, clip fastening, clasp fastening', { closure: 'none' }),
  row('velcro', 'velcro, velcro closure, velcro fastening, velcro strap closure, velcro placket, velcro fly', {
    closure: 'none',
  }),
  row(
    'magnetic',
    'magnetic closure, magnet closure, magnetic snap, magnetic snaps, magnetic snap closure, magnetic fastening, magnetic button, magnetic buttons, magnetic clasp, magnets',
    { closure: 'none' },
  ),
  row('slip-on', 'slip on closure, slip-on closure, slip on, slip-on, pull on, pull-on', {
    closure: 'none',
  }),
];
