/** Which details of a garment its drawing does not show: those without which all that is seen of it is cut just the same. */
import type { Detail, Garment, Look } from '@toile/look';
import type { Material } from '#atelier/cloth/build.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { DrawnPart } from '#atelier/garments/drawn-parts.ts';
import { withButis } from '#atelier/garments/finish/needlework.ts';
import { clothsAmong, layersOf } from '#atelier/garments/layer.ts';
import { cutAlone } from '#atelier/garments/outfit.ts';
import { ON_THE_FIGURE } from '#atelier/lexicon/details/had-anyway.ts';

/** An outfit as it stands, with the parts of it that are drawn. */
export interface Standing {
  wearer: Wearer;
  look: Look;
  seed: number;
  parts: readonly DrawnPart[];
}

/** A cloth as it is told from another; of a tile its size is enough, for the words that change its motif change the cloth. */
const traceOfCloth = ({ strip, work, ...cloth }: Material): unknown => [
  cloth,
  strip && [strip.w, strip.h],
  work && [work.w, work.h],
];

/** What of each part of a cut reaches the picture, as text: two that are equal are painted alike. */
type Trace = ReadonlyMap<string, string>;

function traceOf({ wearer, look, seed }: Standing, garment: Garment): Trace {
  const garments = look.garments.map((other) => (other.id === garment.id ? garment : other));
  const cut = cutAlone(wearer, { ...look, garments }, garment, seed);
  const trace = new Map<string, string>();
  for (const { part, build, materials, isApart } of clothsAmong(layersOf(cut))) {
    const layer = [
      build.pieces.map(({ name, outline, material, lift, dark, hole }) => [name, outline, material, lift, dark, hole]),
      build.folds.map(({ points, ink, height }) => [points, ink, height]),
      build.lines.map(({ kind, points, colour, weight }) => [kind, points, colour, weight]),
      build.bumps,
      (isApart ? materials : withButis(garment, materials, seed)).map(traceOfCloth),
    ];
    trace.set(part, (trace.get(part) ?? '') + JSON.stringify(layer));
  }
  return trace;
}

/** Seen over fewer square page units, nobody could tell a part. */
const LEAST_SEEN = 12;

/** Whether two traces differ in nothing that is seen. */
function areAlike(a: Trace, b: Trace, { parts }: Standing, { id }: Garment): boolean {
  const changed = [...new Set([...a.keys(), ...b.keys()])].filter((part) => a.get(part) !== b.get(part));
  return changed.every((part) => {
    const own = parts.filter((drawn) => drawn.garmentId === id && drawn.part === part);
    return own.reduce((sum, { box, seen }) => sum + (box.w + 1) * (box.h + 1) * seen, 0) < LEAST_SEEN;
  });
}

/** States that every garment is in unless another is said, makes that lie inside, and what other garments or things decide. */
const GOES_WITHOUT_SAYING: ReadonlySet<Detail['id']> = new Set<Detail['id']>([
  ...([
    'straight-hem',
    'lining',
    'tailored',
    'tucked',
    'untucked',
    'nivi-drape',
    'over-shoulder',
    'over-shoulders',
  ] as const),
  ...(['contrast', 'belt', 'figurative', 'head-cover'] as const),
]);

/** Details that a cloth is made of: its drawing is theirs. */
const CLOTH_ITSELF: Partial<Readonly<Record<Detail['id'], Garment['cloth']['fabric']>>> = {
  sequins: 'sequin',
  quilting: 'quilted',
};

/** Of denim every jacket and every pair of trousers has them. */
const OF_DENIM: ReadonlySet<Detail['id']> = new Set<Detail['id']>([
  ...([
    'five-pockets',
    'chest-pocket',
    'patch-pocket',
    'flap-pocket',
    'topstitch',
    'back-pocket',
    'belt-loops',
  ] as const),
]);

