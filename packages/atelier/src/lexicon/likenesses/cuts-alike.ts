/** Names of the trade for necks, collars, sleeves, hems and fastenings: what each is, or what it is drawn as. */
import { CLOSURE_WORDS } from '#atelier/lexicon/closures.ts';
import { COLLAR_WORDS } from '#atelier/lexicon/collars.ts';
import { CUT_WORDS } from '#atelier/lexicon/cuts.ts';
import type { AttributeEntry } from '#atelier/lexicon/entry.ts';
import { withNouns } from '#atelier/lexicon/language/spelling.ts';
import { NECKLINE_WORDS } from '#atelier/lexicon/necklines.ts';
import { SLEEVE_WORDS } from '#atelier/lexicon/sleeves.ts';

const ROWS: readonly AttributeEntry[] = [
  ...NECKLINE_WORDS,
  ...COLLAR_WORDS,
  ...SLEEVE_WORDS,
  ...CLOSURE_WORDS,
  ...CUT_WORDS,
];

function rowOf(as: AttributeEntry['as'], id: string): AttributeEntry {
  const row = ROWS.find((other) => other.as === as && other.id === id);
  if (!row) throw new Error(`No ${as} is called '${id}'`);
  return row;
}

/** Other names of a row: it is that, and is told so. */
const same = (as: AttributeEntry['as'], id: string, words: string): AttributeEntry[] => [{ ...rowOf(as, id), words }];

/** Names that are drawn as a row, and told so: each keeps its own. */
const near = (as: AttributeEntry['as'], id: string, nearTo: string, words: string): AttributeEntry[] =>
  words.split(', ').map((name) => ({ ...rowOf(as, id), id: name.replaceAll(' ', '-'), words: name, nearTo }));

const neck = (stems: string): string => withNouns(stems, ['neck', 'neckline']);
const collar = (stems: string): string => withNouns(stems, ['collar', 'collars']);
const sleeve = (stems: string): string => withNouns(stems, ['sleeves', 'sleeve', 'sleeved']);

