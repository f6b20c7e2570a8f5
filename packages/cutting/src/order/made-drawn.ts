import { asksFor, type Look } from '@toile/look';
import { isElastic } from '../spec/elastic-skirt.ts';
import { isJacket } from '../spec/is-jacket.ts';
import type { ConstructionId } from '../spec/made/construction-words.ts';
import { isMade, type Made } from '../spec/made/made.ts';
import { readMade } from '../spec/made/read-made.ts';
import type { Specification } from '../spec/specification.ts';
import { shapingOf } from '../spec/torso/shaping.ts';
import type { Moves } from './lines-moved.ts';

/** Orders that say one thing twice, so that leaving one off moves no line. */
const TWINS: readonly (readonly ConstructionId[])[] = [
  ['flat-front', 'elastic-back'],
  ['bib', 'apron'],
];

/** Whether a box pleat is laid behind. */
export const hasBackPleat = ({ parts, cut, garment, who }: Specification): boolean =>
  parts.torso !== undefined &&
  cut.form === 'torso' &&
  shapingOf(parts.torso, garment, cut.build, who === 'men').pleat > 0;

/** What a block has whether or not it is ordered. */
const ALWAYS: Partial<Record<ConstructionId, (spec: Specification) => boolean>> = {
  bib: ({ cut, garment }) => (cut.form === 'jumpsuit' && asksFor(garment, 'bib')) || isMade(garment, 'apron'),
  'back-box-pleat': hasBackPleat,
  'side-placket': ({ parts }) => parts.torso?.placket !== undefined,
  'flat-band': ({ garment, closings }) =>
    !closings.some(({ what }) => /elastic|drawstring/.test(what)) && isMade(garment, 'flat-band'),
  'zip-to-waist': ({ closings }) => closings.some(({ what }) => /zip/.test(what)),
  'zip-to-crotch': ({ closings }) => closings.some(({ what }) => /zip/.test(what)),
  'flat-front': ({ cut, garment, parts }) =>
    cut.form === 'legs' && cut.kind === 'trousers' && (parts.legs?.seat ?? 0) > 0 && isMade(garment, 'flat-front'),
  'inverted-pleat': hasBackPleat,
  'button-cuff': ({ closings }) => closings.some(({ where, what }) => where.startsWith('cuff') && /button/.test(what)),
  'diagonal-placket': ({ garment }) => garment.kind === 'cheongsam',
  'two-vents': ({ cut, parts }) => cut.form === 'torso' && !isJacket(cut.build) && parts.torso?.slit !== undefined,
  'single-vent': ({ parts }) => parts.torso?.vent !== undefined,
  'elastic-cuff': ({ cut, parts }) => cut.form === 'legs' && cut.kind === 'elastic' && parts.legs?.cuff !== undefined,
  'elastic-waist': ({ cut, garment }) =>
    (cut.form === 'legs' && cut.kind === 'elastic') || (cut.form === 'skirt' && isElastic(garment)),
  'drawcord-waist': ({ garment }) => garment.kind === 'parka' && garment.closure === 'zip',
  princess: ({ cut }) => cut.form === 'torso' && cut.build === 'corset',
  'back-slit': ({ parts }) => (parts.skirt?.vent ?? parts.torso?.vent) !== undefined,
  'chest-flap': ({ garment }) => garment.details.some(({ id }) => id === 'chest-flap-pocket'),
  lining: ({ cloths }) => cloths.some(({ role }) => role === 'lining'),
  yoke: ({ cut, parts }) => (cut.form === 'legs' && cut.kind === 'jeans') || parts.torso?.yoke !== undefined,
};

/** The constructions that the words order of a garment and its flat shows. */
export function madeAndDrawn(look: Look, spec: Specification, moves: Moves): Made[] {
  return readMade(look, spec.garment.id).filter(({ id }) => {
    const unmade = TWINS.find((twins) => twins.includes(id)) ?? [id];
    return ALWAYS[id]?.(spec) === true || moves({ unmade });
  });
}
