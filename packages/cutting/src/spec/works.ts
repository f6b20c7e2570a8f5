import type { Detail, Garment } from '@toile/look';
import type { Cut } from './cut.ts';
import type { Drape, Legs, Parts, Skirt, Torso } from './points.ts';
import { quarter } from './round.ts';
import { workedMotif } from './worked-motif.ts';

/** Where something is worked on the finished garment, laid flat: centimetres, from the centre and down from HPS or the top edge. */
export interface Work {
  /** 'A', 'B'…: the mark on the drawing. */
  mark: string;
  name: string;
  view: 'front' | 'back' | 'laid out';
  /** What of the garment it lies on, as it is said beside the drawing. */
  place: string;
  /** Absent on a sleeve, which lies askew: its place is told in words alone. */
  area?: { x0: number; y0: number; x1: number; y1: number };
  width: number;
  height: number;
}

const WORKED: ReadonlySet<string> = new Set([
  'embroidery',
  'aari',
  'kantha',
  'chikankari',
  'phulkari',
  'zardosi',
  'zari',
  'gota',
  'mirror-work',
  'mukaish',
  'sequins',
  'beads',
  'stones',
  'embellished',
  'applique',
  'golden-motifs',
]);

const MOTIF = /motif$/;
/** Prints and weaves are in the cloth. */
const isMotif = (id: string): boolean => MOTIF.test(id) && id !== 'ethnic-motif' && id !== 'golden-motifs';

/** True of what is worked on the cloth with needle, thread, metal or mirror. */
export const isWorked = ({ id }: Pick<Detail, 'id'>): boolean => WORKED.has(id);

/** Side of a picture printed on the breast, and how far below the neck it begins. */
const GRAPHIC = { side: 26, below: 6 } as const;

/** Where a picture is printed on a body; undefined where there is none. */
export function graphicOf(g: Garment, t: Torso): Work['area'] | undefined {
  if (g.cloth.print.kind !== 'graphic' && !g.details.some(({ id, part }) => id === 'graphic' && !part))
    return undefined;
  const side = Math.min(GRAPHIC.side, t.acrossFront * 0.8);
  const y0 = t.frontNeck + GRAPHIC.below;
  return { x0: -side / 2, y0, x1: side / 2, y1: y0 + side };
}

type Placed = Omit<Work, 'mark' | 'name'>;

function placed(view: Work['view'], place: string, area: readonly [number, number, number, number]): Placed {
  const [x0, y0, x1, y1] = area;
  return { view, place, area: { x0, y0, x1, y1 }, width: quarter(x1 - x0), height: quarter(y1 - y0) };
}

const centred = (view: Work['view'], place: string, half: number, y0: number, y1: number): Placed =>
  placed(view, place, [-half, y0, half, Math.max(y1, y0 + 2)]);

const MOTIF_SIZE = 8;
const BAND = 8;

/** Where a single motif lies on a front: on the wearer's left breast. */
export function motifArea(t: Torso): NonNullable<Work['area']> {
  const x = t.acrossFront * 0.24;
  const y0 = Math.min(t.frontNeck + 8, (t.joint ?? t.length) - MOTIF_SIZE - 2);
  return { x0: x - MOTIF_SIZE / 2, y0, x1: x + MOTIF_SIZE / 2, y1: y0 + MOTIF_SIZE };
}

function onTorso(t: Torso, part: string | undefined, motif: boolean): Placed {
  if (motif && part !== 'back') {
    const { x0, y0, x1, y1 } = motifArea(t);
    return placed('front', 'wearer’s left breast', [x0, y0, x1, y1]);
  }
  switch (part) {
    case 'neck':
    case 'collar':
    case 'yoke':
      return centred('front', 'round the neck', t.neckWidth / 2 + 4, 0, t.frontNeck + 9);
    case 'back':
      return centred('back', 'centre back, below the neck', t.acrossBack * 0.3, t.backNeck + 2, t.backNeck + 20);
    case 'hem':
    case 'border':
      return centred('front', 'along the hem, all round', t.hem / 2, t.length - BAND - 2, t.length - 2);
    case 'sleeve':
    case 'cuff':
      return {
        view: 'front',
        place: `both sleeves, all round, from ${t.cuff ? 'the cuff’s seam' : '2 cm above the edge'} up`,
        width: quarter((t.sleeveOpening ?? 12) * 2),
        height: BAND,
      };
    default: {
      const { x1, y0, y1 } = workArea(t);
      return centred('front', 'front, centred', x1, y0, y1);
    }
  }
}

