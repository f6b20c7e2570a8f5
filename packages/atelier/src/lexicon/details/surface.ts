import type { DetailEntry } from '#atelier/lexicon/entry.ts';

/** What is worked, beaded, printed or washed on cloth. `onParts` = may describe a part ('beaded neck'). */
export const SURFACE: readonly DetailEntry[] = [
  {
    id: 'embroidery',
    words:
      'embroidery, embroidered, embroidery work, dori work, dori embroidery, cord work, cordwork, cord embroidery, corded embroidery, couching, couched work, soutache, resham, resham work, thread work, threadwork, kashida, crewel, needlework, hand embroidered, hand embroidery, cutdana, machine embroidery',
    onParts: true,
  },
  { id: 'aari', words: 'aari, aari work, aari embroidery, maggam work', name: 'aari embroidery', onParts: true },
  {
    id: 'kantha',
    words: 'kantha, kantha work, kantha stitch, kantha embroidery, kantha stitching',
    name: 'kantha stitching',
    onParts: true,
  },
  {
    id: 'chikankari',
    words: 'chikankari, chikan, chikankari work, chikankari embroidery, lucknowi, chikan work, lucknowi work',
    name: 'chikankari embroidery',
    onParts: true,
  },
  {
    id: 'phulkari',
    words: 'phulkari, floss embroidery, floss work, floss, phulkari work, phulkari embroidery',
    name: 'phulkari embroidery',
    onParts: true,
  },
  {
    id: 'zardosi',
    words:
      'zardosi, zardozi, zardosi work, zardozi embroidery, zardozi work, dabka, dabka work, kundan work, metallic embroidery',
    name: 'zardosi embroidery',
    onParts: true,
  },
  {
    id: 'zari',
    words:
      'zari, zari work, golden zari, gold zari, metallic thread, metallic threadwork, lurex thread, zari thread, copper zari, antique zari, tested zari, gold work, golden work, zari weaving, zari weave, zari detailing, zari embroidery, tilla, gold thread',
    name: 'zari work',
    onParts: true,
  },
  {
    id: 'gota',
    words:
      'gota, ribbon applique, flat ribbon applique, flat gold ribbon applique, gota patti, gota patti work, gota work, gotta patti',
    name: 'gota patti',
    onParts: true,
  },
  {
    id: 'mirror-work',
    words: 'mirror, mirrors, mirror work, mirrorwork, mirrored, shisha, abhla, sheesha, mirror embellished',
    name: 'mirror work',
    onParts: true,
  },
  {
    id: 'silver-work',
    words: 'silver work, silver zari, silver zari work, silver thread, silver threadwork',
    name: 'silver zari work',
    onParts: true,
  },
  { id: 'mukaish', words: 'mukaish, mukaish work, badla, kamdani', name: 'mukaish dots', onParts: true },
  {
    id: 'sequins',
    words:
      'sequin, sequins, sequined, sequinned, sequin work, sequin embellished, sequins work, sparkly, glitter, glittery, glittering, sparkling texture, sequin embroidery, paillette, paillettes, shimmery, shimmer, sitara',
    name: 'sequins',
    onParts: true,
  },
  {
    id: 'beads',
    words:
      'bead, beads, beaded, beadwork, beading, bead work, pearl embellished, pearl edge, pearl edges, pearl edging, pearl lace, pearl lace border, beaded edge, beaded edging, moti lace, moti work, pearl beading, pearl work, pearl embroidery, pearl embroidered, pearl detailing, pearl embellishment, pearls work, moti embroidery',
    name: 'beading',
    onParts: true,
  },
  {
    id: 'stones',
    words:
      'stone, stones, stone embellishments, stone work, stonework, crystal, crystals, rhinestone, rhinestones, swarovski, diamante, studded stones, jewelled, jeweled, bejeweled, bejewelled, stone studded, gemstones',
    name: 'stone work',
    onParts: true,
  },
  {
    id: 'embellished',
    words: 'embellished, embellishment, embellishments, ornate, ornamented, decorated, bedazzled, heavily embellished',
    name: 'embellishment',
    onParts: true,
  },
  {
    id: 'applique',
    words:
      'applique, appliqué, appliqued, patch work applique, 3d flowers, flower applique, floral applique, rosette, rosettes',
    name: 'appliqué',
    onParts: true,
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
    words:
      'golden motifs, gold motifs, golden motif, golden buttis, golden booti, gold butti, light gold butti, gold buttis, gold motif',
    name: 'golden motifs',
    is: { print: 'butti', printName: 'golden motifs' },
  },
  {
    id: 'studs',
    words:
      'stud detail, studded, with studs, with metal studs, with silver studs, with gold studs, stud work, studwork, with stud work, rivet work, studded work, rivet, rivets, metal studs, metal eyelets, brass eyelets, grommets, grommet',
    name: 'studs',
    onParts: true,
  },
  { id: 'patch', words: 'patch, patches, elbow patch, elbow patches, badge, badges', name: 'patches' },
  {
    id: 'quilting',
    words: 'quilted, quilting, channel quilting, diamond quilted, diamond quilting, diamond quilt',
    name: 'quilting',
    is: { fabric: 'quilted' },
    onParts: true,
  },
  {
    id: 'rib',
    words:
      'rib, ribbing, ribs, ribbed hem, ribbed cuffs, ribbed cuff, ribbed waistband, rib hem, ribbed hems, ribbed trims',
    name: 'ribbing',
    onParts: true,
  },
  {
    id: 'topstitch',
    words: 'topstitch, topstitched, topstitching, contrast stitch, contrast stitching, visible stitching',
    name: 'topstitching',
  },
  { id: 'melange', words: 'melange effect', name: 'a mélange finish' },
  {
    id: 'distressed',
    words:
      'distressed, ripped, rips, torn, destroyed, distressing, hard worn, worn, worn out, worn details, hard-worn details, tattered, worn distressed details, shredded',
    name: 'distressing',
    onParts: true,
  },
  {
    id: 'frayed',
    words: 'frayed, raw hem, raw edge, raw edges, fraying, unfinished hem, frayed hem, raw',
    name: 'raw edges',
    onParts: true,
  },
  {
    id: 'fade',
    words:
      'fade, faded, fading, heavy fade, light fade, whiskering, whiskers, sun bleached, bleached, whiskered, sun faded, sandblasted, sand blasted, hand scraped, thigh fade, knee fade',
    name: 'fading',
  },
  {
    id: 'washed',
    words:
      'washed, wash, washed effect, vintage wash, garment dyed, garment dye, pigment dyed, enzyme washed, over dyed, overdyed, over-dyed, cold dyed, bio washed, silicon washed, rinsed, tinted wash',
    name: 'a washed finish',
  },
];
