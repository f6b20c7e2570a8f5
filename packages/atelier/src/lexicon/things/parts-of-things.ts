/** Sorts of things that stand by themselves on a sheet, by what they are made of. */
export type ThingSort = 'shoe' | 'bag' | 'jewel' | 'hat' | 'belt' | 'watch' | 'glasses' | 'cloth' | 'stick';

export interface PartOfThing {
  id: string;
  /** Singular and plural, as people call it. */
  words: string;
  of: readonly ThingSort[];
  /** Set stones: the colour of a jewel may be theirs. */
  isStone?: true;
  /** The colour of a stone that the table of colours does not have, sRGB. */
  hex?: string;
}

/** What shoes, bags, jewels, hats and the like have that may be said apart from the whole. The longer name before the shorter. */
export const PARTS_OF_THINGS: readonly PartOfThing[] = [
  { id: 'ankle strap', words: 'ankle strap, ankle straps', of: ['shoe'] },
  { id: 'shoulder strap', words: 'shoulder strap, shoulder straps, sling, sling strap', of: ['bag'] },
  { id: 'strap', words: 'strap, straps, bracelet strap', of: ['bag', 'shoe', 'watch', 'hat'] },
  { id: 'handle', words: 'top handle, handle, handles', of: ['bag'] },
  { id: 'chain', words: 'chain, chains', of: ['bag', 'jewel', 'watch', 'glasses'] },
  { id: 'buckle', words: 'buckle, buckles', of: ['bag', 'shoe', 'belt', 'hat', 'watch'] },
  { id: 'clasp', words: 'clasp, clasps, lock, locks, catch', of: ['bag', 'jewel', 'watch'] },
  { id: 'zip', words: 'zip, zips, zipper, zippers, zip closure', of: ['bag', 'shoe'] },
  { id: 'hardware', words: 'hardware, metal parts, metal bits, fittings, rings', of: ['bag', 'belt'] },
  { id: 'flap', words: 'flap, flaps', of: ['bag'] },
  { id: 'pocket', words: 'pocket, pockets, compartment, compartments', of: ['bag'] },
  { id: 'lining', words: 'lining, inside, inner', of: ['bag', 'shoe', 'hat', 'cloth'] },
  { id: 'drawstring', words: 'drawstring, drawstrings, dori', of: ['bag'] },
  { id: 'charm', words: 'charm, charms', of: ['bag', 'jewel'] },
  { id: 'logo', words: 'logo, initials, monogram', of: ['bag', 'shoe', 'hat', 'belt'] },
  { id: 'stitching', words: 'stitching, stitches, topstitching', of: ['bag', 'shoe', 'belt', 'hat'] },
  { id: 'holes', words: 'hole, holes', of: ['belt'] },
  { id: 'heel', words: 'heel, heels', of: ['shoe'] },
  { id: 'toe', words: 'toe, toes, toe cap, toecap', of: ['shoe'] },
  { id: 'shaft', words: 'shaft, shafts, top, tops, upper, uppers', of: ['shoe'] },
  { id: 'sole', words: 'sole, soles, midsole, midsoles, outsole, outsoles, insole, insoles, footbed', of: ['shoe'] },
  { id: 'counter', words: 'heel counter, heel tab, pull tab, pull tabs, heel loop, toe box, toe bumper', of: ['shoe'] },
  { id: 'overlay', words: 'overlay, overlays, mudguard, eyelets, eyestay, collar, welt', of: ['shoe'] },
  { id: 'laces', words: 'lace, laces, shoelaces, shoelace', of: ['shoe'] },
  { id: 'tongue', words: 'tongue', of: ['shoe'] },
  { id: 'platform', words: 'platform, platforms', of: ['shoe'] },
  { id: 'band', words: 'band, bands, hatband, shank', of: ['jewel', 'hat', 'watch'] },
  { id: 'setting', words: 'setting, settings, prongs', of: ['jewel'] },
  { id: 'hook', words: 'hook, hooks, post, posts, back, backs', of: ['jewel'] },
  { id: 'drop', words: 'drop, drops', of: ['jewel'] },
  { id: 'strand', words: 'strand, strands, layer, layers, row, rows, string, strings, line, lines', of: ['jewel'] },
  { id: 'ghungroo', words: 'ghungroo, ghungroos, bells', of: ['jewel', 'shoe'] },
  { id: 'pendant', words: 'pendant, pendants, locket', of: ['jewel'] },
  { id: 'engraving', words: 'engraving, engravings', of: ['jewel', 'watch'] },
  { id: 'dial', words: 'dial, dials, face', of: ['watch'] },
  { id: 'case', words: 'case, casing, bezel', of: ['watch'] },
  { id: 'date', words: 'date window, date display', of: ['watch'] },
  { id: 'numerals', words: 'numerals, numeral, numbers, markers, hour markers, indices', of: ['watch'] },
  { id: 'frame', words: 'frame, frames, rim, rims', of: ['glasses'] },
  { id: 'lens', words: 'lens, lenses, glass', of: ['glasses'] },
  { id: 'brim', words: 'brim, brims', of: ['hat'] },
  { id: 'crown', words: 'crown', of: ['hat'] },
  { id: 'ribbon', words: 'ribbon, ribbons, hat band', of: ['hat', 'bag', 'shoe', 'jewel'] },
  { id: 'bow', words: 'bow, bows', of: ['hat', 'bag', 'shoe', 'jewel', 'belt'] },
  { id: 'flower', words: 'flower, flowers, rose, roses', of: ['hat', 'bag', 'shoe', 'jewel'] },
  { id: 'feather', words: 'feather, feathers', of: ['hat', 'bag', 'shoe', 'jewel'] },
  { id: 'pompom', words: 'pompom, pompoms, pom pom, pom poms', of: ['hat', 'bag', 'shoe'] },
  { id: 'veil', words: 'veil, net', of: ['hat'] },
  { id: 'tassel', words: 'tassel, tassels, latkan, latkans', of: ['bag', 'shoe', 'jewel', 'belt', 'cloth'] },
  { id: 'fringe', words: 'fringe, fringes', of: ['bag', 'shoe', 'cloth'] },
  {
    id: 'border',
    words: 'border, borders, edge, edges, edging, piping, trim',
    of: ['cloth', 'bag', 'shoe', 'hat', 'belt'],
  },
  {
    id: 'embroidery',
    words: 'embroidery, work, zari work, thread work, zardozi',
    of: ['bag', 'shoe', 'cloth', 'belt', 'hat'],
  },
  {
    id: 'figure',
    words: 'polka dots, dot, dots, stripe, stripes, check, checks, print, prints, pattern, design, motif, motifs',
    of: ['cloth', 'bag', 'shoe', 'hat'],
  },
  { id: 'sequins', words: 'sequins, sequin', of: ['bag', 'shoe', 'hat', 'cloth', 'belt'] },
  { id: 'beads', words: 'bead, beads', of: ['bag', 'shoe', 'jewel', 'hat', 'belt'] },
  { id: 'studs', words: 'stud, studs, rivets', of: ['bag', 'shoe', 'belt', 'hat'] },
  { id: 'pearl', words: 'pearl, pearls, moti', of: ['jewel', 'bag', 'shoe', 'hat', 'belt'], isStone: true },
  {
    id: 'diamond',
    words: 'diamond, diamonds, cz, crystal, crystals, rhinestone, rhinestones',
    of: ['jewel', 'bag', 'shoe', 'belt', 'watch'],
    isStone: true,
    hex: '#eef2f4',
  },
  { id: 'ruby', words: 'ruby, rubies', of: ['jewel'], isStone: true },
  { id: 'emerald', words: 'emerald, emeralds, panna', of: ['jewel'], isStone: true },
  { id: 'sapphire', words: 'sapphire, sapphires, neelam', of: ['jewel'], isStone: true },
  { id: 'amethyst', words: 'amethyst, amethysts', of: ['jewel'], isStone: true, hex: '#8e5fa8' },
  { id: 'turquoise', words: 'turquoise, turquoises, firoza', of: ['jewel'], isStone: true },
  { id: 'garnet', words: 'garnet, garnets', of: ['jewel'], isStone: true },
  { id: 'coral', words: 'coral, corals, moonga', of: ['jewel'], isStone: true },
  { id: 'topaz', words: 'topaz', of: ['jewel'], isStone: true, hex: '#dba13a' },
  { id: 'opal', words: 'opal, opals, moonstone', of: ['jewel'], isStone: true, hex: '#e6e1da' },
  { id: 'polki', words: 'polki, kundan', of: ['jewel'], isStone: true, hex: '#e9e2cf' },
  {
    id: 'stone',
    words: 'stone, stones, gem, gems, gemstone, gemstones, nag',
    of: ['jewel', 'bag', 'shoe', 'belt', 'watch', 'hat'],
    isStone: true,
  },
];
