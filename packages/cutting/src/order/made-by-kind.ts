import type { Detail } from '@toile/look';
import { countOf } from '../spec/as-ordered.ts';
import { isElastic } from '../spec/elastic-skirt.ts';
import { backWeltsOf, frontFullness, hasBackPatches, hasCargo } from '../spec/legs-trims.ts';
import { isMade } from '../spec/made/made.ts';
import { skirtPatchesOf } from '../spec/skirt-pockets.ts';
import type { Specification } from '../spec/specification.ts';
import { hasBackTie } from '../spec/torso/back-tie.ts';
import { isElasticEdged } from '../spec/torso/edges.ts';
import { pocketsOf } from '../spec/torso/pockets.ts';
import { shapingOf } from '../spec/torso/shaping.ts';

/** Pockets of the front of a body, by what they are; none of what is no body. */
function pocketKinds({ parts, cut, garment, who }: Specification): string[] {
  const { torso } = parts;
  if (!torso || cut.form !== 'torso') return [];
  return pocketsOf(torso, garment, cut.build, who === 'men').flatMap(({ kind, count, flapped }) =>
    Array.from({ length: kind === 'kangaroo' || kind === 'breast-welt' ? 1 : bothSides(kind, count) }, () =>
      flapped ? `${kind} flapped` : kind,
    ),
  );
}

/** Openings lie on both sides; a patch of the breast may be one. */
const bothSides = (kind: string, count: number): number => (kind.endsWith('patch') ? count : 2);

const isJeans = ({ cut, garment }: Specification): boolean =>
  (cut.form === 'legs' && cut.kind === 'jeans') || (cut.form === 'skirt' && garment.cloth.fabric === 'denim');
const hasFrontPockets = ({ cut, parts }: Specification): boolean =>
  (cut.form === 'legs' || cut.form === 'jumpsuit') && parts.legs?.pocket !== undefined;

const hasPocket =
  (what: RegExp) =>
  (spec: Specification): boolean =>
    pocketKinds(spec).some((kind) => what.test(kind));

function shaped(spec: Specification, is: (shape: ReturnType<typeof shapingOf>) => boolean): boolean {
  const { parts, cut, garment, who } = spec;
  return (
    parts.torso !== undefined && cut.form === 'torso' && is(shapingOf(parts.torso, garment, cut.build, who === 'men'))
  );
}

/** Whether seams from the shoulder or the armhole shape it. */
export const isPanelled = (spec: Specification): boolean => shaped(spec, ({ panels }) => panels === 'princess');

/** What a block has whether or not it is ordered, so that leaving the order off moves no line. */
/** Patches of a skirt's front, or behind on legs. */
const hasLowerPatches = ({ parts, cut, garment }: Specification): boolean =>
  (cut.form === 'skirt' && parts.skirt !== undefined && skirtPatchesOf(garment, cut.kind, parts.skirt) > 0) ||
  (cut.form === 'legs' && hasBackPatches(garment, cut.kind));

