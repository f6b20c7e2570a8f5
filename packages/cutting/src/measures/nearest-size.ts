import type { Body, Who } from './body.ts';
import { bodyOf, SIZE_TABLES, type Size } from './size-tables.ts';

/** The table's size whose girths lie nearest to what was measured; the middle one when no girth is known. */
export function nearestSize(who: Who, given: Partial<Body>): Size {
  const sizes = SIZE_TABLES[who].sizes;
  const keys = (['bust', 'waist', 'hip', 'height'] as const).filter(
    (key) => given[key] !== undefined && (key !== 'height' || who === 'children'),
  );
  const off = (size: Size) => {
    const body = bodyOf(who, size);
    return keys.reduce((sum, key) => sum + Math.abs((given[key] ?? 0) - body[key]) * (key === 'waist' ? 0.5 : 1), 0);
  };
  if (!keys.length) return sizes[Math.floor(sizes.length / 2)] ?? 'M';
  return sizes.reduce((best, size) => (off(size) < off(best) ? size : best));
}
