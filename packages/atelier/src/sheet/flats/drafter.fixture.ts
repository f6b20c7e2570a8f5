/** A cutter whose drawings are plain shapes of a garment's size: enough for whoever places them, and counted by hand. */
import type { FlatDrafter, FlatMark, FlatPoint, FlatView, Length } from '@toile/look';
import { isUncut } from './flat.ts';

const LENGTH: Record<Length, number> = {
  crop: 40,
  cropped: 80,
  waist: 48,
  hip: 64,
  thigh: 78,
  micro: 78,
  mini: 88,
  knee: 100,
  midi: 118,
  ankle: 132,
  maxi: 138,
  floor: 142,
  full: 104,
};

export const box = (left: number, top: number, right: number, bottom: number): FlatPoint[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
/** A filled and outlined shape. */
export const shape = (points: FlatPoint[], fill: NonNullable<FlatMark['fill']> = 'cloth'): FlatMark => ({
  points,
  isClosed: true,
  fill,
  pen: 'outline',
});

export const draftPlain: FlatDrafter = (_, garment): FlatView[] => {
  if (isUncut(garment)) return [{ name: 'laid out', marks: [shape(box(0, 0, 250, 110))] }];
  const reach = garment.sleeve.length === 'long' ? 40 : garment.sleeve.shape === 'none' ? 26 : 34;
  const marks = [shape(box(-reach, 0, reach, LENGTH[garment.length]))];
  return [
    { name: 'front', marks },
    { name: 'back', marks },
  ];
};
