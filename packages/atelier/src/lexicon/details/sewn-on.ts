import type { DetailEntry } from '#atelier/lexicon/entry.ts';

/** Belts, bows, tabs and panels; and what only shoes have. */
export const SEWN_ON: readonly DetailEntry[] = [
  {
    id: 'belt',
    words:
      'belted, self belt, belt of same fabric, belt of the same fabric, belt in same fabric, belt in the same fabric, same fabric belt, belt of same cloth, belt same cloth, belt same fabric, same cloth belt, belt of the same cloth, belt in the same cloth, belt in the same colour, matching belt, fabric belt, cinched, cinched waist, belted waist, buckled belt, buckle',
    name: 'a belt',
  },
  {
    id: 'side-tie',
    words:
      'side tie, side ties, side tie up, side tie-up, side tied, side tie closure, tie at the side, tie at side, ties at the side, tied at the side, tie on the side, tied on the side, side knot',
    name: 'a tie at the side',
    is: { closure: 'tie', details: ['side-tie'] },
  },
  {
    id: 'sash',
    words:
      'sash, waist tie, waist tie up, waist tie-up, tie waist, tie-waist, tie up waist, tie at the waist, tie at waist, waist sash, cummerbund, patka, patka sash, waist patka, tie belt, tie belts, self tie belt, self-tie belt, tied belt, tie-up belt, fabric tie belt, tie belt detail',
    name: 'a sash',
  },
  {
    id: 'tie-up',
    words:
      'back tie, back ties, tie back, tie backs, tie up, tie-up, tie ups, tie-ups, ties, tie up detail, tie-up detail, dori, doris, concealed ties, string ties, drawstring tie',
    name: 'ties',
    onParts: true,
  },
  { id: 'bow', words: 'bow, bows, bow detail, ribbon bow, big bow, ribbon, ribbons', name: 'a bow', onParts: true },
  {
    id: 'chest-motif',
    words:
      'small logo, embroidered logo, small embroidered logo, chest logo, logo on chest, logo on the chest, logo left chest, small embroidered logo left chest, small logo left chest, embroidered logo left chest, small embroidered logo on left chest, logo at left chest, logo on left chest, embroidered crest, crest, chest crest, embroidered emblem, emblem, monogram',
    name: 'a small emblem on the chest',
    families: ['top', 'jacket', 'dress'],
  },
  { id: 'cape', words: 'attached cape, cape detail, cape overlay, cape style', name: 'a cape' },
  {
    id: 'belt-loops',
    words: 'belt loops, belt loop, belt-loop',
    name: 'belt loops',
    families: ['trousers', 'skirt', 'jumpsuit', 'dress', 'jacket'],
  },
  {
    id: 'epaulette',
    words: 'epaulette, epaulettes, epaulets, shoulder tabs, shoulder flaps, shoulder flap, shoulder loops',
    name: 'epaulettes',
  },
  {
    id: 'shoulder-pads',
    words:
      'sculpted shoulders, sculpted shoulder, shoulder pads, padded shoulders, padded shoulder, sharp shoulders, sharp shoulder, structured shoulders, structured shoulder, strong shoulders, power shoulders, strong shoulder',
    name: 'padded shoulders',
  },
  {
    id: 'vent',
    words:
      'double vented, back vent, double vented back hem, vented back hem, single vent, double vent, vented, double vented hem',
    name: 'a back vent',
  },
  { id: 'bib', words: 'bib front, bib, bibs, bibbed, bib panel', name: 'a bib' },
  {
    id: 'strap-buckles',
    words:
      'straps with buckles, straps with metal buckles, adjustable straps with metal buckles, adjustable straps with buckles, strap buckles, buckle straps, dungaree straps, dungaree buckles',
    name: 'buckled straps',
    families: ['dress', 'jumpsuit', 'top', 'skirt'],
  },
  { id: 'storm-flap', words: 'storm flap, storm flaps, gun flap, gun flaps, storm shield', name: 'a storm flap' },
  {
    id: 'hood-drawstring',
    words: 'hood with drawstring, hood with drawstring closure, drawstring hood',
    name: 'a hood with a drawcord',
    is: { collar: 'hood', details: ['hood', 'drawcord'] },
  },
  {
    id: 'hood-up',
    words:
      'hood up, hood on, hood pulled up, with the hood up, hood over the head, hood over his head, hood over her head, hood worn up',
    name: 'the hood up',
    is: { collar: 'hood', details: ['hood', 'head-cover'] },
  },
  {
    id: 'straps-harness',
    words: 'harness, straps and buckles, tactical straps, buckled straps',
    name: 'straps and buckles',
  },
  {
    id: 'overlay',
    words:
      'overlay, sheer overlay, lace overlay, tulle overlay, net overlay, tulle layer, tulle layers, net layer, net layers, organza layer, sheer layer, organza overlay, chiffon overlay, double layered, double layer',
    name: 'a sheer overlay',
  },
  { id: 'side-stripe', words: 'side stripe, side stripes, side taping, side tape', name: 'a side stripe' },
  {
    id: 'satin-stripe',
    words:
      'satin stripe, satin stripes, satin side stripe, satin side stripes, tuxedo stripe, tuxedo stripes, braid stripe',
    name: 'a satin side stripe',
    is: { details: ['side-stripe', 'satin-stripe'] },
    families: ['trousers', 'jumpsuit', 'skirt'],
  },
  { id: 'yoke', words: 'yoke design, yoke at the back, back yoke, western yoke', name: 'a yoke' },
  { id: 'obi', words: 'obi, obi belt, obi sash', name: 'an obi', is: { details: ['sash'] } },
  { id: 'apron', words: 'apron, apron detail', name: 'an apron' },
  { id: 'pompom', words: 'pom pom, pompom, pom-pom, faux fur pompom, fur pom pom, bobble', name: 'a pompom' },
  { id: 'woven', words: 'woven, braided, plaited, hand woven', name: 'a weave', families: [] },
  { id: 'open-toe', words: 'open toe, open toed, peep toe, peep toed', name: 'an open toe', families: [] },
  {
    id: 'pointed-toe',
    words: 'pointed, pointy, pointed toe, pointy toe, pointed toed, almond toe',
    name: 'a pointed toe',
    families: [],
  },
  { id: 'square-toe', words: 'square toe, square toed', name: 'a shaped toe', families: [] },
  {
    id: 'ankle-strap',
    words: 'ankle strap, ankle straps, ankle loop, t strap, t-strap',
    name: 'an ankle strap',
    families: [],
  },
  {
    id: 'backstrap',
    words: 'backstrap, back strap, slingback, sling back, slingbacks',
    name: 'a back strap',
    families: [],
  },
  { id: 'statement', words: 'oversize jewellery', name: 'statement size', families: [] },
];
