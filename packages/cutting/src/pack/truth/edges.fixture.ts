import { makingOf } from '../../making/making-steps.ts';
import type { Step } from '../../making/operations.ts';
import type { Piece, Side } from '../../pattern/piece.ts';
import type { PackGarment } from '../pack-tables.ts';

/** What a step that is of a key does to sides of pieces. */
type Claim = readonly [key: RegExp, piece: RegExp, side: RegExp];
const BODY = /^(?:front|back)(?:-side)?$|^side-panel$|^yoke$/;
const CLAIMS: readonly Claim[] = [
  [/^seam:side$/, /^(?:front|back)(?:-side)?$/, /^side$/],
  [/^seam:panel$/, BODY, /^panel-(?:front|back)$/],
  [/^seam:shoulder$/, BODY, /^shoulder$/],
  [/^seam:(?:neck|upper edge)$/, BODY, /^(?:neck|extension)$/],
  [/^seam:(?:neck|upper edge)$/, /^sleeve/, /^neck$/],
  [/^seam:armhole$/, BODY, /^armhole$/],
  [/^piece:arm-band$/, BODY, /^armhole$/],
  [/^seam:(?:neck|upper edge)$/, /^front$/, /^bound centre$/],
  [/^seam:armhole$/, /^sleeve/, /^cap$/],
  [/^seam:sleeve$/, /^sleeve/, /^seam-(?:front|back)$/],
  [/^seam:sleeve hem$/, /^sleeve/, /^hem$/],
  [/^piece:cuff$/, /^sleeve/, /^hem$/],
  [/^seam:sleeve hem$/, /^sleeve/, /^open-(?:front|back)$/],
  [/^seam:centre back$/, /^back$/, /^centre$/],
  [/^piece:back-stand$/, /^back$/, /^centre$/],
  [/^seam:centre back$/, /^skirt-back$/, /^side-left$/],
  [/^seam:centre front$/, /^front$/, /^centre$/],
  [/^piece:(?:front-)?facing$/, /^front$/, /^(?:centre|lapel)$/],
  [/^closing:centre front:.*open-end/, /^front$/, /^centre$/],
  [/^seam:front edge$/, /^front$/, /^centre$/],
  [/^seam:yoke$/, BODY, /^yoke$/],
  [/^seam:waist$/, BODY, /^hem$/],
  [/^seam:waist$/, /^(?:skirt|skirt-back|kali|tier-1)$/, /^top$/],
  [/^seam:waist$/, /^leg-/, /^waist$/],
  [/^seam:flounce$/, /^flounce$/, /^top$/],
  [/^seam:flounce$/, /^(?:front|back|skirt|skirt-back|kali)/, /^(?:hem|bottom)$/],
  [/^seam:hem$/, /^(?!sleeve)/, /^hem$/],
  [/^piece:flare$/, /^leg-/, /^joint$/],
  [/^seam:hem$/, /^(?:skirt|flounce|tier-\d|flare|panel)$/, /^bottom$/],
  [/^seam:kali$/, /^(?:kali|panel)$/, /^(?:side-left|side-right|left|right|pat)$/],
  [/^seam:joins$/, /^(?:skirt|skirt-back|tier-\d|flounce)$/, /^(?:left|right|side-left|side-right)$/],
  [/^seam:inseam$/, /^(?:leg-|kali)/, /^inseam$/],
  [/^seam:outseam$/, /^leg-/, /^outseam$/],
  [/^seam:crotch$/, /^(?:leg-|kali)/, /^(?:crotch|asan)$/],
  [/^seam:band$/, /^(?:front|back|skirt|skirt-back|kali|tier-1|leg-)/, /^(?:waist|top|belt)$/],
  [/^seam:slit$/, /./, /^slit$/],
  [/^seam:vent$/, /./, /^vent$/],
  [/^piece:(?:front|front-side|leg-front)$/, /^front/, /^dart$/],
];
const OF_SKIRT: readonly Claim[] = [
  [/^seam:side$/, /^(?:skirt|kali)$/, /^side-(?:left|right)$/],
  [/^seam:side$/, /^skirt-back$/, /^side-right$/],
];
/** Skirts that are joined to a body are closed by a step of their own, before the seam of the waist. */
const OF_BODY: readonly Claim[] = [
  [/^piece:(?:skirt|kali|tier-1)$/, /^(?:skirt|kali|tier-\d)$/, /^(?:side-)?(?:left|right)$/],
  [/^piece:skirt$/, /^skirt-back$/, /^side-right$/],
];
/** The pieces whose every edge is told; bands, facings and what is made up apart have their own step. */
const TOLD =
  /^(?:front|back|front-side|back-side|side-panel|yoke|sleeve|sleeve-under|skirt|skirt-back|kali|leg-front|leg-back)$/;

