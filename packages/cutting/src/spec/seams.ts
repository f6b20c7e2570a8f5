import type { Garment } from '@toile/look';
import { ALLOWANCES } from './allowances.ts';
import type { Cut } from './cut.ts';
import type { Parts, Torso } from './points.ts';
import type { Closing, Seam } from './specification.ts';

const seam = (where: string, how: string, allowance: number): Seam => ({ where, how, allowance, provenance: 'house' });

const PLAIN = 'plain seam, pressed open, overlocked (SSa-1, 301 + 504), 10–12 stitches an inch';
const OVERLOCK = 'four-thread overlock (SSa-1, 514)';
const FELLED = 'flat-felled, two needles (LSc-2, 401)';
const FRENCH = 'French seam (SSae-2, 301)';
const CLOSED = 'plain seam, closed by the lining (SSa-1, 301)';

const SHEER: readonly Garment['cloth']['fabric'][] = ['chiffon', 'georgette', 'organza', 'net'];
const STRETCHY: readonly Garment['cloth']['fabric'][] = ['jersey', 'knit', 'fleece'];

const isStretchy = (g: Garment, cut: Cut) =>
  STRETCHY.includes(g.cloth.fabric) || (cut.form === 'torso' && (cut.build === 'knit' || cut.build === 'rib-knit'));

/** How the long seams of this cloth and build are sewn. */
function mainSeam(g: Garment, cut: Cut): string {
  if (isStretchy(g, cut)) return OVERLOCK;
  if (SHEER.includes(g.cloth.fabric) && !cut.lined) return FRENCH;
  if (g.cloth.fabric === 'denim' || (cut.form === 'legs' && cut.kind === 'jeans')) return FELLED;
  return cut.lined ? CLOSED : PLAIN;
}

function hemSeam(g: Garment, cut: Cut, stretchy: boolean): Seam {
  if (cut.form === 'drape') return seam('edges', 'pico or narrow rolled hem (EFb, 503)', ALLOWANCES.bound);
  if (stretchy) return seam('hem', 'twin-needle coverstitch (EFa, 406)', ALLOWANCES.knitHem);
  if (cut.form === 'legs')
    return cut.kind === 'jeans'
      ? seam('hem', 'turned twice, chain stitch (EFb, 401)', ALLOWANCES.jeansHem)
      : seam('hem', 'blind hem (EFc, 103)', ALLOWANCES.trouserHem);
  if (SHEER.includes(g.cloth.fabric)) return seam('hem', 'narrow rolled hem (EFb, 301)', ALLOWANCES.lightHem);
  if (cut.lined && cut.form === 'torso' && cut.over)
    return seam('hem', 'turned up, lining jumped (EFa, 103)', ALLOWANCES.linedHem);
  return seam('hem', 'turned twice, topstitched (EFb, 301)', ALLOWANCES.hem);
}

/** How what stands at the neck is set: a coat's collar is no shirt's. */
function neckSeam(t: Torso, cut: Cut): string {
  if (t.rib) return 'rib set, topstitched';
  if (!t.collar) return 'faced or bound, understitched (SSe-2, 301)';
  return cut.lined ? 'collar set between cloth and facing' : 'collar set, topstitched';
}

/** How the edge of the armhole is finished under a sleeve: a lining covers it. */
function armholeEdge(cut: Cut, stretchy: boolean): string {
  if (stretchy) return 'overlocked (514)';
  return cut.lined ? 'covered by the lining (SSa-1, 301)' : 'overlocked together (SSa-1, 301 + 504)';
}

/** Whether a drawstring or an elastic holds the waist, which a fused band would not let gather. */
const isGathered = (closings: readonly Closing[]): boolean =>
  closings.some(({ what }) => /drawstring|drawcord|elastic/.test(what));

const bandOf = (closings: readonly Closing[]): string =>
  isGathered(closings)
    ? 'casing with the drawstring or elastic (EFb, 301)'
    : 'straight band, fused, stitched in the ditch (BSg-2, 301)';

/** Seams with their allowances, in the order of making. */
export function seamsOf(g: Garment, cut: Cut, parts: Parts, closings: readonly Closing[]): Seam[] {
  const stretchy = isStretchy(g, cut);
  const main = mainSeam(g, cut);
  const wide = stretchy ? ALLOWANCES.knit : undefined;
  const out: Seam[] = [];
  const t = parts.torso;
  if (t && cut.form !== 'round') {
    out.push(seam('shoulder', stretchy ? `${OVERLOCK}, taped` : main, wide ?? ALLOWANCES.shoulder));
    out.push(seam('neck', neckSeam(t, cut), ALLOWANCES.neck));
    out.push(
      seam(
        'armhole',
        t.sleeve ? `sleeve set, ${armholeEdge(cut, stretchy)}` : 'faced or bound (BSc-1, 301)',
        wide ?? ALLOWANCES.armhole,
      ),
    );
    out.push(
      seam(
        'side',
        main,
        wide ?? (cut.form === 'torso' && cut.build === 'choli' ? ALLOWANCES.letOutSide : ALLOWANCES.side),
      ),
    );
    if (t.sleeve) out.push(seam('sleeve', main, wide ?? ALLOWANCES.sleeveSeam));
    if (t.joint !== undefined)
      out.push(seam('waist', 'plain seam towards the bodice, overlocked (SSa-1, 301 + 504)', ALLOWANCES.waistSeam));
    if (t.slit)
      out.push(seam('slit', 'turned and faced, bar-tacked at the top (EFb, 301 + bar tack)', ALLOWANCES.slit));
  }
  if (parts.skirt) {
    out.push(seam(parts.skirt.kalis ? 'kali' : 'side', main, wide ?? ALLOWANCES.side));
    out.push(seam('band', bandOf(closings), ALLOWANCES.band));
  }
  if (parts.legs) {
    out.push(seam('inseam', main, wide ?? ALLOWANCES.inseam));
    out.push(seam('crotch', 'sewn twice, let-out at centre back', wide ?? ALLOWANCES.crotch));
    out.push(seam('outseam', main, wide ?? ALLOWANCES.side));
    if (parts.legs.band)
      out.push(
        seam(
          'band',
          parts.legs.fly ? 'band fused, stitched in the ditch (BSg-2, 301)' : 'casing with elastic or nada (EFb, 301)',
          ALLOWANCES.band,
        ),
      );
  }
  out.push(hemSeam(g, cut, stretchy));
  return out;
}
