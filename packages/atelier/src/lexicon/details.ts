import type { DetailEntry } from './entry.ts';

const t = true;

/** 'over one shoulder', 'draped across one shoulder'… */
const withPlaces = (places: readonly string[]): string =>
  places
    .flatMap((place) => [
      `over ${place}`,
      `across ${place}`,
      `on ${place}`,
      `draped over ${place}`,
      `draped on ${place}`,
      `draped across ${place}`,
      `worn over ${place}`,
      `thrown over ${place}`,
      `slung over ${place}`,
      `pinned on ${place}`,
      `pinned at ${place}`,
    ])
    .join(', ');

/** Details that are drawn or told. `onParts` = may describe a part ('beaded neck'). */
export const DETAILS: readonly DetailEntry[] = [
  // Surface
  {
    id: 'embroidery',
    words:
      'embroidery, embroidered, embroidery work, resham, resham work, thread work, threadwork, kashida, crewel, needlework, hand embroidered, hand embroidery, cutdana, machine embroidery',
    onParts: t,
  },
  { id: 'aari', words: 'aari, aari work, aari embroidery, maggam work', name: 'aari embroidery', onParts: t },
  {
    id: 'kantha',
    words: 'kantha, kantha work, kantha stitch, kantha embroidery, kantha stitching',
    name: 'kantha stitching',
    onParts: t,
  },
  {
    id: 'chikankari',
    words: 'chikankari, chikan, chikankari work, chikankari embroidery, lucknowi, chikan work, lucknowi work',
    name: 'chikankari embroidery',
    onParts: t,
  },
  { id: 'phulkari', words: 'phulkari, phulkari work, phulkari embroidery', name: 'phulkari embroidery', onParts: t },
  {
    id: 'zardosi',
    words:
      'zardosi, zardozi, zardosi work, zardozi embroidery, zardozi work, dabka, dabka work, kundan work, metallic embroidery',
    name: 'zardosi embroidery',
    onParts: t,
  },
  {
    id: 'zari',
    words:
      'zari, zari work, golden zari, gold zari, silver zari, zari weaving, zari weave, zari detailing, zari embroidery, tilla, gold thread',
    name: 'zari work',
    onParts: t,
  },
  { id: 'gota', words: 'gota, gota patti, gota patti work, gota work, gotta patti', name: 'gota patti', onParts: t },
  {
    id: 'mirror-work',
    words: 'mirror work, mirrorwork, mirrored, shisha, abhla, sheesha, mirror embellished',
    name: 'mirror work',
    onParts: t,
  },
  { id: 'mukaish', words: 'mukaish, mukaish work, badla, kamdani', name: 'mukaish dots', onParts: t },
  {
    id: 'sequins',
    words:
      'sequin, sequins, sequined, sequinned, sequin work, sequin embellished, sequins work, sparkly, glitter, glittery, glittering, sparkling texture, sequin embroidery, paillette, paillettes, shimmery, shimmer, sitara',
    name: 'sequins',
    onParts: t,
  },
  {
    id: 'beads',
    words: 'bead, beads, beaded, beadwork, beading, bead work, pearl embellished, moti work, pearl beading, pearl work',
    name: 'beading',
    onParts: t,
  },
  {
    id: 'stones',
    words:
      'stone, stones, stone embellishments, stone work, stonework, crystal, crystals, rhinestone, rhinestones, swarovski, diamante, studded stones, jewelled, bejewelled, stone studded, gemstones',
    name: 'stone work',
    onParts: t,
  },
  {
    id: 'embellished',
    words: 'embellished, embellishment, embellishments, ornate, ornamented, decorated, bedazzled, heavily embellished',
    name: 'embellishment',
    onParts: t,
  },
  {
    id: 'applique',
    words:
      'applique, appliqué, appliqued, patch work applique, 3d flowers, flower applique, floral applique, rosette, rosettes',
    name: 'appliqué',
    onParts: t,
  },
  {
    id: 'lace-trim',
    words:
      'lace trim, lace trimmed, lace insert, lace inserts, lace detail, lace edging, lace panel, lace panels, lace yoke, lace hem, crochet detail, crochet trim',
    name: 'lace trim',
  },
  { id: 'foil', words: 'foil print, foil printed, gold print, golden print, khari print', name: 'foil print' },
  {
    id: 'golden-motifs',
    words: 'golden motifs, gold motifs, golden motif, golden buttis, golden booti, gold butti, gold motif',
    name: 'golden motifs',
    is: { print: 'butti', printName: 'golden motifs' },
  },
  {
    id: 'studs',
    words: 'stud detail, studded, rivet, rivets, spikes, spiked, metal studs, eyelets, grommets, grommet',
    name: 'studs',
    onParts: t,
  },
  { id: 'patch', words: 'patch, patches, badge, badges', name: 'patches' },
  {
    id: 'quilting',
    words: 'quilted, quilting, channel quilting, diamond quilted',
    name: 'quilting',
    is: { fabric: 'quilted' },
  },
  {
    id: 'rib',
    words:
      'rib, ribbing, ribs, ribbed hem, ribbed cuffs, ribbed cuff, ribbed waistband, rib hem, ribbed hems, ribbed trims',
    name: 'ribbing',
    onParts: t,
  },
  {
    id: 'topstitch',
    words: 'topstitch, topstitched, topstitching, contrast stitch, contrast stitching, visible stitching',
    name: 'topstitching',
  },
  { id: 'melange', words: 'melange effect', name: 'a mélange finish' },
  // Washes and wear
  {
    id: 'distressed',
    words:
      'distressed, ripped, rips, torn, destroyed, distressing, hard worn, worn, worn out, worn details, hard-worn details, tattered, worn distressed details, shredded',
    name: 'distressing',
    onParts: t,
  },
  {
    id: 'frayed',
    words: 'frayed, raw hem, raw edge, raw edges, fraying, unfinished hem, frayed hem, raw',
    name: 'raw edges',
    onParts: t,
  },
  {
    id: 'fade',
    words:
      'fade, faded, fading, heavy fade, light fade, whiskering, whiskers, sun bleached, bleached, acid wash, acid washed',
    name: 'fading',
  },
  {
    id: 'washed',
    words:
      'washed, wash, washed effect, stonewashed, stone washed, vintage wash, garment dyed, pigment dyed, enzyme washed',
    name: 'a washed finish',
  },
  // Shaping
  { id: 'gathers', words: 'gathers, gather, gathered, gathering, gathered detail', name: 'gathers', onParts: t },
  { id: 'ruching', words: 'ruched, ruching, rouched, ruche', name: 'ruching', onParts: t },
  { id: 'smocking', words: 'smocked, smocking, shirred, shirring', name: 'smocking', onParts: t },
  {
    id: 'ruffle',
    words:
      'ruffle, ruffles, ruffled, frill, frills, frilled, frilly, flounce, flounces, ruffle trim, ruffle detail, cascading ruffles, ruffle hem, ruffled hem, frill hem',
    name: 'ruffles',
    onParts: t,
  },
  { id: 'tiers', words: 'tier', name: 'tiers' },
  { id: 'draped', words: 'draped, drape, drapes, draping, draped detail, draped fabric', name: 'draping', onParts: t },
  {
    id: 'pintucks',
    words: 'pintuck, pintucks, pin tuck, pin tucks, pintucked, pin tucked',
    name: 'pintucks',
    onParts: t,
  },
  {
    id: 'darts',
    words: 'dart, darts, panelled, paneled, princess seam, princess seams, princess cut',
    name: 'panel seams',
  },
  {
    id: 'tailored',
    words:
      'tailored, tailoring, well tailored, sharply tailored, sharp tailoring, crisp tailoring, impeccably tailored',
    name: 'tailoring',
  },
  {
    id: 'train',
    words:
      'train, trail, dramatic train, dramatic trail, long train, sweep train, chapel train, cathedral train, court train',
    name: 'a train',
    families: ['dress', 'skirt', 'lehenga', 'saree', 'jumpsuit'],
  },
  { id: 'gher', words: 'gher, ghera, flared gher', name: 'a full gher' },
  {
    id: 'boning',
    words:
      'boned, boning, corset front, corset waist, corset back, corset bodice, corseted, corset detail, corset style',
    name: 'boning',
  },
  // Edges and openings
  { id: 'slit', words: 'front slit, center slit, centre slit, slit detail', name: 'a slit' },
  {
    id: 'side-slit',
    words: 'side slit, side slits, side vents, slit on the side, slits on the sides',
    name: 'side slits',
  },
  {
    id: 'thigh-slit',
    words:
      'thigh slit, slit up to the thigh, slit to the thigh, slit up the thigh, slit up to her thigh, thigh high slit, thigh-high slit, high slit, leg slit, high side slit, high thigh slit',
    name: 'a high slit',
  },
  {
    id: 'cut-out',
    words: 'cut out, cutout, cut-out, cut outs, cutouts, cut-outs, cutwork, cut work',
    name: 'cut-outs',
    onParts: t,
  },
  {
    id: 'backless',
    words: 'backless, open back, bare back, low back, deep back, back cut out, deep u back',
    name: 'an open back',
  },
  {
    id: 'asymmetric-hem',
    words:
      'asymmetric hem, asymmetrical hem, asymmetric hemline, asymmetric, asymmetrical, uneven hem, handkerchief hem, handkerchief, pointed hem',
    name: 'an asymmetric hem',
  },
  {
    id: 'high-low-hem',
    words:
      'high low, high-low, high low hem, high-low hem, hi low, hi-low, hi-lo, dipped hem, step hem, mullet hem, high-low hemline, longer at the back, slightly longer at the back, fishtail hem',
    name: 'a high-low hem',
  },
  {
    id: 'curved-hem',
    words:
      'curved hem, rounded hem, shirt tail hem, shirttail hem, curved hemline, rounded at the back, rounded back hem, apple cut, u cut hem, slightly longer and rounded at the back',
    name: 'a curved hem',
  },
  { id: 'straight-hem', words: 'straight hem, straight hemline', name: 'a straight hem' },
  { id: 'flared-hem', words: 'flared hem, flared hemline, flounce hem, flounced hem', name: 'a flared hem' },
  {
    id: 'scallop',
    words: 'scallop, scalloped, scallops, scallop edge, scalloped edge',
    name: 'scalloped edges',
    onParts: t,
  },
  { id: 'fringe', words: 'fringe, fringed, fringes, fringing, fringe trim', name: 'fringe', onParts: t },
  {
    id: 'tassel',
    words: 'tassel, tassels, tasselled, tasseled, latkan, latkans',
    name: 'tassels',
    onParts: t,
  },
  {
    id: 'feather',
    words: 'feather, feathers, feathered, feather trim, ostrich feather, marabou',
    name: 'feather trim',
    onParts: t,
  },
  {
    id: 'fur-trim',
    words: 'fur trim, faux fur trim, fur trimmed, fur lined hood, faux fur hood, fur cuffs, fur hood',
    name: 'a fur trim',
  },
  { id: 'piping', words: 'contrast piping, satin piping, piped', name: 'piping' },
  {
    id: 'turn-up',
    words:
      'turn up, turn ups, turn-ups, turned up hem, turned up hems, cuffed hem, cuffed hems, rolled hem, rolled hems, roll up hem, sewn-in turn-ups, sewn in turn ups, rolled up cuffs',
    name: 'turn-ups',
  },
  {
    id: 'elastic',
    words: 'elasticated, elastic, elasticised, elasticized, elastication, elasticity, partially elasticated',
    name: 'elastication',
    onParts: t,
  },
  { id: 'contrast', words: 'contrast, contrasting, contrasted', name: 'contrast details', onParts: t },
  // Things sewn on
  {
    id: 'belt',
    words:
      'belted, self belt, waist belt, fabric belt, tie belt, cinched, cinched waist, belted waist, buckled belt, buckle',
    name: 'a belt',
  },
  {
    id: 'sash',
    words:
      'sash, waist tie, waist tie up, waist tie-up, tie waist, tie-waist, tie up waist, tie at the waist, tie at waist, waist sash, cummerbund, tie belt detail',
    name: 'a sash',
  },
  {
    id: 'tie-up',
    words:
      'tie up, tie-up, tie ups, tie-ups, ties, tie up detail, tie-up detail, dori, doris, concealed ties, string ties, drawstring tie',
    name: 'ties',
    onParts: t,
  },
  { id: 'bow', words: 'bow, bows, bow detail, ribbon bow, big bow, ribbon, ribbons', name: 'a bow', onParts: t },
  { id: 'cape', words: 'attached cape, cape detail, cape overlay, cape style', name: 'a cape' },
  { id: 'belt-loops', words: 'belt loops, belt loop, belt-loop', name: 'belt loops' },
  { id: 'epaulette', words: 'epaulette, epaulettes, epaulets, shoulder tabs', name: 'epaulettes' },
  {
    id: 'shoulder-pads',
    words: 'shoulder pads, padded shoulders, padded shoulder, strong shoulders, power shoulders, strong shoulder',
    name: 'padded shoulders',
  },
  {
    id: 'vent',
    words:
      'double vented, back vent, double vented back hem, vented back hem, single vent, double vent, vented, double vented hem',
    name: 'a back vent',
  },
  {
    id: 'hood-drawstring',
    words: 'hood with drawstring, hood with drawstring closure, drawstring hood',
    name: 'a hood with a drawcord',
    is: { collar: 'hood', details: ['hood', 'drawcord'] },
  },
  {
    id: 'straps-harness',
    words: 'harness, straps and buckles, tactical straps, buckled straps',
    name: 'straps and buckles',
  },
  {
    id: 'overlay',
    words: 'overlay, sheer overlay, lace overlay, tulle overlay, net overlay, double layered, double layer',
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
  // Of shoes
  { id: 'open-toe', words: 'open toe, open toed, peep toe, peep toed', name: 'an open toe', families: [] },
  {
    id: 'pointed-toe',
    words: 'pointed toe, pointy toe, pointed toed, almond toe',
    name: 'a pointed toe',
    families: [],
  },
  { id: 'square-toe', words: 'square toe, square toed, round toe, round toed', name: 'a shaped toe', families: [] },
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
  // Ways of wearing
  {
    id: 'tucked',
    words: 'tucked in, tucked, tucked into, half tucked, french tuck',
    name: 'tucked in',
    families: ['top', 'choli'],
  },
  {
    id: 'nauvari',
    words: 'nauvari, kashta, kashta style, nauvari drape',
    name: 'a Nauvari drape',
    families: ['saree'],
  },
  {
    id: 'bengali-drape',
    words: 'bengali drape, bengali style, atpoure, bengali style drape',
    name: 'a Bengali drape',
    families: ['saree'],
  },
  {
    id: 'gujarati-drape',
    words: 'gujarati drape, seedha pallu, gujarati style, front pallu, gujarati style drape',
    name: 'a Gujarati drape',
    families: ['saree'],
  },
  {
    id: 'head-cover',
    words:
      'head draped, over the head, over her head, over his head, over head, draped over head, draped over the head, draped over her head, draped on the head, on her head, on the head, covering the head, covering her head, covers her head, covers the head, around her head',
    name: 'drawn over the head',
    families: ['dupatta', 'saree'],
  },
  {
    id: 'over-shoulder',
    words: withPlaces([
      'one shoulder',
      'the shoulder',
      'her shoulder',
      'his shoulder',
      'a shoulder',
      'the left shoulder',
      'the right shoulder',
      'left shoulder',
      'right shoulder',
    ]),
    name: 'worn over one shoulder',
    families: ['dupatta', 'saree', 'jacket'],
  },
  {
    id: 'over-shoulders',
    words: withPlaces(['both shoulders', 'the shoulders', 'her shoulders', 'his shoulders', 'shoulders']),
    name: 'worn over both shoulders',
    families: ['dupatta', 'saree', 'jacket'],
  },
  {
    id: 'over-arms',
    words: withPlaces(['both arms', 'the arms', 'her arms', 'both elbows', 'her elbows', 'the elbows']),
    name: 'carried over both arms',
    families: ['dupatta'],
  },
  { id: 'goreum', words: 'goreum, goreum bow, goreum ribbon, otgoreum', name: 'a goreum bow' },
  {
    id: 'nivi-drape',
    words: 'nivi, nivi drape, nivi style, nivi style drape',
    name: 'a Nivi drape',
    families: ['saree'],
  },
  // Told, not drawn
  {
    id: 'figurative',
    words:
      'peacock, peacocks, embroidered peacocks, peacock motif, peacock motifs, elephant, elephants, elephant motif, dragon, dragons, dragon motif, bird, birds, bird motif, crane, cranes, butterfly, butterflies, animals motif, deer motif, parrot motif, lotus motif, faces print, skull, skulls, horse motif, fish motif, koi',
    name: 'figurative motifs',
    drawn: false,
  },
];
