import { isPart } from '@toile/look';
import { countOf, isPrincess } from '../spec/as-ordered.ts';
import { isMade } from '../spec/made/made.ts';
import type { Specification } from '../spec/specification.ts';
import { isMadeByKind } from './made-by-kind.ts';

/** Parts that every garment of the kind has, or that only say where: their words order nothing by themselves. */
const PLACES: ReadonlySet<string> = new Set([
  'sleeve',
  'neck',
  'hem',
  'waist',
  'bodice',
  'back',
  'front',
  'shoulder',
  'cloth',
  'leg',
  'detail',
  'contrast',
  'embroidery',
]);

const has = (spec: Specification, ...ids: readonly string[]): boolean =>
  spec.garment.details.some(({ id }) => ids.includes(id));

/** Parts that are there or are not. */
const PRESENT: Readonly<Record<string, (spec: Specification) => boolean>> = {
  collar: ({ garment }) => garment.collar !== 'none',
  lapel: ({ parts }) => parts.torso?.lapel !== undefined,
  cuff: ({ parts, garment }) =>
    (parts.torso?.cuff ?? parts.legs?.cuff) !== undefined || garment.details.some(({ id }) => id === 'turn-up'),
  pocket: (spec) => isMadeByKind(spec, 'pocket'),
  button: ({ parts }) => (parts.torso?.buttons ?? parts.skirt?.buttons) !== undefined,
  buttons: ({ parts }) => (parts.torso?.buttons ?? parts.skirt?.buttons) !== undefined,
  strap: ({ parts, garment, cut }) =>
    parts.torso?.strap !== undefined ||
    cut.form === 'jumpsuit' ||
    isMade(garment, 'bib') ||
    garment.kind === 'waistcoat',
  slit: ({ parts }) => (parts.torso?.slit ?? parts.skirt?.vent) !== undefined,
  yoke: (spec) => isMadeByKind(spec, 'yoke'),
  panel: ({ garment }) => countOf(garment, 'gher') !== undefined || isPrincess(garment),
  zip: ({ closings }) => closings.some(({ what }) => what.includes('zip')),
  rib: (spec) => isMadeByKind(spec, 'rib'),
  belt: (spec) => spec.parts.legs?.belt !== undefined || has(spec, 'belt', 'wide-belt', 'narrow-belt'),
  sash: (spec) => has(spec, 'sash'),
  obi: (spec) => has(spec, 'obi'),
  bow: (spec) => has(spec, 'bow', 'goreum') || spec.garment.collar === 'bow',
  ruffle: (spec) => has(spec, 'ruffle'),
  fringe: (spec) => has(spec, 'fringe'),
  border: ({ garment }) => garment.border !== undefined,
  pallu: ({ parts }) => parts.drape !== undefined,
};

/** Whether a part that words name is on the flat. */
export const isPartDrawn = (spec: Specification, part: string): boolean =>
  isPart(part) && (PLACES.has(part) || PRESENT[part]?.(spec) === true);
