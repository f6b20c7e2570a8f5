import { asksFor } from '@toile/look';
import { countOf } from '../spec/as-ordered.ts';
import { isTorsoLike } from '../spec/is-torso.ts';
import type { ConstructionId } from '../spec/made/construction-words.ts';
import { isMade } from '../spec/made/made.ts';
import { openingOf, opensAtSide } from '../spec/placed.ts';
import type { Specification } from '../spec/specification.ts';
import { isRaglan } from '../spec/torso/raglan.ts';
import { hasRibCollar } from '../spec/torso/ribbed.ts';
import { slitSide } from '../spec/torso/slit-side.ts';
import { openSide } from '../spec/zip-said.ts';

/** What of a construction the pieces lack, in the words of the trade. */
const LACKING: Partial<Record<ConstructionId, string>> = {
  'side-placket': 'the placket at the side (its strips are straight, slash the front where it lies)',
  'v-stand': 'the V below the collar and its facing',
  'flat-band': 'the waistband cut to the waist (the band is cut as a casing)',
  'sleeve-strap': 'sleeve straps',
  'diagonal-placket': 'the slanted placket (its strips are straight)',
  'asymmetric-zip': 'fronts that close aside',
  'crotch-snaps': 'the facings of the inner legs',
  'elbow-patch': 'elbow patches',
  'sleeve-tab': 'sleeve tabs',
  'adjustable-cuff': 'cuff tabs',
  'crossed-straps': 'the length that straps gain where they cross',
  'pointed-hood': 'the point of the hood',
  'pointed-hem': 'the points of the hem',
  'ankle-slit': 'the facings of the ankle slits',
  'elastic-waist': 'the casing at the waist',
  'elastic-back': 'the casing of the back band',
  'elastic-sides': 'the casings at the sides',
  'drawcord-waist': 'the channel of the drawcord',
  'tulip-sleeve': 'the second petal of the sleeves',
  'sleeve-pocket': 'the pocket of the sleeve',
  'inverted-pleat': 'the cloth of the pleats',
  'back-box-pleat': 'the cloth of the back pleat',
  'neck-slit': 'the facing of the slit at the neck',
  'sleeve-border': 'the borders of the sleeves',
  scallop: 'the scallops and their facing',
  piping: 'the piping (bias strips, 3 cm wide)',
  yoke: 'the yoke as a piece of its own',
};

const isShirtBox = ({ cut }: Specification): boolean => cut.form === 'torso' && cut.build === 'shirt';

/** Elastic and cords of skirts and legs run in their band; a slit of the neck is one of a body, and is faced by its strips. */
function isInBand({ cut, parts, garment }: Specification, id: ConstructionId): boolean {
  const made = (one: ConstructionId) => isMade(garment, one);
  // the back of legs has a casing of its own
  if ((id === 'elastic-back' || (id === 'flat-band' && made('elastic-back'))) && cut.form === 'legs') return true;
  if (id === 'elastic-waist' || id === 'drawcord-waist') return cut.form === 'legs' || cut.form === 'skirt';
  if (id === 'neck-slit') return parts.torso === undefined || parts.torso.placket !== undefined;
  // a skirt that is pleated all round is cut with its pleats
  if (id === 'inverted-pleat') return cut.form === 'skirt' && cut.kind === 'pleated';
  // a slanted pocket is no placket
  if (id === 'diagonal-placket') return parts.torso === undefined;
  return id === 'scallop' && cut.form === 'drape';
}

/** What the flat of a garment shows and its pieces do not hold. */
export function notInPieces(spec: Specification): string[] {
  const { garment, cut, parts } = spec;
  // these ids are the table's own keys
  const ids = Object.keys(LACKING) as ConstructionId[];
  const ordered = ids
    .filter((id) => isMade(garment, id) && !isInBand(spec, id))
    .filter((id) => !(id === 'yoke' && cut.form === 'legs'))
    .filter((id) => !(isShirtBox(spec) && (id === 'back-box-pleat' || id === 'inverted-pleat' || id === 'yoke')))
    .map((id) => LACKING[id] ?? '');
  const out = [...ordered];
  if (hasRibCollar(garment)) out.push('the collar of flat-knit rib (bought to the neck’s length; none is cut)');
  if (isTorsoLike(cut) && parts.torso?.sleeve !== undefined) {
    if (garment.sleeve.shape === 'raglan' && !('build' in cut && isRaglan(garment, cut.build, parts.torso)))
      out.push('raglan seams (the sleeve is drafted as set in)');
    if (garment.sleeve.shape === 'kimono' && garment.collar !== 'cross')
      out.push('a sleeve that is cut on (it is drafted as set in)');
  }
  if (countOf(garment, 'vent') === 2) out.push('the allowances of two side vents (the centre back is cut without one)');
  if (
    cut.form === 'skirt' &&
    cut.kind === 'straight' &&
    asksFor(garment, 'pleats') &&
    !isMade(garment, 'inverted-pleat')
  )
    out.push('the cloth of the pleats');
  if (parts.skirt?.lap && cut.form === 'skirt' && cut.kind !== 'straight')
    out.push('the lap at the centre front (lay a panel seam there, cut both its edges half the lap wider)');
  if (cut.form === 'torso' && cut.build === 'casual' && parts.torso?.yoke !== undefined)
    out.push(
      'the yoke and panels of the fronts, the panels of the back and the band at the hem (cut the pieces apart there)',
    );
  const isDenimSkirt = cut.form === 'skirt' && cut.kind === 'straight' && garment.cloth.fabric === 'denim';
  if ((cut.form === 'legs' && cut.kind === 'jeans') || isDenimSkirt)
    out.push('the back yoke (cut the back apart there, its dart closes in the seam)');
  if (
    isTorsoLike(cut) &&
    parts.torso?.cuff === undefined &&
    spec.closings.some(({ where, what }) => where.startsWith('cuff') && /button/.test(what))
  )
    out.push('the allowances of the sleeve vents (cut both edges of the back seams 3 cm wider, 10 cm high)');
  const only = parts.torso?.slit !== undefined && !asksFor(garment, 'thigh-slit') ? slitSide(garment) : undefined;
  if (only !== undefined)
    out.push(
      `the side without a slit (the pieces have one on both: sew the wearer’s ${only === 'left' ? 'right' : 'left'} side to the hem)`,
    );
  const isZippedAside = spec.closings.some(({ where, what }) => where.startsWith('side') && /zip/.test(what));
  if (opensAtSide(garment) || (isZippedAside && isTorsoLike(cut)))
    out.push(
      `the allowance of the ${isZippedAside || openingOf(garment) === 'side-zip' ? 'zip' : 'opening'} in the ${openSide(garment)} side seam (cut it 2 cm wide)`,
    );
  return [...new Set(out)];
}
