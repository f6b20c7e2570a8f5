import { asksFor, type Detail, type Garment } from '@toile/look';
import type { Body } from '../measures/body.ts';
import type { DrapeKind } from './cut.ts';
import type { Drape } from './points.ts';

const TASSELLED: readonly Detail['id'][] = ['tassel', 'fringe'];

/** A cloth that is hemmed and worn, as long as it is finished, and not sewn: centimetres of the whole length. Adults' cloths have one size. */
export function drapeMeasures(g: Garment, kind: DrapeKind, b: Body): Drape {
  const child = b.height < 145;
  const k = child ? b.height / 163 : 1;
  const border = g.border ? (g.border.kind === 'kasavu' ? 6 : 8) : undefined;
  const edge = { ...(border !== undefined && { border }) };
  const ends = TASSELLED.some((id) => asksFor(g, id)) ? { tassel: 8 } : {};
  switch (kind) {
    case 'saree':
      return {
        length: child ? Math.round((550 * k) / 10) * 10 : asksFor(g, 'nauvari') ? 820 : 550,
        width: child ? 90 : 112,
        border: border ?? 5,
        pallu: Math.round(100 * k),
        blousePiece: 80,
        fall: child ? 160 : 265,
        fallDepth: 12,
        ...ends,
      };
    case 'dupatta':
      return { length: child ? 178 : 238, width: child ? 75 : 95, border: border ?? 4, ...ends };
    case 'stole':
      return { length: child ? 148 : 198, width: child ? 50 : 70, ...edge, ...ends };
    case 'cloth':
      return { length: child ? 150 : 200, width: Math.min(115, Math.round(b.waistToFloor)), border: border ?? 2.5 };
    case 'dhoti':
      return { length: child ? 250 : 450, width: child ? 90 : 117, border: border ?? 3 };
  }
}
