import type { Garment } from '@toile/look';
import { ALLOWANCES } from './allowances.ts';
import type { Cut, SkirtKind } from './cut.ts';
import { hemOf, hemOfSleeve, isSheer, isStretchy } from './hem.ts';
import type { Parts, Skirt, Torso } from './points.ts';
import { isBackParted, isFrontParted, isZippedBehind, ventPlace } from './skirt-lap.ts';
import { panelsOfRing } from './skirt-panels.ts';
import type { Closing, Seam } from './specification.ts';
import { finishOfArmhole, finishOfNeck, finishSaid, isBoundRound } from './torso/edges.ts';
import { bagOf } from './torso/hanging-sleeve.ts';
import { isBare } from './torso/neck-of.ts';
import { isOpenBehind, openBehindEnd } from './torso/open-behind.ts';
import { isRaglan } from './torso/raglan.ts';
import { shapingOf } from './torso/shaping.ts';

const seam = (where: string, how: string, allowance: number): Seam => ({ where, how, allowance, provenance: 'house' });

const PLAIN = 'plain seam, pressed open, overlocked (SSa-1, 301 + 504), 10–12 stitches an inch';
const OVERLOCK = 'four-thread overlock (SSa-1, 514)';
const FELLED = 'flat-felled, two needles (LSc-2, 401)';
const FRENCH = 'French seam (SSae-2, 301)';
const CLOSED = 'plain seam, closed by the lining (SSa-1, 301)';

/** How the long seams of this cloth and build are sewn. */
function mainSeam(g: Garment, cut: Cut): string {
  if (isStretchy(g, cut)) return OVERLOCK;
  if (isSheer(g) && !cut.lined) return FRENCH;
  if (g.cloth.fabric === 'denim' || (cut.form === 'legs' && cut.kind === 'jeans')) return FELLED;
  return cut.lined ? CLOSED : PLAIN;
}

/** How the edge of the armhole is finished under a sleeve: a lining covers it. */
function armholeEdge(cut: Cut, stretchy: boolean): string {
  if (stretchy) return 'overlocked (514)';
  return cut.lined ? 'covered by the lining (SSa-1, 301)' : 'overlocked together (SSa-1, 301 + 504)';
}

/** The upper edge of skirts and legs: drawn in by what the closings have, or fused. */
function bandOf(closings: readonly Closing[]): string {
  const isDrawn = closings.some(({ what }) => /drawstring|drawcord/.test(what));
  const isElastic = closings.some(({ what }) => /elastic/.test(what));
  if (isDrawn || isElastic)
    return `casing for the ${[isElastic && 'elastic', isDrawn && 'drawstring'].filter(Boolean).join(' and the ')} (EFb, 301)`;
  return 'straight band, fused, stitched in the ditch (BSg-2, 301)';
}

/** What the seams of a garment are sewn like. */
interface Sewn {
  main: string;
  stretchy: boolean;
  /** The allowance of an overlock, where all long seams have it. */
  narrow: number | undefined;
}

const VENTED = 'turned to one side, mitred, stitched across at the top (301)';

const STOOD = 'a stand to each edge, one laps over, one under (BSg-2, 301)';
const FACED = 'a facing to each edge, turned, edge-stitched (EFb, 301)';

/** The seam behind; where buttons, hooks or lacing open it, what its edges are finished with, and the seam below. */
function centreBack(g: Garment, main: string, t?: Torso): Seam {
  if (!isOpenBehind(g)) return seam('centre back', main, ALLOWANCES.centreBack);
  const edges = g.closure === 'lace-up' ? FACED : STOOD;
  const end = t && (t.joint ?? t.length);
  const below = t && end !== undefined && openBehindEnd(t) < end - 1 ? `; below it: ${main}` : '';
  return seam('centre back', `${edges}${below}`, ALLOWANCES.centreBack);
}

const SLIT = 'turned twice and stitched, bar-tacked at the top (EFb, 301 + bar tack)';

/** Centre seams of a plain skirt, and what is left open below them. */
function parted(g: Garment, skirt: Skirt, main: string): Seam[] {
  const place = skirt.vent === undefined ? undefined : ventPlace(g);
  return [
    ...(isFrontParted(skirt, g) ? [seam('centre front', main, ALLOWANCES.side)] : []),
    ...(isBackParted(skirt, g) ? [centreBack(g, main)] : []),
    ...(place === 'back' ? [seam('vent', VENTED, ALLOWANCES.slit)] : []),
    ...(place !== undefined && place !== 'back' ? [seam('slit', SLIT, ALLOWANCES.slit)] : []),
  ];
}

const EDGE = 'turned twice, topstitched (EFb, 301)';

/** Skirts of straight lengths, whose joins lie where they fall. */
const OF_LENGTHS: readonly SkirtKind[] = ['gathered', 'pleated', 'tiered'];

/** The seams that close a skirt round: of kalis, of lengths or many panels, or of its sides and what else parts it. */
function skirtSeams(g: Garment, kind: SkirtKind, skirt: Skirt, { main, narrow }: Sewn): Seam[] {
  const round = (where: string): Seam => seam(where, main, narrow ?? ALLOWANCES.side);
  if (skirt.kalis) return [round('kali')];
  if (OF_LENGTHS.includes(kind)) return [round('joins')];
  if (kind === 'straight') return [round('side'), ...parted(g, skirt, main)];
  if (kind === 'wrap') return [round('side'), seam('front edge', EDGE, ALLOWANCES.hem)];
  if (kind !== 'sector') return [round('side')];
  const { waist, sweep, length, band } = skirt;
  if (panelsOfRing({ top: waist * 2, hem: sweep, length: length - band }) > 2) return [round('joins')];
  return [round('side'), ...(isZippedBehind(g, kind) ? [centreBack(g, main)] : [])];
}

