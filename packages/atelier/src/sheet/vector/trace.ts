/** From a field over the page to outlines in page units. */
import { type Point, scaled } from '#atelier/kit/points.ts';
import type { Box } from '#atelier/kit/scene.ts';
import { areaOf, contours, type Field } from './contours.ts';
import { type Outline, smoothOutline } from './outline.ts';

export interface TraceOptions {
  /** Pixels per page unit, and where the field lies on the page, pixels. */
  scale: number;
  origin?: Pick<Box, 'x' | 'y'>;
  level?: number;
  /** Page units by which an outline may stray. */
  tolerance?: number;
  /** Loops smaller than this are specks, square page units. */
  least?: number;
}

/** Smooth outlines round everything in the field above the level, in page units. */
export function trace(field: Field, o: TraceOptions): Outline[] {
  const { scale, origin = { x: 0, y: 0 }, level = 0.5, tolerance = 0.35, least = 3 } = o;
  return contours(field, level).flatMap((loop) => {
    if (Math.abs(areaOf(loop)) / (scale * scale) < least) return [];
    const onPage = loop.map(([x, y]): Point => scaled([x + origin.x + 0.5, y + origin.y + 0.5], 1 / scale));
    return smoothOutline(onPage, tolerance) ?? [];
  });
}
