/**
 * The head as a solid, in heads: x to the person's left, y 0 crown to 1 chin, z forward from the axis of the neck. Rows run down
 * the head; each is half an ellipse before its widest place and half an ellipse behind it. Below the ears only the front half
 * exists, and its widest place is the rim of the jaw.
 */

/** A point in the solid's space. */
export type Solid = readonly [x: number, y: number, z: number];

export interface Row {
  y: number;
  /** Half-width of a woman's and of a man's head. */
  half: readonly [female: number, male: number];
  /** z of the widest place, of the face's middle line without its nose, and of the back. */
  wide: number;
  front: number;
  back: number;
}

// biome-ignore format: a table
export const ROWS: readonly Row[] = [
  { y: 0, half: [.012, .012], wide: -.06, front: -.02, back: -.1 },
  { y: .03, half: [.145, .145], wide: -.06, front: .12, back: -.23 },
  { y: .1, half: [.226, .228], wide: -.06, front: .215, back: -.335 },
  { y: .2, half: [.293, .296], wide: -.07, front: .298, back: -.42 },
  { y: .3, half: [.331, .333], wide: -.07, front: .346, back: -.455 },
  { y: .4, half: [.338, .342], wide: -.06, front: .364, back: -.455 },
  { y: .44, half: [.334, .34], wide: -.045, front: .362, back: -.45 },
  { y: .5, half: [.325, .333], wide: -.02, front: .347, back: -.43 },
  { y: .56, half: [.325, .334], wide: .015, front: .353, back: -.395 },
  { y: .62, half: [.319, .332], wide: .02, front: .36, back: -.34 },
  { y: .68, half: [.303, .325], wide: 0, front: .355, back: -.27 },
  { y: .74, half: [.28, .31], wide: 0, front: .355, back: -.2 },
  { y: .8, half: [.25, .288], wide: .025, front: .354, back: -.1 },
  { y: .86, half: [.209, .25], wide: .08, front: .34, back: .08 },
  { y: .91, half: [.165, .205], wide: .135, front: .342, back: .135 },
  { y: .95, half: [.119, .152], wide: .195, front: .34, back: .195 },
  { y: .98, half: [.077, .1], wide: .24, front: .325, back: .24 },
  { y: 1, half: [.012, .018], wide: .285, front: .305, back: .285 },
];

/** Half of the hairline, from the middle of the brow to the sideburn: it lies on the face's surface. */
export const HAIRLINE: readonly (readonly [x: number, y: number])[] = [
  [0, 0.18],
  [0.1, 0.185],
  [0.185, 0.209],
  [0.246, 0.263],
  [0.276, 0.335],
  [0.29, 0.42],
  [0.316, 0.53],
];
/** Its way over the ear and behind it to the nape. */
export const BEHIND_EAR: readonly Solid[] = [
  [0.325, 0.56, -0.01],
  [0.335, 0.47, -0.02],
  [0.34, 0.46, -0.1],
  [0.335, 0.55, -0.125],
  [0.3, 0.66, -0.09],
  [0.22, 0.77, -0.14],
];
/** Where hair parts: on the brow, half-way up, at the crown. */
export const PARTING: Readonly<Record<'centre' | 'side', readonly Solid[]>> = {
  centre: [
    [0, 0.182, 0.31],
    [0.004, 0.07, 0.2],
    [0, -0.022, -0.06],
  ],
  side: [
    [0.125, 0.194, 0.285],
    [0.115, 0.075, 0.17],
    [0.07, -0.018, -0.08],
  ],
};
/** Where long hair hangs, parting to collarbone: the edge beside the face, and half-widths of its outer edge. */
export const FALL_INNER: readonly Solid[] = [
  [0.2, 0.228, 0.24],
  [0.285, 0.38, 0.15],
  [0.316, 0.55, 0.08],
  [0.302, 0.74, 0.06],
  [0.276, 0.92, 0.05],
  [0.3, 1.12, 0.05],
];
export const FALL_OUTER: readonly (readonly [half: number, y: number])[] = [
  [0.25, 0.062],
  [0.364, 0.255],
  [0.408, 0.5],
  [0.418, 0.76],
  [0.43, 0.98],
  [0.46, 1.2],
];
/** The ear that faces us, from where its rim is joined, round to the lobe and back. */
export const EAR: readonly Solid[] = [
  [0.322, 0.5, 0],
  [0.338, 0.462, -0.03],
  [0.366, 0.468, -0.085],
  [0.376, 0.53, -0.125],
  [0.366, 0.595, -0.105],
  [0.346, 0.648, -0.06],
  [0.33, 0.674, -0.025],
  [0.32, 0.645, 0],
];
export const EAR_INNER: readonly Solid[] = [
  [0.334, 0.505, -0.03],
  [0.356, 0.5, -0.075],
  [0.36, 0.555, -0.085],
  [0.342, 0.6, -0.04],
];