export const CUTS_ALIKE: readonly AttributeEntry[] = [
  ...same('neckline', 'scoop', neck('elliptical, ballet, glass, deep scoop, low scoop, deep u')),
  ...same('neckline', 'round', neck('deep round, basic round, simple round, wide round')),
  ...same('neckline', 'boat', neck('sabrina, dior, boat shaped')),
  ...same('neckline', 'sweetheart', neck('semi sweetheart, cupid, corset, bustier, cupids bow')),
  ...same('neckline', 'keyhole', neck('teardrop, tear drop, drop, keyhole cut out')),
  ...same('neckline', 'notched', neck('kurta, kurta style, pathani, split round, v notch, v notched, front slit')),
  ...same(
    'neckline',
    'wrap',
    neck('criss cross, crisscross, crossed, cross, angrakha, cross front, faux wrap, mock wrap'),
  ),
  ...same('neckline', 'halter', neck('crossed halter, criss cross halter, high halter, halter tie, tie halter')),
  ...same('neckline', 'straps', neck('cami, camisole, spaghetti')),
  ...same('neckline', 'shoulder-straps', neck('tank, vest, sundress')),
  ...same('neckline', 'off-shoulder', neck('off the shoulders, off shoulders, dropped shoulder')),
  ...same(
    'neckline',
    'one-shoulder',
    'one sleeve, single sleeve, one sleeved, single sleeved, one long sleeve, one bare shoulder',
  ),
  ...same(
    'neckline',
    'straps',
    'multi straps, multiple straps, rouleau straps, shoestring straps, barely there straps',
  ),
  ...same('neckline', 'off-shoulder', withNouns('off shoulder, off the shoulder', ['sleeves', 'sleeve'])),
  ...near('neckline', 'off-shoulder', 'an off-shoulder neck', neck('portrait')),
  ...near('neckline', 'v', 'a V neck', neck('diamond, diamond shaped, leaf, paan, paan shaped, spade, leaf shaped')),
  ...near('neckline', 'boat', 'a boat neck', neck('envelope')),
  ...near('neckline', 'halter', 'a halter neck', neck('racer, racerback, american armhole')),
  ...near('neckline', 'scoop', 'a scoop neck', neck('pot, matka, matki, ghada, kalash, matka shaped, pot shaped')),
  ...near('neckline', 'tie-up', 'a tied neck', neck('drawstring, peasant, lace up, laced')),
  ...same(
    'collar',
    'band',
    neck('grandad, grandfather, band, mandarin collar, mao, nehru, chinese, chinese collar, mandarin, bandhgala'),
  ),
  ...same('collar', 'mandarin', collar('ban, sherwani, shervani, achkan, jodhpuri')),
  ...same('collar', 'bow', neck('pussy bow, pussybow, pussycat bow')),
  ...same(
    'collar',
    'shirt',
    collar(
      'point, straight point, italian, kent, convertible, one piece, revere, revers, bowling, camp style, button up, business, semi cutaway, small',
    ),
  ),
  ...same('collar', 'polo', collar('johnny, open polo, knit polo')),
  ...same('collar', 'funnel', collar('storm, zip up, zip through, high funnel, snap')),
  ...same('collar', 'notch', collar('ulster, tailored, blazer, revers notch')),
  ...near(
    'collar',
    'shirt',
    'a shirt collar',
    collar('tab, pin, club, eton, dagger, barrymore, wingtip, raglan, poet, dog ear, elongated'),
  ),
  ...near(
    'collar',
    'peter-pan',
    'a Peter Pan collar',
    collar('bertha, pilgrim, quaker, scalloped peter pan, cape, capelet, chin, statement, oversized'),
  ),
  ...near('collar', 'shawl', 'a shawl collar', collar('cascade, cascading, waterfall, draped shawl, portrait')),
  ...near('collar', 'bow', 'a bow at the collar', collar('scarf, ascot, cravat, sash, necktie style')),
  ...near(
    'collar',
    'high',
    'a high ruffled collar',
    collar('ruffle, ruffled, ruffles, frill, frilled, pierrot, elizabethan, millstone, medici, clown'),
  ),
  ...same('sleeve', 'long', sleeve('extra long, overlong, extended, floor length')),
  ...same(
    'sleeve',
    'set-in',
    sleeve('fitted, narrow, slim, tight, tapered, straight, two piece, tailored, shirt, classic, slim fit'),
  ),
  ...same(
    'sleeve',
    'bell',
    sleeve('pagoda, bell bottom, circular, circle, wide bell, mini bell, umbrella, medieval, wizard'),
  ),
  ...same('sleeve', 'puff', sleeve('puffball, marie, exaggerated puff, mini puff, princess, gathered puff')),
  ...same('sleeve', 'bishop', sleeve('peasant, pirate, blouson')),
  ...same(
    'sleeve',
    'bishop',
    'sleeves gathered at the wrist, sleeves gathered at wrist, sleeves gathered into cuffs, sleeves gathered into a cuff, sleeves gathered at the cuff, sleeves gathered at the cuffs, sleeves gather at the wrist',
  ),
  ...same('sleeve', 'balloon', sleeve('oversized, exaggerated, huge, ballooning, billowing, billowy, cocoon')),
  ...same(
    'sleeve',
    'roll-up',
    sleeve('roll tab, turn back, turned back, rolled back, fold back, folded back, fold up'),
  ),
  ...near('sleeve', 'puff', 'puff sleeves', sleeve('virago, mahoitre, slashed, paned')),
  ...near(
    'sleeve',
    'bell',
    'bell sleeves',
    sleeve('tiered, layered, double layered, handkerchief, hanging, open, waterfall, slit, split'),
  ),
  ...near('sleeve', 'bishop', 'bishop sleeves', sleeve('pleated, elasticated, shirred, gathered')),
  ...same(
    'closure',
    'zip',
    'slide fastener, zip fly front, contrast zip, plastic zip, coil zip, molded zip, chunky zipper, gold tone zip, rubber zip',
  ),
  ...same(
    'closure',
    'half-placket',
    'henley placket, polo placket, popover placket, kurta placket, henley buttons, three button placket, two button placket, button placket at the neck, half button front, half front placket',
  ),
  ...near(
    'closure',
    'buttons',
    'plain buttons',
    'coconut buttons, coconut shell buttons, corozo buttons, crested buttons, anchor buttons, military buttons, nautical buttons, resin buttons, jewelled buttons, crystal buttons, diamante buttons, rhinestone buttons, shell buttons, wooden buttons, wood buttons, horn buttons, horn button, buffalo horn buttons, glass buttons, enamel buttons',
  ),
  ...same('closure', 'frog', 'pankou knots, rope frogs, braided frogs, pankou buttons, cord frogs, frog loops'),
  ...same(
    'closure',
    'tie',
    'bow tie front, bow front, bow fastening, ribbon tie front, self tie front, tie bow front, ribbon fastening, ribbon closure',
  ),
  ...same('closure', 'open', 'waterfall front, cascade front, cascading front, draped front, no front fastening'),
  ...near(
    'closure',
    'clip',
    'plain',
    'turn lock, turnlock, turn lock closure, twist lock closure, clip buckle, parachute buckle, side release buckle, cobra buckle, clasp, metal clasp, gold clasp, buckle fastening, buckle closure, brooch fastening, belt fastening, chain fastening, toggle clasp, tongue buckle',
  ),
  ...same('silhouette', 'balloon', 'bubble hemline, puffball hem, balloon hem'),
  ...same('silhouette', 'tapered', 'stovepipe, carrot, carrot leg'),
  ...same(
    'collar',
    'hood',
    'detachable hood, removable hood, adjustable hood, oversized hood, stand up hood, big hood, fixed hood',
  ),
];
