/** Names of the trade for pockets, trims, works and edges: what each is, or what it is drawn as. */
import type { DetailEntry } from '#atelier/lexicon/entry.ts';
import { at, near, nearAt, same } from './detail-rows.ts';
import { WORKS_ALIKE } from './works-alike.ts';
import { WORKS_OF_SHOPS } from './works-of-shops.ts';

export const DETAILS_ALIKE: readonly DetailEntry[] = [
  ...WORKS_ALIKE,
  ...WORKS_OF_SHOPS,
  // cuffs
  at('wide-cuff', 'wide cuffs', 'deep cuffs, deep cuff, broad cuffs'),
  ...nearAt(
    'wide-cuff',
    'wide cuffs',
    'french cuffs, french cuff, double cuffs, double cuff, turned back cuffs, turn back cuffs, turnback cuffs, gauntlet cuffs, cocktail cuffs, fold back cuffs, folded cuffs',
  ),
  at(
    'buttoned-cuff',
    'buttoned cuffs',
    'barrel cuffs, barrel cuff, single cuffs, shirt cuffs, mitred cuffs, adjustable cuffs, snap cuffs, press stud cuffs',
  ),
  ...nearAt(
    'buttoned-cuff',
    'buttoned cuffs',
    'buckled cuffs, strapped cuffs, cuff straps, velcro cuffs, storm cuffs, cuff tabs, buckle cuffs, zip cuffs, zipped cuffs',
  ),
  at('flared-cuff', 'flared cuffs', 'bell cuffs, bell cuff, trumpet cuffs'),
  at(
    'tie-sleeve',
    'tied cuffs',
    'tie cuffs, tied cuffs, wrist ties, tie up cuffs, bow cuffs, ties at the cuffs, ties at the wrists',
  ),
  // hems
  ...same('flared-hem', 'fluted hem, trumpet hem, flippy hem, godet hem, godets, godet'),
  ...same('high-low-hem', 'stepped hem, waterfall hem, cascading hem, longer back hem, drop hem, dropped back hem'),
  ...same(
    'asymmetric-hem',
    'diagonal hem, slanted hem, slanting hem, angled hem, tulip front hem, shark bite hem, sharkbite hem, irregular hem',
  ),
  ...same(
    'side-slit',
    'side slit hem, split hem, slit hem, double slit, slits at the side, slits on both sides, side cut, side cuts, vented hem sides',
  ),
  ...same('slit', 'knee slit, slit at the front, front split, slit in front'),
  ...same(
    'vent',
    'back slit, kick pleat, back kick pleat, slit at the back, rear vent, centre back vent, back split, walking slit',
  ),
  ...same('train', 'watteau train, puddle train, brush train, detachable train, royal train, fishtail train'),
  ...same('curved-hem', 'curved shirt hem, scooped hem, shirt hem, rounded shirt hem'),
  at('ruffle-hem', 'a ruffled hem', 'tiered hem, layered hem, flouncy hem, double ruffle hem, gathered ruffle hem'),
  ...nearAt('ruffle-hem', 'a ruffled hem', 'lettuce hem, lettuce edge hem, lettuce edge, lettuce edging, lettuce trim'),
  ...nearAt(
    'scallop-hem',
    'a scalloped hem',
    'picot hem, picot edge, picot edging, picot trim, zigzag hem, zig zag hem, pointed edge',
  ),
  ...nearAt(
    'contrast-hem',
    'a contrast hem',
    'banded hem, hem band, bound hem, bias bound hem, band at the hem, contrast hem band',
  ),
  at(
    'elastic-hem',
    'a drawn-in hem',
    'drawstring hem, drawcord hem, drawstring at the hem, drawcord at the hem, toggle hem, adjustable hem, bungee hem, elastic drawcord hem',
  ),
  // pockets
  ...same(
    'side-pocket',
    'hip pocket, hip pockets, hand warmer pockets, handwarmer pockets, hand warmer pocket, cross pocket, cross pockets, frogmouth pockets, on seam pockets, inseam pockets, angled pockets, front pockets, jeans pockets, slanted pockets, side seam pockets',
  ),
  ...same('flap-pocket', 'pocket flaps, button flap pockets, flap and button pockets, buttoned flap pockets'),
  ...same(
    'chest-flap-pocket',
    'button flap chest pockets, button flap chest pocket, buttoned chest pockets, western pockets, western chest pockets, snap chest pockets',
  ),
  ...same(
    'chest-pocket',
    'zip chest pocket, zipped chest pocket, napoleon pocket, pen pocket, pocket at the chest, left chest pocket',
  ),
  ...same(
    'patch-pocket',
    'big pockets, large pockets, oversized pockets, front patch pocket, lower patch pockets, apron pockets',
  ),
  ...near(
    'patch-pocket',
    'patch pockets',
    'pleated pockets, box pleat pockets, tulip pockets, scalloped pockets, smile pockets, embroidered pockets, sleeve pocket, map pocket, tool pocket, tool pockets, phone pocket, heart pocket, heart shaped pockets, contrast pockets, denim pockets, leather trimmed pockets, mesh pocket, mesh pockets, cargo style patch pockets',
  ),
  ...near('welt-pocket', 'welt pockets', 'coin pocket, watch pocket, mock pockets, faux pockets, fob pocket'),
  ...near(
    'cargo-pocket',
    'cargo pockets',
    'bellow pockets, expandable pockets, 3d pockets, leg pockets, thigh pockets, knee pockets, snap pockets',
  ),
  // what is gathered, pleated, seamed
  ...same('pintucks', 'tucks, tucked front, pin tucked front, pintuck bib, tucked bib, nun tucks'),
  ...same(
    'darts',
    'gores, gored, panel seams, panelled seams, princess line, princess seaming, bust darts, waist darts, panelled bodice, seamed bodice, vertical seams, six gore, eight gore',
  ),
  ...same(
    'boning',
    'boned bodice, corset bodice, bustier bodice, structured bodice, corset seams, corset boning, boned corset, corset top half',
  ),
  ...same(
    'ruching',
    'ruched side, ruched sides, side ruching, ruched waist, ruched front, ruched bust, ruched detailing',
  ),
  ...same('gathers', 'gathers at the waist, gathered at the waist, gathered waist, soft gathers, fine gathers'),
  ...same(
    'ruffle',
    'waterfall ruffle, waterfall ruffles, side ruffle, asymmetric ruffle, diagonal ruffle, cascade ruffle, cascading frill, jabot ruffle, ruching ruffle',
  ),
  ...same('tiers', 'ruffle tiers, tiered layers'),
  ...same(
    'cut-out',
    'side cut outs, side cutouts, side cut out, slash details, slashes, slashed details, keyhole cut out, cut out details, cut out detailing, cutout detailing, waist cut out, waist cutouts, waist cut outs, midriff cut out',
  ),
  ...same('yoke', 'shoulder yoke, hip yoke, curved yoke, pleated yoke, pointed yoke, western style yoke, front yoke'),
  ...near('draped', 'draping', 'bustle, bustle back, gathered bustle, watteau back, panniers'),
  ...near(
    'gher',
    'a full skirt',
    'crinoline, hoop petticoat, cage crinoline, farthingale, hooped petticoat, petticoat underneath, petticoat under it',
  ),
  ...near(
    'overlay',
    'a sheer overlay',
    'tulle underskirt, net underskirt, tulle petticoat, sheer overskirt, detachable overskirt, tulle overskirt, overskirt, underskirt',
  ),
  // openings and straps
  ...same(
    'backless',
    'scoop back, scooped out back, v back, deep v back, low v back, v cut back, cut out back, back cut outs, open back with straps, plunge back, bare backed',
  ),
  ...near(
    'backless',
    'an open back',
    'cross back, cross back straps, crossed straps at the back, criss cross back, criss cross straps, crisscross back, crossed back straps, strappy back, ladder back',
  ),
  at(
    'back-band',
    'a half-belt at the back',
    'half belt, half belt at the back, back half belt, martingale, martingale belt, back belt, half belted back',
  ),
  ...same('cape', 'cape back, caped back, cape sleeves attached, attached capelet, shoulder cape'),
  ...same(
    'belt',
    'wide leather belt attached, matching belt, buckled waist, buckle belt at the waist, self fabric belt, self fabric buckle belt, covered belt',
  ),
  ...same(
    'sash',
    'wide sash, satin sash, ribbon sash, sash at the waist, sash belt, ribbon at the waist, contrast sash, velvet sash, wrap tie, wrap ties',
  ),
  ...same('tie-up', 'self tie, self ties, dori ties, dori tie, kimono ties, string tie detail'),
  ...same('side-tie', 'angrakha ties, angrakha tie, side angrakha ties, ties at one side'),
  // edges and trims
  ...same(
    'piping',
    'bound edges, bias binding, contrast binding, bound seams, piped seams, piped edges, cording, corded trim, grosgrain trim, grosgrain tape, grosgrain binding, rickrack, ric rac, ric rac trim, rickrack trim, contrast edging, braided edging, contrast tape, contrast border piping',
  ),
  ...same(
    'topstitch',
    'saddle stitching, saddle stitch, exposed seams, visible seams, overlocked seams, flatlock seams, contrast seams, double stitching, twin needle stitching, triple stitched seams, decorative stitching, pick stitching',
  ),
  ...same(
    'patch',
    'knee patches, knee patch, suede patches, leather patches, shoulder patches, reinforced knees, suede elbow patches, leather elbow patches',
  ),
  ...near(
    'studs',
    'studs',
    'safety pins, safety pin details, hardware details, metal hardware, metal rings, o rings, o ring, metal loops, eyelet rings',
  ),
  ...near(
    'side-stripe',
    'side stripes',
    'reflective strips, reflective strip, reflective tape, reflective bands, reflective piping, hi vis strips, hi vis tape',
  ),
  ...near(
    'satin-stripe',
    'a satin side stripe',
    'grosgrain stripe, grosgrain side stripe, braid down the side, braided side stripe',
  ),
  // works of the needle
  ...near(
    'embroidery',
    'embroidery',
    'kasuti, kasuti embroidery, kasuti work, kashmiri embroidery, sozni, sozni embroidery, sozni work, parsi gara, parsi gara embroidery, gara embroidery, gara, lambani embroidery, lambani work, banjara embroidery, banjara work, toda embroidery, rabari embroidery, rabari work, ahir embroidery, kutch embroidery, kutchi embroidery, kutch work, kutchi work, sindhi embroidery, cross stitch, cross stitched, cross stitch embroidery, french knots, french knot embroidery, chain stitch, chain stitch embroidery, satin stitch, satin stitch embroidery, satin stitch flowers, otomi embroidery, suzani embroidery, tatreez, tatreez embroidery, hungarian embroidery, ukrainian embroidery, vyshyvanka embroidery, folk embroidery, wool embroidery, tree of life embroidery, blackwork, stumpwork, manipuri embroidery, balochi embroidery, tambour embroidery, shadow work, shadow embroidery, assisi work, mexican embroidery, oaxacan embroidery, chinese embroidery, silk embroidery, raised embroidery',
  ),
  ...near(
    'kantha',
    'kantha stitching',
    'sashiko, sashiko stitching, sashiko embroidery, running stitch, running stitches, hand running stitch, sujani, sujani embroidery',
  ),
  ...same(
    'applique',
    'pipli work, pipli applique, reverse applique, phool patti, phool patti work, khatwa, applique work, patch applique, fabric flowers, 3d floral applique, fabric roses',
  ),
  ...near(
    'cut-out',
    'cutwork',
    'whitework, white work embroidery, richelieu, richelieu work, drawn thread work, drawn thread, hardanger, madeira work, openwork, open work',
  ),
  ...same(
    'beads',
    'bugle beads, tambour beading, seed beads, wooden beads, bead embroidery, glass beads, beaded embroidery, beadwork embroidery, beaded detailing, cut beads',
  ),
  ...near('studs', 'studs', 'spikes, spiked, metal spikes').map((row) =>
    row.words === 'spikes' ? { ...row, words: 'with spikes, spikes' } : row,
  ),
  ...near(
    'beads',
    'beading',
    'cowrie shells, cowries, cowrie work, sippi work, shell work, shell beads, seed pearls work, coin work, coins, beaded shells',
  ),
  ...same(
    'zari',
    'marodi, marodi work, maroori work, vasli work, metallic thread work, gold threadwork, zari threadwork, goldwork embroidery, dabka zari',
  ),
  ...same('gota', 'gotta lace, gota lace, kiran lace, gota edging work, gota patti lace'),
  ...same(
    'embroidery',
    'all over embroidery, allover embroidery, heavy embroidery, tonal embroidery, tone on tone embroidery, self embroidery, delicate embroidery, intricate embroidery',
  ),
  ...same(
    'sequins',
    'scattered sequins, all over sequins work, allover sequins, sequin detailing, sequin scatter, fish scale sequins',
  ),
];