const claims = (
  { of, op, say }: Step,
  piece: Piece,
  side: Side,
  { isJoined, isSkirt }: { isJoined: boolean; isSkirt: boolean },
): boolean =>
  [...CLAIMS, ...(isSkirt ? OF_SKIRT : op === 'skirt' ? OF_BODY : [])].some(([key, pieces, sides]) => {
    const isBound = side.name === 'centre' && /along both front edges/.test(say);
    if (!pieces.test(piece.id) || !sides.test(isBound ? 'bound centre' : side.name)) return false;
    // a body that a skirt or legs are joined to ends in that seam
    if (key.source === '^seam:hem$' && isJoined && BODY.test(piece.id)) return false;
    if (sides.source === '^dart$') return op === 'dart' && say.startsWith('Bust') && of.includes(`piece:${piece.id}`);
    if (sides.source === '^joint$') return op === 'thigh' && of.includes('piece:flare');
    // what is basted is sewn by the step that covers it
    if (/\bbaste\b/.test(say)) return false;
    // fronts are faced where they are faced, whatever else is told with them
    return of.some((one) => key.test(one));
  });

/** Every edge of the cloth is sewn or finished by one step, and by no other. */
export function edgesOf(garment: PackGarment): string[] {
  const { spec, pattern } = garment;
  if (pattern.undrafted !== undefined) return [];
  const steps = makingOf(spec, pattern);
  const isJoined =
    spec.seams.some(({ where }) => where === 'waist') || spec.seams.some(({ where }) => where === 'flounce');
  const out: string[] = [];
  for (const piece of pattern.pieces.filter(({ id, cloth }) => TOLD.test(id) && cloth === 'fabric'))
    for (const name of new Set(piece.sides.filter(({ allowance }) => allowance > 0).map((side) => side.name))) {
      const side = piece.sides.find((one) => one.name === name);
      const by = side
        ? steps.filter((step) =>
            claims(step, piece, side, {
              isJoined: isJoined && piece.id !== 'skirt',
              isSkirt: spec.cut.form === 'skirt',
            }),
          )
        : [];
      if (by.length === 1) continue;
      out.push(
        by.length === 0
          ? `no step: the ${name} of ${piece.id}`
          : `two steps for one edge: the ${name} of ${piece.id} (${by.map(({ say }) => say.slice(0, 40)).join(' | ')})`,
      );
    }
  return [...out, ...liningOf(garment, steps)];
}

/** A lining is closed along every opening of its cloth, and what lies between is set when it is there. */
function liningOf({ spec, pattern }: PackGarment, steps: readonly Step[]): string[] {
  const isLined = pattern.pieces.some(({ id }) => /-lining$/.test(id));
  const said = (op: RegExp): number => steps.findIndex(({ say }) => op.test(say));
  const out: string[] = [];
  const pads = said(/tack/);
  const lining = said(/^(?:Lining|\d* ?×? ?Lining)/);
  if (isLined && pads >= 0 && /lining/.test(steps[pads]?.say ?? '') && lining > pads)
    out.push('order: cups are tacked to a lining that is not there');
  const opensBehind = spec.closings.some(({ where }) => /^centre back/.test(where));
  const opensFront =
    spec.closings.some(({ where }) => /^(?:centre )?front/.test(where)) &&
    pattern.pieces.some(({ id }) => id === 'front-lining');
  const all = steps
    .filter(({ say }) => /lining/i.test(say))
    .map(({ say }) => say)
    .join(' ');
  if (
    isLined &&
    opensBehind &&
    pattern.pieces.some(({ id }) => /^(?:back|skirt-back)-lining$/.test(id)) &&
    !/tape of the zip|back stands|back facings/.test(all)
  )
    out.push('no step: the lining along the opening behind');
  if (
    isLined &&
    opensFront &&
    pattern.pieces.some(({ id, cut, fold }) => id === 'front-lining' && cut > 1 && !fold) &&
    !/inner edge|front edges|tape of the zip/.test(all)
  )
    out.push('no step: the lining along the front edges');
  if (
    /hang a day/.test(spec.construction.map(({ text }) => text).join()) &&
    !steps.some(({ say }) => /hang/i.test(say) && /day/.test(say))
  )
    out.push('no step: the skirt hangs a day before it is levelled');
  return out;
}
