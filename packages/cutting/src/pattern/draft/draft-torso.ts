import { asksFor, type Garment } from '@toile/look';
import { ALLOWANCES } from '../../spec/allowances.ts';
import type { Build } from '../../spec/cut.ts';
import type { Torso } from '../../spec/points.ts';
import { BARE } from '../../spec/torso-neck.ts';
import { type Join, type Pattern, type Piece, rectangle, sideLength } from '../piece.ts';
import { collarOf } from './collar.ts';
import { lengths, sector, sectorPanels } from './skirt-panels.ts';
import { sleeveOf } from './sleeve.ts';
import { backPanel, frontPanel, opensInFront, overlapOf } from './torso-panels.ts';
import { dartAt, type TorsoPlan, torsoPlan } from './torso-plan.ts';

/** The skirt below a waist seam, cut to the very length of that seam. */
function skirtOf(p: TorsoPlan, seam: number): { pieces: Piece[]; ease: number } {
  const { joint, sweep = seam, length, kalis, tiers } = p.t;
  if (joint === undefined || joint >= length - 2) return { pieces: [], ease: 0 };
  const long = length - joint;
  if (kalis)
    return {
      pieces: [
        sector({ id: 'kali', name: 'Kali', cut: kalis }, { top: seam / kalis, hem: sweep / kalis, length: long }),
      ],
      ease: 0,
    };
  const silhouette = p.g.silhouette;
  if (silhouette === 'tiered') {
    const n = tiers ?? 3;
    const pieces = Array.from({ length: n }, (_, i) =>
      lengths(
        { id: `tier-${i + 1}`, name: `Tier ${i + 1}` },
        Math.max(seam * 1.2, sweep / 1.5 ** (n - 1 - i)),
        long / n,
        i === n - 1 ? ALLOWANCES.hem : 1,
      ),
    );
    const [first] = pieces;
    return { pieces, ease: first ? sideLength(first, 'top') * first.cut - seam : 0 };
  }
  const straight = silhouette === 'gathered' || silhouette === 'pleated' || silhouette === 'empire';
  if (straight && sweep > seam * 1.05)
    return { pieces: [lengths({ id: 'skirt', name: 'Skirt length' }, sweep, long)], ease: sweep - seam };
  return { pieces: [sectorPanels({ top: seam, sweep: Math.max(sweep, seam + 4), length: long })], ease: 0 };
}

/** Extra pieces of the front: facings, plackets, belts. */
function frontPieces(p: TorsoPlan, front: Piece): Piece[] {
  const out: Piece[] = [];
  const t = p.t;
  if (t.placket && t.placketWidth && !opensInFront(p))
    out.push(rectangle('placket', 'Placket strip', { width: t.placketWidth * 2, height: t.placket + 2 }, { cut: 2 }));
  if (opensInFront(p) && !p.knit) {
    const height = sideLength(front, 'centre');
    out.push(rectangle('facing', 'Front facing', { width: overlapOf(p) + 6, height }, { cut: 2 }));
  }
  if (t.hemRib)
    out.push(
      rectangle(
        'hem-rib',
        'Hem rib',
        { width: t.hem * 2 * 0.9, height: t.hemRib * 2 },
        { cloth: 'rib', lengthwise: true },
      ),
    );
  if (p.g.details.some(({ id, part }) => !part && ['belt', 'sash', 'obi'].includes(id)))
    out.push(
      rectangle(
        'belt',
        'Belt',
        { width: t.waist * 2 + (asksFor(p.g, 'sash') ? 110 : 30), height: 8 },
        { lengthwise: true },
      ),
    );
  return out;
}

/** Interfacing and lining follow pieces of the cloth: cut by the same outline. */
function doubled(pieces: readonly Piece[], lined: boolean): Piece[] {
  const fused = pieces
    .filter((q) => ['collar', 'collar-fall', 'placket', 'facing'].includes(q.id) && q.cloth === 'fabric')
    .map(
      (q): Piece => ({
        ...q,
        id: `${q.id}-fusing`,
        name: `${q.name}, fusing`,
        cloth: 'interfacing',
        cut: q.id === 'placket' || q.id === 'facing' ? q.cut : 1,
      }),
    );
  const lining = lined
    ? pieces
        .filter((q) => ['front', 'back', 'sleeve'].includes(q.id))
        .map((q): Piece => ({ ...q, id: `${q.id}-lining`, name: `${q.name}, lining`, cloth: 'lining' }))
    : [];
  return [...lining, ...fused];
}

function joinsOf(p: TorsoPlan, ease: { cap?: number; collar?: number }): Join[] {
  const both = (name: string): Join => ({
    name: `${name} seam`,
    a: [{ piece: 'front', side: name }],
    b: [{ piece: 'back', side: name }],
    ease: 0,
  });
  const out: Join[] = [both('side'), both('shoulder')];
  if (ease.cap !== undefined)
    out.push(
      {
        name: 'sleeve into armhole',
        a: [
          { piece: 'front', side: 'armhole' },
          { piece: 'back', side: 'armhole' },
        ],
        b: [{ piece: 'sleeve', side: 'cap' }],
        ease: ease.cap,
      },
      {
        name: 'sleeve seam',
        a: [{ piece: 'sleeve', side: 'seam-front' }],
        b: [{ piece: 'sleeve', side: 'seam-back' }],
        ease: 0,
      },
    );
  if (ease.collar !== undefined && ['mandarin', 'band', 'funnel', 'shirt', 'polo', 'bow'].includes(p.g.collar))
    out.push({
      name: 'collar to neck',
      a: [
        { piece: 'front', side: 'neck' },
        { piece: 'back', side: 'neck' },
      ],
      b: [{ piece: 'collar', side: 'neck' }],
      ease: ease.collar,
    });
  return out;
}

/** Pieces of everything that hangs from the shoulders. */
export function draftTorso(
  t: Torso,
  g: Garment,
  { build, men, lined }: { build: Build; men: boolean; lined: boolean },
): Pattern {
  if (BARE.includes(g.neckline))
    return {
      pieces: [],
      joins: [],
      undrafted: {
        why: `A ${g.neckline} edge is moulded on the stand, not drafted by measures.`,
        nearest: 'sleeveless with a square neck',
      },
    };
  const p = torsoPlan(t, g, build, men);
  const [front, back] = [frontPanel(p), backPanel(p)];
  const armholes = sideLength(front, 'armhole') + sideLength(back, 'armhole');
  const sleeve = sleeveOf(p, armholes);
  const neck = sideLength(front, 'neck') + sideLength(back, 'neck');
  const collar = collarOf(p, neck);
  const waist =
    2 * (sideLength(front, 'hem') + sideLength(back, 'hem') - 2 * dartAt(p, p.bottom)) -
    (opensInFront(p) ? 2 * overlapOf(p) : 0);
  const skirt = skirtOf(p, waist);
  const shell = [front, back, ...(sleeve?.pieces ?? []), ...collar.pieces, ...frontPieces(p, front), ...skirt.pieces];
  return {
    pieces: [...shell, ...doubled(shell, lined)],
    joins: joinsOf(p, { ...(sleeve && { cap: sleeve.ease }), ...(collar.pieces.length && { collar: collar.ease }) }),
  };
}
