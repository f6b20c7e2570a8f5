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
  { y: .03, half: [.163, .166], wide: -.06, front: .105, back: -.215 },
  { y: .1, half: [.254, .257], wide: -.06, front: .205, back: -.33 },
  { y: .2, half: [.31, .314], wide: -.07, front: .294, back: -.418 },
  { y: .3, half: [.336, .338], wide: -.07, front: .346, back: -.446 },
  { y: .4, half: [.339, .343], wide: -.06, front: .364, back: -.455 },
  { y: .44, half: [.335, .341], wide: -.045, front: .362, back: -.45 },
  { y: .5, half: [.327, .335], wide: -.02, front: .349, back: -.43 },
  { y: .56, half: [.326, .335], wide: .015, front: .352, back: -.395 },
  { y: .62, half: [.321, .333], wide: .02, front: .357, back: -.34 },
  { y: .68, half: [.304, .324], wide: 0, front: .354, back: -.27 },
  { y: .74, half: [.283, .303], wide: 0, front: .353, back: -.2 },
  { y: .8, half: [.254, .277], wide: .02, front: .35, back: -.1 },
  { y: .86, half: [.213, .238], wide: .07, front: .338, back: .07 },
  { y: .91, half: [.173, .195], wide: .125, front: .336, back: .125 },
  { y: .95, half: [.131, .15], wide: .185, front: .333, back: .185 },
  { y: .98, half: [.09, .11], wide: .232, front: .32, back: .232 },
  { y: 1, half: [.014, .02], wide: .28, front: .3, back: .28 },
];

/**
 * Half of the hairline, from the middle of the brow to the sideburn: it lies on the face's surface. A woman's is round, a man's
 * squarer at the temples.
 */
export const HAIRLINE: Readonly<Record<'female' | 'male', readonly (readonly [x: number, y: number])[]>> = {
  female: [
    [0, 0.182],
    [0.09, 0.19],
    [0.172, 0.218],
    [0.23, 0.274],
    [0.264, 0.346],
    [0.292, 0.425],
    [0.314, 0.53],
  ],
  male: [
    [0, 0.186],
    [0.1, 0.184],
    [0.184, 0.192],
    [0.244, 0.236],
    [0.266, 0.32],
    [0.294, 0.405],
    [0.31, 0.545],
  ],
};
/** How much of its height a hairline that has drawn back loses at each of its points: most over the temples, little in the middle. */
export const RECEDED = [0.006, 0.015, 0.032, 0.035, 0.015, 0.002, 0] as const;
/** Its way over the ear and behind it to the nape. */
export const BEHIND_EAR: readonly Solid[] = [
  [0.325, 0.56, -0.01],
  [0.335, 0.47, -0.02],
  [0.34, 0.46, -0.1],
  [0.335, 0.55, -0.125],
  [0.32, 0.61, -0.12],
  [0.3, 0.645, -0.12],
];
/** Where hair parts: on the brow, half-way up, at the crown. */
export const PARTING: Readonly<Record<'centre' | 'side', readonly Solid[]>> = {
  centre: [
    [0, 0.192, 0.31],
    [0.004, 0.07, 0.2],
    [0, -0.002, -0.06],
  ],
  side: [
    [0.18, 0.226, 0.275],
    [0.172, 0.078, 0.14],
    [0.11, 0.012, -0.1],
  ],
};
/** Where long hair hangs, parting to collarbone: the edge beside the face, and half-widths of its outer edge. */
export const FALL_INNER: readonly Solid[] = [
  [0.155, 0.24, 0.26],
  [0.252, 0.352, 0.19],
  [0.308, 0.5, 0.11],
  [0.318, 0.64, 0.07],
  [0.3, 0.77, 0.06],
  [0.276, 0.92, 0.05],
  [0.3, 1.12, 0.05],
];
export const FALL_OUTER: readonly (readonly [half: number, y: number])[] = [
  [0.222, 0.05],
  [0.34, 0.235],
  [0.392, 0.5],
  [0.412, 0.76],
  [0.43, 0.98],
  [0.46, 1.2],
];
/** The ear that faces us, from where its rim is joined, round to the lobe and back. */
export const EAR: readonly Solid[] = [
  [0.322, 0.506, 0],
  [0.338, 0.474, -0.03],
  [0.364, 0.476, -0.08],
  [0.374, 0.526, -0.115],
  [0.364, 0.586, -0.095],
  [0.348, 0.632, -0.06],
  [0.334, 0.655, -0.03],
  [0.32, 0.632, 0],
];
export const EAR_INNER: readonly Solid[] = [
  [0.334, 0.505, -0.03],
  [0.356, 0.5, -0.075],
  [0.36, 0.555, -0.085],
  [0.342, 0.6, -0.04],
];
