import { isStretchy } from '../../spec/hem.ts';
import type { Specification } from '../../spec/specification.ts';
import type { PackGarment } from '../pack-tables.ts';

/** Round a head with a hand's room, cm. */
const HEAD = { grown: 56, child: 52 } as const;
const CURVED = 1.1;
/** What a body gives where it is squeezed through, cm. */
const GIVES = 2;

const zipLong = (what: string): number => Number(/zip (\d+(?:\.\d+)?) cm/.exec(what)?.[1] ?? 0);

/** Levels between which a body is open, below HPS. */
function openOf(spec: Specification): { from: number; to: number }[] {
  const { torso: t } = spec.parts;
  if (!t) return [];
  const top = spec.parts.torso?.topEdge ?? 0;
  const under = t.shoulderDrop + t.armhole * 0.9;
  return spec.closings.flatMap(({ where, what }) => {
    if (/^(?:inside|pocket|cuff|epaulette|sleeve|strap|hem|band|ankle)/.test(where)) return [];
    const zip = zipLong(what);
    if (/^crotch/.test(where)) return [];
    if (/^side/.test(where) && what !== 'tie') return [{ from: under, to: under + (zip || t.length) }];
    if (/^centre back/.test(where))
      return [{ from: 0, to: zip ? Math.max(top, t.backNeck) + zip : (t.joint ?? t.length) }];
    if (/^keyhole/.test(where)) return [{ from: 0, to: 12 }];
    if (/^nape/.test(where)) return [{ from: 0, to: t.topEdge ?? t.frontNeck }];
    // fronts that are caught in the seam of a skirt tie over a body that is shut
    if ((what === 'tie' || what === 'sash') && t.joint !== undefined && spec.garment.collar !== 'cross') return [];
    if (/^(?:centre )?front|^waist|^side/.test(where)) {
      if (spec.garment.closure === 'half-placket') return [{ from: 0, to: t.frontNeck + (t.placket ?? zip) }];
      if (/^zip|invisible/.test(what)) return [{ from: 0, to: t.frontNeck + zip }];
      return [{ from: 0, to: t.length + 100 }];
    }
    return [];
  });
}

function bodyFaults(spec: Specification): string[] {
  const { torso: t } = spec.parts;
  const { cut, garment, body } = spec;
  if (!t || (cut.form !== 'torso' && cut.form !== 'jumpsuit') || isStretchy(garment, cut)) return [];
  if (cut.form === 'torso' && cut.build === 'skin') return [];
  if (garment.closure === 'open' || garment.closure === 'lace-up' || garment.closure === 'drawstring') return [];
  const made = (garment as { made?: readonly { id: string }[] }).made ?? [];
  if (
    /elastic|shirred|smocked/.test(made.map(({ id }) => id).join()) ||
    garment.details.some(({ id }) => /elastic|shirr|smock/.test(id))
  )
    return [];
  const open = openOf(spec);
  const isOpen = (y: number): boolean => open.some(({ from, to }) => y >= from && y <= to + 0.5);
  const out: string[] = [];
  const isBare = t.topEdge !== undefined || garment.neckline === 'one-shoulder';
  const slit = made.some(({ id }) => id === 'neck-slit' || id === 'v-stand') ? 12 : 0;
  const atNeck = Math.max(
    0,
    slit,
    ...open.filter(({ from }) => from < 1).map(({ to }) => Math.min(to, 60) - Math.min(t.frontNeck, t.backNeck)),
  );
  const neck = 2 * CURVED * (Math.hypot(t.neckWidth / 2, t.frontNeck) + Math.hypot(t.neckWidth / 2, t.backNeck));
  const head = t.chest < 41 ? HEAD.child : HEAD.grown;
  if (!isBare && neck + 2 * atNeck + GIVES < head)
    out.push(`way in: a neck of ${neck.toFixed(0)} cm round, open ${atNeck} cm, for a head of ${head}`);
  // what is pulled down passes the bust, what is stepped into the hip
  const girth = (y: number): number => {
    if (y <= t.waistAt)
      return 2 * (t.chest + ((t.waist - t.chest) * Math.max(0, y - 22)) / Math.max(1, t.waistAt - 22));
    return 2 * (t.waist + (t.hip - t.waist) * Math.min(1, (y - t.waistAt) / Math.max(1, t.hipAt - t.waistAt)));
  };
  const end = Math.min(t.joint ?? t.length, t.length);
  const levels = Array.from({ length: 40 }, (_, i) => Math.max(22, t.topEdge ?? 0) + ((end - 24) * i) / 39).filter(
    (y) => y <= end && !isOpen(y),
  );
  const needed = Math.min(body.bust, cut.form === 'jumpsuit' ? Number.POSITIVE_INFINITY : body.bust);
  const narrow = levels
    .map((y) => ({ y, round: y > end - 1 && t.joint === undefined ? 2 * t.hem : girth(y) }))
    .find(({ round }) => round + GIVES < needed);
  if (narrow && cut.form === 'torso')
    out.push(
      `way in: ${narrow.round.toFixed(0)} cm round at ${narrow.y.toFixed(0)} and shut there, for a bust of ${body.bust}`,
    );
  // a suit is stepped into from its opening
  if (cut.form === 'jumpsuit') {
    const through = isBare ? 2 * t.chest : neck + 2 * atNeck;
    if (through + GIVES < body.hip && !open.some(({ from, to }) => to - from > 25))
      out.push(`way in: a suit with ${through.toFixed(0)} cm of opening for a hip of ${body.hip}`);
  }
  return out;
}