const isOfItsCut = ({ id, part }: Detail, { kind, cloth, family, collar, trims, silhouette }: Garment): boolean =>
  ON_THE_FIGURE[kind]?.includes(id) === true ||
  // motifs are the print that they are woven as
  (id === 'golden-motifs' && cloth.print.kind === 'butti') ||
  (cloth.fabric === 'denim' && (family === 'trousers' || family === 'jacket') && OF_DENIM.has(id)) ||
  // both ends of a dupatta, a stole and a shawl are fringed
  (id === 'fringe' && family === 'dupatta') ||
  // a cord whose colour is said is drawn by its colour
  (id === 'piping' && trims.piping !== undefined) ||
  // joggers are gathered in rib by their cut
  (silhouette === 'jogger' && (id === 'rib' || id === 'rib-knit')) ||
  // a collar of rib is knitted by being one
  (collar === 'rib' && part === 'collar' && (id === 'rib' || id === 'rib-knit'));

/** Pockets that its cut has unasked are drawn as well where they are asked for. */
function hasPocketSeen({ id }: Detail, { parts }: Standing, garment: Garment): boolean {
  if (!id.endsWith('pocket')) return false;
  const own = parts.filter(
    ({ garmentId, part, piece }) => garmentId === garment.id && (part === 'pocket' || piece === 'pocket'),
  );
  return own.some(({ box, seen }) => box.w * box.h * seen > LEAST_SEEN * 4);
}

/** 'Three tiers' says tiers as well. */
const isSaidBy = (bare: Detail, { id, count }: Detail): boolean =>
  bare.id === id && bare.count === undefined && !bare.part && count !== undefined;

/** Details that are one in a drawing: a row of ruffles is so many tiers, a knitted cuff is ribbed. */
const ONE_IN_DRAWING: readonly ReadonlySet<Detail['id']>[] = [
  new Set<Detail['id']>(['ruffle', 'tiers']),
  new Set<Detail['id']>(['rib', 'rib-knit']),
];

/** Whether what is drawn of one detail is what another asks for: the same work on the whole, or on a part of it. */
const shows = (drawn: Detail, asked: Detail): boolean =>
  (drawn.id === asked.id || ONE_IN_DRAWING.some((one) => one.has(drawn.id) && one.has(asked.id))) &&
  (!drawn.part || !asked.part) &&
  (asked.count === undefined || drawn.count === asked.count || ONE_IN_DRAWING[0]?.has(asked.id) === true);

/** A hood that is up is drawn on the head. */
const isAsked = (detail: Detail, { details, cloth }: Garment): boolean => {
  const { id, count } = detail;
  return (
    !GOES_WITHOUT_SAYING.has(id) &&
    !details.some((other) => isSaidBy(detail, other)) &&
    // so many are sewn on as are said, be it as many as there are by themselves
    !(id === 'buttons' && count !== undefined) &&
    CLOTH_ITSELF[id] !== cloth.fabric &&
    !(id === 'hood' && details.some((other) => other.id === 'head-cover'))
  );
};

/**
 * Details that change nothing of what is seen. Of two that are drawn as one, such as beads in embroidery, the one named first is
 * drawn. Deterministic.
 */
export function undrawnDetails(standing: Standing, garment: Garment): Detail[] {
  const asked = garment.details.filter(
    (detail) => isAsked(detail, garment) && !isOfItsCut(detail, garment) && !hasPocketSeen(detail, standing, garment),
  );
  if (asked.length === 0) return [];
  let kept = garment.details;
  const whole = traceOf(standing, garment);
  const lost = asked.toReversed().filter((detail) => {
    const others = kept.filter((other) => other !== detail && !isSaidBy(other, detail));
    if (!areAlike(whole, traceOf(standing, { ...garment, details: others }), standing, garment)) return false;
    kept = others;
    return true;
  });
  const drawn = asked.filter((detail) => !lost.includes(detail));
  return lost.filter((detail) => !drawn.some((one) => shows(one, detail)));
}

/** The Look without the details that its drawing does not show. */
export function withoutUndrawn(standing: Standing): Look {
  const { look } = standing;
  const garments = look.garments.map((garment) => {
    const lost = undrawnDetails(standing, garment);
    if (lost.length === 0) return garment;
    return { ...garment, details: garment.details.filter((detail) => !lost.includes(detail)) };
  });
  return { ...look, garments };
}
