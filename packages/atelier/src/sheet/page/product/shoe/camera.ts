/** From where shoes are looked at, and from where the light falls on them. */
import { cross, dot, plus, times, unit, type Vec } from './vectors.ts';

export interface Camera {
  /** Ways to the right, upwards and towards the eye. */
  right: Vec;
  up: Vec;
  back: Vec;
  /** What it looks at, and from how far, lengths of a foot. */
  centre: Vec;
  distance: number;
}

/** @param lift degrees by which the eye stands over the floor. */
export function cameraAt(lift: number, distance: number, centre: Vec): Camera {
  const angle = (lift * Math.PI) / 180;
  return {
    right: [1, 0, 0],
    up: [0, Math.cos(angle), -Math.sin(angle)],
    back: [0, Math.sin(angle), Math.cos(angle)],
    centre,
    distance,
  };
}

/** Right, down and towards the eye; near things larger. */
export function seen({ right, up, back, centre, distance }: Camera, p: Vec): Vec {
  const q: Vec = [p[0] - centre[0], p[1] - centre[1], p[2] - centre[2]];
  const depth = dot(q, back);
  const k = distance / (distance - depth);
  return [dot(q, right) * k, -dot(q, up) * k, depth];
}

/** Where the ray through a point of the picture meets the floor; null above the horizon. */
export function onFloor({ right, up, back, centre, distance }: Camera, x: number, y: number): Vec | null {
  const eye = plus(centre, times(back, distance));
  const way = unit(plus(plus(times(right, x), times(up, -y)), times(back, -distance)));
  if (way[1] >= -0.001) return null;
  return plus(eye, times(way, -eye[1] / way[1]));
}

/** Where the light comes from: upper left, a little before the things. */
export const LIGHT: Vec = unit([-0.5, 0.82, 0.34]);
/** Straight from above: what is near the floor darkens it. */
export const SKY: Vec = unit([0.02, 1, 0.02]);

/** A view along a light: its two ways across, and its own. */
export function alongLight(light: Vec): { right: Vec; down: Vec } {
  const right = unit(cross([0, 0, 1], light));
  return { right, down: cross(light, right) };
}