/** How the end of a sleeve is finished where no cuff is set to it. */
function sleeveHem(g: Garment, cut: Cut, t: Torso): Seam[] {
  if (t.sleeve === undefined || t.cuff !== undefined) return [];
  const hem = hemOfSleeve(g, cut, t);
  // what hangs below the arm is open towards the body
  const open = bagOf(t, g) === undefined ? '' : ', its open edges as well';
  return [seam('sleeve hem', `${hem.how}${open}`, hem.allowance)];
}

const YOKED = 'plain seam to the outer yoke, pressed to it (SSa-1, 301)';

/** Seams of a body and of what is joined to it. */
function bodySeams(g: Garment, cut: Cut, t: Torso, { main, stretchy, narrow }: Sewn): Seam[] {
  const build = cut.form === 'torso' || cut.form === 'jumpsuit' ? cut.build : 'wide';
  const { panels, yoke, backSeam, vent } = shapingOf(t, g, build, false);
  const bare = isBare(g, build);
  // one shoulder has its seam and its armhole
  const isOne = bare && g.neckline === 'one-shoulder';
  const arm = finishOfArmhole(g, cut, t);
  const out: Seam[] = [];
  if (panels !== 'darts') out.push(seam('panel', main, narrow ?? ALLOWANCES.princess));
  if (backSeam) out.push(centreBack(g, main, t));
  if (yoke) out.push(seam('yoke', 'plain seam, topstitched on the yoke (SSa-1, 301)', ALLOWANCES.waistSeam));
  const raglan = isRaglan(g, build, t);
  if ((!bare || isOne) && !raglan)
    out.push(
      seam(
        'shoulder',
        // under two layers of a yoke nothing is overlocked
        yoke && build === 'shirt' ? YOKED : stretchy ? `${OVERLOCK}, taped` : main,
        narrow ?? ALLOWANCES.shoulder,
      ),
    );
  const round = isBoundRound(g, cut, t) ? ', along both front edges as well' : '';
  const finish = `${finishSaid(finishOfNeck(g, cut, t), g, cut)}${round}`;
  out.push(seam(bare ? 'upper edge' : 'neck', finish, ALLOWANCES.neck));
  if (t.sleeve || arm !== 'none')
    out.push(
      seam(
        'armhole',
        t.sleeve
          ? `sleeve set${raglan ? ' from the neck to the underarm' : ''}, ${armholeEdge(cut, stretchy)}`
          : finishSaid(arm, g, cut),
        narrow ?? ALLOWANCES.armhole,
      ),
    );
  // under a side panel there is no side seam
  if (panels !== 'side-panel')
    out.push(seam('side', main, narrow ?? (build === 'choli' ? ALLOWANCES.letOutSide : ALLOWANCES.side)));
  if (t.sleeve) out.push(seam('sleeve', main, narrow ?? ALLOWANCES.sleeveSeam));
  if (t.joint !== undefined)
    out.push(seam('waist', 'plain seam towards the bodice, overlocked (SSa-1, 301 + 504)', ALLOWANCES.waistSeam));
  if (t.flounce)
    out.push(seam('flounce', 'gathered, plain seam upwards, overlocked (SSa-1, 301 + 504)', ALLOWANCES.waistSeam));
  if (vent) out.push(seam('vent', VENTED, ALLOWANCES.slit));
  if (t.slit) out.push(seam('slit', SLIT, ALLOWANCES.slit));
  return out;
}

/** Seams with their allowances, in the order of making. */
export function seamsOf(g: Garment, cut: Cut, parts: Parts, closings: readonly Closing[]): Seam[] {
  const stretchy = isStretchy(g, cut);
  const main = mainSeam(g, cut);
  const narrow = stretchy ? ALLOWANCES.knit : undefined;
  const { torso, skirt, legs } = parts;
  const isBody = torso !== undefined && cut.form !== 'round';
  const out: Seam[] = isBody ? bodySeams(g, cut, torso, { main, stretchy, narrow }) : [];
  if (skirt && cut.form === 'skirt' && cut.kind !== 'cloth') {
    out.push(...skirtSeams(g, cut.kind, skirt, { main, stretchy, narrow }));
    out.push(seam('band', bandOf(closings), ALLOWANCES.band));
  }
  if (legs) {
    // a leg of a straight panel and kalis has no seam at its outside
    const isOfKalis = cut.form === 'legs' && (cut.kind === 'salwar' || cut.kind === 'patiala');
    out.push(seam('inseam', main, narrow ?? ALLOWANCES.inseam));
    out.push(
      isOfKalis
        ? seam('crotch', 'sewn twice (301)', ALLOWANCES.inseam)
        : seam('crotch', 'sewn twice (301)', narrow ?? ALLOWANCES.crotch),
    );
    out.push(
      isOfKalis ? seam('kali', main, narrow ?? ALLOWANCES.inseam) : seam('outseam', main, narrow ?? ALLOWANCES.side),
    );
    if (legs.band) out.push(seam('band', bandOf(closings), ALLOWANCES.band));
  }
  if (isBody) out.push(...sleeveHem(g, cut, torso));
  const hem = hemOf(g, cut, parts);
  out.push(seam(cut.form === 'drape' ? 'edges' : 'hem', hem.how, hem.allowance));
  return out;
}
