import type { Drape, Torso } from '../../spec/points.ts';
import { type Pattern, rectangle } from '../piece.ts';
import { sector } from './skirt-panels.ts';

const HEMMED = { top: 0.6, right: 0.6, bottom: 0.6, left: 0.6 };

/** A draped cloth is not drafted: its cutting card is the hemmed length, with the strips that are sewn to it. */
export function draftDrape(d: Drape): Pattern {
  const cloth = rectangle('cloth', 'Cloth, hemmed', { width: d.width, height: d.length }, { allowances: HEMMED });
  const pieces = [cloth];
  if (d.blousePiece)
    pieces.push(
      rectangle(
        'blouse-piece',
        'Blouse piece, cut off',
        { width: d.width, height: d.blousePiece },
        { allowances: { top: 0, right: 0, bottom: 0, left: 0 } },
      ),
    );
  if (d.fall && d.fallDepth)
    pieces.push(
      rectangle(
        'fall',
        'Fall, bought by the piece',
        { width: d.fallDepth, height: d.fall },
        { cloth: 'lining', allowances: HEMMED },
      ),
    );
  return { pieces, joins: [] };
}

/** Cape and poncho: quarters of a ring round the neck, as full as their sweep. */
export function draftRound(t: Torso): Pattern {
  const neck = Math.PI * (t.neckWidth / 2 + t.frontNeck * 0.35);
  const quarter = sector(
    { id: 'quarter', name: 'Quarter', cut: 4 },
    { top: neck / 2, hem: Math.max((t.sweep ?? 300) / 2, neck) / 2 + neck / 4, length: t.length },
  );
  return {
    pieces: [quarter],
    joins: [
      {
        name: 'quarter seam',
        a: [{ piece: 'quarter', side: 'side-right' }],
        b: [{ piece: 'quarter', side: 'side-left' }],
        ease: 0,
      },
    ],
  };
}
