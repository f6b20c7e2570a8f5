import type { AttributeEntry } from './entry.ts';

const row = (
  id: string,
  words: string,
  fabric: NonNullable<AttributeEntry['is']['fabric']>,
  more: AttributeEntry['is'] = {},
): AttributeEntry => ({
  id,
  words,
  as: 'fabric',
  is: { fabric, fabricName: id.replaceAll('-', ' '), ...more },
});

/** A cloth that keeps its own name, and is otherwise the one whose id it has. */
const called = (
  name: string,
  id: string,
  words: string,
  fabric: NonNullable<AttributeEntry['is']['fabric']>,
): AttributeEntry => row(id, words, fabric, { fabricName: name });

/** Cloths by the shop's words, each with the drawn fabric it looks like. */
export const FABRIC_WORDS: readonly AttributeEntry[] = [
  row(
    'cotton',
    'cotton, pure cotton, cotton blend, terry cotton, terrycot, cotton lawn, lawn cotton, lawn fabric, swiss cotton, cheesecloth, crinkle cotton, slub cotton, cotton weave, organic cotton, cotton fabric',
    'cotton',
  ),
  row(
    'poplin',
    'poplin, cotton poplin, percale, crisp cotton, oxford cotton, oxford cloth, oxford weave, pinpoint oxford',
    'poplin',
  ),
  row('pique', 'pique, piqué, cotton pique, pique cotton, pique knit, waffle, waffle knit', 'jersey'),
  row(
    'cotton-twill',
    'twill, cotton twill, gabardine, gaberdine, drill, canvas, cotton canvas, duck, ripstop, cotton ripstop, moleskin, waxed cotton, waxed canvas, oilskin, bengaline',
    'cotton',
  ),
  row(
    'khadi',
    'khadi, khaddar, handloom, handwoven cotton, handloom cotton, mulmul, mul mul, mul, mul cotton, mulmul cotton, voile, cotton voile, cambric',
    'cotton',
  ),
  called('muslin', 'khadi', 'muslin, cotton muslin', 'cotton'),
  row('seersucker', 'seersucker', 'cotton', { print: 'stripe' }),
  row('linen', 'linen, flax, linen blend, cotton linen, ramie', 'linen'),
  called('hemp', 'linen', 'hemp, hemp cloth', 'linen'),
  called('jute', 'linen', 'jute', 'linen'),
  row('denim', 'denim, raw denim, stretch denim, selvedge denim', 'denim'),
  row('washed-denim', 'washed denim, faded denim, light wash denim, acid wash denim', 'denim', { details: ['washed'] }),
  row('chambray', 'chambray', 'denim'),
  row(
    'jersey',
    'jersey, cotton jersey, viscose jersey, stretch jersey, lycra, spandex, stretch fabric, elastane, modal, interlock, ponte, ponte roma, hosiery, sinker, supima',
    'jersey',
  ),
  row(
    'technical-jersey',
    'technical fabric, polyester, microfibre, micro fibre, microfiber, dri fit, performance fabric, sportswear fabric, neoprene, scuba',
    'jersey',
  ),
  row('rib-knit', 'rib knit, ribbed knit, ribbed jersey, ribbed', 'knit', { details: ['rib'] }),
  row('knit', 'knit, knitted, woollen knit, fine knit', 'knit'),
  called('mohair', 'knit', 'mohair, mohair knit, fuzzy mohair, brushed mohair', 'knit'),
  called('angora', 'knit', 'angora, angora knit', 'knit'),
  called(
    'moss stitch',
    'knit',
    'moss stitch, moss-stitch, moss stitched, seed stitch, seed-stitch, garter stitch, garter-stitch, moss stitch knit',
    'knit',
  ),
  row('crochet', 'crochet, crocheted, crochet lace, crochet knit', 'lace'),
  row('chunky-knit', 'chunky knit, heavy knit', 'cable-knit'),
  called('merino', 'cashmere', 'merino, merino wool, merino knit', 'knit'),
  called('lambswool', 'cashmere', 'lambswool, lamb wool', 'knit'),
  row('cashmere', 'cashmere, pashmina wool, kashmiri pashmina, pure pashmina', 'knit'),
  row('cable-knit', 'cable knit, cable knitted, cable, aran', 'cable-knit'),
  row(
    'wool',
    'wool, woollen, woolen, worsted, felt, felted wool, boiled wool, wool blend, flannel wool, hopsack, wool hopsack, melton, wool suiting, suiting, loden',
    'wool',
  ),
  row('flannel', 'flannel, brushed cotton, flannelette', 'wool'),
  row('tweed', 'tweed, boucle, bouclé, harris tweed', 'tweed'),
  row('corduroy', 'corduroy, cord fabric, wale cord, needlecord, needle cord, jumbo cord', 'corduroy'),
  row('satin', 'satin, charmeuse, satin silk, silk satin, duchess satin, satiny, sateen', 'satin'),
  row('silk', 'silk, silky, pure silk, mulberry silk, art silk, silk blend, habotai, crepe silk, silk crepe', 'silk'),
  row('dupion', 'dupion, dupioni, dupion silk, dupioni silk, raw silk', 'silk'),
  row('taffeta', 'taffeta, taffeta silk, silk taffeta', 'silk'),
  row('velvet', 'velvet, velour, velveteen, crushed velvet, plush', 'velvet'),
  row('chiffon', 'chiffon, silk chiffon', 'chiffon'),
  row('georgette', 'georgette, faux georgette, crepe georgette', 'georgette'),
  row(
    'crepe',
    'crepe, crêpe, viscose, viscose rayon, cupro, moss crepe, moss georgette, american crepe, tencel, lyocell, liva, viscose crepe, challis',
    'georgette',
  ),
  called('rayon', 'crepe', 'rayon', 'georgette'),
  row('organza', 'organza, silk organza, organdy', 'organza'),
  called('tissue', 'organza', 'tissue, tissue silk, tissue organza', 'organza'),
  row('net', 'net, netted, tulle, mesh, fishnet, dotted net', 'net'),
  row(
    'sheer',
    'sheer, semi sheer, semi-sheer, transparent, see through, translucent, sheer fabric, gauze, gauzy, diaphanous',
    'chiffon',
    { details: ['sheer'], fabricName: 'sheer chiffon' },
  ),
  row('lace', 'lace, lacy, chantilly lace, guipure, lace fabric', 'lace'),
  row('broderie anglaise', 'broderie anglaise, broderie, eyelet, eyelet cotton, eyelet lace, schiffli', 'cotton', {
    details: ['eyelet'],
  }),
  row('leather', 'leather, real leather, nappa', 'leather'),
  row(
    'croc-leather',
    'croc leather, crocodile leather, croc embossed leather, croc embossed, crocodile embossed leather, croc print leather, mock croc, alligator leather, snakeskin leather',
    'leather',
  ),
  row(
    'grained-leather',
    'embossed leather, pebbled leather, grained leather, full grain leather, grain leather, tumbled leather, saffiano, saffiano leather, textured leather',
    'leather',
  ),
  row('patent-leather', 'patent leather, patent, vinyl', 'leather'),
  row('faux-leather', 'faux leather, vegan leather, leatherette, pleather, pu leather', 'leather'),
  row('suede', 'suede, faux suede, nubuck', 'velvet'),
  row(
    'brocade',
    'brocade, silk brocade, jacquard, jacquard silk, jacquard weave, damask, intricate jacquard weaving, jacquard weaving, brocade silk',
    'brocade',
  ),
  row('sequin', 'sequin fabric, sequin cloth, all over sequins, sequin mesh, sequinned fabric', 'sequin'),
  row('lame', 'lamé, lame fabric, metallic fabric, metallic lame, foil fabric, lurex', 'satin', { fabricName: 'lamé' }),
  row('fleece', 'fleece, french terry, terry, sweatshirt fabric, loopback, polar fleece fabric', 'fleece'),
  row('shearling', 'shearling lined, sherpa, faux shearling, teddy fleece', 'fur'),
  row('faux-fur', 'faux fur, fur, furry, fluffy, teddy fabric', 'fur'),
  row('quilted-nylon', 'puffer fabric, nylon, quilted nylon, padded', 'quilted'),
];
