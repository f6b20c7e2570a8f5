import { closed, mapped, type Path, type Pt, poly } from '../../kit/path.ts';
import { circle } from '../view.ts';

/** A closed line through points with soft corners: each step bows by the chord before and after it. */
function soft(...points: readonly Pt[]): Path {
  const at = (nth: number): Pt => points[(nth + points.length) % points.length] ?? [0, 0];
  const handle = (nth: number, by: number): Pt => {
    const [before, here, after] = [at(nth - 1), at(nth), at(nth + 1)];
    return [here[0] + ((after[0] - before[0]) / 6) * by, here[1] + ((after[1] - before[1]) / 6) * by];
  };
  const steps = points.map((_, nth) => ({ to: at(nth + 1), by: [handle(nth, 1), handle(nth + 1, -1)] as const }));
  return { from: at(0), steps, closed: true };
}

const petal = (degrees: number, long: number, wide: number): Path => {
  const a = (degrees * Math.PI) / 180;
  const put = ([x, y]: Pt): Pt => [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
  return mapped(soft([0, 0], [wide, -long * 0.55], [0, -long], [-wide, -long * 0.55]), put);
};

const fan = (degrees: readonly number[], long: number, wide: number): Path[] =>
  degrees.map((one) => petal(one, long, wide));

/** Small drawings of what is worked, about the origin and one unit high each way. */
const SHAPES: Readonly<Record<string, readonly Path[]>> = {
  // in profile, its train drawn out behind it as borders have it
  peacock: [
    soft(
      [-0.86, -0.66],
      [-0.6, -0.86],
      [-0.42, -0.62],
      [-0.36, -0.3],
      [-0.1, -0.1],
      [0.2, 0.02],
      [0.1, 0.36],
      [-0.3, 0.42],
      [-0.56, 0.14],
      [-0.6, -0.4],
    ),
    soft([0.02, -0.08], [0.6, -0.02], [1.2, 0.34], [1.3, 0.66], [0.8, 0.62], [0.1, 0.34]),
    circle([0.5, 0.22], 0.1),
    circle([0.86, 0.42], 0.1),
    poly([-0.54, -0.84], [-0.5, -1.1]),
    poly([-0.46, -0.78], [-0.3, -1.04]),
    poly([-0.24, 0.42], [-0.24, 0.84], [-0.4, 0.84]),
    poly([0.02, 0.38], [0.04, 0.84], [-0.12, 0.84]),
  ],
  elephant: [
    soft(
      [-0.8, 0],
      [-0.5, -0.6],
      [0.3, -0.6],
      [0.7, -0.4],
      [0.9, 0],
      [0.95, 0.6],
      [0.8, 0.6],
      [0.7, 0.1],
      [0.5, 0.1],
      [0.45, 0.7],
      [0.2, 0.7],
      [0.15, 0.2],
      [-0.3, 0.2],
      [-0.35, 0.7],
      [-0.6, 0.7],
      [-0.7, 0.3],
    ),
    soft([0.2, -0.45], [0.5, -0.3], [0.4, 0], [0.15, -0.1]),
  ],
  lotus: [...fan([-75, -40, 0, 40, 75], 1, 0.24), poly([-0.9, 0.15], [0.9, 0.15])],
  paisley: [
    soft([0, 0.8], [-0.6, 0.5], [-0.6, -0.2], [-0.1, -0.6], [0.4, -1], [0.5, -0.7], [0.5, 0.2], [0.4, 0.6]),
    soft([-0.05, 0.45], [-0.3, 0.25], [-0.2, -0.1], [0.1, -0.2], [0.2, 0.2]),
  ],
  butterfly: [...fan([-60, -120, 60, 120], 0.95, 0.3), poly([0, -0.6], [0, 0.6])],
  bee: [...fan([-55, 55], 0.8, 0.25), soft([0, -0.4], [0.28, 0.1], [0, 0.8], [-0.28, 0.1])],
  songbird: [
    soft([-0.8, -0.3], [-0.4, -0.6], [0, -0.2], [0.9, 0.2], [0.3, 0.4], [-0.3, 0.3]),
    soft([-0.2, -0.1], [0.4, -0.7], [0.3, 0.1]),
  ],
  crane: [
    soft([-0.9, -0.5], [-0.5, -0.4], [0, -0.1], [0.9, 0.1], [0.3, 0.3], [-0.3, 0.1], [-0.5, -0.25]),
    soft([-0.1, -0.1], [0.3, -0.95], [0.4, 0]),
    poly([0.3, 0.3], [0.8, 0.9]),
  ],
  fish: [soft([-0.9, 0], [-0.2, -0.4], [0.5, 0], [-0.2, 0.4]), closed(poly([0.45, 0], [0.95, -0.35], [0.95, 0.35]))],
  dragon: [
    soft(
      [-0.9, -0.6],
      [-0.4, -0.8],
      [-0.3, -0.2],
      [0.3, 0],
      [0.5, -0.6],
      [0.9, -0.3],
      [0.7, 0.5],
      [0, 0.5],
      [-0.6, 0.1],
      [-0.6, -0.4],
    ),
    closed(poly([0.5, -0.6], [0.7, -0.95], [0.8, -0.4])),
    poly([0.2, 0.5], [0.1, 0.9]),
  ],
  bear: [circle([0, 0.1], 0.6), circle([-0.5, -0.5], 0.25), circle([0.5, -0.5], 0.25), circle([0, 0.3], 0.2)],
  dinosaur: [
    soft(
      [-0.9, 0.5],
      [-0.4, 0],
      [0.2, -0.1],
      [0.4, -0.7],
      [0.8, -0.8],
      [0.9, -0.5],
      [0.6, -0.3],
      [0.5, 0.3],
      [0.4, 0.8],
      [0.1, 0.4],
      [-0.2, 0.8],
      [-0.3, 0.4],
    ),
  ],
  skull: [
    soft([0, -0.8], [0.6, -0.5], [0.55, 0.1], [0.3, 0.7], [-0.3, 0.7], [-0.55, 0.1], [-0.6, -0.5]),
    circle([-0.22, -0.1], 0.15),
    circle([0.22, -0.1], 0.15),
  ],
  rose: [circle([0, 0], 0.25), ...fan([0, 72, 144, 216, 288], 0.9, 0.4)],
  leaf: [petal(20, 1.1, 0.35), poly([0, 0], [0.38, -1])],
  heart: [soft([0, 0.8], [-0.8, -0.1], [-0.5, -0.7], [0, -0.35], [0.5, -0.7], [0.8, -0.1])],
  star: [
    closed(
      poly(
        [0, -1],
        [0.24, -0.32],
        [0.95, -0.31],
        [0.38, 0.12],
        [0.59, 0.81],
        [0, 0.4],
        [-0.59, 0.81],
        [-0.38, 0.12],
        [-0.95, -0.31],
        [-0.24, -0.32],
      ),
    ),
  ],
  flower: fan([0, 90, 180, 270], 1, 0.35),
};

/** Words whose drawing is another's. */
const ALSO: readonly (readonly [of: RegExp, shape: string])[] = [
  [/bird|parrot|swan|owl/, 'songbird'],
  [/rose|floral|flower|phulkari/, 'rose'],
  [/vine|leaf|leaves|tree|palm|creeper/, 'leaf'],
  [/butti|kairi|mango|ambi/, 'paisley'],
];

/** What is worked, drawn small about a point: by its own shape where its name has one, and as a flower of the trade's shorthand where not. */
export function motif(name: string, [x, y]: Pt, r: number): Path[] {
  const own = Object.keys(SHAPES).find((shape) => name.includes(shape));
  const shape = own ?? ALSO.find(([of]) => of.test(name))?.[1] ?? 'flower';
  return (SHAPES[shape] ?? []).map((path) => mapped(path, ([px, py]): Pt => [x + px * r, y + py * r]));
}
