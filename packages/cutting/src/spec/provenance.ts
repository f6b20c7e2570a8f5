import { type Detail, detailOf, type Look } from '@toile/look';
import type { PartName, Provenance, Role } from './specification.ts';

/** The slot of the Look that decides a point of measure; points that none decides are fitted to the body. */
const DECIDED: Readonly<Record<string, string>> = {
  'torso.length': 'length',
  'torso.hem': 'silhouette',
  'torso.sweep': 'silhouette',
  'torso.joint': 'waistline',
  'torso.chest': 'fit',
  'torso.waist': 'fit',
  'torso.hip': 'fit',
  'torso.upperArm': 'fit',
  'torso.sleeve': 'sleeve',
  'torso.sleeveOpening': 'sleeve',
  'torso.cuff': 'sleeve',
  'torso.neckWidth': 'neckline',
  'torso.frontNeck': 'neckline',
  'torso.backNeck': 'neckline',
  'torso.topEdge': 'neckline',
  'torso.strap': 'neckline',
  'torso.collar': 'collar',
  'torso.collarFall': 'collar',
  'torso.collarPoint': 'collar',
  'torso.lapel': 'collar',
  'torso.hood': 'collar',
  'torso.hoodDepth': 'collar',
  'torso.rib': 'collar',
  'torso.placket': 'closure',
  'torso.placketWidth': 'closure',
  'torso.buttons': 'closure',
  'torso.stance': 'closure',
  'torso.overlap': 'closure',
  'torso.slit': 'details',
  'torso.vent': 'details',
  'torso.hemCurve': 'details',
  'torso.train': 'details',
  'torso.kalis': 'details',
  'torso.tiers': 'details',
  'torso.border': 'border',
  'skirt.length': 'length',
  'skirt.sweep': 'silhouette',
  'skirt.hip': 'fit',
  'skirt.vent': 'details',
  'skirt.border': 'border',
  'skirt.tiers': 'details',
  'legs.outseam': 'length',
  'legs.inseam': 'length',
  'legs.knee': 'silhouette',
  'legs.opening': 'silhouette',
  'legs.seat': 'fit',
  'drape.border': 'border',
};

const DERIVED: ReadonlySet<string> = new Set([
  'torso.shoulderDrop',
  'torso.acrossFront',
  'torso.acrossBack',
  'torso.waistAt',
  'torso.hipAt',
  'skirt.hipAt',
  'legs.frontRise',
  'legs.backRise',
  'legs.thigh',
  'legs.seatAt',
  'legs.kneeAt',
  'drape.fall',
]);

export type Sources = Look['reading']['sources'];

/** Who decided a slot of a garment, as far as the Look knows. */
export function saidOf(sources: Sources, garment: string, slot: string): Provenance {
  const said = Object.entries(sources).some(
    ([key, source]) => source !== 'chosen' && (key === `${garment}.${slot}` || key.startsWith(`${garment}.${slot}.`)),
  );
  return said ? 'words' : 'house';
}

/** Whether the words name a detail of a garment, or that of which it is the nearest that is known. */
export const saysDetail = ({ understood }: Look['reading'], garment: string, detail: Detail): boolean =>
  understood.some(({ of, as, value, text }) => {
    if (of !== garment || as === 'without') return false;
    const asked = as === 'detail' ? detailOf(value) : undefined;
    // 'coin pocket' is no welt pocket, though it is the nearest to it
    return (asked?.id ?? value) === detail.id || (asked === undefined && text.toLowerCase().includes(stem(detail.id)));
  });
/** The words that order a detail, in the order's own: 'deep back' is not called backless. */
export function detailText({ understood }: Look['reading'], garment: string, detail: Detail): string | undefined {
  const span = understood.find(({ of, as, value }) => {
    if (of !== garment || as !== 'detail') return false;
    const asked = detailOf(value);
    return asked?.id === detail.id && asked.part === detail.part && asked.count === detail.count;
  });
  return span?.text.toLowerCase();
}

const stem = (id: string): string => (id.split('-').at(-1) ?? id).replace(/s$/, '');

export function roleOf(part: PartName, id: string): Role {
  if (DERIVED.has(`${part}.${id}`)) return 'derived';
  const slot = DECIDED[`${part}.${id}`];
  return slot && slot !== 'fit' ? 'driver' : 'fit';
}