const MADE: Partial<Record<Detail['id'], (spec: Specification) => boolean>> = {
  bib: ({ cut, garment }) => cut.form === 'jumpsuit' || isMade(garment, 'apron'),
  'tie-up': ({ garment, cut, parts, closings }) =>
    isMade(garment, 'apron') ||
    closings.some(({ what }) => what === 'tie' || what === 'sash') ||
    cut.form === 'round' ||
    (cut.form === 'skirt' && cut.kind === 'kalis') ||
    (cut.form === 'torso' && hasBackTie(garment, cut.build, parts.torso?.backNeck ?? 0)),
  tassel: ({ cut, parts, garment }) =>
    (cut.form === 'skirt' && cut.kind === 'kalis') ||
    (cut.form === 'torso' && hasBackTie(garment, cut.build, parts.torso?.backNeck ?? 0)),
  'cut-out': ({ cut, garment }) => cut.form === 'torso' && garment.details.some(({ id }) => id === 'cut-out'),
  'side-tie': ({ garment, closings }) =>
    garment.closure === 'wrap' || closings.some(({ where, what }) => where === 'side' && what === 'tie'),
  peplum: ({ garment, parts }) => garment.kind === 'peplum-top' && parts.torso?.joint !== undefined,
  'wrap-front': ({ garment }) => garment.closure === 'wrap',
  tailored: ({ cut }) =>
    (cut.form === 'legs' && cut.kind === 'trousers') || (cut.form === 'torso' && cut.build === 'tailored'),
  'wide-border': ({ parts }) => (parts.skirt?.border ?? parts.torso?.border ?? parts.drape?.border ?? 0) > 7,
  gathers: ({ parts, garment }) =>
    parts.legs?.flare !== undefined ||
    (parts.torso?.joint !== undefined &&
      (['gathered', 'empire', 'tiered'].includes(garment.silhouette) ||
        garment.details.some(({ id }) => id === 'gathers'))),
  'rib-knit': (spec) => spec.parts.torso?.rib !== undefined || spec.parts.torso?.hemRib !== undefined,
  elastic: ({ cut, garment }) =>
    (cut.form === 'legs' && cut.kind === 'elastic') ||
    isMade(garment, 'elastic-cuff') ||
    ('build' in cut && isElasticEdged(garment, cut.build)),
  pocket: (spec) => pocketKinds(spec).length > 0 || hasFrontPockets(spec) || isJeans(spec) || hasLowerPatches(spec),
  'chest-pocket': hasPocket(/^breast/),
  'chest-flap-pocket': hasPocket(/^breast-patch flapped/),
  'patch-pocket': (spec) => hasPocket(/-patch/)(spec) || hasLowerPatches(spec),
  'flap-pocket': (spec) =>
    hasPocket(/^flap|flapped/)(spec) || spec.garment.details.some(({ id }) => id === 'cargo-pocket'),
  'welt-pocket': (spec) => hasPocket(/welt/)(spec) || (spec.cut.form === 'legs' && spec.cut.kind === 'trousers'),
  'side-pocket': (spec) => hasPocket(/^(?:in-seam|slanted-welt)/)(spec) || hasFrontPockets(spec),
  'kangaroo-pocket': hasPocket(/^kangaroo/),
  'five-pockets': isJeans,
  'back-pocket': (spec) => isJeans(spec),
  fly: ({ parts }) => parts.legs?.fly !== undefined,
  'belt-loops': ({ cut, parts }) =>
    cut.form === 'legs' && (cut.kind === 'trousers' || cut.kind === 'jeans') && (parts.legs?.band ?? 0) > 0,
  topstitch: isJeans,
  yoke: (spec) => isJeans(spec) || shaped(spec, ({ yoke }) => yoke > 0) || spec.parts.torso?.yoke !== undefined,
  'back-yoke': (spec) => shaped(spec, ({ yoke }) => yoke > 0),
  darts: (spec) =>
    (spec.cut.form === 'skirt' && (spec.cut.kind === 'straight' || spec.cut.kind === 'wrap')) ||
    shaped(spec, ({ waist, bustDart, panels }) => panels === 'darts' && (waist > 0 || bustDart > 0)),
  'spaghetti-straps': ({ parts }) => parts.torso?.strap !== undefined,
  // it covers the joint of a flare
  gota: ({ parts }) => parts.legs?.joint !== undefined,
  boning: ({ cut }) => cut.form === 'torso' && cut.build === 'corset',
  bow: ({ garment }) => garment.details.some(({ id }) => id === 'sash'),
  'cargo-pocket': ({ parts }) => parts.legs !== undefined && parts.legs.outseam - 21 > parts.legs.seatAt,
  hood: ({ parts }) => parts.torso?.hood !== undefined,
  gher: ({ parts }) => (parts.torso?.kalis ?? parts.skirt?.kalis) !== undefined,
  tiers: ({ parts }) => (parts.torso?.tiers ?? parts.skirt?.tiers) !== undefined,
  pleats: ({ parts, cut, garment }) =>
    // the legs of a salwar are pleated into its belt
    (cut.form === 'legs' && (cut.kind === 'salwar' || cut.kind === 'patiala')) ||
    (cut.form === 'legs' && parts.legs !== undefined && frontFullness(garment, cut.kind, parts.legs) === 'pleat') ||
    (parts.skirt?.pleats ?? 0) > 0 ||
    (cut.form === 'skirt' && cut.kind === 'straight'),
  vent: ({ parts }) => (parts.torso?.vent ?? parts.skirt?.vent) !== undefined,
  'elasticated-waist': ({ cut, garment }) =>
    (cut.form === 'legs' && cut.kind === 'elastic') || (cut.form === 'skirt' && isElastic(garment)),
  rib: ({ parts }) => (parts.torso?.rib ?? parts.torso?.hemRib ?? parts.legs?.cuff) !== undefined,
  pallu: ({ parts }) => parts.drape !== undefined,
  'front-pleats': ({ parts }) => parts.drape !== undefined,
  'thigh-slit': ({ parts, garment }) =>
    parts.torso?.slit !== undefined && garment.details.some(({ id }) => id === 'side-slit'),
  'side-slit': ({ parts }) => parts.torso?.slit !== undefined,
  slit: ({ parts }) => (parts.torso?.slit ?? parts.skirt?.vent) !== undefined,
  'ankle-rings': ({ parts }) => parts.legs?.chudi !== undefined,
  'knee-flare': ({ parts }) => parts.legs?.flare !== undefined,
};