function lowerFaults({ spec, pattern }: PackGarment): string[] {
  const { skirt: s, legs: l } = spec.parts;
  const { cut, garment, body } = spec;
  if (cut.form !== 'skirt' && cut.form !== 'legs') return [];
  if (
    isStretchy(garment, cut) ||
    (cut.form === 'skirt' && (cut.kind === 'wrap' || cut.kind === 'cloth')) ||
    garment.kind === 'kilt' ||
    garment.kind === 'chima'
  )
    return [];
  if (cut.form === 'legs' && cut.kind === 'leggings') return [];
  // a flat front and the casing behind it go round together
  const bands = pattern.pieces.filter(({ id, cloth }) => /^(?:band|band-back|belt)$/.test(id) && cloth === 'fabric');
  const isCased = spec.seams.some(({ where, how }) => where === 'band' && how.startsWith('casing'));
  const cased =
    bands.length > 0 && isCased
      ? bands.reduce(
          (sum, band) => sum + Math.max(...band.sides.flatMap(({ points }) => points.map(([x]) => x))) * band.cut,
          0,
        )
      : undefined;
  const round = cased ?? 2 * (s?.waist ?? l?.waist ?? 0);
  const slits = spec.closings.reduce((most, { where, what }) => {
    if (
      /^(?:side|centre|fly|front|opening|back)/.test(where) &&
      /zip|button|hook and eye|opening|slit|placket/.test(what) &&
      !/drawstring/.test(what)
    )
      return Math.max(most, zipLong(what) || Number(/(\d+) cm/.exec(what)?.[1] ?? 0) || 15);
    return most;
  }, 0);
  const needed = Math.min(body.hip, cut.form === 'skirt' ? Math.max(body.bust, body.hip) : body.hip);
  return round + 2 * slits + GIVES < needed
    ? [`way in: ${round.toFixed(0)} cm round the top, open ${slits} cm, for a hip of ${body.hip}`]
    : [];
}

/** Whoever it is cut for gets into it. */
export const wayIn = (garment: PackGarment): string[] =>
  garment.pattern.undrafted === undefined ? [...bodyFaults(garment.spec), ...lowerFaults(garment)] : [];
