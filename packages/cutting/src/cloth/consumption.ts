import type { Print } from '@toile/look';
import type { Pattern } from '../pattern/piece.ts';
import { ALLOWANCES } from '../spec/allowances.ts';
import type { ClothRole, Specification } from '../spec/specification.ts';
import { CLOTH_FACTS, WIDTHS, type Width } from './cloth-facts.ts';
import { layMarker, type Marker } from './marker.ts';

export interface Metres {
  role: ClothRole;
  width: Width;
  /** To buy; absent where a piece is wider than the cloth. */
  metres?: number;
  oneWay: boolean;
  marker?: Marker;
}

/** Of both ends of a lay, cm. */
const ENDS = 4;
/** Centimetres from one motif to the next, by scale. */
const REPEAT: Readonly<Record<Print['scale'], number>> = { small: 0, medium: 8, large: 32 };
const DIRECTED: ReadonlySet<Print['kind']> = new Set(['ombre', 'graphic', 'paisley', 'animal']);
const MATCHED: ReadonlySet<Print['kind']> = new Set([
  'plaid',
  'stripe',
  'gingham',
  'pinstripe',
  'chevron',
  'houndstooth',
]);
/** Seams at which a check or stripe is matched: sides, centre, sleeves. */
const MATCHED_JOINS = 3;

const LINING_SHRINKAGE = 0.02;

/** Cloth, lining and rib to buy at one width, up to the next 5 cm. */
export function metresAt(spec: Specification, pattern: Pattern, role: ClothRole, width: Width): Metres {
  const { fabric, print } = spec.garment.cloth;
  const facts = CLOTH_FACTS[fabric];
  const self = role === 'fabric';
  const oneWay = self && (facts.oneWay || DIRECTED.has(print.kind));
  const { drape } = spec.parts;
  const pieces = pattern.pieces.filter((p) => p.cloth === role);
  // a woven saree is bought by its own length, any other cloth with what its ends are hemmed with
  if (drape && self) {
    const cm = drape.blousePiece === undefined ? drape.length + 2 * ALLOWANCES.bound : drape.length + drape.blousePiece;
    return { role, width, oneWay, metres: Math.ceil(cm / 5) / 20 };
  }
  if (drape) return { role, width, oneWay };
  const marker = layMarker(pieces, width, oneWay);
  if (!marker) return { role, width, oneWay };
  const shrinkage = self ? facts.shrinkage : LINING_SHRINKAGE;
  const repeat = self && MATCHED.has(print.kind) ? REPEAT[print.scale] * MATCHED_JOINS : 0;
  const cm = (marker.length + ENDS) * (1 + shrinkage) + repeat;
  return { role, width, oneWay, marker, metres: Math.ceil(cm / 5) / 20 };
}

/** Every cloth of the pattern at every width that it is sold in. */
export function consumption(spec: Specification, pattern: Pattern): Metres[] {
  const roles = [...new Set(pattern.pieces.map((p) => p.cloth))];
  return roles.flatMap((role) => WIDTHS.map((width) => metresAt(spec, pattern, role, width)));
}

/** The width nearest to what this cloth is usually woven in, at which every piece lies. */
export function bestWidth(spec: Specification, metres: readonly Metres[], role: ClothRole): Metres | undefined {
  const usual = role === 'fabric' ? CLOTH_FACTS[spec.garment.cloth.fabric].width : 112;
  const able = metres.filter((m) => m.role === role && m.metres !== undefined);
  return able.sort((a, b) => Math.abs(a.width - usual) - Math.abs(b.width - usual))[0];
}