export const isMadeByKind = (spec: Specification, id: Detail['id']): boolean => MADE[id]?.(spec) === true;

/** What a pocket of the words is, where they say. */
const POCKET_WORDS: readonly (readonly [id: Detail['id'], kinds: RegExp])[] = [
  ['chest-flap-pocket', /^breast-patch/],
  ['chest-pocket', /^breast/],
  ['patch-pocket', /-patch/],
  ['flap-pocket', /^flap|flapped/],
  ['welt-pocket', /^(?:slanted-)?welt/],
  ['side-pocket', /^(?:in-seam|slanted-welt)/],
];

/** 'Three pockets', of whatever kind. */
const isBareCount = ({ ordered }: Specification): boolean =>
  ordered.some(
    ({ id, text }) =>
      id === 'pocket' &&
      /^(?:[a-z]+|\d+)? ?pockets?$/i.test(text) &&
      !/flap|welt|patch|side|chest|breast|hip|back/i.test(text),
  );

/** Pockets of the kind that is ordered; of every kind, where none is named. */
function countPockets(spec: Specification): number | undefined {
  const ordered = POCKET_WORDS.filter(([id]) => spec.garment.details.some((one) => one.id === id));
  const kinds = pocketKinds(spec);
  if (kinds.length === 0 && spec.parts.legs && hasCargo(spec.garment, spec.parts.legs) && !hasFrontPockets(spec))
    return 2;
  if (kinds.length === 0 && spec.cut.form === 'skirt' && spec.parts.skirt)
    return skirtPatchesOf(spec.garment, spec.cut.kind, spec.parts.skirt) || undefined;
  const said = countOf(spec.garment, 'pocket');
  // welts of the legs lie behind
  const behind =
    spec.cut.form === 'legs' && spec.parts.legs ? backWeltsOf(spec.garment, spec.cut.kind, spec.parts.legs) : 0;
  if (said !== undefined && said === behind && ordered.some(([id]) => id === 'welt-pocket')) return said;
  if (kinds.length === 0) return hasFrontPockets(spec) ? 2 : undefined;
  const counts = ordered.map(([, of]) => kinds.filter((kind) => of.test(kind)).length);
  // a count is of one kind: two flaps and a welt are no three flaps
  if (said !== undefined && counts.includes(said)) return said;
  // and of all, where the words name no kind
  if (said === kinds.length && isBareCount(spec)) return said;
  return ordered.length === 0
    ? kinds.length
    : kinds.filter((kind) => ordered.some(([id, of]) => of.test(kind) && id !== 'chest-pocket')).length ||
        kinds.filter((kind) => kind.startsWith('breast')).length;
}

/** Pockets below the waist. */
export const countHipPockets = (spec: Specification): number =>
  pocketKinds(spec).filter((kind) => !kind.startsWith('breast')).length;

/** Pockets of a body, of whatever kind. */
export const everyPocketOf = (spec: Specification): number => pocketKinds(spec).length;

/** How many there are of what is counted; undefined of what nobody counts here. */
export function countMade(spec: Specification, id: Detail['id']): number | undefined {
  const { torso, skirt } = spec.parts;
  switch (id) {
    case 'buttons':
      return torso?.buttons ?? skirt?.buttons;
    case 'gher':
      return torso?.kalis ?? skirt?.kalis;
    case 'tiers':
      return torso?.tiers ?? skirt?.tiers;
    case 'pocket':
      return countPockets(spec);
    case 'vent':
      return spec.parts.torso?.vent === undefined ? undefined : (countOf(spec.garment, 'vent') ?? 1);
    case 'pleats':
      // pressed pleats of trousers stand in pairs
      if (spec.cut.form === 'legs')
        return spec.cut.kind === 'trousers' ? Math.min(2, countOf(spec.garment, 'pleats') ?? 2) : undefined;
      return spec.cut.form === 'skirt' && spec.cut.kind === 'straight' ? countOf(spec.garment, 'pleats') : undefined;
    default:
      return undefined;
  }
}
