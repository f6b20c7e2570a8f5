/** Parts of what is worn, by what people call them, and the slots of a garment that each may change beside its details and trimmings. */
export interface PartSaid {
  /** Names, parted by commas. */
  words: string;
  slots: readonly string[];
  /** What it is a part of, where that is no garment; a fitting has no colour that is drawn by itself. */
  of?: 'shoes' | 'worn' | 'any' | 'fitting';
}

const ARMS = ['sleeve.shape', 'sleeve.length'];

export const PARTS_SAID: readonly PartSaid[] = [
  { words: 'collar, collars, lapel, lapels, revers', slots: ['collar', 'neckline'] },
  { words: 'neck, neckline, gala, gale', slots: ['neckline', 'collar', 'closure', 'silhouette', ...ARMS] },
  { words: 'cuff, cuffs', slots: ARMS },
  { words: 'sleeve, sleeves, aasteen, baju, baaju, bazu', slots: ['neckline', ...ARMS] },
  { words: 'pocket flap, pocket flaps, pocket, pockets, jeb', slots: [] },
  { words: 'embroidery, embroideries', slots: ['border'] },
  { words: 'lining, inner lining, inside lining, astar, facing, facings', slots: [] },
  { words: 'buttonholes, button, buttons, placket, zip, zipper, zips', slots: ['closure', 'neckline'] },
  { words: 'shoulder straps, shoulder strap, strap, straps', slots: ['neckline', ...ARMS], of: 'any' },
  {
    words:
      'lace trim, lace trims, lace trimming, lace edging, lace border, piping, edging, yoke, gusset, trimming, trimmings',
    slots: [],
  },
  { words: 'waistband, elastic, drawstring, drawstrings, cord, cords', slots: ['waistline', 'closure'] },
  { words: 'waist, waistline', slots: ['waistline', 'fit', 'silhouette', 'length'] },
  { words: 'hem, hems, hemline', slots: ['length', 'border', 'silhouette'] },
  { words: 'edge, edges, kinara, kinare, kinari', slots: ['border', 'length'] },
  { words: 'border, borders', slots: ['border'] },
  { words: 'buckle, buckles, clasp, clasps, hardware', slots: [], of: 'fitting' },
  { words: 'side ties, ties, sash, bow, bows, ribbon, ribbons, tassel, tassels, latkan, dori', slots: [], of: 'any' },
  { words: 'fringe, fringes, frill, frills, ruffle, ruffles', slots: ['silhouette', ...ARMS], of: 'any' },
  { words: 'elbow patches, elbow patch, patches, patch', slots: [] },
  { words: 'pallu, pallav', slots: ['border'] },
  { words: 'slit, slits', slots: ['silhouette'] },
  { words: 'train, trail', slots: ['silhouette', 'length'] },
  { words: 'hood, hoods, seams, stitching, topstitching', slots: [] },
  { words: 'sole, soles, insole, insoles, laces, shoelaces, tongue', slots: [], of: 'shoes' },
  { words: 'brim, handle, handles, chain, chains, pendant, dial', slots: [], of: 'worn' },
];