/** What work on a front fills where no part of it is named: below the neck and above the darts, from the centre to x1 on both sides. */
export function workArea(t: Torso): { x1: number; y0: number; y1: number } {
  const y0 = t.frontNeck + 1.5;
  const underarm = t.shoulderDrop + t.armhole * 0.94;
  return { x1: t.acrossFront * 0.42, y0, y1: Math.max(Math.min((t.joint ?? t.length) - 4, underarm + 4), y0 + 2) };
}

function onSkirt(s: Skirt, part: string | undefined): Placed {
  if (part === 'waist') return centred('front', 'below the band, all round', s.waist / 2, s.band, s.band + BAND);
  const deep = s.border ?? BAND;
  return centred('front', 'along the hem, all round', s.sweep / 4, s.length - deep - 1, s.length - 1);
}

const onLegs = (l: Legs): Placed => ({
  view: 'front',
  place: 'both legs, all round, from 2 cm above the hem up',
  width: quarter(l.opening * 2),
  height: BAND,
});

function onDrape(d: Drape, part: string | undefined): Placed {
  const half = d.length / 2;
  if (part === 'border' || part === 'hem')
    return { view: 'laid out', place: 'along both long edges', width: quarter(d.length), height: d.border ?? 6 };
  if (part === 'pallu' || d.pallu)
    return { view: 'laid out', place: 'on the pallu, from its end', width: quarter(d.width), height: d.pallu ?? 60 };
  return {
    view: 'laid out',
    place: 'over the field, spaced 12 cm',
    width: quarter(half * 2),
    height: quarter(d.width),
  };
}

function placeOf(cut: Cut, parts: Parts, part: string | undefined, motif: boolean): Placed | undefined {
  if (cut.form === 'round') return undefined;
  if (parts.legs && (part === 'leg' || !parts.torso)) return onLegs(parts.legs);
  if (parts.torso) return onTorso(parts.torso, part, motif);
  if (parts.skirt) return onSkirt(parts.skirt, part);
  return parts.drape ? onDrape(parts.drape, part) : undefined;
}

interface Asked {
  name: string;
  part: string | undefined;
  motif: boolean;
}

/** Everything that is worked on a garment, in the order it was asked for. */
export function worksOf(g: Garment, cut: Cut, parts: Parts): Work[] {
  const shown = workedMotif(g.details);
  const isEmbroidered = g.details.some(({ id }) => isWorked({ id }));
  const asked = g.details.flatMap(({ id, part, count }): Asked[] => {
    if (id === 'embroidered-neck') return [{ name: 'embroidery', part: 'neck', motif: false }];
    // the motif of an embroidery is worked where the embroidery is
    if (!isWorked({ id }) && (!isMotif(id) || isEmbroidered)) return [];
    const what = isWorked({ id }) && shown !== undefined ? `${shown} ` : '';
    return [{ name: `${count ? `${count} ` : ''}${what}${id.replaceAll('-', ' ')}`, part, motif: isMotif(id) }];
  });
  const found = asked.flatMap(({ name, part, motif }) => {
    const at = placeOf(cut, parts, part, motif);
    return at ? [{ name, ...at }] : [];
  });
  const graphic = parts.torso && graphicOf(g, parts.torso);
  if (graphic) {
    const { x0, y0, x1, y1 } = graphic;
    found.push({ name: 'printed picture', ...placed('front', 'front, centred', [x0, y0, x1, y1]) });
  }
  return found.map((work, i) => ({ mark: String.fromCharCode(65 + i), ...work }));
}
